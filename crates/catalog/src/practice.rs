//! Positions to practise on: what would you do? A deep look knows what each option is worth.
//!
//! `content/practice/GAME.practice` has those that the program ships, found by `longtable review-figures planted --keep`. A file is lines;
//! what follows a `puzzle` belongs to it, the best option comes first, and a chance is in points of a hundred with half of its 95 % interval:
//!
//! A line `content: HASH` before them says which content they were found with, if that is not today's: one that the program shipped before.
//!
//! ```text
//! puzzle: 20003-57
//! setup: edition=first seats=4
//! option: 61.2 ±0.4 take red giant
//! option: 48.9 ±0.5 draw
//! position:
//!   turn A
//! ```

use std::fmt;

use bots::review::Estimate;
use kernel::Wanted;

use crate::lesson::content;
use crate::review::WeighedMove;

/// A position with what its options are worth to the seat that is asked in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The same for as long as it is shipped: people's answers are kept under it.
    pub key: String,
    pub setup: Wanted,
    /// What it was found with, if that is not today's content.
    pub content: Option<u64>,
    /// In notation.
    pub position: String,
    /// The best first.
    pub options: Vec<PuzzleOption>,
}

/// A whole move and its chance to win.
pub type PuzzleOption = WeighedMove;

impl Puzzle {
    /// Reads a file of them. The error says what is wrong with it.
    pub fn read_all(file: &str) -> Result<Vec<Self>, String> {
        let mut all: Vec<Self> = Vec::new();
        let mut found_with = None;
        for (nth, line) in (1..).zip(file.lines()) {
            let wrong = |why: &str| format!("line {nth}: {why}");
            let (is_indented, line) = (line.starts_with(' '), line.trim());
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(key) = line.strip_prefix("puzzle:") {
                all.push(Self::new(key.trim(), found_with));
                continue;
            }
            if let Some(hash) = line.strip_prefix("content:") {
                found_with = Some(content(hash.trim()).map_err(|why| wrong(&why))?);
                continue;
            }
            let puzzle = all.last_mut();
            let puzzle = puzzle.ok_or_else(|| wrong("a puzzle has to come first"))?;
            match is_indented {
                true => puzzle.position.push_str(&format!("{line}\n")),
                false => puzzle.line(line).map_err(|why| wrong(&why))?,
            }
        }
        Ok(all)
    }

    fn new(key: &str, content: Option<u64>) -> Self {
        Self {
            key: key.to_owned(),
            setup: Wanted::default(),
            content,
            position: String::new(),
            options: Vec::new(),
        }
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (name, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.trim();
        match name {
            "setup" => self.setup = value.parse().map_err(|error| format!("{error}"))?,
            "option" => self.options.push(option(value)?),
            "position" => {}
            other => return Err(format!("{other:?} is nothing that a puzzle says")),
        }
        Ok(())
    }
}

fn option(value: &str) -> Result<PuzzleOption, String> {
    let mut parts = value.splitn(3, ' ');
    let mut part = || parts.next().ok_or("an option has a chance and a chain");
    let (mean, margin, chain) = (part()?, part()?, part()?);
    let figure = |text: &str| {
        let points: Option<f32> = text.trim_start_matches('±').parse().ok();
        let points = points.filter(|points| (0.0..=100.0).contains(points));
        points
            .map(|points| points / 100.0)
            .ok_or_else(|| format!("{text:?} is no chance"))
    };
    Ok(PuzzleOption {
        chain: chain
            .split(';')
            .map(|answer| answer.trim().to_owned())
            .collect(),
        chance: Estimate {
            mean: figure(mean)?,
            margin: figure(margin)?,
        },
    })
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "puzzle: {}\nsetup: {}", self.key, self.setup)?;
        for option in &self.options {
            let points = |part: f32| 100.0 * part;
            let (mean, margin) = (points(option.chance.mean), points(option.chance.margin));
            let chain = option.chain.join("; ");
            writeln!(f, "option: {mean:.1} ±{margin:.1} {chain}")?;
        }
        writeln!(f, "position:")?;
        let mut lines = self.position.lines();
        lines.try_for_each(|line| writeln!(f, "  {line}"))
    }
}
