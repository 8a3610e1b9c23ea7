//! `cargo xtask tidy`: what the compiler does not check. Each check is a function from texts to findings, so that its own
//! tests can show it failing.

mod absences; // what the rules must not touch
mod citations; // every rule is cited by a test
mod directions; // who may depend on whom
mod documents; // tables of ARCHITECTURE.md that are the law
mod doubles; // one version of each outside crate
mod editions; // editions are tables
mod licences; // what outside crates ask of those who copy them
mod rust; // code, texts and comments; items and functions
mod sizes;
mod sources; // the files, and which parts of them are tests
mod traces; // nothing of a machine, nothing half done
mod unrun; // tests that no one runs

pub(crate) use sources::files_below;

use std::path::Path;

use serde_json::Value;

use crate::shell::{Done, cargo, output, say};
use sources::Source;

/// Something that is not tidy.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Finding {
    /// Errors fail; warnings are only told.
    fails: bool,
    says: String,
}

impl Finding {
    fn error(says: String) -> Self {
        Self { fails: true, says }
    }

    fn warning(says: String) -> Self {
        Self { fails: false, says }
    }
}

type Check = (&'static str, fn(&[Source]) -> Vec<Finding>);

const CHECKS: &[Check] = &[
    ("sizes of files and functions", sizes::check),
    ("editions at home", editions::check),
    ("rules cited by tests", citations::check),
    ("no clock, file or thread in the rules", absences::check),
    ("no trace of a machine, nothing half done", traces::check),
    ("every test runs", unrun::check),
];

type CheckOfCrates = (
    &'static str,
    fn(&[Source], &Value) -> Result<Vec<Finding>, String>,
);

/// These read what `cargo metadata` says about all crates, ours and others'.
const OF_CRATES: &[CheckOfCrates] = &[
    ("directions of dependency", directions::check),
    ("licences of outside crates", licences::check),
    ("one version of each outside crate", doubles::check),
];

pub(crate) fn tidy(root: &Path) -> Done {
    let sources = Source::read_all(root)?;
    let metadata = output(cargo(root).args(["metadata", "--locked", "--format-version", "1"]))?;
    let metadata = serde_json::from_str(&metadata).map_err(|error| error.to_string())?;
    let mut failed = 0;
    for (name, check) in OF_CRATES {
        failed += report(name, &check(&sources, &metadata)?);
    }
    for (name, check) in CHECKS {
        failed += report(name, &check(&sources));
    }
    match failed {
        0 => Ok(()),
        _ => Err(format!("{failed} findings of tidy")),
    }
}

/// Tells the findings of a check, worst last, and counts those that fail.
fn report(name: &str, findings: &[Finding]) -> usize {
    let (errors, warnings): (Vec<_>, Vec<_>) = findings.iter().partition(|finding| finding.fails);
    let verdict = if errors.is_empty() { "ok" } else { "FAILED" };
    say(&format!("tidy: {name}: {verdict}"));
    warnings
        .iter()
        .for_each(|finding| say(&format!("  warning: {}", finding.says)));
    errors
        .iter()
        .for_each(|finding| say(&format!("  error: {}", finding.says)));
    errors.len()
}
