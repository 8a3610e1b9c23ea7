//! Ally cards.

use ethnos::{Card, words};
use maud::{Markup, html};

use super::art::{card_ink, emblem, glyph, tribe_name};
use super::{Scene, tips};

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
    let tip = tips::card(scene, card);
    html! {
        span .mini.(card_ink(scene.view, card)) role="img" aria-label=(label(scene, card)) title=(tip.text) data-tip=(tip.rule) {
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
