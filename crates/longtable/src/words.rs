//! What the program itself says, in every language.

use face::{ByLanguage, Language, Words};

const FILES: ByLanguage<&str> = face::word_files!("../words/", ".ftl");

/// The program's own words of a language.
pub(crate) fn of(language: Language) -> Words {
    Words::new(language, &[FILES.of(language)])
        .expect("the word files that the program ships can be read")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn keys(text: &str) -> BTreeSet<&str> {
        text.lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key)
            .collect()
    }

    #[test]
    fn every_language_has_the_words_that_the_program_says_and_no_others() {
        let sources = [
            include_str!("play/session.rs"),
            include_str!("replay.rs"),
            include_str!("rules.rs"),
        ];
        let [english, polish] = [FILES.english, FILES.polish].map(keys);
        assert_eq!(english, polish);
        for key in english {
            let quoted = format!("\"{key}\"");
            assert!(
                sources.iter().any(|source| source.contains(&quoted)),
                "{key} is never said"
            );
        }
    }
}
