//! Moves that are worth comparing with the one that was played.

use kernel::{Guide, Perspective, Rng};

use super::contest::Contest;
use super::{Trial, candidates, is_same, ways};
use crate::Settings;

/// Beginnings of moves that are left of all of them.
const BEGINNINGS: usize = 4;
/// Moves that are left before the best of them is varied.
const GOOD: usize = 4;
/// Variations of it that are left.
const VARIATIONS: usize = 2;

pub(super) struct Finder<'a, G: Guide> {
    pub(super) side: &'a Perspective<'a, G>,
    pub(super) settings: &'a Settings,
    pub(super) played: &'a [G::Choice],
    pub(super) trial: Trial,
    pub(super) seed: u64,
}

type Lines<G> = Vec<Vec<<G as kernel::Game>::Choice>>;

impl<G: Guide> Finder<'_, G> {
    /// Those that a search thinks about most and those that do well among all, then those that are nearly the best of them.
    pub(super) fn find(&self) -> Lines<G> {
        let Self { trial, seed, .. } = *self;
        let mut found = candidates::find(self.side, self.settings, trial.search, seed);
        let ways = ways::to_begin(self.side, self.settings, trial.ways, seed);
        add(&mut found, self.best_of(ways, trial.deals, BEGINNINGS, 1));
        let mut found = self.best_of(found, trial.sift / 2, GOOD, 2);
        if let Some(best) = found.first() {
            let near = ways::around(best, self.side, self.settings, trial.ways / 2, seed);
            add(&mut found, self.best_of(near, trial.deals, VARIATIONS, 3));
        }
        found
    }

    /// Those that do best on a few deals, which have no part in anything else.
    fn best_of(&self, mut lines: Lines<G>, deals: u32, most: usize, nth: u64) -> Lines<G> {
        lines.retain(|line| !is_same(line, self.played));
        if lines.is_empty() {
            return lines;
        }
        let seed = Rng::stream(&[self.seed, u64::MAX - 2, nth]).next_u64();
        Contest::new(self.side, self.settings, seed, self.played, lines).narrow(deals, most)
    }
}

fn add<C: PartialEq>(lines: &mut Vec<Vec<C>>, more: Vec<Vec<C>>) {
    for line in more {
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
}
