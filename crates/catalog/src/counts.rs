//! How many pieces the rulebooks list, and which counts of a content file differ from that.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::document::{Document, Row};

#[derive(Deserialize)]
struct File {
    count: Vec<Count>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Count {
    game: String,
    kinds: Vec<String>,
    /// The field that says how many a row stands for.
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
        let pieces = |row: &Row| {
            let said = count.by.as_deref().and_then(|by| row.plain(by));
            said.and_then(|n| n.parse().ok()).unwrap_or(1)
        };
        Miscount {
            kinds: &count.kinds,
            have: rows.map(pieces).fold(0, u32::saturating_add),
            want: count.count,
            rule: &count.rule,
        }
    });
    found.filter(|count| count.have != count.want).collect()
}
