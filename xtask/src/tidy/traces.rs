//! Nothing of a machine and nothing half done gets into the repository.

use super::{Finding, Source};

/// Written in two parts each, so that this file does not trip over itself.
const PATHS: &[&str] = &[
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/wo", "rk/"),
    concat!("/Us", "ers/"),
    concat!("C:", "\\Users"),
    concat!("/tm", "p/"),
];
const HALF_DONE: &[&str] = &[
    concat!("to", "do!"),
    concat!("unimple", "mented!"),
    concat!("FIX", "ME"),
];

pub(super) fn check(sources: &[Source]) -> Vec<Finding> {
    let mut findings = Vec::new();
    // The lock file is cargo's own.
    for source in sources.iter().filter(|source| source.path != "Cargo.lock") {
        for (nth, line) in source.text.lines().enumerate() {
            let at = format!("{}:{}", source.path, nth + 1);
            let path = PATHS.iter().find(|path| begins_in(line, path));
            findings.extend(
                path.map(|path| Finding::error(format!("{at}: the path of a machine: {path}"))),
            );
            let half = HALF_DONE.iter().find(|word| line.contains(**word));
            findings.extend(half.map(|word| Finding::error(format!("{at}: half done: {word}"))));
        }
    }
    findings
}

/// Whether an absolute path begins somewhere in the line, rather than a longer relative one going on.
fn begins_in(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        !line[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '*'))
    })
}

#[cfg(test)]
mod tests {
    use super::super::sources::made::source;
    use super::*;

    #[test]
    fn paths_and_half_done_things_are_found() {
        let found = |text: &str| check(&[source("crates/a/src/x.rs", text)]).len();
        assert_eq!(found(concat!("read(\"/ho", "me/ewa/x\")")), 1);
        assert_eq!(found(concat!("to", "do!()")), 1);
        assert_eq!(
            found(concat!(
                "at../ho",
                "me/ is relative, and so is fixtures/wo",
                "rk/"
            )),
            0
        );
        assert_eq!(found("a tidy line"), 0);
    }
}
