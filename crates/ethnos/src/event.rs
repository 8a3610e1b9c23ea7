//! What happens, as facts.

use kernel::{Rule, Seat, Seen};
use serde::Serialize;

use crate::{Card, Colour, Kingdom, Tribe};

/// One fact. What only one seat may know is [`Seen`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Which tribes are in the game (ET-SETUP-10).
    Tribes {
        tribes: Vec<Tribe>,
    },
    /// Tokens of a kingdom, lowest first (ET-SETUP-5).
    Tokens {
        kingdom: Kingdom,
        values: Vec<u8>,
    },
    FirstPlayer {
        seat: Seat,
        rule: Rule,
    },
    AgeBegins {
        age: u8,
    },
    Dealt {
        seat: Seat,
        card: Seen<Card>,
    },
    PoolLaid {
        cards: Vec<Card>,
    },
    /// A card drawn from the deck into a hand (ET-DRAW-3).
    Drew {
        seat: Seat,
        card: Seen<Card>,
    },
    Took {
        seat: Seat,
        card: Card,
    },
    Dragon {
        seat: Seat,
        nth: u8,
    },
    /// A card turned up for the pool (ET-RECRUIT-2, ET-SOLO-23).
    Refilled {
        card: Card,
        rule: Rule,
    },
    /// `news`: some of the cards were not known to everyone before.
    BandPlayed {
        seat: Seat,
        leader: Card,
        cards: Vec<Card>,
        news: bool,
    },
    MarkerPlaced {
        seat: Seat,
        kingdom: Kingdom,
        rule: Rule,
    },
    NoMarker {
        seat: Seat,
        rule: Rule,
    },
    GiantTaken {
        seat: Seat,
        size: u8,
        points: u8,
    },
    Advanced {
        seat: Seat,
        from: u8,
        to: u8,
    },
    HordeMarker {
        seat: Seat,
        colour: Colour,
    },
    TokenTaken {
        seat: Seat,
        value: u8,
    },
    CoinLaid {
        seat: Seat,
        kingdom: Kingdom,
        value: u8,
    },
    /// An ability that may be used was not (ET-ABIL-1).
    AbilityDeclined {
        seat: Seat,
        rule: Rule,
    },
    /// One more Band may follow (ET-CHAIN-1). `news`: no one else could be sure that a card that can lead was left.
    MayPlayAnother {
        seat: Seat,
        news: bool,
    },
    Discarded {
        seat: Seat,
        cards: Vec<Card>,
        kept: u8,
        news: bool,
    },
    /// Ten Skeletons shown and discarded (ET-EDGE-5).
    Scattered {
        seat: Seat,
        cards: u8,
    },
    /// Ten Skeletons win (ET-TRIBE-SKELETON-8).
    TenSkeletons {
        seat: Seat,
    },
    /// The third Dragon (ET-AGE-10).
    AgeEnds {
        age: u8,
        drawer: Seat,
    },
    Scored {
        seat: Seat,
        points: u16,
        what: Scored,
        rule: Rule,
    },
    HordeKept {
        seat: Seat,
    },
    /// The pieces that go back beside the board (ET-AGE-15).
    AgeCleared {
        age: u8,
    },
    GameEnds,
    /// Solo: the best tokens move to the two regions that Bruno likes best (ET-SOLO-9).
    TokensSwapped {
        region: Kingdom,
        gives: u8,
        other: Kingdom,
        takes: u8,
    },
    /// Solo: a card for the Dashboard.
    Fed {
        card: Card,
        rule: Rule,
    },
    BrunoPlays {
        column: Kingdom,
        size: u8,
        leader: Tribe,
    },
    /// All six Setup cards are face up again (ET-SOLO-41).
    LeadersTurned,
    Dismissed {
        card: Card,
    },
    Stolen {
        card: Card,
    },
}

/// What points are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Scored {
    /// `tied`: how many share the place; `coins`: what Raccoon coins add to the pot.
    Kingdom {
        kingdom: Kingdom,
        place: u8,
        tied: u8,
        coins: u8,
    },
    Track {
        place: u8,
        tied: u8,
    },
    GiantToken,
    Horde {
        markers: u8,
    },
    /// A Band that counts so many cards.
    Band {
        counts: u8,
        leader: Tribe,
    },
}
