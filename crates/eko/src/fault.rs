//! What is wrong with a board: the reason, its rule, and the tiles and spaces that it is about.

use kernel::{Phrase, Rule, SetupError};

use crate::Hex;
use crate::tile::Placed;

/// One reason why a board cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub why: Phrase,
    /// The rule that forbids it, where one does.
    pub rule: Option<Rule>,
    /// Where it can be mended; none where a tile is missing.
    pub tiles: Vec<Placed>,
    /// The spaces that it is about.
    pub spaces: Vec<Hex>,
}

impl Fault {
    pub(crate) fn new(why: Phrase, tiles: impl IntoIterator<Item = Placed>) -> Self {
        Self {
            why,
            rule: None,
            tiles: tiles.into_iter().collect(),
            spaces: Vec::new(),
        }
    }

    pub(crate) fn by(self, rule: &'static str) -> Self {
        Self {
            rule: Some(Rule(rule)),
            ..self
        }
    }

    pub(crate) fn on(self, spaces: Vec<Hex>) -> Self {
        Self { spaces, ..self }
    }
}

impl From<Fault> for SetupError {
    fn from(fault: Fault) -> Self {
        Self {
            why: fault.why,
            rule: fault.rule,
        }
    }
}
