//! Worlds that a viewer cannot tell apart: what they do not see is dealt again.

use kernel::{Determinize, Pool, Rng, Seat, Viewer};

use crate::TemplateGame;
use crate::state::DECK;

impl Determinize for TemplateGame {
    fn determinize(&self, observer: Viewer, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        let hidden = |seat: &Seat| !observer.is(*seat);
        let mut unseen: Pool<DECK> = self.deck;
        for seat in Seat::first(self.seats).filter(hidden) {
            for &card in self.hands[seat].as_slice() {
                unseen.add(card);
            }
        }
        // In order first: a world must not depend on how the true one came about.
        unseen.sort();
        for seat in Seat::first(self.seats).filter(hidden) {
            let count = self.hands[seat].len();
            world.hands[seat] = (0..count).filter_map(|_| unseen.deal(rng)).collect();
        }
        world.deck = unseen;
        world
    }
}

impl TemplateGame {
    /// What a viewer may not know, by name, for the test that all of it is dealt again.
    #[must_use]
    pub fn hidden_from(&self, viewer: Viewer) -> Vec<(String, Vec<u8>)> {
        let cards = |pool: &[u8]| {
            let mut cards = pool.to_vec();
            cards.sort_unstable();
            cards
        };
        let hands = Seat::first(self.seats)
            .filter(|seat| !viewer.is(*seat))
            .map(|seat| (format!("hand {seat}"), cards(self.hands[seat].as_slice())));
        let deck = ("deck".to_owned(), cards(self.deck.as_slice()));
        hands.chain([deck]).collect()
    }
}
