//! The pages around tables, as pure functions from what they show to markup. They know no game: what a game draws comes from its
//! [`face::Face`] as markup, its words and its menu as data.

pub mod account; // a person's own page
pub mod assets; // style, script and icons
pub mod boards; // built by people
pub mod correct; // a row of content
pub mod learn; // every lesson
pub mod lobby; // the first page
pub mod notice; // pages that say no
mod parts; // small parts of pages
pub mod rulebook; // the numbered rules
pub mod sets; // content that people correct
pub mod shelf; // what is in the box
pub mod shell; // the page around every page
pub mod table; // the page around a game
mod typefaces; // type of our own
pub mod waiting; // before the first card, and between two people at one device

use face::{ByLanguage, Language, WordError, Words};

/// The words of the pages; their keys begin with `ui-`.
pub const WORDS: ByLanguage<&str> = face::word_files!("../words/", ".ftl");

/// The words of the pages in `language` and then those of `files`.
pub fn words(language: Language, files: &[&str]) -> Result<Words, WordError> {
    let files = [&[*WORDS.of(language)][..], files].concat();
    Words::new(language, &files)
}
