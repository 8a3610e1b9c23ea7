//! The content that a match file carries: a match may be played with cards that somebody corrected, and must still be told in years.

use std::fmt::Write as _;

use kernel::{LONGEST_CONTENT, Published, Shared};

use super::{FileError, line_of};

/// What stands before each line of it.
pub(super) const MARK: &str = "=";

/// Its lines, as they stand in the file; none for what the program ships or shipped.
pub(super) fn write<G: Published>(content: &Shared<G::Content>) -> String {
    let mut lines = String::new();
    let text = content.text();
    if text != G::CONTENT && !G::FORMER.contains(&text) {
        // Exactly: a text that ends with a line has one more, which is empty.
        for line in text.split('\n') {
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

/// The content of this fingerprint: the one that is given, the one that the file carries, or one that the program shipped before.
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
        if let Some(former) = former_content::<G>(fingerprint) {
            return Ok(former);
        }
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

/// What the program shipped before under this fingerprint.
#[must_use]
pub fn former_content<G: Published>(fingerprint: u64) -> Option<Shared<G::Content>> {
    let read = |text: &&str| G::read_content(text).ok();
    let mut all = G::FORMER.iter().filter_map(read);
    all.find(|content| content.fingerprint() == fingerprint)
}
