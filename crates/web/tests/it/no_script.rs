//! Every game is played to its end by somebody whose browser runs no script: he reads the pages and sends their forms.

use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use kernel::{Rng, Turn};
use serde_json::json;
use testbed::Folder;

use crate::ask::{ask, site};
use crate::browser::Browser;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_people_play_around_one_device() {
    let house = House::open().await;
    for (nth, (game, seats, more)) in [
        ("ethnos", 3, &[("ethnos.edition", "first")][..]),
        ("ethnos", 2, &[("ethnos.edition", "second")]),
        ("eko", 3, &[("eko.variant", "portals")]),
        ("numa-sera", 2, &[]),
    ]
    .into_iter()
    .enumerate()
    {
        let mut browser = Browser::new(&house.site.router);
        browser.open("/").await;
        let mut form = browser.form("/tables");
        form.fill("game", game);
        form.fill(&format!("{game}.seats"), &seats.to_string());
        for seat in 2..=seats {
            form.fill(&format!("seat{seat}"), "device");
            form.fill(&format!("seat{seat}.name"), &format!("Person {seat}"));
        }
        for (name, value) in more {
            form.fill(name, value);
        }
        form.fill("name", "Person 1");
        let button = form.button();
        browser.submit(&form, &button).await;
        let curtains = play(&mut browser, nth as u64).await;
        // Ekö hides nothing, so nobody has to look away.
        let goes_round = if game == "eko" {
            curtains == 0
        } else {
            curtains > 5
        };
        assert!(goes_round, "{game}: {curtains} curtains");
        house.check(&mut browser).await;
    }
    house.close().await;
}

/// What can be mended is said where it can be mended.
#[tokio::test]
async fn a_wish_that_cannot_be_is_refused_in_the_lobby() {
    let house = House::open().await;
    let request = Request::post("/tables")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("host", "table.example")
        .header("origin", "http://table.example")
        .body(Body::from(
            "game=ethnos&ethnos.seats=4&ethnos.option.tribes=pick",
        ));
    let reply = ask(&house.site.router, request.unwrap()).await;
    assert_eq!(reply.status, 422);
    let page = reply.text();
    for part in [
        "You chose 0; with 4 players, choose 6.",
        "name=\"ethnos.part.tribes\"",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    house.close().await;
}

/// *Play now* sends the whole form: edition, number of players and variants are those that are chosen beside it.
#[tokio::test]
async fn play_now_takes_the_set_up_that_is_chosen() {
    let house = House::open().await;
    for (edition, seats, about) in [
        ("second", "5", "2nd ed."),
        ("polish", "2", "1st ed., Polish"),
    ] {
        let mut browser = Browser::new(&house.site.router);
        browser.open("/").await;
        let mut form = browser.form("/tables");
        form.fill("game", "ethnos");
        form.fill("ethnos.edition", edition);
        form.fill("ethnos.seats", seats);
        form.fill("ethnos.variant", "draw-two");
        form.action = "/play".to_owned();
        browser.submit(&form, &form.button()).await;
        for part in [
            &format!("data-parties=\"{seats}\""),
            about,
            "Draw two when the pool is empty",
        ] {
            assert!(browser.page.contains(part), "{part}: {}", browser.page);
        }
    }
    let mut browser = Browser::new(&house.site.router);
    browser.open("/").await;
    let mut form = browser.form("/tables");
    form.fill("ethnos.edition", "first");
    form.fill("ethnos.seats", "1");
    form.action = "/play".to_owned();
    assert_eq!(browser.try_to_submit(&form, &form.button()).await, 422);
    assert!(browser.page.contains("role=\"alert\""), "{}", browser.page);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_alone_or_with_bots() {
    let house = House::open().await;
    for (nth, table) in [
        json!({ "game": "ethnos", "edition": "second", "seats": 1 }),
        json!({ "game": "ethnos", "edition": "polish", "places": ["me", "random"], "seats": 2 }),
        json!({ "game": "eko", "places": ["random", "me"], "seats": 2 }),
        json!({ "game": "numa-sera", "places": ["me", "random"], "seats": 2 }),
    ]
    .into_iter()
    .enumerate()
    {
        let mut browser = Browser::new(&house.site.router);
        // A name of one's own, then a table whose bots do not think long.
        browser.be_called("Ann").await;
        let made = browser.call("/api/v1/tables", &table).await;
        let path = format!("/t/{}", made["id"].as_str().unwrap());
        browser.open(&path).await;
        let form = browser.form("/start");
        browser.submit(&form, &form.button()).await;
        play(&mut browser, 100 + nth as u64).await;
        house.check(&mut browser).await;
    }
    house.close().await;
}

/// Plays until the page says that it is over. Says how often the curtain was lifted.
async fn play(browser: &mut Browser, seed: u64) -> u32 {
    let mut rng = Rng::new(seed);
    let (mut curtains, mut refused) = (0, 0);
    let begun = Instant::now();
    while browser.forms("/rematch").is_empty() {
        assert!(
            begun.elapsed() < Duration::from_secs(300),
            "it does not end"
        );
        if let Some(curtain) = browser.forms("/curtain").first() {
            curtains += u32::from(lifts(browser, curtain).await);
            continue;
        }
        let mut forms = browser.forms("/answer");
        forms.retain(|form| !form.buttons().is_empty());
        let Some(form) = rng.pick(&forms) else {
            // Somebody else is asked: look again in a moment.
            tokio::time::sleep(Duration::from_millis(2)).await;
            let path = browser.path.clone();
            browser.open(&path).await;
            continue;
        };
        let mut form = form.clone();
        // Cards are boxes to tick: any of them.
        for control in form
            .controls
            .iter_mut()
            .filter(|one| one.kind == "checkbox")
        {
            control.on = rng.below(3) == 0;
        }
        // What is marked before it is answered: one of them.
        let marks =
            |one: &crate::html::Control| one.kind == "radio" && one.name.as_deref() == Some("pick");
        let all: Vec<usize> = (0..form.controls.len())
            .filter(|&nth| marks(&form.controls[nth]))
            .collect();
        if let Some(&marked) = rng.pick(&all) {
            all.iter()
                .for_each(|&nth| form.controls[nth].on = nth == marked);
        }
        let button = rng.pick(&form.buttons()).unwrap().clone();
        let before = browser.form("/answer").controls;
        browser.submit(&form, &button).await;
        // A refusal stands on the table's own page, with the same question below it.
        if browser.page.contains("class=\"refusal card\"") {
            refused += 1;
            let after = browser.form("/answer").controls;
            assert_eq!(step_of(&before), step_of(&after), "nothing has changed");
        }
        // The table's own page again: the answer to a form has another address.
        let path = browser.path.replace("/answer", "");
        if path != browser.path {
            browser.open(&path).await;
        }
    }
    assert!(refused < 500, "most answers are taken");
    curtains
}

/// Presses the button at the curtain. Says whether it was lifted; otherwise it falls, once who has answered saw what came of it.
async fn lifts(browser: &mut Browser, curtain: &crate::browser::Form) -> bool {
    let hidden = !browser.page.contains("name=\"answer\"");
    assert!(
        hidden,
        "nothing of the next one's is in front of the curtain"
    );
    let names = |control: &crate::html::Control| control.name.as_deref() == Some("seat");
    let lifted = curtain.controls.iter().any(names);
    browser.submit(curtain, &curtain.button()).await;
    if !lifted {
        assert!(browser.page.contains("data-kind=\"curtain\""));
        assert!(!browser.page.contains("class=\"stage\""));
    }
    lifted
}

fn step_of(controls: &[crate::html::Control]) -> Option<String> {
    let step = |control: &&crate::html::Control| control.name.as_deref() == Some("step");
    controls
        .iter()
        .find(step)
        .map(|control| control.value.clone())
}

struct House {
    site: web::Site,
    _folder: Folder,
}

impl House {
    async fn open() -> Self {
        let folder = Folder::new();
        let database = format!("sqlite:{}", folder.join("tables.db").display());
        Self {
            site: site(&database).await,
            _folder: folder,
        }
    }

    /// The match is over, its file is true, and all of its log can be read.
    async fn check(&self, browser: &mut Browser) {
        let router: &Router = &self.site.router;
        let request = Request::get(format!("{}/file", browser.path)).body(Body::empty());
        let file = ask(router, request.unwrap()).await;
        assert_eq!(file.status, 200, "{}", file.text());
        let read = catalog::read_match(&file.text(), None).unwrap();
        assert!(read.proved);
        assert_eq!(read.table.turn(), Turn::Over);
        let path = browser.path.clone();
        // The deal has a line of its own, unless everything in it is chosen.
        let begins =
            |page: &str| page.contains("id=\"log-0-0\"") || page.contains("id=\"log-1-0\"");
        assert!(!begins(&browser.page), "the latest lines are enough");
        browser.open(&format!("{path}/log")).await;
        assert!(begins(&browser.page), "{}", browser.page);
    }

    async fn close(self) {
        self.site.close().await;
    }
}
