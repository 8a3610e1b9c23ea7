//! The viewer's hand: sorted by kingdom or by tribe, and selectable where cards are asked for.

use ethnos::{Card, Choice, Question};
use face::Explained;
use face::components::Tip;
use kernel::Phrase;
use maud::{Markup, PreEscaped, html};

use super::art::{card_ink, icon};
use super::cards::{face, label, notation};
use super::{Scene, tips};

/// What a card of the hand can be selected for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Picking {
    Nothing,
    /// A Band, from its Leader on.
    Band,
    /// More cards for a Band that is begun.
    Members,
    Keep,
}

pub(super) fn picking(scene: &Scene<'_>) -> Picking {
    match scene.view.question {
        _ if !scene.yours() => Picking::Nothing,
        Question::Turn | Question::Another => Picking::Band,
        Question::Members => Picking::Members,
        Question::Keep { .. } => Picking::Keep,
        _ => Picking::Nothing,
    }
}

/// One card, where it comes in either order, and whether it is spoken for already.
struct Slot {
    card: Card,
    /// Among equal cards, counted from 1.
    nth: usize,
    by_tribe: usize,
    taken: bool,
}

pub(super) fn hand(scene: &Scene<'_>) -> Markup {
    let slots = slots(scene);
    let picking = picking(scene);
    let held = Phrase::new("table-hand-size").with("n", crate::say::small(slots.len()));
    html! {
        ul #hand .hand.few[slots.len() <= 5] data-at="hand" tabindex="-1" data-keep-scroll="hand" aria-label=(scene.say(&held)) {
            @if slots.is_empty() { li.none { (scene.word("table-hand-empty")) } }
            @for (at, slot) in slots.iter().enumerate() { (draw(scene, slot, at, picking)) }
        }
        @if picking == Picking::Band { (misfits(&slots)) }
    }
}

/// What the viewer holds, for a replay that hides nothing.
pub(crate) fn held(scene: &Scene<'_>) -> Option<Markup> {
    let slots = slots(scene);
    let cards = slots.iter().map(|slot| slot.card);
    (!slots.is_empty()).then(|| {
        html! {
            div.eth {
                @for card in cards {
                    @let tip = tips::card(scene, card);
                    span.ally.(card_ink(scene.view, card)) title=(tip.text) data-tip=(tip.rule) { (face(scene, card, true)) span.vh { ", " (label(scene, card)) } }
                }
            }
        }
    })
}

/// How the hand is sorted concerns only the reader: plain inputs and a style.
pub(super) fn sorting(scene: &Scene<'_>) -> Markup {
    html! {
        div.seg role="group" aria-label=(scene.word("table-sort")) {
            label { input type="radio" name="sort" value="kingdom" checked; (scene.word("table-by-kingdom")) }
            label { input #by-tribe type="radio" name="sort" value="tribe"; (scene.word("table-by-tribe")) }
        }
    }
}

fn slots(scene: &Scene<'_>) -> Vec<Slot> {
    let view = scene.view;
    let hand = view.seat.and_then(|seat| view.side(seat).hand.shown());
    let cards = hand.map_or(&[][..], Vec::as_slice);
    let mut aside: Vec<Card> = [&view.building, &view.keeping]
        .into_iter()
        .filter_map(|cards| cards.shown())
        .flatten()
        .copied()
        .collect();
    // The view lists cards by tribe, then by colour.
    let mut slots: Vec<Slot> = Vec::new();
    for (at, &card) in cards.iter().enumerate() {
        let taken = aside.iter().position(|other| *other == card);
        taken.map(|found| aside.swap_remove(found));
        slots.push(Slot {
            card,
            nth: 1 + slots.iter().filter(|slot| slot.card == card).count(),
            by_tribe: at,
            taken: taken.is_some(),
        });
    }
    let place = |card: &Card| {
        let colour = card.colour;
        let at = colour.and_then(|of| view.colours.iter().position(|own| *own == of));
        at.unwrap_or(usize::MAX)
    };
    slots.sort_by_key(|slot| (place(&slot.card), slot.by_tribe));
    slots
}

fn draw(scene: &Scene<'_>, slot: &Slot, at: usize, picking: Picking) -> Markup {
    let card = slot.card;
    let tribe = card.tribe.key();
    let colour = card.colour.map_or("wild", |colour| colour.key());
    let value = format!("{} {}", notation(card), slot.nth);
    let id = format!("card-{at}");
    let can = pickable(scene, card, picking) && !slot.taken;
    let order = format!("--t:{}", slot.by_tribe);
    let ink = card_ink(scene.view, card);
    let name = label(scene, card);
    let why = why(scene, card, picking, slot.taken);
    let tip = match &why {
        Some(Explained {
            sentence,
            rule: Some(rule),
            ..
        }) => Tip {
            text: sentence.clone(),
            rule: *rule,
        },
        _ => tips::card(scene, card),
    };
    html! {
        li.slot.taken[slot.taken].barred[picking != Picking::Nothing && !can && !slot.taken] data-tribe=(tribe) data-colour=(colour) data-card=(value) data-at=(crate::tale::in_hand(card)) style=(order) {
            @if can {
                input.pick type="checkbox" id=(id) name="card" value=(value);
                label.ally.(ink) for=(id) title=(tip.text) data-tip=(tip.rule) { (face(scene, card, true)) span.vh { ", " (name) } }
                @if picking == Picking::Band && card.colour.is_some() {
                    label.lead title=(scene.word("table-make-leader")) {
                        input type="radio" name="leader" value=(value);
                        (icon("crown"))
                        span.vh { (scene.say(&Phrase::new("table-leader-is").with("card", ethnos::words::card(card)))) }
                    }
                }
            } @else {
                div.ally.(ink) title=(tip.text) data-tip=(tip.rule) {
                    (face(scene, card, true))
                    span.vh { ", " (name) @if let Some(why) = &why { ". " (why) } }
                }
                @if slot.taken { span.lead.set { (icon("check")) } }
            }
        }
    }
}

/// Whether a card can be part of the answer. In a new Band any card can: what does not fit the others is muted by the style.
fn pickable(scene: &Scene<'_>, card: Card, picking: Picking) -> bool {
    let kind = scene.view.kind(card);
    let offered = |choice: Option<Choice>| choice.is_some_and(|of| scene.offered(of).is_some());
    match picking {
        Picking::Nothing => false,
        // A hand of wild cards alone plays no Band.
        Picking::Band => scene
            .offers
            .iter()
            .any(|offer| matches!(offer.choice, Choice::Lead(_))),
        Picking::Members => offered(kind.map(Choice::Join)),
        Picking::Keep => offered(kind.map(Choice::Keep)),
    }
}

/// Why a card cannot be selected, as the referee says.
fn why(scene: &Scene<'_>, card: Card, picking: Picking, taken: bool) -> Option<Explained> {
    let kind = scene.view.kind(card)?;
    let choice = match picking {
        _ if taken => {
            let taken = Phrase::new("table-card-taken");
            return Some(Explained::new(taken, scene.words));
        }
        Picking::Members => Choice::Join(kind),
        Picking::Keep => Choice::Keep(kind),
        Picking::Nothing | Picking::Band => return None,
    };
    (scene.why_not)(choice).map(|refusal| scene.words.explain(&refusal))
}

/// Mutes the cards that cannot join what is selected: two cards of a Band share the tribe or the colour, wild ones fit always
/// (ET-BAND-2, ET-TRIBE-SKELETON-2). Whether two cards can stand together is all there is to it, so a style can say it; and that
/// a selection is no Band, so that its button does not look ready.
fn misfits(slots: &[Slot]) -> Markup {
    let (mut rules, mut wrong) = (String::new(), Vec::new());
    let mut seen = Vec::new();
    for card in slots.iter().map(|slot| slot.card) {
        let (Some(colour), false) = (card.colour, seen.contains(&card)) else {
            continue;
        };
        seen.push(card);
        let (tribe, colour) = (card.tribe.key(), colour.key());
        let picked = format!(":has(.slot[data-tribe={tribe}][data-colour={colour}] .pick:checked)");
        let misfit =
            format!(".slot:not([data-tribe={tribe}],[data-colour={colour}],[data-colour=wild])");
        rules.push_str(&format!(".eth .hand{picked} {misfit} .ally{{--veil:1}}"));
        wrong.push(format!("{picked}:has({misfit} .pick:checked)"));
    }
    let wrong = wrong.join(",");
    html! { style { (PreEscaped(rules)) ".eth .tray:is(" (PreEscaped(wrong)) ") .play{" (PreEscaped(UNREADY)) "}" } }
}

/// How a button looks that would be refused.
const UNREADY: &str =
    "background:var(--surface);border:1px dashed var(--line-2);color:var(--ink-2);box-shadow:none";
