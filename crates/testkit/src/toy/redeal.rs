//! The toy dealt again.

use kernel::{Determinize, Guide, Pool, Rng, Seat, Viewer};

use super::{Flaw, Toy};
use crate::Zone;

/// Nobody has thought about how to play it well.
impl Guide for Toy {}

impl Determinize for Toy {
    fn determinize(&self, observer: Viewer, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        if !observer.is(self.asked) {
            // What is put aside in private starts over.
            for &card in self.aside.as_slice() {
                world.hands[self.asked].add(card);
            }
            world.aside = Pool::new();
        }
        let hidden = |seat: &Seat| {
            let forgotten = self.breaks(Flaw::Zone) && seat.0 + 1 == self.seats;
            !observer.is(*seat) && !forgotten
        };
        let mut unseen: Pool<24> = self.deck;
        for seat in Seat::first(self.seats).filter(hidden) {
            for &card in world.hands[seat].as_slice() {
                unseen.add(card);
            }
        }
        // In order first: a world must not depend on how the true one came about.
        unseen = unseen.sorted();
        for seat in Seat::first(self.seats).filter(hidden) {
            let count = world.hands[seat].len();
            world.hands[seat] = (0..count).filter_map(|_| unseen.deal(rng)).collect();
        }
        world.deck = unseen;
        world
    }
}

impl Toy {
    /// What `viewer` may not know, for [`crate::check_redeal`].
    #[must_use]
    pub fn hidden_zones(&self, viewer: Viewer) -> Vec<Zone> {
        let hands = Seat::first(self.seats)
            .filter(|seat| !viewer.is(*seat))
            .map(|seat| Zone::of(format!("hand {seat}"), &self.hands[seat]));
        hands.chain([Zone::of("deck", &self.deck)]).collect()
    }
}
