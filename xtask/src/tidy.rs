//! `cargo xtask tidy`: what the compiler does not check. Each check is a function from texts to findings, so that its own
//! tests can show it failing.

mod absences; // what the rules must not touch
mod citations; // every rule is cited by a test
mod directions; // who may depend on whom
mod editions; // editions are tables
mod sizes;
mod sources; // the files, and which parts of them are tests
mod traces; // nothing of a machine, nothing half done

pub(crate) use sources::files_below;

use std::path::Path;

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
    ("file sizes", sizes::check),
    ("editions at home", editions::check),
    ("rules cited by tests", citations::check),
    ("no clock, file or thread in the rules", absences::check),
    ("no trace of a machine, nothing half done", traces::check),
];

pub(crate) fn tidy(root: &Path) -> Done {
    let sources = Source::read_all(root)?;
    let metadata = output(cargo(root).args(["metadata", "--no-deps", "--format-version", "1"]))?;
    let mut failed = report(
        "directions of dependency",
        &directions::check(&sources, &metadata)?,
    );
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
