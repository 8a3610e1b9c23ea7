//! Boards that people build: by forms alone, kept with the person, shared by a link, and safe from everyone else.

use axum::body::Body;
use axum::http::Request;
use store::Shelf;
use store::Store;
use testbed::Folder;
use web::Site;

use crate::ask::{Reply, ask, site};
use crate::browser::Browser;
use crate::html::text;

const BASE: &str = "A0m13 B0o14 C0l16 D0j15 E0k12 F0n10 G0p11";

struct House {
    site: Site,
    database: String,
    _folder: Folder,
}

impl House {
    async fn open() -> Self {
        let folder = Folder::new();
        let database = format!("sqlite:{}", folder.join("t.db").display());
        Self {
            site: site(&database).await,
            database,
            _folder: folder,
        }
    }

    fn visitor(&self) -> Browser {
        Browser::new(&self.site.router)
    }
}

/// The board on the bench, as the form holds it.
fn board(browser: &Browser) -> String {
    let form = browser.form("/boards/bench");
    let mut controls = form.controls.iter();
    let board = controls.find(|control| control.name.as_deref() == Some("board"));
    board.unwrap().value.clone()
}

/// Presses a button of the bench as it stands there.
async fn press(browser: &mut Browser, what: &str) {
    let mut form = browser.form("/boards/bench");
    form.fill("text", &board(browser));
    let buttons = form.buttons();
    let button = buttons.iter().find(|button| button.value == what);
    let button = button.unwrap_or_else(|| panic!("no button {what}: {}", text(&browser.page)));
    browser.submit(&form, button).await;
}

/// Sends the bench with these fields to another action. Gives the status.
async fn send(browser: &mut Browser, action: &str, fields: &[(&str, &str)]) -> u16 {
    let mut form = browser.form("/boards/bench");
    form.fill("text", &board(browser));
    for (name, value) in fields {
        form.fill(name, value);
    }
    form.action = action.to_owned();
    let mut button = form.button();
    button.name = None;
    browser.try_to_submit(&form, &button).await
}

/// Keeps a board of this text and name; its path.
async fn keep(browser: &mut Browser, name: &str, tiles: &str) -> String {
    browser.open("/boards/new").await;
    let status = send(browser, "/boards/keep", &[("text", tiles), ("name", name)]).await;
    assert_eq!(status, 200, "{}", text(&browser.page));
    let path = browser.path.split('?').next().unwrap();
    assert!(path.starts_with("/boards/"), "{path}");
    path.to_owned()
}

#[tokio::test]
async fn a_board_is_built_kept_and_played_on_without_script() {
    let house = House::open().await;
    let mut ewa = house.visitor();
    ewa.open("/boards").await;
    assert!(text(&ewa.page).contains("No boards yet."));
    ewa.open("/boards/new").await;
    assert!(
        text(&ewa.page).contains("1 to mend"),
        "all tiles are missing"
    );
    for letter in BASE.split(' ').map(|tile| &tile[..1]) {
        press(&mut ewa, &format!("pick {letter}")).await;
        let form = ewa.form("/boards/bench");
        let slot = form
            .buttons()
            .into_iter()
            .find(|button| button.value.starts_with("put "));
        let slot = slot.expect("a place is offered").value;
        press(&mut ewa, &slot).await;
    }
    assert_eq!(board(&ewa).split(' ').count(), 7);
    assert!(
        text(&ewa.page).contains("Ready to play"),
        "{}",
        text(&ewa.page)
    );
    press(&mut ewa, "right").await;
    press(&mut ewa, "undo").await;
    let built = board(&ewa);
    assert_eq!(
        send(&mut ewa, "/boards/keep", &[("name", "Oasis")]).await,
        200
    );
    assert!(text(&ewa.page).contains("Kept."));
    assert!(!text(&ewa.page).contains("Not kept yet."));
    assert_eq!(board(&ewa), built);
    let path = ewa.path.split('?').next().unwrap().to_owned();
    press(&mut ewa, "clear").await;
    assert!(text(&ewa.page).contains("Not kept yet."));

    ewa.open("/boards").await;
    assert!(text(&ewa.page).contains("Oasis"));
    let id = path.strip_prefix("/boards/").unwrap();
    ewa.open(&format!("/?board={id}")).await;
    let mut form = ewa.form("/tables");
    form.fill("seat2", "bot");
    let button = form.button();
    ewa.submit(&form, &button).await;
    let at_table = text(&ewa.page);
    assert!(ewa.path.starts_with("/t/"), "{}", ewa.path);
    assert!(at_table.contains("Ekö") || ewa.page.contains("g-eko"));
    let view = format!("/api/v1{}/view", ewa.path.replace("/t/", "/tables/"));
    let reply = get(&house, &view, &ewa.cookie()).await;
    let setup = reply.text();
    for tile in built.split(' ') {
        assert!(setup.contains(tile), "{tile}: {setup}");
    }
    house.site.close().await;
}

async fn get(house: &House, path: &str, cookie: &str) -> Reply {
    let request = Request::get(path)
        .header("host", "table.example")
        .header("cookie", cookie)
        .body(Body::empty());
    ask(&house.site.router, request.unwrap()).await
}

async fn post(house: &House, path: &str, cookie: &str, body: &str) -> Reply {
    let request = Request::post(path)
        .header("host", "table.example")
        .header("origin", "http://table.example")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("cookie", cookie)
        .body(Body::from(body.to_owned()));
    ask(&house.site.router, request.unwrap()).await
}

/// What cannot be read or has too long a name is said, and everything that was written is still there.
#[tokio::test]
async fn bad_input_gets_a_sentence_and_nothing_is_lost() {
    let house = House::open().await;
    let mut ewa = house.visitor();
    ewa.open("/boards/new").await;
    let status = send(
        &mut ewa,
        "/boards/keep",
        &[("text", "A0m13 hello"), ("name", "Dunes")],
    )
    .await;
    assert_eq!(status, 422);
    for part in [
        "“hello” is not a tile",
        ">A0m13 hello</textarea>",
        "value=\"Dunes\"",
    ] {
        assert!(ewa.page.contains(part), "{part}: {}", ewa.page);
    }
    let reply = get(&house, "/boards/new?text=A0m13+hello", "").await;
    assert_eq!(reply.status, 422, "an address is read as a text is");
    assert!(reply.text().contains(">A0m13 hello</textarea>"));
    let long = "x".repeat(41);
    ewa.open("/boards/new").await;
    let status = send(&mut ewa, "/boards/keep", &[("text", BASE), ("name", &long)]).await;
    assert_eq!(status, 422);
    assert!(text(&ewa.page).contains("Use a board name of up to 40 characters."));
    assert_eq!(board(&ewa), BASE, "the board is still on the bench");
    // A board with faults can be kept, and not be played on.
    let path = keep(&mut ewa, "Half", "A0m13").await;
    let id = path.strip_prefix("/boards/").unwrap();
    ewa.open(&format!("/?board={id}")).await;
    assert!(text(&ewa.page).contains("This board cannot be played on yet."));
    let status = send_from(&mut ewa, &path, "/boards/keep", &[("then", "table")]).await;
    assert_eq!(status, 200);
    assert!(
        text(&ewa.page).contains("It cannot be played on yet"),
        "{}",
        ewa.path
    );
    house.site.close().await;
}

/// Opens a bench and sends it, with a field that its buttons have.
async fn send_from(browser: &mut Browser, path: &str, action: &str, more: &[(&str, &str)]) -> u16 {
    browser.open(path).await;
    let mut form = browser.form("/boards/bench");
    form.fill("text", &board(browser));
    form.action = action.to_owned();
    let mut button = form.button();
    for (name, value) in more {
        (button.name, button.value) = (Some((*name).to_owned()), (*value).to_owned());
    }
    browser.try_to_submit(&form, &button).await
}

#[tokio::test]
async fn nobody_changes_the_board_of_somebody_else() {
    let house = House::open().await;
    let (mut ewa, mut jan) = (house.visitor(), house.visitor());
    let path = keep(&mut ewa, "Oasis", BASE).await;
    let id = path.strip_prefix("/boards/").unwrap();
    jan.open(&path).await;
    let seen = text(&jan.page);
    for part in [
        "Oasis",
        "A board by Guest",
        "2 players",
        "Copy to your boards",
        "Play on it",
    ] {
        assert!(seen.contains(part), "{part}: {seen}");
    }
    assert!(jan.page.contains(BASE) && !jan.page.contains("/boards/bench"));
    jan.be_called("Jan").await;
    let forged = format!("id={id}&name=Mine&players=2&board=A0m13&text=A0m13");
    for (path, body) in [
        ("/boards/keep".to_owned(), forged.as_str()),
        ("/boards/bench".to_owned(), forged.as_str()),
        (format!("{path}/delete"), ""),
    ] {
        let reply = post(&house, &path, &jan.cookie(), body).await;
        assert_eq!(reply.status, 404, "{path}: {}", reply.text());
    }
    let reply = get(&house, &format!("{path}/delete"), &jan.cookie()).await;
    assert_eq!(reply.status, 404);
    let stranger = post(&house, &format!("{path}/delete"), "", "").await;
    assert_eq!(stranger.status, 401);
    // Another site cannot make a browser send it.
    let request = Request::post("/boards/keep")
        .header("host", "table.example")
        .header("origin", "http://evil.example")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("cookie", ewa.cookie())
        .body(Body::from(forged));
    assert_eq!(ask(&house.site.router, request.unwrap()).await.status, 403);
    ewa.open(&path).await;
    assert_eq!(board(&ewa), BASE);
    house.site.close().await;
}

#[tokio::test]
async fn a_shared_board_is_copied_and_the_copy_is_ones_own() {
    let house = House::open().await;
    let (mut ewa, mut jan) = (house.visitor(), house.visitor());
    let path = keep(&mut ewa, "Oasis", BASE).await;
    jan.open(&path).await;
    let form = jan.form("/copy");
    let button = form.button();
    jan.submit(&form, &button).await;
    assert!(text(&jan.page).contains("Copied to your boards."));
    assert_eq!(board(&jan), BASE);
    let copy = jan.path.split('?').next().unwrap().to_owned();
    assert_ne!(copy, path);
    assert_eq!(
        send(&mut jan, "/boards/keep", &[("name", "Jan's")]).await,
        200
    );
    ewa.open("/boards").await;
    assert!(!text(&ewa.page).contains("Jan's"));
    // Deleting asks first.
    jan.open(&format!("{copy}/delete")).await;
    assert!(
        text(&jan.page).contains("Delete “Jan's”?"),
        "{}",
        text(&jan.page)
    );
    let form = jan.form("/delete");
    let button = form.button();
    jan.submit(&form, &button).await;
    assert!(text(&jan.page).contains("Deleted."));
    let reply = get(&house, &copy, &jan.cookie()).await;
    assert_eq!(reply.status, 404);
    ewa.open(&path).await;
    house.site.close().await;
}

#[tokio::test]
async fn there_is_room_for_so_many_boards() {
    let house = House::open().await;
    let mut ewa = house.visitor();
    let path = keep(&mut ewa, "First", BASE).await;
    let store = Store::open(&house.database).await.unwrap();
    let first = store
        .kept(Shelf::Boards, path.strip_prefix("/boards/").unwrap())
        .await;
    let first = first.unwrap().unwrap();
    for nth in 1..24 {
        let board = store::KeptRow {
            id: format!("b{nth}"),
            ..first.clone()
        };
        assert_eq!(store.insert_kept(Shelf::Boards, &board, 24).await, Ok(true));
    }
    ewa.open("/boards/new").await;
    let status = send(
        &mut ewa,
        "/boards/keep",
        &[("text", BASE), ("name", "More")],
    )
    .await;
    assert_eq!(status, 422);
    assert!(
        text(&ewa.page).contains("You have 24 boards"),
        "{}",
        text(&ewa.page)
    );
    assert_eq!(board(&ewa), BASE);
    let copy = post(&house, "/boards/b1/copy", &ewa.cookie(), "").await;
    assert_eq!(copy.status, 422);
    // What is there can still be changed.
    let status = send_from(&mut ewa, &path, "/boards/keep", &[]).await;
    assert_eq!(status, 200);
    store.close().await;
    house.site.close().await;
}

/// The script is answered with the bench alone, and the address says what lies on it.
#[tokio::test]
async fn the_script_gets_the_bench_alone() {
    let house = House::open().await;
    let request = Request::post("/boards/bench")
        .header("host", "table.example")
        .header("x-longtable", "fragment")
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from("players=3&board=A0m13&do=pick+B"));
    let reply = ask(&house.site.router, request.unwrap()).await;
    let fragment = reply.text();
    assert_eq!(reply.status, 200);
    assert!(fragment.starts_with("<div class=\"bench"), "{fragment}");
    assert!(fragment.contains("value=\"put B0"), "places are offered");
    let mut ewa = house.visitor();
    ewa.open("/boards/new?seats=3&text=A0m13,B0o14").await;
    assert_eq!(board(&ewa), "A0m13 B0o14");
    let back = "name=\"back\" value=\"/boards/new?seats=3&amp;text=A0m13,B0o14\"";
    assert!(ewa.page.contains(back), "another language loses nothing");
    for file in ["eko-bench", "eko."] {
        assert!(ewa.page.contains(&format!("/assets/{file}")), "{file}");
    }
    house.site.close().await;
}
