//! How fast the rules are: playouts on one thread, in the ways that search uses, and the search itself.

use std::hint::black_box;

use kernel::{Dice, Guide, Perspective, Published, Quiet, Rng, Turn};
use serde::Serialize;

use crate::stopwatch::Stopwatch;
use crate::{Bot as _, Budget, Cut, Ismcts, Settings};

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
    /// The game's guide answers, as in the playouts of search.
    Guided,
    /// Iterations of the search at the opening instead of matches.
    Search,
    /// The same with playouts to the end of the match.
    FullSearch,
}

impl Way {
    /// Every way, in the order in which they are printed.
    pub const ALL: [Way; 6] = [
        Way::Sample,
        Way::List,
        Way::ListAndClone,
        Way::Guided,
        Way::Search,
        Way::FullSearch,
    ];

    /// Whether iterations of the search are counted instead of matches.
    #[must_use]
    pub fn searches(self) -> bool {
        matches!(self, Way::Search | Way::FullSearch)
    }
}

/// What was done in which time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Measured {
    /// Matches, or iterations of a search.
    pub games: u64,
    /// Answers given; for a search, iterations again.
    pub decisions: u64,
    /// On a core, where the system says so: a busy machine changes nothing.
    pub seconds: f64,
}

impl Measured {
    /// Nanoseconds for one answer.
    #[must_use]
    pub fn ns_per_decision(&self) -> f64 {
        self.seconds * 1e9 / self.decisions.max(1) as f64
    }

    /// How long a match is on average.
    #[must_use]
    pub fn decisions_per_game(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }

    /// Matches, or iterations of a search, in a second of one core.
    #[must_use]
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }
}

/// Plays `games` matches on this thread, or searches as many iterations, and takes the time. What is played depends on nothing
/// but the game, so two runs do the same work.
#[must_use]
pub fn measure<G: Published + Guide>(setup: &G::Setup, way: Way, games: u64) -> Measured {
    if way.searches() {
        return search::<G>(setup, way == Way::Search, games);
    }
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
            } else if way == Way::Guided {
                game.playout(&mut rng, &mut scratch)
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

/// Searches at the openings of several deals; an iteration counts as a game.
fn search<G: Published + Guide>(setup: &G::Setup, cut: bool, iterations: u64) -> Measured {
    const EACH: u32 = 1000;
    let mut bot = Ismcts::<G>::new(Settings {
        budget: Budget::Iterations(EACH),
        cut: if cut { Cut::Advised } else { Cut::Never },
        ..Settings::default()
    });
    let mut done = 0;
    let started = Stopwatch::start();
    for deal in 0..iterations.div_ceil(EACH.into()) {
        let mut rng = Rng::stream(&[deal]);
        let game = G::start(setup, &mut Dice::quick(Rng::stream(&[deal, 1])), &mut Quiet);
        if let Turn::Ask(seat) = game.turn() {
            black_box(bot.choose(&Perspective::new(&game, seat), &mut rng));
            done += u64::from(bot.effort().0);
        }
    }
    Measured {
        games: done,
        decisions: done,
        seconds: started.ran().as_secs_f64(),
    }
}
