//! Whole moves that are worth comparing: those that a search thinks about most.

use kernel::{Dice, Guide, Perspective, Rng, Seat, Turn};

use crate::search::{Scratch, Search};
use crate::tree::Tree;
use crate::{Budget, Settings};

/// How many moves are found that begin with different answers, and how many in all.
const BEGINNINGS: usize = 4;
const MOST: usize = 8;
/// A move goes on where the search went so often; the rest of it is left open.
const TRODDEN: u32 = 8;
/// Longer moves than this are left open, too.
pub(super) const LONGEST: usize = 32;

/// The moves that the search thought about most, the most likely best first.
pub(super) fn find<G: Guide>(
    side: &Perspective<'_, G>,
    settings: &Settings,
    iterations: u32,
    seed: u64,
) -> Vec<Vec<G::Choice>> {
    let mut tree = Tree::new(settings.memory);
    let mut search = Search {
        tree: &mut tree,
        own: Some(side.seat()),
        settings,
        rng: Rng::stream(&[seed, u64::MAX]),
        scratch: &mut Scratch::default(),
    };
    search.run(side, Budget::Iterations(iterations));
    let world = side.sample(&mut Rng::stream(&[seed, u64::MAX - 1]));
    let mut grove = Grove {
        tree: &tree,
        settings,
        seat: side.seat(),
        forks: Vec::new(),
    };
    grove.fork(tree.root(), &[], &world, 1);
    let mut lines = Vec::new();
    while lines.len() < MOST {
        let is_beginning = lines.len() < BEGINNINGS;
        match grove.next(is_beginning).or_else(|| grove.next(false)) {
            Some(fork) => lines.push(grove.whole_move(fork)),
            None => break,
        }
    }
    lines
}

/// The tree of a search, and the ways into it that were not followed yet.
struct Grove<'a, G: Guide> {
    tree: &'a Tree<G::Choice>,
    settings: &'a Settings,
    seat: Seat,
    forks: Vec<Fork<G>>,
}

/// An answer that a move can go on with.
struct Fork<G: Guide> {
    /// The answers before it.
    line: Vec<G::Choice>,
    /// The table there, in a world that the seat holds possible.
    world: G,
    edge: u32,
}

impl<G: Guide> Grove<'_, G> {
    /// The most visited one: one that begins a move, or wherever it leaves the moves that were found before.
    fn next(&mut self, is_beginning: bool) -> Option<Fork<G>> {
        let visits = |fork: &Fork<G>| {
            let edge = &self.tree.edges[fork.edge as usize];
            (edge.visits, edge.mean())
        };
        let fits = |&nth: &usize| !is_beginning || self.forks[nth].line.is_empty();
        let best = (0..self.forks.len()).filter(fits).max_by(|&a, &b| {
            let (a, b) = (visits(&self.forks[a]), visits(&self.forks[b]));
            a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
        });
        best.map(|best| self.forks.swap_remove(best))
    }

    /// All answers at this node that the search has tried so often.
    fn fork(&mut self, node: u32, line: &[G::Choice], world: &G, least: u32) {
        let mut offered = Vec::new();
        world.choices(&mut offered);
        let tried = self
            .tree
            .edges_of(node)
            .filter(|(_, edge)| edge.visits >= least && offered.contains(&edge.choice));
        self.forks.extend(tried.map(|(edge, _)| Fork {
            line: line.to_vec(),
            world: world.clone(),
            edge,
        }));
    }

    /// This answer, and those that the search gave most often after it, as long as the same seat is asked and nothing was rolled or
    /// brought to light.
    fn whole_move(&mut self, fork: Fork<G>) -> Vec<G::Choice> {
        let Fork {
            mut line,
            mut world,
            mut edge,
        } = fork;
        loop {
            let choice = self.tree.edges[edge as usize].choice;
            line.push(choice);
            let (mut no_dice, mut events) = (Dice::tape(Vec::new()), Vec::new());
            world.apply(choice, &mut no_dice, &mut events);
            let is_open = no_dice.take_tape().is_err() || events.iter().any(G::surprises);
            if is_open || world.turn() != Turn::Ask(self.seat) || line.len() == LONGEST {
                return line;
            }
            let sight = self.settings.sight(&world, self.seat);
            let Some(node) = self.tree.find(edge, sight) else {
                return line;
            };
            let before = self.forks.len();
            self.fork(node, &line, &world, TRODDEN);
            let here = before..self.forks.len();
            let visits = |&at: &usize| self.tree.edges[self.forks[at].edge as usize].visits;
            match here.max_by_key(visits) {
                Some(next) => edge = self.forks.swap_remove(next).edge,
                None => return line,
            }
        }
    }
}
