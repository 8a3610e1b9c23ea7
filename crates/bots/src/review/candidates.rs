//! Whole moves that are worth comparing: those that a search thinks about most.

use kernel::{Dice, Guide, Perspective, Rng, Turn};

use crate::search::{Scratch, Search};
use crate::tree::Tree;
use crate::{Budget, Settings};

/// How many moves are found at most.
const MOST: usize = 5;
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
    let mut edges: Vec<_> = tree
        .edges_of(tree.root())
        .filter(|(_, edge)| edge.visits > 0)
        .collect();
    edges.sort_by(|(_, a), (_, b)| b.visits.cmp(&a.visits).then(b.total.total_cmp(&a.total)));
    let world = side.sample(&mut Rng::stream(&[seed, u64::MAX - 1]));
    let lines = edges.iter().take(MOST);
    lines
        .map(|&(at, _)| whole_move(&tree, settings, side, world.clone(), at))
        .collect()
}

/// The answer of this edge, and those that the search gave most often after it, as long as the same seat is asked and nothing was
/// rolled or brought to light.
fn whole_move<G: Guide>(
    tree: &Tree<G::Choice>,
    settings: &Settings,
    side: &Perspective<'_, G>,
    mut world: G,
    mut edge: u32,
) -> Vec<G::Choice> {
    let seat = side.seat();
    let (mut line, mut offered) = (Vec::new(), Vec::new());
    loop {
        let choice = tree.edges[edge as usize].choice;
        line.push(choice);
        let (mut no_dice, mut events) = (Dice::tape(Vec::new()), Vec::new());
        world.apply(choice, &mut no_dice, &mut events);
        let is_open = no_dice.take_tape().is_err() || events.iter().any(G::surprises);
        if is_open || world.turn() != Turn::Ask(seat) || line.len() == LONGEST {
            return line;
        }
        let Some(node) = tree.find(edge, settings.sight(&world, seat)) else {
            return line;
        };
        offered.clear();
        world.choices(&mut offered);
        let next = tree
            .edges_of(node)
            .filter(|(_, edge)| edge.visits >= TRODDEN && offered.contains(&edge.choice))
            .max_by_key(|(_, edge)| edge.visits);
        match next {
            Some((next, _)) => edge = next,
            None => return line,
        }
    }
}
