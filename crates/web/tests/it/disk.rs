//! What the store cannot do now, or never again: it is said, and nobody else suffers for it.

use std::collections::BTreeSet;
use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};
use store::{Importer, Store};
use testbed::Folder;

use crate::ask::{ask, site};
use crate::browser::Browser;

impl Browser {
    /// What a program is told.
    async fn told(&mut self, path: &str) -> Value {
        self.open(path).await;
        serde_json::from_str(&self.page).unwrap()
    }
}

/// While an answer waits for the disk, every page shows what is committed; and then the answer is taken.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_do_not_wait_for_the_disk() {
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.join("tables.db").display());
    let site = site(&database).await;
    let mut people = [(); 2].map(|()| Browser::new(&site.router));
    people[0].be_called("Ann").await;
    people[1].be_called("Ben").await;
    let wanted = json!({ "game": "ethnos", "seats": 2, "public": true });
    let made = people[0].call("/api/v1/tables", &wanted).await;
    let (id, none) = (made["id"].as_str().unwrap().to_owned(), json!({}));
    let path = |what: &str| format!("/api/v1/tables/{id}/{what}");
    people[1].call(&path("join"), &none).await;
    people[0].call(&path("start"), &none).await;
    let asked = people[0].told(&path("view")).await["asked"].as_u64();
    let asked = asked.unwrap() as usize;
    let view = people[asked].told(&path("view")).await;
    let answer = json!({ "step": 0, "answers": [view["choices"][0]["answer"]] });

    let busy = Importer::begin(&database).await.unwrap();
    let mut device = people[asked].copy_at(&site.router);
    let answers = path("answers");
    let answering = tokio::spawn(async move { device.call(&answers, &answer).await });
    // Long enough to begin, and no more than a moment of the five seconds for which a writer waits.
    tokio::time::sleep(Duration::from_millis(30)).await;
    for person in &mut people {
        assert_eq!(person.told(&path("view")).await["step"], 0);
        for page in [&format!("/t/{id}"), "/", "/games/mine", "/watch"] {
            person.open(page).await;
        }
    }
    assert!(!answering.is_finished(), "it waits for the disk");
    drop(busy);
    assert_eq!(answering.await.unwrap()["step"], 1);
    assert_eq!(people[0].told(&path("view")).await["step"], 1);
    site.close().await;
}

#[tokio::test]
async fn a_server_without_its_store_is_not_well() {
    let site = site("sqlite::memory:").await;
    let router = site.router.clone();
    site.close().await;
    let health = Request::get("/healthz").body(Body::empty()).unwrap();
    let reply = ask(&router, health).await;
    assert_eq!(reply.status, 503);
    assert!(reply.text().contains("closed"), "{}", reply.text());
}

/// One table that cannot be read is missing in lists, and no other is.
#[tokio::test]
async fn one_unreadable_table_hides_no_other() {
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.join("tables.db").display());
    let site = site(&database).await;
    let mut host = Browser::new(&site.router);
    host.be_called("Ann").await;
    let wanted = json!({ "game": "eko", "seats": 2, "public": true });
    let mut ids = Vec::new();
    for _ in 0..3 {
        let made = host.call("/api/v1/tables", &wanted).await;
        ids.push(made["id"].as_str().unwrap().to_owned());
    }
    let store = Store::open(&database).await.unwrap();
    let mut row = store.table(&ids[0]).await.unwrap().unwrap();
    row.seats = "nonsense".to_owned();
    store.update_table(&row).await.unwrap();
    let mut row = store.table(&ids[1]).await.unwrap().unwrap();
    row.game = "chess".to_owned();
    store.update_table(&row).await.unwrap();
    store.close().await;
    for path in ["/api/v1/tables", "/api/v1/tables?mine=true", "/", "/watch"] {
        let mut anyone = host.copy_at(&site.router);
        anyone.open(path).await;
        let sees = |id: &String| anyone.page.contains(id);
        assert_eq!([0, 1, 2].map(|nth| sees(&ids[nth])), [false, false, true]);
    }
    site.close().await;
}

/// However many games somebody has, each is on one of the pages.
#[tokio::test]
async fn all_of_many_games_are_reached() {
    const GAMES: usize = 60;
    let site = site("sqlite::memory:").await;
    let mut host = Browser::new(&site.router);
    host.be_called("Ann").await;
    let mut ids = BTreeSet::new();
    for _ in 0..GAMES {
        let wanted = json!({ "game": "eko", "seats": 2 });
        let made = host.call("/api/v1/tables", &wanted).await;
        ids.insert(made["id"].as_str().unwrap().to_owned());
    }
    let mut told = Vec::new();
    for page in 0..3 {
        let path = format!("/api/v1/tables?mine=true&page={page}");
        let listed = host.told(&path).await;
        let listed = listed.as_array().unwrap().iter();
        told.extend(listed.map(|table| table["id"].as_str().unwrap().to_owned()));
    }
    assert_eq!(told.len(), GAMES);
    assert_eq!(told.into_iter().collect::<BTreeSet<_>>(), ids);
    // The first page of one's own games leads to the next, until there is none.
    let mut shown = BTreeSet::new();
    for page in 0.. {
        host.open(&format!("/games/mine?page={page}")).await;
        let listed = host.page.split("class=\"panel list\"").nth(1).unwrap();
        shown.extend(ids.iter().filter(|id| listed.contains(*id)).cloned());
        let next = format!("/games/mine?page={}", page + 1);
        if !host.page.contains(&next) {
            break;
        }
    }
    assert_eq!(shown, ids);
    site.close().await;
}
