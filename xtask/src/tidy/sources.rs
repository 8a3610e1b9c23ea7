//! The files of the repository as text, and which parts of them are tests.

use std::path::{Path, PathBuf};

use crate::shell::output;

/// A text file of the repository.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Source {
    /// From the root, with forward slashes.
    pub(super) path: String,
    pub(super) text: String,
}

impl Source {
    /// Every text file that is or may become part of the repository.
    pub(super) fn read_all(root: &Path) -> Result<Vec<Source>, String> {
        let mut sources = Vec::new();
        for path in files_below(root, Path::new("."))? {
            let bytes = std::fs::read(root.join(&path))
                .map_err(|error| format!("{}: {error}", path.display()))?;
            // What is not text has nothing to check.
            if let Ok(text) = String::from_utf8(bytes) {
                let path = path.to_string_lossy().replace('\\', "/");
                sources.push(Source { path, text });
            }
        }
        Ok(sources)
    }

    /// The crate that the file belongs to.
    pub(super) fn of_crate(&self) -> Option<&str> {
        self.path.strip_prefix("crates/")?.split('/').next()
    }

    pub(super) fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// What runs in the program: without tests.
    pub(super) fn program(&self) -> &str {
        self.split().0
    }

    /// What runs in tests only.
    pub(super) fn tests(&self) -> &str {
        self.split().1
    }

    /// Tests stand in a folder or file of that name, or in a module at the end of a file.
    fn split(&self) -> (&str, &str) {
        let in_tests = self
            .path
            .split('/')
            .any(|part| matches!(part, "tests" | "tests.rs" | "fixtures"));
        if in_tests {
            return ("", &self.text);
        }
        let at = self.text.find("#[cfg(test)]").unwrap_or(self.text.len());
        self.text.split_at(at)
    }
}

/// Files below a folder of the repository, by their paths from the root, in order: those that git tracks and new ones that
/// it does not ignore.
pub(crate) fn files_below(root: &Path, folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut git = std::process::Command::new("git");
    let args = [
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
        "--",
    ];
    let listed = output(git.current_dir(root).args(args).arg(folder))?;
    let mut files: Vec<PathBuf> = listed
        .split('\0')
        .filter(|path| !path.is_empty())
        .map(PathBuf::from)
        .filter(|path| root.join(path).is_file())
        .collect();
    files.sort();
    files.dedup();
    Ok(files)
}

#[cfg(test)]
pub(super) mod made {
    use super::Source;

    pub(in crate::tidy) fn source(path: &str, text: &str) -> Source {
        Source {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::made::source;

    #[test]
    fn tests_are_told_from_the_program() {
        let mixed = source("crates/a/src/x.rs", "run\n#[cfg(test)]\nmod tests {}");
        assert_eq!(
            (mixed.program(), mixed.tests()),
            ("run\n", "#[cfg(test)]\nmod tests {}")
        );
        assert_eq!(source("crates/a/tests/x.rs", "t").program(), "");
        assert_eq!(source("fixtures/a/x.scenario", "t").tests(), "t");
        assert_eq!(mixed.of_crate(), Some("a"));
    }
}
