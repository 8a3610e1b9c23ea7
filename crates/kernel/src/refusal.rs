//! Why not: every refusal names its rule and the figures that say so.

use std::fmt;

use serde::Serialize;

use crate::{Phrase, Rule, Seat};

/// Why an answer is not taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another seat is asked.
    NotYourTurn {
        /// The one that is.
        asked: Seat,
    },
    /// A rule forbids it.
    Forbidden {
        /// The rule by its id.
        rule: Rule,
        /// The figures that make it apply.
        why: Phrase,
    },
}

impl Refusal {
    /// A refusal by the rule of this id.
    #[must_use]
    pub fn forbidden(rule: &'static str, why: Phrase) -> Self {
        Self::Forbidden {
            rule: Rule(rule),
            why,
        }
    }

    /// The rule that forbids it, where one does.
    #[must_use]
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Self::Forbidden { rule, .. } => Some(*rule),
            Self::Over | Self::NotYourTurn { .. } => None,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::NotYourTurn { asked } => write!(f, "seat {asked} is asked, not you"),
            Self::Forbidden { rule, why } => write!(f, "{why} ({rule})"),
        }
    }
}

impl std::error::Error for Refusal {}
