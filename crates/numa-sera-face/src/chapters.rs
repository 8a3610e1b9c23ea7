//! The numbered rules with their chapters in Polish. The rules below them are as the game states them: nobody has translated them yet.

use std::sync::LazyLock;

use kernel::Published;
use numa_sera::NumaSera;

/// `English title = Polish title`, one a line.
const TITLES: &str = include_str!("../words/chapters.pl.txt");

pub(crate) static POLISH: LazyLock<String> = LazyLock::new(|| {
    let lines = NumaSera::RULES.lines().map(|line| match titled(line) {
        Some(line) => line + "\n",
        None => format!("{line}\n"),
    });
    lines.collect()
});

/// A heading in Polish, where there are words for it. The numbers of its rules, which stand behind it, stay.
fn titled(line: &str) -> Option<String> {
    let (mark, heading) = line.split_once(' ')?;
    if mark.is_empty() || mark.bytes().any(|byte| byte != b'#') {
        return None;
    }
    let at = heading.rfind(" (NS-").unwrap_or(heading.len());
    let (english, numbers) = heading.split_at(at);
    let mut titles = TITLES.lines().filter_map(|line| line.split_once(" = "));
    let (_, polish) = titles.find(|(title, _)| *title == english)?;
    Some(format!("{mark} {polish}{numbers}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chapter_with_rules_has_a_polish_title() {
        let mut title = "";
        for line in NumaSera::RULES.lines() {
            if line.starts_with("## ") || line.starts_with("### ") {
                title = line;
            }
            assert!(
                !line.starts_with("- **NS-") || titled(title).is_some(),
                "{title}"
            );
        }
        let rules = |text: &str| text.matches("- **NS-").count();
        assert_eq!(rules(&POLISH), rules(NumaSera::RULES));
        assert!(POLISH.contains("## Przebieg tury"));
    }
}
