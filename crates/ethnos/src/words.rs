//! Names and figures as phrases: keys that the face's word files know.

use kernel::{Phrase, Value};

use crate::{Ability, Card, Colour, Edition, Tribe};

/// `card` or `card-wild`, with the words for tribe and colour.
#[must_use]
pub fn card(card: Card) -> Phrase {
    match card.colour {
        Some(of) => Phrase::new("card")
            .with("colour", colour(of))
            .with("tribe", tribe(card.tribe)),
        None => Phrase::new("card-wild").with("tribe", tribe(card.tribe)),
    }
}

#[must_use]
pub fn tribe(tribe: Tribe) -> Value {
    Value::Word(format!("tribe-{}", tribe.key()))
}

#[must_use]
pub fn colour(colour: Colour) -> Value {
    Value::Word(format!("colour-{}", colour.key()))
}

/// The message with the name of a kingdom.
#[must_use]
pub fn kingdom_key(edition: Edition, colour: Colour) -> String {
    format!("kingdom-{}", edition.kingdom(colour))
}

/// "4 Glory".
#[must_use]
pub fn points(points: impl Into<Value>) -> Phrase {
    Phrase::new("points").with("n", points)
}

/// "3 cards", as the object of a sentence.
#[must_use]
pub fn cards(count: u8) -> Phrase {
    Phrase::new("cards").with("n", count)
}

/// "3 cards", alone or in brackets.
#[must_use]
pub fn size(count: u8) -> Phrase {
    Phrase::new("size").with("n", count)
}

/// What the Leaders of a tribe do, with the figures of the ability.
#[must_use]
pub fn ability(ability: Ability) -> Phrase {
    with_figures(ability.sentence(), ability)
}

/// The same in two or three words, for a card.
#[must_use]
pub fn brief(ability: Ability) -> Phrase {
    with_figures(ability.brief(), ability)
}

fn with_figures(key: &'static str, ability: Ability) -> Phrase {
    let figures = ability.figures().into_iter();
    figures.fold(Phrase::new(key), |phrase, (name, figure)| {
        phrase.with(name, figure)
    })
}
