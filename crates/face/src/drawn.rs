//! A sentence as a page shows it: its words, and those of the game that have a look of their own.

use kernel::Phrase;
use maud::{Markup, html};

use crate::{Face, Piece, Words};

/// The same words as [`Words::say`] has, with chips where [`Face::chip`] knows some.
#[must_use]
pub fn drawn<F: Face>(words: &Words, phrase: &Phrase) -> Markup {
    html! {
        @for piece in words.pieces(phrase) {
            @match piece {
                Piece::Text(text) => (text),
                Piece::Word { key, said } => @match F::chip(&key, &said) { Some(chip) => (chip), None => (said) },
            }
        }
    }
}
