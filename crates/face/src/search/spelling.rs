//! Words that somebody wrote as they sound: *skeletton*, *emporer*, *krasnolód*. A slip is a letter too many, too few, another one, or two that changed
//! places.

/// Shorter words are other words with a letter changed.
const SHORTEST: usize = 5;
/// A word so long may have two slips.
const LONG: usize = 7;

/// The term of the known word that has the fewest slips, and how many: at most two. Words and what they stand for come in pairs.
pub(super) fn nearest<'a>(
    word: &str,
    known: impl Iterator<Item = (&'a str, &'a str)>,
) -> Option<(usize, String)> {
    let most = match word.len() {
        0..SHORTEST => return None,
        SHORTEST..LONG => 1,
        _ => 2,
    };
    let near = known.filter(|(other, _)| {
        // The first letter is hardly ever wrong.
        other.len().abs_diff(word.len()) <= most
            && other.as_bytes().first() == word.as_bytes().first()
    });
    let near = near.map(|(other, term)| (slips(word.as_bytes(), other.as_bytes()), term));
    let near = near.filter(|(slips, _)| *slips <= most);
    let near = near.min_by_key(|(slips, _)| *slips);
    near.map(|(slips, term)| (slips, term.to_owned()))
}

/// How many slips make one word of the other.
fn slips(one: &[u8], other: &[u8]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=other.len()).collect();
    for (row, letter) in one.iter().enumerate() {
        let mut line = vec![row + 1];
        for (column, known) in other.iter().enumerate() {
            let changed = above[column] + usize::from(letter != known);
            let mut least = changed.min(above[column + 1] + 1).min(line[column] + 1);
            let turned =
                row > 0 && column > 0 && one[row - 1] == *known && other[column - 1] == *letter;
            if turned {
                least = least.min(before[column - 1] + 1);
            }
            line.push(least);
        }
        before = std::mem::replace(&mut above, line);
    }
    above[other.len()]
}

#[cfg(test)]
mod tests {
    use super::{nearest, slips};

    #[test]
    fn slips_are_counted() {
        for (one, other, many) in [
            ("skeleton", "skeleton", 0),
            ("skeletton", "skeleton", 1),
            ("skelton", "skeleton", 1),
            ("centuar", "centaur", 1),
            ("emporer", "emperor", 2),
            ("", "orc", 3),
        ] {
            assert_eq!(slips(one.as_bytes(), other.as_bytes()), many, "{one}");
        }
    }

    #[test]
    fn short_words_are_taken_as_they_are() {
        let known = || [("camp", "camp"), ("castle", "castle"), ("wizard", "wizard")];
        let find = |word| nearest(word, known().into_iter());
        assert_eq!(find("lamp"), None);
        assert_eq!(find("camb"), None);
        assert_eq!(find("wizzard"), Some((1, "wizard".to_owned())));
        assert_eq!(find("blizzard"), None);
    }
}
