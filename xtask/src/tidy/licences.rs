//! Licences of outside crates: each can be taken under terms that ask for no more than its name and its text.

use std::iter::Peekable;

use serde_json::Value;

use super::directions::packages;
use super::{Finding, Source};

/// SPDX names of licences under which an outside crate may be part of the program. MPL-2.0 asks for the source of changes to
/// the crate itself, of which there are none.
const FREE: &[&str] = &[
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MPL-2.0",
    "Unicode-3.0",
    "Zlib",
];

pub(super) fn check(_: &[Source], metadata: &Value) -> Result<Vec<Finding>, String> {
    let outside = packages(metadata).filter(|package| package["source"].is_string());
    let found = outside.filter_map(|package| {
        let name = package["name"].as_str().unwrap_or_default();
        let Some(licence) = package["license"].as_str() else {
            return Some(format!("{name} names no licence"));
        };
        match is_free(licence) {
            Ok(true) => None,
            Ok(false) => Some(format!(
                "{name} is licensed as {licence}, which is not allowed"
            )),
            Err(why) => Some(format!("{name} is licensed as {licence:?}: {why}")),
        }
    });
    Ok(found.map(Finding::error).collect())
}

/// Whether an SPDX expression can be met with licences of the list alone.
fn is_free(expression: &str) -> Result<bool, String> {
    // Older crates write a stroke for OR.
    let expression = expression
        .replace('/', " OR ")
        .replace('(', " ( ")
        .replace(')', " ) ");
    let mut words = expression.split_whitespace().peekable();
    let free = either(&mut words)?;
    match words.next() {
        Some(word) => Err(format!("{word} is not expected there")),
        None => Ok(free),
    }
}

fn either<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Result<bool, String> {
    let mut free = both(words)?;
    while words.next_if_eq(&"OR").is_some() {
        free |= both(words)?;
    }
    Ok(free)
}

/// AND binds closer than OR.
fn both<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Result<bool, String> {
    let mut free = one(words)?;
    while words.next_if_eq(&"AND").is_some() {
        free &= one(words)?;
    }
    Ok(free)
}

fn one<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Result<bool, String> {
    match words.next() {
        Some("(") => {
            let free = either(words)?;
            words.next_if_eq(&")").ok_or("a bracket is left open")?;
            Ok(free)
        }
        None | Some(")" | "OR" | "AND" | "WITH") => Err("a licence is missing".to_owned()),
        Some(licence) => {
            // An exception allows more than the licence, never less.
            if words.next_if_eq(&"WITH").is_some() {
                words.next().ok_or("an exception is missing")?;
            }
            Ok(FREE.contains(&licence))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_read_as_spdx_defines_them() {
        for (expression, free) in [
            ("MIT", true),
            ("GPL-3.0-only", false),
            ("GPL-2.0-only OR MIT", true),
            ("MIT AND GPL-2.0-only", false),
            ("GPL-2.0-only AND MIT OR ISC", true),
            ("MIT AND (GPL-2.0-only OR ISC)", true),
            ("(MIT OR Apache-2.0) AND OpenSSL", false),
            ("Apache-2.0 WITH LLVM-exception OR GPL-2.0-only", true),
            ("GPL-2.0-only/MIT", true),
        ] {
            assert_eq!(is_free(expression), Ok(free), "{expression}");
        }
        for broken in ["", "MIT OR", "(MIT", "MIT)", "MIT ISC", "MIT WITH"] {
            assert!(is_free(broken).is_err(), "{broken}");
        }
    }

    #[test]
    fn a_crate_that_asks_for_more_is_found_and_ours_are_not_asked() {
        let metadata = serde_json::json!({"packages": [
            {"name": "ours", "source": null, "license": null},
            {"name": "free", "source": "registry", "license": "MIT"},
            {"name": "dear", "source": "registry", "license": "GPL-3.0-only"},
            {"name": "odd", "source": "registry", "license": null},
            {"name": "broken", "source": "registry", "license": "MIT OR"},
        ]});
        let found = check(&[], &metadata).unwrap();
        let says: Vec<_> = found.iter().map(|finding| finding.says.as_str()).collect();
        assert_eq!(
            says,
            [
                "dear is licensed as GPL-3.0-only, which is not allowed",
                "odd names no licence",
                "broken is licensed as \"MIT OR\": a licence is missing",
            ]
        );
    }
}
