//! The content that a match file carries: a match may be played with cards that somebody corrected, and must still be told in years.

use std::fmt::Write as _;

use kernel::{LONGEST_CONTENT, Published, Shared};

use super::{FileError, line_of};

/// What stands before each line of it.
pub(super) const MARK: &str = "=";

/// Its lines, as they stand in the file; none for what the program ships.
pub(super) fn write<G: Published>(content: &Shared<G::Content>) -> String {
    let mut lines = String::new();
    if content.text() != G::CONTENT {
        // Exactly: a text that ends with a line has one more, which is empty.
        for line in content.text().split('\n') {
            writeln!(lines, "{MARK} {line}").expect("a string takes all that is written to it");
        }
    }
    lines
}

/// The content that a file carries, and the line where it begins.
#[must_use]
pub fn carried_content(text: &str) -> Option<(usize, String)> {
    Some((line_of(text, MARK), read(text)?))
}

fn read(text: &str) -> Option<String> {
    let line = |line: &'_ str| -> Option<String> {
        let rest = line.strip_prefix(MARK)?;
        Some(rest.strip_prefix(' ').unwrap_or(rest).to_owned())
    };
    let lines: Vec<String> = text.split('\n').filter_map(line).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// The content of this fingerprint: the one that is given, or the one that the file carries.
pub(super) fn content<G: Published>(
    text: &str,
    fingerprint: u64,
    given: &Shared<G::Content>,
) -> Result<Shared<G::Content>, FileError> {
    if given.fingerprint() == fingerprint {
        return Ok(given.clone());
    }
    let wrong = |key: &str, why: String| FileError::at(line_of(text, key), why);
    let Some(carried) = read(text) else {
        let why = "played with another content file: give that one with --content";
        return Err(wrong("content", why.to_owned()));
    };
    if carried.len() > LONGEST_CONTENT {
        let why = format!("it carries content of more than {LONGEST_CONTENT} bytes");
        return Err(wrong(MARK, why));
    }
    let content = G::read_content(&carried);
    let content =
        content.map_err(|error| wrong(MARK, format!("the content that it carries: {error}")))?;
    if content.fingerprint() == fingerprint {
        Ok(content)
    } else {
        let why = "the content that it carries is not what it was played with";
        Err(wrong(MARK, why.to_owned()))
    }
}
