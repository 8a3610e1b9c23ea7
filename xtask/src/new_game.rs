//! `cargo xtask new-game NAME`: a small playable game to start from.
//!
//! The files of `xtask/template` are copied with the new name in place of the template's: rules, face, words, numbered rules,
//! content, scenarios, golden matches and tests. The game is then listed where games are listed.

mod names; // one name in all its forms
mod register; // the files that list games
mod trial; // a game made in a copy of the workspace

use std::path::{Path, PathBuf};

use clap::Args;
use kernel::RuleBook;

use crate::shell::{Done, cargo, run, say};
use crate::tidy::files_below;
use names::Names;

pub(crate) use trial::quick as quick_trial;

const TEMPLATE: &str = "xtask/template";

#[derive(Args, Debug)]
pub(crate) struct NewGame {
    /// The name on the command line and in files, such as liars-dice
    #[arg(required_unless_present = "check")]
    name: Option<String>,
    /// Make a game in a copy of the workspace instead, run all its tests and play it
    #[arg(long, conflicts_with = "name")]
    check: bool,
}

pub(crate) fn new_game(root: &Path, wanted: &NewGame) -> Done {
    match &wanted.name {
        Some(name) => make(root, name),
        None => trial::whole(root),
    }
}

/// A file and what is to be in it.
type File = (PathBuf, String);

fn make(root: &Path, name: &str) -> Done {
    let names = Names::new(name, &taken(root)?, &prefixes(root)?)?;
    // Everything is made before anything is written, so that a mistake leaves nothing half done.
    let mut files = filled(root, &names)?;
    files.extend(register::listed(root, &names)?);
    for (path, text) in &files {
        write(&root.join(path), text)?;
    }
    let (rules, face) = (names.key.as_str(), names.face());
    // A longer name breaks lines elsewhere.
    run(cargo(root).args(["fmt", "--package", rules, "--package", &face]))?;
    run(cargo(root).args(["update", "--quiet", "--workspace", "--offline"]))?;
    say(&format!(
        "{} is there, with rules {}-… in docs/rules/{rules}.md. Play it:\n  cargo run --release -- play {rules}\n\
         Then make it yours: rules and content first, then crates/{rules} and its scenarios, then crates/{face}.\n\
         cargo xtask test --fast tells what is still missing; CONTRIBUTING.md has the details.",
        names.title, names.prefix
    ));
    Ok(())
}

/// The files of the template with the new name in them.
fn filled(root: &Path, names: &Names) -> Result<Vec<File>, String> {
    let mut files = Vec::new();
    for path in files_below(root, Path::new(TEMPLATE))? {
        let text = read(&root.join(&path))?;
        let place = path.strip_prefix(TEMPLATE).unwrap_or(&path);
        let place = names.fill(&place.to_string_lossy());
        files.push((place.into(), names.fill(&text)));
    }
    if files.is_empty() {
        return Err(format!("there is no template in {TEMPLATE}"));
    }
    Ok(files)
}

/// Names of crates, ours and others', that a game cannot have.
fn taken(root: &Path) -> Result<Vec<String>, String> {
    let manifest = read(&root.join("Cargo.toml"))?;
    let lines = manifest
        .lines()
        .skip_while(|line| *line != "[workspace.dependencies]")
        .skip(1)
        .take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| line.split_once(" =").map(|(name, _)| name.to_owned()));
    Ok(names
        .chain(["xtask", "longtable"].map(str::to_owned))
        .collect())
}

/// What the rules of the other games begin with, such as `ET`.
fn prefixes(root: &Path) -> Result<Vec<String>, String> {
    let mut prefixes = Vec::new();
    for path in files_below(root, Path::new("docs/rules"))? {
        let text = read(&root.join(path))?;
        let book = RuleBook::read(&text, &[]);
        let rule = book.rules().next();
        let prefix = rule.and_then(|rule| rule.id.split_once('-'));
        prefixes.extend(prefix.map(|(prefix, _)| prefix.to_owned()));
    }
    Ok(prefixes)
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &str) -> Done {
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(path, text))
        .map_err(|error| format!("{}: {error}", path.display()))
}
