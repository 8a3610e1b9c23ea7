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
    use face::check::{check_words, is_quoted_beside};

    use super::*;

    #[test]
    fn every_language_has_the_words_that_the_program_says_and_no_others() {
        let said = is_quoted_beside(env!("CARGO_MANIFEST_DIR"));
        check_words(&FILES, said).unwrap_or_else(|problems| panic!("{problems}"));
    }
}
