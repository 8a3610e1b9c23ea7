//! What is wrong with a content file, and where: each fault has a line and says which row or field it is about, also where the game
//! only knows the one or the other.

use std::fmt;

use face::Words;
use kernel::{ContentError, Phrase};

use crate::document::{Document, Row};

/// Why a content file cannot be played with. Its [`fmt::Display`] is the English sentence, for terminals; pages say `why` in the
/// reader's language ([`crate::AnyGame::say_fault`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Counted from 1.
    pub line: usize,
    /// The table, card or field that is wrong, as the file calls it.
    pub at: String,
    /// Where the row stands that is wrong, if it is one.
    pub row: Option<String>,
    pub why: Phrase,
    english: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}: {}", self.line, self.at, self.english)
    }
}

impl std::error::Error for Fault {}

impl Fault {
    pub(crate) fn of(text: &str, fault: ContentError, english: &Words) -> Self {
        let document = Document::read(text).ok();
        let document = document.as_ref();
        let named = document.and_then(|document| nearest(document, &fault.at));
        let line = fault
            .line
            .or_else(|| Some(document?.line(named?)))
            .unwrap_or(1);
        let standing = document.and_then(|document| document.row_at(line));
        let place = || document.and_then(|document| document.place(line));
        Self {
            line,
            row: named.or(standing).map(|row| row.path.clone()),
            at: match fault.at.as_str() {
                "" => place().unwrap_or_else(|| key_at(text, line)),
                at => at.to_owned(),
            },
            english: english.say(&fault.why),
            why: fault.why,
        }
    }
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
