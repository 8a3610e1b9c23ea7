//! A card: its whole text, the upgraded side, what it costs the viewer and why, and who has it.

use kernel::Phrase;
use maud::{Markup, html};
use numa_sera::Choice;
use numa_sera::content::{Card, CardKind, Slot};

use super::super::art::{card_name, card_picture, ic, kind_ink, kind_sign, maven, pic, sentences};
use super::super::{cards, said, tips, why};
use super::{Scene, Sheet, changes, holder, line, of_seat};
use crate::{names, texts};

pub(super) fn card(scene: &Scene<'_>, card: Card) -> Markup {
    let content = &scene.view.content;
    let info = content.card(card);
    let place = place(scene, card);
    Sheet {
        picture: match info.kind {
            CardKind::Maven => maven(content, card),
            kind => html! { span.por.(kind_ink(kind)).kindart aria-hidden="true" { (pic(card_picture(content, card), "pic")) } },
        },
        name: card_name(scene, card),
        kind: html! { (ic(kind_sign(info.kind))) (kind(scene, card)) @if let Some((says, _)) = &place { " · " (says) } },
        rule: tips::card_rule(info.kind),
        does: sentences(scene, does(scene, card)),
        rest: rest(scene, card),
        flavour: tips::flavour(scene, &info.id),
        mat: place.and_then(|(_, seat)| seat),
    }
    .draw(scene)
}

/// What the card says, without what has a line of its own below.
fn does(scene: &Scene<'_>, card: Card) -> Vec<Phrase> {
    let content = &scene.view.content;
    let mut lines = texts::card_text(content, card);
    lines.retain(|line| {
        !matches!(
            line.key,
            "text-upgraded" | "text-reject" | "text-two-handed"
        )
    });
    lines
}

/// Its kind, and the slots that it fills.
fn kind(scene: &Scene<'_>, card: Card) -> String {
    let info = scene.view.content.card(card);
    let kind = scene.say(&names::thing(names::kind(info.kind)));
    let slots = Slot::ALL
        .into_iter()
        .filter(|&slot| info.slots & 1 << slot as u8 != 0);
    let slots: Vec<String> = slots
        .map(|slot| scene.say(&names::thing(names::slot(slot))))
        .collect();
    match slots.is_empty() {
        true => kind,
        false => format!("{kind} ({})", slots.join(" + ")),
    }
}

/// Where it is, as far as everyone or the viewer knows.
fn place(scene: &Scene<'_>, card: Card) -> Option<(String, Option<kernel::Seat>)> {
    let view = scene.view;
    let by = |key, has: &dyn Fn(&numa_sera::PlayerView) -> bool| {
        let player = holder(scene, has)?;
        Some((of_seat(scene, key, player.seat), Some(player.seat)))
    };
    by("detail-worn", &|one| one.slots.contains(&Some(card)))
        .or_else(|| by("detail-serves", &|one| one.mavens.contains(&card)))
        .or_else(|| by("detail-blessed", &|one| one.blessing == Some(card)))
        .or_else(|| {
            let held = view.own().and_then(|own| own.hand.shown());
            let held = held.is_some_and(|held| held.contains(&card));
            held.then(|| (scene.word("detail-in-hand"), None))
        })
        .or_else(|| by("detail-known", &|one| one.known.contains(&card)))
        .or_else(|| {
            let sold = view.forge.contains(&Some(card));
            sold.then(|| (scene.word("table-forge"), None))
        })
        .or_else(|| {
            let gone = view.deck.discard.contains(&card);
            gone.then(|| (scene.word("table-head-salvage"), None))
        })
}

fn rest(scene: &Scene<'_>, card: Card) -> Markup {
    let content = &scene.view.content;
    let info = content.card(card);
    let refused = texts::effects(content, content.list(info.reject));
    html! {
        @if info.upgraded != info.set {
            section { h3 { (ic("n-up")) (scene.word("detail-upgraded")) " " (super::rule(scene, "NS-R7-4")) } p.does { (said::does(scene, info.upgraded)) } }
        }
        @if info.kind == CardKind::Maven {
            section { h3 { (scene.word("detail-rejected")) } p.does { (sentences(scene, vec![Phrase::new("table-if-rejected").with("what", refused)])) } }
        }
        (price(scene, card))
    }
}

/// What it costs the viewer, and why it costs that.
fn price(scene: &Scene<'_>, card: Card) -> Markup {
    let view = scene.view;
    let info = view.content.card(card);
    if !matches!(info.kind, CardKind::Item | CardKind::Battle) {
        return Markup::default();
    }
    let reasons = view
        .own()
        .filter(|_| info.kind == CardKind::Item && view.forge.contains(&Some(card)));
    let reasons = reasons.and_then(|own| changes(scene, &own.sources.item_cost));
    let no = why::why(scene, Choice::BuyItem(card)).filter(|_| view.forge.contains(&Some(card)));
    html! {
        ul.fx {
            (line("n-coin", &html! { (scene.word("detail-price")) " " (cards::price(scene, card)) @if let Some(reasons) = reasons { " " small { (reasons) } } }))
            @if let Some(no) = no { li.no { (ic("n-eye")) span { (no.text) " " (super::rule(scene, no.rule.0)) } } }
        }
    }
}
