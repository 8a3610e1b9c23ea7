//! Answers. A step is committed before anybody is told of it.

use catalog::{Refused, SavedStep};
use face::Language;
use kernel::{Refusal, Seat, Turn};
use referee::ChainRefusal;
use serde::Serialize;
use store::{Entry, EntryKind, Phase, Store};

use super::Table;
use super::note::Note;
use super::seats::{Late, Place};
use crate::now::now;
use crate::problem::{Outcome, Problem};

/// How long others wait for somebody who is not there before a bot may take the seat.
const PATIENCE_MS: i64 = 60_000;

/// How a match ended, kept with its row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Ending {
    winners: Vec<u8>,
    scores: Vec<i32>,
    forfeits: Vec<u8>,
}

impl Table {
    /// Takes a chain of answers of `seat`, given to the question after `step` steps, whole or not at all.
    pub(crate) async fn answer(
        &mut self,
        store: &Store,
        seat: Seat,
        step: usize,
        chain: &[&str],
        language: Language,
    ) -> Outcome<()> {
        // First of all: whoever sends the last answer of a match twice is late as with any other.
        if self.play()?.table.steps() != step {
            return Err(Problem::stale());
        }
        if !self.is_running() {
            return Err(Problem::bad("problem-over"));
        }
        if chain.is_empty() {
            return Err(Problem::bad("problem-no-answer"));
        }
        let play = self.play.as_mut().ok_or_else(Problem::not_found)?;
        let steps = match play.table.submit(seat, chain) {
            Ok(steps) => steps,
            Err(refused) => {
                let mut problem = Problem::refused(play.table.explain(&refused, language));
                if let Refused::Refused(ChainRefusal {
                    at: 0,
                    refusal: Some(Refusal::NotYourTurn { .. }),
                }) = refused
                {
                    problem.code = "not-your-turn";
                }
                return Err(problem);
            }
        };
        self.commit(store, &steps).await
    }

    /// Commits what the referee has just taken. Until that is done the table is torn: should the caller go away or the store
    /// fail, it is read again before anybody else sees it.
    async fn commit(&mut self, store: &Store, steps: &[SavedStep]) -> Outcome<()> {
        self.torn = true;
        let at = now();
        let play = self.play.as_mut().ok_or_else(Problem::not_found)?;
        let entries: Vec<Entry> = (play.seq + 1..)
            .zip(steps)
            .map(|(seq, step)| Entry {
                seq,
                kind: EntryKind::Step,
                seat: Some(step.seat.0),
                body: step.choice.clone(),
                tape: step.tape.clone(),
                hash: step.hash.cast_signed(),
                made_at: at,
            })
            .collect();
        let over = play.table.turn() == Turn::Over;
        if over {
            self.row.phase = Phase::Over;
            self.row.result = Some(self.result()?);
            self.write_row();
            self.row.version = store
                .append_and_update(&self.row.id, &entries, &self.row)
                .await?;
        } else {
            store.append(&self.row.id, &entries).await?;
        }
        // A chain is one move: its first answer is charged, the others follow at once.
        entries.iter().for_each(|entry| self.hear(entry));
        Ok(())
    }

    fn result(&self) -> Outcome<String> {
        let standings = self.standings()?;
        let seats = Seat::first(u8::try_from(self.places.len()).unwrap_or(u8::MAX));
        let score = |seat| standings.of(seat).map_or(0, |place| place.score);
        Ok(super::to_json(&Ending {
            winners: standings.winners().map(|seat| seat.0).collect(),
            scores: seats.map(score).collect(),
            forfeits: self.forfeits().iter().map(|seat| seat.0).collect(),
        }))
    }

    /// The next entry of the log.
    pub(super) fn entry(&self, kind: EntryKind, seat: Option<Seat>, body: String) -> Entry {
        Entry {
            seq: self.play.as_ref().map_or(0, |play| play.seq) + 1,
            kind,
            seat: seat.map(|seat| seat.0),
            body,
            tape: Vec::new(),
            hash: 0,
            made_at: now(),
        }
    }

    /// Does what the host has settled for a seat whose time is up. Says whether it was.
    pub(crate) async fn time_up(&mut self, store: &Store) -> Outcome<bool> {
        let late = match (self.asked(), self.deadline()) {
            (Some(asked), Some(deadline)) if deadline < now() => asked,
            _ => return Ok(false),
        };
        let forfeits = self.options.late == Late::Forfeit;
        if let Some(Place::Person { away, forfeit, .. }) = self.places.get_mut(late.index()) {
            *away = !forfeits;
            *forfeit = forfeits;
        }
        self.note_and_save(store, late, &Note::TimeUp).await?;
        Ok(true)
    }

    /// Somebody comes back to the seat that a bot kept for him.
    pub(crate) async fn come_back(&mut self, store: &Store, seat: Seat) -> Outcome<()> {
        let is_running = self.is_running();
        match self.places.get_mut(seat.index()) {
            Some(Place::Person { forfeit: true, .. }) => Err(Problem::bad("problem-forfeited")),
            // Nothing has to be undone, so nothing is written.
            Some(Place::Person { away: false, .. }) if is_running => Ok(()),
            Some(Place::Person { away, .. }) => {
                *away = false;
                let asked = self.asked() == Some(seat);
                self.note_and_save(store, seat, &Note::Back { asked }).await
            }
            _ => Err(Problem::forbidden("problem-not-your-seat")),
        }
    }

    /// Somebody leaves his seat to a bot.
    pub(crate) async fn go_away(&mut self, store: &Store, seat: Seat) -> Outcome<()> {
        if let Some(Place::Person { away, .. }) = self.places.get_mut(seat.index()) {
            *away = true;
        }
        let asked = self.asked() == Some(seat);
        self.note_and_save(store, seat, &Note::Away { asked }).await
    }

    /// Somebody else at the table lets a bot play for a person who has been asked for a while and has no page open.
    pub(crate) async fn replace_absent(
        &mut self,
        store: &Store,
        by: &str,
        seat: Seat,
        is_here: impl Fn(&str) -> bool,
    ) -> Outcome<()> {
        let sits = self.places.iter().any(|place| place.is_of(by));
        let absent = matches!(self.place(seat), Some(Place::Person { id, .. }) if !is_here(id));
        let waits = self.asked() == Some(seat)
            && self
                .play
                .as_ref()
                .is_some_and(|play| play.clock.waits_since() + PATIENCE_MS < now());
        if sits && absent && waits {
            return self.go_away(store, seat).await;
        }
        Err(Problem::forbidden("problem-not-absent"))
    }

    /// One commit for both, so that no node sees the one without the other.
    async fn note_and_save(&mut self, store: &Store, seat: Seat, note: &Note) -> Outcome<()> {
        if !self.is_running() {
            return Err(Problem::bad("problem-over"));
        }
        self.torn = true;
        self.write_row();
        let entry = self.entry(EntryKind::Note, Some(seat), note.write());
        self.row.version = store
            .append_and_update(&self.row.id, std::slice::from_ref(&entry), &self.row)
            .await?;
        self.hear(&entry);
        Ok(())
    }
}
