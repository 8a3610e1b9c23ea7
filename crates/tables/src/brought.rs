//! Matches that were played elsewhere and come as a file: an archived table to look at, to review and to play on from. Nobody sits
//! there, so it is nobody's result.

use std::sync::Arc;

use catalog::{AnyGame, AnyTable};
use face::Language;
use kernel::{Seat, Turn as Asked};
use referee::{FileFault, Header, Seed};
use store::{Entry, EntryKind, Filter, Phase, Store, TableRow, Turn};

use crate::contents;
use crate::keeper::Keeper;
use crate::limits;
use crate::note::Note;
use crate::now::now;
use crate::seats::{Options, Place};
use crate::secret;
use crate::sheet::Glance;
use crate::table::{Table, step_entry, to_json, write_tape};
use crate::trouble::{Outcome, Trouble};

/// A match out of a file, every step of it replayed: what will be stored of it.
pub struct Brought {
    game: Arc<dyn AnyGame>,
    row: TableRow,
    entries: Vec<Entry>,
    /// How it ended, and what lists show of it.
    ending: String,
    glance: String,
}

/// Why a file is not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotBrought {
    /// More than [`limits::MATCH_FILE`].
    TooLong,
    UnknownGame(String),
    /// It was played with content that neither it nor the server has.
    UnknownContent,
    /// What is wrong, and in which line.
    Line {
        line: usize,
        why: String,
    },
    /// The match is not over.
    Unfinished,
}

impl Brought {
    /// Reads a file. This takes as long as the match takes to replay: never on a thread that serves requests.
    pub fn read(
        games: &[Arc<dyn AnyGame>],
        text: &str,
        language: Language,
    ) -> Result<Self, NotBrought> {
        if text.len() > limits::MATCH_FILE {
            return Err(NotBrought::TooLong);
        }
        let wrong = |error: referee::FileError| NotBrought::Line {
            line: error.line,
            why: match error.fault {
                FileFault::Text(why) => why,
                _ => error.to_string(),
            },
        };
        let header = Header::read(text).map_err(wrong)?;
        let ours = games.iter().find(|game| game.key() == header.game);
        let ours = ours.ok_or_else(|| NotBrought::UnknownGame(header.game.clone()))?;
        let game = match referee::carried_content(text) {
            None => {
                let known = ours.with_known(header.content);
                known.ok_or(NotBrought::UnknownContent)?
            }
            Some((line, carried)) => {
                let read = ours.with_content(&carried);
                read.map_err(|fault| NotBrought::Line {
                    // Its lines stand one after the other.
                    line: line + fault.line.saturating_sub(1),
                    why: format!("{}: {}", fault.at, ours.say_fault(&fault.why, language)),
                })?
            }
        };
        let table = game.read_match(text, language).map_err(wrong)?.table;
        match table.turn() {
            Asked::Over => Ok(Self::of(game, &*table, published(text))),
            Asked::Ask(_) => Err(NotBrought::Unfinished),
        }
    }

    fn of(game: Arc<dyn AnyGame>, table: &dyn AnyTable, seed: Option<Seed>) -> Self {
        let glance = Glance {
            steps: table.steps(),
            take_backs: table.take_backs().len(),
            ..Glance::default()
        };
        Self {
            row: row(&*game, table, seed),
            entries: entries(table),
            ending: Table::ending_of(table, &table.standings(), &[]),
            glance: glance.write(),
            game,
        }
    }
}

impl Keeper {
    /// Keeps a match that was brought in a file as a table of this person. Gives its id.
    pub async fn bring(&self, brought: &Brought, host: &str) -> Outcome<String> {
        let store = &self.hub.store;
        let filter = Filter {
            phases: vec![Phase::Archived],
            host: Some(host.to_owned()),
            limit: limits::MATCH_FILES,
            ..Filter::default()
        };
        if store.tables(&filter).await?.len() >= limits::MATCH_FILES as usize {
            return Err(Trouble::TooManyFiles);
        }
        let mut row = brought.row.clone();
        row.host = host.to_owned();
        row.people = vec![host.to_owned()];
        let body = brought.game.content();
        let made = store.create_table_with_content(&row, body, u32::MAX);
        if !made.await? {
            return Err(Trouble::TooManyTables);
        }
        archive(store, row, brought).await
    }
}

/// Writes the log and closes the table, in one commit.
async fn archive(store: &Store, mut row: TableRow, brought: &Brought) -> Outcome<String> {
    row.phase = Phase::Archived;
    row.result = Some(brought.ending.clone());
    row.turn.glance = brought.glance.clone();
    let entries = &brought.entries;
    store.append_and_update(&row.id, entries, &row).await?;
    Ok(row.id)
}

/// The seed that a file publishes. It was compared with the hash and with every roll when the file was read.
fn published(text: &str) -> Option<Seed> {
    let last = text.lines().rev().find(|line| !line.trim().is_empty())?;
    last.strip_prefix("seed ")?.trim().parse().ok()
}

fn places(table: &dyn AnyTable) -> Vec<Place> {
    let name = |seat: Seat| {
        let name = table.name(seat, Language::English);
        limits::name(&name).unwrap_or_else(|_| seat.letter().to_string())
    };
    let seats = Seat::first(table.seats());
    let named = seats.map(|seat| Place::Named { name: name(seat) });
    named.collect()
}

/// The row of its table before the log is there, of nobody yet.
fn row(game: &dyn AnyGame, table: &dyn AnyTable, seed: Option<Seed>) -> TableRow {
    let (setup, opening, at) = (table.setup(), table.opening(), now());
    let options = Options {
        brought: true,
        ..Options::default()
    };
    TableRow {
        id: secret::table_id(),
        game: game.key().to_owned(),
        rules_version: setup.rules.unwrap_or(game.rules_version()),
        setup: setup.to_string(),
        content: contents::hash_of(game),
        people: Vec::new(),
        host: String::new(),
        options: to_json(&options),
        seats: to_json(&places(table)),
        commitment: table.commitment().to_string(),
        seed: seed.map(|seed| seed.bytes().to_vec()),
        opening: write_tape(&opening.tape),
        opening_hash: opening.hash.cast_signed(),
        phase: Phase::Gathering,
        public: false,
        version: 0,
        created_at: at,
        changed_at: at,
        result: None,
        turn: Turn::default(),
    }
}

/// The log: what was played, and what was taken back after it had been seen.
fn entries(table: &dyn AnyTable) -> Vec<Entry> {
    let (steps, at) = (table.steps_from(0), now());
    let note = |kind, seat, body: String, hash| Entry {
        seq: 0,
        kind,
        seat,
        body,
        tape: Vec::new(),
        hash,
        made_at: 0,
    };
    let mut log = vec![note(EntryKind::Note, None, Note::Started.write(), 0)];
    let mut hash = table.opening().hash;
    for nth in 0..=steps.len() {
        let marks = table.take_backs().iter();
        for mark in marks.filter(|mark| mark.step == nth) {
            let (seat, back) = (Some(mark.seat.0), "0".to_owned());
            log.push(note(EntryKind::TakeBack, seat, back, hash.cast_signed()));
        }
        if let Some(step) = steps.get(nth) {
            log.push(step_entry(0, step, 0));
            hash = step.hash;
        }
    }
    let first = at - i64::try_from(log.len()).unwrap_or_default();
    for (seq, entry) in (1..).zip(&mut log) {
        (entry.seq, entry.made_at) = (seq, first + seq);
    }
    log
}
