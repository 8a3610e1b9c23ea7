//! `longtable simulate`: many matches between bots, and the figures that come out.

use std::io::{self, Write};

use catalog::{AnyGame, Balance, Outcome, Plan, Report};
use clap::Args;
use face::Language;
use kernel::{Seat, Wanted};

use crate::balance;
use crate::outcome::{Done, Failure};
use crate::rows::{Row, Rows};
use crate::series::{SeriesArgs, progress};

/// Play many matches between bots and print statistics
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  longtable simulate ethnos --games 10000\n  longtable simulate ethnos --edition first --seats 4 --bots random --games 10000 --seed 1 --threads 2 --json\n  longtable simulate numa-sera --bots greedy --games 200 --content my-cards.toml"
)]
pub(crate) struct Simulate {
    #[command(flatten)]
    series: SeriesArgs,
    /// One bot for all seats, or one per seat, separated by commas
    #[arg(long, default_value = "random", value_delimiter = ',')]
    bots: Vec<String>,
    /// Number of matches
    #[arg(long, default_value_t = 1000)]
    games: u64,
}

impl Simulate {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        let game = self.series.open()?;
        let plan = Plan {
            bots: self.bots.clone(),
            games: self.games,
            first: 0,
            seed: self.series.seed,
            threads: self.series.threads(),
            pace: self.series.pace.pace(),
        };
        let wanted = self.series.setup.wanted();
        let complete = game
            .complete(&wanted)
            .map_err(Failure::set_up(&*game, Language::English))?;
        let bots = self.each_seat(complete.seats.unwrap_or(1));
        let mut rows = self.series.rows(&*game, &complete)?;
        let bar = progress(self.games);
        let mut balance = Balance::default();
        let report = game
            .simulate(&wanted, &plan, &mut |outcome| {
                bar.inc(1);
                balance.add(outcome);
                if let Some(rows) = &mut rows {
                    rows.add(row(outcome, &bots));
                }
            })
            .map_err(Failure::bad_use)?;
        bar.finish_and_clear();
        rows.map_or(Ok(()), Rows::finish)?;
        if self.series.json {
            crate::print_json(out, &report)
        } else {
            tell(out, game.title(), &report)?;
            let ours = self.ours(&*game, &wanted, &plan)?;
            Ok(balance::tell(out, &*game, &balance, ours.as_ref())?)
        }
    }

    /// The same matches with what the program ships, where something else is played with.
    fn ours(
        &self,
        game: &dyn AnyGame,
        wanted: &Wanted,
        plan: &Plan,
    ) -> Result<Option<Balance>, Failure> {
        if game.is_shipped() {
            return Ok(None);
        }
        let ours = catalog::find(game.key()).map_err(Failure::bad_use)?;
        let ours = ours.open(None).map_err(Failure::bad_use)?;
        let bar = progress(self.games);
        let mut balance = Balance::default();
        let played = ours.simulate(wanted, plan, &mut |outcome| {
            bar.inc(1);
            balance.add(outcome);
        });
        bar.finish_and_clear();
        played.map_err(Failure::bad_use)?;
        Ok(Some(balance))
    }

    /// The bot of each seat.
    fn each_seat(&self, seats: u8) -> Vec<String> {
        match &self.bots[..] {
            [all] => vec![all.clone(); usize::from(seats)],
            each => each.to_vec(),
        }
    }
}

/// Every match of a simulation is a deal of its own, and the bots keep their seats.
fn row<'a>(outcome: &'a Outcome, bots: &'a [String]) -> Row<'a> {
    Row {
        nth: outcome.nth,
        deal: outcome.nth,
        rotation: 0,
        bots,
        decisions: outcome.decisions,
        standings: &outcome.standings,
        state_hash: outcome.state_hash,
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
