//! What can go wrong at a table.

use std::fmt;

use face::Explained;
use kernel::SetupError;
use store::StoreError;

use crate::limits::Limit;

/// Why something was not done. Nothing was changed.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// There is no such table.
    NoTable,
    /// The table has moved on since, or another node was faster: look again, then decide.
    Stale,
    /// The stored match cannot be opened by this version of the program.
    Damaged,
    NotBegun,
    Begun,
    Over,
    /// An answer without anything in it.
    NoAnswer,
    NotYourSeat,
    NotHost,
    /// There is no seat that this person may take.
    NoSeat,
    SeatTaken,
    /// The seats do not fit the set-up.
    WrongSeats,
    /// The match cannot begin yet.
    FreeSeats,
    UnknownBot,
    /// A bot may replace a person only after a while without them.
    NotAbsent,
    /// The seat has lost by its clock; there is no way back to it.
    Forfeited,
    /// The person has conceded; there is no way back.
    Conceded,
    /// The rules have taken the seat out.
    Out,
    NoUndo,
    NoRematch,
    /// There is no such moment or seat, or the match is not over.
    NotToPlayOn,
    /// Only a match that is over can be reviewed.
    NotOver,
    /// This server makes as many reviews as it can.
    TooManyReviews,
    /// A lesson is left, not lost.
    InLesson,
    TooManyTables,
    /// Nobody brings more matches in files.
    TooManyFiles,
    /// So many lines of chat so quickly.
    TooMuchSaid,
    /// Something is too long, too short or out of its range.
    Limit(Limit),
    /// Someone else is asked at this table of `game`.
    NotYourTurn {
        game: &'static str,
        why: Explained,
    },
    /// The rules of `game` or the state of the match refuse it.
    Refused {
        game: &'static str,
        why: Explained,
    },
    /// The set-up cannot be played.
    SetUp {
        game: &'static str,
        error: SetupError,
    },
    /// The store does not take a value.
    Input,
    /// The store cannot be used now.
    Unavailable,
    /// The store has no room for anything new.
    NoRoom,
}

pub type Outcome<T> = Result<T, Trouble>;

/// What the store says is for the log of the server.
impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Self::Stale,
            StoreError::NotFound => Self::NoTable,
            StoreError::Refused(why) => {
                tracing::warn!(%why, "the store refused a value");
                Self::Input
            }
            StoreError::Unavailable(why) | StoreError::Damaged(why) => {
                tracing::error!(%why, "the store failed");
                Self::Unavailable
            }
            StoreError::Full(why) => {
                tracing::error!(%why, "the disk is full: nothing can be written");
                Self::NoRoom
            }
        }
    }
}

impl From<Limit> for Trouble {
    fn from(limit: Limit) -> Self {
        Self::Limit(limit)
    }
}

/// For logs; people get sentences in their language.
impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotYourTurn { why, .. } | Self::Refused { why, .. } => why.fmt(f),
            Self::SetUp { error, .. } => error.fmt(f),
            other => write!(f, "{other:?}"),
        }
    }
}

impl std::error::Error for Trouble {}
