//! What the system must provide for the tests, beyond Rust.

use std::path::Path;
use std::process::Command;

use crate::shell::{Done, output, run, say};

/// A Debian package and why a test needs it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Package {
    pub(crate) name: &'static str,
    /// The program that comes with it: a name on the path, or a whole path in which `*` is any one folder.
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
        name: "chromium-headless-shell",
        program: "/usr/lib/chromium/chromium-headless-shell",
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
    let missing = missing(needed);
    tell(needed, &missing);
    install(&missing)
}

/// Says what is missing and why it is needed.
pub(crate) fn tell(needed: &[Package], missing: &[Package]) {
    if missing.is_empty() {
        say(&format!(
            "all {} Debian packages that the tests need are there",
            needed.len()
        ));
    }
    for package in missing {
        say(&format!(
            "installing the Debian package {}: {}",
            package.name, package.why
        ));
    }
}

pub(crate) fn install(missing: &[Package]) -> Done {
    installation(missing).iter_mut().try_for_each(run)
}

/// What is printed is shown only if it fails, so that it does not get mixed up with something else.
pub(crate) fn install_quietly(missing: &[Package]) -> Done {
    installation(missing)
        .iter_mut()
        .try_for_each(|command| output(command).map(drop))
}

fn installation(missing: &[Package]) -> Vec<Command> {
    if missing.is_empty() {
        return Vec::new();
    }
    let mut update = as_root();
    update.args(["apt-get", "update"]);
    let mut install = as_root();
    install
        .args(["apt-get", "install", "--yes", "--no-install-recommends"])
        .args(missing.iter().map(|package| package.name));
    vec![update, install]
}

/// Those whose programs are not there.
pub(crate) fn missing(needed: &[Package]) -> Vec<Package> {
    missing_among(needed, is_there)
}

fn missing_among(needed: &[Package], is_there: impl Fn(&str) -> bool) -> Vec<Package> {
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
    Command::new(if is_root() { "env" } else { "sudo" })
}

/// Whether packages can be installed without asking for a password.
pub(crate) fn is_root() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
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
        let found = missing_among(&needed, |program| program == "chromium");
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
        // A folder is not a program.
        assert!(!is_there(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
    }
}
