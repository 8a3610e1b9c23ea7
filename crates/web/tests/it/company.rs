//! Who is here, as the pages of the others are told: within five seconds, on one node or two.

use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};
use testbed::{Folder, Postgres};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use web::Site;

use crate::ask::{Stream, ask, config, games, site};
use crate::browser::Browser;

/// From what happens to what the others are told.
const SOON: Duration = Duration::from_secs(5);
/// A page that loads again is not away.
const RELOAD: Duration = Duration::from_secs(2);

/// An open page of a table.
struct Page {
    told: mpsc::UnboundedReceiver<Value>,
    asked: mpsc::UnboundedReceiver<String>,
    task: JoinHandle<()>,
}

impl Page {
    /// Answers through `answers`, or never.
    async fn open(browser: &Browser, router: &Router, id: &str, answers: Option<&Router>) -> Self {
        let events = Request::get(format!("/t/{id}/events?people=1"))
            .header("host", "table.example")
            .header("cookie", browser.cookie())
            .body(Body::empty());
        let mut stream = Stream::open(router, events.unwrap()).await;
        let (tell, told) = mpsc::unbounded_channel();
        let (ask_it, asked) = mpsc::unbounded_channel();
        let answers = answers.cloned();
        let task = tokio::spawn(async move {
            loop {
                let event = stream.next().await;
                let data = event.lines().find_map(|line| line.strip_prefix("data: "));
                let data = data.unwrap_or_default();
                if event.starts_with("event: people") {
                    let people: Value = serde_json::from_str(data).unwrap();
                    let _ = tell.send(people["here"].clone());
                } else if event.starts_with("event: pulse") {
                    let _ = ask_it.send(data.to_owned());
                    if let Some(router) = &answers {
                        assert_eq!(answer(router, data).await, 204);
                    }
                }
            }
        });
        Self { told, asked, task }
    }

    /// Waits until this is told; says how long it took.
    #[track_caller]
    fn until(&mut self, here: &[&str]) -> impl Future<Output = Duration> {
        let (begun, wanted) = (Instant::now(), json!(here));
        async move {
            loop {
                let next = tokio::time::timeout(SOON, self.told.recv()).await;
                let next = next.unwrap_or_else(|_| panic!("{wanted} is not told"));
                if next.unwrap() == wanted {
                    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
                    return begun.elapsed();
                }
            }
        }
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn answer(router: &Router, word: &str) -> u16 {
    let request = Request::post(format!("/here/{word}"))
        .header("host", "table.example")
        .header("origin", "http://table.example")
        .body(Body::empty());
    ask(router, request.unwrap()).await.status
}

/// A running table of a host and a guest, who come to these nodes.
async fn friends(host_at: &Site, guest_at: &Site) -> (Browser, Browser, String) {
    let mut host = Browser::new(&host_at.router);
    host.be_called("Ewa").await;
    let table = json!({ "game": "ethnos", "seats": 2 });
    let made = host.call("/api/v1/tables", &table).await;
    let word = |key: &str| made[key].as_str().unwrap().to_owned();
    let (id, invitation) = (word("id"), word("invitation"));
    let mut guest = Browser::new(&guest_at.router);
    guest.be_called("Jan").await;
    let join = json!({ "invitation": invitation });
    guest
        .call(&format!("/api/v1/tables/{id}/join"), &join)
        .await;
    // Another node hears of the guest a moment later.
    let (start, begun) = (format!("/api/v1/tables/{id}/start"), Instant::now());
    loop {
        let (status, said) = host.try_call(&start, &json!({})).await;
        if status == 200 {
            return (host, guest, id);
        }
        assert!(begun.elapsed() < SOON, "{said}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Whether Jan is said to be away on the page that the host loads now.
async fn is_away(host: &mut Browser, id: &str) -> bool {
    host.open(&format!("/t/{id}")).await;
    let mark = host.page.split("data-presence=\"B\"").nth(1).unwrap();
    mark.starts_with(" data-state=\"away\"")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_and_goes_is_told_within_five_seconds() {
    let folder = Folder::new();
    let site = site(&format!("sqlite:{}", folder.join("tables.db").display())).await;
    let router = &site.router;
    let (mut host, guest, id) = friends(&site, &site).await;
    let mut ewa = Page::open(&host, router, &id, Some(router)).await;
    ewa.until(&["A"]).await;
    assert!(is_away(&mut host, &id).await);
    let jan = Page::open(&guest, router, &id, Some(router)).await;
    assert!(ewa.until(&["A", "B"]).await < Duration::from_secs(1));
    assert!(!is_away(&mut host, &id).await);
    // A page that loads again is not away in between.
    drop(jan);
    tokio::time::sleep(RELOAD).await;
    assert!(!is_away(&mut host, &id).await);
    let jan = Page::open(&guest, router, &id, Some(router)).await;
    tokio::time::sleep(RELOAD).await;
    assert!(ewa.told.try_recv().is_err(), "nothing was told of it");
    drop(jan);
    assert!(ewa.until(&["A"]).await > RELOAD);
    assert!(is_away(&mut host, &id).await);
    site.close().await;
}

/// Its network is gone and nothing hangs up; or its computer sleeps.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_that_falls_silent_is_away_within_five_seconds() {
    let folder = Folder::new();
    let site = site(&format!("sqlite:{}", folder.join("tables.db").display())).await;
    let router = &site.router;
    let (host, guest, id) = friends(&site, &site).await;
    let mut ewa = Page::open(&host, router, &id, Some(router)).await;
    let mut jan = Page::open(&guest, router, &id, None).await;
    ewa.until(&["A", "B"]).await;
    ewa.until(&["A"]).await;
    let word = jan.asked.recv().await.unwrap();
    assert_eq!(answer(router, &word).await, 204);
    assert!(ewa.until(&["A", "B"]).await < Duration::from_secs(1));
    drop(ewa);
    // Jan is not asked any more, and the page of the host finds him here.
    tokio::time::sleep(SOON).await;
    while jan.asked.try_recv().is_ok() {}
    tokio::time::sleep(RELOAD).await;
    assert!(jan.asked.try_recv().is_err(), "no one would notice");
    let mut ewa = Page::open(&host, router, &id, Some(router)).await;
    ewa.until(&["A", "B"]).await;
    site.close().await;
}

/// Answers come to either node, as a proxy likes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friends_at_two_nodes_notice_each_other() {
    let database = Postgres::shared().database();
    let (one, two) = (site(&database).await, site(&database).await);
    let (mut host, guest, id) = friends(&one, &two).await;
    let mut ewa = Page::open(&host, &one.router, &id, Some(&two.router)).await;
    let jan = Page::open(&guest, &two.router, &id, Some(&one.router)).await;
    ewa.until(&["A", "B"]).await;
    assert!(!is_away(&mut host, &id).await);
    // They stay: their answers find the way.
    tokio::time::sleep(SOON).await;
    assert!(ewa.told.try_recv().is_err(), "nothing was told");
    drop(jan);
    ewa.until(&["A"]).await;
    assert!(is_away(&mut host, &id).await);
    let mut jan = Page::open(&guest, &two.router, &id, None).await;
    ewa.until(&["A", "B"]).await;
    jan.until(&["A", "B"]).await;
    // One who does not answer is away at both.
    ewa.until(&["A"]).await;
    jan.until(&["A"]).await;
    drop((ewa, jan));
    one.close().await;
    two.close().await;
}

/// What the server asks for is not charged; what it did not ask for is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_is_free_and_noise_is_not() {
    let folder = Folder::new();
    let mut config = config(&format!("sqlite:{}", folder.join("tables.db").display()));
    (config.limits.per_second, config.limits.burst) = (1, 40);
    let site = Site::open(&config, games(), config.listen).await.unwrap();
    let router = &site.router;
    let (host, guest, id) = friends(&site, &site).await;
    let _ewa = Page::open(&host, router, &id, None).await;
    let mut jan = Page::open(&guest, router, &id, None).await;
    let word = jan.asked.recv().await.unwrap();
    let mut noise = 0;
    while answer(router, "nonsense").await == 204 {
        noise += 1;
        assert!(noise < 100);
    }
    assert_eq!(answer(router, "nonsense").await, 429);
    assert_eq!(answer(router, &word).await, 204);
    assert_eq!(answer(router, &word).await, 429, "that was answered");
    site.close().await;
}
