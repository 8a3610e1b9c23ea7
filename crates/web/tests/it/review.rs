//! Reviews of matches that are over, without script.

use std::time::Duration;

use crate::ask::site;
use crate::browser::Browser;
use crate::html::text;
use crate::replay::in_play;

/// A match that Ann has given up, reviewed in haste.
async fn reviewed(browser: &mut Browser, game: &str) -> String {
    let path = in_play(browser, game).await;
    browser.open(&path).await;
    let form = browser.form("/concede");
    browser.submit(&form, &form.button()).await;
    browser.open(&path).await;
    let review = format!("{path}/review");
    assert!(
        browser.page.contains(&review),
        "{game}: a way to the review"
    );
    browser.open(&review).await;
    let status = browser.fill_and_send("/review", &[("depth", "0.05")]).await;
    assert_eq!(status, 200, "{game}");
    for _ in 0..2000 {
        browser.open(&review).await;
        if !browser.page.contains("class=\"computing\"") {
            return review;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{game}: {}", text(&browser.page));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_match_is_reviewed_and_told_in_words() {
    let site = site("sqlite::memory:").await;
    let mut last = String::new();
    for game in ["ethnos", "eko", "numa-sera"] {
        let mut browser = Browser::new(&site.router);
        let review = reviewed(&mut browser, game).await;
        let said = text(&browser.page);
        // Nothing is dealt or rolled in Ekö, so nothing there is luck.
        let rest = match game {
            "eko" => "What play explains",
            _ => "Luck and play",
        };
        for part in ["Chance to win", rest, "Costliest decisions"] {
            assert!(said.contains(part), "{game}: {said}");
        }
        assert!(browser.page.contains("class=\"sb p1 me\""), "{game}");
        assert!(browser.page.contains("<caption") || browser.page.contains("<table"));

        browser.open(&format!("{review}?seat=2&whose=all")).await;
        assert!(browser.page.contains("class=\"sb p2 me\""), "{game}");
        browser.open(&format!("{review}?until=5")).await;
        let said = text(&browser.page);
        assert!(!said.contains(rest), "{game}: {said}");
        assert!(!said.contains("wins"), "{game}: {said}");
        // Nonsense is no more than the whole.
        browser.open(&format!("{review}?seat=99&d=100000")).await;
        assert!(text(&browser.page).contains(rest), "{game}");
        // Every decision has its row, not only the costly ones.
        browser.open(&format!("{review}?whose=all&all=1")).await;
        let rows = browser.page.matches("class=\"dt2\"").count();
        assert!(
            text(&browser.page).contains(&format!("of {rows} decisions")),
            "{game}: {rows} rows, {}",
            text(&browser.page)
        );
        last = review;
    }
    // Who comes by a link and has no name yet may ask for a deeper look, too. It takes long: one is enough.
    let mut stranger = Browser::new(&site.router);
    stranger.open(&last).await;
    let asked = stranger.fill_and_send("/review", &[]).await;
    assert_eq!(asked, 200, "{}", text(&stranger.page));
    site.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_goes_on_has_no_review() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    let path = in_play(&mut browser, "eko").await;
    browser.open(&format!("{path}/review")).await;
    assert_eq!(browser.path, path, "the table instead");
    site.close().await;
}
