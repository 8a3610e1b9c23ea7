//! A table out of the store.

use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::{AnyGame, Saved, SavedOpening, SavedStep};
use kernel::{Seat, SetupError, Turn, Wanted};
use referee::{Seed, TakeBack};
use store::{Entry, EntryKind, Phase, Store, TableRow};

use super::{Play, Table};
use crate::clock::Clock;
use crate::hub::Hub;
use crate::limits::CHAT_SHOWN;
use crate::note::Note;
use crate::past::{Past, is_rewind, taken_back};
use crate::sheet::{Glance, Parts};
use crate::trouble::{Outcome, Trouble};

impl Table {
    /// Reads the table of this id. While the server was not there no one lost any time.
    pub(crate) async fn load(hub: &Hub, id: &str) -> Outcome<Self> {
        let store = &hub.store;
        let mut table = Self::read(hub, id).await?;
        if table.play.is_some() {
            let is_known = !table.row.turn.glance.is_empty();
            table.write_turn();
            if !is_known {
                store.fill_turn(id, &table.row.turn).await?;
            }
            table.excuse(store, hub.awake_since()).await?;
        }
        Ok(table)
    }

    /// Reads the table of this id as it is committed, and writes nothing.
    pub(crate) async fn read(hub: &Hub, id: &str) -> Outcome<Self> {
        let store = &hub.store;
        let row = store.table(id).await?.ok_or(Trouble::NoTable)?;
        let entries = store.entries(id, 0).await?;
        let game = hub.contents.of(store, &hub.games, &row).await?;
        let mut table = Self::of_row(row, &[game])?;
        table.chat = store.chat_before(id, i64::MAX, CHAT_SHOWN).await?;
        if table.row.phase != Phase::Gathering {
            let play = table.replay(&entries).map_err(|why| {
                tracing::error!(table = id, %why, "a stored match does not replay");
                Trouble::Damaged
            })?;
            table.play = Some(play);
        }
        Ok(table)
    }

    /// A question that was open while the server was not there is asked anew. It is in the log, so that later readings and other
    /// nodes agree.
    pub(crate) async fn excuse(&mut self, store: &Store, awake_since: i64) -> Outcome<()> {
        let is_charged = self
            .play
            .as_ref()
            .is_some_and(|play| !play.clock.is_off() && play.clock.waits_since() < awake_since);
        if is_charged && self.is_running() {
            self.note(store, None, &Note::Resumed).await?;
        }
        Ok(())
    }

    /// Reads what another node has written since. `false` if that does not follow what is here: then all of it has to be read
    /// again. While this is under way the table is torn.
    pub(crate) async fn catch_up(&mut self, store: &Store) -> Outcome<bool> {
        let Some(seq) = self.play.as_ref().map(|play| play.seq) else {
            return Ok(false);
        };
        self.torn = true;
        let id = self.row.id.clone();
        let row = store.table(&id).await?.ok_or(Trouble::NoTable)?;
        let entries = store.entries(&id, seq).await?;
        self.catch_up_with_chat(store).await?;
        let mut fresh = Self::of_row(row, std::slice::from_ref(&self.game))?;
        fresh.chat = std::mem::take(&mut self.chat);
        fresh.uncovered = std::mem::take(&mut self.uncovered);
        fresh.play = self.play.take();
        let follows = fresh
            .play
            .as_mut()
            .is_some_and(|play| entries.iter().all(|entry| play.follow(entry).is_some()));
        fresh.write_turn();
        fresh.torn = !follows;
        *self = fresh;
        Ok(follows)
    }

    /// Reads what was said since, by whomever and wherever.
    pub(super) async fn catch_up_with_chat(&mut self, store: &Store) -> Outcome<()> {
        let heard = self.chat.last().map_or(0, |line| line.nth);
        let new = store.chat(&self.row.id, heard, CHAT_SHOWN + 1).await?;
        if new.len() > CHAT_SHOWN as usize {
            let newest = store.chat_before(&self.row.id, i64::MAX, CHAT_SHOWN);
            self.chat = newest.await?;
            return Ok(());
        }
        self.chat.extend(new);
        let too_many = self.chat.len().saturating_sub(CHAT_SHOWN as usize);
        self.chat.drain(..too_many);
        Ok(())
    }

    pub(crate) fn of_row(row: TableRow, games: &[Arc<dyn AnyGame>]) -> Outcome<Self> {
        let Parts {
            places,
            options,
            game,
        } = Parts::of_row(&row, games)?;
        Ok(Self {
            places,
            options,
            game,
            glance: Glance::default(),
            row,
            play: None,
            chat: Vec::new(),
            uncovered: BTreeMap::new(),
            torn: false,
        })
    }

    /// The match that the log tells. The error says what is wrong with it.
    pub(crate) fn replay(&self, entries: &[Entry]) -> Result<Play, String> {
        let saved = self.saved(what_stands(entries, self.row.opening_hash)?)?;
        let table = self.game.resume(&saved)?;
        let started_at = entries
            .first()
            .map_or(self.row.created_at, |entry| entry.made_at);
        let mut play = Play {
            table,
            seq: 0,
            clock: Clock::new(self.options.clock, self.places.len(), started_at),
            undo: None,
            past: Past::default(),
        };
        entries.iter().for_each(|entry| play.hear(entry));
        Ok(play)
    }

    fn saved(&self, stands: Stands) -> Result<Saved, String> {
        let seed: Option<[u8; 32]> = match &self.row.seed {
            Some(bytes) => Some(bytes.as_slice().try_into().map_err(|_| "a broken seed")?),
            None => None,
        };
        let set_up: Result<Wanted, SetupError> = self.row.setup.parse();
        let set_up = set_up.map_err(|error| format!("the set-up: {error}"))?;
        Ok(Saved {
            // A match goes on by the rules that it was begun with.
            setup: Wanted {
                rules: Some(self.row.rules_version),
                ..set_up
            },
            commitment: self
                .row
                .commitment
                .parse()
                .map_err(|error| format!("the commitment: {error}"))?,
            seed: seed.map(Seed::new),
            names: self.names(),
            position: self.position().map(str::to_owned),
            opening: SavedOpening {
                tape: read_tape(&self.row.opening)?,
                hash: self.row.opening_hash.cast_unsigned(),
            },
            steps: stands.steps,
            take_backs: stands.take_backs,
        })
    }
}

impl Play {
    /// Repeats the next entry of the log; `None` if it does not fit.
    fn follow(&mut self, entry: &Entry) -> Option<()> {
        match entry.kind {
            EntryKind::Step => self.table.follow(&saved_step(entry).ok()?).ok()?,
            EntryKind::TakeBack => self.go_back(entry)?,
            EntryKind::Note => {
                Note::read(&entry.body)?;
            }
        }
        self.hear(entry);
        Some(())
    }

    fn go_back(&mut self, entry: &Entry) -> Option<()> {
        let back = taken_back(entry)?;
        let is_rewind = is_rewind(entry);
        if !is_rewind && self.table.take_back_by_consent(back).is_ok() {
            return Some(());
        }
        let to = self.table.steps().checked_sub(back)?;
        let mark = self.table.rewind(Seat(entry.seat?), to).ok()?;
        (mark.is_some() == is_rewind).then_some(())
    }

    /// What an entry of the log changes beside the match itself.
    pub(super) fn hear(&mut self, entry: &Entry) {
        self.seq = entry.seq;
        self.clock.hear(entry);
        self.past.hear(entry);
        match (entry.kind, Note::read(&entry.body)) {
            (EntryKind::Note, Some(note)) => note.apply(entry.seat.map(Seat), &mut self.undo),
            _ => self.undo = None,
        }
    }
}

/// Replays a stored match, every step checked again, and gives the number of its steps. The error names the first one that
/// differs.
pub fn replay(
    row: TableRow,
    entries: &[Entry],
    games: &[Arc<dyn AnyGame>],
) -> Result<usize, String> {
    let is_over = row.phase == Phase::Over;
    let table = Table::of_row(row, games).map_err(|_| "its row cannot be read".to_owned())?;
    let play = table.replay(entries)?;
    let has_ended = play.table.turn() == Turn::Over && !table.is_taught();
    if is_over != has_ended && table.row.phase != Phase::Archived {
        return Err(format!(
            "its row says that it is {}, its log does not",
            if is_over { "over" } else { "not over" }
        ));
    }
    Ok(play.table.steps())
}

/// What is left of a log when all that was taken back is taken back.
#[derive(Default)]
pub(super) struct Stands {
    pub(super) steps: Vec<SavedStep>,
    take_backs: Vec<TakeBack>,
}

impl Stands {
    /// Takes back what this entry takes back; `opening` is the hash of the deal.
    fn go_back(&mut self, entry: &Entry, opening: i64) -> Result<(), String> {
        let wrong = |why: &str| format!("entry {}: {why}", entry.seq);
        let back = taken_back(entry).ok_or_else(|| wrong("a take-back of nothing"))?;
        let left = self.steps.len().checked_sub(back);
        let left = left.ok_or_else(|| wrong("more is taken back than was played"))?;
        self.steps.truncate(left);
        for mark in &mut self.take_backs {
            mark.step = mark.step.min(left);
        }
        if !is_rewind(entry) {
            return Ok(());
        }
        let last = self.steps.last().map(|step| step.hash.cast_signed());
        if last.unwrap_or(opening) != entry.hash {
            return Err(wrong("it leads back to another table than it says"));
        }
        let seat = entry.seat.ok_or_else(|| wrong("a take-back of no one"))?;
        self.take_backs.push(TakeBack {
            seat: Seat(seat),
            step: left,
        });
        Ok(())
    }
}

pub(super) fn what_stands(entries: &[Entry], opening: i64) -> Result<Stands, String> {
    let mut stands = Stands::default();
    for entry in entries {
        match entry.kind {
            EntryKind::Step => stands.steps.push(saved_step(entry)?),
            EntryKind::TakeBack => stands.go_back(entry, opening)?,
            EntryKind::Note => {
                Note::read(&entry.body)
                    .ok_or_else(|| format!("entry {}: an unknown note", entry.seq))?;
            }
        }
    }
    Ok(stands)
}

fn saved_step(entry: &Entry) -> Result<SavedStep, String> {
    Ok(SavedStep {
        seat: Seat(
            entry
                .seat
                .ok_or_else(|| format!("entry {}: a step without a seat", entry.seq))?,
        ),
        choice: entry.body.clone(),
        tape: entry.tape.clone(),
        hash: entry.hash.cast_unsigned(),
    })
}

pub(crate) fn write_tape(tape: &[u32]) -> String {
    let rolls: Vec<String> = tape.iter().map(u32::to_string).collect();
    rolls.join(" ")
}

fn read_tape(text: &str) -> Result<Vec<u32>, String> {
    text.split_whitespace()
        .map(|roll| {
            roll.parse()
                .map_err(|_| format!("the deal: {roll:?} is no roll"))
        })
        .collect()
}
