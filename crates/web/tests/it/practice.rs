//! Practice without script: a position of the shipped set, an answer, what it was worth, the next one, and what is kept of it.

use serde_json::{Value, json};

use crate::ask::site;
use crate::browser::Browser;
use crate::html::{Control, text};

/// Those with positions of their own.
const GAMES: [&str; 1] = ["ethnos"];

/// Ann makes a move, its first answer by the first of what is offered; says how the page tells it.
async fn answer(browser: &mut Browser, path: &str) -> String {
    let api = format!("/api/v1{}", path.replace("/t/", "/tables/"));
    for _ in 0..40 {
        browser.open(path).await;
        if browser.page.contains("data-waits=\"told\"") {
            return text(&browser.page);
        }
        browser.open(&format!("{api}/view")).await;
        let view: Value = serde_json::from_str(&browser.page).unwrap();
        let step = view["step"].as_u64().unwrap();
        let answer = view["choices"][0]["answer"].as_str().expect("Ann is asked");
        let answer = json!({ "step": step, "answers": [answer] });
        browser.call(&format!("{api}/answers"), &answer).await;
    }
    panic!("a move has so many answers: {}", text(&browser.page));
}

/// After one answer its day is counted, and a kind of decision can be practised by itself.
async fn days_and_kinds(browser: &mut Browser, game: &str) {
    let said = text(&browser.page);
    for part in ["1 day in a row", "1 of 5", "What you train", "of 1 right"] {
        assert!(said.contains(part), "{game}, {part}: {said}");
    }
    // A kind of decision can be practised by itself.
    let forms = browser.forms(&format!("/practice/{game}"));
    let of_theme = |form: &&crate::browser::Form| {
        form.controls
            .iter()
            .any(|one| one.name.as_deref() == Some("theme"))
    };
    let form = forms.iter().rfind(of_theme).expect("there are kinds");
    browser.submit(form, &form.button()).await;
    assert!(browser.path.starts_with("/t/"), "{game}: {}", browser.path);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_position_is_asked_answered_and_comes_again() {
    let site = site("sqlite::memory:").await;
    for game in GAMES {
        // A guest without a name keeps what they have practised, too.
        let mut browser = Browser::new(&site.router);
        browser.open("/practice").await;
        let said = text(&browser.page);
        assert!(said.contains("One answer a day starts a streak"), "{said}");
        assert!(said.contains("When to play a Band"), "{said}");
        let form = browser.form(&format!("/practice/{game}"));
        browser.submit(&form, &form.button()).await;
        let path = browser.path.clone();
        assert!(path.starts_with("/t/"), "{game}: {path}");
        let said = text(&browser.page);
        assert!(said.contains("What would you do?"), "{game}: {said}");
        assert!(!browser.page.contains(&format!("{path}/hint")), "{game}");
        // Left and taken up again, it is the same one.
        browser.open(&format!("/practice/{game}")).await;
        let form = browser.form(&format!("/practice/{game}"));
        browser.submit(&form, &form.button()).await;
        assert_eq!(browser.path, path, "{game}");

        let said = answer(&mut browser, &path).await;
        assert!(
            said.contains("best") && said.contains("your move"),
            "{game}: {said}"
        );
        assert!(said.contains("Asked again: in "), "{game}: {said}");
        let mut forms = browser.forms("/practice").into_iter();
        let form = forms.find(|form| form.button().value == "next");
        let form = form.expect("a way on");
        browser.submit(&form, &form.button()).await;
        assert!(
            browser.path.starts_with("/t/") && browser.path != path,
            "{game}"
        );
        assert!(text(&browser.page).contains("What would you do?"), "{game}");

        browser.open(&format!("/practice/{game}")).await;
        let said = text(&browser.page);
        assert!(said.contains("last answer"), "{game}: {said}");
        days_and_kinds(&mut browser, game).await;
        // It is no match: not among those that wait, nor among those that ended.
        browser.open("/games/mine").await;
        assert!(!browser.page.contains(&path), "{game}");
    }
    site.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_there_is_not_cannot_be_practised() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    browser.open("/practice/eko").await;
    for item in ["own:nowhere:3", "eko:none", "nonsense"] {
        let mut form = browser.form("/practice/eko");
        form.controls.push(Control {
            kind: "hidden".to_owned(),
            name: Some("item".to_owned()),
            value: item.to_owned(),
            on: false,
            disabled: false,
        });
        let button = form.button();
        browser.submit(&form, &button).await;
        assert_eq!(browser.path, "/practice/eko", "{item}");
    }
    site.close().await;
}
