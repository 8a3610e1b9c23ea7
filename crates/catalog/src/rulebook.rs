//! The numbered rules as a document: list items that begin with an id, limited to editions by tags.
//!
//! ```text
//! - **ET-COMP-13** {first, polish} Exception: the Halfling deck has 24 cards. [printed]
//! ```

/// The rules of a game, `docs/rules/<game>.md`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleBook {
    text: &'static str,
    /// The editions that a tag can name; in a game of one edition, none.
    editions: Vec<&'static str>,
}

/// One rule as the document states it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleText {
    pub id: &'static str,
    /// The whole list item, from its dash to its last line.
    pub item: String,
    /// The editions that it is limited to; empty means all.
    pub editions: Vec<&'static str>,
}

impl RuleText {
    #[must_use]
    pub fn holds_in(&self, edition: &str) -> bool {
        self.editions.is_empty() || self.editions.contains(&edition)
    }
}

impl RuleBook {
    #[must_use]
    pub fn new(text: &'static str, editions: Vec<&'static str>) -> Self {
        Self { text, editions }
    }

    #[must_use]
    pub fn text(&self) -> &'static str {
        self.text
    }

    #[must_use]
    pub fn editions(&self) -> &[&'static str] {
        &self.editions
    }

    /// Every rule, in the order of the document.
    #[must_use]
    pub fn rules(&self) -> Vec<RuleText> {
        self.parts().into_iter().filter_map(Part::rule).collect()
    }

    /// The rule of this id, or the rules of this group: `ET-BAND-4` is one rule, `ET-BAND` a group. Case does not matter.
    #[must_use]
    pub fn find(&self, id: &str) -> Vec<RuleText> {
        let id = id.to_ascii_uppercase();
        let (exact, of_group): (Vec<_>, Vec<_>) = self
            .rules()
            .into_iter()
            .filter(|rule| rule.id == id || is_of_group(rule.id, &id))
            .partition(|rule| rule.id == id);
        if exact.is_empty() { of_group } else { exact }
    }

    /// The document without the rules that do not hold in this edition.
    #[must_use]
    pub fn for_edition(&self, edition: &str) -> String {
        let mut text = String::new();
        for part in self.parts() {
            let line = match part {
                Part::Rule(rule) if rule.holds_in(edition) => rule.item,
                Part::Rule(_) => continue,
                Part::Line(line) => line.to_owned(),
            };
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        for line in self.text.lines() {
            match (rule_id(line), parts.last_mut()) {
                (Some(id), _) => parts.push(Part::Rule(RuleText {
                    id,
                    item: line.to_owned(),
                    editions: vec![],
                })),
                // What is indented below an item belongs to it.
                (None, Some(Part::Rule(rule))) if line.starts_with(' ') => {
                    rule.item.push('\n');
                    rule.item.push_str(line);
                }
                (None, _) => parts.push(Part::Line(line)),
            }
        }
        for part in &mut parts {
            if let Part::Rule(rule) = part {
                rule.editions = self.tags(&rule.item);
            }
        }
        parts
    }

    /// The editions named in `{…}` outside square brackets: within those, a tag says which edition a source speaks of.
    fn tags(&self, item: &str) -> Vec<&'static str> {
        let mut outside = String::new();
        let mut depth = 0_usize;
        for c in item.chars() {
            match c {
                '[' => depth += 1,
                ']' => depth = depth.saturating_sub(1),
                _ if depth == 0 => outside.push(c),
                _ => {}
            }
        }
        let mut found = Vec::new();
        for tag in outside
            .split('{')
            .skip(1)
            .filter_map(|rest| rest.split_once('}'))
        {
            let names = tag.0.split(',').map(str::trim);
            let known =
                names.filter_map(|name| self.editions.iter().find(|edition| **edition == name));
            found.extend(
                known
                    .copied()
                    .filter(|edition| !found.contains(edition))
                    .collect::<Vec<_>>(),
            );
        }
        found
    }
}

enum Part {
    Rule(RuleText),
    Line(&'static str),
}

impl Part {
    fn rule(self) -> Option<RuleText> {
        match self {
            Part::Rule(rule) => Some(rule),
            Part::Line(_) => None,
        }
    }
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

/// The id that a list item begins with.
fn rule_id(line: &'static str) -> Option<&'static str> {
    let (id, _) = line.strip_prefix("- **")?.split_once("**")?;
    let letters = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || matches!(c, '-' | '.');
    (id.contains('-') && id.chars().all(letters)).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# Rules
Words.

- **XX-A-1** Always.
- **XX-A-2** {first, polish} Not in the second,
  and on two lines. [ruling {second}: none]
- **XX-A-10** At the end. {second} [printed]
- not a rule
";

    fn book() -> RuleBook {
        RuleBook::new(TEXT, vec!["first", "polish", "second"])
    }

    #[test]
    fn tags_limit_rules_to_editions() {
        let holds = |edition: &str| -> Vec<_> {
            book()
                .rules()
                .into_iter()
                .filter(|rule| rule.holds_in(edition))
                .map(|rule| rule.id)
                .collect()
        };
        assert_eq!(holds("first"), ["XX-A-1", "XX-A-2"]);
        assert_eq!(holds("second"), ["XX-A-1", "XX-A-10"]);
        let second = book().for_edition("second");
        assert!(
            second.contains("Words.")
                && second.contains("not a rule")
                && !second.contains("two lines")
        );
    }

    #[test]
    fn a_rule_is_found_by_id_and_a_group_by_its_beginning() {
        let ids =
            |id: &str| -> Vec<_> { book().find(id).into_iter().map(|rule| rule.id).collect() };
        assert_eq!(ids("xx-a-1"), ["XX-A-1"]);
        assert_eq!(ids("XX-A"), ["XX-A-1", "XX-A-2", "XX-A-10"]);
        assert!(is_of_group("NS-R1.2", "NS-R1") && !is_of_group("NS-R12.2", "NS-R1"));
        assert!(is_of_group("EK-C3", "EK-C") && !is_of_group("EK-CX3", "EK-C"));
        assert!(ids("XX").len() == 3 && ids("YY").is_empty());
        assert!(book().find("XX-A-2")[0].item.ends_with("none]"));
    }
}
