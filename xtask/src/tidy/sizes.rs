//! Small files and short functions: a warning above 400 lines of a file, an error above 800; a function has at most 60 lines.

use super::rust::{Function, code, functions};
use super::{Finding, Source};

const SOFT: usize = 400;
const HARD: usize = 800;
/// Lines of a function. Tables of data may have more.
const FUNCTION: usize = 60;

pub(super) fn check(sources: &[Source]) -> Vec<Finding> {
    let rust = sources.iter().filter(|source| source.is_rust());
    rust.flat_map(|source| files(source).into_iter().chain(long_functions(source)))
        .collect()
}

fn files(source: &Source) -> Option<Finding> {
    let lines = source.text.lines().count();
    let says = format!("{}: {lines} lines", source.path);
    if lines > HARD {
        Some(Finding::error(format!("{says}, more than {HARD}")))
    } else if lines > SOFT {
        Some(Finding::warning(format!("{says}, more than {SOFT}")))
    } else {
        None
    }
}

fn long_functions(source: &Source) -> Vec<Finding> {
    let code = code(&source.text);
    let is_long = |function: &Function<'_>| function.lines > FUNCTION && !function.is_table();
    let long = functions(&code).into_iter().filter(is_long);
    long.map(
        |Function {
             name, line, lines, ..
         }| {
            Finding::error(format!(
                "{}:{line}: fn {name} has {lines} lines, more than {FUNCTION}",
                source.path
            ))
        },
    )
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

    #[test]
    fn long_functions_are_found_and_tables_are_not() {
        let found = |body: &str| {
            let text = format!("fn told() {{\n{body}}}\n");
            check(&[source("crates/a/src/x.rs", &text)])
        };
        assert!(found(&"a();\n".repeat(58)).is_empty());
        assert_eq!(
            found(&"a();\n".repeat(59))[0].says,
            "crates/a/src/x.rs:1: fn told has 61 lines, more than 60"
        );
        assert!(found(&format!("match a {{\n{}}}\n", "B => 1,\n".repeat(99))).is_empty());
    }
}
