//! Answers.

use crate::card::{Kind, Kingdom};

/// One answer to one small question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Recruit the top card of the deck (ET-DRAW-1).
    Draw,
    /// Recruit a card of the pool (ET-DRAW-1).
    Take(Kind),
    /// Begin a Band with this Leader (ET-BAND-7).
    Lead(Kind),
    /// One more card for the Band (ET-BAND-2).
    Join(Kind),
    /// The Band is complete.
    Close,
    /// Show and discard ten Skeletons (ET-EDGE-5).
    Scatter,
    /// Win with ten Skeletons (ET-TRIBE-SKELETON-8).
    Win,
    /// A marker, or solo a coin, goes here.
    Place(Kingdom),
    /// Use the ability that is offered.
    Use,
    /// Take the Troll token of this value (ET-TRIBE-TROLL-1).
    Token(u8),
    /// Keep this card in hand (ET-TRIBE-ELF-1).
    Keep(Kind),
    /// Empty the Orc board (ET-TRIBE-ORC-4).
    Cash,
    /// Solo: this card goes to the Dashboard (ET-SOLO-21, ET-SOLO-25).
    Feed(Kind),
    /// Solo: the clan in this slot leads Bruno's Party (ET-SOLO-40).
    Bruno(u8),
    /// Solo: discard this card of the Dashboard (ET-SOLO-60).
    Dismiss(Kind),
    /// Solo, easy: take it instead (ET-SOLO-61).
    Steal(Kind),
    /// Not that: no marker, no ability, no further Band, keep no more, keep the Orc board.
    Decline,
}

const _: () = assert!(
    size_of::<Choice>() <= 2,
    "choices are copied millions of times"
);
