//! The files of the repository as text, and which parts of them are tests.

use std::path::{Path, PathBuf};

use super::rust;
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

    /// What runs in the program: without tests, comments and texts, on the lines where it is in the file.
    pub(super) fn program(&self) -> String {
        if self.is_all_tests() || !self.is_rust() {
            return String::new();
        }
        let code = rust::code(&self.text);
        let tests = rust::test_items(&code);
        rust::without(&code, &tests)
    }

    /// What runs in tests only, without comments.
    pub(super) fn tests(&self) -> String {
        if !self.is_rust() {
            return if self.is_all_tests() {
                without_comment_lines(&self.text)
            } else {
                String::new()
            };
        }
        let text = rust::without_comments(&self.text);
        if self.is_all_tests() {
            return text;
        }
        let items = rust::test_items(&rust::code(&self.text));
        items.into_iter().map(|item| &text[item]).collect()
    }

    /// Whether the file is in a folder of tests or fixtures, or is the module `tests` of another.
    fn is_all_tests(&self) -> bool {
        self.path
            .split('/')
            .any(|part| matches!(part, "tests" | "tests.rs" | "fixtures"))
    }
}

/// Scenarios and match files say what they like in lines that begin with `#`.
fn without_comment_lines(text: &str) -> String {
    text.lines()
        .filter(|line| !line.trim_start().starts_with('#'))
        .flat_map(|line| [line, "\n"])
        .collect()
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
        let mixed = source(
            "crates/a/src/x.rs",
            "run; // A\n#[cfg(test)]\nmod tests {\n\"b\" // C\n}\nrun(\"again\");",
        );
        assert_eq!(
            mixed.program().split_whitespace().collect::<Vec<_>>(),
            ["run;", "run(", ");"]
        );
        assert_eq!(
            mixed.program().lines().nth(5).map(str::trim_end),
            Some("run(       );")
        );
        assert_eq!(
            mixed.tests().split_whitespace().collect::<Vec<_>>(),
            ["#[cfg(test)]", "mod", "tests", "{", "\"b\"", "}"]
        );
        assert_eq!(mixed.of_crate(), Some("a"));
    }

    #[test]
    fn files_of_tests_and_fixtures_are_tests_as_a_whole() {
        let test = source("crates/a/tests/x.rs", "t(\"u\") // v");
        assert_eq!(
            (test.program().as_str(), test.tests().trim()),
            ("", "t(\"u\")")
        );
        let scenario = source("fixtures/a/x.scenario", "# A\nrules: B\n  # C\n");
        assert_eq!(scenario.tests(), "rules: B\n");
        assert_eq!(source("docs/a.md", "t").tests(), "");
    }
}
