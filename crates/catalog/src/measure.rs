//! How fast the rules are: random playouts on one thread, in three ways that search uses.

use std::hint::black_box;

use kernel::{Dice, Published, Quiet, Rng, Turn};
use serde::Serialize;

use crate::stopwatch::Stopwatch;

/// How the next answer is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// One answer is sampled; no list is made.
    Sample,
    /// All answers are listed and one is taken.
    List,
    /// All answers are listed, and the state is copied before one is taken.
    ListAndClone,
}

impl Way {
    pub const ALL: [Way; 3] = [Way::Sample, Way::List, Way::ListAndClone];
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Measured {
    pub games: u64,
    pub decisions: u64,
    /// On a core, where the system says so: a busy machine changes nothing.
    pub seconds: f64,
}

impl Measured {
    #[must_use]
    pub fn ns_per_decision(&self) -> f64 {
        self.seconds * 1e9 / self.decisions.max(1) as f64
    }

    #[must_use]
    pub fn decisions_per_game(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }

    #[must_use]
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }
}

pub(crate) fn measure<G: Published>(setup: &G::Setup, way: Way, games: u64) -> Measured {
    let mut scratch = Vec::new();
    let mut decisions = 0;
    let started = Stopwatch::start();
    for nth in 0..games {
        let mut rng = Rng::stream(&[nth]);
        let mut dice = Dice::quick(Rng::stream(&[nth, 1]));
        let mut game = G::start(setup, &mut dice, &mut Quiet);
        while game.turn() != Turn::Over {
            let choice = if way == Way::Sample {
                game.sample(&mut rng, &mut scratch)
            } else {
                scratch.clear();
                game.choices(&mut scratch);
                *rng.pick(&scratch)
                    .expect("a game that is not over offers a choice")
            };
            if way == Way::ListAndClone {
                game = black_box(game.clone());
            }
            game.apply(choice, &mut dice, &mut Quiet);
            decisions += 1;
        }
        black_box(&game);
    }
    Measured {
        games,
        decisions,
        seconds: started.ran().as_secs_f64(),
    }
}
