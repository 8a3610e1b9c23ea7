//! What the system must provide for the tests, beyond Rust.

use std::path::Path;
use std::process::Command;

use crate::shell::{Done, output, run, say};

/// A Debian package and why a test needs it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Package {
    pub(crate) name: &'static str,
    /// The program that shows that it is there: a name on the path, or a whole path in which `*` stands for any one folder.
    pub(crate) program: &'static str,
    pub(crate) why: &'static str,
}

/// Everything that `cargo xtask test` needs. Add a line when a test needs it, and not before.
pub(crate) const NEEDED: &[Package] = &[
    Package {
        name: "postgresql",
        program: "/usr/lib/postgresql/*/bin/initdb",
        why: "the store's suite runs on SQLite and on a PostgreSQL that it starts and stops",
    },
    Package {
        name: "python3",
        program: "python3",
        why: "examples/bot.py plays whole games through the API",
    },
];

/// What `cargo xtask journeys` and `cargo xtask screens` need besides.
pub(crate) const BROWSER: &[Package] = &[
    Package {
        name: "chromium",
        program: "chromium",
        why: "the journeys of people are driven in a real browser",
    },
    Package {
        name: "npm",
        program: "npm",
        why: "fetches axe-core, which looks for barriers in every page of the journeys",
    },
];

/// Installs what is missing and says so.
pub(crate) fn ensure(needed: &[Package]) -> Done {
    let missing = missing(needed, is_there);
    if missing.is_empty() {
        say(&format!(
            "all {} Debian packages that the tests need are there",
            needed.len()
        ));
        return Ok(());
    }
    for package in &missing {
        say(&format!(
            "installing the Debian package {}: {}",
            package.name, package.why
        ));
    }
    run(as_root().args(["apt-get", "update"]))?;
    let install = ["apt-get", "install", "--yes", "--no-install-recommends"];
    run(as_root()
        .args(install)
        .args(missing.iter().map(|package| package.name)))
}

fn missing(needed: &[Package], is_there: impl Fn(&str) -> bool) -> Vec<Package> {
    let absent = |package: &&Package| !is_there(package.program);
    needed.iter().filter(absent).copied().collect()
}

fn is_there(program: &str) -> bool {
    if let Some(below) = program.strip_prefix('/') {
        return is_at(Path::new("/"), Path::new(below));
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Whether there is such a file below a folder.
fn is_at(folder: &Path, pattern: &Path) -> bool {
    let mut parts = pattern.components();
    match parts.next() {
        None => folder.is_file(),
        Some(part) if part.as_os_str() == "*" => {
            let mut inside = std::fs::read_dir(folder).into_iter().flatten().flatten();
            inside.any(|entry| is_at(&entry.path(), parts.as_path()))
        }
        Some(part) => is_at(&folder.join(part), parts.as_path()),
    }
}

/// `env` or `sudo`, both of which run what follows.
fn as_root() -> Command {
    let is_root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    Command::new(if is_root { "env" } else { "sudo" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_missing_is_installed() {
        let package = |name| Package {
            name,
            program: name,
            why: "a test",
        };
        let needed = [package("chromium"), package("postgresql")];
        let found = missing(&needed, |program| program == "chromium");
        assert_eq!(
            found.iter().map(|one| one.name).collect::<Vec<_>>(),
            ["postgresql"]
        );
    }
    #[test]
    fn a_program_is_found_by_its_name_or_by_its_path() {
        assert!(is_there("sh"));
        assert!(!is_there("no-such-program"));
        let here = concat!(env!("CARGO_MANIFEST_DIR"), "/*/packages.rs");
        assert!(is_there(here));
        assert!(!is_there(concat!(env!("CARGO_MANIFEST_DIR"), "/*/no.rs")));
        assert!(!is_there(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/packages.rs"
        )));
        // A folder is no program.
        assert!(!is_there(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
    }
}
