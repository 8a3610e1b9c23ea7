//! Every step of a match has an address: the state after step N is never far from one that is kept.

use kernel::{Dice, Published, Quiet};
use referee::{Entry, Match, Step};

/// After how many steps a state is kept. Applying so many takes microseconds, drawing one page of them about a millisecond.
const EVERY: usize = 64;

/// States after 0, [`EVERY`], twice as many steps and so on, as far as anyone has looked back.
pub(crate) struct History<G>(Vec<G>);

impl<G> Default for History<G> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<G: Published> History<G> {
    /// The state after `step` steps of this match; after the last one, if there are fewer.
    pub(crate) fn state(&mut self, table: &Match<G>, step: usize) -> G {
        let log = table.log();
        if step >= log.len() {
            return table.game().clone();
        }
        let near = step / EVERY;
        if self.0.is_empty() {
            self.0.push(table.first());
        }
        while self.0.len() <= near {
            let from = (self.0.len() - 1) * EVERY;
            let next = after(&self.0[self.0.len() - 1], &log[from..from + EVERY]);
            self.0.push(next);
        }
        after(&self.0[near], &log[near * EVERY..step])
    }

    /// What was after `steps` is no more.
    pub(crate) fn forget_after(&mut self, steps: usize) {
        self.0.truncate(steps / EVERY + 1);
    }
}

fn after<G: Published>(game: &G, entries: &[Entry<G>]) -> G {
    let mut game = game.clone();
    entries.iter().for_each(|entry| apply(&mut game, entry));
    game
}

/// Repeats a step of the log.
pub(crate) fn apply<G: Published>(game: &mut G, entry: &Entry<G>) {
    let Step {
        seat, deed, tape, ..
    } = &entry.step;
    deed.apply(game, *seat, &mut Dice::tape(tape.clone()), &mut Quiet);
}
