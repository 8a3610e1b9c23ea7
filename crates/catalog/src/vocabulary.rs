//! All words that tables of a game need, in every language.

use face::{Face, Language, Words};

/// What tables say besides the game's own words.
const WORDS: [(Language, &str); 2] = [
    (Language::English, include_str!("../words/en.ftl")),
    (Language::Polish, include_str!("../words/pl.ftl")),
];

/// All words of a game, read once and shared by its tables.
pub(crate) struct Vocabulary(Vec<(&'static str, Words)>);

impl Vocabulary {
    pub(crate) fn of<F: Face>() -> Self {
        let words = F::dialects().iter().flat_map(|&dialect| {
            WORDS.map(|(language, house)| {
                let files = [vec![house], F::word_files(language, dialect)].concat();
                let words = Words::new(language, &files)
                    .expect("the word files that the program ships can be read");
                (dialect, words)
            })
        });
        Self(words.collect())
    }

    pub(crate) fn words(&self, language: Language, dialect: &str) -> Words {
        self.0
            .iter()
            .find(|(of, words)| *of == dialect && words.language() == language)
            .map(|(_, words)| words.clone())
            .expect("there are words for every language and dialect")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_language_has_the_words_that_tables_say_and_no_others() {
        let keys = |text: &'static str| -> BTreeSet<&str> {
            text.lines()
                .filter_map(|line| line.split_once(" ="))
                .map(|(key, _)| key)
                .collect()
        };
        let [english, polish] = WORDS.map(|(_, text)| keys(text));
        assert_eq!(english, polish);
        let program = include_str!("any_table.rs");
        for key in english {
            assert!(
                program.contains(&format!("\"{key}\"")),
                "{key} is never said"
            );
        }
    }
}
