//! Whole rows of a content file: one more like another, or one less.

use crate::document::Document;
use crate::{AnyGame, Fault};

/// A content file with a row more or less.
#[derive(Clone, PartialEq, Debug)]
pub struct Rebuilt {
    pub body: String,
    /// Where the new row stands; where the old one stood.
    pub at: String,
    /// Why it cannot be played with.
    pub fault: Option<Fault>,
}

/// The file with another row like this one behind it, under a name of its own. `None` for what there is one of.
#[must_use]
pub fn with_another(game: &dyn AnyGame, text: &str, at: &str) -> Option<Rebuilt> {
    let document = Document::read(text).ok()?;
    let row = document.row(at)?;
    let (list, nth) = counted(at)?;
    let ids: Vec<String> = document.rows.iter().map(|row| row.id()).collect();
    let is_free = |name: &String| !ids.contains(name);
    let name = match row.called_by() {
        "letter" => ('A'..='Z').map(String::from).find(is_free)?,
        // What is called by its figure, such as a token, may have the same one.
        "value" | "players" | "seats" => row.id(),
        _ => (2..=ids.len() + 2)
            .map(|n| format!("{}_{n}", row.id()))
            .find(is_free)?,
    };
    let at = format!("{list}.{}", nth + 1);
    let body = document.with_copy(row, &name);
    let copied = Document::read(&body).ok()?;
    let copy = copied.row(&at)?;
    // Of a card that there are several of, the new one is one.
    let one = toml::Value::Integer(1);
    let several = ["copies", "count"].into_iter().find(|key| {
        let value = copy.field(key).map(|field| &field.value);
        value.is_some_and(toml::Value::is_integer)
    });
    let body = match several {
        Some(key) => copied.with_field(copy, key, Some(&one)),
        None => body,
    };
    Some(checked(game, body, at))
}

/// The file without a row and what stands under it. `None` for what there is one of.
#[must_use]
pub fn without(game: &dyn AnyGame, text: &str, at: &str) -> Option<Rebuilt> {
    let document = Document::read(text).ok()?;
    let row = document.row(at)?;
    counted(at)?;
    Some(checked(game, document.without_row(row), at.to_owned()))
}

/// The list that a row belongs to, and which of it it is.
fn counted(at: &str) -> Option<(&str, usize)> {
    let (list, nth) = at.rsplit_once('.')?;
    Some((list, nth.parse().ok()?))
}

fn checked(game: &dyn AnyGame, body: String, at: String) -> Rebuilt {
    let fault = game.with_content(&body).err();
    Rebuilt { body, at, fault }
}
