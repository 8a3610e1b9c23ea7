//! How far one text is from another, for "did you mean".

/// The lines of a position that are most like the one expected: first those of the same key.
pub(crate) fn closest<'a>(position: &'a str, wanted: &str) -> Vec<&'a str> {
    let key = |line: &str| line.split(':').next().unwrap_or("").to_owned();
    let mut lines: Vec<(bool, usize, &str)> = position
        .lines()
        .map(str::trim)
        .map(|line| (key(line) != key(wanted), distance(line, wanted), line))
        .collect();
    lines.sort_by_key(|(other, far, _)| (*other, *far));
    lines.into_iter().take(3).map(|(_, _, line)| line).collect()
}

/// Levenshtein's.
pub(crate) fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, a) in one.chars().enumerate() {
        let mut corner = row[0];
        row[0] = at + 1;
        for (to, b) in other.iter().enumerate() {
            let change = corner + usize::from(a != *b);
            corner = row[to + 1];
            row[to + 1] = change.min(corner + 1).min(row[to] + 1);
        }
    }
    row[other.len()]
}
