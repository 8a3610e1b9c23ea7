//! What a viewer is sent tells no secret: in a twin match, which differs only in what the viewer may not know, every page,
//! fragment, view, log, preview, refusal and event is the same, byte for byte.
//!
//! The twins live under the same id in two databases and are played step by step by somebody else, as another node would.

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use kernel::{Published, Rng, Seat, Turn, Viewer};
use referee::{Record, Seed};
use sha2::{Digest as _, Sha256};
use store::{ChatLine, Entry, EntryKind, Person, Phase, Secret, SecretKind, Store, TableRow};
use testbed::Postgres;
use web::Site;

use crate::ask::{Reply, Stream, ask, games, site};
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
    for state in states(&played::<eko::Eko>(&setup, 200, 5)) {
        for viewer in Viewer::all(3) {
            let other = kernel::Determinize::determinize(&state, viewer, &mut Rng::new(1));
            assert_eq!(other, state);
        }
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
        let seats = states(&played::<G>(&setup, 0, seed))[0].seats();
        let mut compared = 0;
        for viewer in Viewer::all(seats) {
            let mut found = 0;
            for (nth, &steps) in lengths.iter().enumerate() {
                // Not every match has something hidden at its end that never came to light: look for one that has.
                let pair = (0..40).find_map(|more| {
                    let record = played::<G>(&setup, steps, seed * 1000 + more);
                    let other = twin(&record, viewer, &mut rng)?;
                    Some((record, other))
                });
                if let Some((record, other)) = pair {
                    let id = format!("{}-{seed}-{viewer:?}-{nth}", G::KEY);
                    let id: String = id.chars().filter(|c| c.is_alphanumeric()).collect();
                    compared += self.compare(&id, viewer, &record, &other).await;
                    found += 1;
                }
            }
            assert!(found > 0, "{wanted}: no twin for {viewer:?}");
        }
        assert!(compared > 200, "only {compared} answers were compared");
    }

    /// Plays both and compares. Says how many answers were compared.
    async fn compare<G: Published>(
        &self,
        id: &str,
        viewer: Viewer,
        record: &Record<G>,
        other: &Record<G>,
    ) -> usize {
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
            let mut stream = Stream::open(&site.router, get(viewer, &path, "en")).await;
            stream.next().await;
            streams.push(stream);
        }
        let mut compared = 0;
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
            let requests = || requests(id, viewer, at, record);
            for (one, two) in requests().into_iter().zip(requests()) {
                let asked = format!("{} {}", one.method(), one.uri());
                let one = ask(&self.sites[0].router, one).await;
                let two = ask(&self.sites[1].router, two).await;
                assert!(one.status < 500, "{asked}: {}", one.text());
                same(&one, &two, || format!("{asked} of {viewer:?} at step {at}"));
                compared += 1;
            }
        }
        self.others_see_the_difference(id, viewer, record, other)
            .await;
        compared
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

async fn view_of(router: &Router, eyes: Viewer, path: &str) -> serde_json::Value {
    ask(router, get(eyes, path, "en")).await.json()["view"].clone()
}

/// Everything that a viewer can ask about a table without changing it, in both languages, and then what is refused.
fn requests<G: Published>(
    id: &str,
    viewer: Viewer,
    at: usize,
    record: &Record<G>,
) -> Vec<Request<Body>> {
    let game = &states(record)[at];
    let (page, api) = (format!("/t/{id}"), format!("/api/v1/tables/{id}"));
    let mut all = Vec::new();
    for language in ["en", "pl"] {
        for path in [
            page.clone(),
            format!("{page}/fragment"),
            format!("{page}/file"),
            "/".to_owned(),
            api.clone(),
            format!("{api}/view"),
            format!("{api}/log"),
            format!("{api}/log?from={at}"),
            format!("{api}/chat"),
            format!("{api}/match"),
        ] {
            all.push(get(viewer, &path, language));
        }
        // What the viewer may answer, what somebody else may, and what nobody may.
        let mut answers = vec!["nonsense".to_owned()];
        let mut offered = Vec::new();
        game.choices(&mut offered);
        if let Turn::Ask(asked) = game.turn()
            && viewer.is(asked)
        {
            let few = offered.iter().take(4);
            answers.extend(few.map(|choice| game.write_choice(*choice)));
        }
        for answer in &answers {
            let body = serde_json::json!({ "step": at, "answers": [answer] });
            all.push(post(viewer, &format!("{api}/preview"), language, &body));
        }
        let stale = serde_json::json!({ "step": at + 1, "answers": ["draw"] });
        let nonsense = serde_json::json!({ "step": at, "answers": ["nonsense"] });
        let wrong_seat = serde_json::json!({ "step": at, "answers": ["draw"], "seat": 9 });
        for body in [stale, nonsense, wrong_seat] {
            all.push(post(viewer, &format!("{api}/answers"), language, &body));
        }
    }
    all
}

fn same(one: &Reply, two: &Reply, what: impl Fn() -> String) {
    if one == two {
        return;
    }
    let (a, b) = (one.text(), two.text());
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

fn token(seat: Seat) -> String {
    format!("token-of-{seat}")
}

fn builder(viewer: Viewer, path: &str, language: &str) -> axum::http::request::Builder {
    let request = Request::builder()
        .uri(path)
        .header("host", "table.example")
        .header("accept-language", language);
    match viewer {
        Viewer::Seated(seat) => request.header("authorization", format!("Bearer {}", token(seat))),
        Viewer::Spectator => request,
    }
}

fn get(viewer: Viewer, path: &str, language: &str) -> Request<Body> {
    builder(viewer, path, language).body(Body::empty()).unwrap()
}

fn post(viewer: Viewer, path: &str, language: &str, body: &serde_json::Value) -> Request<Body> {
    builder(viewer, path, language)
        .method("POST")
        .header("content-type", "application/json")
        .body(Body::from(body.to_string()))
        .unwrap()
}

fn person(seat: Seat) -> Person {
    Person {
        id: format!("person-{seat}"),
        name: format!("Name {seat}"),
        login: None,
        password: None,
        language: "en".to_owned(),
        theme: "auto".to_owned(),
        webhook: None,
        created_at: 1,
        seen_at: 1,
    }
}

fn line(id: &str) -> ChatLine {
    ChatLine {
        table_id: id.to_owned(),
        nth: 0,
        person: person(Seat(0)).id,
        seat: Some(0),
        name: person(Seat(0)).name,
        text: "Good luck!".to_owned(),
        at: 5,
    }
}

/// The table as its server would have written it. Both twins make the same promise about their deal: a viewer sees it from
/// the beginning, and it tells nothing.
fn row<G: Published>(id: &str, record: &Record<G>) -> TableRow {
    let seats = states(record)[0].seats();
    let people: Vec<Person> = Seat::first(seats).map(person).collect();
    let places: Vec<_> = people
        .iter()
        .map(|person| serde_json::json!({ "kind": "person", "id": person.id, "name": person.name }))
        .collect();
    let game = games()
        .into_iter()
        .find(|game| game.key() == G::KEY)
        .unwrap();
    let tape: Vec<String> = record.opening_tape.iter().map(u32::to_string).collect();
    TableRow {
        id: id.to_owned(),
        game: G::KEY.to_owned(),
        rules_version: G::RULES_VERSION,
        setup: G::wanted(&record.setup).to_string(),
        content: format!("{:016x}", game.content_hash()),
        host: people[0].id.clone(),
        options: "{}".to_owned(),
        seats: serde_json::Value::from(places).to_string(),
        people: people.iter().map(|person| person.id.clone()).collect(),
        commitment: Seed::from_number(1).commitment().to_string(),
        // Rebuilt from its tape alone: a twin's tape is no seed's.
        seed: None,
        opening: tape.join(" "),
        opening_hash: record.opening_hash.cast_signed(),
        phase: Phase::Running,
        public: true,
        version: 0,
        created_at: 1,
        changed_at: 1,
        result: None,
    }
}

/// The log: that it began, and every step.
fn written<G: Published>(record: &Record<G>) -> Vec<Entry> {
    let begun = Entry {
        seq: 1,
        kind: EntryKind::Note,
        seat: None,
        body: r#"{"note":"started"}"#.to_owned(),
        tape: Vec::new(),
        hash: 0,
        made_at: 2,
    };
    let steps = (2..).zip(record.steps.iter().zip(states(record)));
    let steps = steps.map(|(seq, (step, before))| Entry {
        seq,
        kind: EntryKind::Step,
        seat: Some(step.seat.0),
        body: before.write_choice(step.choice),
        tape: step.tape.clone(),
        hash: step.hash.cast_signed(),
        made_at: 3,
    });
    std::iter::once(begun).chain(steps).collect()
}
