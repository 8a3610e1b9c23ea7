//! Every rule of `docs/rules/<game>.md` is cited by a test or a scenario, and no test cites a rule that is not there. A comment
//! tests nothing, so what only a comment cites is not cited.

use std::collections::BTreeSet;

use kernel::RuleBook;

use super::{Finding, Source};

pub(super) fn check(sources: &[Source]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let is_test = |source: &&Source| {
        source.path.starts_with("fixtures/") || source.path.starts_with("crates/")
    };
    let tests: Vec<String> = sources.iter().filter(is_test).map(Source::tests).collect();
    let cited: BTreeSet<&str> = tests.iter().flat_map(|text| ids(text)).collect();
    for document in sources {
        let Some(game) = rules_of(&document.path) else {
            continue;
        };
        let book = RuleBook::read(&document.text, &[]);
        let rules: BTreeSet<&str> = book.rules().map(|rule| rule.id).collect();
        let uncited = rules.difference(&cited);
        findings.extend(uncited.map(|rule| Finding::error(format!("{rule}: no test cites it"))));
        findings.extend(strangers(sources, game, &rules));
    }
    findings
}

/// Ids that look like rules of this game, in its own files, but are not in its document.
fn strangers(sources: &[Source], game: &str, rules: &BTreeSet<&str>) -> Vec<Finding> {
    let Some((prefix, _)) = rules.first().and_then(|rule| rule.split_once('-')) else {
        return vec![Finding::error(format!(
            "docs/rules/{game}.md: no rule is numbered"
        ))];
    };
    let prefix = format!("{prefix}-");
    let face = format!("{game}-face");
    let fixtures = format!("fixtures/{game}/");
    let own = |source: &&Source| {
        source
            .of_crate()
            .is_some_and(|name| name == game || name == face)
            || source.path.starts_with(&fixtures)
    };
    let mut findings = Vec::new();
    for source in sources.iter().filter(own) {
        let unknown: BTreeSet<_> = ids(&source.text)
            .filter(|id| {
                id.starts_with(&prefix)
                    && id.ends_with(|c: char| c.is_ascii_digit())
                    && !rules.contains(id)
            })
            .collect();
        let told =
            |id: &&str| Finding::error(format!("{}: {id} is not a rule of {game}", source.path));
        findings.extend(unknown.iter().map(told));
    }
    findings
}

/// The game whose rules document this is.
fn rules_of(path: &str) -> Option<&str> {
    path.strip_prefix("docs/rules/")?
        .strip_suffix(".md")
        .filter(|name| !name.contains(['/', '.']))
}

/// Everything in a text that has the form of an id: capital letters and digits with hyphens and dots between them. Only full
/// ids count, so `ET-COMP-1` is not cited by `ET-COMP-10`.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    let joins = |c: char| matches!(c, '-' | '.');
    let of_id = move |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || joins(c);
    text.split(move |c: char| !(c.is_ascii_alphanumeric() || c == '_' || joins(c)))
        .map(move |word| word.trim_matches(joins))
        .filter(move |word| {
            word.contains('-')
                && word.starts_with(|c: char| c.is_ascii_uppercase())
                && word.chars().all(of_id)
        })
}

#[cfg(test)]
mod tests {
    use super::super::sources::made::source;
    use super::*;

    fn findings(path: &str, text: &str) -> Vec<String> {
        let rules = source(
            "docs/rules/go.md",
            "# Go\n- **GO-A-1** One.\n- **GO-A-10** {first} Ten.\nSee GO-A-7.\n",
        );
        check(&[rules, source(path, text)])
            .into_iter()
            .map(|finding| finding.says)
            .collect()
    }

    #[test]
    fn a_rule_that_no_test_cites_is_found() {
        assert!(findings("fixtures/go/a.scenario", "rules: GO-A-1 GO-A-10").is_empty());
        assert!(findings("crates/go/tests/a.rs", "[\"GO-A-1\", \"GO-A-10\"]").is_empty());
        let module = "#[cfg(test)]\nmod tests { cites(\"GO-A-1 GO-A-10\"); }";
        assert!(findings("crates/go/src/a.rs", module).is_empty());
        assert_eq!(
            findings("fixtures/go/a.scenario", "rules: GO-A-10"),
            ["GO-A-1: no test cites it"]
        );
        assert_eq!(
            findings("crates/go/src/a.rs", "cites(\"GO-A-1 GO-A-10\")").len(),
            2,
            "the program is not a test"
        );
        assert_eq!(findings("docs/other.md", "GO-A-1 GO-A-10").len(), 2);
    }

    #[test]
    fn a_comment_cites_nothing() {
        let text = "// GO-A-1\n/// GO-A-10\nfn a() {}";
        assert_eq!(findings("crates/go/tests/a.rs", text).len(), 2);
        let text = "# GO-A-1 GO-A-10\nscenario one";
        assert_eq!(findings("fixtures/go/a.scenario", text).len(), 2);
    }

    #[test]
    fn ids_may_have_dots_within_but_not_at_the_end() {
        let found: Vec<_> = ids("NS-R1.12, then EK-V-B1. And NS-D4: x-ray, ET.").collect();
        assert_eq!(found, ["NS-R1.12", "EK-V-B1", "NS-D4"]);
    }

    #[test]
    fn a_citation_of_no_rule_is_found() {
        let found = findings("fixtures/go/a.scenario", "rules: GO-A-1 GO-A-10 GO-A-2");
        assert_eq!(
            found,
            ["fixtures/go/a.scenario: GO-A-2 is not a rule of go"]
        );
        assert!(
            findings(
                "crates/go/tests/a.rs",
                "GO-A-1 GO-A-10, the group GO-A, CHA-CHA-20"
            )
            .is_empty()
        );
    }
}
