//! From never heard of it to a first game: the page of a game, its rules, positions to try, and notes for newcomers.

use serde_json::json;

use crate::ask::site;
use crate::browser::Browser;

const GAMES: [&str; 3] = ["ethnos", "eko", "numa-sera"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_has_a_page_and_its_rules_begin_with_how_to_play() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    browser.open("/").await;
    for game in GAMES {
        assert!(browser.page.contains(&format!("href=\"/games/{game}\"")));
    }
    for game in GAMES {
        browser.open(&format!("/games/{game}")).await;
        assert_eq!(browser.page.matches("howpanel").count(), 4, "{game}");
        assert_eq!(browser.forms(&format!("/learn/{game}")).len(), 1, "{game}");
        browser.open(&format!("/rules/{game}?seats=2")).await;
        let two = browser.page.clone();
        assert!(two.matches("howpanel").count() > 6, "{game}");
        browser.open(&format!("/rules/{game}?seats=4")).await;
        assert_ne!(two, browser.page, "{game} differs by the number of players");
    }
    // In the terms of each edition, with its own tokens.
    browser.open("/rules/ethnos?edition=second&seats=4").await;
    assert!(
        browser.page.contains("play a Party")
            && browser.page.contains("<span class=\"tok\">12</span>")
    );
    browser.open("/rules/ethnos?edition=first&seats=4").await;
    assert!(
        browser.page.contains("play a Band")
            && !browser.page.contains("<span class=\"tok\">12</span>")
    );
    site.close().await;
}

/// Opened from a table, the rules are those that hold there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_from_a_table_are_those_of_the_table() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    browser.be_called("Ann").await;
    let table =
        json!({ "game": "eko", "places": ["me", "random"], "seats": 2, "variants": ["portals"] });
    let made = browser.call("/api/v1/tables", &table).await;
    let id = made["id"].as_str().unwrap().to_owned();
    browser.open(&format!("/t/{id}")).await;
    let form = browser.form("/start");
    browser.submit(&form, &form.button()).await;
    assert!(browser.page.contains(&format!("/rules/eko?table={id}#")));
    browser.open(&format!("/rules/eko?table={id}")).await;
    assert!(
        browser.page.contains("id=\"EK-V-R2\""),
        "portals are in play"
    );
    assert!(!browser.page.contains("id=\"EK-V-T2\""), "tempests are not");

    let table =
        json!({ "game": "ethnos", "places": ["me", "random"], "seats": 2, "edition": "second" });
    let made = browser.call("/api/v1/tables", &table).await;
    let id = made["id"].as_str().unwrap().to_owned();
    browser.open(&format!("/rules/ethnos?table={id}")).await;
    for (rule, holds) in [
        ("ET-2P-5", true),
        ("ET-3P-1", false),
        ("ET-SOLO-1", false),
        ("ET-COMP-5", false),
        ("ET-COMP-6", true),
    ] {
        assert_eq!(
            browser.page.contains(&format!("id=\"{rule}\"")),
            holds,
            "{rule}"
        );
    }
    site.close().await;
}

/// The first answer to the first question.
#[tokio::test]
async fn how_do_i_win_finds_the_end_of_the_game() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    for (game, rule) in GAMES.iter().zip(["ET-END-2", "EK-W1", "NS-R1-4"]) {
        browser.open(&format!("/rules/{game}?q=how+do+I+win")).await;
        let answers = browser
            .page
            .split("<section class=\"panel chapter answers\"")
            .nth(1)
            .unwrap();
        let first = answers.split("<li id=\"").nth(1).unwrap();
        assert!(first.starts_with(rule), "{game}: {first:.40}");
    }
    site.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn examples_and_positions_are_tried_at_a_table() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    browser.be_called("Ann").await;
    for game in GAMES {
        browser.open(&format!("/try/{game}")).await;
        let area = browser.page.split("<textarea").nth(1).unwrap();
        let area = area.split_once('>').unwrap().1;
        let position = area.split("</textarea>").next().unwrap().to_owned();
        let mut form = browser.form(&format!("/try/{game}"));
        form.fill("position", &position);
        let button = form.button();
        browser.submit(&form, &button).await;
        assert!(browser.path.starts_with("/t/"), "{game}: {}", browser.path);
        // It is there after the server has forgotten it.
        let path = browser.path.clone();
        browser.open(&path).await;
        assert!(browser.page.contains("data-region"), "{game}");
    }
    browser.open("/try/eko").await;
    let mut form = browser.form("/try/eko");
    form.fill("position", "stack nowhere: A 2");
    let button = form.button();
    assert_eq!(browser.try_to_submit(&form, &button).await, 422);
    site.close().await;
}

/// Every row of every box has a page of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tribe_a_tile_and_a_hero_have_entries() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    for (game, rule) in GAMES.iter().zip(["ET-TRIBE-", "EK-", "NS-"]) {
        browser.open(&format!("/components/{game}")).await;
        let link = format!("href=\"/components/{game}/");
        let links: Vec<String> = browser
            .page
            .split(&link)
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap().to_owned())
            .collect();
        assert!(links.len() > 12, "{game}: {links:?}");
        let mut with_rules = 0;
        for entry in links.iter().filter(|entry| entry.contains('/')).take(40) {
            browser.open(&format!("/components/{game}/{entry}")).await;
            assert!(
                browser.page.contains("class=\"panel entry"),
                "{game} {entry}"
            );
            with_rules += usize::from(browser.page.contains(rule));
        }
        assert!(with_rules > 3, "{game}: {with_rules}");
    }
    // A chapter that is called after something is there whole.
    browser.open("/components/ethnos/first.tribes/troll").await;
    for nth in 1..=12 {
        let rule = format!("#ET-TRIBE-TROLL-{nth}\"");
        assert!(browser.page.contains(&rule), "{rule}");
    }
    site.close().await;
}

/// Who has played or learned something is not asked whether they are new.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_greeted_as_new_twice() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    browser.open("/").await;
    assert!(browser.page.contains("panel welcome"));
    let form = browser.form("/learn/eko");
    browser.submit(&form, &form.button()).await;
    let forms = browser.forms("/lesson");
    let leave = forms.iter().find(|form| form.button().value == "leave");
    let leave = leave.expect("a lesson can be left");
    browser.submit(leave, &leave.button()).await;
    browser.open("/").await;
    assert!(!browser.page.contains("panel welcome"), "{}", browser.page);
    assert!(browser.page.contains("/learn\""), "lessons stay at hand");
    site.close().await;
}

/// What happens for the first time is told once, one thing at a time, until no more is wanted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn newcomers_are_told_each_thing_once() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    browser.be_called("Ann").await;
    browser.open("/").await;
    let form = browser.form("/newhere");
    browser.submit(&form, &form.button()).await;
    assert!(browser.page.contains("Explaining things"));
    // One disc joins another, and the other side answers somehow.
    let setup = "seats=2 board=standard";
    let position = "stack m12: A 2\nstack l12: A 1\nstack l13: A 3 emperor\nstack n12: B 1\nstack o9: B 2 emperor";
    browser.open("/try/eko").await;
    let mut form = browser.form("/try/eko");
    form.fill("setup", setup);
    form.fill("position", position);
    let button = form.button();
    browser.submit(&form, &button).await;
    let path = browser.path.clone();
    assert!(
        browser.forms("/newhere").is_empty(),
        "nothing has happened yet"
    );
    let id = path.trim_start_matches("/t/");
    let answers = json!({ "step": 0, "answers": ["lift m12", "to n12"] });
    browser
        .call(&format!("/api/v1/tables/{id}/answers"), &answers)
        .await;
    let mut told = Vec::new();
    browser.open(&path).await;
    while let Some(form) = browser.forms("/newhere").into_iter().next() {
        let mut controls = form.controls.iter();
        let seen = controls.find(|control| control.name.as_deref() == Some("seen"));
        let key = seen.expect("what is told has a key").value.clone();
        assert!(!told.contains(&key), "{key:?} twice");
        told.push(key);
        let button = form.buttons().remove(0);
        browser.submit(&form, &button).await;
    }
    assert!(!told.is_empty(), "an attack is told of");
    // The other button ends them all.
    browser.open("/").await;
    assert!(browser.page.contains("Explaining things"));
    let form = browser.form("/newhere");
    browser.submit(&form, &form.button()).await;
    assert!(!browser.page.contains("Explaining things"));
    site.close().await;
}

/// A lesson is a table with a card: nothing more is fetched for it, and the card is a few hundred words at most.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_costs_no_more_than_a_table() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    browser.be_called("Ann").await;
    let files = |page: &str| {
        let named = page.split("\"/assets/").skip(1);
        let mut names: Vec<String> = named
            .filter_map(|rest| rest.split(['"', '#']).next().map(str::to_owned))
            .collect();
        names.sort();
        names.dedup();
        names
    };
    for game in GAMES {
        browser.open("/learn").await;
        let form = browser.form(&format!("/learn/{game}/first"));
        let button = form.button();
        browser.submit(&form, &button).await;
        let taught = browser.page.clone();
        assert!(taught.contains("class=\"coach\""), "{game}");
        // The same without the card: a real table of the same kind.
        let setup = json!({ "game": game, "places": ["me", "random"], "seats": 2 });
        let made = browser.call("/api/v1/tables", &setup).await;
        let id = made["id"].as_str().unwrap().to_owned();
        browser.open(&format!("/t/{id}")).await;
        let start = browser.form("/start");
        browser.submit(&start, &start.button()).await;
        // Whoever is not asked has less on their page.
        while !browser.page.contains("data-turn=\"yours\"") {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            browser.open(&format!("/t/{id}")).await;
        }
        assert_eq!(files(&taught), files(&browser.page), "{game}");
        let (lesson, table) = (taught.len(), browser.page.len());
        assert!(
            lesson < table + table / 8,
            "{game}: {lesson} beside {table}"
        );
    }
    site.close().await;
}
