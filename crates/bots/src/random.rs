//! Any answer, each as likely as the others.

use std::fmt;

use kernel::{Determinize, Game, Perspective, Rng};

use crate::Bot;

/// Knows nothing and fears nothing. The measure of every other bot, and the fastest way through a match.
pub struct Random<G: Game> {
    scratch: Vec<G::Choice>,
}

impl<G: Determinize> Bot<G> for Random<G> {
    fn choose(&mut self, side: &Perspective<'_, G>, rng: &mut Rng) -> G::Choice {
        side.pick(rng, &mut self.scratch)
            .expect("a bot is asked only when its seat is asked")
    }
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Self {
            scratch: Vec::new(),
        }
    }
}

impl<G: Game> fmt::Debug for Random<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Random")
    }
}
