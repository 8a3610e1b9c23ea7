//! Matches as a store keeps them: text and numbers, of any game.

use kernel::{Seat, Wanted};
use referee::{Commitment, Seed, TakeBack};

/// All that is needed to go on with a match.
#[derive(Clone, Debug)]
pub struct Saved {
    pub setup: Wanted,
    pub commitment: Commitment,
    /// `None` for a match that can only be looked at.
    pub seed: Option<Seed>,
    pub names: Vec<String>,
    /// The position that it began with, where nothing was dealt.
    pub position: Option<String>,
    pub opening: SavedOpening,
    pub steps: Vec<SavedStep>,
    /// What was taken back after its player had seen what came of it.
    pub take_backs: Vec<TakeBack>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SavedOpening {
    pub tape: Vec<u32>,
    pub hash: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedStep {
    pub seat: Seat,
    /// In notation, by the state that it is given in; or how the seat left the match.
    pub choice: String,
    pub tape: Vec<u32>,
    pub hash: u64,
}
