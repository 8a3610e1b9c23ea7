//! A table as its server would have written it.

use kernel::{Published, Seat};
use referee::{Record, Seed};
use store::{ChatLine, Entry, EntryKind, Person, Phase, TableRow, Turn};

use crate::ask::games;
use crate::twin::states;

pub(super) fn person(seat: Seat) -> Person {
    Person {
        id: format!("person-{seat}"),
        name: format!("Name {seat}"),
        login: None,
        password: None,
        language: "en".to_owned(),
        theme: "auto".to_owned(),
        webhook: None,
        recovery: None,
        created_at: 1,
        seen_at: 1,
    }
}

pub(super) fn line(id: &str) -> ChatLine {
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
pub(super) fn row<G: Published>(id: &str, record: &Record<G>) -> TableRow {
    let seats = states(record)[0].seats();
    let people: Vec<Person> = Seat::first(seats).map(person).collect();
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
        seats: seats_with_bots(record, None),
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
        turn: Turn::default(),
    }
}

/// The log: that it began, and every step.
pub(super) fn written<G: Published>(record: &Record<G>) -> Vec<Entry> {
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
        body: step.deed.write(&before),
        tape: step.tape.clone(),
        hash: step.hash.cast_signed(),
        made_at: 3,
    });
    std::iter::once(begun).chain(steps).collect()
}

/// Who sits where; with bots on all seats but this one, if there is one.
pub(super) fn seats_with_bots<G: Published>(record: &Record<G>, but: Option<Seat>) -> String {
    let place = |seat: Seat| {
        let person = person(seat);
        let away = but.is_some_and(|but| but != seat);
        serde_json::json!({ "kind": "person", "id": person.id, "name": person.name, "away": away })
    };
    let places: Vec<_> = Seat::first(states(record)[0].seats()).map(place).collect();
    serde_json::Value::from(places).to_string()
}
