//! How a prior is learned: matches in which a search writes down what it thought about, and a net that foretells it.
//!
//! A search weighs the answers to a question by looking ahead; how often it tried each is a better opinion than the one it began
//! with. A net that learns to give this opinion at once is a better beginning for the next search.

mod samples; // what was thought, and the file of it
mod selfplay; // matches to learn from
mod train; // from decisions to weights

pub use samples::{Heading, Samples, block};
pub use selfplay::{SelfplayPlan, selfplay};
pub use train::{Course, train};

#[cfg(test)]
mod tests;
