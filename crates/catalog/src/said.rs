//! What a field of a content file says, for people: without what only tells where it comes from.

use std::fmt;

use toml::Value;

use crate::document::is_told;

/// A word or a figure, several of them, or a table of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    Word(String),
    List(Vec<Said>),
    Table(Vec<(String, Said)>),
}

impl Default for Said {
    fn default() -> Self {
        Self::Word(String::new())
    }
}

impl Said {
    #[must_use]
    pub(crate) fn of(value: &Value) -> Self {
        match value {
            Value::String(text) => Self::Word(text.clone()),
            Value::Array(items) => Self::List(items.iter().map(Self::of).collect()),
            Value::Table(table) => {
                let own = table.iter().filter(|(key, _)| !is_told(key));
                let mut own: Vec<(String, Self)> = own
                    .map(|(key, value)| (key.clone(), Self::of(value)))
                    .collect();
                // A figure with its source is that figure.
                let is_figure = |key: &str| matches!(key, "value" | "values" | "space");
                match own.as_mut_slice() {
                    [(key, only)] if is_figure(key) => std::mem::take(only),
                    _ => Self::Table(own),
                }
            }
            other => Self::Word(other.to_string()),
        }
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Word(word) => word.is_empty(),
            Self::List(items) => items.is_empty(),
            Self::Table(fields) => fields.is_empty(),
        }
    }
}

/// In the words of the file.
impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |parts: Vec<String>, by: &str| parts.join(by);
        match self {
            Self::Word(word) => f.write_str(word),
            Self::List(items) => {
                let items = items.iter().map(Self::to_string).collect();
                f.write_str(&joined(items, ", "))
            }
            Self::Table(fields) => {
                let fields = fields.iter().map(|(key, said)| format!("{key} {said}"));
                f.write_str(&joined(fields.collect(), " "))
            }
        }
    }
}
