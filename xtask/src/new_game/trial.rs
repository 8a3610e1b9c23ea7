//! A game made in a copy of the workspace, to see that the template is sound.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{files_below, make, write};
use crate::program;
use crate::shell::{Done, cargo, output, run, say};
use crate::tidy;

/// Longer than the template's own name and sorted elsewhere, so that lines break and imports move.
const NAME: &str = "a-trial-of-new-games";

/// What a test run has time for: the game is made, tidy and formatted, and its tests are green.
pub(crate) fn quick(root: &Path) -> Done {
    let copy = made(root)?;
    test(root, &copy)?;
    removed(&copy)
}

/// Lints besides, and the program that plays it.
pub(crate) fn whole(root: &Path) -> Done {
    let copy = made(root)?;
    test(root, &copy)?;
    let clippy = ["clippy", "--quiet", "--offline", "--all-targets"];
    let strict = ["--", "-D", "warnings"];
    run(built_beside(root, &copy)
        .args(clippy)
        .args(packages())
        .args(strict))?;
    let played = play(root, &copy);
    // The program of the copy took the place of ours.
    played.and(program::build(root)).and(removed(&copy))
}

fn test(root: &Path, copy: &Path) -> Done {
    run(built_beside(root, copy)
        .args(["fmt", "--check"])
        .args(packages()))?;
    let test = ["test", "--quiet", "--offline"];
    run(built_beside(root, copy).args(test).args(packages()))
}

/// A copy of the workspace with the game in it, tidy.
fn made(root: &Path) -> Result<PathBuf, String> {
    let copy = root.join("target/new-game");
    if copy.exists() {
        removed(&copy)?;
    }
    for path in files_below(root, Path::new("."))? {
        copied(&root.join(&path), &copy.join(&path))
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    // A repository of its own, because tidy asks git for the files.
    output(Command::new("git").args(["init", "--quiet"]).arg(&copy))?;
    write(&copy.join(".gitignore"), "/target\n")?;
    make(&copy, NAME)?;
    tidy::tidy(&copy)?;
    Ok(copy)
}

/// With its time: cargo then knows that what it has built of the original need not be built again.
fn copied(from: &Path, to: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to.parent().unwrap_or(to))?;
    std::fs::copy(from, to)?;
    let time = std::fs::metadata(from)?.modified()?;
    std::fs::File::options()
        .write(true)
        .open(to)?
        .set_modified(time)
}

/// Through the program: scenarios, golden matches, bots, and a person at the terminal.
fn play(root: &Path, copy: &Path) -> Done {
    let build = [
        "build",
        "--quiet",
        "--offline",
        "--workspace",
        "--profile",
        "test",
    ];
    run(built_beside(root, copy)
        .args(build)
        .args(["--bin", "longtable"]))?;
    let longtable = || program::longtable(copy);
    let fixtures = files_below(copy, &Path::new("fixtures").join(NAME))?;
    let (scenarios, matches): (Vec<_>, Vec<_>) = fixtures
        .into_iter()
        .partition(|path| path.extension().is_some_and(|end| end == "scenario"));
    run(longtable()?.arg("scenario").args(scenarios))?;
    run(longtable()?.arg("verify").args(matches))?;
    run(longtable()?.args(["simulate", NAME, "--games", "100", "--seed", "1"]))?;
    // Always the first answer that is offered, more often than a match can ask.
    let answers = copy.join("target/answers");
    write(&answers, &"1\n".repeat(200))?;
    let answers = std::fs::File::open(answers).map_err(|error| error.to_string())?;
    let said = output(
        longtable()?
            .args([
                "play", NAME, "--seats", "2", "--bots", "greedy", "--seed", "1",
            ])
            .stdin(Stdio::from(answers)),
    )?;
    say(said.lines().last().unwrap_or_default());
    Ok(())
}

/// Cargo for the copy. What is the same in both is built once.
fn built_beside(root: &Path, copy: &Path) -> Command {
    let mut cargo = cargo(copy);
    cargo.env("CARGO_TARGET_DIR", root.join("target"));
    cargo
}

fn packages() -> [String; 4] {
    ["--package", NAME, "--package", &format!("{NAME}-face")].map(str::to_owned)
}

fn removed(copy: &Path) -> Done {
    std::fs::remove_dir_all(copy).map_err(|error| format!("{}: {error}", copy.display()))
}
