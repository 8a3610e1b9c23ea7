//! What the real browser needs: axe-core, which finds barriers in pages, and the pictures of `docs/screens`.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{Done, cargo, output, run, say};
use crate::{packages, program};

/// The version whose findings the pages are free of. A newer one may find more: raise it on purpose.
const AXE: &str = "4.14.0";

/// Fetches axe-core into `target/`, if it is not there. It is used by tests alone and never part of this repository.
pub(crate) fn axe(root: &Path) -> Done {
    if has_axe(root) {
        say(&format!("axe-core {AXE} is there"));
        return Ok(());
    }
    fetch_axe(root, run)
}

/// What is printed is shown only if it fails.
pub(crate) fn axe_quietly(root: &Path) -> Done {
    if has_axe(root) {
        return Ok(());
    }
    fetch_axe(root, |command| output(command).map(drop))
}

fn axe_folder(root: &Path) -> PathBuf {
    root.join("target/axe-core")
}

fn has_axe(root: &Path) -> bool {
    let folder = axe_folder(root);
    folder.join(AXE).is_file() && folder.join("axe.min.js").is_file()
}

fn fetch_axe(root: &Path, run: impl Fn(&mut Command) -> Done) -> Done {
    let folder = axe_folder(root);
    let io = |error: std::io::Error| format!("{}: {error}", folder.display());
    std::fs::create_dir_all(&folder).map_err(io)?;
    let npm = ["pack", "--silent", &format!("axe-core@{AXE}")].map(str::to_owned);
    run(Command::new("npm").args(npm).current_dir(&folder))?;
    let pack = PathBuf::from(format!("axe-core-{AXE}.tgz"));
    run(Command::new("tar")
        .arg("-xzf")
        .arg(&pack)
        .args(["--strip-components=1", "package/axe.min.js"])
        .current_dir(&folder))?;
    std::fs::remove_file(folder.join(pack)).map_err(io)?;
    std::fs::write(folder.join(AXE), "").map_err(io)
}

/// People's journeys through the built program in a real browser, each to the end of a game in each language and on each size: many
/// minutes. Or those of them whose names contain one of these.
pub(crate) fn journeys(root: &Path, args: &[String]) -> Done {
    // Cargo itself takes one name alone.
    let names = args.iter().filter(|arg| *arg != "--");
    let mut command = driven(root)?;
    run(command.env("WHOLE_GAMES", "1").arg("--").args(names))
}

/// The same in half of the looks, with a whole game in some: what a test run has time for.
pub(crate) fn short_journeys(root: &Path) -> Done {
    // While one waits for a page, two others use the cores.
    run(driven(root)?.args(["--", "--test-threads=3"]))
}

/// The journeys that take pictures.
const CAMERAS: [&str; 5] = [
    "screens::",
    "tables_of_",
    "every_question_of_",
    "every_lesson_",
    "previews::",
];

/// Takes the pictures of `docs/screens` again, and others into `target/screens`: every question and every card of every lesson in every look. Or those of some journeys.
pub(crate) fn screens(root: &Path, journeys: &[String]) -> Done {
    let mut command = driven(root)?;
    command.envs([("SCREENS", "1"), ("WHOLE_GAMES", "1")]);
    command.args(["--", "--nocapture"]);
    if journeys.is_empty() {
        command.args(CAMERAS);
    }
    run(command.args(journeys))
}

/// How soon pages of the program that people run are on the screen, each alone, held to their targets.
pub(crate) fn pages(root: &Path) -> Done {
    run(cargo(root).args(["build", "--quiet", "--release", "--bin", "longtable"]))?;
    let program = root.join("target/release/longtable");
    run(driven(root)?
        .envs([("BUDGETS", Path::new("1")), ("LONGTABLE", &program)])
        .args(["budgets", "--", "--nocapture", "--test-threads=1"]))
}

/// The tests that drive a browser, and everything that they find beside them.
fn driven(root: &Path) -> Result<Command, String> {
    packages::ensure(packages::BROWSER)?;
    axe(root)?;
    program::build(root)?;
    let mut command = cargo(root);
    command.args(["test", "--quiet", "--workspace"]);
    command.args(program::FEATURES);
    command.args(["--test", "journeys"]);
    Ok(command)
}
