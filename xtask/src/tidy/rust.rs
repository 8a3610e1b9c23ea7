//! Just enough of Rust to tell code from comments and texts, and to see where an item ends.

mod functions; // where a function ends, and whether it is a table
mod items; // which items are tests
mod pieces; // code, texts and comments

pub(super) use functions::{Function, functions};
pub(super) use items::test_items;
pub(super) use pieces::{code, without_comments};

use std::ops::Range;

/// The text with these parts blanked out. Lines and positions stay as they are.
pub(super) fn without(text: &str, parts: &[Range<usize>]) -> String {
    let mut left = String::with_capacity(text.len());
    let mut at = 0;
    for part in parts {
        left.push_str(&text[at..part.start]);
        left.push_str(&blank(&text[part.clone()]));
        at = part.end;
    }
    left.push_str(&text[at..]);
    left
}

/// As many bytes of nothing, on as many lines.
fn blank(text: &str) -> String {
    let empty = |byte| if byte == b'\n' { '\n' } else { ' ' };
    text.bytes().map(empty).collect()
}

/// Where the bracket that opens at `at` is closed again: after its partner, or at the end of the text.
fn closed(code: &str, at: usize) -> usize {
    let mut depth = 0_usize;
    for (nth, byte) in code.bytes().enumerate().skip(at) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => continue,
        }
        if depth == 0 {
            return nth + 1;
        }
    }
    code.len()
}

fn of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_blanked_keeps_its_place() {
        assert_eq!(without("ab\ncd\nef", &[1..4, 6..7]), "a \n d\n f");
        assert_eq!(without("aśb", &[0..1, 1..3]), "   b");
    }

    #[test]
    fn brackets_find_their_partners() {
        assert_eq!(closed("f(a[0], {b}) c", 1), 12);
        assert_eq!(closed("f(a", 1), 3);
    }
}
