//! Scenarios: a position, plays, and what must come of them, as text that people read and the program runs.
//!
//! ```text
//! # a comment
//! game: ethnos                     (at the top, unless the folder bears the game's name)
//! content: b17b6feb0611cef1        (at the top, where it was written with content that the program shipped before)
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
//! | `refuses-setup:` | a set-up and the rule that forbids it |
//! | `refuses-position:` | a rule, and in the lines below a position that it forbids |
//! | `draws-not:` | a seat, its answers, and what cannot be drawn by the last one |
//! | `expect:` `expect-not:` | a line that the position has now, or has not; lists in any order |
//! | `size:` | a pile and how many it has |
//! | `event:` `event-not:` | an event since the last `play:` or the deal, by name, by name and fields, or by its rule; or none |
//! | `asks:` | the seat that is asked |
//! | `over:` | the game is over, and these have won |
//!
//! `expect`, `expect-not`, `size`, `event` and `event-not` may also be alone on a line, above several indented ones.
//!
//! A scenario that cannot fail is an error: one that checks nothing, an `expect-not:` or `event-not:` about something that does
//! not exist, a line that no one reads. Names are given once in a file.

#![warn(missing_docs)]

mod events; // events by name
mod judge; // what a scenario says is so, and whether it is
mod keys; // the lines that a scenario can have
mod lines; // the same for lines of a position and events
mod near; // for "did you mean"
mod parse; // text to statements
mod refused; // set-ups and positions that must be refused
mod run; // carries statements out

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

use kernel::{Phrase, Published, Shared, Wanted};

use lines::Seen;
use parse::{File, Scenario};
use run::Run;

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

fn fault(line: usize, message: impl ToString) -> Fault {
    Fault {
        line,
        message: message.to_string(),
    }
}

/// Puts what a game says into words, in the terms of the edition that the set-up names.
pub type Say<'a> = &'a dyn Fn(&Wanted, &Phrase) -> String;

/// Runs all scenarios of a file. `name` is how failures call the file. What the game says is given by its keys.
#[must_use]
pub fn run_file<G: Published>(name: &str, text: &str, content: &Shared<G::Content>) -> Report {
    run_file_in_words::<G>(name, text, content, &|_, why| why.to_string())
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
    let fail = |report: &mut Report, scenario: &str, faults: Vec<Fault>| {
        report.failed.push(Failure {
            file: name.to_owned(),
            scenario: scenario.to_owned(),
            faults,
        });
    };
    let file = parse::file(text);
    let mut astray = astray::<G>(&file);
    let content = &content_of::<G>(&file, content, &mut astray);
    if !astray.is_empty() {
        fail(&mut report, "-", astray);
    }
    let mut seen = Seen::default();
    let mut names = BTreeMap::new();
    let mut runs: Vec<(&Scenario<'_>, Run<'_>)> = Vec::new();
    for scenario in &file.scenarios {
        report.cited.extend(scenario.cited().map(str::to_owned));
        let mut run = run::run::<G>(scenario, content, say, &mut seen);
        if let Some(first) = names.insert(scenario.name, scenario.line) {
            let why = format!("a second scenario of this name; the first is in line {first}");
            run.faults.insert(0, fault(scenario.line, why));
        }
        runs.push((scenario, run));
    }
    // What has happened anywhere in the file is known only now.
    for (scenario, mut run) in runs {
        let doubts = run.doubts.iter();
        run.faults
            .extend(doubts.filter_map(|(line, doubt)| seen.judge(*line, doubt)));
        if run.faults.is_empty() {
            report.passed += 1;
        } else {
            fail(&mut report, scenario.name, run.faults);
        }
    }
    report
}

/// What it is run with: the given content, or the one that it names.
fn content_of<G: Published>(
    file: &File<'_>,
    given: &Shared<G::Content>,
    faults: &mut Vec<Fault>,
) -> Shared<G::Content> {
    let Some((line, hash)) = file
        .content
        .filter(|(_, hash)| *hash != given.fingerprint())
    else {
        return given.clone();
    };
    referee::former_content::<G>(hash).unwrap_or_else(|| {
        let why = "the program has never shipped this content";
        faults.push(fault(line, why));
        given.clone()
    })
}

/// What is wrong with a file besides its scenarios.
fn astray<G: Published>(file: &File<'_>) -> Vec<Fault> {
    let mut faults = file.stray.clone();
    if let Some((line, game)) = file.game.filter(|(_, game)| *game != G::KEY) {
        let why = format!("this file is of {game:?}, and was run as {}", G::KEY);
        faults.push(fault(line, why));
    }
    if file.scenarios.is_empty() {
        let why = "no scenario in this file: begin one with \"scenario NAME\"";
        faults.push(fault(1, why));
    }
    faults
}

/// Which game a scenario file is for: a line `game: KEY` above the first scenario says so, or else the folder it is in.
#[must_use]
pub fn game_of(path: &Path, text: &str) -> Option<String> {
    let said = parse::file(text).game.map(|(_, game)| game);
    let folder = || path.parent()?.file_name()?.to_str();
    said.or_else(folder)
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
