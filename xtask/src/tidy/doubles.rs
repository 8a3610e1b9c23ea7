//! Each outside crate is there in one version; where two are, ARCHITECTURE.md says why.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::directions::packages;
use super::documents::{architecture, reasons};
use super::{Finding, Source};

pub(super) fn check(sources: &[Source], metadata: &Value) -> Result<Vec<Finding>, String> {
    let known: BTreeSet<&str> = reasons(architecture(sources)?, "| doubled crate |").collect();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages(metadata) {
        let text = |key: &str| package[key].as_str().unwrap_or_default();
        versions
            .entry(text("name"))
            .or_default()
            .insert(text("version"));
    }
    versions.retain(|_, versions| versions.len() > 1);
    let unexplained = versions.iter().filter(|(name, _)| !known.contains(*name));
    let mut findings: Vec<_> = unexplained
        .map(|(name, versions)| {
            let versions: Vec<_> = versions.iter().copied().collect();
            format!(
                "{name} is there as {}, and ARCHITECTURE.md gives no reason for it",
                versions.join(" and ")
            )
        })
        .collect();
    let stale = known.iter().filter(|name| !versions.contains_key(**name));
    findings
        .extend(stale.map(|name| {
            format!("{name} is there once: take it from the table of ARCHITECTURE.md")
        }));
    Ok(findings.into_iter().map(Finding::error).collect())
}

#[cfg(test)]
mod tests {
    use super::super::sources::made::source;
    use super::*;

    fn findings(versions: &[(&str, &str)]) -> Vec<String> {
        let document = "| doubled crate | why |\n|---|---|\n| `syn` | macros |\n";
        let packages: Vec<_> = versions
            .iter()
            .map(|(name, version)| serde_json::json!({"name": name, "version": version}))
            .collect();
        let metadata = serde_json::json!({ "packages": packages });
        let found = check(&[source("ARCHITECTURE.md", document)], &metadata).unwrap();
        found.into_iter().map(|finding| finding.says).collect()
    }

    #[test]
    fn a_second_version_needs_a_reason() {
        let syn = [("syn", "2.0.0"), ("syn", "3.0.0")];
        assert!(findings(&syn).is_empty());
        assert_eq!(
            findings(&[syn[0], syn[1], ("rand", "0.8.0"), ("rand", "0.9.0")]),
            ["rand is there as 0.8.0 and 0.9.0, and ARCHITECTURE.md gives no reason for it"]
        );
    }

    #[test]
    fn a_reason_that_is_no_longer_needed_is_found() {
        assert_eq!(
            findings(&[("syn", "3.0.0")]),
            ["syn is there once: take it from the table of ARCHITECTURE.md"]
        );
    }
}
