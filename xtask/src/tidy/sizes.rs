//! Small files: a warning above 400 lines, an error above 800.

use super::{Finding, Source};

const SOFT: usize = 400;
const HARD: usize = 800;

pub(super) fn check(sources: &[Source]) -> Vec<Finding> {
    let rust = sources.iter().filter(|source| source.is_rust());
    rust.filter_map(|source| {
        let lines = source.text.lines().count();
        let says = format!("{}: {lines} lines", source.path);
        if lines > HARD {
            Some(Finding::error(format!("{says}, more than {HARD}")))
        } else if lines > SOFT {
            Some(Finding::warning(format!("{says}, more than {SOFT}")))
        } else {
            None
        }
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::super::sources::made::source;
    use super::*;

    #[test]
    fn long_files_are_told_and_very_long_ones_fail() {
        let fails = |lines: usize| {
            let found = check(&[source("crates/a/src/x.rs", &"line\n".repeat(lines))]);
            found.first().map(|finding| finding.fails)
        };
        assert_eq!(
            [400, 401, 800, 801].map(fails),
            [None, Some(false), Some(false), Some(true)]
        );
        assert!(check(&[source("docs/long.md", &"line\n".repeat(900))]).is_empty());
    }
}
