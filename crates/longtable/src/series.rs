//! What `arena` and `simulate` have in common: many matches of one game between bots.

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use catalog::AnyGame;
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use kernel::Wanted;

use crate::outcome::Failure;
use crate::pace::PaceArgs;
use crate::rows::{Rows, Run};
use crate::setup::SetupArgs;

#[derive(Args, Debug)]
pub(crate) struct SeriesArgs {
    /// Game, such as ethnos
    game: String,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Seed; the same one plays the same matches, unless bots think by the clock
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) pace: PaceArgs,
    /// Number of threads (default: all cores)
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
    /// Also write every match to this file: a row per match and seat to FILE.parquet, or else a line of JSON per match
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl SeriesArgs {
    pub(crate) fn open(&self) -> Result<Box<dyn AnyGame>, Failure> {
        self.setup.open(&self.game)
    }

    pub(crate) fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from)
    }

    /// The file of `--out`, if one is named.
    pub(crate) fn rows(&self, game: &dyn AnyGame, setup: &Wanted) -> Result<Option<Rows>, Failure> {
        let run = Run {
            game: game.key(),
            setup: setup.to_string(),
            seed: self.seed,
        };
        let rows = self.out.as_deref().map(|path| Rows::create(path, run));
        rows.transpose()
    }
}

/// A progress bar in a terminal; nothing in a pipe.
pub(crate) fn progress(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} matches, {eta} left");
    bar.with_style(style.expect("the template is well-formed"))
}
