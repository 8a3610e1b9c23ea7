//! Where a fault of a content file is: each has a line and says which row or field it is about, also where the game only knows the one
//! or the other.

use kernel::ContentError;

use crate::document::{Document, Row};

pub(crate) fn located(text: &str, mut fault: ContentError) -> ContentError {
    let document = Document::read(text).ok();
    if fault.line.is_none() {
        let row = document.as_ref().and_then(|document| {
            let row = nearest(document, &fault.at)?;
            Some(document.line(row))
        });
        fault.line = Some(row.unwrap_or(1));
    }
    if fault.at.is_empty() {
        let line = fault.line.unwrap_or(1);
        let place = document.as_ref().and_then(|document| document.place(line));
        fault.at = place.unwrap_or_else(|| key_at(text, line));
    }
    fault
}

/// The row that has most of these words in its place and its name.
fn nearest<'d>(document: &'d Document, at: &str) -> Option<&'d Row> {
    let is_part = |c: char| !c.is_alphanumeric() && c != '_';
    let words: Vec<&str> = at.split(is_part).filter(|word| !word.is_empty()).collect();
    let score = |row: &Row| {
        let id = row.id();
        let mut parts: Vec<&str> = row.kind.split('.').collect();
        parts.push(&id);
        let in_row = words.iter().filter(|word| parts.contains(word)).count();
        let fields = row
            .fields
            .iter()
            .filter(|field| words.contains(&field.key.as_str()));
        2 * in_row + fields.count()
    };
    let best = document
        .rows
        .iter()
        .map(&score)
        .max()
        .filter(|best| *best > 0)?;
    document.rows.iter().find(|row| score(row) == best)
}

/// What stands before the sign of equality in a line, or the heading that it is.
fn key_at(text: &str, line: usize) -> String {
    let found = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let key = found.split('=').next().unwrap_or_default().trim();
    let key: String = key
        .trim_matches(['[', ']', '"', ' '])
        .chars()
        .take(40)
        .collect();
    if key.is_empty() {
        "file".to_owned()
    } else {
        key
    }
}
