//! Choices and positions as short text, as FEN and UCI are for chess.

use std::fmt;

use crate::{Game, Phrase};

/// Text that people can write by hand and that round-trips exactly.
pub trait Notation: Game {
    /// One choice on one line, such as `lead purple dwarf`.
    fn write_choice(&self, choice: Self::Choice) -> String;

    /// Reads what [`Notation::write_choice`] writes. What it reads need not be offered: the referee checks that.
    fn read_choice(&self, text: &str) -> Result<Self::Choice, NotationError>;

    /// The whole state, one fact a line, in a fixed order.
    fn write_position(&self) -> String;

    /// Reads what [`Notation::write_position`] writes, lines in any order; a missing line means its default.
    fn read_position(setup: &Self::Setup, text: &str) -> Result<Self, NotationError>;

    /// How many pieces each pile has that no line of a position counts, by name: `("deck", 42)`. Scenarios ask for it.
    fn piles(&self) -> Vec<(&'static str, usize)> {
        Vec::new()
    }

    /// Reads the name of something that can be drawn or rolled, for [`crate::Dice::script`]: a number by itself, otherwise
    /// whatever the game's [`crate::Dice::draw`] understands.
    fn read_wish(&self, text: &str) -> Result<u32, NotationError> {
        text.parse()
            .map_err(|_| NotationError::new(Phrase::new("notation-number").with("text", text)))
    }
}

/// What could not be read, and where. Faces turn it into a sentence; [`fmt::Display`] is for logs and tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// Counted from 1; `None` for a text of one line.
    pub line: Option<usize>,
    /// What is wrong with it.
    pub why: Phrase,
}

impl NotationError {
    /// For a text of one line.
    #[must_use]
    pub fn new(why: Phrase) -> Self {
        Self { line: None, why }
    }

    /// The same in this line of a longer text, counted from 1.
    #[must_use]
    pub fn at(self, line: usize) -> Self {
        Self {
            line: Some(line),
            ..self
        }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.why),
            None => write!(f, "{}", self.why),
        }
    }
}

impl std::error::Error for NotationError {}
