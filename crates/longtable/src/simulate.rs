//! `longtable simulate`: many matches between bots, and the figures that come out.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal as _, Write};
use std::path::PathBuf;

use catalog::{Outcome, Plan, Report};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use kernel::Seat;
use serde::Serialize;

use crate::outcome::{Done, Failure};
use crate::pace::PaceArgs;
use crate::setup::SetupArgs;

/// Play many matches between bots and print the figures
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  longtable simulate ethnos --games 10000\n  longtable simulate ethnos --edition first --seats 4 --bots random --games 10000 --seed 1 --threads 2 --json"
)]
pub(crate) struct Simulate {
    /// The game, such as ethnos
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// One bot for all seats, or one for each seat, separated by commas
    #[arg(long, default_value = "random", value_delimiter = ',')]
    bots: Vec<String>,
    /// How many matches
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The same seed plays the same matches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    pace: PaceArgs,
    /// How many threads; as many as the machine has cores if left out
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
    /// Also write one line of JSON for each match to this file
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,
}

impl Simulate {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        let game = self.setup.open(&self.game)?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let plan = Plan {
            bots: self.bots.clone(),
            games: self.games,
            seed: self.seed,
            threads: self.threads.map_or(cores, usize::from),
            pace: self.pace.pace(),
        };
        let mut lines = self.out.as_ref().map(Lines::create).transpose()?;
        let bar = progress(self.games);
        let report = game
            .simulate(&self.setup.wanted(), &plan, &mut |outcome| {
                bar.inc(1);
                if let Some(lines) = &mut lines {
                    lines.add(outcome);
                }
            })
            .map_err(Failure::bad_use)?;
        bar.finish_and_clear();
        lines.map_or(Ok(()), Lines::finish)?;
        if self.json {
            crate::print_json(out, &report)
        } else {
            Ok(tell(out, game.title(), &report)?)
        }
    }
}

/// A bar for people who watch; nothing for a pipe.
pub(crate) fn progress(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} matches, {eta} left");
    bar.with_style(style.expect("the template is well-formed"))
}

/// The file of `--out`, one line for each match.
struct Lines {
    path: PathBuf,
    file: BufWriter<File>,
    /// The first line that could not be written; the rest is not tried.
    fault: io::Result<()>,
}

#[derive(Serialize)]
struct Line {
    #[serde(rename = "match")]
    nth: u64,
    decisions: u64,
    ending: &'static str,
    winners: Vec<String>,
    scores: Vec<i32>,
    ranks: Vec<u8>,
    state_hash: String,
}

impl Lines {
    fn create(path: &PathBuf) -> Result<Self, Failure> {
        let file = File::create(path)
            .map_err(|error| Failure::bad_use(format!("{}: {error}", path.display())))?;
        Ok(Self {
            path: path.clone(),
            file: BufWriter::new(file),
            fault: Ok(()),
        })
    }

    fn add(&mut self, outcome: &Outcome) {
        if self.fault.is_ok() {
            self.fault = serde_json::to_writer(&mut self.file, &Line::of(outcome))
                .map_err(io::Error::from)
                .and_then(|()| writeln!(self.file));
        }
    }

    fn finish(mut self) -> Done {
        self.fault
            .and_then(|()| self.file.flush())
            .map_err(|error| Failure::bad_use(format!("{}: {error}", self.path.display())))
    }
}

impl Line {
    fn of(outcome: &Outcome) -> Self {
        let standings = &outcome.standings;
        let mut places = standings.places.clone();
        places.sort_by_key(|place| place.seat);
        Self {
            nth: outcome.nth,
            decisions: outcome.decisions,
            ending: standings.ending,
            winners: standings.winners().map(|seat| seat.to_string()).collect(),
            scores: places.iter().map(|place| place.score).collect(),
            ranks: places.iter().map(|place| place.rank).collect(),
            state_hash: format!("{:016x}", outcome.state_hash),
        }
    }
}

fn tell(out: &mut dyn Write, title: &str, report: &Report) -> io::Result<()> {
    let by_seat = |figures: &[f64]| {
        let seats = Seat::first(u8::MAX).zip(figures);
        let said: Vec<_> = seats
            .map(|(seat, figure)| format!("{seat} {figure:.1}"))
            .collect();
        said.join(", ")
    };
    let endings: Vec<_> = report
        .endings
        .iter()
        .map(|(ending, games)| format!("{ending} {games}"))
        .collect();
    writeln!(out, "{title}, {}", report.setup)?;
    writeln!(
        out,
        "matches          {} in {:.2} s",
        report.games, report.seconds
    )?;
    writeln!(out, "games/s          {:.0}", report.games_per_second)?;
    writeln!(out, "decisions/s      {:.0}", report.decisions_per_second)?;
    writeln!(
        out,
        "ns per decision  {:.1} on one core",
        report.ns_per_decision
    )?;
    writeln!(out, "mean decisions   {:.1}", report.mean_decisions)?;
    writeln!(out, "wins by seat     {}", by_seat(&report.wins_by_seat))?;
    writeln!(out, "mean scores      {}", by_seat(&report.mean_scores))?;
    writeln!(out, "endings          {}", endings.join(", "))?;
    writeln!(out, "state hash       {}", report.state_hash)
}
