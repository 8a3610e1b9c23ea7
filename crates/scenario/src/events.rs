//! Events by name: what a scenario says happened, and whether it did.
//!
//! An event is read from its debug form, `Name` or `Name { field: value, … }`. A line of a scenario names one whole, never a
//! part of its text: by its name, by its name and some of its fields, or by the rule that it cites.

use std::collections::{BTreeMap, BTreeSet};

/// What a line of a scenario asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wanted<'a> {
    /// Whatever cites this rule.
    Rule(&'a str),
    /// This one, with these fields; others may be anything.
    Event(Told<'a>),
}

/// An event as text, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told<'a> {
    pub(crate) name: &'a str,
    pub(crate) fields: Vec<(&'a str, &'a str)>,
}

impl<'a> Wanted<'a> {
    /// Reads a line of a scenario; `is_rule` knows the rules of the game.
    pub(crate) fn read(text: &'a str, is_rule: impl Fn(&str) -> bool) -> Result<Self, String> {
        if is_rule(text) {
            return Ok(Self::Rule(text));
        }
        let wrong = || format!("{text:?}: write NAME, NAME {{ field: value }} or a rule");
        Told::read(text).map(Self::Event).ok_or_else(wrong)
    }

    /// Whether it is this event, given by its debug form.
    pub(crate) fn is(&self, event: &str) -> bool {
        match self {
            Self::Rule(rule) => event.contains(&format!("Rule({rule:?})")),
            Self::Event(wanted) => Told::read(event).is_some_and(|told| {
                told.name == wanted.name
                    && wanted
                        .fields
                        .iter()
                        .all(|field| told.fields.contains(field))
            }),
        }
    }
}

impl<'a> Told<'a> {
    fn read(text: &'a str) -> Option<Self> {
        let text = text.trim();
        let word = |name: &str| {
            let letters = |c: char| c.is_alphanumeric() || c == '_';
            !name.is_empty() && name.chars().all(letters)
        };
        let Some((name, rest)) = text.split_once('{') else {
            // A tuple is compared whole: its parts have no names.
            let (name, inner) = text.split_once('(').unwrap_or((text, ""));
            let fields = if inner.is_empty() {
                vec![]
            } else {
                vec![("0", inner.strip_suffix(')')?)]
            };
            let told = Self { name, fields };
            return word(name).then_some(told);
        };
        let mut fields = Vec::new();
        for part in parts(rest.trim_end().strip_suffix('}')?)? {
            let (field, value) = part.split_once(':')?;
            fields.push((field.trim(), value.trim()));
        }
        let name = name.trim();
        let sound = word(name) && !fields.is_empty() && fields.iter().all(|(field, _)| word(field));
        sound.then_some(Self { name, fields })
    }
}

/// What commas separate that stand in no brackets and no quotes. `None` where brackets or quotes are left open.
fn parts(text: &str) -> Option<Vec<&str>> {
    let (mut parts, mut from, mut depth) = (Vec::new(), 0, 0_usize);
    let (mut quoted, mut escaped) = (false, false);
    for (at, c) in text.char_indices() {
        if quoted {
            quoted = escaped || c != '"';
            escaped = !escaped && c == '\\';
            continue;
        }
        match c {
            '"' => quoted = true,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.checked_sub(1)?,
            ',' if depth == 0 => {
                parts.push(text[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[from..].trim());
    parts.retain(|part| !part.is_empty());
    (depth == 0 && !quoted).then_some(parts)
}

/// Every event that happened in a file, with its fields. An `event-not:` must be about one of them: otherwise it could be
/// misspelt, and would never fail.
#[derive(Default)]
pub(crate) struct Happened(BTreeMap<String, BTreeSet<String>>);

impl Happened {
    pub(crate) fn note(&mut self, event: &str) {
        if let Some(told) = Told::read(event) {
            let fields = told.fields.iter().map(|(field, _)| (*field).to_owned());
            let known = self.0.entry(told.name.to_owned()).or_default();
            known.extend(fields);
        }
    }

    /// Why this cannot be told from a misspelling, if it cannot.
    pub(crate) fn doubt(&self, wanted: &Told<'_>) -> Option<String> {
        let name = wanted.name;
        let Some(known) = self.0.get(name) else {
            return Some(format!(
                "no scenario of this file has an event {name}, so this could not fail: add one in which it happens"
            ));
        };
        let mut fields = wanted.fields.iter().map(|(field, _)| *field);
        let stranger = fields.find(|field| !known.contains(*field))?;
        Some(format!(
            "{name} has no {stranger:?}, so this could not fail"
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is(wanted: &str, event: &str) -> bool {
        let wanted = Wanted::read(wanted, |text| text.starts_with("TY-"));
        wanted.is_ok_and(|wanted| wanted.is(event))
    }

    #[test]
    fn an_event_is_named_whole() {
        let laid = "Laid { seat: Seat(0), cards: [3, 3], by: Rule(\"TY-LAY-1\") }";
        for wanted in [
            "Laid",
            "Laid { cards: [3, 3] }",
            "Laid { by: Rule(\"TY-LAY-1\"), seat: Seat(0) }",
            "TY-LAY-1",
            laid,
        ] {
            assert!(is(wanted, laid), "{wanted}");
        }
        for wanted in [
            "Lai",
            "aid",
            "Laid { cards: [3] }",
            "Laid { cards: [3, 3]",
            "Laid { card: [3, 3] }",
            "Laid { }",
            "seat: Seat(0)",
            "TY-LAY-11",
            "TY-LAY",
            "",
        ] {
            assert!(!is(wanted, laid), "{wanted}");
        }
        assert!(is("Over", "Over") && is("Won(Seat(1))", "Won(Seat(1))"));
        assert!(!is("Won(Seat(0))", "Won(Seat(1))") && is("Won", "Won(Seat(1))"));
    }

    #[test]
    fn quotes_and_brackets_hold_together() {
        assert_eq!(
            parts("a: \"x, \\\" y\", b: [1, {2, 3}], c: 4"),
            Some(vec!["a: \"x, \\\" y\"", "b: [1, {2, 3}]", "c: 4"])
        );
        assert_eq!(parts("a: [1, 2"), None);
        assert_eq!(parts("a: \"x"), None);
        assert_eq!(parts("a: 1)"), None);
    }

    #[test]
    fn what_never_happens_is_in_doubt() {
        let mut happened = Happened::default();
        happened.note("Laid { seat: Seat(0), cards: [] }");
        let doubt = |text| match Wanted::read(text, |_| false) {
            Ok(Wanted::Event(told)) => happened.doubt(&told),
            other => panic!("{other:?}"),
        };
        assert_eq!(doubt("Laid { seat: Seat(1) }"), None);
        assert!(doubt("Layd").is_some_and(|why| why.contains("no scenario of this file")));
        assert!(doubt("Laid { card: 1 }").is_some_and(|why| why.contains("\"card\"")));
    }
}
