//! What is in the box: a row of the content file, and how a game shows what it stands for.

use maud::Markup;

/// A row of the content file: a card, a tile, a row of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part<'a> {
    /// Where it stands in the file, such as `kingdom.block`.
    pub kind: &'a str,
    /// Its fields, each in a few words.
    pub values: &'a [(String, String)],
}

impl Part<'_> {
    /// A field, if the row has it.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<&str> {
        let found = self.values.iter().find(|(of, _)| of == key);
        found.map(|(_, value)| value.as_str())
    }

    /// The same as a number.
    #[must_use]
    pub fn number(&self, key: &str) -> Option<u32> {
        self.value(key)?.parse().ok()
    }
}

/// What a row of the content file stands for.
#[derive(Clone, Debug)]
pub struct Showpiece {
    pub name: String,
    /// What it does, in words.
    pub says: String,
    /// As it looks at the table.
    pub drawn: Markup,
}
