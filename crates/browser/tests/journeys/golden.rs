//! Positions of golden matches, put into the database as if they had been played there: the same on every machine.

use std::path::Path;

use store::{Entry, EntryKind, Phase, Store, TableRow};

use crate::world::Visitor;

/// A match as its file tells it.
pub(crate) struct Golden {
    text: String,
    pub(crate) steps: Vec<Step>,
}

pub(crate) struct Step {
    pub(crate) seat: u8,
    pub(crate) choice: String,
    tape: Vec<u32>,
    hash: u64,
}

impl Golden {
    /// A file of `fixtures/ethnos/golden`, by its name.
    pub(crate) fn read(name: &str) -> Self {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR"));
        let path = crates.join(format!("../../fixtures/ethnos/golden/{name}.match"));
        let text = std::fs::read_to_string(&path)
            .unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let is_step = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_digit());
        let steps = text.lines().filter(is_step).map(Step::read).collect();
        Self { text, steps }
    }

    fn line(&self, key: &str) -> &str {
        let found = self
            .text
            .lines()
            .find_map(|line| line.strip_prefix(key)?.strip_prefix(' '));
        found.unwrap_or_else(|| panic!("no line {key}"))
    }

    /// How many steps to the middle of the match, such that `seat` is asked there.
    pub(crate) fn middle(&self, seat: u8) -> usize {
        self.asked(self.steps.len() / 2, seat)
    }

    /// How many steps to the last deal of an Age, which takes more rolls than anything else.
    pub(crate) fn last_age(&self) -> usize {
        let deals = self
            .steps
            .iter()
            .enumerate()
            .max_by_key(|(nth, step)| (step.tape.len(), *nth));
        deals.expect("a match has steps").0 + 1
    }

    fn asked(&self, from: usize, seat: u8) -> usize {
        let later = self.steps[from..].iter().position(|step| step.seat == seat);
        from + later.expect("the seat is asked again")
    }

    /// A table of the first `steps` steps, with `visitor` in `seat` and bots around. Says its path.
    pub(crate) fn lay(&self, visitor: &Visitor<'_>, steps: usize, seat: u8) -> String {
        let seats = self
            .line("setup")
            .split_whitespace()
            .find_map(|part| part.strip_prefix("seats="));
        let seats: u8 = seats
            .and_then(|seats| seats.parse().ok())
            .expect("a set-up names the seats");
        // Any table of the visitor's tells who that is.
        let own = visitor.table_in_waiting("{ game: 'ethnos', seats: 2, places: ['me', 'open'] }");
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime");
        runtime.block_on(async {
            let store = Store::open(&visitor.world.server.database)
                .await
                .expect("the server's database");
            let host = store
                .table(&own)
                .await
                .expect("it can be read")
                .expect("it was made just now")
                .host;
            let id = format!("golden{own}");
            store
                .create_table(&self.row(&id, &host, seats, seat))
                .await
                .expect("a new table");
            store
                .append(&id, &self.entries(steps))
                .await
                .expect("new entries");
            store.close().await;
            format!("/t/{id}")
        })
    }

    fn row(&self, id: &str, host: &str, seats: u8, seat: u8) -> TableRow {
        let names = ["Ewa", "Jan", "Zosia", "Piotr", "Basia", "Adam"];
        let place = |at: u8| match at == seat {
            true => format!(r#"{{"kind":"person","id":"{host}","name":"Ewa"}}"#),
            // People who are out for a moment: bots would be called by their level.
            false => format!(
                r#"{{"kind":"person","id":"somebody-{at}","name":"{}"}}"#,
                names[usize::from(at.max(1))]
            ),
        };
        let places: Vec<String> = (0..seats).map(place).collect();
        let (hash, tape) = self
            .line("opening")
            .split_once(" | ")
            .expect("hash and tape");
        TableRow {
            id: id.to_owned(),
            game: "ethnos".to_owned(),
            rules_version: self.line("rules").parse().expect("a number"),
            setup: self.line("setup").to_owned(),
            content: self.line("content").to_owned(),
            host: host.to_owned(),
            options: "{}".to_owned(),
            seats: format!("[{}]", places.join(",")),
            people: vec![host.to_owned()],
            commitment: self.line("commitment").to_owned(),
            seed: Some(bytes(self.line("seed"))),
            opening: tape.to_owned(),
            opening_hash: number(hash).cast_signed(),
            phase: Phase::Running,
            public: false,
            version: 0,
            created_at: 0,
            changed_at: 0,
            result: None,
        }
    }

    fn entries(&self, steps: usize) -> Vec<Entry> {
        let numbered = (1_i64..).zip(&self.steps[..steps]);
        let entry = |(seq, step): (i64, &Step)| Entry {
            seq,
            kind: EntryKind::Step,
            seat: Some(step.seat),
            body: step.choice.clone(),
            tape: step.tape.clone(),
            hash: step.hash.cast_signed(),
            made_at: seq,
        };
        numbered.map(entry).collect()
    }
}

impl Step {
    /// `2 B | draw | 31 | 77c2…`
    fn read(line: &str) -> Self {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [who, choice, tape, hash] = parts[..] else {
            panic!("no step: {line}");
        };
        let letter = who.bytes().last().expect("a step has a seat");
        Self {
            seat: letter - b'A',
            choice: choice.to_owned(),
            tape: tape
                .split_whitespace()
                .map(|roll| roll.parse().expect("a roll"))
                .collect(),
            hash: number(hash),
        }
    }
}

fn number(hex: &str) -> u64 {
    u64::from_str_radix(hex, 16).expect("a hash is hexadecimal")
}

fn bytes(hex: &str) -> Vec<u8> {
    let pairs = (0..hex.len()).step_by(2).map(|at| &hex[at..at + 2]);
    pairs
        .map(|pair| u8::from_str_radix(pair, 16).expect("a seed is hexadecimal"))
        .collect()
}
