//! Which crates a change is in, and which crates use those.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::shell::{cargo, output};

/// Crates by their names, and files that no crate owns.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Changes {
    pub(super) crates: BTreeSet<String>,
    /// Crates that use one of those directly, tests included.
    pub(super) dependants: BTreeSet<String>,
    /// The other crates of the workspace.
    pub(super) untouched: BTreeSet<String>,
    /// Files that may touch any crate, such as the lock file.
    pub(super) everywhere: Vec<String>,
}

/// What differs from where this branch left main, and what is not committed yet.
pub(super) fn find(root: &Path) -> Result<Changes, String> {
    let git = |args: &[&str]| output(Command::new("git").current_dir(root).args(args));
    // Without a main, as in a clone of one branch, only what is not committed counts.
    let base = git(&["merge-base", "HEAD", "main"]).unwrap_or_else(|_| "HEAD".to_owned());
    let mut files = git(&["diff", "--name-only", base.trim()])?;
    files += &git(&["ls-files", "--others", "--exclude-standard"])?;
    let metadata = output(cargo(root).args(["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata = serde_json::from_str(&metadata).map_err(|error| error.to_string())?;
    Ok(changes(files.lines(), &uses(&metadata)))
}

/// The crates of the workspace and those of them that each uses.
type Uses = BTreeMap<String, BTreeSet<String>>;

fn uses(metadata: &Value) -> Uses {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let name = |value: &Value| value["name"].as_str().unwrap_or_default().to_owned();
    list(&metadata["packages"])
        .iter()
        .map(|package| {
            let ours = list(&package["dependencies"]).into_iter();
            let ours = ours.filter(|dependency| dependency["path"].is_string());
            (name(package), ours.map(|one| name(&one)).collect())
        })
        .collect()
}

fn changes<'a>(files: impl Iterator<Item = &'a str>, uses: &Uses) -> Changes {
    let mut changes = Changes::default();
    for file in files {
        let owners = owners(file, uses);
        if owners.is_empty() && is_everywhere(file) {
            changes.everywhere.push(file.to_owned());
        }
        changes.crates.extend(owners);
    }
    for (name, used) in uses {
        if changes.crates.contains(name) {
            continue;
        }
        let kind = if used.is_disjoint(&changes.crates) {
            &mut changes.untouched
        } else {
            &mut changes.dependants
        };
        kind.insert(name.clone());
    }
    changes
}

/// The crates that a file is part of. What a game says in content, rules and fixtures is part of its crate and of its face.
fn owners(file: &str, uses: &Uses) -> Vec<String> {
    let parts: Vec<&str> = file.split('/').collect();
    let names = match parts[..] {
        ["crates", name, ..] => vec![name.to_owned()],
        ["xtask", ..] => vec!["xtask".to_owned()],
        ["content", file] | ["docs", "rules", file] | ["fixtures", file, ..] => {
            let game = file.split('.').next().unwrap_or_default();
            vec![game.to_owned(), format!("{game}-face")]
        }
        _ => Vec::new(),
    };
    names
        .into_iter()
        .filter(|name| uses.contains_key(name))
        .collect()
}

fn is_everywhere(file: &str) -> bool {
    matches!(file, "Cargo.toml" | "Cargo.lock" | "clippy.toml") || file.starts_with(".cargo/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[&str]) -> Changes {
        let metadata = serde_json::json!({"packages": [
            {"name": "kernel", "dependencies": [{"name": "serde"}]},
            {"name": "go", "dependencies": [{"name": "kernel", "path": "crates/kernel"}]},
            {"name": "go-face", "dependencies": [{"name": "go", "path": "crates/go"}]},
            {"name": "catalog", "dependencies": [{"name": "go-face", "path": "crates/go-face"}]},
        ]});
        changes(files.iter().copied(), &uses(&metadata))
    }

    fn names(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn a_change_in_a_crate_touches_its_direct_dependants() {
        let changes = found(&["crates/go/src/lib.rs", "README.md"]);
        assert_eq!(changes.crates, names(&["go"]));
        assert_eq!(changes.dependants, names(&["go-face"]));
        assert_eq!(changes.untouched, names(&["catalog", "kernel"]));
        assert!(changes.everywhere.is_empty());
    }

    #[test]
    fn what_a_game_says_is_part_of_its_crates() {
        for file in [
            "content/go.toml",
            "docs/rules/go.pl.md",
            "fixtures/go/a.scenario",
        ] {
            assert_eq!(found(&[file]).crates, names(&["go", "go-face"]), "{file}");
        }
        assert_eq!(found(&["docs/rules/chess.md"]), found(&[]));
    }

    #[test]
    fn some_files_may_touch_everything() {
        let changes = found(&["Cargo.lock"]);
        assert_eq!(changes.everywhere, ["Cargo.lock"]);
        assert!(changes.crates.is_empty());
    }
}
