//! `cargo xtask test --fast`: what a change needs between two edits, and what it leaves to the whole run.

use std::collections::BTreeSet;
use std::path::Path;

use super::binaries::{self, Binary};
use super::changes::{self, Changes};
use super::stages::Stages;
use super::{format, lints};
use crate::shell::{Done, say};
use crate::tidy;

pub(super) fn test(root: &Path) -> Done {
    let mut stages = Stages::new();
    let changes = stages.run("changes", || {
        let changes = changes::find(root)?;
        say(&format!("changed: {}", listed(&changes.crates)));
        say(&format!("used by: {}", listed(&changes.dependants)));
        Ok(changes)
    })?;
    stages.run("format", || format(root))?;
    stages.run("tidy", || tidy::tidy(root))?;
    if !changes.crates.is_empty() {
        let both: BTreeSet<String> = &changes.crates | &changes.dependants;
        stages.run("lints", || lints(root, &selection(&both)))?;
        let binaries = stages.run("building the tests", || build(root, &changes))?;
        let times = stages.run("tests", || binaries::run(&binaries, 1))?;
        stages.tell_slowest(times);
    }
    stages.end("green as far as this goes");
    left_out(&changes).iter().for_each(|line| say(line));
    Ok(())
}

/// All tests of the changed crates.
fn build(root: &Path, changes: &Changes) -> Result<Vec<Binary>, String> {
    let mut wanted = selection(&changes.crates);
    wanted.push("--tests".to_owned());
    binaries::build(root, &wanted)
}

/// As options of cargo.
fn selection(names: &BTreeSet<String>) -> Vec<String> {
    let option = |name: &String| ["--package".to_owned(), name.clone()];
    names.iter().flat_map(option).collect()
}

fn left_out(changes: &Changes) -> Vec<String> {
    let mut lines = Vec::new();
    if !changes.dependants.is_empty() {
        lines.push(format!(
            "left out: the tests of {}, which use what changed",
            listed(&changes.dependants)
        ));
    }
    if !changes.everywhere.is_empty() {
        lines.push(format!(
            "left out: every crate that {} may touch",
            changes.everywhere.join(", ")
        ));
    }
    lines.push(format!(
        "left out: {}; examples in comments, scenarios and golden matches through the program, journeys. \
         cargo xtask test runs them all",
        listed(&changes.untouched)
    ));
    lines
}

fn listed(names: &BTreeSet<String>) -> String {
    if names.is_empty() {
        return "no crate".to_owned();
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_said() {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let changes = Changes {
            crates: names(&["go"]),
            dependants: names(&["go-face"]),
            untouched: names(&["kernel", "web"]),
            everywhere: vec!["Cargo.lock".to_owned()],
        };
        let said = left_out(&changes).join("\n");
        for part in ["go-face", "Cargo.lock", "kernel, web", "journeys"] {
            assert!(said.contains(part), "{part} in {said}");
        }
        assert_eq!(
            selection(&changes.crates),
            ["--package", "go"],
            "as cargo reads it"
        );
    }
}
