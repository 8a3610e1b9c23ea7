//! How many pieces the rulebooks list, and which counts of a content file differ from that.

use std::sync::LazyLock;

use serde::Deserialize;
use toml::Value;

use crate::document::Document;

#[derive(Deserialize)]
struct File {
    count: Vec<Count>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Count {
    game: String,
    kinds: Vec<String>,
    /// The field that says how many a row stands for: a figure, or a list of them.
    #[serde(default)]
    by: Option<String>,
    count: u32,
    rule: String,
}

static COUNTS: LazyLock<Vec<Count>> = LazyLock::new(|| {
    let file: Result<File, _> = toml::from_str(include_str!("../../../content/counts.toml"));
    file.expect("the counts that the program ships can be read")
        .count
});

/// Pieces of which there are more or fewer than the rulebook lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Miscount {
    /// The kinds of rows that are counted together.
    pub kinds: &'static [String],
    /// The field by which they are counted, if each row is not one.
    pub by: Option<&'static str>,
    pub have: u32,
    pub want: u32,
    /// The rule that lists them.
    pub rule: &'static str,
}

/// The counts of a game's content that differ from its rulebook.
#[must_use]
pub fn miscounts(game: &str, document: &Document) -> Vec<Miscount> {
    let counts: &'static Vec<Count> = &COUNTS;
    let counts = counts.iter().filter(|count| count.game == game);
    let found = counts.map(|count| {
        let rows = document.rows.iter();
        let rows = rows.filter(|row| count.kinds.contains(&row.kind));
        let by = count.by.as_deref();
        let counted = rows.map(|row| {
            let field = by.and_then(|by| row.field(by));
            field.map_or(1, |field| pieces(&field.value))
        });
        Miscount {
            kinds: &count.kinds,
            by,
            have: counted.fold(0, u32::saturating_add),
            want: count.count,
            rule: &count.rule,
        }
    });
    found.filter(|count| count.have != count.want).collect()
}

/// How many pieces a field stands for; where it does not say, for one.
fn pieces(value: &Value) -> u32 {
    match value {
        Value::Integer(n) => u32::try_from(*n).unwrap_or_default(),
        Value::Array(items) => items.iter().map(of_item).fold(0, u32::saturating_add),
        Value::Table(table) => {
            let figure = table.get("value").or(table.get("values"));
            figure.map_or(1, pieces)
        }
        _ => 1,
    }
}

/// Of the coins of a value there are several; a token is one, whatever its value is.
fn of_item(item: &Value) -> u32 {
    item.get("count").map_or(1, pieces)
}
