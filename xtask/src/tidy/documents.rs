//! Tables in ARCHITECTURE.md that are the law.

use super::Source;

pub(super) fn architecture(sources: &[Source]) -> Result<&str, String> {
    sources
        .iter()
        .find(|source| source.path == "ARCHITECTURE.md")
        .map(|source| source.text.as_str())
        .ok_or_else(|| "ARCHITECTURE.md is missing".to_owned())
}

/// The cells of each row of the table that begins with this heading.
pub(super) fn rows<'a>(document: &'a str, heading: &str) -> impl Iterator<Item = Vec<&'a str>> {
    document
        .lines()
        .skip_while(move |line| !line.starts_with(heading))
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
}

/// Names separated by commas, with or without backticks; a dash means none.
pub(super) fn words(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(',')
        .map(|word| word.trim().trim_matches('`'))
        .filter(|word| !matches!(*word, "" | "–" | "-"))
}

/// The first word of each row whose second cell is not empty: what has a reason.
pub(super) fn reasons<'a>(document: &'a str, heading: &str) -> impl Iterator<Item = &'a str> {
    rows(document, heading)
        .filter(|cells| cells.get(1).is_some_and(|why| !why.is_empty()))
        .flat_map(|cells| words(cells[0]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_without_a_reason_gives_none() {
        let document = "| crate | why |\n|---|---|\n| `a`, `b` | c |\n| `d` | |\n\n| `e` | f |";
        let found: Vec<_> = reasons(document, "| crate |").collect();
        assert_eq!(found, ["a", "b"]);
    }
}
