//! Texts that are picked and not typed: where a row names others, where it says how sure it is, and where rows of its kind have a few
//! words in common.

use face::{Control, Entry};
use toml::Value;

use crate::document::{Document, Mark, Row};
use crate::form;

/// Of so many words at most one is picked; of more, it is typed.
const MOST: usize = 12;

/// What is called as its maker likes.
const FREE: [&str; 15] = [
    "name", "name_pl", "plural", "title", "epithet", "opponent", "language", "note", "ref", "id",
    "key", "letter", "set", "tiles", "spec",
];

/// Makes pick lists of the texts of a form that are one of some.
pub(crate) fn pick(control: &mut Control, row: &Row, document: &Document) {
    let own = row.called_by();
    control.walk_mut(&mut |place| {
        let Entry::Text(said) = &place.what else {
            return;
        };
        if said.is_empty() || place.path == own {
            return;
        }
        let options = marks(&place.key, said)
            .or_else(|| rows(said, row, document))
            .or_else(|| words(&place.path, row, document));
        if let Some(options) = options {
            place.what = Entry::Pick {
                chosen: said.clone(),
                options,
            };
        }
    });
}

/// A source that is nothing but a mark.
fn marks(key: &str, said: &str) -> Option<Vec<String>> {
    let is_source = key == "source" || key.ends_with("_source");
    let marks = Mark::ALL.map(Mark::key);
    (is_source && marks.contains(&said)).then(|| marks.map(str::to_owned).to_vec())
}

/// Rows of the kind that is named.
fn rows(said: &str, row: &Row, document: &Document) -> Option<Vec<String>> {
    let is_called =
        |other: &&Row| matches!(other.called_by(), "id" | "key" | "letter") && other.id() == said;
    let named = document
        .rows
        .iter()
        .filter(is_called)
        .find(|other| are_together(&other.kind, &row.kind))?;
    // Blocks come after Blocks of their own Kingdom.
    let list = |row: &Row| row.path.rsplit_once('.').map(|(list, _)| list.to_owned());
    let likes = document.rows.iter();
    let likes = likes.filter(|other| list(other) == list(named));
    Some(likes.map(Row::id).collect())
}

/// Whether two kinds belong to the same edition, or to none.
fn are_together(one: &str, other: &str) -> bool {
    let edition = |kind: &str| kind.split_once('.').map(|(edition, _)| edition.to_owned());
    match (edition(one), edition(other)) {
        (Some(one), Some(other)) => one == other,
        _ => true,
    }
}

/// What rows of this kind say at this place, or at another of the same list.
fn words(path: &str, row: &Row, document: &Document) -> Option<Vec<String>> {
    let parts: Vec<&str> = path.split('.').collect();
    if parts.iter().any(|part| FREE.contains(part)) {
        return None;
    }
    let mut found: Vec<String> = Vec::new();
    let likes = document.rows.iter().filter(|other| other.kind == row.kind);
    for other in likes {
        gather(&form::state(other), &parts, &mut found);
    }
    (2..=MOST).contains(&found.len()).then_some(found)
}

fn gather(value: &Value, parts: &[&str], found: &mut Vec<String>) {
    match (value, parts) {
        (Value::String(word), []) if !found.contains(word) => found.push(word.clone()),
        (Value::Table(table), [part, rest @ ..]) => {
            let inner = table.get(*part);
            inner.iter().for_each(|inner| gather(inner, rest, found));
        }
        (Value::Array(items), [_, rest @ ..]) => {
            items.iter().for_each(|item| gather(item, rest, found));
        }
        _ => {}
    }
}
