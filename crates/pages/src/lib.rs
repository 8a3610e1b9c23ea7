//! The pages around tables, as pure functions from what they show to markup. They know no game: what a game draws comes from its
//! [`face::Face`] as markup, its words and its menu as data.

pub mod about; // what a game is, and how it is played
pub mod account; // a person's own page
pub mod assets; // style, script and icons
pub mod boards; // built by people
pub mod correct; // a row of content
pub mod games; // one's own: all of them, and what they add up to
pub mod learn; // every lesson
pub mod lobby; // the first page
pub mod notice; // pages that say no
mod parts; // small parts of pages
pub mod practice; // positions to practise on
pub mod review; // a match that is over, looked at again
pub mod rulebook; // the numbered rules
pub mod sandbox; // positions to try
pub mod sets; // content that people correct
pub mod shelf; // what is in the box
pub mod shell; // the page around every page
pub mod table; // the page around a game
pub mod trial; // how a set plays
mod typefaces; // type of our own
pub mod waiting; // before the first card, and between two people at one device

use face::{ByLanguage, Language, WordError, Words};

/// The words of the pages; their keys begin with `ui-`.
pub const WORDS: ByLanguage<&str> = face::word_files!("../words/", "../words/review.", "../words/practice.", "../words/games.", "../words/sets."; ".ftl");

/// The words of the pages in `language` and then those of `files`.
pub fn words(language: Language, files: &[&str]) -> Result<Words, WordError> {
    let files = [&[*WORDS.of(language)][..], files].concat();
    Words::new(language, &files)
}
