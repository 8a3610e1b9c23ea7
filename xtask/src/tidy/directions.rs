//! Who may depend on whom: the tables in ARCHITECTURE.md are the law, and `cargo metadata` says what is.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::documents::{architecture, reasons, rows, words};
use super::{Finding, Source};

/// What a crate of the workspace may use.
#[derive(Default, Debug)]
struct Allowed<'a> {
    ours: BTreeSet<&'a str>,
    outside: BTreeSet<&'a str>,
}

/// A crate that another one uses.
struct Edge<'a> {
    from: &'a str,
    to: &'a str,
    ours: bool,
    only_in_tests: bool,
}

pub(super) fn check(sources: &[Source], metadata: &Value) -> Result<Vec<Finding>, String> {
    let document = architecture(sources)?;
    let allowed = allowed(document);
    let reasons: BTreeSet<&str> = reasons(document, "| outside crate |").collect();
    let mut findings = Vec::new();
    for name in ours(metadata).filter_map(|package| package["name"].as_str()) {
        if !allowed.contains_key(name) {
            findings.push(Finding::error(format!(
                "{name} is not in the table of ARCHITECTURE.md"
            )));
        }
    }
    for edge in edges(metadata) {
        let Some(of) = allowed.get(edge.from) else {
            continue;
        };
        let Edge {
            from,
            to,
            ours,
            only_in_tests,
        } = edge;
        let may = if ours {
            of.ours.contains(to)
        } else {
            of.outside.contains(to)
        };
        // Tests may use what they like; the program may not.
        if !may && !only_in_tests {
            findings.push(Finding::error(format!(
                "{from} may not use {to}: ARCHITECTURE.md does not say so"
            )));
        }
        if !ours && !reasons.contains(to) {
            findings.push(Finding::error(format!(
                "{from} uses {to}, and ARCHITECTURE.md gives no reason for it"
            )));
        }
    }
    Ok(findings)
}

/// Every crate that `cargo metadata` knows, ours and others'.
pub(super) fn packages(metadata: &Value) -> impl Iterator<Item = &Value> {
    metadata["packages"].as_array().into_iter().flatten()
}

/// The crates of the workspace: they come from no registry.
fn ours(metadata: &Value) -> impl Iterator<Item = &Value> {
    packages(metadata).filter(|package| package["source"].is_null())
}

fn edges(metadata: &Value) -> Vec<Edge<'_>> {
    let mut edges = Vec::new();
    for package in ours(metadata) {
        let from = package["name"].as_str().unwrap_or_default();
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            edges.push(Edge {
                from,
                to: dependency["name"].as_str().unwrap_or_default(),
                ours: dependency["path"].is_string(),
                only_in_tests: dependency["kind"] == "dev",
            });
        }
    }
    edges
}

/// The rows `| crate | what | may use | from outside |`.
fn allowed(document: &str) -> BTreeMap<&str, Allowed<'_>> {
    rows(document, "| crate |")
        .filter_map(|cells| {
            let [names, _, ours, outside] = cells[..] else {
                return None;
            };
            Some((names, ours, outside))
        })
        .flat_map(|(names, ours, outside)| {
            words(names).map(move |name| {
                let allowed = Allowed {
                    ours: words(ours).collect(),
                    outside: words(outside).collect(),
                };
                (name, allowed)
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::sources::made::source;
    use super::*;

    const DOCUMENT: &str = "\
| crate | what | may use | from outside |
|---|---|---|---|
| `kernel` | base | – | `serde` |
| `go`, `chess` | rules | `kernel` | – |

| outside crate | why |
|---|---|
| `serde` | words |
";

    fn findings(package: &str) -> Vec<String> {
        let metadata = format!("{{\"packages\": [{package}]}}");
        let metadata = serde_json::from_str(&metadata).unwrap();
        let found = check(&[source("ARCHITECTURE.md", DOCUMENT)], &metadata).unwrap();
        found.into_iter().map(|finding| finding.says).collect()
    }

    fn package(name: &str, dependencies: &str) -> String {
        format!("{{\"name\": \"{name}\", \"dependencies\": [{dependencies}]}}")
    }

    #[test]
    fn an_edge_against_the_table_is_found() {
        let kernel = r#"{"name": "kernel", "path": "crates/kernel", "kind": null}"#;
        assert!(findings(&package("go", kernel)).is_empty());
        assert!(findings(&package("chess", kernel)).is_empty());
        let upwards = r#"{"name": "go", "path": "crates/go", "kind": null}"#;
        assert_eq!(findings(&package("kernel", upwards)).len(), 1);
        let in_tests = r#"{"name": "go", "path": "crates/go", "kind": "dev"}"#;
        assert!(findings(&package("kernel", in_tests)).is_empty());
    }

    #[test]
    fn crates_from_outside_need_leave_and_a_reason() {
        let serde = r#"{"name": "serde", "kind": null}"#;
        assert!(findings(&package("kernel", serde)).is_empty());
        assert_eq!(
            findings(&package("go", serde)).len(),
            1,
            "not for the rules"
        );
        let rand = r#"{"name": "rand", "kind": null}"#;
        assert_eq!(
            findings(&package("kernel", rand)).len(),
            2,
            "neither leave nor reason"
        );
    }

    #[test]
    fn a_crate_that_the_table_does_not_know_is_found() {
        assert_eq!(findings(&package("shogi", "")).len(), 1);
    }
}
