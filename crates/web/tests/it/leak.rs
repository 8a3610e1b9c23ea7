//! What a viewer is sent tells no secret: in a twin match, which differs only in what the viewer may not know, every page,
//! fragment, view, log, preview, hint, refusal and event is the same, byte for byte, and so is what comes of talking and of
//! taking back.
//!
//! The twins live under the same id in two databases and are played step by step by somebody else, as another node would.

mod requests; // what a viewer can ask
mod written; // a table as its server would have written it

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use kernel::{Published, Rng, Seat, Viewer};
use referee::Record;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use store::{Secret, SecretKind, Store};
use testbed::Postgres;
use web::Site;

use self::requests::{deeds, get, hints, requests, things, timeline, token};
use self::written::{line, person, row, seats_with_bots, written};
use crate::ask::{Reply, Stream, ask, site};
use crate::twin::{played, states, twin};

/// The steps of a twin that are played while the viewer looks.
const WATCHED: usize = 3;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ethnos_tells_no_secret() {
    let world = World::new().await;
    for (nth, wanted) in [
        "edition=first seats=3",
        "edition=second seats=2",
        "edition=polish seats=4",
    ]
    .into_iter()
    .enumerate()
    {
        world
            .look_at::<ethnos::Ethnos>(wanted, nth as u64, &[25, 90])
            .await;
    }
    world.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn numa_sera_tells_no_secret() {
    let world = World::new().await;
    for (nth, wanted) in ["seats=2", "seats=4"].into_iter().enumerate() {
        world
            .look_at::<numa_sera::NumaSera>(wanted, nth as u64, &[30, 120])
            .await;
    }
    world.close().await;
}

/// Ekö hides nothing, so there is nothing that could be told: every world that a viewer cannot tell apart is the true one.
#[test]
fn eko_has_no_secrets() {
    let content = eko::Eko::read_content(eko::Eko::CONTENT).unwrap();
    let setup = eko::Eko::set_up(&content, &"seats=3".parse().unwrap()).unwrap();
    for state in states(&played::<eko::Eko>(&setup, 200, 5, Viewer::Spectator)) {
        for viewer in Viewer::all(3) {
            let other = kernel::Determinize::determinize(&state, viewer, &mut Rng::new(1));
            assert_eq!(other, state);
        }
    }
}

/// What was compared.
#[derive(Default, Debug)]
struct Count {
    compared: usize,
    hinted: usize,
}

/// A request, to be sent more than once.
#[derive(Clone, Debug)]
struct Asked {
    method: &'static str,
    path: String,
    headers: Vec<(&'static str, String)>,
    body: String,
}

impl Asked {
    fn build(&self) -> Request<Body> {
        let mut request = Request::builder().method(self.method).uri(&self.path);
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        request.body(Body::from(self.body.clone())).unwrap()
    }
}

/// Two servers, each with a database of its own, and what another node would write there.
struct World {
    sites: [Site; 2],
    stores: [Store; 2],
}

impl World {
    async fn new() -> Self {
        let databases = [(); 2].map(|()| Postgres::shared().database());
        let mut stores = Vec::new();
        let mut sites = Vec::new();
        for database in &databases {
            let store = Store::open(database).await.unwrap();
            // The same key, so that the same invitations and cookies come from both.
            store
                .get_or_put("cookie-key", &"k".repeat(128))
                .await
                .unwrap();
            for seat in 0..6 {
                let person = person(Seat(seat));
                store.insert_person(&person).await.unwrap();
                let secret = Secret {
                    hash: Sha256::digest(token(Seat(seat)).as_bytes()).to_vec(),
                    kind: SecretKind::ApiToken,
                    person: person.id,
                    label: "test".to_owned(),
                    created_at: 1,
                    expires_at: None,
                };
                store.put_secret(&secret).await.unwrap();
            }
            sites.push(site(database).await);
            stores.push(store);
        }
        Self {
            sites: sites.try_into().unwrap(),
            stores: stores.try_into().unwrap(),
        }
    }

    async fn close(self) {
        for site in self.sites {
            site.close().await;
        }
        for store in self.stores {
            store.close().await;
        }
    }

    /// Compares what every viewer is sent in twins of matches of these lengths.
    async fn look_at<G: Published>(&self, wanted: &str, seed: u64, lengths: &[usize]) {
        let content = G::read_content(G::CONTENT).unwrap();
        let setup = G::set_up(&content, &wanted.parse().unwrap()).unwrap();
        let mut rng = Rng::new(seed);
        let seats = states(&played::<G>(&setup, 0, seed, Viewer::Spectator))[0].seats();
        let mut count = Count::default();
        for viewer in Viewer::all(seats) {
            let mut found = 0;
            for (nth, &steps) in lengths.iter().enumerate() {
                // Not every match has something hidden at its end that never came to light: look for one that has.
                let pair = (0..40).find_map(|more| {
                    let record = played::<G>(&setup, steps, seed * 1000 + more, viewer);
                    let other = twin(&record, viewer, &mut rng)?;
                    Some((record, other))
                });
                if let Some((record, other)) = pair {
                    let id = format!("{}-{seed}-{viewer:?}-{nth}", G::KEY);
                    let id: String = id.chars().filter(|c| c.is_alphanumeric()).collect();
                    self.compare(&id, viewer, &record, &other, &mut count).await;
                    found += 1;
                }
            }
            assert!(found > 0, "{wanted}: no twin for {viewer:?}");
        }
        assert!(count.compared > 400, "{wanted}: {count:?}");
        assert!(count.hinted > 0, "{wanted}: {count:?}");
    }

    /// Plays both and compares.
    async fn compare<G: Published>(
        &self,
        id: &str,
        viewer: Viewer,
        record: &Record<G>,
        other: &Record<G>,
        count: &mut Count,
    ) {
        let written = [written(record), written(other)];
        let begin = record.steps.len().saturating_sub(WATCHED);
        for (store, record, entries) in [
            (&self.stores[0], record, &written[0]),
            (&self.stores[1], other, &written[1]),
        ] {
            store.create_table(&row(id, record)).await.unwrap();
            store.append(id, &entries[..=begin]).await.unwrap();
            store.say(&line(id)).await.unwrap();
        }
        let mut streams = Vec::new();
        for site in &self.sites {
            let path = format!("/t/{id}/events");
            let mut stream = Stream::open(&site.router, get(viewer, &path, "en").build()).await;
            stream.next().await;
            streams.push(stream);
        }
        for at in begin..=record.steps.len() {
            if at > begin {
                let mut told = Vec::new();
                for ((store, stream), entries) in self.stores.iter().zip(&mut streams).zip(&written)
                {
                    store.append(id, &entries[at..=at]).await.unwrap();
                    told.push(stream.next().await);
                }
                assert_eq!(
                    told[0], told[1],
                    "events of {id} for {viewer:?} at step {at}"
                );
            }
            for request in requests(id, viewer, at, record) {
                self.same_reply(viewer, request, count).await;
            }
        }
        let more = timeline(id, viewer, record.steps.len()).into_iter();
        for request in more.chain(things(id, viewer)) {
            self.same_reply(viewer, request, count).await;
        }
        self.others_see_the_difference(id, viewer, record, other)
            .await;
        self.compare_hints(id, viewer, record, count).await;
        self.compare_deeds(id, viewer, record, count).await;
    }

    /// Asks both and compares what comes back, which is told.
    async fn same_reply(&self, viewer: Viewer, request: Asked, count: &mut Count) -> Reply {
        let asked = format!("{} {} {}", request.method, request.path, request.body);
        let one = ask(&self.sites[0].router, request.build()).await;
        let two = ask(&self.sites[1].router, request.build()).await;
        assert!(one.status < 500, "{asked}: {}", one.text());
        same(&one, &two, || format!("{asked} of {viewer:?}"));
        count.compared += 1;
        one
    }

    /// Hints are for those who play against bots: for a while, bots have the other seats.
    async fn compare_hints<G: Published>(
        &self,
        id: &str,
        viewer: Viewer,
        record: &Record<G>,
        count: &mut Count,
    ) {
        let asked = states(record).pop().unwrap().turn();
        let Viewer::Seated(seat) = viewer else {
            return;
        };
        if asked != kernel::Turn::Ask(seat) {
            return;
        }
        self.seat(id, &seats_with_bots(record, Some(seat))).await;
        for request in hints(id, viewer) {
            let reply = self.same_reply(viewer, request, count).await;
            assert_eq!(reply.status, 200, "{}", reply.text());
            assert!(reply.text().contains("id=\"hints\""), "{}", reply.text());
            count.hinted += 1;
        }
        self.seat(id, &seats_with_bots(record, None)).await;
    }

    /// Somebody else changes who sits where; waits until both sites know.
    async fn seat(&self, id: &str, seats: &str) {
        for (store, site) in self.stores.iter().zip(&self.sites) {
            let mut row = store.table(id).await.unwrap().unwrap();
            row.seats = seats.to_owned();
            store.update_table(&row).await.unwrap();
            let bots = seats.matches("\"away\":true").count();
            loop {
                let path = format!("/api/v1/tables/{id}");
                let info = ask(&site.router, get(Viewer::Spectator, &path, "en").build()).await;
                let seats = info.json()["seats"].as_array().unwrap().clone();
                if seats
                    .iter()
                    .filter(|seat| seat["bot"] != Value::Null)
                    .count()
                    == bots
                {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    }

    /// Talking and taking back, by the viewer and by the others: what the viewer is told of it is the same.
    async fn compare_deeds<G: Published>(
        &self,
        id: &str,
        viewer: Viewer,
        record: &Record<G>,
        count: &mut Count,
    ) {
        let seats = states(record)[0].seats();
        for nth in 0.. {
            let step = self.same_step(id).await;
            let Some((who, deed)) = deeds(id, viewer, seats, step).into_iter().nth(nth) else {
                return;
            };
            if who == viewer {
                self.same_reply(viewer, deed, count).await;
            } else {
                for site in &self.sites {
                    ask(&site.router, deed.build()).await;
                }
            }
            for path in [format!("/t/{id}"), format!("/api/v1/tables/{id}/view")] {
                self.same_reply(viewer, get(viewer, &path, "en"), count)
                    .await;
            }
            let mut told = Vec::new();
            for site in &self.sites {
                let events = get(viewer, &format!("/t/{id}/events"), "en").build();
                told.push(Stream::open(&site.router, events).await.next().await);
            }
            assert_eq!(told[0], told[1], "events of {id} after deed {nth}");
        }
    }

    /// How many steps both have.
    async fn same_step(&self, id: &str) -> u64 {
        let mut steps = Vec::new();
        for site in &self.sites {
            let path = format!("/api/v1/tables/{id}");
            let info = ask(&site.router, get(Viewer::Spectator, &path, "en").build()).await;
            steps.push(info.json()["step"].as_u64().unwrap());
        }
        assert_eq!(steps[0], steps[1]);
        steps[0]
    }

    /// The twins are no twins to somebody else, or nothing would be proved.
    async fn others_see_the_difference<G: Published>(
        &self,
        id: &str,
        viewer: Viewer,
        record: &Record<G>,
        other: &Record<G>,
    ) {
        let last = |record| states::<G>(record).pop().unwrap();
        let (one, two) = (last(record), last(other));
        for eyes in Viewer::all(one.seats()).filter(|eyes| *eyes != viewer) {
            let path = format!("/api/v1/tables/{id}/view");
            let mut bodies = Vec::new();
            for site in &self.sites {
                bodies.push(view_of(&site.router, eyes, &path).await);
            }
            let differ = one.view(eyes) != two.view(eyes);
            assert_eq!(bodies[0] != bodies[1], differ, "{id} as {eyes:?} sees it");
        }
    }
}

async fn view_of(router: &Router, eyes: Viewer, path: &str) -> Value {
    ask(router, get(eyes, path, "en").build()).await.json()["view"].clone()
}

fn same(one: &Reply, two: &Reply, what: impl Fn() -> String) {
    let (a, b) = (timeless(one), timeless(two));
    if a == b && (one.status, &one.headers) == (two.status, &two.headers) {
        return;
    }
    let at = a.bytes().zip(b.bytes()).position(|(a, b)| a != b);
    let at = at.unwrap_or(a.len().min(b.len()));
    let near = |text: &str| {
        let bytes = &text.as_bytes()[at.saturating_sub(150)..(at + 150).min(text.len())];
        String::from_utf8_lossy(bytes).into_owned()
    };
    panic!(
        "{}: {} and {} differ\n--- one\n{}\n--- two\n{}",
        what(),
        one.status,
        two.status,
        near(&a),
        near(&b)
    );
}

/// A body without the times at which something was said.
fn timeless(reply: &Reply) -> String {
    let text = reply.text();
    let mut pieces = text.split("<time>");
    let mut left = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        left += piece.split_once("</time>").map_or(piece, |(_, rest)| rest);
    }
    left
}
