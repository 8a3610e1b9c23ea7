//! Names of cards and kingdoms as phrases: keys that the face's word files know.

use kernel::{Phrase, Value};

use crate::{Card, Colour, Edition};

/// `card` or `card-wild`, with the words for tribe and colour.
#[must_use]
pub fn card(card: Card) -> Phrase {
    let tribe = Value::Word(format!("tribe-{}", card.tribe.key()));
    match card.colour {
        Some(colour) => Phrase::new("card")
            .with("colour", Value::Word(format!("colour-{}", colour.key())))
            .with("tribe", tribe),
        None => Phrase::new("card-wild").with("tribe", tribe),
    }
}

/// The message with the name of a kingdom.
#[must_use]
pub fn kingdom_key(edition: Edition, colour: Colour) -> String {
    format!("kingdom-{}", edition.kingdom(colour))
}
