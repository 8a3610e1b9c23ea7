//! The content file: every figure, and where it comes from.

use kernel::{ContentError, Shared};
use serde::Deserialize;

use crate::state::{DECK, HAND, SEATS};

/// What `content/template-game.toml` says.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Content {
    /// Cards have the values from 1 to this.
    pub values: Sourced,
    /// Cards of each value.
    pub copies: Sourced,
    /// Cards in a hand (TG-DEAL-1).
    pub hand: Sourced,
    /// The total that wins (TG-END-1).
    pub goal: Sourced,
}

/// A figure and where it comes from.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sourced {
    pub value: u8,
    pub source: String,
}

impl Content {
    pub(crate) fn read(text: &str) -> Result<Shared<Self>, ContentError> {
        let content: Self = toml::from_str(text).map_err(|error| {
            let offset = error.span().map(|span| span.start);
            ContentError::unreadable(text, offset, error.message())
        })?;
        content.check()?;
        // Matches are bound to what was played with, not to comments and sources.
        let figures = content.figures().map(|(_, figure)| figure.value);
        Ok(Shared::of_file(content, text, &format!("{figures:?}")))
    }

    fn check(&self) -> Result<(), ContentError> {
        let cards = usize::from(self.values.value) * usize::from(self.copies.value);
        let problems = [
            (self.values.value == 0, "values", "fault-none"),
            (cards > DECK, "copies", "fault-deck"),
            (self.hand.value == 0, "hand", "fault-none"),
            (usize::from(self.hand.value) > HAND, "hand", "fault-hand"),
            (
                cards < usize::from(self.hand.value) * SEATS,
                "hand",
                "fault-few",
            ),
            (self.goal.value == 0, "goal", "fault-none"),
        ];
        match problems.into_iter().find(|(wrong, ..)| *wrong) {
            Some((_, at, why)) => Err(ContentError::new(at, why)),
            None => Ok(()),
        }
    }

    pub(crate) fn figures(&self) -> [(&'static str, &Sourced); 4] {
        [
            ("values", &self.values),
            ("copies", &self.copies),
            ("hand", &self.hand),
            ("goal", &self.goal),
        ]
    }
}
