//! Why a request was not served, before it is put into words.

use axum::http::StatusCode;
use catalog::Fault;
use face::Explained;
use kernel::{Phrase, SetupError};
use store::StoreError;
use tables::Trouble;
use tables::limits::{self, Limit};

/// Why a request was not served. Nothing was changed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Problem {
    pub(crate) kind: Kind,
    pub(crate) says: Says,
}

/// What sort of problem it is: this decides the status, the code for programs, and what a page makes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Something in the request is wrong.
    BadInput,
    /// The rules or the table refuse it.
    Refused,
    NotYourTurn,
    NotFound,
    /// The page is older than the table.
    Stale,
    Forbidden,
    Unauthorized,
    TooMany,
    TooLarge,
    Unavailable,
    /// What the framework refuses before we see it.
    Framework(StatusCode),
}

/// What is to be said. Words come last, when the reader's language is known.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Says {
    Phrase(Phrase),
    /// Said with the words and the names of a table of this game.
    Explained(&'static str, Box<Explained>),
    /// To be said with the words of this game.
    SetUp(&'static str, SetupError),
    /// A content file of this game that cannot be played with.
    Content(&'static str, Box<Fault>),
}

pub(crate) type Outcome<T> = Result<T, Problem>;

impl Kind {
    pub(crate) fn status(self) -> StatusCode {
        match self {
            Self::BadInput | Self::Refused | Self::NotYourTurn => StatusCode::UNPROCESSABLE_ENTITY,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Stale => StatusCode::CONFLICT,
            Self::Forbidden => StatusCode::FORBIDDEN,
            Self::Unauthorized => StatusCode::UNAUTHORIZED,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Self::Framework(status) => status,
        }
    }

    /// For programs.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::BadInput => "bad-input",
            Self::Refused => "refused",
            Self::NotYourTurn => "not-your-turn",
            Self::NotFound | Self::Framework(StatusCode::METHOD_NOT_ALLOWED) => "not-found",
            Self::Stale => "stale",
            Self::Forbidden => "forbidden",
            Self::Unauthorized => "unauthorized",
            Self::TooMany => "too-many",
            Self::TooLarge => "too-large",
            Self::Unavailable => "unavailable",
            Self::Framework(_) => "bad-input",
        }
    }
}

impl Problem {
    fn new(kind: Kind, key: &'static str) -> Self {
        Self {
            kind,
            says: Says::Phrase(Phrase::new(key)),
        }
    }

    /// Something in the request is wrong; `key` names the sentence.
    pub(crate) fn bad(key: &'static str) -> Self {
        Self::new(Kind::BadInput, key)
    }

    pub(crate) fn bad_phrase(phrase: Phrase) -> Self {
        Self {
            kind: Kind::BadInput,
            says: Says::Phrase(phrase),
        }
    }

    /// A table of `game` refuses it.
    pub(crate) fn refused(game: &'static str, why: Explained) -> Self {
        Self::explained(Kind::Refused, game, why)
    }

    fn explained(kind: Kind, game: &'static str, why: Explained) -> Self {
        Self {
            kind,
            says: Says::Explained(game, Box::new(why)),
        }
    }

    /// The set-up cannot be played.
    pub(crate) fn set_up(game: &'static str, error: SetupError) -> Self {
        Self {
            kind: Kind::Refused,
            says: Says::SetUp(game, error),
        }
    }

    /// The content file cannot be played with.
    pub(crate) fn content(game: &'static str, fault: Fault) -> Self {
        Self {
            kind: Kind::BadInput,
            says: Says::Content(game, Box::new(fault)),
        }
    }

    /// What a table refuses for a reason that the page itself can show.
    pub(crate) fn refusal(&self) -> Option<&Explained> {
        match (self.kind, &self.says) {
            (Kind::Refused, Says::Explained(_, why)) => Some(why),
            _ => None,
        }
    }

    /// Whether the form that was sent can be corrected: then the answer is said on its page.
    pub(crate) fn can_be_mended(&self) -> bool {
        matches!(
            self.kind,
            Kind::BadInput | Kind::Refused | Kind::NotYourTurn
        )
    }

    /// The game whose rules are cited.
    pub(crate) fn game(&self) -> Option<&'static str> {
        match &self.says {
            Says::Phrase(_) => None,
            Says::Explained(game, _) | Says::SetUp(game, _) | Says::Content(game, _) => Some(game),
        }
    }

    pub(crate) fn not_found() -> Self {
        Self::new(Kind::NotFound, "problem-not-found")
    }

    /// The server cannot do it now.
    pub(crate) fn unavailable() -> Self {
        Self::new(Kind::Unavailable, "problem-unavailable")
    }

    pub(crate) fn stale() -> Self {
        Self::new(Kind::Stale, "problem-stale")
    }

    pub(crate) fn forbidden(key: &'static str) -> Self {
        Self::new(Kind::Forbidden, key)
    }

    pub(crate) fn unauthorized() -> Self {
        Self::new(Kind::Unauthorized, "problem-unauthorized")
    }

    /// Too many attempts to sign in.
    pub(crate) fn guesses() -> Self {
        Self::new(Kind::TooMany, "problem-guesses")
    }

    pub(crate) fn too_many() -> Self {
        Self::new(Kind::TooMany, "problem-too-many")
    }

    /// What the framework refuses before we see it.
    pub(crate) fn of_framework(status: StatusCode) -> Self {
        match status {
            StatusCode::PAYLOAD_TOO_LARGE => Self::new(Kind::TooLarge, "problem-too-large"),
            StatusCode::NOT_FOUND => Self::not_found(),
            StatusCode::METHOD_NOT_ALLOWED => {
                Self::new(Kind::Framework(status), "problem-not-found")
            }
            _ => Self::new(Kind::Framework(status), "problem-input"),
        }
    }
}

/// The one place where trouble at a table becomes a status and a sentence.
impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Self {
        let (kind, key) = match trouble {
            Trouble::NotYourTurn { game, why } => {
                return Self::explained(Kind::NotYourTurn, game, why);
            }
            Trouble::Refused { game, why } => return Self::refused(game, why),
            Trouble::SetUp { game, error } => return Self::set_up(game, error),
            Trouble::TooMuchSaid => {
                let pace = Phrase::new("problem-chat-pace")
                    .with("most", u32::try_from(limits::CHAT_PACE).unwrap_or(u32::MAX))
                    .with(
                        "seconds",
                        u32::try_from(limits::CHAT_SPAN_MS / 1000).unwrap_or(u32::MAX),
                    );
                return Self {
                    kind: Kind::TooMany,
                    says: Says::Phrase(pace),
                };
            }
            Trouble::Limit(limit) => return Self::bad_phrase(in_words(limit)),
            Trouble::NoTable => (Kind::NotFound, "problem-not-found"),
            Trouble::Stale => (Kind::Stale, "problem-stale"),
            Trouble::NotYourSeat => (Kind::Forbidden, "problem-not-your-seat"),
            Trouble::NotHost => (Kind::Forbidden, "problem-not-host"),
            Trouble::NotAbsent => (Kind::Forbidden, "problem-not-absent"),
            Trouble::NoRematch => (Kind::Forbidden, "problem-no-rematch"),
            Trouble::NotToPlayOn => (Kind::BadInput, "problem-not-to-play-on"),
            Trouble::InLesson => (Kind::Forbidden, "problem-in-lesson"),
            Trouble::Unavailable => (Kind::Unavailable, "problem-unavailable"),
            Trouble::NoRoom => (Kind::Unavailable, "problem-no-room"),
            Trouble::Damaged => (Kind::BadInput, "problem-damaged"),
            Trouble::NotBegun => (Kind::BadInput, "problem-not-begun"),
            Trouble::Begun => (Kind::BadInput, "problem-begun"),
            Trouble::Over => (Kind::BadInput, "problem-over"),
            Trouble::NoAnswer => (Kind::BadInput, "problem-no-answer"),
            Trouble::NoSeat => (Kind::BadInput, "problem-no-seat"),
            Trouble::SeatTaken => (Kind::BadInput, "problem-taken"),
            Trouble::WrongSeats => (Kind::BadInput, "problem-seats"),
            Trouble::FreeSeats => (Kind::BadInput, "problem-free-seats"),
            Trouble::UnknownBot => (Kind::BadInput, "problem-bot"),
            Trouble::Forfeited => (Kind::BadInput, "problem-forfeited"),
            Trouble::Conceded => (Kind::BadInput, "problem-conceded"),
            Trouble::Out => (Kind::BadInput, "problem-out"),
            Trouble::NoUndo => (Kind::BadInput, "problem-no-undo"),
            Trouble::NotOver => (Kind::BadInput, "problem-not-to-review"),
            Trouble::TooManyReviews => (Kind::BadInput, "problem-many-reviews"),
            Trouble::TooManyTables => (Kind::BadInput, "problem-many-tables"),
            Trouble::TooManyFiles => (Kind::BadInput, "problem-many-files"),
            Trouble::Input => (Kind::BadInput, "problem-input"),
        };
        Self::new(kind, key)
    }
}

fn in_words(limit: Limit) -> Phrase {
    let number = |most: usize| u32::try_from(most).unwrap_or(u32::MAX);
    match limit {
        Limit::Clock => Phrase::new("problem-clock")
            .with("least", *limits::CLOCK.start())
            .with("most", *limits::CLOCK.end() / 86_400),
        Limit::Name => Phrase::new("problem-name").with("most", number(*limits::NAME.end())),
        Limit::BoardName => {
            Phrase::new("problem-board-name").with("most", number(*limits::BOARD_NAME.end()))
        }
        Limit::ChatLine => {
            Phrase::new("problem-chat").with("most", number(*limits::CHAT_LINE.end()))
        }
        Limit::Credentials => Phrase::new("problem-password"),
        Limit::Label => Phrase::new("problem-label"),
    }
}

impl From<Limit> for Problem {
    fn from(limit: Limit) -> Self {
        Trouble::Limit(limit).into()
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        Trouble::from(error).into()
    }
}
