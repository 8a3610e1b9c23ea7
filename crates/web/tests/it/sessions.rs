//! Who is signed in where, and how that ends: on this node, and soon on every other.

use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use axum::response::IntoResponse as _;
use axum_extra::extract::cookie::{Cookie, Key, SignedCookieJar};
use serde_json::json;
use store::{Session, Store};
use testbed::Folder;
use web::Site;

use crate::ask::{ask, site};
use crate::browser::Browser;

const PASSWORD: &str = "correct horse";
const DAY_MS: i64 = 86_400_000;
/// Other nodes need a second to hear of it.
const SOON: Duration = Duration::from_secs(3);

/// Two nodes on one file, which hear nothing of each other but what is written there.
struct Nodes {
    sites: [Site; 2],
    store: Store,
    _folder: Folder,
}

impl Nodes {
    async fn open() -> Self {
        let folder = Folder::new();
        let database = format!("sqlite:{}", folder.join("tables.db").display());
        Self {
            sites: [site(&database).await, site(&database).await],
            store: Store::open(&database).await.unwrap(),
            _folder: folder,
        }
    }

    fn browser(&self, node: usize) -> Browser {
        Browser::new(&self.sites[node].router)
    }

    async fn close(self) {
        for site in self.sites {
            site.close().await;
        }
        self.store.close().await;
    }
}

impl Browser {
    async fn register(&mut self, login: &str) {
        self.open("/account").await;
        let mut form = self.form("/account/login");
        form.action = "/account/register".to_owned();
        form.fill("login", login);
        form.fill("password", PASSWORD);
        let button = form.button();
        self.submit(&form, &button).await;
    }

    async fn log_in(&mut self, login: &str, password: &str) -> u16 {
        self.open("/account").await;
        let fields = [("login", login), ("password", password)];
        self.fill_and_send("/account/login", &fields).await
    }

    /// Whether the account page calls the visitor by this name.
    async fn is(&mut self, name: &str) -> bool {
        self.open("/account").await;
        self.page.contains(&format!("value=\"{name}\""))
    }

    /// Whether they are nobody any more, within the time that another node needs to hear of it.
    async fn is_soon_nobody(&mut self, name: &str) -> bool {
        let begun = Instant::now();
        while self.is(name).await {
            if begun.elapsed() > SOON {
                return false;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        true
    }
}

#[tokio::test]
async fn signing_out_ends_the_session_on_the_server() {
    let nodes = Nodes::open().await;
    let mut ann = nodes.browser(0);
    ann.be_called("Ann").await;
    let mut guest = ann.copy_at(&nodes.sites[0].router);
    ann.register("ann").await;
    assert!(!guest.is("Ann").await, "a new session at registration");
    assert!(ann.is("Ann").await);
    let mut thieves = [0, 1].map(|node| ann.copy_at(&nodes.sites[node].router));
    for thief in &mut thieves {
        assert!(thief.is("Ann").await);
    }
    assert_eq!(ann.fill_and_send("/account/logout", &[]).await, 200);
    assert!(!ann.is("Ann").await);
    assert!(!thieves[0].is("Ann").await, "at once");
    assert!(thieves[1].is_soon_nobody("Ann").await, "on the other node");
    nodes.close().await;
}

#[tokio::test]
async fn people_sign_out_on_their_other_devices() {
    let nodes = Nodes::open().await;
    let mut home = nodes.browser(0);
    home.be_called("Ann").await;
    home.register("ann").await;
    let mut away: Vec<Browser> = (0..3).map(|nth| nodes.browser(nth % 2)).collect();
    for device in &mut away {
        assert_eq!(device.log_in("ann", PASSWORD).await, 200);
        assert!(device.is("Ann").await);
    }
    home.open("/account").await;
    assert_eq!(home.forms("/session/end").len(), 3, "all but this one");
    assert_eq!(home.fill_and_send("/session/end", &[]).await, 200);
    assert_eq!(home.forms("/session/end").len(), 2);
    let begun = Instant::now();
    loop {
        let mut left = 0;
        for device in &mut away {
            left += usize::from(device.is("Ann").await);
        }
        if left == 2 {
            break;
        }
        assert!(left == 3 && begun.elapsed() < SOON, "one of them is out");
    }
    assert_eq!(home.fill_and_send("/end-others", &[]).await, 200);
    for device in &mut away {
        assert!(device.is_soon_nobody("Ann").await);
    }
    assert!(home.is("Ann").await);
    nodes.close().await;
}

#[tokio::test]
async fn a_new_password_signs_out_all_other_devices() {
    let nodes = Nodes::open().await;
    let mut home = nodes.browser(0);
    home.be_called("Ann").await;
    home.register("ann").await;
    let mut away = nodes.browser(1);
    away.log_in("ann", PASSWORD).await;
    let wrong = [("current", "wrong horse"), ("password", "battery staple")];
    home.open("/account").await;
    assert_eq!(home.fill_and_send("/account/password", &wrong).await, 422);
    assert!(away.is("Ann").await);
    let right = [("current", PASSWORD), ("password", "battery staple")];
    assert_eq!(home.fill_and_send("/account/password", &right).await, 200);
    assert!(home.is("Ann").await);
    assert!(away.is_soon_nobody("Ann").await);
    assert_eq!(away.log_in("ann", PASSWORD).await, 422);
    assert_eq!(away.log_in("ann", "battery staple").await, 200);
    nodes.close().await;
}

#[tokio::test]
async fn guesses_of_a_password_are_slowed() {
    let nodes = Nodes::open().await;
    let mut ann = nodes.browser(0);
    ann.register("ann").await;
    let mut thief = nodes.browser(0);
    let mut statuses = Vec::new();
    for nth in 0..12 {
        statuses.push(thief.log_in("ann", &format!("guess number {nth}")).await);
    }
    assert_eq!(statuses[0], 422);
    assert_eq!(statuses[11], 429, "{statuses:?}");
    assert_eq!(thief.log_in("ann", PASSWORD).await, 429);
    assert!(thief.page.contains("Too many attempts to sign in."));
    nodes.close().await;
}

async fn sees(router: &Router, token: &str) -> bool {
    let request = Request::get("/api/v1/tables?mine=true")
        .header("authorization", format!("Bearer {token}"))
        .body(Body::empty());
    let made = Request::post("/api/v1/tables")
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "application/json")
        .body(Body::from(r#"{"game":"eko","seats":2}"#));
    ask(router, request.unwrap()).await;
    ask(router, made.unwrap()).await.status == 200
}

#[tokio::test]
async fn a_deleted_token_stops_and_only_its_owner_deletes_it() {
    let nodes = Nodes::open().await;
    let routers = [0, 1].map(|node| nodes.sites[node].router.clone());
    let mut ann = nodes.browser(0);
    ann.be_called("Ann").await;
    let fields = [("label", "bot")];
    assert_eq!(ann.fill_and_send("/account/token", &fields).await, 200);
    let token = ann.page.split("data-copy=\"").nth(1).unwrap();
    let token = token.split('"').next().unwrap().to_owned();
    // It is no link to another device, and whoever takes it for one does it no harm.
    let moved = Request::post(format!("/move/{token}")).body(Body::empty());
    assert_eq!(ask(&routers[0], moved.unwrap()).await.status, 422);
    for router in &routers {
        assert!(sees(router, &token).await);
    }
    assert_eq!(ann.fill_and_send("/token/delete", &[]).await, 200);
    assert!(!sees(&routers[0], &token).await, "at once");
    let begun = Instant::now();
    while sees(&routers[1], &token).await {
        assert!(begun.elapsed() < SOON, "on the other node");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    nodes.close().await;
}

/// The only session of the person of this name.
async fn session_of(store: &Store, name: &str) -> Session {
    let people = store.people("", 10).await.unwrap();
    let person = people.iter().find(|person| person.name == name).unwrap();
    store.sessions_of(&person.id).await.unwrap().remove(0)
}

#[tokio::test]
async fn a_session_lasts_while_it_is_used() {
    let nodes = Nodes::open().await;
    let mut ann = nodes.browser(0);
    ann.be_called("Ann").await;
    let now = session_of(&nodes.store, "Ann").await.seen_at;
    let mut session = session_of(&nodes.store, "Ann").await;
    assert_eq!(session.expires_at - session.created_at, 30 * DAY_MS);
    (session.seen_at, session.expires_at) = (now - 2 * DAY_MS, now + DAY_MS);
    nodes.store.renew_session(&session).await.unwrap();
    let mut other = ann.copy_at(&nodes.sites[1].router);
    assert!(other.is("Ann").await);
    let renewed = session_of(&nodes.store, "Ann").await;
    assert!(renewed.expires_at >= now + 30 * DAY_MS, "renewed by use");
    let mut ben = nodes.browser(0);
    ben.be_called("Ben").await;
    let mut session = session_of(&nodes.store, "Ben").await;
    session.expires_at = now - 1;
    nodes.store.renew_session(&session).await.unwrap();
    let mut other = ben.copy_at(&nodes.sites[1].router);
    assert!(!other.is("Ben").await, "it has expired");
    nodes.close().await;
}

#[tokio::test]
async fn cookies_from_before_sessions_still_work_until_they_sign_out() {
    let nodes = Nodes::open().await;
    let mut ann = nodes.browser(0);
    ann.be_called("Ann").await;
    let mut session = session_of(&nodes.store, "Ann").await;
    session.hash = session.person.as_bytes().to_vec();
    nodes.store.put_session(&session).await.unwrap();
    let key = nodes.store.get_or_put("cookie-key", "").await.unwrap();
    let jar = SignedCookieJar::new(Key::from(key.as_bytes()));
    let jar = jar.add(Cookie::new("longtable", session.person.clone()));
    let set = jar.into_response().headers()["set-cookie"].clone();
    let visit = || {
        let request = Request::get("/account").header("cookie", set.clone());
        ask(&nodes.sites[1].router, request.body(Body::empty()).unwrap())
    };
    assert!(visit().await.text().contains("value=\"Ann\""));
    nodes.store.end_sessions_of(&session.person).await.unwrap();
    let begun = Instant::now();
    while visit().await.text().contains("value=\"Ann\"") {
        assert!(begun.elapsed() < SOON, "it is over");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    nodes.close().await;
}

/// A restore brings people back, but no session and no key of cookies.
#[tokio::test]
async fn guests_find_back_to_their_seats_after_a_restore() {
    let nodes = Nodes::open().await;
    let mut ann = nodes.browser(0);
    ann.be_called("Ann").await;
    ann.call("/api/v1/tables", &json!({ "game": "eko", "seats": 2 }))
        .await;
    ann.open("/").await;
    assert!(ann.page.contains("/account#recovery"), "offered");
    ann.open("/account").await;
    assert_eq!(ann.fill_and_send("/account/recovery", &[]).await, 200);
    let link = ann
        .page
        .split("value=\"http://table.example")
        .nth(1)
        .unwrap();
    let link = link.split('"').next().unwrap().to_owned();
    assert!(link.starts_with("/recover/"), "{link}");
    ann.open("/account").await;
    assert!(!ann.page.contains(&link), "shown once");
    let people = nodes.store.people("", 10).await.unwrap();
    nodes.close().await;

    let restored = Nodes::open().await;
    for person in &people {
        restored.store.insert_person(person).await.unwrap();
    }
    let mut lost = ann.copy_at(&restored.sites[0].router);
    assert!(!lost.is("Ann").await);
    for _ in 0..2 {
        let mut back = restored.browser(0);
        back.open(&link).await;
        assert!(!back.is("Ann").await, "opening it does nothing yet");
        back.open(&link).await;
        assert_eq!(back.fill_and_send(&link, &[]).await, 200);
        assert!(back.is("Ann").await);
    }
    // Links are tried as seldom as passwords, of whatever kind they are.
    lost.open("/recover/wrong").await;
    assert_eq!(lost.fill_and_send("/recover/wrong", &[]).await, 422);
    let mut statuses = Vec::new();
    for _ in 0..60 {
        lost.open("/move/wrong").await;
        statuses.push(lost.fill_and_send("/move/wrong", &[]).await);
    }
    assert_eq!((statuses[0], statuses[59]), (422, 429), "{statuses:?}");
    restored.close().await;
}

/// Bots that think all the time have nothing to do with passwords.
#[tokio::test(flavor = "multi_thread")]
async fn signing_in_does_not_wait_for_bots() {
    let nodes = Nodes::open().await;
    let mut host = nodes.browser(0);
    host.be_called("Host").await;
    for _ in 0..12 {
        let masters =
            json!({ "game": "ethnos", "seats": 4, "places": ["me", "master", "master", "master"] });
        let table = host.call("/api/v1/tables", &masters).await;
        let id = table["id"].as_str().unwrap();
        let start = format!("/api/v1/tables/{id}/start");
        host.call(&start, &json!({})).await;
        let away = format!("/api/v1/tables/{id}/leave");
        host.call(&away, &json!({})).await;
    }
    let begun = Instant::now();
    nodes.browser(0).register("ann").await;
    assert_eq!(nodes.browser(0).log_in("ann", PASSWORD).await, 200);
    assert!(
        begun.elapsed() < Duration::from_secs(5),
        "{:?}",
        begun.elapsed()
    );
    nodes.close().await;
}
