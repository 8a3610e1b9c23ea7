//! Chapters and rules from `docs/rules/<game>.md`: a chapter is a heading, a rule is a list item that begins with its id.
//!
//! ```text
//! - **ET-COMP-13** {first, polish} Exception: the Halfling deck has 24 cards. [printed]
//! ```

use super::{Chapter, RuleEntry};

/// The chapters that have rules, in order. `editions` are the keys that a tag can name.
#[must_use]
pub fn read<'a>(document: &'a str, editions: &[&'a str]) -> Vec<Chapter<'a>> {
    let mut chapters: Vec<Chapter<'a>> = Vec::new();
    let mut lines = document.lines().peekable();
    while let Some(line) = lines.next() {
        if let Some(title) = line.strip_prefix("## ").or(line.strip_prefix("### ")) {
            chapters.push(Chapter {
                title: title.trim(),
                rules: Vec::new(),
            });
        } else if let Some((id, said)) = item(line) {
            let mut said = said.trim().to_owned();
            while let Some(more) = lines.next_if(|line| line.starts_with("  ")) {
                said.push(' ');
                said.push_str(more.trim());
            }
            if let Some(chapter) = chapters.last_mut() {
                chapter.rules.push(rule(id, &said, editions));
            }
        }
    }
    chapters.retain(|chapter| !chapter.rules.is_empty());
    chapters
}

fn item(line: &str) -> Option<(&str, &str)> {
    let (id, said) = line.strip_prefix("- **")?.split_once("**")?;
    let letters = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || matches!(c, '-' | '.');
    (id.contains('-') && id.chars().all(letters)).then_some((id, said))
}

/// Takes the tags of editions out of the text, and the mark of its source from its end.
fn rule<'a>(id: &'a str, said: &str, editions: &[&'a str]) -> RuleEntry<'a> {
    let (said, source) = match said.rfind('[') {
        Some(at) if said.ends_with(']') => {
            (&said[..at], Some(said[at + 1..said.len() - 1].to_owned()))
        }
        _ => (said, None),
    };
    let mut text = String::new();
    let mut limits = Vec::new();
    let mut rest = said;
    while let Some((before, tag, after)) = next_tag(rest) {
        text.push_str(before);
        let named: Vec<&'a str> = tag
            .split(',')
            .filter_map(|name| editions.iter().find(|edition| **edition == name.trim()))
            .copied()
            .collect();
        if named.is_empty() {
            text.push_str(&format!("{{{tag}}}"));
            rest = after;
        } else {
            limits.extend(named);
            rest = after.strip_prefix(' ').unwrap_or(after);
        }
    }
    text.push_str(rest);
    RuleEntry {
        id,
        text: text.trim().to_owned(),
        editions: limits,
        source,
    }
}

/// The text before the next `{…}`, in it and after it.
fn next_tag(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('{')?;
    let (tag, after) = rest.split_once('}')?;
    Some((before, tag, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = "\
# Rules
## How to read this
- a list item that is no rule
## 1. Concepts
- **XX-A-1** Always. [printed]
- **XX-A-2** {first, polish} Not in the second,
  and on two lines. [ruling: none]
## 2. Empty
";

    #[test]
    fn chapters_rules_tags_and_sources() {
        let chapters = read(DOCUMENT, &["first", "polish", "second"]);
        assert_eq!(chapters.len(), 1);
        assert_eq!(chapters[0].title, "1. Concepts");
        let rules = &chapters[0].rules;
        assert_eq!((rules[0].id, rules[0].text.as_str()), ("XX-A-1", "Always."));
        assert_eq!(rules[0].source.as_deref(), Some("printed"));
        assert_eq!(rules[1].text, "Not in the second, and on two lines.");
        assert_eq!(rules[1].editions, ["first", "polish"]);
        assert_eq!(rules[1].source.as_deref(), Some("ruling: none"));
    }

    #[test]
    fn broken_tags_stay_as_they_are() {
        let text = |said: &str| rule("XX-1", said, &["first"]).text;
        assert_eq!(text("a {odd} b"), "a {odd} b");
        assert_eq!(text("a {first"), "a {first");
        assert_eq!(text("}{"), "}{");
    }
}
