//! Moves against each other on the same deals: each has a search of its own, and what differs is the move.

use kernel::{Dice, Game, Guide, Perspective, Rng};

use super::estimate::{Samples, estimate, slope};
use super::{Class, Estimate, Judgement, Weighed, carry_out, chances, tempered};
use crate::Settings;
use crate::search::{Scratch, Search};
use crate::tree::Tree;

pub(super) struct Contest<'a, G: Game> {
    side: &'a Perspective<'a, G>,
    settings: &'a Settings,
    seed: u64,
    /// The first is the one that was played.
    runners: Vec<Runner<G>>,
    /// Deals that were used up.
    dealt: u64,
}

/// A move, and what came of it so far.
struct Runner<G: Game> {
    line: Vec<G::Choice>,
    tree: Tree<G::Choice>,
    /// Every seat's chance in every deal, the first one first.
    samples: Samples,
}

const PLAYED: usize = 0;
/// Of the deals that moves are weighed on, one in so many shows whether anything is at stake.
const GLANCE: u32 = 4;

impl<'a, G: Guide> Contest<'a, G> {
    pub(super) fn new(
        side: &'a Perspective<'a, G>,
        settings: &'a Settings,
        seed: u64,
        played: &[G::Choice],
        others: Vec<Vec<G::Choice>>,
    ) -> Self {
        let runner = |line| Runner {
            line,
            tree: Tree::new(settings.memory),
            samples: Samples::new(usize::from(side.seats())),
        };
        let lines = std::iter::once(played.to_vec()).chain(others);
        Self {
            side,
            settings,
            seed,
            runners: lines.map(runner).collect(),
            dealt: 0,
        }
    }

    /// Leaves the better half of the others, again and again. The best of them is left.
    pub(super) fn sift(&mut self, deals: u32) -> usize {
        let mut left: Vec<usize> = (1..self.runners.len()).collect();
        loop {
            self.run(&[&[PLAYED], &left[..]].concat(), deals);
            self.sort(&mut left);
            left.truncate(left.len().div_ceil(2));
            if let [best] = left[..] {
                return best;
            }
        }
    }

    /// Leaves the better third of the others, again and again on twice as many deals, until so few are left: the best first.
    pub(super) fn narrow(mut self, mut deals: u32, most: usize) -> Vec<Vec<G::Choice>> {
        let mut left: Vec<usize> = (1..self.runners.len()).collect();
        loop {
            self.run(&left, deals);
            self.sort(&mut left);
            if left.len() <= most {
                let line = |nth: usize| self.runners[nth].line.clone();
                return left.into_iter().map(line).collect();
            }
            left.truncate((left.len() / 3).max(most));
            deals *= 2;
        }
    }

    /// The best first.
    fn sort(&self, runners: &mut [usize]) {
        let mean = |&nth: &usize| self.mean(nth);
        runners.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
    }

    /// What is the best of the others worth beside the played one? Only deals that had no part in choosing it are counted. Where a few
    /// of them tell that nothing is at stake, they are enough.
    pub(super) fn weigh(&mut self, best: usize, deals: u32) -> Judgement<G::Choice> {
        let before = self.runners[PLAYED].samples.len();
        let few = deals / GLANCE;
        self.run(&[PLAYED, best], few);
        let judged = self.judged(best, before);
        if judged.loss.high() < Class::INACCURACY {
            return judged;
        }
        self.run(&[PLAYED, best], deals - few);
        self.judged(best, before)
    }

    /// By the deals after so many of the played move.
    fn judged(&self, best: usize, before: usize) -> Judgement<G::Choice> {
        let seats = usize::from(self.side.seats());
        let own = self.side.seat().index();
        let fresh = |runner: usize, seat: usize| -> Vec<f32> {
            let samples = &self.runners[runner].samples;
            samples.column(seat).skip(before).collect()
        };
        let between = |seat: usize| -> Vec<f32> {
            let pairs = fresh(best, seat).into_iter().zip(fresh(PLAYED, seat));
            pairs.map(|(best, played)| best - played).collect()
        };
        let raw = estimate(&between(own));
        let all: Vec<Estimate> = (0..seats)
            .map(|seat| estimate(&fresh(PLAYED, seat)))
            .collect();
        let candour = G::candour(self.side.seats());
        let played = tempered(&all, candour)[own];
        // Differences are tempered as a chance half-way between the two would be.
        let half = |one: f32| (one + raw.mean / 2.0).clamp(0.001, 0.999);
        let scale = slope(half(all[own].mean), half(played.mean), candour);
        let loss = raw.times(scale);
        let shift = (0..seats).map(|seat| -scale * estimate(&between(seat)).mean);
        let beside = |nth: usize| self.beside(nth, played, loss.mean, scale);
        let mut others: Vec<_> = (1..self.runners.len())
            .filter(|&nth| nth != best)
            .map(beside)
            .collect();
        others.sort_by(|a, b| b.chance.mean.total_cmp(&a.chance.mean));
        let chance = Estimate {
            mean: (played.mean + loss.mean).clamp(0.0, 1.0),
            margin: estimate(&fresh(best, own)).times(scale).margin,
        };
        let line = self.runners[best].line.clone();
        others.insert(0, Weighed { line, chance });
        Judgement {
            shift: shift.collect(),
            played: Weighed {
                line: self.runners[PLAYED].line.clone(),
                chance: played,
            },
            others,
            loss,
        }
    }

    /// A move that was sifted out: by the deals that it was seen in, no better than the best.
    fn beside(&self, nth: usize, played: Estimate, most: f32, scale: f32) -> Weighed<G::Choice> {
        let own = self.side.seat().index();
        let runner = &self.runners[nth];
        let pairs = runner.samples.column(own);
        let gains = pairs.zip(self.runners[PLAYED].samples.column(own));
        let gains: Vec<f32> = gains.map(|(own, played)| own - played).collect();
        let gain = estimate(&gains).times(scale);
        let chance = Estimate {
            mean: (played.mean + gain.mean.min(most.max(0.0))).clamp(0.0, 1.0),
            margin: gain.margin.hypot(played.margin),
        };
        let line = runner.line.clone();
        Weighed { line, chance }
    }

    fn mean(&self, nth: usize) -> f32 {
        let samples = &self.runners[nth].samples;
        let sum: f32 = samples.column(self.side.seat().index()).sum();
        sum / samples.len().max(1) as f32
    }

    /// Plays these moves on so many further deals.
    fn run(&mut self, runners: &[usize], deals: u32) {
        let mut scratch = Scratch::default();
        let mut offered = Vec::new();
        for _ in 0..deals {
            let rng = Rng::stream(&[self.seed, self.dealt]);
            self.dealt += 1;
            let (mut none, own) = (Tree::new(1), Some(self.side.seat()));
            let mut dealer = Search {
                tree: &mut none,
                own,
                settings: self.settings,
                rng,
                scratch: &mut scratch,
            };
            let world = dealer.deal(self.side);
            let mut rng = dealer.rng;
            let rolls = rng.next_u64();
            let chapter = world.chapter();
            for &nth in runners {
                let runner = &mut self.runners[nth];
                let (mut world, mut dice) = (world.clone(), Dice::quick(Rng::new(rolls)));
                carry_out(&mut world, &runner.line, &mut dice, &mut offered);
                let mut search = Search {
                    tree: &mut runner.tree,
                    own,
                    settings: self.settings,
                    rng: rng.clone(),
                    scratch: &mut scratch,
                };
                let end = search.iterate_in(world, dice, chapter);
                runner.samples.add(&chances(&end));
            }
        }
    }
}
