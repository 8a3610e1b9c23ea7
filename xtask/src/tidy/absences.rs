//! Absences that the architecture promises: the kernel and the rules read no clock, no file and no network, start no thread,
//! roll no dice of their own and iterate over nothing in hash order.

use super::{Finding, Source};

const FORBIDDEN: &[&str] = &[
    "std::time",
    "std::fs",
    "std::net",
    "std::thread",
    "std::env",
    "std::process",
    "std::io",
    "HashMap",
    "HashSet",
    "static mut",
    "thread_local!",
    "Mutex",
    "getrandom",
    "println!",
    "rand::",
];

pub(super) fn check(sources: &[Source]) -> Vec<Finding> {
    // A crate that has a rules document is a rules crate.
    let is_rules = |name: &str| {
        let document = format!("docs/rules/{name}.md");
        name == "kernel" || sources.iter().any(|source| source.path == document)
    };
    let mut findings = Vec::new();
    let rust = sources.iter().filter(|source| source.is_rust());
    for source in rust.filter(|source| source.of_crate().is_some_and(is_rules)) {
        for (nth, line) in source.program().lines().enumerate() {
            let found = FORBIDDEN.iter().filter(|word| line.contains(**word));
            findings.extend(found.map(|word| {
                Finding::error(format!(
                    "{}:{}: {word} in a rules crate",
                    source.path,
                    nth + 1
                ))
            }));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::sources::made::source;
    use super::*;

    #[test]
    fn a_clock_in_the_rules_is_found() {
        let rules = source("docs/rules/ethnos.md", "");
        let clock = "use std::time::Instant;";
        let found = |path: &str| check(&[rules.clone(), source(path, clock)]).len();
        assert_eq!(found("crates/ethnos/src/flow.rs"), 1);
        assert_eq!(found("crates/kernel/src/game.rs"), 1);
        assert_eq!(found("crates/ethnos/tests/speed.rs"), 0);
        assert_eq!(found("crates/catalog/src/measure.rs"), 0);
    }

    #[test]
    fn what_comes_after_a_test_is_the_program_again() {
        let rules = source("docs/rules/ethnos.md", "");
        let text = "#[cfg(test)]\nmod tests { use std::fs; }\n// std::env\nuse std::time;";
        let found = check(&[rules, source("crates/ethnos/src/flow.rs", text)]);
        assert_eq!(found.len(), 1);
        assert!(found[0].says.contains("flow.rs:4: std::time"), "{found:?}");
    }
}
