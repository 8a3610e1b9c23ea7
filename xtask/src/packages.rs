//! What the system must provide for the tests, beyond Rust.

use std::process::Command;

use crate::shell::{Done, output, run, say};

/// A Debian package and why a test needs it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Package {
    pub(crate) name: &'static str,
    /// The program that shows that it is there.
    pub(crate) program: &'static str,
    pub(crate) why: &'static str,
}

/// Everything that `cargo xtask test` needs. Add a line when a test needs it, and not before.
pub(crate) const NEEDED: &[Package] = &[];

/// Installs what is missing and says so.
pub(crate) fn ensure(needed: &[Package]) -> Done {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let missing = missing(needed, |program| {
        std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
    });
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
}
