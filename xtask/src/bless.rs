//! `cargo xtask bless`: golden matches are played again and written.
//!
//! Which matches a game wants is known to its own tests, in `crates/<game>/tests`. Those with `golden` in their names write
//! the matches with `BLESS=1` in the environment; without it, they compare.

use std::path::Path;

use crate::shell::{Done, cargo, run, say};
use crate::tidy::files_below;

pub(crate) fn bless(root: &Path, games: &[String]) -> Done {
    let mut blessed: Vec<String> = games.to_vec();
    if blessed.is_empty() {
        blessed = folders(&root.join("crates"))?;
        blessed.retain(|name| can_bless(root, name));
    }
    if let Some(stranger) = blessed.iter().find(|name| !can_bless(root, name)) {
        return Err(format!(
            "{stranger} has no golden matches: nothing in crates/{stranger}/tests heeds BLESS"
        ));
    }
    for name in &blessed {
        let test = ["test", "--quiet", "--package", name, "--tests", "golden"];
        run(cargo(root).args(test).env("BLESS", "1"))?;
    }
    say(&format!("blessed: {}", blessed.join(", ")));
    run(std::process::Command::new("git")
        .current_dir(root)
        .args(["status", "--short", "fixtures"]))
}

/// Whether a test of the crate writes golden matches when it is told to.
fn can_bless(root: &Path, name: &str) -> bool {
    let tests = Path::new("crates").join(name).join("tests");
    let files = files_below(root, &tests).unwrap_or_default();
    files.iter().any(|file| {
        std::fs::read_to_string(root.join(file)).is_ok_and(|text| text.contains("\"BLESS\""))
    })
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
