//! Sets: cards, tokens and tiles that people correct, by forms alone; played with, shared, and told for ever.

use axum::body::Body;
use axum::http::Request;
use testbed::Folder;
use web::Site;

use crate::ask::{ask, site};
use crate::browser::Browser;
use crate::html::text;

struct House {
    site: Site,
    /// Another node with the same database.
    other: Site,
    database: String,
    _folder: Folder,
}

impl House {
    async fn open() -> Self {
        let folder = Folder::new();
        let database = format!("sqlite:{}", folder.join("t.db").display());
        Self {
            site: site(&database).await,
            other: site(&database).await,
            database,
            _folder: folder,
        }
    }
}

/// Corrects one value of a row of ours and keeps the set; its path.
async fn correct(
    browser: &mut Browser,
    game: &str,
    at: &str,
    (field, value): (&str, &str),
) -> String {
    browser
        .open(&format!("/sets/row?game={game}&at={at}"))
        .await;
    let mut form = browser.form("/sets/row");
    form.fill(&format!("v.{field}"), value);
    form.fill("name", "Mine");
    let buttons = form.buttons();
    let keep = buttons
        .iter()
        .find(|button| button.value == "keep")
        .unwrap();
    let status = browser.try_to_submit(&form, keep).await;
    assert_eq!(status, 200, "{}", text(&browser.page));
    let path = browser.path.split('?').next().unwrap().to_owned();
    assert!(
        path.starts_with("/sets/"),
        "{path}: {}",
        text(&browser.page)
    );
    path
}

/// A table for two with the set that the lobby was told of: against a bot, or with a free seat. Its path.
async fn table(browser: &mut Browser, game: &str, set: &str, other: &str) -> String {
    let id = set.rsplit('/').next().unwrap();
    browser.open(&format!("/?set={id}")).await;
    let mut form = browser.form("/tables");
    form.fill("game", game);
    form.fill(&format!("{game}.seats"), "2");
    form.fill("seat2", other);
    form.fill("seat2.level", "novice");
    let button = form.button();
    browser.submit(&form, &button).await;
    let is_table = browser.path.starts_with("/t/");
    assert!(is_table, "{}: {}", browser.path, text(&browser.page));
    browser.path.clone()
}

async fn file(site: &Site, table: &str) -> String {
    let request = Request::get(format!("{table}/file"))
        .body(Body::empty())
        .unwrap();
    ask(&site.router, request).await.text()
}

/// Correct, keep, play, delete: the match goes on, on the other node too, and its file tells all of it.
#[tokio::test]
async fn what_is_corrected_is_played_with_for_ever() {
    let house = House::open().await;
    for (game, at, change) in [
        ("numa-sera", "battle.0", ("cost.capital", "7")),
        ("ethnos", "first.tokens.2", ("value", "5")),
        ("eko", "tile.0", ("spec.3", "Y canyon")),
    ] {
        let mut ewa = Browser::new(&house.site.router);
        let set = correct(&mut ewa, game, at, change).await;
        let said = text(&ewa.page);
        assert!(said.contains("Differences from ours"), "{said}");
        let table = table(&mut ewa, game, &set, "bot").await;
        assert!(
            ewa.page.contains("Mine"),
            "the table says what it is played with"
        );
        ewa.open(&format!("{set}/delete")).await;
        let form = ewa.form(&format!("{set}/delete"));
        ewa.submit(&form, &form.button()).await;

        // The other node has never seen the set, and it is gone.
        let mut there = ewa.copy_at(&house.other.router);
        // A bot that answers meanwhile makes the page an old one.
        let mut status = 409;
        while status == 409 {
            there.open(&table).await;
            let form = there.form("/concede");
            status = there.try_to_submit(&form, &form.button()).await;
        }
        assert_eq!(status, 200, "{game}: {}", there.page);
        let later = site(&house.database).await;
        let files = [file(&house.other, &table).await, file(&later, &table).await];
        assert_eq!(files[0], files[1]);
        assert!(
            files[0].contains("\n= "),
            "{game}: the file carries the set"
        );
        let read = catalog::read_match(&files[0], None).unwrap();
        assert!(read.proved, "{game}");
        // All of it but the seed, which only a match that was played here publishes.
        assert!(files[0].starts_with(&read.table.to_file()), "{game}");
    }
}

/// Whoever comes by the link reads what differs before they sit down.
#[tokio::test]
async fn a_second_person_sees_the_difference_before_joining() {
    let house = House::open().await;
    let mut ewa = Browser::new(&house.site.router);
    let set = correct(&mut ewa, "numa-sera", "battle.0", ("cost.capital", "7")).await;
    let table = table(&mut ewa, "numa-sera", &set, "open").await;
    for (language, words) in [
        ("en", ["set Mine", "Cost: 7 Capital"]),
        ("pl", ["zestawem „Mine”", "7 Kapitału"]),
    ] {
        let request = Request::get(&table)
            .header("accept-language", language)
            .body(Body::empty());
        let page = text(&ask(&house.other.router, request.unwrap()).await.text());
        for wanted in words {
            assert!(page.contains(wanted), "{language} {wanted}: {page}");
        }
    }
}

/// A file is kept as it was written, comments and all; one that cannot be played with is refused with its line, and still stands there.
#[tokio::test]
async fn files_come_and_go_as_they_are() {
    let house = House::open().await;
    let mut ewa = Browser::new(&house.site.router);
    let ours = ask(
        &house.site.router,
        Request::get("/components/eko/file")
            .body(Body::empty())
            .unwrap(),
    )
    .await
    .text();
    let mine = ours.replace("goal = { value = 12", "# house rule\ngoal = { value = 13");
    ewa.open("/sets/new?game=eko").await;
    let mut form = ewa.form("/sets/keep");
    form.fill("body", &mine.replace("value = 13", "value = 0"));
    let status = ewa.try_to_submit(&form, &form.button()).await;
    let said = text(&ewa.page);
    assert_eq!(status, 422, "{said}");
    assert!(said.contains("line ") && said.contains("figures"), "{said}");
    let mut form = ewa.form("/sets/keep");
    form.fill("body", &mine);
    ewa.submit(&form, &form.button()).await;
    let path = ewa.path.split('?').next().unwrap().to_owned();
    let request = Request::get(format!("{path}/file"))
        .body(Body::empty())
        .unwrap();
    assert_eq!(ask(&house.other.router, request).await.text(), mine);

    // Somebody else looks, copies and compares; and changes nothing of hers.
    let mut jan = Browser::new(&house.other.router);
    jan.open(&path).await;
    assert!(
        text(&jan.page).contains("13 instead of 12"),
        "{}",
        text(&jan.page)
    );
    let copy = jan.form(&format!("{path}/copy"));
    jan.submit(&copy, &copy.button()).await;
    assert_ne!(jan.path.split('?').next().unwrap(), path);
    for hers in [
        format!("{path}/text"),
        format!("{path}/delete"),
        format!("{path}/row?at=tile.0"),
    ] {
        let request = Request::get(&hers).header("cookie", jan.cookie());
        let reply = ask(&house.other.router, request.body(Body::empty()).unwrap()).await;
        assert_eq!(reply.status, 404, "{hers}");
    }
}

/// Everything in the box can be found by words, kind and source, in both languages.
#[tokio::test]
async fn the_box_can_be_searched() {
    let house = House::open().await;
    for (path, some, none) in [
        (
            "/components/numa-sera?q=steady+hand",
            "Steady Hand",
            "Spearwall",
        ),
        (
            "/components/eko?kind=tile&mark=reconstruction",
            "Large tiles",
            "Small tiles 5",
        ),
        (
            "/components/ethnos?mark=corrected",
            "Nothing found",
            "Halfling",
        ),
    ] {
        let page = ask(
            &house.site.router,
            Request::get(path).body(Body::empty()).unwrap(),
        )
        .await;
        let said = text(&page.text());
        assert_eq!(page.status, 200);
        assert!(
            said.contains(some) && !said.contains(none),
            "{path}: {said}"
        );
    }
}
