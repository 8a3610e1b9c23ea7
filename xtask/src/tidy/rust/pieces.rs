//! Code, texts and comments.

use super::{blank, of_word};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Code,
    /// A literal string or character.
    Text,
    Comment,
}

/// The code alone: comments and texts are blanked out.
pub(in crate::tidy) fn code(text: &str) -> String {
    kept(text, |kind| kind == Kind::Code)
}

/// Code and texts: comments are blanked out, those of the documentation too.
pub(in crate::tidy) fn without_comments(text: &str) -> String {
    kept(text, |kind| kind != Kind::Comment)
}

fn kept(text: &str, keep: impl Fn(Kind) -> bool) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let (kind, length) = first(rest);
        let (piece, others) = rest.split_at(length);
        if keep(kind) {
            result.push_str(piece);
        } else {
            result.push_str(&blank(piece));
        }
        rest = others;
    }
    result
}

/// The kind and the length of what the text begins with.
fn first(rest: &str) -> (Kind, usize) {
    if rest.starts_with("//") {
        return (Kind::Comment, rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return (Kind::Comment, block_comment(rest));
    }
    if rest.starts_with('"') {
        return (Kind::Text, quoted(rest, '"'));
    }
    if let Some(after) = rest.strip_prefix('\'') {
        // `'a'` and `'\n'` are characters, `'a` is a lifetime.
        let is_character = after.starts_with('\\') || after.chars().nth(1) == Some('\'');
        return if is_character {
            (Kind::Text, quoted(rest, '\''))
        } else {
            (Kind::Code, 1)
        };
    }
    let word = rest.find(|c: char| !of_word(c)).unwrap_or(rest.len());
    if matches!(&rest[..word], "r" | "br" | "cr")
        && let Some(length) = raw(&rest[word..])
    {
        return (Kind::Text, word + length);
    }
    let one = rest.chars().next().map_or(1, char::len_utf8);
    (Kind::Code, word.max(one))
}

/// Comments in blocks may contain others.
fn block_comment(rest: &str) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < rest.len() {
        let step = match &rest.as_bytes()[at..] {
            [b'/', b'*', ..] => {
                depth += 1;
                2
            }
            [b'*', b'/', ..] => {
                depth -= 1;
                2
            }
            _ => 1,
        };
        at += step;
        if depth == 0 {
            break;
        }
    }
    at
}

/// The length up to the closing mark, which a backslash escapes.
fn quoted(rest: &str, mark: char) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        if c == mark && !escaped {
            return at + 1;
        }
        escaped = c == '\\' && !escaped;
    }
    rest.len()
}

/// The length of `#"…"#`, with as many hashes as there are; none if it is a raw identifier.
fn raw(rest: &str) -> Option<usize> {
    let hashes = rest.find(|c: char| c != '#')?;
    let inside = rest[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let length = inside.find(&end).unwrap_or(inside.len());
    Some((hashes + 1 + length + end.len()).min(rest.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_and_comments_are_no_code() {
        for (text, left) in [
            ("a // b", "a     "),
            ("a /* b /* c */ d */ e", "a                   e"),
            (r#"a("b // c")"#, "a(        )"),
            (r#"a("\"{")"#, "a(     )"),
            (r##"a(r#"""#)"##, "a(      )"),
            ("a('{', '\\'', b'}')", "a(   ,     , b   )"),
            ("fn a<'b>(c: &'b str)", "fn a<'b>(c: &'b str)"),
            ("r#type + for_r", "r#type + for_r"),
        ] {
            assert_eq!(code(text), left, "{text}");
        }
    }

    #[test]
    fn texts_stay_where_only_comments_go() {
        let text = "/// ET-A-1\nsays(\"ET-A-2 // ET-A-3\") // ET-A-4";
        assert_eq!(
            without_comments(text),
            "          \nsays(\"ET-A-2 // ET-A-3\")          "
        );
    }

    #[test]
    fn broken_code_ends_with_its_text() {
        for text in ["\"a", "/* a", "r#\"a", "'\\", "ś'ż"] {
            assert_eq!(code(text).len(), text.len(), "{text}");
        }
    }
}
