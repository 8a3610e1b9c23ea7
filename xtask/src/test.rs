//! `cargo xtask test`: everything that has to be green; with `--fast`, what a change needs between two edits.

mod background; // what the system must provide, installed meanwhile
mod binaries; // building test binaries and running them, each timed
mod changes; // which crates a change is in, and who uses them
mod fast;
mod stages; // one after the other, timed

use std::path::{Path, PathBuf};

use clap::Args;

use crate::shell::{Done, cargo, lint_while_building, run, say};
use crate::{browser, new_game, packages, program, tidy};
use background::Background;
use binaries::Binary;
use stages::Stages;

#[derive(Args, Debug)]
pub(crate) struct Test {
    /// Format, tidy, lints and tests of the crates that differ from main, for the inner loop
    #[arg(long)]
    fast: bool,
    /// How many times as many matches the suites play: for a night, or before a release
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    scale: u64,
}

pub(crate) fn test(root: &Path, wanted: &Test) -> Done {
    if wanted.fast {
        fast::test(root)
    } else {
        whole(root, wanted.scale)
    }
}

/// In the order in which a mistake is found soonest.
fn whole(root: &Path, scale: u64) -> Done {
    let mut stages = Stages::new();
    let needed = [packages::NEEDED, packages::BROWSER].concat();
    let mut installing = stages.run("system packages", || Background::begin(root, &needed))?;
    stages.run("format", || format(root))?;
    stages.run("tidy", || tidy::tidy(root))?;
    let binaries = stages.run("lints, and building the tests", || build(root))?;
    stages.run("waiting for packages", || installing.end())?;
    let times = stages.run("tests", || binaries::run(&binaries, scale))?;
    stages.tell_slowest(times);
    stages.run("examples in comments", || {
        let doc = ["test", "--quiet", "--doc"];
        run(cargo(root).args(doc).args(everything()))
    })?;
    stages.run("scenarios", || scenarios(root))?;
    stages.run("golden matches", || golden_matches(root))?;
    stages.run("a new game", || new_game::quick_trial(root))?;
    stages.run("journeys", || browser::short_journeys(root))?;
    stages.end("everything is green");
    Ok(())
}

/// All crates with all their features, as options of cargo.
fn everything() -> Vec<String> {
    let options = ["--workspace"].into_iter().chain(program::FEATURES);
    options.map(str::to_owned).collect()
}

fn format(root: &Path) -> Done {
    run(cargo(root).args(["fmt", "--all", "--check"]))
}

fn lints(root: &Path, packages: &[String]) -> Done {
    let mut clippy = cargo(root);
    clippy.args(["clippy", "--quiet", "--all-targets"]);
    run(clippy.args(packages).args(["--", "-D", "warnings"]))
}

/// All test binaries, and with them the program as the tests are built: nothing is compiled for it alone, and everything is linted
/// on the way.
fn build(root: &Path) -> Result<Vec<Binary>, String> {
    lint_while_building();
    let of = |targets: &[&str]| {
        let targets = targets.iter().map(|&target| target.to_owned()).collect();
        binaries::build(root, &[everything(), targets].concat())
    };
    let binaries = of(&["--tests", "--examples"])?;
    of(&["--test", "journeys"])?;
    program::build(root)?;
    say(&format!("{} test binaries", binaries.len()));
    Ok(binaries)
}

/// Through the built program, as a person would run them.
fn scenarios(root: &Path) -> Done {
    let files = fixtures(root, |path| {
        path.extension().is_some_and(|end| end == "scenario")
    })?;
    if files.is_empty() {
        return Err("there is no scenario in fixtures/".to_owned());
    }
    run(program::longtable(root)?.arg("scenario").args(files))
}

/// Through the built program: each golden match is replayed and its deal is proved.
fn golden_matches(root: &Path) -> Done {
    let files = fixtures(root, |path| {
        path.parent()
            .is_some_and(|folder| folder.ends_with("golden"))
    })?;
    if files.is_empty() {
        return Err("there is no golden match in fixtures/".to_owned());
    }
    run(program::longtable(root)?.arg("verify").args(files))
}

/// Files under `fixtures/`, by their paths from the root, in order.
fn fixtures(root: &Path, wanted: impl Fn(&Path) -> bool) -> Result<Vec<PathBuf>, String> {
    let files = tidy::files_below(root, Path::new("fixtures"))?;
    Ok(files.into_iter().filter(|path| wanted(path)).collect())
}
