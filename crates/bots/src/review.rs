//! What a decision was worth to the seat that made it, given what that seat knew; and how everyone stands in the eyes of those
//! who only look on.

mod candidates; // whole moves worth comparing
mod contest; // moves against each other on the same deals
mod estimate; // means with their intervals
mod find; // which moves are compared
mod ways; // all beginnings of a move, and what is like it

pub use estimate::{Class, Estimate, Sureness, tempered};

use kernel::{Dice, Game, Guide, Onlooker, Perspective, Rng, Turn};

use crate::Settings;
use crate::search::{End, MOST_SEATS, Scratch, Search};
use crate::tree::Tree;
use contest::Contest;
use estimate::Samples;
use find::Finder;

/// How hard a decision is looked at, in iterations of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    /// To find moves worth comparing.
    pub search: u32,
    /// Ways to begin a move that are tried at most; half as many variations of the best one.
    pub ways: usize,
    /// For each of those in the first round, which leaves the better half, and twice as many in each further one.
    pub deals: u32,
    /// For each move in each round of the sifting, which leaves the better half.
    pub sift: u32,
    /// For the move that is left and for the one that was played: how much one is better than the other.
    pub weigh: u32,
    /// Whether it goes by [`Guide::BREADTH`].
    pub is_wide: bool,
}

impl Trial {
    /// A first look, given to every decision.
    pub const QUICK: Self = Self {
        search: 400,
        ways: 64,
        deals: 4,
        sift: 96,
        weigh: 320,
        is_wide: false,
    };

    /// A second look, where much is at stake.
    pub const LONG: Self = Self {
        search: 5000,
        ways: 400,
        deals: 8,
        sift: 800,
        weigh: 4000,
        is_wide: true,
    };

    /// Deep enough by itself in any game.
    const ENOUGH: Self = Self {
        search: 40_000,
        ways: 640,
        deals: 40,
        sift: 9600,
        weigh: 32_000,
        is_wide: true,
    };

    /// As much more as this game asks for, but no more than enough. Where a turn has thousands of ways, so has the answer to it, and a
    /// short search does not find what is wrong with a move.
    fn in_game<G: Guide>(self) -> Self {
        if !self.is_wide {
            return self;
        }
        let times = |own: u32, enough: u32| (own * G::BREADTH).min(enough.max(own));
        let ways = self.ways * G::BREADTH as usize;
        Self {
            search: times(self.search, Self::ENOUGH.search),
            ways: ways.min(Self::ENOUGH.ways.max(self.ways)),
            sift: times(self.sift, Self::ENOUGH.sift),
            weigh: times(self.weigh, Self::ENOUGH.weigh),
            ..self
        }
    }

    /// So many times the work, never too little for an interval.
    #[must_use]
    pub fn times(self, factor: f32) -> Self {
        let times = |count: u32| ((count as f32 * factor) as u32).max(16);
        // Both together so many times.
        let root = factor.sqrt();
        Self {
            search: times(self.search),
            ways: ((self.ways as f32 * root) as usize).max(16),
            deals: ((self.deals as f32 * root) as u32).max(2),
            sift: times(self.sift),
            weigh: times(self.weigh),
            is_wide: self.is_wide,
        }
    }
}

/// What became of the comparison of a move with others.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement<C> {
    /// What was played, and what its seat can hope for with it.
    pub played: Weighed<C>,
    /// What else there was, the best first. Not every possible move: those that a search thought about most.
    pub others: Vec<Weighed<C>>,
    /// By how much the best of the others is better, from deals that had no part in choosing it. Below 0 it is not.
    pub loss: Estimate,
    /// What the played move changed for each seat, compared with the best of the others; adds up to nothing.
    pub shift: Vec<f32>,
}

/// A whole move: the answers of one seat, up to the first roll.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<C> {
    /// Its answers.
    pub line: Vec<C>,
    /// The chance to win after it, 0 to 1.
    pub chance: Estimate,
}

/// Compares the move that the asked seat made with others that it could have made. The true state cannot be reached from here:
/// what the seat could not know has no part in it. The same seed gives the same judgement.
///
/// `None` where there was nothing to choose.
#[must_use]
pub fn judge<G: Guide>(
    side: &Perspective<'_, G>,
    played: &[G::Choice],
    trial: Trial,
    seed: u64,
) -> Option<Judgement<G::Choice>> {
    let trial = trial.in_game::<G>();
    let finder = Finder {
        side,
        settings: &Settings::default(),
        played,
        trial,
        seed,
    };
    let found = finder.find();
    compare(side, played, found, trial, seed)
}

/// Compares a move with these. `None` where all of them are the same as it.
#[must_use]
pub fn compare<G: Guide>(
    side: &Perspective<'_, G>,
    played: &[G::Choice],
    mut others: Vec<Vec<G::Choice>>,
    trial: Trial,
    seed: u64,
) -> Option<Judgement<G::Choice>> {
    others.retain(|line| !is_same(line, played));
    if others.is_empty() {
        return None;
    }
    let settings = Settings::in_review();
    let mut contest = Contest::new(side, &settings, seed, played, others);
    let best = contest.sift(trial.sift);
    Some(contest.weigh(best, trial.weigh))
}

/// Whether one of them is the beginning of the other.
fn is_same<C: PartialEq>(a: &[C], b: &[C]) -> bool {
    a.iter().zip(b).all(|(a, b)| a == b)
}

/// Every seat's chance to win as those see it who only look on, from so many iterations of a search. `candour` in place of the game's
/// own, to measure it.
#[must_use]
pub fn prospects<G: Guide>(
    onlooker: &Onlooker<'_, G>,
    iterations: u32,
    candour: Option<f32>,
    seed: u64,
) -> Vec<Estimate> {
    let settings = Settings::in_review();
    let (mut tree, mut scratch) = (Tree::new(settings.memory), Scratch::default());
    let mut samples = Samples::new(usize::from(onlooker.seats()));
    // The first ones only teach the tree.
    let lessons = iterations / 4;
    for nth in 0..iterations {
        let mut rng = Rng::stream(&[seed, nth.into()]);
        let world = onlooker.sample(&mut rng);
        let dice = Dice::quick(Rng::new(rng.next_u64()));
        let chapter = world.chapter();
        let mut search = Search {
            tree: &mut tree,
            own: None,
            settings: &settings,
            rng,
            scratch: &mut scratch,
        };
        let end = search.iterate_in(world, dice, chapter);
        if nth >= lessons {
            samples.add(&chances(&end));
        }
    }
    let candour = candour.unwrap_or_else(|| onlooker.sample(&mut Rng::new(seed)).candour());
    tempered(&samples.estimates(), candour)
}

/// Every seat's chance to win by a playout: the result, or what the game's guide makes of an unfinished match.
fn chances<G: Guide>(end: &End<G>) -> [f32; MOST_SEATS] {
    let (world, mut chances) = (&end.world, [0.0; MOST_SEATS]);
    if world.turn() == Turn::Over {
        for (seat, chance) in kernel::Seat::first(world.seats()).zip(&mut chances) {
            *chance = world.payoff(seat);
        }
    } else {
        world.worth(&mut chances[..usize::from(world.seats())]);
    }
    end.temper(&mut chances);
    chances
}

/// Carries out the answers of a move in another world; what is not offered there ends it. Says whether all were.
fn carry_out<G: Game>(
    world: &mut G,
    line: &[G::Choice],
    dice: &mut Dice,
    offered: &mut Vec<G::Choice>,
) -> bool {
    line.iter().all(|&choice| {
        offered.clear();
        world.choices(offered);
        let possible = offered.contains(&choice);
        if possible {
            world.apply(choice, dice, &mut kernel::Quiet);
        }
        possible
    })
}

#[cfg(test)]
mod tests;
