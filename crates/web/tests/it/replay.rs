//! Looking at a match again, without script.

use serde_json::{Value, json};

use crate::ask::site;
use crate::browser::Browser;
use crate::html::text;

/// Ann against a bot that answers at once, some answers of hers in.
pub(crate) async fn in_play(browser: &mut Browser, game: &str) -> String {
    browser.be_called("Ann").await;
    let table = json!({ "game": game, "places": ["me", "random"], "seats": 2 });
    let made = browser.call("/api/v1/tables", &table).await;
    let path = format!("/t/{}", made["id"].as_str().unwrap());
    browser.open(&path).await;
    let form = browser.form("/start");
    browser.submit(&form, &form.button()).await;
    let api = format!("/api/v1{}", path.replace("/t/", "/tables/"));
    for _ in 0..400 {
        let view = view(browser, &api).await;
        let step = view["step"].as_u64().unwrap();
        if step > 12 && view["choices"][0].is_object() {
            break;
        }
        match view["choices"][0]["answer"].as_str() {
            Some(answer) => {
                let answer = json!({ "step": step, "answers": [answer] });
                browser.call(&format!("{api}/answers"), &answer).await;
            }
            None => tokio::time::sleep(std::time::Duration::from_millis(5)).await,
        }
    }
    path
}

async fn view(browser: &mut Browser, api: &str) -> Value {
    browser.open(&format!("{api}/view")).await;
    serde_json::from_str(&browser.page).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_match_is_seen_with_all_eyes_and_played_on() {
    let site = site("sqlite::memory:").await;
    for game in ["ethnos", "eko", "numa-sera"] {
        let mut browser = Browser::new(&site.router);
        let path = in_play(&mut browser, game).await;
        others_eyes_are_closed(&mut browser, game, &path).await;
        browser.open(&path).await;
        let form = browser.form("/concede");
        browser.submit(&form, &form.button()).await;
        browser.open(&path).await;
        assert!(
            browser.page.contains("?step=0\""),
            "{game}: a way to the replay"
        );

        let mut pages = Vec::new();
        for eyes in 0..3 {
            browser.open(&format!("{path}?step=6&as={eyes}")).await;
            let page = &browser.page;
            assert!(page.contains("class=\"replay"), "{game}: {}", text(page));
            // Nothing tells how it ends: the newest line of the log is of this step.
            assert!(!page.contains("class=\"over result\""), "{game}");
            let after = |step: usize| page.contains(&format!("id=\"log-{step}-0\""));
            assert!(!(7..400).any(after), "{game}: the log tells what comes");
            pages.push(
                page.split("<main")
                    .nth(1)
                    .unwrap()
                    .split("replay quiet")
                    .next()
                    .unwrap()
                    .to_owned(),
            );
        }
        browser.open(&format!("{path}?step=6&as=99")).await;
        let all = browser.page.split("data-leaf=\"everything\"").nth(1);
        assert!(all.is_some_and(|all| all.contains("Ann")), "{game}");
        browser.open(&format!("{path}?step=6&as=2")).await;
        // Where hands are hidden, each sees another one; in the open there is nothing to choose.
        let chosen = browser.page.contains("seenby");
        assert_eq!(chosen, game != "eko", "{game}");
        let differ = pages[0] != pages[1] && pages[1] != pages[2];
        assert!(differ || game == "eko", "{game}");

        is_found_again(&mut browser, game, &path).await;
        browser.open(&format!("{path}?step=6&as=2")).await;

        let way = format!("href=\"{path}/play-on?step=6&amp;as=2\"");
        assert!(browser.page.contains(&way), "{game}: a way on");
        browser.open(&format!("{path}/play-on?step=6&as=2")).await;
        let form = browser.form("/play-on");
        browser.submit(&form, &form.button()).await;
        assert!(browser.path != path && browser.page.contains("played on from a replay"));
        let plays = browser.page.contains("data-turn=\"yours\"")
            || browser.page.contains("data-turn=\"others\"");
        assert!(plays, "{game}: {}", text(&browser.page));
    }
    site.close().await;
}

/// While it goes on.
async fn others_eyes_are_closed(browser: &mut Browser, game: &str, path: &str) {
    browser.open(&format!("{path}/fragment?step=6")).await;
    let own = browser.page.clone();
    browser.open(&format!("{path}/fragment?step=6&as=2")).await;
    assert_eq!(browser.page, own, "{game}");
    assert!(!own.contains("class=\"replay"), "{game}: it is not over");
    browser.open(&format!("{path}/fragment?step=6&as=99")).await;
    assert_eq!(browser.page, own, "{game}: not everything");
}

/// Who gave up among two came second.
async fn is_found_again(browser: &mut Browser, game: &str, path: &str) {
    // Where a condition wins, points say nothing.
    let came = match game {
        "numa-sera" => "Place 2 of 2<",
        _ => "Place 2 of 2, ",
    };
    for page in [
        "/",
        "/games/mine",
        &format!("/games/mine?state=over&game={game}"),
    ] {
        browser.open(page).await;
        assert!(browser.page.contains(&format!("{path}?step=0")), "{page}");
        assert!(
            browser.page.contains(came),
            "{page}: {}",
            text(&browser.page)
        );
    }
    browser.open("/games/mine?game=nonsense&page=7").await;
    assert!(
        !browser.page.contains(path),
        "a page beyond the last is empty"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_plays_nothing_on() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    let path = in_play(&mut browser, "eko").await;
    browser.open(&path).await;
    let form = browser.form("/concede");
    browser.submit(&form, &form.button()).await;
    browser.open(&format!("{path}/play-on?step=3")).await;
    for (step, field, value) in [
        ("-1", "seat1", "me"),
        ("4000000000", "seat1", "me"),
        ("x", "seat1", "me"),
        ("", "seat1", "me"),
        ("3", "seat2", "bot.nonsense"),
        ("3", "seat2", "nobody"),
        ("3", "deal", "anew"),
    ] {
        let mut form = browser.form("/play-on");
        form.force("step", step);
        form.force(field, value);
        let mut other = browser.copy_at(&site.router);
        let status = other.try_to_submit(&form, &form.button()).await;
        assert_eq!(status, 422, "{step} {field}={value}: {}", text(&other.page));
    }
    site.close().await;
}
