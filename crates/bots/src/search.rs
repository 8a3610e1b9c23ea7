//! One thread of the search: re-deal, walk down the tree, play out, tell the way back what came of it.

use std::time::{Duration, Instant};

use kernel::{Dice, Game, Guide, Perspective, Quiet, Rng, Seat, Turn};

use crate::tree::{NONE, Tree};
use crate::{Budget, Cut, Settings, style};

/// More seats than any game has.
pub(crate) const MOST_SEATS: usize = 8;
/// Choices that are matched with edges by a bit each; the rare question with more is answered from the first ones.
const MOST_CHOICES: usize = 128;
/// How often the clock is read.
const CLOCK: u32 = 8;

pub(crate) struct Search<'a, G: Game> {
    pub(crate) tree: &'a mut Tree<G::Choice>,
    /// Whose plans are kept apart by what it sees; nobody's, where someone only looks on.
    pub(crate) own: Option<Seat>,
    pub(crate) settings: &'a Settings,
    pub(crate) rng: Rng,
    pub(crate) scratch: &'a mut Scratch<G>,
}

/// Lists that are used again and again, so that an iteration allocates nothing once they are warm.
#[derive(Debug)]
pub(crate) struct Scratch<G: Game> {
    legal: Vec<G::Choice>,
    opinions: Vec<f32>,
    scores: Vec<f32>,
    path: Vec<Step>,
}

/// What a playout came to.
#[derive(Debug)]
pub(crate) struct End<G> {
    pub(crate) world: G,
    /// What the table was worth to each seat on the way there, where that was asked.
    early: Option<[f32; MOST_SEATS]>,
}

impl<G> End<G> {
    /// The mean of what the end is worth and of what was expected on the way there.
    #[inline]
    pub(crate) fn temper(&self, worth: &mut [f32; MOST_SEATS]) {
        if let Some(early) = self.early {
            for (worth, early) in worth.iter_mut().zip(early) {
                *worth = 0.5 * (*worth + early);
            }
        }
    }
}

/// An answer on the way down, who gave it, and what it is worth to their style.
#[derive(Clone, Copy, Debug)]
struct Step {
    edge: u32,
    mover: Seat,
    liked: f32,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Self {
            legal: Vec::new(),
            opinions: Vec::new(),
            scores: Vec::new(),
            path: Vec::new(),
        }
    }
}

impl<G: Guide> Search<'_, G> {
    /// Thinks until the budget is used up or the best answer cannot be overtaken. Says how many iterations it took.
    pub(crate) fn run(&mut self, side: &Perspective<'_, G>, budget: Budget) -> u32 {
        // What the tree knows already from an earlier part of the same move is not thought again.
        let known = self.tree.root_visits();
        match budget {
            Budget::Iterations(all) => {
                let all = all.saturating_sub(known).max(all / 8);
                for done in 0..all {
                    if done % CLOCK == 0 && self.is_settled(all - done) {
                        return done;
                    }
                    self.iterate(side);
                }
                all
            }
            Budget::Time(time) => self.run_for(side, time),
        }
    }

    fn run_for(&mut self, side: &Perspective<'_, G>, time: Duration) -> u32 {
        let started = Instant::now();
        let mut done = 0;
        loop {
            let spent = started.elapsed();
            if spent >= time {
                return done;
            }
            // At the present pace so many iterations are left.
            let left = (time - spent).as_secs_f64() / spent.as_secs_f64().max(1e-9);
            let left = (left * f64::from(done.max(1))).min(f64::from(u32::MAX)) as u32;
            if done > 64 && self.is_settled(left) {
                return done;
            }
            for _ in 0..CLOCK {
                self.iterate(side);
            }
            done += CLOCK;
        }
    }

    /// Whether the answer visited most would stay so even if all `left` iterations went to the second.
    fn is_settled(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for (_, edge) in self.tree.edges_of(self.tree.root()) {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        first > second + left
    }

    /// A world for one iteration: of several that are dealt, one in proportion to its likelihood.
    pub(crate) fn deal(&mut self, side: &Perspective<'_, G>) -> G {
        let mut world = side.sample(&mut self.rng);
        let seat = side.seat();
        if self.settings.worlds <= 1 || !world.has_evidence(seat) {
            return world;
        }
        let mut all = world.likelihood(seat);
        for _ in 1..self.settings.worlds {
            let other = side.sample(&mut self.rng);
            let likelihood = other.likelihood(seat);
            all += likelihood;
            let roll = (self.rng.next_u64() >> 40) as f32 / (1 << 24) as f32;
            if roll * all < likelihood {
                world = other;
            }
        }
        world
    }

    fn iterate(&mut self, side: &Perspective<'_, G>) {
        let mut world = self.deal(side);
        if !self.settings.judged {
            world.judge_by_hand();
        }
        // The world gets dice of its own: search can never meet the real future.
        let dice = Dice::quick(Rng::new(self.rng.next_u64()));
        let chapter = world.chapter();
        self.iterate_in(world, dice, chapter);
    }

    /// Walks down the tree in this world and plays it out to the end of the chapter. Gives what it came to.
    pub(crate) fn iterate_in(&mut self, mut world: G, mut dice: Dice, chapter: u32) -> End<G> {
        self.scratch.path.clear();
        let cut = self.settings.cut != Cut::Never;
        let mut node = self.tree.root();
        while let Turn::Ask(mover) = world.turn() {
            if world.chapter() != chapter && cut {
                break;
            }
            let Some(edge) = self.select(node, &world, mover) else {
                break;
            };
            let new = self.tree.edges[edge as usize].visits == 0;
            let choice = self.tree.edges[edge as usize].choice;
            let liked = match self.style(mover) {
                Some(style) => style::ZEST * world.lean(style, choice),
                None => 0.0,
            };
            self.scratch.path.push(Step { edge, mover, liked });
            world.apply(choice, &mut dice, &mut Quiet);
            if new {
                break;
            }
            let sight = match world.turn() {
                Turn::Ask(asked) if Some(asked) == self.own => self.settings.sight(&world, asked),
                _ => 0,
            };
            match self.tree.enter(edge, sight) {
                Some(next) => node = next,
                None => break,
            }
        }
        let glimpse = self.settings.cut.glimpse(&world);
        let mut early = None;
        for answered in 0..self.settings.cut.patience(&world) {
            if world.turn() == Turn::Over || (cut && world.chapter() != chapter) {
                break;
            }
            if answered == glimpse {
                let mut worth = [0.0; MOST_SEATS];
                world.worth(&mut worth);
                early = Some(worth);
            }
            let choice = world.playout(&mut self.rng, &mut self.scratch.legal);
            world.apply(choice, &mut dice, &mut Quiet);
        }
        let end = End { world, early };
        let mut worth = [0.0; MOST_SEATS];
        end.world.worth(&mut worth);
        end.temper(&mut worth);
        for step in &self.scratch.path {
            let edge = &mut self.tree.edges[step.edge as usize];
            edge.visits += 1;
            edge.total += worth[step.mover.index()] + step.liked;
        }
        end
    }

    /// The style that answers for this seat, as far as the search knows: its own.
    #[inline]
    fn style(&self, mover: Seat) -> Option<usize> {
        let style = self.settings.style?;
        (self.own == Some(mover)).then_some(style)
    }

    /// The answer to try at a node: what has done well, what the guide likes, and what was seldom tried though it could have
    /// been. `None` when the tree is full and knows no answer.
    fn select(&mut self, node: u32, world: &G, mover: Seat) -> Option<u32> {
        let style = self.style(mover);
        let Scratch {
            legal,
            opinions,
            scores,
            ..
        } = &mut *self.scratch;
        legal.clear();
        world.choices(legal);
        if self.settings.pruned {
            world.prune(legal);
        }
        legal.truncate(MOST_CHOICES);
        let mut fresh = u128::MAX >> (MOST_CHOICES - legal.len());
        let (mut visits, mut total) = (0, 0.0);
        let mut at = self.tree.first(node);
        while at != NONE {
            let edge = &mut self.tree.edges[at as usize];
            if let Some(nth) = legal.iter().position(|choice| *choice == edge.choice) {
                fresh &= !(1 << nth);
                edge.available += 1;
                visits += edge.visits;
                total += edge.total;
            }
            at = edge.next;
        }
        if fresh != 0 && !self.tree.is_full() {
            self.settings.opinions(world, legal, opinions, scores);
            style::colour(world, style, legal, opinions);
            // Edges go in front of the list, so the last is grown first: equal answers are then tried in the rules' order.
            for nth in (0..legal.len()).rev().filter(|nth| fresh >> nth & 1 == 1) {
                let edge = self.tree.grow(node, legal[nth], opinions[nth]);
                self.tree.edges[edge as usize].available = 1;
            }
        }
        let unknown = if visits > 0 {
            total / visits as f32
        } else {
            0.5
        };
        let curiosity = self.settings.curiosity.unwrap_or(G::CURIOSITY);
        let mut best = (None, f32::MIN);
        for (at, edge) in self.tree.edges_of(node) {
            if !legal.contains(&edge.choice) {
                continue;
            }
            let mean = if edge.visits > 0 {
                edge.mean()
            } else {
                unknown
            };
            let spur = (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            let score = mean + curiosity * edge.prior * spur;
            if score > best.1 {
                best = (Some(at), score);
            }
        }
        best.0
    }
}

#[cfg(test)]
mod tests {
    use ethnos::Ethnos;
    use kernel::{Published, Viewer};

    use super::*;

    /// The mean likelihood of the worlds that a search looks at, over positions where something speaks for some of them.
    fn likelihood(worlds: u32) -> f32 {
        let content = Ethnos::read_content(Ethnos::CONTENT).unwrap();
        let setup = Ethnos::set_up(&content, &"seats=3".parse().unwrap()).unwrap();
        let settings = Settings {
            worlds,
            ..Settings::default()
        };
        let (mut sum, mut count) = (0.0, 0);
        let mut dice = Dice::quick(Rng::new(3));
        let mut game = Ethnos::start(&setup, &mut dice, &mut Quiet);
        let (mut rng, mut scratch) = (Rng::new(4), Scratch::default());
        while let Turn::Ask(seat) = game.turn() {
            if game.has_evidence(seat) {
                let mut search = Search {
                    tree: &mut Tree::new(10),
                    own: Some(seat),
                    settings: &settings,
                    rng: Rng::new(count),
                    scratch: &mut scratch,
                };
                for _ in 0..50 {
                    let world = search.deal(&Perspective::new(&game, seat));
                    let viewer = Viewer::Seated(seat);
                    assert_eq!(world.view(viewer), game.view(viewer));
                    sum += world.likelihood(seat);
                    count += 1;
                }
            }
            let choice = game.playout(&mut rng, &mut Vec::new());
            game.apply(choice, &mut dice, &mut Quiet);
        }
        assert!(count > 100, "{count} worlds");
        sum / count as f32
    }

    #[test]
    fn a_review_judges_a_playout_twice() {
        let content = Ethnos::read_content(Ethnos::CONTENT).unwrap();
        let setup = Ethnos::set_up(&content, &"seats=2".parse().unwrap()).unwrap();
        let game = Ethnos::start(&setup, &mut Dice::quick(Rng::new(3)), &mut Quiet);
        let play = |settings: &Settings, seed: u64| {
            let mut search = Search {
                tree: &mut Tree::new(10),
                own: None,
                settings,
                rng: Rng::new(seed),
                scratch: &mut Scratch::default(),
            };
            let dice = Dice::quick(Rng::new(seed));
            search.iterate_in(game.clone(), dice, game.chapter())
        };
        for seed in 0..20 {
            let short = play(&Settings::default(), seed);
            let long = play(&Settings::in_review(), seed);
            assert!(short.early.is_none(), "a bot judges the end alone");
            let mut early = [0.0; MOST_SEATS];
            short.world.worth(&mut early);
            assert_eq!(
                long.early,
                Some(early),
                "the first judgement is where a bot ends"
            );
            let mut both = [0.4; MOST_SEATS];
            long.temper(&mut both);
            assert!((both[0] - 0.5 * (0.4 + early[0])).abs() < 1e-6);
        }
    }

    #[test]
    fn likely_worlds_are_preferred() {
        let (as_dealt, preferred) = (likelihood(1), likelihood(8));
        assert!(preferred > 1.1 * as_dealt, "{preferred} against {as_dealt}");
    }
}
