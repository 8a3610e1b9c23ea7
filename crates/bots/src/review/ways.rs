//! What a search does not come to think of: every way that a move can begin, and the moves that differ from a good one in a single
//! answer. Many of them play a few deals; who is left is worth comparing.

use kernel::{Dice, Guide, Perspective, Rng, Turn};

use super::candidates::LONGEST;
use crate::Settings;

/// The beginning of a move.
struct Way<G: Guide> {
    line: Vec<G::Choice>,
    /// The table after it, in a world that the seat holds possible.
    world: G,
    /// How likely the guide holds it.
    prior: f32,
    /// Whether the seat goes on, and nothing was rolled or brought to light.
    goes_on: bool,
}

/// All ways to begin a move, one answer longer as long as there are no more than `most`; the likeliest are carried on first.
pub(super) fn to_begin<G: Guide>(
    side: &Perspective<'_, G>,
    settings: &Settings,
    most: usize,
    seed: u64,
) -> Vec<Vec<G::Choice>> {
    let mut ways = Way::start(side, seed).next(side, settings);
    let mut has_grown = true;
    while has_grown {
        has_grown = false;
        ways.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        ways.truncate(most);
        let (mut longer, mut left) = (Vec::new(), ways.len());
        for way in ways {
            left -= 1;
            let next = way.next(side, settings);
            if next.is_empty() || longer.len() + next.len() + left > most {
                longer.push(way);
            } else {
                longer.extend(next);
                has_grown = true;
            }
        }
        ways = longer;
    }
    lines(ways)
}

/// The moves that differ from this one in a single answer: the rest of it stays as it was, or is left open where that is impossible.
pub(super) fn around<G: Guide>(
    line: &[G::Choice],
    side: &Perspective<'_, G>,
    settings: &Settings,
    most: usize,
    seed: u64,
) -> Vec<Vec<G::Choice>> {
    let mut found = Vec::new();
    let mut here = Way::start(side, seed);
    for (nth, choice) in line.iter().enumerate() {
        let (same, others): (Vec<_>, Vec<_>) = here
            .next(side, settings)
            .into_iter()
            .partition(|way| way.line.last() == Some(choice));
        let rest = &line[nth + 1..];
        found.extend(others.into_iter().map(|way| way.carried_on(rest, side)));
        match same.into_iter().next() {
            // Every answer is as likely to be the wrong one.
            Some(same) => here = Way { prior: 1.0, ..same },
            None => break,
        }
    }
    found.sort_by(|a, b| b.prior.total_cmp(&a.prior));
    found.truncate(most);
    lines(found)
}

fn lines<G: Guide>(ways: Vec<Way<G>>) -> Vec<Vec<G::Choice>> {
    ways.into_iter().map(|way| way.line).collect()
}

impl<G: Guide> Way<G> {
    /// Nothing is answered yet.
    fn start(side: &Perspective<'_, G>, seed: u64) -> Self {
        Self {
            line: Vec::new(),
            world: side.sample(&mut Rng::stream(&[seed, u64::MAX - 2])),
            prior: 1.0,
            goes_on: true,
        }
    }

    /// One answer longer, in every way.
    fn next(&self, side: &Perspective<'_, G>, settings: &Settings) -> Vec<Self> {
        if !self.goes_on || self.line.len() == LONGEST {
            return Vec::new();
        }
        let (mut offered, mut opinions, mut scores) = (Vec::new(), Vec::new(), Vec::new());
        self.world.choices(&mut offered);
        settings.opinions(&self.world, &offered, &mut opinions, &mut scores);
        let answered = |(&choice, opinion)| self.answered(choice, opinion, side);
        offered.iter().zip(opinions).map(answered).collect()
    }

    fn answered(&self, choice: G::Choice, opinion: f32, side: &Perspective<'_, G>) -> Self {
        let (mut world, mut line) = (self.world.clone(), self.line.clone());
        let (mut no_dice, mut events) = (Dice::tape(Vec::new()), Vec::new());
        world.apply(choice, &mut no_dice, &mut events);
        line.push(choice);
        let is_open = no_dice.take_tape().is_err() || events.iter().any(G::surprises);
        Self {
            goes_on: !is_open && world.turn() == Turn::Ask(side.seat()),
            line,
            world,
            prior: self.prior * opinion,
        }
    }

    /// With these answers, if all of them are possible.
    fn carried_on(self, rest: &[G::Choice], side: &Perspective<'_, G>) -> Self {
        let (mut way, mut offered) = (None, Vec::new());
        for &choice in rest {
            let last: &Self = way.as_ref().unwrap_or(&self);
            offered.clear();
            last.world.choices(&mut offered);
            if !last.goes_on || !offered.contains(&choice) {
                return self;
            }
            way = Some(last.answered(choice, 1.0, side));
        }
        way.unwrap_or(self)
    }
}
