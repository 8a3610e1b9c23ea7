//! The agenda as text: one word for each step, then what it needs to know.
//!
//! Numbers rather than names: steps that work off a card's effects point into the compiled content.

mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;

use crate::state::Step;

/// Whether a step needs a Battle to be on.
pub(super) fn needs_battle(step: Step) -> bool {
    matches!(
        step,
        Step::Commit(_)
            | Step::ExtraCard(_)
            | Step::Reroll { .. }
            | Step::RevealCards
            | Step::OfferExtra(_)
            | Step::Roll
            | Step::OfferRerolls(_)
            | Step::Outcome
            | Step::AfterBattle(_)
            | Step::CloseBattle
    )
}
