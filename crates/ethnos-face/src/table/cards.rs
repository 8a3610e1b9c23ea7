//! Ally cards.

use std::collections::BTreeMap;

use ethnos::{Card, View, words};
use maud::{Markup, html};

use super::Scene;
use super::art::{card_ink, emblem, glyph, tribe_name};

/// Longer names are set closer, such as Minotaur and Niedźwiedź.
const SHORT: usize = 6;

/// What is on a card: emblem, sign of the kingdom, name, and in few words what it does.
pub(super) fn face(scene: &Scene<'_>, card: Card, brief: bool) -> Markup {
    let name = tribe_name(scene, card.tribe);
    html! {
        (emblem(card.tribe))
        span.ix { (glyph(card.colour)) }
        span.nm.long[name.chars().count() > SHORT] {
            b { (name) }
            @if brief { span.tx { (super::tribes::brief(scene, card.tribe)) } }
        }
    }
}

/// A small card that only shows what it is. Its name is its label.
pub(super) fn mini(scene: &Scene<'_>, card: Card, leads: bool) -> Markup {
    html! {
        span .mini.(card_ink(scene.view, card)) role="img" aria-label=(label(scene, card)) title=(label(scene, card)) {
            (emblem(card.tribe))
            @if leads { (super::art::icon("crown")) }
        }
    }
}

/// "Purple Elf".
pub(super) fn label(scene: &Scene<'_>, card: Card) -> String {
    super::art::capital(&scene.say(&words::card(card)))
}

/// A card in forms and links, such as `purple elf`.
pub(super) fn notation(card: Card) -> String {
    match card.colour {
        Some(colour) => format!("{} {}", colour.key(), card.tribe.key()),
        None => card.tribe.key().to_owned(),
    }
}

/// Names for View Transitions: unique on the page, and the same before and after a card moves between hand and pool. Views
/// know kinds, not cards, so equal cards are numbered through the zones, the hand first.
pub(super) struct Names {
    pub(super) hand: Vec<String>,
    pub(super) pool: Vec<String>,
}

impl Names {
    pub(super) fn new(view: &View) -> Self {
        let mut used = BTreeMap::<Card, u8>::new();
        let mut name = |card: &Card| {
            let nth = used.entry(*card).or_default();
            *nth += 1;
            let colour = card.colour.map_or("wild", |colour| colour.key());
            format!("card-{}-{colour}-{nth}", card.tribe.key())
        };
        let hand = view.seat.and_then(|seat| view.side(seat).hand.shown());
        let hand = hand.into_iter().flatten().map(&mut name).collect();
        let pool = view.pool.iter().map(&mut name).collect();
        Self { hand, pool }
    }
}
