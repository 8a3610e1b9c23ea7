//! A sentence as a page shows it: its words, and those of the game that have a look of their own.

use kernel::{Phrase, Shared};
use maud::{Markup, html};

use crate::{Content, Face, Piece, Words};

/// The same words as [`Words::say`] has, with chips where [`Face::chip`] knows some, and names that tell what [`Face::explain`] knows of them.
#[must_use]
pub fn drawn<F: Face>(content: &Shared<Content<F>>, words: &Words, phrase: &Phrase) -> Markup {
    html! {
        @for piece in words.pieces(phrase) {
            @match piece {
                Piece::Text(text) => (text),
                Piece::Word { key, said } => (word::<F>(content, words, &key, &said)),
            }
        }
    }
}

fn word<F: Face>(content: &Shared<Content<F>>, words: &Words, key: &str, said: &str) -> Markup {
    let drawn = F::chip(key, said).unwrap_or_else(|| html! { (said) });
    match F::explain(content, words, key) {
        Some(tip) => {
            html! { span.word tabindex="0" title=(tip.text) data-tip=(tip.rule) { (drawn) } }
        }
        None => drawn,
    }
}
