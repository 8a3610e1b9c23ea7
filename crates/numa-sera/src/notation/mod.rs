//! Choices and positions as text.

mod choices;
mod names;
mod read;
mod steps;
mod write;

pub(crate) use names::{names_of, skill_word};

use kernel::{Notation, NotationError, Phrase, Seat};

use crate::choice::Choice;
use crate::setup::Setup;
use crate::state::NumaSera;

impl Notation for NumaSera {
    fn write_choice(&self, choice: Choice) -> String {
        choices::write(self, choice)
    }

    fn read_choice(&self, text: &str) -> Result<Choice, NotationError> {
        choices::read(self, text)
    }

    fn write_position(&self) -> String {
        write::position(self)
    }

    fn read_position(setup: &Setup, text: &str) -> Result<Self, NotationError> {
        read::position(setup, text)
    }

    fn piles(&self) -> Vec<(&'static str, usize)> {
        let table = &self.table;
        let deck = |top: u8, bottom: usize| usize::from(top) + bottom;
        vec![
            (
                "exploration",
                deck(table.deck.top.len(), table.deck.bottom.as_slice().len()),
            ),
            (
                "forge",
                deck(table.forge.deck.len(), table.forge.bottom.as_slice().len()),
            ),
            (
                "strongholds",
                deck(table.holds.deck.len(), table.holds.bottom.as_slice().len()),
            ),
        ]
    }

    /// A face of the Battle Die is written with its sign (`+2`, `-1`), a card or Stronghold by its name.
    fn read_wish(&self, text: &str) -> Result<u32, NotationError> {
        if text.starts_with(['+', '-'])
            && let Ok(face) = text.parse::<i8>()
        {
            return u32::try_from(i32::from(face) + 10).map_err(|_| quoting("notation-wish", text));
        }
        if let Ok(card) = names::read_card(&self.content, text) {
            return Ok(card.0.into());
        }
        if let Ok(hold) = names::read_hold(&self.content, text) {
            return Ok(hold.into());
        }
        text.parse().map_err(|_| quoting("notation-wish", text))
    }
}

type Read<T> = Result<T, NotationError>;

/// An error that needs no figures.
fn error<T>(key: &'static str) -> Read<T> {
    Err(NotationError::new(Phrase::new(key)))
}

/// An error that quotes what was written.
fn wrong<T>(key: &'static str, text: &str) -> Read<T> {
    Err(quoting(key, text))
}

fn quoting(key: &'static str, text: &str) -> NotationError {
    NotationError::new(Phrase::new(key).with("text", text))
}

/// A seat at this table.
fn read_seat(game: &NumaSera, text: &str) -> Read<Seat> {
    let seat: Seat = text.parse()?;
    if seat.0 < game.settings.seats {
        Ok(seat)
    } else {
        wrong("notation-no-seat", text)
    }
}
