//! A table of practice: one position, one move of one person, and nobody plays on until they want it.

use face::{Explained, Language};
use kernel::Phrase;
use store::{Phase, Store};

use super::Table;
use crate::practice::Practice;
use crate::trouble::{Outcome, Trouble};

impl Table {
    /// What is practised here, if anything is.
    #[must_use]
    pub fn practice(&self) -> Option<&Practice> {
        self.options.practice.as_ref()
    }

    /// Whether the move that was asked for is made.
    #[must_use]
    pub fn is_practised(&self) -> bool {
        let play = self.play.as_ref().filter(|_| self.practice().is_some());
        play.is_some_and(|play| play.table.first_move().is_some())
    }

    /// One move is asked for and no more; it can be taken back.
    pub(super) fn must_wait(&self, language: Language) -> Outcome<()> {
        if !self.is_practised() {
            return Ok(());
        }
        let words = self.game.words(&self.set_up()?, language);
        let why = Explained::new(Phrase::new("refused-practice"), &words);
        let game = self.game.key();
        Err(Trouble::Refused { game, why })
    }

    /// Puts it away. It is no match that somebody has played.
    pub async fn end_practice(&mut self, store: &Store) -> Outcome<()> {
        if self.practice().is_none() {
            return Err(Trouble::NotBegun);
        }
        self.row.phase = Phase::Archived;
        self.save(store).await
    }

    /// From now on it is a table to try something on: the others answer.
    pub async fn play_on_from_practice(&mut self, store: &Store) -> Outcome<()> {
        if self.practice().is_none() || self.asked().is_none() {
            return Err(Trouble::NotBegun);
        }
        self.options.practice = None;
        self.write_turn();
        self.save(store).await
    }
}
