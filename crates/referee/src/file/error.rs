//! What is wrong with a match file.

use std::fmt;

use kernel::{NotationError, Phrase, SetupError};

use crate::ReplayError;

/// What is wrong with a file, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: FileFault,
}

/// What can be wrong with a line of a match file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileFault {
    /// It is not what a match file has there; a sentence says why, in English.
    Text(String),
    /// The game cannot be set up so.
    Setup(SetupError),
    /// A seat or a choice cannot be read.
    Notation {
        /// The step, counted from 1.
        step: usize,
        /// What cannot be read about it.
        error: NotationError,
    },
    /// The step or the deal is not what the rules make of it: the file lies.
    Replay(ReplayError),
}

impl FileError {
    pub(super) fn at(line: usize, message: impl Into<String>) -> Self {
        Self {
            line,
            fault: FileFault::Text(message.into()),
        }
    }

    /// The same with everything that the game says put into words by `say`.
    #[must_use]
    pub fn said(self, say: &dyn Fn(&Phrase) -> String) -> Self {
        Self::at(self.line, self.fault.told(say))
    }
}

impl FileFault {
    pub(super) fn at(self, line: usize) -> FileError {
        FileError { line, fault: self }
    }

    fn told(&self, say: &dyn Fn(&Phrase) -> String) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Setup(SetupError {
                why,
                rule: Some(rule),
            }) => format!("{} ({rule})", say(why)),
            Self::Setup(SetupError { why, rule: None }) => say(why),
            Self::Notation { step, error } => format!("step {step}: {}", say(&error.why)),
            Self::Replay(error) => error.told(say),
        }
    }
}

/// For logs and tests: what the game says is given by its keys. [`FileError::said`] puts it into words.
impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = self.fault.told(&Phrase::to_string);
        write!(f, "line {}: {told}", self.line)
    }
}

impl std::error::Error for FileError {}
