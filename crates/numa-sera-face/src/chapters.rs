//! The numbered rules with their chapters in Polish. The rules below them are as the game states them: nobody has translated them yet.

use std::sync::LazyLock;

use kernel::Published;
use numa_sera::NumaSera;

/// `English title = Polish title`, one a line.
const TITLES: &str = include_str!("../words/chapters.pl.txt");

pub(crate) static POLISH: LazyLock<String> = LazyLock::new(|| {
    let lines = NumaSera::RULES.lines().map(|line| match titled(line) {
        Some((mark, title)) => format!("{mark} {title}\n"),
        None => format!("{line}\n"),
    });
    lines.collect()
});

/// The mark of a heading and its title in Polish, where there is one.
fn titled(line: &str) -> Option<(&str, &'static str)> {
    let (mark, english) = line.split_once(' ')?;
    let heading = !mark.is_empty() && mark.bytes().all(|byte| byte == b'#');
    let mut titles = TITLES.lines().filter_map(|line| line.split_once(" = "));
    let (_, polish) = titles.find(|(title, _)| heading && *title == english)?;
    Some((mark, polish))
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
    }
}
