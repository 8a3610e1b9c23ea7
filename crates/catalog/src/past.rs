//! What a set said before. Each change that is kept leaves a line at the end of the file, as a comment, so that a file carries its history
//! wherever it goes.

use kernel::LONGEST_CONTENT;
use toml::Value;

use crate::correct::{read_state, steps};
use crate::document::{Document, Row};
use crate::{Said, form};

/// What such a line begins with.
const MARK: &str = "#= before ";
/// How many are kept; older ones go.
const MOST: usize = 40;

/// A row before it was changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Earlier {
    /// When it was changed, in milliseconds since 1970.
    pub when: i64,
    pub kind: String,
    pub id: String,
    /// Where it stands now; `None` if it is gone.
    pub at: Option<String>,
    /// What it said, as a form carries it.
    pub state: String,
    /// What was changed then: place, before, after. Empty if it was removed.
    pub changes: Vec<(String, Said, Said)>,
}

/// The text `after` a change to a row, with what the row said in the text `before` it.
#[must_use]
pub fn remembering(before: &str, after: String, at: &str, when: i64) -> String {
    let (Ok(was), Ok(is)) = (Document::read(before), Document::read(&after)) else {
        return after;
    };
    let Some(row) = was.row(at) else {
        return after;
    };
    let state = form::state(row);
    let same = is.row(at).filter(|is| is.kind == row.kind);
    if same.is_some_and(|is| form::state(is) == state) {
        return after;
    }
    let (mut lines, told): (Vec<&str>, Vec<&str>) =
        after.lines().partition(|line| !line.starts_with(MARK));
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    let new = format!("{MARK}{when} {} {} {state}", row.kind, row.path);
    let skip = (told.len() + 1).saturating_sub(MOST);
    let told = told.into_iter().chain([new.as_str()]).skip(skip);
    let lines = lines.into_iter().chain([""]).chain(told);
    let whole = lines.collect::<Vec<_>>().join("\n") + "\n";
    // What is kept matters more than what was before.
    match whole.len() > LONGEST_CONTENT {
        true => after,
        false => whole,
    }
}

/// What was changed in a file, the latest first.
#[must_use]
pub fn earlier(document: &Document) -> Vec<Earlier> {
    let lines = document.text().lines().rev();
    let mut newer: Vec<(String, String, Value)> = Vec::new();
    let mut found = Vec::new();
    for line in lines.filter_map(|line| line.strip_prefix(MARK)).take(MOST) {
        let mut parts = line.splitn(4, ' ');
        let (Some(Ok(when)), Some(kind), Some(path), Some(said)) = (
            parts.next().map(str::parse),
            parts.next(),
            parts.next(),
            parts.next(),
        ) else {
            continue;
        };
        let Some(state) = read_state(said) else {
            continue;
        };
        let id = id_of(document, kind, path, &state);
        let now = find(document, kind, path, &id);
        let then = newer
            .iter()
            .rfind(|(of, at, _)| (of.as_str(), at.as_str()) == (kind, path))
            .map(|(_, _, state)| state.clone())
            .or_else(|| now.map(form::state));
        found.push(Earlier {
            when,
            kind: kind.to_owned(),
            id,
            at: now.map(|row| row.path.clone()),
            state: said.to_owned(),
            changes: then
                .map(|then| steps(&[said], &then).into_iter().flatten().collect())
                .unwrap_or_default(),
        });
        newer.push((kind.to_owned(), path.to_owned(), state));
    }
    found
}

/// The row as it is now: under its name, where others came or went before it; what is called by its value, where it was.
fn find<'d>(document: &'d Document, kind: &str, path: &str, id: &str) -> Option<&'d Row> {
    let has_name = |row: &Row| matches!(row.called_by(), "id" | "key" | "letter");
    let mut of_kind = document.rows.iter().filter(|row| row.kind == kind);
    of_kind.find(|row| match has_name(row) {
        true => row.id() == id,
        false => row.path == path,
    })
}

/// What the row was called.
fn id_of(document: &Document, kind: &str, path: &str, state: &Value) -> String {
    let rows = || document.rows.iter().filter(|row| row.kind == kind);
    let like = rows().find(|row| row.path == path).or(rows().next());
    let said = like.and_then(|row| state.get(row.called_by()));
    said.map(crate::document::plain).unwrap_or_default()
}
