//! The lines that a scenario can have. `docs/notation.md` explains each.

use crate::near;
use crate::parse::Statement;
use crate::{Fault, fault};

pub(crate) struct Key {
    pub(crate) name: &'static str,
    form: Form,
    /// Whether the line says that something is so, and can therefore fail.
    pub(crate) checks: bool,
}

/// Where a line has what it says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Behind the colon.
    Value,
    /// In indented lines below; there may be none.
    Block,
    /// Behind the colon or in lines below, not both.
    Either,
    /// Behind the colon, and more in lines below; of those there may be none.
    Both,
}

const fn key(name: &'static str, form: Form, checks: bool) -> Key {
    Key { name, form, checks }
}

const KEYS: [Key; 19] = [
    key("rules", Form::Value, false),
    key("setup", Form::Value, false),
    key("position", Form::Block, false),
    key("deal", Form::Value, false),
    key("play", Form::Value, false),
    key("offers", Form::Value, true),
    key("offers-some", Form::Value, true),
    key("offers-not", Form::Value, true),
    key("refuses", Form::Value, true),
    key("refuses-setup", Form::Value, true),
    key("refuses-position", Form::Both, true),
    key("draws-not", Form::Value, true),
    key("expect", Form::Either, true),
    key("expect-not", Form::Either, true),
    key("size", Form::Either, true),
    key("event", Form::Either, true),
    key("event-not", Form::Either, true),
    key("asks", Form::Value, true),
    key("over", Form::Value, true),
];

pub(crate) fn find(name: &str) -> Option<&'static Key> {
    KEYS.iter().find(|key| key.name == name)
}

/// The lines that check something, for people.
pub(crate) fn checks() -> String {
    let names = KEYS.iter().filter(|key| key.checks).map(|key| key.name);
    names.collect::<Vec<_>>().join(", ")
}

/// What is wrong with the form of a line.
pub(crate) fn judge(one: &Statement<'_>) -> Option<Fault> {
    let Some(key) = find(one.key) else {
        return Some(fault(one.line, unknown(one.key)));
    };
    let (name, value, block) = (key.name, !one.value.is_empty(), !one.block.is_empty());
    let why = match key.form {
        Form::Value if !value => format!("\"{name}:\" says nothing"),
        Form::Value if block => {
            let line = one.block[0].0;
            return Some(fault(line, format!("\"{name}:\" has no lines below it")));
        }
        Form::Block if value => format!("write the lines of \"{name}:\" below it, indented"),
        Form::Either if !value && !block => format!("\"{name}:\" says nothing"),
        Form::Either if value && block => {
            format!("\"{name}:\" has a value, and lines below it that would not be read")
        }
        Form::Both if !value => format!("write a rule behind \"{name}:\""),
        _ => return None,
    };
    Some(fault(one.line, why))
}

fn unknown(name: &str) -> String {
    let why = format!("{name:?} is not a line of a scenario");
    let close = KEYS.iter().min_by_key(|key| near::distance(key.name, name));
    match close.filter(|key| near::distance(key.name, name) <= 3) {
        Some(key) => format!("{why}; did you mean \"{}:\"?", key.name),
        None => why,
    }
}
