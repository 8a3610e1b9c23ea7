//! Requests that must not do anything: malformed bodies, wrong seats, stale steps, huge inputs, odd paths, headers, methods and
//! tokens. No answer is a failure of the server, and nothing that is stored changes.
//!
//! `FUZZ_REQUESTS=1000000` sends more of them.

mod build; // putting them together
mod paths; // where they go
mod requests; // of many kinds

use axum::body::Body;
use axum::http::Request;
use kernel::Rng;
use store::{ChatLine, Entry, Filter, Person, Store, TableRow};
use testbed::Folder;

use self::requests::Fuzzer;
use crate::ask::{ask, site};
use crate::scene::Scene;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_that_must_not_do_anything_do_nothing() {
    let count = std::env::var("FUZZ_REQUESTS").ok();
    let count: u32 = count.map_or(40_000, |text| text.parse().unwrap());
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.join("fuzz.db").display());
    let site = site(&database).await;
    let scene = Scene::set(&site.router).await;
    // Bots have come to rest: everybody who is asked is a person.
    let store = Store::open(&database).await.unwrap();
    let before = Kept::of(&store).await;
    assert_eq!(before.tables.len(), 4);
    let mut fuzzer = Fuzzer {
        scene,
        rng: Rng::new(20),
    };
    let mut refused = 0;
    for nth in 0..count {
        let request = fuzzer.request();
        let what = format!("{nth}: {request:?}");
        let reply = ask(&site.router, request).await;
        assert!(
            reply.status < 500,
            "{what}\n{} {}",
            reply.status,
            reply.text()
        );
        refused += u32::from(reply.status >= 400);
    }
    assert!(
        refused > count / 2,
        "only {refused} of {count} were refused"
    );
    let metrics = ask(
        &site.router,
        Request::get("/metrics").body(Body::empty()).unwrap(),
    )
    .await;
    let metrics = metrics.text();
    assert!(metrics.contains("longtable_panics_total 0"), "{metrics}");
    let after = Kept::of(&store).await;
    assert_eq!(before.people, after.people);
    for (one, two) in before.tables.iter().zip(&after.tables) {
        assert_eq!(one, two);
    }
    assert_eq!(before.tables.len(), after.tables.len());
    site.close().await;
    store.close().await;
}

/// Everything that is stored.
struct Kept {
    tables: Vec<(TableRow, Vec<Entry>, Vec<ChatLine>)>,
    people: Vec<Person>,
}

impl Kept {
    async fn of(store: &Store) -> Self {
        let all = Filter {
            limit: 1000,
            ..Filter::default()
        };
        let mut tables = Vec::new();
        for row in store.tables(&all).await.unwrap() {
            let entries = store.entries(&row.id, 0).await.unwrap();
            let chat = store.chat(&row.id, 0, 1000).await.unwrap();
            tables.push((row, entries, chat));
        }
        let people = store.people("", 1000).await.unwrap();
        Self { tables, people }
    }
}
