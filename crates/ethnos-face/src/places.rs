//! What an answer is about, as elements of the page name it in `data-at`.

use ethnos::{Card, Choice, View};

pub(crate) fn places(view: &View, choice: Choice) -> Vec<String> {
    let place = match choice {
        Choice::Draw => "deck".to_owned(),
        Choice::Take(kind) | Choice::Feed(kind) => in_pool(view.card(kind)),
        Choice::Lead(kind) | Choice::Join(kind) | Choice::Keep(kind) => in_hand(view.card(kind)),
        Choice::Place(kingdom) => format!("kingdom-{}", view.colour(kingdom).key()),
        Choice::Scatter | Choice::Win => "hand".to_owned(),
        Choice::Token(_) | Choice::Cash => match view.seat {
            Some(seat) => format!("low-{seat}"),
            None => return Vec::new(),
        },
        Choice::Bruno(_) | Choice::Dismiss(_) | Choice::Steal(_) => format!("seat-{}", view.seats),
        Choice::Close | Choice::Use | Choice::Decline => return Vec::new(),
    };
    vec![place]
}

/// A kind of card in the pool.
fn in_pool(card: Card) -> String {
    format!("pool-{}", kind(card))
}

/// A kind of card in the reader's hand.
fn in_hand(card: Card) -> String {
    format!("hand-{}", kind(card))
}

/// Such as `elf-purple`.
fn kind(card: Card) -> String {
    let colour = card.colour.map_or("wild", |colour| colour.key());
    format!("{}-{colour}", card.tribe.key())
}
