//! `cargo xtask test`: everything that has to be green.

use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::shell::{Done, cargo, run, say};
use crate::{browser, packages, program, tidy};

type Step = (&'static str, fn(&Path) -> Done);

/// In the order in which a mistake is found soonest.
const STEPS: &[Step] = &[
    ("system packages", |_| packages::ensure(packages::NEEDED)),
    ("format", |root| {
        run(cargo(root).args(["fmt", "--all", "--check"]))
    }),
    ("lints", lints),
    ("tidy", tidy::tidy),
    ("tests", |root| {
        run(cargo(root).args(["test", "--quiet", "--workspace"]))
    }),
    ("the program", program::build),
    ("scenarios", scenarios),
    ("golden matches", golden_matches),
    ("journeys", browser::short_journeys),
];

pub(crate) fn test(root: &Path) -> Done {
    let names: Vec<_> = STEPS.iter().map(|(name, _)| *name).collect();
    say(&format!("cargo xtask test: {}", names.join(", ")));
    let mut lines = Vec::new();
    let mut failed = 0;
    for (name, step) in STEPS {
        say(&format!("\n== {name}"));
        let started = Instant::now();
        let verdict = match step(root) {
            Ok(()) => "ok".to_owned(),
            Err(why) => {
                failed += 1;
                format!("FAILED: {why}")
            }
        };
        let seconds = started.elapsed().as_secs_f64();
        lines.push(format!("{name:<16} {seconds:>6.1} s  {verdict}"));
    }
    say("\n== summary");
    lines.iter().for_each(|line| say(line));
    match failed {
        0 => {
            say("everything is green");
            Ok(())
        }
        _ => Err(format!("{failed} of {} steps failed", STEPS.len())),
    }
}

fn lints(root: &Path) -> Done {
    let clippy = ["clippy", "--quiet", "--workspace", "--all-targets"];
    run(cargo(root).args(clippy).args(["--", "-D", "warnings"]))
}

/// Through the built program, as a person would run them.
fn scenarios(root: &Path) -> Done {
    let files = fixtures(root, |path| {
        path.extension().is_some_and(|end| end == "scenario")
    })?;
    match files.is_empty() {
        true => Err("there is no scenario in fixtures/".to_owned()),
        false => run(program::longtable(root)?.arg("scenario").args(files)),
    }
}

/// Through the built program: each golden match is replayed and its deal is proved.
fn golden_matches(root: &Path) -> Done {
    let files = fixtures(root, |path| {
        path.parent()
            .is_some_and(|folder| folder.ends_with("golden"))
    })?;
    match files.is_empty() {
        true => Err("there is no golden match in fixtures/".to_owned()),
        false => run(program::longtable(root)?.arg("verify").args(files)),
    }
}

/// Files under `fixtures/`, by their paths from the root, in order.
fn fixtures(root: &Path, wanted: impl Fn(&Path) -> bool) -> Result<Vec<PathBuf>, String> {
    let files = tidy::files_below(root, Path::new("fixtures"))?;
    Ok(files.into_iter().filter(|path| wanted(path)).collect())
}
