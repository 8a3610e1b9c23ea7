//! Editions are tables: only `edition.rs` and tests name one; everything else asks the rules that it gives.

use super::{Finding, Source};

/// Written in two parts, so that this file does not name one itself.
const WORD: &str = concat!("Edition", "::");

pub(super) fn check(sources: &[Source]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for source in sources.iter().filter(|source| source.is_rust()) {
        let at_home =
            source.path.ends_with("/src/edition.rs") || source.path.contains("/src/edition/");
        if at_home {
            continue;
        }
        for (nth, line) in source.program().lines().enumerate() {
            if names_an_edition(line) {
                let says = format!("{}:{}: names an edition", source.path, nth + 1);
                findings.push(Finding::error(format!("{says}: {}", line.trim())));
            }
        }
    }
    findings
}

/// A variant names an edition; constants such as `ALL` and functions such as `named` do not.
fn names_an_edition(line: &str) -> bool {
    line.match_indices(WORD).any(|(at, word)| {
        // `MyEdition::` is another word.
        let another = line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let mut after = line[at + word.len()..].chars();
        let variant = after.next().is_some_and(char::is_uppercase)
            && after.next().is_some_and(char::is_lowercase);
        variant && !another
    })
}

#[cfg(test)]
mod tests {
    use super::super::sources::made::source;
    use super::*;

    #[test]
    fn an_edition_away_from_home_is_found() {
        let text = "let rules = Edition::First.rules();";
        assert_eq!(
            check(&[source("crates/ethnos/src/score.rs", text)]).len(),
            1
        );
        assert!(check(&[source("crates/ethnos/src/edition.rs", text)]).is_empty());
        assert!(check(&[source("crates/ethnos/tests/score.rs", text)]).is_empty());
        let in_test = format!("#[cfg(test)]\nmod tests {{ {text} }}");
        assert!(check(&[source("crates/ethnos/src/score.rs", &in_test)]).is_empty());
        let all = "for edition in Edition::ALL { Edition::named(key) }";
        assert!(check(&[source("crates/ethnos/src/setup.rs", all)]).is_empty());
        let comment = format!("// {text}");
        assert!(check(&[source("crates/ethnos/src/score.rs", &comment)]).is_empty());
    }
}
