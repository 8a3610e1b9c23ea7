//! Tests of the words of Winds of Numa Sera.
#![allow(clippy::unwrap_used)] // helpers of tests

mod details; // things told whole
mod errors;
mod facts; // what speaks for a move
mod forecasts; // what is told before an answer is given
mod offers; // counter-offers, and what was agreed on
mod pages; // the table as a page
mod readable; // sentences as people read them
mod texts; // what stands on every card
mod words;

/// What tests itself in private is compiled here once more, so that the whole library is not.
#[path = "../../src/themes.rs"]
mod themes;

use face::{Face, Language, Words};
use kernel::{Published, Shared};
use numa_sera::NumaSera;
use numa_sera::content::Content;
use numa_sera_face::NumaSeraFace;

fn words(language: Language) -> Words {
    let files = NumaSeraFace::word_files(language, "reconstruction");
    Words::new(language, &files).unwrap_or_else(|error| panic!("{error}"))
}

fn content() -> Shared<Content> {
    NumaSera::read_content(NumaSera::CONTENT).unwrap()
}
