//! One person against bots takes decisions back: by forms alone, and by programs. And settings of the table.

use std::time::Duration;

use axum::Router;
use serde_json::{Value, json};

use crate::ask::site;
use crate::browser::Browser;
use crate::html::text;

/// A table of Ann's against two bots, begun. Gives its id.
async fn begun(browser: &mut Browser) -> String {
    browser.be_called("Ann").await;
    let table = json!({ "game": "ethnos", "edition": "first", "places": ["me", "random", "random"], "seats": 3 });
    let made = browser.call("/api/v1/tables", &table).await;
    let id = made["id"].as_str().unwrap().to_owned();
    browser.open(&format!("/t/{id}")).await;
    let form = browser.form("/start");
    browser.submit(&form, &form.button()).await;
    id
}

/// Opens the table again until Ann is asked.
async fn until_asked(browser: &mut Browser, id: &str) {
    for _ in 0..500 {
        browser.open(&format!("/t/{id}")).await;
        if browser.page.contains("data-turn=\"yours\"") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("Ann is never asked");
}

/// How many steps the page shows.
fn step(browser: &Browser) -> usize {
    let after = browser.page.split("data-step=\"").nth(1).unwrap();
    after.split('"').next().unwrap().parse().unwrap()
}

/// What stands on the page of Ann's own cards and the question.
fn decision(browser: &Browser) -> String {
    let after = browser.page.split("id=\"decision\"").nth(1).unwrap();
    text(after.split("</form>").next().unwrap())
}

async fn draw(browser: &mut Browser) {
    let forms = browser.forms("/answer");
    let mut buttons = forms.iter().flat_map(|form| {
        let buttons = form.buttons().into_iter();
        buttons.map(move |button| (form, button))
    });
    let drawing = buttons.find(|(_, button)| button.value == "draw");
    let (form, button) = drawing.expect("the deck is open");
    let form = form.clone();
    browser.submit(&form, &button).await;
}

/// What a program with Ann's cookies reads.
async fn read(router: &Router, browser: &Browser, path: &str) -> Value {
    let mut program = browser.copy_at(router);
    program.open(&format!("/api/v1/tables/{path}")).await;
    serde_json::from_str(&program.page).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_script_a_decision_is_taken_back_behind_bots_and_cards() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    let id = begun(&mut browser).await;
    until_asked(&mut browser, &id).await;
    assert!(browser.forms("/undo").is_empty(), "nothing to undo yet");
    let (first, asked) = (step(&browser), decision(&browser));
    draw(&mut browser).await;
    // The page as it was right after the answer; the bots go on.
    let early = browser.form("/undo");
    until_asked(&mut browser, &id).await;
    let (second, with_card) = (step(&browser), decision(&browser));
    assert!(second >= first + 3, "both bots have answered");
    assert_ne!(asked, with_card);
    draw(&mut browser).await;
    until_asked(&mut browser, &id).await;

    let undo = browser.form("/undo");
    let title = "Back to your last decision. Bots' answers are taken back too.";
    assert!(browser.page.contains(title));
    browser.submit(&undo, &undo.button()).await;
    assert_eq!(
        (step(&browser), decision(&browser)),
        (second, with_card.clone())
    );
    assert!(text(&browser.page).contains("Ann takes a move back."));
    // Pressed twice, it goes back once.
    let status = browser.try_to_submit(&undo, &undo.button()).await;
    assert_eq!(status, 409);
    browser.open(&format!("/t/{id}")).await;
    assert_eq!(step(&browser), second);
    // A page that has not seen what the bots did may take back what it has seen.
    browser.submit(&early, &early.button()).await;
    assert_eq!((step(&browser), decision(&browser)), (first, asked));
    assert!(
        browser.forms("/undo").is_empty(),
        "nothing to undo any more"
    );
    // The same card comes again.
    draw(&mut browser).await;
    until_asked(&mut browser, &id).await;
    assert_eq!(step(&browser), second);
    assert_eq!(decision(&browser), with_card);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_takes_back_and_reads_how_often() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    let id = begun(&mut browser).await;
    until_asked(&mut browser, &id).await;
    let view = format!("{id}/view");
    let before = read(&site.router, &browser, &view).await;
    assert_eq!(before["may_undo"], false);
    draw(&mut browser).await;
    until_asked(&mut browser, &id).await;
    assert_eq!(read(&site.router, &browser, &view).await["may_undo"], true);
    let path = format!("/api/v1/tables/{id}/undo");
    let taken = browser.call(&path, &json!({})).await;
    assert_eq!(taken["step"], before["step"]);
    let after = read(&site.router, &browser, &view).await;
    for part in ["step", "view", "choices", "question", "may_undo"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    let table = read(&site.router, &browser, &id).await;
    assert_eq!(table["take_backs"], 1, "{table}");
    let (status, refused) = browser.try_call(&path, &json!({})).await;
    assert_eq!(
        (status, &refused["message"]),
        (422, &json!("Nothing to undo yet."))
    );
    site.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pace_and_confirmation_are_kept_with_the_browser() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    let id = begun(&mut browser).await;
    let told =
        |pace: &str, confirm: &str| format!("data-pace=\"{pace}\" data-confirm=\"{confirm}\"");
    assert!(browser.page.contains(&told("normal", "off")));
    for (name, value, wanted) in [
        ("pace", "at-once", told("at-once", "off")),
        ("confirm", "on", told("at-once", "on")),
        ("pace", "slow", told("slow", "on")),
        ("confirm", "off", told("slow", "off")),
    ] {
        let forms = browser.forms("/settings");
        let pressed = forms.iter().find_map(|form| {
            let mut buttons = form.buttons().into_iter();
            let button = buttons
                .find(|button| button.name.as_deref() == Some(name) && button.value == value);
            Some((form.clone(), button?))
        });
        let (form, button) = pressed.expect("there is such a button");
        browser.submit(&form, &button).await;
        assert_eq!(browser.path, format!("/t/{id}"), "back at the table");
        assert!(browser.page.contains(&wanted), "{wanted}");
        let other = format!("name=\"{name}\" value=\"{value}\" aria-pressed=\"true\"");
        assert!(browser.page.contains(&other), "{other}");
    }
    // On every page, also where nobody plays.
    browser.open("/account").await;
    assert!(browser.page.contains(&told("slow", "off")));
    site.close().await;
}
