//! Another world that an observer cannot tell from this one.

use kernel::{Determinize, Rng, Seat, Viewer};

use crate::card::{Cards, Kind};
use crate::state::{Ask, Building, Ethnos, LastNamed};

impl Determinize for Ethnos {
    /// The secret cards of the other hands and the deck are dealt anew. Open cards stay: everyone saw them (ET-DRAW-3).
    fn determinize(&self, observer: Viewer, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        let others = Seat::first(self.rules.seats).filter(|&seat| !observer.is(seat));
        for seat in others.clone() {
            let hand = &mut world.hands[seat];
            let mut secret = hand.cards;
            hand.open.each().for_each(|kind| secret.remove(kind));
            secret.each().for_each(|kind| world.deck.allies.add(kind.0));
            hand.cards = hand.open;
        }
        // What is dealt must not depend on where the unseen cards happened to be.
        world.deck.allies.sort();
        // A player who may play a further Band holds a card that can lead: everyone knows that much (ET-CHAIN-7).
        let leads = matches!(self.ask, Ask::Another | Ask::Members { further: true })
            && !observer.is(self.turn);
        if leads {
            world.deal_hand_with_leader(self.turn, self.hands[self.turn].cards.len(), rng);
        }
        for seat in others {
            world.fill_hand(seat, self.hands[seat].cards.len(), rng);
        }
        // The asked seat's own state of mind is unknown to others: it starts over.
        if !observer.is(self.turn) {
            world.retract();
        }
        world
    }
}

impl Ethnos {
    /// Takes back what the asked seat has put aside in secret: a Band not yet closed, cards not yet kept.
    fn retract(&mut self) {
        if let Ask::Members { further } = self.ask {
            self.ask = if further { Ask::Another } else { Ask::Turn };
            self.building = Building::NONE;
        }
        self.keeping = Cards::NONE;
        if self.ask == Ask::Keep {
            self.last_named = LastNamed::NONE;
        }
    }

    /// Deals unseen cards to `seat` until it has `size`.
    fn fill_hand(&mut self, seat: Seat, size: u8, rng: &mut Rng) {
        for _ in self.hands[seat].cards.len()..size {
            let kind = self
                .deck
                .allies
                .deal(rng)
                .expect("what was put in comes out again");
            self.hands[seat].cards.add(Kind(kind));
        }
    }

    /// Deals a hand that has a card that can lead: again until it has one, so that all such hands stay as likely as they are.
    fn deal_hand_with_leader(&mut self, seat: Seat, size: u8, rng: &mut Rng) {
        /// Enough unless next to nothing but wild cards is unseen; then one that leads is dealt on purpose.
        const TRIES: usize = 64;
        let (unseen, seen) = (self.deck.allies, self.hands[seat].cards);
        for _ in 0..TRIES {
            self.fill_hand(seat, size, rng);
            if self.hands[seat].cards.kinds() & self.rules.leaders != 0 {
                return;
            }
            (self.deck.allies, self.hands[seat].cards) = (unseen, seen);
        }
        self.deal_leader(seat, rng);
        self.fill_hand(seat, size, rng);
    }

    /// Deals `seat` one unseen card that can lead.
    fn deal_leader(&mut self, seat: Seat, rng: &mut Rng) {
        let unseen = self.deck.allies.as_slice();
        let leaders: Vec<usize> = (0..unseen.len())
            .filter(|&at| Kind(unseen[at]).bit() & self.rules.leaders != 0)
            .collect();
        if let Some(&at) = rng.pick(&leaders) {
            let kind = self.deck.allies.take(at);
            self.hands[seat].cards.add(Kind(kind));
        }
    }
}
