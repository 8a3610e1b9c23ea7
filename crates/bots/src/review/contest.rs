//! Moves against each other on the same deals: each has a search of its own, and what differs is the move.

use kernel::{Dice, Game, Guide, Perspective, Rng};

use super::estimate::{BATCHES, Samples, estimate, slope};
use super::{Class, Estimate, Judgement, Weighed, carry_out, chances, tempered};
use crate::Settings;
use crate::search::{Scratch, Search};
use crate::tree::Tree;

pub(super) struct Contest<'a, G: Game> {
    side: &'a Perspective<'a, G>,
    settings: &'a Settings,
    seed: u64,
    /// Of the table that is judged: [`Guide::candour`].
    candour: f32,
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
/// Where there are deals enough, moves are weighed with so many trees one after another. What a tree comes to think early on, it goes on
/// thinking, so that one tree can be wrong in every one of its playouts; how far trees disagree says how sure the result is.
const TREES: u32 = 8;
/// Deals that are enough for a tree.
const ENOUGH: u32 = 500;
/// Each tree learns from so much of its deals, which come on top of these and are not counted.
const LESSONS: u32 = 4;

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
            candour: side.sample(&mut Rng::new(seed)).candour(),
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

    /// What is the best of the others worth beside the played one? Only deals that had no part in choosing it are counted, and only trees
    /// that had none: one was chosen partly because its tree happened to overlook how it is best answered. Where a few of the deals tell
    /// that nothing is at stake, they are enough.
    pub(super) fn weigh(&mut self, best: usize, deals: u32) -> Judgement<G::Choice> {
        let before = self.runners[PLAYED].samples.len();
        let trees = if deals >= TREES * ENOUGH { TREES } else { 1 };
        let share = deals / trees;
        let few = share * trees / GLANCE;
        let mut done = 0;
        while done < share * trees {
            if done % share == 0 {
                self.replant(&[PLAYED, best], share / LESSONS);
            }
            let next = few.min(share).min(share * trees - done);
            self.run(&[PLAYED, best], next);
            done += next;
            if done == few {
                let judged = self.judged(best, before, BATCHES);
                if judged.loss.high() < Class::INACCURACY {
                    return judged;
                }
            }
        }
        let batches = if trees > 1 { trees as usize } else { BATCHES };
        self.judged(best, before, batches)
    }

    /// New trees for these moves, which learn from so many deals that are not counted.
    fn replant(&mut self, runners: &[usize], lessons: u32) {
        let counted = |nth: usize| self.runners[nth].samples.len();
        let before: Vec<usize> = runners.iter().map(|&nth| counted(nth)).collect();
        for &nth in runners {
            self.runners[nth].tree.clear();
        }
        self.run(runners, lessons);
        for (&nth, before) in runners.iter().zip(before) {
            self.runners[nth].samples.truncate(before);
        }
    }

    /// By the deals after so many of the played move, with intervals from so many batches.
    fn judged(&self, best: usize, before: usize, batches: usize) -> Judgement<G::Choice> {
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
        let estimate = |values: &[f32]| estimate(values, batches);
        let raw = estimate(&between(own));
        let all: Vec<Estimate> = (0..seats)
            .map(|seat| estimate(&fresh(PLAYED, seat)))
            .collect();
        let played = tempered(&all, self.candour)[own];
        // Differences are tempered as a chance half-way between the two would be.
        let half = |one: f32| (one + raw.mean / 2.0).clamp(0.001, 0.999);
        let scale = slope(half(all[own].mean), half(played.mean), self.candour);
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
        let gain = estimate(&gains, BATCHES).times(scale);
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

#[cfg(test)]
mod tests {
    use ethnos::Ethnos;
    use kernel::{Published, Quiet, Turn};

    use super::*;

    #[test]
    fn fresh_deals_on_fresh_trees_are_counted_and_no_others() {
        let content = Ethnos::read_content(Ethnos::CONTENT).unwrap();
        let setup = Ethnos::set_up(&content, &"seats=2".parse().unwrap()).unwrap();
        let game = Ethnos::start(&setup, &mut Dice::quick(Rng::new(4)), &mut Quiet);
        let Turn::Ask(seat) = game.turn() else {
            unreachable!("a match begins with a question")
        };
        let (side, settings) = (Perspective::new(&game, seat), Settings::in_review());
        let mut offered = Vec::new();
        game.choices(&mut offered);
        let others = offered[1..].iter().map(|&choice| vec![choice]).collect();
        let mut contest = Contest::new(&side, &settings, 5, &offered[..1], others);
        let best = contest.sift(16);
        for deals in [64, TREES * ENOUGH] {
            let before = contest.runners[PLAYED].samples.len();
            let judged = contest.weigh(best, deals);
            let counted = contest.runners[PLAYED].samples.len() - before;
            let few = deals / GLANCE;
            assert!(counted == deals as usize || counted == few as usize);
            assert_eq!(contest.runners[best].samples.len(), before + counted);
            assert!(
                judged.loss.margin > 0.0 && judged.loss.margin < 0.2,
                "{judged:?}"
            );
        }
    }
}
