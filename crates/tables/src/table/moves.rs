//! Answers. A step is committed before anyone is told of it.

use catalog::{AnyTable, SavedStep};
use face::Language;
use kernel::{Refusal, Seat, Standings, Turn};
use referee::{Exit, NoExit};
use serde::{Deserialize, Serialize};
use store::{Entry, EntryKind, Phase, Store};

use super::Table;
use crate::note::Note;
use crate::now::now;
use crate::seats::Place;
use crate::sheet::is_zero;
use crate::trouble::{Outcome, Trouble};

/// How a match ended, kept with its row.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Ending {
    /// Seats.
    pub winners: Vec<u8>,
    /// In the order of the seats.
    pub scores: Vec<i32>,
    pub forfeits: Vec<u8>,
    /// How often something was taken back after its player had seen what came of it.
    #[serde(skip_serializing_if = "is_zero")]
    pub take_backs: usize,
    /// The game's word for the way it ended: see [`kernel::Standings::ending`]. Empty in rows that are older than it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub how: String,
}

impl Table {
    /// Takes a chain of answers of `seat`, given to the question after `step` steps, whole or not at all.
    pub async fn answer(
        &mut self,
        store: &Store,
        seat: Seat,
        step: usize,
        chain: &[&str],
        language: Language,
    ) -> Outcome<()> {
        // First of all: the last answer of a match, sent twice, is late like any other.
        if self.play()?.table.steps() != step {
            return Err(Trouble::Stale);
        }
        if !self.is_running() {
            return Err(Trouble::Over);
        }
        if chain.is_empty() {
            return Err(Trouble::NoAnswer);
        }
        let chain = &chain[..self.must_follow(seat, chain, language)?];
        self.must_wait(language)?;
        let play = self.play.as_mut().ok_or(Trouble::NotBegun)?;
        let steps = match play.table.submit(seat, chain) {
            Ok(steps) => steps,
            Err(refused) => {
                let (game, why) = (self.game.key(), play.table.explain(&refused, language));
                return Err(match (refused.at, refused.refusal()) {
                    (0, Some(Refusal::NotYourTurn { .. })) => Trouble::NotYourTurn { game, why },
                    _ => Trouble::Refused { game, why },
                });
            }
        };
        self.commit_steps(store, &steps).await
    }

    /// Commits what the referee has just taken. A chain is one move: its first answer is charged, the others take no time.
    pub(super) async fn commit_steps(&mut self, store: &Store, steps: &[SavedStep]) -> Outcome<()> {
        let play = self.play()?;
        let at = now().max(play.past.next_at());
        // What is learnt or practised is never a result.
        let is_over = play.table.turn() == Turn::Over && !self.is_taught();
        let entries: Vec<Entry> = (play.seq + 1..)
            .zip(steps)
            .map(|(seq, step)| step_entry(seq, step, at))
            .collect();
        self.torn = true;
        if !is_over {
            return self.commit(store, &entries).await;
        }
        self.row.phase = Phase::Over;
        self.row.result = Some(self.result()?);
        self.commit_with_row(store, &entries).await
    }

    /// The person of `seat` gives up, at any time.
    pub async fn concede(&mut self, store: &Store, seat: Seat) -> Outcome<()> {
        self.play()?;
        if !self.is_running() {
            return Err(Trouble::Over);
        }
        if let Some(lost) = self.lost(seat) {
            return Err(lost);
        }
        if self.options.lesson.is_some() || self.options.practice.is_some() {
            return Err(Trouble::InLesson);
        }
        match self.place(seat) {
            Some(Place::Person { .. }) => self.leave_match(store, seat, Exit::Concede, None).await,
            _ => Err(Trouble::NotYourSeat),
        }
    }

    /// A seat leaves the match: a bot has it from now on, where the rules have not taken it out. `why` comes before it in the log.
    pub(super) async fn leave_match(
        &mut self,
        store: &Store,
        seat: Seat,
        exit: Exit,
        why: Option<&Note>,
    ) -> Outcome<()> {
        let asked = self.asked();
        let play = self.play.as_mut().ok_or(Trouble::NotBegun)?;
        let step = play.table.leave(seat, exit).map_err(|no| match no {
            NoExit::Over => Trouble::Over,
            NoExit::Gone(Exit::Concede) => Trouble::Conceded,
            NoExit::Gone(Exit::Forfeit) => Trouble::Forfeited,
            NoExit::Out => Trouble::Out,
            NoExit::NoSeat | NoExit::NoDice => Trouble::NotYourSeat,
        })?;
        self.torn = true;
        if let Some(Place::Person { away, forfeit, .. }) = self.places.get_mut(seat.index()) {
            (*away, *forfeit) = (false, true);
        }
        let mut entries: Vec<Entry> = why
            .map(|note| self.entry(EntryKind::Note, Some(seat), note.write()))
            .into_iter()
            .collect();
        let seq = self.play()?.seq + 1 + i64::from(why.is_some());
        entries.push(step_entry(seq, &step, now()));
        if self.asked() != asked && self.asked().is_some() {
            let note = self.entry(EntryKind::Note, None, Note::Asked.write());
            entries.push(Entry {
                seq: seq + 1,
                ..note
            });
        }
        if self.asked().is_none() {
            self.row.phase = Phase::Over;
            self.row.result = Some(self.result()?);
        }
        self.commit_with_row(store, &entries).await
    }

    fn result(&self) -> Outcome<String> {
        let (standings, table) = (self.standings()?, &*self.play()?.table);
        Ok(Self::ending_of(table, &standings, &self.forfeits()))
    }

    /// How a match ended, as its row says it.
    pub(crate) fn ending_of(
        table: &dyn AnyTable,
        standings: &Standings,
        forfeits: &[Seat],
    ) -> String {
        let score = |seat| standings.of(seat).map_or(0, |place| place.score);
        super::to_json(&Ending {
            winners: standings.winners().map(|seat| seat.0).collect(),
            scores: Seat::first(table.seats()).map(score).collect(),
            forfeits: forfeits.iter().map(|seat| seat.0).collect(),
            take_backs: table.take_backs().len(),
            how: standings.ending.to_owned(),
        })
    }
}

pub(crate) fn step_entry(seq: i64, step: &SavedStep, made_at: i64) -> Entry {
    Entry {
        seq,
        kind: EntryKind::Step,
        seat: Some(step.seat.0),
        body: step.choice.clone(),
        tape: step.tape.clone(),
        hash: step.hash.cast_signed(),
        made_at,
    }
}
