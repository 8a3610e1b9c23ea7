//! All words that tables of a game need, in every language.

use face::{ByLanguage, Face, Language, Words};

/// What tables say besides the game's own words.
pub const WORDS: ByLanguage<&str> = face::word_files!("../words/", ".ftl");

/// All words of a game by dialect, read once and shared by its tables.
pub(crate) struct Vocabulary(Vec<(&'static str, ByLanguage<Words>)>);

impl Vocabulary {
    pub(crate) fn of<F: Face>() -> Self {
        let words = |&dialect: &&'static str| {
            let words = ByLanguage::from_fn(|language| {
                let own = F::word_files(language, dialect);
                let house = vec![
                    *WORDS.of(language),
                    F::setup_words(language),
                    F::how_words(language),
                ];
                let files = [house, own].concat();
                Words::new(language, &files)
                    .expect("the word files that the program ships can be read")
            });
            (dialect, words)
        };
        Self(F::dialects().iter().map(words).collect())
    }

    pub(crate) fn words(&self, language: Language, dialect: &str) -> Words {
        let of_dialect = self.0.iter().find(|(of, _)| *of == dialect);
        let (_, words) = of_dialect.expect("a face tells a dialect that it lists");
        words.of(language).clone()
    }
}
