//! Answers. A step is committed before anyone is told of it.

use catalog::SavedStep;
use face::Language;
use kernel::{Refusal, Seat, Turn};
use serde::Serialize;
use store::{Entry, EntryKind, Phase, Store};

use super::Table;
use crate::now::now;
use crate::trouble::{Outcome, Trouble};

/// How a match ended, kept with its row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Ending {
    winners: Vec<u8>,
    scores: Vec<i32>,
    forfeits: Vec<u8>,
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
    async fn commit_steps(&mut self, store: &Store, steps: &[SavedStep]) -> Outcome<()> {
        let at = now();
        let play = self.play()?;
        let is_over = play.table.turn() == Turn::Over;
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
        self.torn = true;
        if !is_over {
            return self.commit(store, &entries).await;
        }
        self.row.phase = Phase::Over;
        self.row.result = Some(self.result()?);
        self.commit_with_row(store, &entries).await
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
}
