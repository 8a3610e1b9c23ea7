//! `cargo xtask bless`: golden matches are played again and written.
//!
//! Which matches a game wants is known to its test `crates/<game>/tests/golden.rs`. With `BLESS=1` in the environment that
//! test writes them; without it, it compares.

use std::path::Path;

use crate::shell::{Done, cargo, run, say};

pub(crate) fn bless(root: &Path, games: &[String]) -> Done {
    let has_golden = |name: &str| {
        root.join("crates")
            .join(name)
            .join("tests/golden.rs")
            .is_file()
    };
    if let Some(stranger) = games.iter().find(|name| !has_golden(name)) {
        return Err(format!(
            "{stranger} has no golden matches: crates/{stranger}/tests/golden.rs is missing"
        ));
    }
    let mut blessed: Vec<String> = games.to_vec();
    if blessed.is_empty() {
        blessed = folders(&root.join("crates"))?
            .into_iter()
            .filter(|name| has_golden(name))
            .collect();
    }
    for name in &blessed {
        let test = ["test", "--quiet", "--package", name, "--test", "golden"];
        run(cargo(root).args(test).env("BLESS", "1"))?;
    }
    say(&format!("blessed: {}", blessed.join(", ")));
    run(std::process::Command::new("git")
        .current_dir(root)
        .args(["status", "--short", "fixtures"]))
}

fn folders(path: &Path) -> Result<Vec<String>, String> {
    let entries =
        std::fs::read_dir(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut names: Vec<_> = entries
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    Ok(names)
}
