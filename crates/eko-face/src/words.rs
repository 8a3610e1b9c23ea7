//! What sentences are made of.

use eko::{Building, Hex, Terrain};
use kernel::{Phrase, Value};

pub(crate) fn space(hex: Hex) -> Value {
    Value::Text(hex.to_string())
}

pub(crate) fn building(building: Building) -> Value {
    Value::Word(format!("building-{}", building.key()))
}

pub(crate) fn terrain(terrain: Terrain) -> Value {
    Value::Word(terrain.word())
}

/// Spaces one after the other, joined as the language does it.
pub(crate) fn spaces(hexes: impl IntoIterator<Item = Hex>) -> Value {
    let one = |hex| Phrase::new("one-space").with("space", space(hex));
    Value::List(hexes.into_iter().map(one).collect())
}

/// For messages that speak of the Emperor or do not.
pub(crate) fn flag(yes: bool) -> Value {
    Value::Number(i64::from(yes))
}
