//! What the cards that others took from the pool say about the rest of their hands.

use kernel::Seat;

use super::sets::Sets;
use crate::card::kinds;
use crate::state::{Ethnos, Hand};

/// Whether someone else has both cards that everyone saw and cards that no one saw (ET-DRAW-3).
pub(super) fn is_there(game: &Ethnos, observer: Seat) -> bool {
    others(game, observer).any(|hand| !hand.open.is_empty() && hand.open.len() < hand.cards.len())
}

/// A player who takes a card from the pool has something that goes with it: each card by which the largest set around an open card
/// is larger makes a hand twice as likely. `docs/bots.md` says how that was measured.
pub(super) fn likelihood(game: &Ethnos, observer: Seat) -> f32 {
    let doublings: u8 = others(game, observer).map(set_around_open).sum();
    f32::from(doublings).exp2()
}

fn set_around_open(hand: &Hand) -> u8 {
    if hand.open.is_empty() {
        return 0;
    }
    let sets = Sets::of(&hand.cards);
    let open = kinds::each(hand.open.kinds() & !kinds::WILDS);
    open.map(|kind| sets.around(kind)).max().unwrap_or(0)
}

fn others(game: &Ethnos, observer: Seat) -> impl Iterator<Item = &Hand> {
    let others = Seat::first(game.rules.seats).filter(move |&seat| seat != observer);
    others.map(|seat| &game.hands[seat])
}
