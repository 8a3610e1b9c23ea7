//! The numbered rules of a game, read from `docs/rules/<game>.md`.
//!
//! The document is Markdown for people. A heading of the second or third level begins a section, and a list item that begins
//! with an id in bold is a rule. Indented lines below an item belong to it. Curly braces limit a rule to editions, and square
//! brackets at its end say where it comes from:
//!
//! ```text
//! ## 2. Components
//! - **ET-COMP-13** {first, polish} Exception: the Halfling deck has 24 cards. [printed]
//! ```

use std::ops::Range;

/// A rules document, taken apart. Any text can be read; what is no rule and no heading is kept as it is.
///
/// ```
/// use kernel::RuleBook;
///
/// let text = "## Turns\n- **GO-1** {old, new} Black begins.\n- **GO-2** {old} No komi. [club]\n";
/// let book = RuleBook::read(text, &["old", "new"]);
///
/// let rule = book.find("go-2")[0];
/// assert_eq!((rule.id, rule.text.as_str()), ("GO-2", "No komi."));
/// assert_eq!(rule.source.as_deref(), Some("club"));
/// assert!(rule.holds_in("old") && !rule.holds_in("new"));
/// assert_eq!(book.for_edition("new"), "## Turns\n- **GO-1** {old, new} Black begins.\n");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleBook<'a> {
    document: &'a str,
    editions: Vec<&'a str>,
    sections: Vec<Section<'a>>,
}

/// A heading and the rules below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section<'a> {
    /// The heading without its marks. Empty for what comes before the first heading.
    pub title: &'a str,
    /// In the order of the document. There may be none.
    pub rules: Vec<RuleText<'a>>,
}

/// One rule as the document states it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleText<'a> {
    /// What refusals, log lines and tests cite, such as `ET-BAND-4`.
    pub id: &'a str,
    /// The editions that the rule is limited to. Empty means that it holds in all of them.
    pub editions: Vec<&'a str>,
    /// The rule itself on one line: without id, editions and source.
    pub text: String,
    /// What the square brackets at the end say, such as `printed` or `ruling`.
    pub source: Option<String>,
    /// The whole list item as written, from its dash to its last line.
    pub item: &'a str,
    /// Where in the document the item stands.
    span: Range<usize>,
}

impl RuleText<'_> {
    /// Whether the rule is one of this edition.
    #[must_use]
    pub fn holds_in(&self, edition: &str) -> bool {
        self.editions.is_empty() || self.editions.contains(&edition)
    }

    /// Whether the rule holds with so many players. One that is limited begins with them: `(2P)`, `(4–6P)`.
    #[must_use]
    pub fn holds_with(&self, seats: u8) -> bool {
        let limit = self
            .text
            .strip_prefix('(')
            .and_then(|text| text.split_once("P)"));
        let Some((limit, _)) = limit else {
            return true;
        };
        let (least, most) = limit.split_once('–').unwrap_or((limit, limit));
        match (least.parse::<u8>(), most.parse::<u8>()) {
            (Ok(least), Ok(most)) => (least..=most).contains(&seats),
            _ => true,
        }
    }
}

impl<'a> RuleBook<'a> {
    /// Reads a document. `editions` are the names that a tag can have; braces around anything else are part of the text.
    #[must_use]
    pub fn read(document: &'a str, editions: &[&'a str]) -> Self {
        let mut sections = vec![Section {
            title: "",
            rules: Vec::new(),
        }];
        let mut lines = Lines { document, at: 0 };
        while let Some((span, line)) = lines.next() {
            if let Some(title) = line.strip_prefix("## ").or(line.strip_prefix("### ")) {
                sections.push(Section {
                    title: title.trim(),
                    rules: Vec::new(),
                });
            } else if let Some((id, _)) = bold(line).filter(|(id, _)| is_id(id)) {
                let mut end = span.end;
                while let Some((more, _)) = lines.next_if(|line| line.starts_with(' ')) {
                    end = more.end;
                }
                let rule = RuleText::read(document, id, span.start..end, editions);
                let section = sections.last_mut().expect("one section is always open");
                section.rules.push(rule);
            }
        }
        Self {
            document,
            editions: editions.to_vec(),
            sections,
        }
    }

    /// The text that was read.
    #[must_use]
    pub fn document(&self) -> &'a str {
        self.document
    }

    /// The editions that a tag can name. None in a game of one edition.
    #[must_use]
    pub fn editions(&self) -> &[&'a str] {
        &self.editions
    }

    /// All sections in order, those without rules as well. The first has no title and holds what precedes every heading.
    #[must_use]
    pub fn sections(&self) -> &[Section<'a>] {
        &self.sections
    }

    /// Every rule, in the order of the document.
    pub fn rules(&self) -> impl Iterator<Item = &RuleText<'a>> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    /// The rule of this id, or the rules of this group: `ET-BAND-4` is one rule, `ET-BAND` a group. Case does not matter.
    #[must_use]
    pub fn find(&self, id: &str) -> Vec<&RuleText<'a>> {
        let id = id.to_ascii_uppercase();
        let (exact, of_group): (Vec<_>, Vec<_>) = self
            .rules()
            .filter(|rule| rule.id == id || is_of_group(rule.id, &id))
            .partition(|rule| rule.id == id);
        if exact.is_empty() { of_group } else { exact }
    }

    /// The document without the rules that do not hold in this edition.
    #[must_use]
    pub fn for_edition(&self, edition: &str) -> String {
        let mut text = String::new();
        let mut from = 0;
        for other in self.rules().filter(|rule| !rule.holds_in(edition)) {
            text.push_str(&self.document[from..other.span.start]);
            let after = &self.document[other.span.end..];
            from = other.span.end + usize::from(after.starts_with('\n'));
        }
        text.push_str(&self.document[from..]);
        text
    }
}

impl<'a> RuleText<'a> {
    fn read(document: &'a str, id: &'a str, span: Range<usize>, editions: &[&'a str]) -> Self {
        let item = &document[span.clone()];
        let said = bold(item).map_or("", |(_, said)| said);
        let lines: Vec<&str> = said.lines().map(str::trim).collect();
        let said = lines.join(" ");
        let said = said.trim();
        let (said, source) = match said.rfind('[') {
            Some(at) if said.ends_with(']') => (&said[..at], said.get(at + 1..said.len() - 1)),
            _ => (said, None),
        };
        let (text, editions) = without_tags(said, editions);
        Self {
            id,
            editions,
            text,
            source: source.map(str::to_owned),
            item,
            span,
        }
    }
}

/// Takes the tags that name editions out of a text. Within square brackets a tag says which edition a source speaks of, and
/// stays.
fn without_tags<'a>(said: &str, editions: &[&'a str]) -> (String, Vec<&'a str>) {
    let (mut text, mut limits) = (String::new(), Vec::new());
    let mut depth = 0_usize;
    let mut rest = said;
    while let Some(at) = rest.find(['[', ']', '{']) {
        let (before, mark) = rest.split_at(at);
        text.push_str(before);
        match mark.as_bytes()[0] {
            b'[' => depth += 1,
            b']' => depth = depth.saturating_sub(1),
            _ if depth == 0 => {
                if let Some((named, after)) = tag(mark, editions) {
                    let new = named.into_iter().filter(|name| !limits.contains(name));
                    limits.extend(new.collect::<Vec<_>>());
                    rest = after.strip_prefix(' ').unwrap_or(after);
                    continue;
                }
            }
            _ => {}
        }
        text.push_str(&mark[..1]);
        rest = &mark[1..];
    }
    text.push_str(rest);
    (text.trim().to_owned(), limits)
}

/// The editions that the tag at the beginning of a text names, and what follows it; `None` where it names none.
fn tag<'t, 'a>(text: &'t str, editions: &[&'a str]) -> Option<(Vec<&'a str>, &'t str)> {
    let (names, after) = text.strip_prefix('{')?.split_once('}')?;
    let named: Vec<&'a str> = names
        .split(',')
        .filter_map(|name| editions.iter().find(|edition| **edition == name.trim()))
        .copied()
        .collect();
    (!named.is_empty()).then_some((named, after))
}

/// What a list item has in bold at its beginning, and what follows it.
fn bold(item: &str) -> Option<(&str, &str)> {
    item.strip_prefix("- **")?.split_once("**")
}

fn is_id(text: &str) -> bool {
    let of_id = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || matches!(c, '-' | '.');
    text.contains('-') && text.chars().all(of_id)
}

/// Whether a rule belongs to a group: `ET-BAND-4` to `ET-BAND`, `NS-R1.2` to `NS-R1`, `EK-C3` to `EK-C`.
fn is_of_group(rule: &str, group: &str) -> bool {
    let Some(rest) = rule.strip_prefix(group) else {
        return false;
    };
    let letter_before = group.ends_with(|c: char| c.is_ascii_alphabetic());
    rest.starts_with(['-', '.'])
        || (letter_before && rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Lines with where they stand, their ends of line left out.
struct Lines<'a> {
    document: &'a str,
    at: usize,
}

impl<'a> Lines<'a> {
    fn next_if(&mut self, wanted: impl Fn(&str) -> bool) -> Option<(Range<usize>, &'a str)> {
        let (_, line) = self.peek()?;
        if wanted(line) { self.next() } else { None }
    }

    fn peek(&self) -> Option<(Range<usize>, &'a str)> {
        let rest = &self.document[self.at..];
        let line = rest.lines().next()?;
        Some((self.at..self.at + line.len(), line))
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = (Range<usize>, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        let found = self.peek()?;
        let ends = self.document[found.0.end..].find('\n');
        self.at = ends.map_or(self.document.len(), |at| found.0.end + at + 1);
        Some(found)
    }
}

#[cfg(test)]
mod tests;
