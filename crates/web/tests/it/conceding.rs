//! Giving up: by forms alone, and by programs.

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

use crate::ask::{Reply, ask, site};
use crate::browser::Browser;
use crate::html::text;
use crate::scene::Scene;

/// A table of Ann's, begun.
async fn begun(browser: &mut Browser, table: &Value) -> String {
    browser.be_called("Ann").await;
    let made = browser.call("/api/v1/tables", table).await;
    let path = format!("/t/{}", made["id"].as_str().unwrap());
    browser.open(&path).await;
    let form = browser.form("/start");
    browser.submit(&form, &form.button()).await;
    path
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_concedes_without_script_looks_on_while_a_bot_plays() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    let table = json!({ "game": "ethnos", "places": ["me", "random", "random"], "seats": 3 });
    let path = begun(&mut browser, &table).await;
    // The summary of the details is pressed first; below it stands what will happen, and the rule.
    let menu = browser.page.split("<details class=\"concede\">").nth(1);
    let menu = menu.unwrap().split("</details>").next().unwrap();
    let asks = text(menu);
    let sentence = "You take last place. A bot plays on for you.";
    for part in ["Concede", sentence, "Yes, concede"] {
        assert!(asks.contains(part), "{part}: {asks}");
    }
    assert!(menu.contains("#ET-CONCEDE-1"), "{menu}");
    let form = browser.form("/concede");
    browser.submit(&form, &form.button()).await;
    assert!(browser.forms("/concede").is_empty(), "once is enough");
    assert!(browser.forms("/answer").is_empty(), "they only look on");
    assert!(
        text(&browser.page).contains("Ann concedes."),
        "{}",
        browser.page
    );
    assert!(browser.page.contains("bot standing in"), "{}", browser.page);
    browser.open(&format!("{path}/log")).await;
    assert!(browser.page.contains("#ET-CONCEDE-1"));
    site.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn conceding_among_two_ends_the_game() {
    for (game, rule) in [
        ("ethnos", "ET-CONCEDE-1"),
        ("eko", "EK-CO1"),
        ("numa-sera", "NS-D42"),
    ] {
        let site = site("sqlite::memory:").await;
        let mut browser = Browser::new(&site.router);
        let table = json!({ "game": game, "places": ["me", "random"], "seats": 2 });
        let path = begun(&mut browser, &table).await;
        assert!(
            browser.page.contains("The game ends: Dice wins."),
            "{game}: {}",
            browser.page
        );
        assert!(browser.page.contains(rule), "{game}");
        let form = browser.form("/concede");
        browser.submit(&form, &form.button()).await;
        let said = text(&browser.page);
        assert!(said.contains("Dice wins! Ann conceded."), "{game}: {said}");
        assert!(!browser.forms("/rematch").is_empty(), "{game}");
        let request = Request::get(format!("{path}/file")).body(Body::empty());
        let file = ask(&site.router, request.unwrap()).await.text();
        assert!(file.contains(" A | concede |"), "{file}");
        assert!(catalog::read_match(&file, None).unwrap().proved);
        site.close().await;
    }
}

/// Around one device the seat at the screen gives up; the form of a page that is out of date does nothing for another.
#[tokio::test]
async fn around_one_device_the_seat_at_the_screen_concedes() {
    let site = site("sqlite::memory:").await;
    let mut browser = Browser::new(&site.router);
    browser.open("/").await;
    let mut form = browser.form("/tables");
    form.fill("game", "ethnos");
    form.fill("ethnos.seats", "3");
    for seat in 2..=3 {
        form.fill(&format!("seat{seat}"), "device");
        form.fill(&format!("seat{seat}.name"), &format!("Person {seat}"));
    }
    form.fill("name", "Person 1");
    let button = form.button();
    browser.submit(&form, &button).await;
    for left in [2, 1] {
        assert!(
            browser.forms("/concede").is_empty(),
            "nothing before the curtain"
        );
        let curtain = browser.form("/curtain");
        browser.submit(&curtain, &curtain.button()).await;
        let form = browser.form("/concede");
        browser.submit(&form, &form.button()).await;
        let path = browser.path.clone();
        // A bot has the seat; when it has answered, the next person is asked.
        for _ in 0..500 {
            let waits =
                browser.forms("/curtain").is_empty() && browser.forms("/rematch").is_empty();
            if !waits {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            browser.open(&path).await;
        }
        if left == 1 {
            let said = text(&browser.page);
            assert!(said.contains("conceded."), "{said}");
            assert_eq!(said.matches(" conceded.").count(), 2, "{said}");
        }
    }
    site.close().await;
}

async fn concede(router: &Router, token: &str, id: &str, language: &str) -> Reply {
    let request = Request::post(format!("/api/v1/tables/{id}/concede"))
        .header("accept-language", language)
        .header("authorization", format!("Bearer {token}"));
    ask(router, request.body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn a_program_concedes_where_it_sits_and_plays() {
    let site = site("sqlite::memory:").await;
    let scene = Scene::set(&site.router).await;
    let router = &site.router;
    let [ann, ben] = &scene.seated;
    let running = &scene.running[0];
    let cases = [
        (&scene.stranger, running, 403, "This is not your seat."),
        (ann, &scene.gathering, 422, "The game has not started yet."),
        (ann, &scene.over, 422, "The game is over."),
    ];
    for (token, id, status, message) in cases {
        let reply = concede(router, token, id, "en").await;
        assert_eq!(reply.status, status, "{}", reply.text());
        assert_eq!(reply.json()["message"], message);
    }
    let reply = concede(router, ann, running, "en").await;
    assert_eq!((reply.status, &reply.json()["step"]), (200, &json!(1)));
    let request = Request::get(format!("/api/v1/tables/{running}/view"))
        .header("authorization", format!("Bearer {ben}"));
    let view = ask(router, request.body(Body::empty()).unwrap())
        .await
        .json();
    assert_eq!(view["over"], true);
    assert_eq!(view["standings"]["ending"], "conceded");
    assert_eq!(view["standings"]["places"][0]["seat"], 1);
    assert_eq!(concede(router, ben, running, "en").await.status, 422);
    site.close().await;
}

#[tokio::test]
async fn no_one_concedes_twice_or_answers_afterwards() {
    let site = site("sqlite::memory:").await;
    let scene = Scene::set(&site.router).await;
    let (router, ann) = (&site.router, &scene.seated[0]);
    let post = async |path: String, body: Value| {
        let request = Request::post(format!("/api/v1{path}"))
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {ann}"));
        ask(router, request.body(Body::from(body.to_string())).unwrap()).await
    };
    let table = json!({ "game": "ethnos", "places": ["me", "steady", "steady"], "seats": 3 });
    let made = post("/tables".to_owned(), table).await.json();
    let id = made["id"].as_str().unwrap();
    post(format!("/tables/{id}/start"), json!({})).await;
    assert_eq!(concede(router, ann, id, "en").await.status, 200);
    let twice = concede(router, ann, id, "en").await;
    assert_eq!(twice.status, 422);
    let sentence = "This seat has conceded. A bot plays on so the others can finish.";
    assert_eq!(twice.json()["message"], sentence);
    let polish = concede(router, ann, id, "pl").await;
    assert_eq!(
        polish.json()["message"],
        "Partia poddana. Do końca partii gra tu bot."
    );
    let answer = json!({ "step": 1, "answers": ["draw"] });
    for (path, body) in [
        ("answers", answer),
        ("undo", json!({})),
        ("return", json!({})),
    ] {
        let reply = post(format!("/tables/{id}/{path}"), body).await;
        assert_eq!(reply.status, 422, "{path}");
        assert_eq!(reply.json()["message"], sentence, "{path}");
    }
    site.close().await;
}
