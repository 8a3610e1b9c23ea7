//! Scenarios: a position, plays, and what must come of them, as text that people read and the program runs.
//!
//! ```text
//! # a comment
//! game: ethnos                     (at the top, unless the folder bears the game's name)
//!
//! scenario X19: third marker in Duris
//! rules: ET-BAND-5 ET-MARK-1
//! setup: edition=first seats=3
//! position:
//!   hand A: purple dwarf, 2 red dwarf
//! deal: dragon, blue elf
//! play: A lead purple dwarf; join red dwarf; close
//! offers: A place duris, decline
//! refuses: A draw -> ET-HAND-1
//! expect: markers duris: A3
//! event: MarkerPlaced
//! asks: B
//! over: A, B
//! ```
//!
//! | line | meaning |
//! |---|---|
//! | `rules:` | the rules that the scenario checks; at least one, and each must be in the rules document |
//! | `setup:` | the set-up; the game's defaults without it |
//! | `position:` | the lines below, indented, are the position; without it a fresh match is dealt |
//! | `deal:` | what the dice give from here on; each must be drawn before the next `deal:` or the end; then the lowest roll comes |
//! | `play:` | a seat and its answers, separated by `;`, taken whole or not at all |
//! | `offers:` `offers-some:` `offers-not:` | all, some or none of the choices that a seat has now |
//! | `refuses:` | a seat, its answers and the rule that forbids the last one, or `not-your-turn`, or `over` |
//! | `expect:` `expect-not:` | a line that the position has now, or has not |
//! | `event:` `event-not:` | a text that the debug form of some event since the last `play:` or `position:` contains, or none |
//! | `asks:` | the seat that is asked |
//! | `over:` | the game is over, and these have won |
//!
//! `expect`, `expect-not`, `event` and `event-not` may also be alone on a line, above several indented ones.

#![warn(missing_docs)]

mod judge; // what a scenario says is so, and whether it is
mod parse; // text to statements
mod run; // carries statements out

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

use kernel::{Phrase, Published, Shared};

/// What became of the scenarios of one file, or of several.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many passed.
    pub passed: usize,
    /// One for each scenario that failed.
    pub failed: Vec<Failure>,
    /// Every rule that a scenario cites, passed or not.
    pub cited: BTreeSet<String>,
}

/// A scenario that failed and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// What the file is called.
    pub file: String,
    /// What the scenario is called.
    pub scenario: String,
    /// Every line that did not come true.
    pub faults: Vec<Fault>,
}

/// One line of a scenario that did not come true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Counted from 1, in the file.
    pub line: usize,
    /// What is so instead.
    pub message: String,
}

/// Puts what a game says into words.
pub type Say<'a> = &'a dyn Fn(&Phrase) -> String;

/// Runs all scenarios of a file. `name` is how failures call the file. What the game says is given by its keys.
#[must_use]
pub fn run_file<G: Published>(name: &str, text: &str, content: &Shared<G::Content>) -> Report {
    run_file_in_words::<G>(name, text, content, &Phrase::to_string)
}

/// As [`run_file`], with failures in which the game speaks as `say` puts it.
#[must_use]
pub fn run_file_in_words<G: Published>(
    name: &str,
    text: &str,
    content: &Shared<G::Content>,
    say: Say<'_>,
) -> Report {
    let mut report = Report::default();
    let scenarios = parse::scenarios(text);
    if scenarios.is_empty() {
        let message = "no scenario in this file: begin one with \"scenario NAME\"".to_owned();
        report.failed.push(Failure {
            file: name.to_owned(),
            scenario: "-".to_owned(),
            faults: vec![Fault { line: 1, message }],
        });
    }
    for scenario in scenarios {
        report.cited.extend(scenario.cited().map(str::to_owned));
        let faults = run::run::<G>(&scenario, content, say);
        if faults.is_empty() {
            report.passed += 1;
        } else {
            report.failed.push(Failure {
                file: name.to_owned(),
                scenario: scenario.name.to_owned(),
                faults,
            });
        }
    }
    report
}

/// Which game a scenario file is for: a line `game: KEY` above the first scenario says so, or else the folder it is in.
#[must_use]
pub fn game_of(path: &Path, text: &str) -> Option<String> {
    let said = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("scenario"))
        .find_map(|line| line.strip_prefix("game:"));
    let folder = || path.parent()?.file_name()?.to_str();
    said.map(str::trim)
        .or_else(folder)
        .filter(|key| !key.is_empty())
        .map(str::to_owned)
}

impl Report {
    /// Takes in the report of another file.
    pub fn add(&mut self, other: Report) {
        self.passed += other.passed;
        self.failed.extend(other.failed);
        self.cited.extend(other.cited);
    }
}

/// The failures, and last the line `N passed, M failed`.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for failure in &self.failed {
            writeln!(f, "{failure}")?;
        }
        write!(f, "{} passed, {} failed", self.passed, self.failed.len())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: scenario {} failed", self.file, self.scenario)?;
        for fault in &self.faults {
            write!(f, "\n  {}:{}: ", self.file, fault.line)?;
            f.write_str(&fault.message.replace('\n', "\n    "))?;
        }
        Ok(())
    }
}
