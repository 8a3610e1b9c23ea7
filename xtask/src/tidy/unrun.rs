//! Tests that would never run: those in the library of a crate that is compiled without tests, so that it is compiled once.

use super::{Finding, Source};

pub(super) fn check(sources: &[Source]) -> Vec<Finding> {
    let untested: Vec<&str> = sources
        .iter()
        .filter(|source| source.path.ends_with("/Cargo.toml") && has_no_tests(&source.text))
        .filter_map(Source::of_crate)
        .collect();
    let mut findings = Vec::new();
    for source in sources.iter().filter(|source| source.is_rust()) {
        let Some(name) = source.of_crate().filter(|name| untested.contains(name)) else {
            continue;
        };
        let Some(file) = source.path.strip_prefix(&format!("crates/{name}/src/")) else {
            continue;
        };
        // A test of the crate may compile the file once more, with its tests.
        let again = format!("#[path = \"../../src/{file}\"]");
        let tests = format!("crates/{name}/tests/");
        let runs = |other: &Source| other.path.starts_with(&tests) && other.text.contains(&again);
        if is_test(&source.tests()) && !sources.iter().any(runs) {
            findings.push(Finding::error(format!(
                "{}: its tests never run, because the library of {name} has `test = false`; put them into {tests}",
                source.path
            )));
        }
    }
    findings
}

fn has_no_tests(manifest: &str) -> bool {
    let of_library = manifest.split("\n[").find(|part| part.starts_with("lib]"));
    of_library.is_some_and(|part| part.lines().any(|line| line.starts_with("test = false")))
}

fn is_test(code: &str) -> bool {
    code.contains("#[test]") || code.contains("#[tokio::test")
}

#[cfg(test)]
mod tests {
    use super::super::sources::made::source;
    use super::*;

    const TESTED: &str = "#[cfg(test)]\nmod tests {\n    #[test]\n    fn it_is() {}\n}\n";

    fn found(manifest: &str, other: &str) -> Vec<Finding> {
        check(&[
            source("crates/go/Cargo.toml", manifest),
            source("crates/go/src/bag.rs", TESTED),
            source("crates/go/src/plain.rs", "fn plain() {}"),
            source("crates/go/tests/it/main.rs", other),
        ])
    }

    #[test]
    fn a_test_that_never_runs_is_found() {
        let untested = "[package]\n\n[lib]\ntest = false # once\n\n[dependencies]\n";
        let findings = found(untested, "mod other;");
        assert_eq!(findings.len(), 1);
        assert!(findings[0].says.contains("bag.rs"), "{findings:?}");
        let again = "#[path = \"../../src/bag.rs\"]\nmod bag;";
        assert_eq!(found(untested, again), []);
    }

    #[test]
    fn tests_of_other_libraries_run() {
        assert_eq!(found("[package]\n\n[lib]\ndoctest = false\n", ""), []);
        let of_a_binary = "[package]\n\n[[test]]\nname = \"it\"\ntest = false\n";
        assert_eq!(found(of_a_binary, ""), []);
    }
}
