//! What can go wrong for somebody who asks, in a sentence for him.

use axum::http::StatusCode;
use kernel::{Phrase, SetupError};
use store::StoreError;

/// Why a request was not served. Nothing was changed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    /// For programs, such as `stale`.
    pub(crate) code: &'static str,
    pub(crate) says: Says,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Says {
    /// To be said in the reader's language.
    Phrase(Phrase),
    /// Already a sentence.
    Text(String),
}

pub(crate) type Outcome<T> = Result<T, Problem>;

impl Problem {
    fn new(status: StatusCode, code: &'static str, key: &'static str) -> Self {
        Self {
            status,
            code,
            says: Says::Phrase(Phrase::new(key)),
        }
    }

    /// Something in the request is wrong; `key` names the sentence.
    pub(crate) fn bad(key: &'static str) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-input", key)
    }

    pub(crate) fn bad_phrase(phrase: Phrase) -> Self {
        let mut problem = Self::bad("problem-input");
        problem.says = Says::Phrase(phrase);
        problem
    }

    /// The rules or the table refuse it, and `why` says so.
    pub(crate) fn refused(why: String) -> Self {
        let mut problem = Self::bad("problem-input");
        problem.code = "refused";
        problem.says = Says::Text(why);
        problem
    }

    /// The sentence, if the rules or the table refuse it: something that whoever asked can mend.
    pub(crate) fn refusal(&self) -> Option<&str> {
        match &self.says {
            Says::Text(why) if self.code == "refused" => Some(why),
            _ => None,
        }
    }

    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", "problem-not-found")
    }

    /// The page is older than the table.
    pub(crate) fn stale() -> Self {
        Self::new(StatusCode::CONFLICT, "stale", "problem-stale")
    }

    pub(crate) fn forbidden(key: &'static str) -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", key)
    }

    pub(crate) fn unauthorized() -> Self {
        Self::new(
            StatusCode::UNAUTHORIZED,
            "unauthorized",
            "problem-unauthorized",
        )
    }

    pub(crate) fn too_many() -> Self {
        Self::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too-many",
            "problem-too-many",
        )
    }

    pub(crate) fn too_large() -> Self {
        Self::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            "too-large",
            "problem-too-large",
        )
    }

    fn unavailable() -> Self {
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "unavailable",
            "problem-unavailable",
        )
    }
}

/// What the store says is for the log; the person hears that it cannot be done now.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Self::stale(),
            StoreError::NotFound => Self::not_found(),
            StoreError::Refused(why) => {
                tracing::warn!(%why, "the store refused a value");
                Self::bad("problem-input")
            }
            StoreError::Unavailable(why) | StoreError::Damaged(why) => {
                tracing::error!(%why, "the store failed");
                Self::unavailable()
            }
        }
    }
}

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Self {
        Self::refused(error.to_string())
    }
}
