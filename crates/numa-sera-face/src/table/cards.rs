//! One card: its kind, its picture, its name and its text; in the hand, in the world, or to be chosen.

use kernel::Phrase;
use maud::{Markup, html};
use numa_sera::Choice;
use numa_sera::content::{Card, CardKind, Slot};

use super::Scene;
use super::art::{card_name, card_picture, ic, kind_ink, kind_sign, sentences, slot_sign};
use super::tips;
use crate::{names, texts};

/// What stands at the foot of a card.
pub(super) enum Foot {
    Nothing,
    /// Something good or neutral, such as a chance.
    Gain(Markup),
    /// Why it cannot be chosen.
    Not(String),
}

/// The radio of an answer; the button of the tray sends it. `None` where it is not offered.
pub(super) fn radio(scene: &Scene<'_>, choice: Choice, chosen: bool) -> Option<Markup> {
    let nth = scene
        .offers
        .iter()
        .position(|offer| offer.choice == choice)?;
    let offer = &scene.offers[nth];
    Some(html! {
        input.pick #{ "a-" (nth) } type="radio" name="pick" form="decision" value=(offer.notation) aria-label=(offer.sentence) checked[chosen] data-first[chosen];
    })
}

/// What a label elsewhere on the table points at: the radio of that answer.
pub(super) fn radio_id(scene: &Scene<'_>, choice: Choice) -> Option<String> {
    let nth = scene
        .offers
        .iter()
        .position(|offer| offer.choice == choice)?;
    Some(format!("a-{nth}"))
}

/// What a card does, without what the picture shows already: cost, slots and how it is upgraded.
pub(super) fn does(scene: &Scene<'_>, card: Card) -> Vec<Phrase> {
    let content = &scene.view.content;
    let info = content.card(card);
    match info.kind {
        CardKind::Battle | CardKind::Item | CardKind::Mythic => texts::set_text(content, info.set),
        _ => texts::card_text(content, card),
    }
}

/// What it costs: an Item the viewer's price, a Battle card the one of this Battle.
pub(super) fn price(scene: &Scene<'_>, card: Card) -> Markup {
    let view = scene.view;
    let info = view.content.card(card);
    let printed = i16::from(info.cost.capital);
    let now = match info.kind {
        CardKind::Item => view.item_price(card),
        CardKind::Battle => view.battle_price(card),
        _ => return Markup::default(),
    };
    html! {
        span.price {
            @if info.cost.power > 0 { (ic("n-heart")) span.vh { (scene.word("table-costs-power")) " " } (info.cost.power) }
            @else {
                (ic("n-coin")) span.vh { (scene.word("table-costs")) " " }
                @if now != printed { s { (printed) } " " }
                (now)
            }
        }
    }
}

/// The signs of the slots that an Item fills.
pub(super) fn slots(scene: &Scene<'_>, card: Card) -> Markup {
    let mask = scene.view.content.card(card).slots;
    let fills = || {
        Slot::ALL
            .into_iter()
            .filter(|&slot| mask & 1 << slot as u8 != 0)
    };
    let said: Vec<String> = fills()
        .map(|slot| scene.say(&names::thing(names::slot(slot))))
        .collect();
    html! {
        span.slotmark title=(said.join(", ")) {
            @if let Some(slot) = fills().next() { (ic(slot_sign(slot))) }
            @if said.len() > 1 { "2" }
            span.vh { (said.join(", ")) }
        }
    }
}

/// The face of a card.
pub(super) fn face(scene: &Scene<'_>, card: Card, foot: &Foot) -> Markup {
    let content = &scene.view.content;
    let info = content.card(card);
    let kind = scene.say(&names::thing(names::kind(info.kind)));
    html! {
        span.art { (super::art::pic(kind_sign(info.kind), "type ic")) (super::art::pic(card_picture(content, card), "pic")) }
        (price(scene, card))
        span.tx {
            b { span.vh { (kind) ": " } (card_name(scene, card)) }
            (sentences(scene, does(scene, card)))
        }
        (foot_of(foot))
    }
}

pub(super) fn foot_of(foot: &Foot) -> Markup {
    html! {
        @match foot {
            Foot::Nothing => {}
            Foot::Gain(what) => span.gain { (what) },
            Foot::Not(why) => span."why-not" { (why) },
        }
    }
}

/// The cards of a hand, each kind once with how many there are of it.
pub(super) fn kinds(held: &[Card]) -> Vec<(Card, usize)> {
    let alike = held.chunk_by(|one, other| one == other);
    alike.map(|alike| (alike[0], alike.len())).collect()
}

/// How many there are, where there are several.
pub(super) fn times(n: usize) -> Markup {
    html! { @if n > 1 { span.times { "×" (n) } } }
}

/// A card that can be chosen, or only looked at where it is not offered.
pub(super) fn choice(scene: &Scene<'_>, card: Card, choice: Option<Choice>, foot: &Foot) -> Markup {
    let kind = kind_ink(scene.view.content.card(card).kind);
    let tip = tips::card(scene, card);
    let radio = choice.and_then(|choice| radio(scene, choice, false));
    html! {
        @match radio {
            Some(radio) => label.ncard.can.(kind) title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } data-at={ "card-" (card.0) } { (radio) (face(scene, card, foot)) },
            None => div.ncard.(kind).idle[matches!(foot, Foot::Not(_))] title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } data-at={ "card-" (card.0) } { (face(scene, card, foot)) },
        }
    }
}

/// A large card, for the middle of the table.
pub(super) fn big(scene: &Scene<'_>, card: Card, chosen: Option<(Choice, bool)>) -> Markup {
    let content = &scene.view.content;
    let info = content.card(card);
    let kind = scene.say(&names::thing(names::kind(info.kind)));
    let radio = chosen.and_then(|(choice, chosen)| radio(scene, choice, chosen));
    let text = match info.kind {
        CardKind::Item | CardKind::Mythic => texts::card_text(content, card),
        _ => does(scene, card),
    };
    let inside = html! {
        span.art { span.type { (ic(kind_sign(info.kind))) (kind) } (super::art::pic(card_picture(content, card), "pic")) }
        (price(scene, card))
        span.tx { b { (card_name(scene, card)) } (sentences(scene, text)) @if let Some(line) = tips::flavour(scene, &info.id) { i.flavour { (line) } } }
    };
    let tip = tips::card(scene, card);
    html! {
        @match radio {
            Some(radio) => label.ncard.big.can.(kind_ink(info.kind)) title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } { (radio) (inside) },
            None => div.ncard.big.(kind_ink(info.kind)) title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } { (inside) },
        }
    }
}
