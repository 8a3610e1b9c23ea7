//! Tests of the face of Ekö: what it says and what it draws.
#![allow(clippy::unwrap_used)] // helpers of tests

mod boards;
mod chosen;
mod errors;
mod facts;
mod ground;
mod pages;
mod rare;
mod waiting;
mod words;

/// What tests itself in private is compiled here once more, so that the whole library is not.
#[path = "../../src/themes.rs"]
mod themes;

use eko::{Eko, Setup, Variant};
use eko_face::EkoFace;
use face::{Face, Language, Words};
use kernel::{Published, Wanted};

fn setup(wish: &str) -> Setup {
    let wanted: Wanted = wish.parse().unwrap();
    Eko::set_up(&Eko::read_content(Eko::CONTENT).unwrap(), &wanted).unwrap()
}

fn words(language: Language) -> Words {
    Words::new(language, &EkoFace::word_files(language, "standard")).unwrap()
}

/// A wish for so many players and every variant.
fn all_variants(seats: u8) -> String {
    let all = Variant::ALL.map(|variant| format!("+{}", variant.key()));
    format!("seats={seats} {}", all.join(" "))
}
