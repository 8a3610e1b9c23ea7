//! `cargo xtask train`: from nothing to what bots know of a game, by its recipe in `content/learned`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Args;

use crate::shell::{Done, cargo, run};

#[derive(Args, Debug)]
pub(crate) struct Train {
    /// The game
    game: String,
    /// Seed of matches and of training
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How often every decision is gone through
    #[arg(long, default_value_t = 24)]
    epochs: u32,
    /// Only tables with this in their line of the recipe, such as "--seats 2"
    #[arg(long, allow_hyphen_values = true)]
    only: Option<String>,
    /// Matches at a time
    #[arg(long)]
    threads: Option<u16>,
    /// Train the judge of tables instead, where the game has one: first by hand-written judgement, then by what was learned of it
    #[arg(long, conflicts_with_all = ["seed", "epochs", "only", "threads", "out"])]
    judge: bool,
    /// Where the net goes (default: content/learned/GAME.net)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Plays the matches of each line of the recipe, unless they have been played, and learns from all of them.
pub(crate) fn train(root: &Path, wanted: &Train) -> Done {
    if wanted.judge {
        return train_judge(root, &wanted.game);
    }
    let learned = root.join("content/learned");
    let recipe = read(&learned.join(format!("{}.recipe", wanted.game)))?;
    let tables = lines(&recipe, wanted.only.as_deref());
    if tables.is_empty() {
        return Err("no line of the recipe is like that".to_owned());
    }
    run(cargo(root).args(["build", "--release", "--package", "longtable"]))?;
    let folder = root.join("target/learned");
    fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let mut files = Vec::new();
    for (nth, table) in tables {
        let file = folder.join(format!("{}-{}-{nth}.samples", wanted.game, wanted.seed));
        play(root, wanted, table, &file)?;
        files.push(file);
    }
    let own = learned.join(format!("{}.net", wanted.game));
    let (seed, epochs) = (wanted.seed.to_string(), wanted.epochs.to_string());
    run(program(root)
        .arg("learn")
        .args(files)
        .args(["--seed", &seed, "--epochs", &epochs])
        .args(["--command", &command(wanted)])
        .arg("--out")
        .arg(wanted.out.as_ref().unwrap_or(&own)))
}

/// An example plays and learns by itself. What it learns the first time is built into it the second time.
fn train_judge(root: &Path, game: &str) -> Done {
    let net = format!("content/learned/{game}-judge.net");
    if !root.join(&net).is_file() {
        return Err(format!("{game} has no judge that learns"));
    }
    for teacher in ["hand", "learned"] {
        let args = ["run", "--release", "--package", "catalog", "--example"];
        run(cargo(root)
            .args(args)
            .args(["numa-judge", "--", teacher, &net]))?;
    }
    Ok(())
}

/// The program as people run it.
fn program(root: &Path) -> Command {
    let mut program = Command::new(root.join("target/release/longtable"));
    program.current_dir(root);
    program
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))
}

/// The lines of a recipe that are played, each with its number: all but comments, or those with `only` in them.
fn lines<'a>(recipe: &'a str, only: Option<&str>) -> Vec<(usize, &'a str)> {
    let numbered = recipe.lines().map(str::trim).enumerate();
    let played = numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let asked = |line: &str| only.is_none_or(|only| line.contains(only));
    played.filter(|(_, line)| asked(line)).collect()
}

/// The matches of one line. A file from an earlier run is continued; one of another version is of no use.
fn play(root: &Path, wanted: &Train, table: &str, file: &Path) -> Done {
    let seed = wanted.seed.to_string();
    let mut program = program(root);
    program
        .args(["selfplay", &wanted.game])
        .args(table.split_whitespace())
        .args(["--seed", &seed]);
    if let Some(threads) = wanted.threads {
        program.args(["--threads", &threads.to_string()]);
    }
    run(program.arg("--out").arg(file))
}

/// The command that makes this net again.
fn command(wanted: &Train) -> String {
    let mut said = format!(
        "cargo xtask train {} --seed {} --epochs {}",
        wanted.game, wanted.seed, wanted.epochs
    );
    if let Some(only) = &wanted.only {
        said.push_str(&format!(" --only {only:?}"));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_a_judge_is_refused() {
        let refused = train_judge(Path::new("nowhere"), "eko");
        assert_eq!(refused, Err("eko has no judge that learns".to_owned()));
    }

    #[test]
    fn a_recipe_has_a_line_for_each_table() {
        let recipe = "# why\n\n--seats 2 --games 9\n--seats 4 --games 5\n";
        let played = lines(recipe, None);
        assert_eq!(
            played,
            [(2, "--seats 2 --games 9"), (3, "--seats 4 --games 5")]
        );
        assert_eq!(
            lines(recipe, Some("--seats 4")),
            [(3, "--seats 4 --games 5")]
        );
        assert!(lines(recipe, Some("--seats 6")).is_empty());
    }
}
