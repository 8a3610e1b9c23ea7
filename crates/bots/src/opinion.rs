//! What a bot makes of its options, as data: for hints and for review.

use kernel::Game;

/// An option, the best first in a list of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion<G: Game> {
    /// The answer.
    pub choice: G::Choice,
    /// The estimated chance to win, 0 to 1.
    pub chance: f32,
    /// Half the width of the 95 % interval around it, as far as sampling goes.
    pub margin: f32,
    /// How much of its thinking the bot spent on this option, 0 to 1: its confidence.
    pub share: f32,
    /// The whole move: this answer and those that the same seat would give after it, up to the first roll.
    pub line: Vec<G::Choice>,
    /// The table after that move as the seat would see it, up to what is rolled or brought to light on the way; `None` where that comes
    /// first.
    pub after: Option<G::View>,
}
