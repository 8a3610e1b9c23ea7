//! How a command ends: exit code 0 when all is well, 1 when a check failed, 2 for bad use.

use std::io;
use std::process::ExitCode;

use catalog::AnyGame;
use face::Language;
use kernel::SetupError;

pub(crate) type Done = Result<(), Failure>;

#[derive(Debug)]
pub(crate) enum Failure {
    /// The user asked for something impossible; the sentence says what.
    Use(String),
    /// The check ran and failed.
    Check(String),
    /// A check failed, and the output already says so.
    Told,
    Io(io::Error),
}

impl Failure {
    pub(crate) fn bad_use(error: impl ToString) -> Self {
        Self::Use(error.to_string())
    }

    /// A set-up that cannot be played, in the words of its game.
    pub(crate) fn set_up(game: &dyn AnyGame, language: Language) -> impl Fn(SetupError) -> Self {
        move |error| Self::bad_use(game.explain_setup(&error, language))
    }

    /// The sentence for the error stream. A closed pipe, as after `head`, is not an error.
    pub(crate) fn message(&self) -> Option<String> {
        match self {
            Self::Use(message) | Self::Check(message) => Some(message.clone()),
            Self::Told => None,
            Self::Io(_) if self.is_broken_pipe() => None,
            Self::Io(error) => Some(error.to_string()),
        }
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Use(_) => ExitCode::from(2),
            Self::Io(_) if self.is_broken_pipe() => ExitCode::SUCCESS,
            Self::Check(_) | Self::Told | Self::Io(_) => ExitCode::FAILURE,
        }
    }

    fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
