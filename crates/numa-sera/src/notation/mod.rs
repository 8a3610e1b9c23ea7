//! Choices and positions as text.

mod choices;
mod names;
mod read;
mod steps;
mod write;

pub(crate) use names::names_of;

use kernel::{Notation, NotationError};

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

    /// A face of the Battle Die is written with its sign (`+2`, `-1`), a card or Stronghold by its name.
    fn read_wish(&self, text: &str) -> Result<u32, NotationError> {
        if text.starts_with(['+', '-'])
            && let Ok(face) = text.parse::<i8>()
        {
            return Ok((i32::from(face) + 10) as u32);
        }
        if let Ok(card) = names::read_card(&self.content, text) {
            return Ok(card.0.into());
        }
        if let Ok(hold) = names::read_hold(&self.content, text) {
            return Ok(hold.into());
        }
        text.parse().map_err(|_| {
            NotationError::new(format!(
                "{text:?} is no face of the die, no card and no number"
            ))
        })
    }
}

fn error<T>(message: impl Into<String>) -> Result<T, NotationError> {
    let message: String = message.into();
    Err(NotationError::new(message))
}
