//! `longtable review-figures`: how far reviews can be trusted. Bots play matches, and what is told of them is compared with what
//! came of it, or with a much deeper look.

mod levels; // the losses of unequal players
mod planted; // blunders and quiet positions, by a deep look

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use catalog::review::{AnyExam, Estimate, Review, Reviewer, tempered};
use clap::{Args, ValueEnum};
use face::Language;
use kernel::Wanted;
use referee::Seed;

use super::crew;
use crate::outcome::{Done, Failure};
use crate::setup::SetupArgs;

/// Measure how far reviews can be trusted, on matches between bots
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  longtable review-figures calibration ethnos --seats 4 --matches 20"
)]
pub(crate) struct ReviewFigures {
    /// What to measure
    what: Figure,
    /// Game, such as ethnos
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// Number of matches between bots, or at most so many for positions
    #[arg(long, default_value_t = 10)]
    matches: u64,
    /// Number of positions
    #[arg(long, default_value_t = 50)]
    positions: usize,
    /// How many times the usual work a deep look has
    #[arg(long, default_value_t = 100.0)]
    deep: f32,
    /// One bot for all seats, or one for each, separated by commas
    #[arg(long, default_value = "search:iterations=400", value_delimiter = ',')]
    bots: Vec<String>,
    /// The first deal
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Moments of each match for calibration; those of one match have one result
    #[arg(long, default_value_t = 10)]
    moments: usize,
    /// Append what was found to this file: blunders as positions to practise on, chances as they were before candour, or losses
    #[arg(long)]
    keep: Option<PathBuf>,
    /// Look again at blunders that were kept in this file, instead of searching for some
    #[arg(long)]
    from: Option<PathBuf>,
    /// How many times the usual work the reviews have in which luck and losses are counted
    #[arg(long, default_value_t = 1.0)]
    depth: f32,
    /// Number of threads (default: all cores)
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Figure {
    /// Told chances against what came true
    Calibration,
    /// Whether luck averages to nothing
    Luck,
    /// Whether the weaker of two loses more by their decisions
    Levels,
    /// Whether blunders are found
    Planted,
    /// Whether quiet positions stay quiet
    Quiet,
}

impl ReviewFigures {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        match self.what {
            Figure::Calibration => self.calibration(out),
            Figure::Luck => self.luck(out),
            Figure::Levels => levels::measure(self, out),
            Figure::Planted => match &self.from {
                Some(file) => planted::again(self, out, file),
                None => planted::measure(self, out, true),
            },
            Figure::Quiet => planted::measure(self, out, false),
        }
    }

    /// A match between these bots, to be looked at.
    fn played(&self, nth: u64, bots: &[String]) -> Result<(Wanted, Arc<dyn AnyExam>), Failure> {
        let game = self.setup.open(&self.game)?;
        let mut table = game
            .open_table(
                &self.setup.wanted(),
                Seed::from_number(self.seed + nth),
                Vec::new(),
            )
            .map_err(Failure::set_up(&*game, Language::English))?;
        for (nth, seat) in kernel::Seat::first(table.seats()).enumerate() {
            let bot = bots
                .get(nth)
                .or(bots.last())
                .map_or("steady", String::as_str);
            table.seat_bot(seat, bot).map_err(Failure::bad_use)?;
        }
        while table.let_bot_answer() {}
        let exam = table
            .exam()
            .ok_or_else(|| Failure::Check("a match between bots did not end".to_owned()))?;
        Ok((table.setup(), exam))
    }

    fn seats(&self) -> Result<u8, Failure> {
        let game = self.setup.open(&self.game)?;
        let complete = game
            .complete(&self.setup.wanted())
            .map_err(Failure::set_up(&*game, Language::English))?;
        Ok(complete.seats.unwrap_or(1))
    }

    fn reviewed(&self, nth: u64, bots: &[String]) -> Result<Review, Failure> {
        let mut reviewer = Reviewer::new(self.played(nth, bots)?.1, self.depth);
        crew::work(&mut reviewer, crew::threads(self.threads));
        Ok(reviewer.report())
    }

    /// For several candours: of the chances that were told as 10 to 30 % and so on, how many came true.
    fn calibration(&self, out: &mut dyn Write) -> Done {
        const ITERATIONS: u32 = 320;
        let candours = [
            None,
            Some(0.5),
            Some(0.6),
            Some(0.7),
            Some(0.8),
            Some(0.9),
            Some(1.0),
        ];
        let mut tallies = vec![Tally::default(); candours.len()];
        for nth in 0..self.matches {
            let (_, exam) = self.played(nth, &self.bots)?;
            let all = exam.moves().len();
            // From another move on in every match, so that all parts of matches are seen.
            let every = all.div_ceil(self.moments).max(1);
            for at in (nth as usize % every..all).step_by(every) {
                let raw = exam.prospects(at, ITERATIONS, Some(1.0));
                for (candour, tally) in candours.iter().zip(&mut tallies) {
                    let told = tempered(&raw, candour.unwrap_or(exam.candour(at)));
                    tally.add(&told, exam.result());
                }
                if let Some(file) = &self.keep {
                    let of = |one: &Estimate| one.mean;
                    let told: Vec<f32> = raw.iter().map(of).collect();
                    let part = at as f32 / all as f32;
                    let chapter = exam.chapter(at);
                    append(
                        file,
                        &format!("{nth} {chapter} {part:.3} {told:?} {:?}\n", exam.result()),
                    )?;
                }
            }
        }
        for (candour, tally) in candours.iter().zip(&tallies) {
            let called = candour.map_or("the game's own".to_owned(), |candour| candour.to_string());
            writeln!(out, "candour {called}: {}", tally.told())?;
        }
        Ok(())
    }

    /// The mean luck of each seat with its interval.
    fn luck(&self, out: &mut dyn Write) -> Done {
        let mut by_seat: Vec<Vec<f32>> = Vec::new();
        for nth in 0..self.matches {
            let review = self.reviewed(nth, &self.bots)?;
            by_seat.resize(review.sides.len(), Vec::new());
            for (all, side) in by_seat.iter_mut().zip(&review.sides) {
                all.push(100.0 * side.luck);
            }
        }
        for (seat, all) in kernel::Seat::first(u8::MAX).zip(&by_seat) {
            let (mean, margin) = mean(all);
            writeln!(
                out,
                "luck of {seat}: {mean:+.1} points (±{margin:.1}) in {} matches",
                all.len()
            )?;
        }
        Ok(())
    }
}

fn append(file: &Path, text: &str) -> Done {
    let failed = |error| Failure::Check(format!("{}: {error}", file.display()));
    let kept = OpenOptions::new().append(true).create(true).open(file);
    let mut kept = kept.map_err(failed)?;
    kept.write_all(text.as_bytes()).map_err(failed)
}

/// The mean and half of its 95 % interval.
fn mean(values: &[f32]) -> (f32, f32) {
    let count = values.len().max(1) as f32;
    let mean = values.iter().sum::<f32>() / count;
    let spread: f32 = values.iter().map(|value| (value - mean).powi(2)).sum();
    let deviation = (spread / (count - 1.0).max(1.0)).sqrt();
    (mean, 1.96 * deviation / count.sqrt())
}

/// Chances and what came of them, in fifths: 0 to 10 %, 10 to 30 %, … 90 to 100 %.
#[derive(Clone, Default)]
struct Tally {
    bins: [(f32, f32, u32); 6],
    /// The sum of squared differences.
    off: f32,
    count: u32,
    positions: u32,
}

impl Tally {
    fn add(&mut self, told: &[Estimate], result: &[f32]) {
        self.positions += 1;
        for (told, came) in told.iter().zip(result) {
            let bin = &mut self.bins[((told.mean * 5.0).round() as usize).min(5)];
            *bin = (bin.0 + told.mean, bin.1 + came, bin.2 + 1);
            self.off += (told.mean - came).powi(2);
            self.count += 1;
        }
    }

    fn told(&self) -> String {
        let bins = self.bins.iter().filter(|bin| bin.2 > 0).map(|bin| {
            let part = |sum: f32| 100.0 * sum / bin.2 as f32;
            format!(
                "{:.0} % came true in {:.0} % of {}",
                part(bin.0),
                part(bin.1),
                bin.2
            )
        });
        let bins: Vec<_> = bins.collect();
        let off = self.off / self.count.max(1) as f32;
        format!(
            "Brier {off:.4}, {} positions; {}",
            self.positions,
            bins.join("; ")
        )
    }
}
