//! `longtable bench`: how fast the rules are on this machine.

use std::io::Write;

use catalog::{AnyGame, Measured, Way, reference_ns};
use clap::Args;
use face::Language;
use kernel::Wanted;
use serde::Serialize;

use crate::outcome::{Done, Failure};
use crate::setup::SetupArgs;

/// Measure playouts with the full rules and the bots' search on one thread
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  longtable bench ethnos --table-sizes 2,4,6 --games 20000")]
pub(crate) struct Bench {
    /// Games to measure (default: all)
    games_to_time: Vec<String>,
    #[command(flatten)]
    setup: SetupArgs,
    /// Numbers of seats to measure; those that an edition does not allow are skipped
    #[arg(long, value_delimiter = ',', conflicts_with = "seats")]
    table_sizes: Vec<u8>,
    /// Number of matches per figure
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    /// Print one JSON object per line instead of text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Figure {
    game: &'static str,
    setup: String,
    way: Way,
    games: u64,
    decisions: u64,
    seconds: f64,
    ns_per_decision: f64,
    decisions_per_game: f64,
    games_per_second: f64,
    /// What a step of the reference loop took right before and after, and how many steps a decision takes.
    reference_ns: f64,
    steps_per_decision: f64,
}

impl Bench {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        let named = || self.games_to_time.iter().map(String::as_str).collect();
        let keys: Vec<&str> = if self.games_to_time.is_empty() {
            catalog::GAMES.iter().map(|game| game.key).collect()
        } else {
            named()
        };
        for key in keys {
            let game = self.setup.open(key)?;
            for wanted in self.set_ups(&*game)? {
                self.time(out, &*game, &wanted)?;
            }
        }
        Ok(())
    }

    fn set_ups(&self, game: &dyn AnyGame) -> Result<Vec<Wanted>, Failure> {
        let wanted = self.setup.wanted();
        if self.table_sizes.is_empty() {
            let complete = game.complete(&wanted);
            let unplayable = Failure::set_up(game, Language::English);
            return Ok(vec![complete.map_err(unplayable)?]);
        }
        let sized = self.table_sizes.iter().map(|&seats| Wanted {
            seats: Some(seats),
            ..wanted.clone()
        });
        let possible: Vec<_> = sized
            .filter_map(|wanted| game.complete(&wanted).ok())
            .collect();
        if possible.is_empty() {
            return Err(Failure::bad_use(format!(
                "{} cannot be played with any of these numbers of seats",
                game.title()
            )));
        }
        Ok(possible)
    }

    fn time(&self, out: &mut dyn Write, game: &dyn AnyGame, wanted: &Wanted) -> Done {
        if !self.json {
            writeln!(out, "{}, {wanted}", game.title())?;
        }
        for way in Way::ALL {
            // A short run first warms up the processor and the memory.
            let measure = |games| game.measure(wanted, way, games).map_err(Failure::bad_use);
            measure(self.games / 20)?;
            let before = reference_ns();
            let measured = measure(self.games)?;
            let reference = f64::midpoint(before, reference_ns());
            let figure = Figure::new(game.key(), wanted, way, &measured, reference);
            if self.json {
                crate::print_json(out, &figure)?;
            } else {
                writeln!(out, "  {:<22} {}", name(way), figure.sentence())?;
            }
            out.flush()?;
        }
        Ok(())
    }
}

impl Figure {
    fn new(
        game: &'static str,
        wanted: &Wanted,
        way: Way,
        measured: &Measured,
        reference_ns: f64,
    ) -> Self {
        Self {
            game,
            setup: wanted.to_string(),
            way,
            games: measured.games,
            decisions: measured.decisions,
            seconds: measured.seconds,
            ns_per_decision: measured.ns_per_decision(),
            decisions_per_game: measured.decisions_per_game(),
            games_per_second: measured.games_per_second(),
            reference_ns,
            steps_per_decision: measured.ns_per_decision() / reference_ns,
        }
    }

    fn sentence(&self) -> String {
        let steps = self.steps_per_decision;
        if self.way.searches() {
            return format!(
                "{:>8.0} iterations/s at the opening, on one core; {steps:.0} reference steps each",
                self.games_per_second
            );
        }
        format!(
            "{:>7.1} ns per decision ({steps:.1} reference steps), {:>6.1} decisions per game, {:>8.0} games/s",
            self.ns_per_decision, self.decisions_per_game, self.games_per_second
        )
    }
}

fn name(way: Way) -> &'static str {
    match way {
        Way::Sample => "sampled",
        Way::List => "full list of choices",
        Way::ListAndClone => "full list and a clone",
        Way::Guided => "guided playout",
        Way::Search => "search",
        Way::FullSearch => "search, full playouts",
    }
}
