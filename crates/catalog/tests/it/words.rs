//! What tables say besides the words of their games.

use face::check::{check_words, is_quoted_beside};

#[test]
fn every_language_has_the_words_that_tables_say_and_no_others() {
    let said = is_quoted_beside(env!("CARGO_MANIFEST_DIR"));
    check_words(&catalog::WORDS, said).unwrap_or_else(|problems| panic!("{problems}"));
}
