//! The agenda as text: one word for each step, then what it needs to know.
//!
//! Numbers rather than names: steps that work off a card's effects point into the compiled content.

mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;
