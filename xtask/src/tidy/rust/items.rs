//! Which items of a file are tests.

use std::ops::Range;

use super::{closed, of_word};

/// Attributes after which an item is compiled for tests alone, without blanks.
const FOR_TESTS: &[&str] = &["#[cfg(test)]", "#[cfg(all(test,"];

/// What an item ends with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// A block, as of a function or a module; or a semicolon, as of `mod tests;`.
    Block,
    /// A semicolon alone, as of `use` and `const`.
    Semicolon,
    /// A comma: a field, a variant, an arm.
    Comma,
}

/// The items that are tests, each with its attributes. `code` has neither comments nor texts.
pub(in crate::tidy) fn test_items(code: &str) -> Vec<Range<usize>> {
    let mut items: Vec<Range<usize>> = Vec::new();
    for (at, _) in code.match_indices("#[") {
        if items.last().is_some_and(|last| at < last.end) {
            continue;
        }
        let attribute: String = code[at..closed(code, at + 1)].split_whitespace().collect();
        if FOR_TESTS.iter().any(|test| attribute.starts_with(test)) {
            items.push(at..item_end(code, at));
        }
    }
    items
}

/// Where the item ends that begins, with its attributes, at `at`.
fn item_end(code: &str, mut at: usize) -> usize {
    loop {
        at += code[at..].len() - code[at..].trim_start().len();
        if !code[at..].starts_with("#[") {
            break;
        }
        at = closed(code, at + 1);
    }
    let end = end_of(&code[at..]);
    while at < code.len() {
        match code.as_bytes()[at] {
            b'(' | b'[' => at = closed(code, at),
            b'{' if end == End::Block => return closed(code, at),
            b'{' => at = closed(code, at),
            b';' => return at + 1,
            b',' if end == End::Comma => return at + 1,
            // The end of what the item is in.
            b')' | b']' | b'}' => return at,
            _ => at += 1,
        }
    }
    at
}

fn end_of(item: &str) -> End {
    let mut words = item
        .split(|c| !of_word(c))
        .filter(|word| !matches!(*word, "" | "pub" | "crate" | "super" | "in" | "self"));
    match words.next().unwrap_or_default() {
        "const" if !matches!(words.next(), Some("fn" | "unsafe" | "async" | "extern")) => {
            End::Semicolon
        }
        "use" | "static" | "type" | "let" => End::Semicolon,
        "const" | "fn" | "mod" | "struct" | "enum" | "union" | "trait" | "impl" | "async"
        | "unsafe" | "extern" | "macro_rules" => End::Block,
        _ => End::Comma,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(code: &str, tests: &[&str]) {
        let found: Vec<_> = test_items(code)
            .into_iter()
            .map(|item| &code[item])
            .collect();
        assert_eq!(found, tests);
    }

    #[test]
    fn a_test_ends_where_its_item_ends() {
        let module = "#[cfg(test)]\nmod tests { fn a() {} }";
        check(&format!("run();\n{module}\nfn b() {{}}"), &[module]);
        check(
            "#[cfg(test)]\nmod tests;\nmod b {}",
            &["#[cfg(test)]\nmod tests;"],
        );
        check(
            "#[cfg(test)] #[rustfmt::skip]\npub(crate) const fn a(b: [u8; 2]) -> u8 { 1 } fn c() {}",
            &["#[cfg(test)] #[rustfmt::skip]\npub(crate) const fn a(b: [u8; 2]) -> u8 { 1 }"],
        );
    }

    #[test]
    fn items_without_a_block_end_with_a_semicolon() {
        for item in [
            "#[cfg(test)] use a::{b, c};",
            "#[cfg(test)] const A: [B; 2] = [B { c: 1 }, B { c: 2 }];",
            "#[cfg(all(test, unix))] static A: B = if C { D } else { E };",
        ] {
            check(&format!("{item} fn f() {{}}"), &[item]);
        }
    }

    #[test]
    fn parts_of_items_end_with_a_comma_or_with_the_item() {
        check(
            "struct A { #[cfg(test)] b: u8, c: u8 }",
            &["#[cfg(test)] b: u8,"],
        );
        check("enum A { B, #[cfg(test)] C }", &["#[cfg(test)] C "]);
    }

    #[test]
    fn other_conditions_are_no_tests() {
        check("#[cfg(any(test, unix))] fn a() {}", &[]);
        check("#[cfg(not(test))] fn a() {}", &[]);
    }
}
