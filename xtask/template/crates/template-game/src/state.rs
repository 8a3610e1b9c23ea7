//! What is on the table.

use kernel::{BySeat, Pool, Seat, Shared};

use crate::{Content, Setup};

pub(crate) const SEATS: usize = 4;
/// No content has more cards than this.
pub(crate) const DECK: usize = 40;
/// No content has larger hands than this.
pub(crate) const HAND: usize = 5;

/// The true state of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TemplateGame {
    pub(crate) content: Shared<Content>,
    pub(crate) seats: u8,
    /// Whose turn it is; once the goal is reached, who reached it.
    pub(crate) asked: Seat,
    /// So many players in succession have passed.
    pub(crate) passes: u8,
    /// Nobody has looked into it, so it has no order.
    pub(crate) deck: Pool<DECK>,
    pub(crate) hands: BySeat<Pool<HAND>, SEATS>,
    pub(crate) played: Pool<DECK>,
}

impl TemplateGame {
    /// Before anything is dealt.
    pub(crate) fn empty(setup: &Setup) -> Self {
        Self {
            content: setup.content.clone(),
            seats: setup.seats,
            asked: Seat(0),
            passes: 0,
            deck: Pool::new(),
            hands: BySeat::default(),
            played: Pool::new(),
        }
    }

    pub(crate) fn values(&self) -> impl Iterator<Item = u8> + use<> {
        1..=self.content.values.value
    }

    pub(crate) fn all_cards(&self) -> Pool<DECK> {
        let copies = self.content.copies.value;
        self.values()
            .flat_map(|card| (0..copies).map(move |_| card))
            .collect()
    }

    /// Every card, wherever it is.
    pub(crate) fn whereabouts(&self) -> impl Iterator<Item = u8> + '_ {
        let hands = Seat::first(self.seats).flat_map(|seat| self.hands[seat].as_slice());
        let piles = self.deck.as_slice().iter().chain(self.played.as_slice());
        piles.chain(hands).copied()
    }

    /// TG-PLAY-1: the sum of all cards that were played.
    pub(crate) fn total(&self) -> u16 {
        self.played.as_slice().iter().copied().map(u16::from).sum()
    }

    pub(crate) fn goal(&self) -> u16 {
        u16::from(self.content.goal.value)
    }

    /// TG-PLAY-2.
    pub(crate) fn fits(&self, card: u8) -> bool {
        self.total() + u16::from(card) <= self.goal()
    }

    /// The cards that the asked seat can play, each value once.
    pub(crate) fn playable(&self) -> impl Iterator<Item = u8> + '_ {
        self.values()
            .filter(|&card| self.hands[self.asked].count(card) > 0 && self.fits(card))
    }

    /// TG-END-1.
    pub(crate) fn winner(&self) -> Option<Seat> {
        (self.total() == self.goal()).then_some(self.asked)
    }

    /// TG-END-1 and TG-END-2.
    pub(crate) fn is_over(&self) -> bool {
        self.winner().is_some() || self.passes == self.seats
    }
}
