//! `longtable arena`: bots against bots, every deal from every seat.

use std::io::{self, Write};

use catalog::{ArenaPlan, ArenaReport, Bout, Interval};
use clap::Args;
use face::Language;
use kernel::Wanted;

use crate::outcome::{Done, Failure};
use crate::rows::{Row, Rows};
use crate::series::{SeriesArgs, progress};

/// Pit bots against each other, playing every deal from every seat, and rank them
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  longtable arena ethnos --bots sharp,greedy --games 200\n  longtable arena ethnos --seats 4 --bots master,sharp,greedy --games 50 --iterations 2000 --json"
)]
pub(crate) struct Arena {
    #[command(flatten)]
    series: SeriesArgs,
    /// Bots, separated by commas; the last one takes all remaining seats
    #[arg(long, default_value = "sharp,greedy", value_delimiter = ',')]
    bots: Vec<String>,
    /// Number of deals; each is played once from every seat
    #[arg(long, default_value_t = 100)]
    games: u64,
}

impl Arena {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        let game = self.series.open()?;
        let wanted = self.wanted(|wanted| game.complete(wanted).is_ok());
        let complete = game
            .complete(&wanted)
            .map_err(Failure::set_up(&*game, Language::English))?;
        let plan = ArenaPlan {
            bots: self.bots.clone(),
            deals: self.games,
            seed: self.series.seed,
            threads: self.series.threads(),
            pace: self.series.pace.pace(),
        };
        let bar = progress(self.games * u64::from(complete.seats.unwrap_or(1)));
        let mut rows = self.series.rows(&*game, &complete)?;
        let mut nth = 0;
        let report = game
            .arena(&wanted, &plan, &mut |bout| {
                bar.inc(1);
                if let Some(rows) = &mut rows {
                    rows.add(row(nth, bout));
                }
                nth += 1;
            })
            .map_err(Failure::bad_use)?;
        bar.finish_and_clear();
        rows.map_or(Ok(()), Rows::finish)?;
        if self.series.json {
            crate::print_json(out, &report)
        } else {
            Ok(tell(out, game.title(), &report)?)
        }
    }

    /// A table for as many as there are bots, unless another size is asked for or the game has none of that size.
    fn wanted(&self, possible: impl Fn(&Wanted) -> bool) -> Wanted {
        let wanted = self.series.setup.wanted();
        let fitting = Wanted {
            seats: wanted.seats.or(u8::try_from(self.bots.len()).ok()),
            ..wanted.clone()
        };
        if possible(&fitting) { fitting } else { wanted }
    }
}

fn row(nth: u64, bout: &Bout) -> Row<'_> {
    Row {
        nth,
        deal: bout.deal,
        rotation: bout.rotation,
        bots: &bout.bots,
        decisions: bout.decisions,
        standings: &bout.standings,
        state_hash: bout.state_hash,
    }
}

fn tell(out: &mut dyn Write, title: &str, report: &ArenaReport) -> io::Result<()> {
    writeln!(out, "{title}, {}", report.setup)?;
    writeln!(
        out,
        "{} deals, {} matches in {:.1} s, {:.0} decisions/s",
        report.deals, report.matches, report.seconds, report.decisions_per_second
    )?;
    writeln!(
        out,
        "{:<10} {:>24} {:>20} {:>24} {:>8} {:>7} {:>12}",
        "bot", "wins, % (95 %)", "mean rank", "score difference", "score", "Elo", "ms/decision"
    )?;
    for entrant in &report.entrants {
        writeln!(
            out,
            "{:<10} {:>24} {:>20} {:>24} {:>8.1} {:>7.0} {:>12.3}",
            entrant.bot,
            interval(entrant.wins, 100.0, 1),
            interval(entrant.mean_rank, 1.0, 2),
            interval(entrant.score_difference, 1.0, 1),
            entrant.mean_score,
            entrant.rating,
            entrant.ms_per_decision,
        )?;
    }
    writeln!(out, "{}", report.verdict)?;
    writeln!(out, "state hash {}", report.state_hash)
}

/// "61.0 (55.2 to 66.8)".
fn interval(interval: Interval, times: f64, digits: usize) -> String {
    let [mean, low, high] =
        [interval.mean, interval.low, interval.high].map(|figure| figure * times);
    format!("{mean:.digits$} ({low:.digits$} to {high:.digits$})")
}
