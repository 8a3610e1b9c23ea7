//! Sets: cards, tokens and tiles that people correct, by forms alone; played with, shared, and told for ever.

use axum::body::Body;
use axum::http::Request;
use testbed::{Folder, Postgres};
use web::Site;

use crate::ask::{ask, site};
use crate::browser::Browser;
use crate::html::text;

struct House {
    site: Site,
    /// Another node with the same database.
    other: Site,
    database: String,
    _folder: Option<Folder>,
}

impl House {
    async fn open() -> Self {
        let folder = Folder::new();
        let database = format!("sqlite:{}", folder.join("t.db").display());
        let house = Self::on(database).await;
        Self {
            _folder: Some(folder),
            ..house
        }
    }

    async fn on(database: String) -> Self {
        Self {
            site: site(&database).await,
            other: site(&database).await,
            database,
            _folder: None,
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

/// The short address of the game that has cards keeps what is sought.
#[tokio::test]
async fn cards_are_searched_by_their_own_address() {
    let house = House::open().await;
    let mut ewa = Browser::new(&house.site.router);
    ewa.open("/cards?q=steady+hand").await;
    let said = text(&ewa.page);
    assert!(said.contains("Steady Hand") && !said.contains("Spearwall"));
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

async fn press(browser: &mut Browser, deed: &str) -> u16 {
    let form = browser.form("/sets/row");
    let buttons = form.buttons();
    let button = buttons.iter().find(|button| button.value == deed);
    let button = button.unwrap_or_else(|| panic!("{deed}: {}", text(&browser.page)));
    browser.try_to_submit(&form, button).await
}

/// A whole card goes, and another comes: the page says what the rulebook's list has, and offers what can be done.
#[tokio::test]
async fn whole_cards_come_and_go() {
    let house = House::open().await;
    let mut ewa = Browser::new(&house.site.router);
    ewa.open("/sets/row?game=numa-sera&at=maven.0").await;
    let said = text(&ewa.page);
    assert!(said.contains("NS-R1-2"), "the box is full: {said}");
    assert_eq!(press(&mut ewa, "without").await, 200);
    let said = text(&ewa.page);
    assert!(said.contains("79 instead of 80 (NS-R1-2)"), "{said}");
    assert!(said.contains("Removed"), "{said}");
    let set = ewa.path.split('?').next().unwrap().to_owned();
    ewa.open(&format!("{set}/row?at=boon.0")).await;
    assert_eq!(press(&mut ewa, "another").await, 200);
    assert!(ewa.path.contains("at=boon.1"), "{}", ewa.path);
    ewa.open(&set).await;
    let said = text(&ewa.page);
    assert!(
        !said.contains("79 instead of 80") && said.contains("Added"),
        "{said}"
    );
}

/// A fault stands at its field, and what was changed is told.
#[tokio::test]
async fn a_fault_stands_at_its_field() {
    let house = House::open().await;
    let mut ewa = Browser::new(&house.site.router);
    ewa.open("/sets/row?game=numa-sera&at=hero.0").await;
    let mut form = ewa.form("/sets/row");
    form.fill("v.power", "0");
    let buttons = form.buttons();
    let look = buttons
        .iter()
        .find(|button| button.value == "look")
        .unwrap();
    assert_eq!(ewa.try_to_submit(&form, look).await, 422);
    let field = ewa
        .page
        .find("name=\"v.power\"")
        .expect("the field is there");
    let rest = &ewa.page[field..];
    assert!(
        rest[..rest.find('>').unwrap()].contains("aria-invalid"),
        "{rest:.300}"
    );
    assert!(text(&ewa.page).contains("Your changes here"));
}

/// Two tiles that exchange a space are corrected one after the other: in between the set is kept, cannot be played with, and says why.
#[tokio::test]
async fn a_set_can_be_left_unfinished() {
    let house = House::open().await;
    let mut ewa = Browser::new(&house.site.router);
    let set = correct(&mut ewa, "eko", "tile.0", ("spec.1", "Y canyon")).await;
    let said = text(&ewa.page);
    for wanted in [
        "Cannot be played with yet",
        "31 movement spaces",
        "32 discs",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
    assert!(!ewa.page.contains("/simulate"), "{said}");
    let request = Request::get(&set).header("accept-language", "pl");
    let polish = ask(&house.other.router, request.body(Body::empty()).unwrap()).await;
    let polish = text(&polish.text());
    assert!(polish.contains("31 pól ruchu"), "{polish}");
    // The lobby shows it and does not offer it, and who sends it all the same is refused.
    let id = set.rsplit('/').next().unwrap();
    ewa.open(&format!("/?set={id}")).await;
    let said = text(&ewa.page);
    assert!(
        said.contains("The set Mine cannot be played with yet."),
        "{said}"
    );
    assert!(said.contains("Finish it"), "{said}");
    assert!(!ewa.page.contains("eko.set"), "{said}");
    assert!(!ewa.page.contains(&format!("/?set={id}")), "{said}");
    let body = format!("game=eko&eko.seats=2&eko.set={id}");
    let request = Request::post("/tables")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("cookie", ewa.cookie())
        .header("host", "table.example")
        .header("origin", "http://table.example");
    let refused = ask(&house.site.router, request.body(Body::from(body)).unwrap()).await;
    assert_eq!(refused.status, 422, "{}", text(&refused.text()));
    // The other tile gets the space, and all is well.
    ewa.open(&format!("{set}/row?at=tile.3")).await;
    let mut form = ewa.form("/sets/row");
    form.fill("v.spec.1", ". movement");
    let buttons = form.buttons();
    let keep = buttons.iter().find(|button| button.value == "keep");
    ewa.try_to_submit(&form, keep.unwrap()).await;
    let said = text(&ewa.page);
    assert!(!said.contains("Cannot be played"), "{said}");
    table(&mut ewa, "eko", &set, "bot").await;
}

/// A set tells what was changed in it, and what it said before can be had again.
#[tokio::test]
async fn a_set_has_a_history() {
    let house = House::open().await;
    let mut ewa = Browser::new(&house.site.router);
    let set = correct(&mut ewa, "numa-sera", "battle.0", ("cost.capital", "7")).await;
    let said = text(&ewa.page);
    assert!(
        said.contains("History 1") && said.contains("Undo this change"),
        "{said}"
    );
    // Others read it, and put nothing back.
    let mut jan = Browser::new(&house.other.router);
    jan.open(&set).await;
    let theirs = text(&jan.page);
    assert!(
        theirs.contains("History 1") && !theirs.contains("Undo this change"),
        "{theirs}"
    );
    ewa.open(&format!("{set}/row?at=battle.0&before=0")).await;
    assert_eq!(press(&mut ewa, "keep").await, 200);
    let said = text(&ewa.page);
    assert!(
        said.contains("Nothing differs") && said.contains("History 2"),
        "{said}"
    );
}

/// Bots try a set beside ours while nobody looks; the page tells how far they are, and then what came out.
#[tokio::test]
async fn a_set_is_tried_by_bots() {
    let house = House::open().await;
    let mut ewa = Browser::new(&house.site.router);
    let set = correct(&mut ewa, "ethnos", "first.tokens.2", ("value", "5")).await;
    ewa.open(&format!("{set}/simulate")).await;
    let mut form = ewa.form("/simulate");
    form.fill("seats", "2");
    ewa.submit(&form, &form.button()).await;
    assert!(ewa.path.contains("seats=2"), "{}", ewa.path);
    let address = ewa.path.clone();
    while text(&ewa.page).contains("matches played") {
        assert!(
            ewa.page.contains("http-equiv=\"refresh\""),
            "without script the page comes again"
        );
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        ewa.open(&address).await;
    }
    let said = text(&ewa.page);
    for wanted in [
        "What stands out",
        "How matches end",
        "Most Glory",
        "The first player wins",
        "Seat B",
        "Length in answers",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
    assert!(!ewa.page.contains("http-equiv=\"refresh\""));
}

/// A program makes a table with a set, and everyone hears of it.
#[tokio::test]
async fn a_program_can_name_a_set() {
    let house = House::open().await;
    let mut ewa = Browser::new(&house.site.router);
    let set = correct(&mut ewa, "eko", "figures", ("goal.value", "13")).await;
    let id = set.rsplit('/').next().unwrap();
    let post = |path: &str, token: &str, body: String| {
        Request::post(path)
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {token}"))
            .body(Body::from(body))
            .unwrap()
    };
    let guest = post("/api/v1/guests", "", "{\"name\":\"Ada\"}".to_owned());
    let guest: serde_json::Value =
        serde_json::from_str(&ask(&house.site.router, guest).await.text()).unwrap();
    let token = guest["token"].as_str().unwrap();
    let wanted = |set: &str| {
        format!("{{\"game\":\"eko\",\"seats\":2,\"places\":[\"me\",\"greedy\"],\"set\":\"{set}\"}}")
    };
    let made = ask(
        &house.other.router,
        post("/api/v1/tables", token, wanted(id)),
    )
    .await;
    assert_eq!(made.status, 200, "{}", made.text());
    let table: serde_json::Value = serde_json::from_str(&made.text()).unwrap();
    assert_eq!(table["set"], "Mine");
    let unknown = ask(
        &house.other.router,
        post("/api/v1/tables", token, wanted("nothing")),
    )
    .await;
    assert_eq!(unknown.status, 404);
}

/// A program keeps a set, finds it among its own, reads it and deletes it; what cannot be played with is refused with the line.
#[tokio::test]
async fn a_program_keeps_sets() {
    let house = House::open().await;
    let send = async |method: &str, path: &str, token: &str, body: String| {
        let request = Request::builder()
            .method(method)
            .uri(format!("/api/v1{path}"))
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {token}"));
        let request = request.body(Body::from(body)).unwrap();
        let reply = ask(&house.site.router, request).await;
        let said = serde_json::from_str(&reply.text()).unwrap_or(serde_json::Value::Null);
        (reply.status, said)
    };
    let guest = "{\"name\":\"Ada\"}".to_owned();
    let (_, guest) = send("POST", "/guests", "", guest).await;
    let token = guest["token"].as_str().unwrap();
    let game = catalog::find("eko").unwrap().open(None).unwrap();
    let set = |goal: &str| {
        let content = game.content().replacen("goal = { value = 12", goal, 1);
        serde_json::json!({ "game": "eko", "name": "Long", "content": content }).to_string()
    };
    let (status, refused) = send("POST", "/sets", token, set("goal = { value = 0")).await;
    assert_eq!(status, 422, "{refused}");
    let why = refused["message"].as_str().unwrap();
    assert!(why.contains("line ") && why.contains("figures"), "{why}");
    let (status, made) = send("POST", "/sets", token, set("goal = { value = 13")).await;
    assert_eq!((status, &made["ready"]), (200, &true.into()), "{made}");
    let (_, list) = send("GET", "/sets", token, String::new()).await;
    assert_eq!(list, serde_json::json!([made]));
    let path = format!("/sets/{}", made["id"].as_str().unwrap());
    let (_, whole) = send("GET", &path, "", String::new()).await;
    let content = whole["content"].as_str().unwrap();
    assert!(content.contains("goal = { value = 13"), "{content:.300}");
    let (status, _) = send("DELETE", &path, token, String::new()).await;
    assert_eq!(status, 200);
    assert_eq!(send("GET", &path, token, String::new()).await.0, 404);
    assert_eq!(send("GET", "/sets", "", String::new()).await.0, 401);
}

/// What is in the box of Ethnos is told in the reader's language, down to colours, places and figures in tables.
#[tokio::test]
async fn the_box_speaks_polish() {
    let house = House::open().await;
    let request = Request::get("/components/ethnos").header("accept-language", "pl");
    let page = ask(&house.site.router, request.body(Body::empty()).unwrap()).await;
    let said = text(&page.text());
    for polish in [
        "pomarańczowy",
        "północ",
        "Era 2: 4",
        "5 × 1",
        "Plansza Koi",
        "2 gracze",
    ] {
        assert!(said.contains(polish), "{polish}: {said}");
    }
    for english in [
        "orange",
        "Green Region",
        "north",
        "age 1",
        "true",
        "Koi board",
        "markers",
    ] {
        assert!(!said.contains(english), "{english}: {said}");
    }
}

/// What a form shows is what there is: sent as it stands, it changes nothing, in any kind of row.
#[tokio::test]
async fn a_form_that_nobody_touched_changes_nothing() {
    let house = House::open().await;
    let mut ewa = Browser::new(&house.site.router);
    for listed in catalog::GAMES {
        let game = listed.open(None).unwrap();
        let document = catalog::Document::read(game.content()).unwrap();
        let mut kinds = std::collections::BTreeMap::new();
        for row in &document.rows {
            // The longest of each kind says most.
            let long = row
                .fields
                .iter()
                .map(|field| field.value.to_string().len())
                .sum::<usize>();
            let best = kinds.entry(&row.kind).or_insert((0, &row.path));
            *best = (*best).max((long, &row.path));
        }
        for (_, at) in kinds.values() {
            ewa.open(&format!("/sets/row?game={}&at={at}", listed.key))
                .await;
            let form = ewa.form("/sets/row");
            let lists: std::collections::BTreeSet<_> = form
                .controls
                .iter()
                .filter(|control| control.kind == "option")
                .map(|control| control.name.clone())
                .collect();
            for name in lists {
                let mut options = form.controls.iter().filter(|control| control.name == name);
                assert!(
                    options.any(|option| option.on),
                    "{at}: nothing is chosen in {name:?}"
                );
            }
            assert_eq!(press(&mut ewa, "look").await, 200, "{at}");
            let said = text(&ewa.page);
            assert!(said.contains("Nothing changed yet"), "{at}: {said}");
        }
    }
}

/// Both seats of a table answer by chance to the end, each request at another node than the one before.
async fn play_out(house: &House, person: &Browser, table: &str) -> usize {
    let nodes = [&house.site.router, &house.other.router];
    let at = table.replace("/t/", "/api/v1/tables/");
    let mut luck = 7_usize;
    for answers in 0..6000 {
        let node = nodes[answers % 2];
        let get = |path: String| {
            let request = Request::get(path).header("cookie", person.cookie());
            request.body(Body::empty()).unwrap()
        };
        let json = |text: String| -> serde_json::Value { serde_json::from_str(&text).unwrap() };
        let asked = json(ask(node, get(at.clone())).await.text())["asked"].as_u64();
        let seat = asked.unwrap_or(0);
        let view = json(
            ask(node, get(format!("{at}/view?seat={seat}")))
                .await
                .text(),
        );
        if view["over"] == true {
            return answers;
        }
        luck = luck * 48_271 % 2_147_483_647;
        let choices = view["choices"].as_array().unwrap();
        let answer = &choices[luck % choices.len()]["answer"];
        let body = format!(
            "{{\"step\":{},\"seat\":{seat},\"answers\":[{answer}]}}",
            view["step"]
        );
        let request = Request::post(format!("{at}/answers"))
            .header("content-type", "application/json")
            .header("cookie", person.cookie())
            .header("host", "table.example")
            .header("origin", "http://table.example")
            .body(Body::from(body));
        let taken = ask(node, request.unwrap()).await;
        // The other node may not have heard yet.
        assert!(matches!(taken.status, 200 | 409), "{}", taken.text());
    }
    panic!("{table} has no end");
}

/// A whole game with a set that was deleted after the first card, on two nodes that answer in turn.
#[tokio::test]
async fn a_whole_game_is_played_on_two_nodes_with_a_set_that_is_gone() {
    let house = House::on(Postgres::shared().database()).await;
    for (game, at, change) in [
        ("numa-sera", "battle.0", ("cost.capital", "7")),
        ("ethnos", "first.tokens.2", ("value", "5")),
        ("eko", "tile.1", ("spec.1", "Y canyon")),
    ] {
        let mut ewa = Browser::new(&house.site.router);
        let set = correct(&mut ewa, game, at, change).await;
        let table = table(&mut ewa, game, &set, "device").await;
        ewa.open(&format!("{set}/delete")).await;
        let form = ewa.form(&format!("{set}/delete"));
        ewa.submit(&form, &form.button()).await;
        let answers = play_out(&house, &ewa, &table).await;
        assert!(answers > 20, "{game}: {answers}");
        let text = file(&house.other, &table).await;
        let read = catalog::read_match(&text, None).unwrap();
        assert!(read.proved && read.table.steps() > 20, "{game}");
        // Every moment of it can be looked at again.
        for step in [0, read.table.steps() / 2, read.table.steps()] {
            ewa.open(&format!("{table}?step={step}")).await;
        }
    }
}
