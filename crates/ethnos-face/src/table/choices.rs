//! The answers to the questions that are not about the hand: each a button that says what it does, each refused one with the
//! reason and its rule.

use ethnos::{Card, Choice, Kind, Kingdom, KingdomView, Question};
use face::{Offer, plain};
use kernel::Refusal;
use maud::{Markup, html};

use super::art::{capital, card_ink, chip, emblem, glyph, ink, kingdom_name, tribe_name};
use super::cards::face;
use super::{Scene, tips};
use crate::facts;

pub(super) fn answers(scene: &Scene<'_>) -> Markup {
    match scene.view.question {
        Question::Marker
        | Question::FreeMarker { .. }
        | Question::BrunoFree { .. }
        | Question::BrunoCoin { .. }
        | Question::BrunoHorde { .. } => kingdoms(scene),
        Question::Token { .. } => tokens(scene),
        Question::Feed { .. } => cards(scene, &scene.view.pool, &[Choice::Feed]),
        Question::FeedDiscarded => {
            let discarded = scene.view.solo.as_ref().map(|solo| &solo.discarded);
            cards(
                scene,
                discarded.map_or(&[][..], Vec::as_slice),
                &[Choice::Feed],
            )
        }
        Question::Dismiss { .. } => dashboard(scene),
        Question::Leader { .. } => leaders(scene),
        Question::Cash { .. } => two(scene, Choice::Cash, &scene.word("table-cash-later")),
        Question::Study { .. } => two(scene, Choice::Use, &scene.word("table-study-risk")),
        Question::Horde { .. } => two(scene, Choice::Use, &scene.word("table-horde-costs")),
        Question::Coin { .. } => two(scene, Choice::Use, &scene.word("table-coin-first")),
        _ => html! { div.go { (others(scene, |_| false)) } },
    }
}

/// The answers that nothing else on the page shows, as plain buttons.
pub(super) fn others(scene: &Scene<'_>, shown: impl Fn(Choice) -> bool) -> Markup {
    html! {
        @for offer in scene.offers.iter().filter(|offer| !shown(offer.choice)) { (button(offer, false)) }
    }
}

fn button(offer: &Offer<Choice>, primary: bool) -> Markup {
    html! { button.btn.primary[primary] name="answer" value=(offer.notation) { (offer.sentence) } }
}

/// An ability to be used or not, and what to think of.
fn two(scene: &Scene<'_>, first: Choice, note: &str) -> Markup {
    html! {
        p.think { (note) }
        div.go.two {
            @for offer in scene.offers { (button(offer, offer.choice == first)) }
        }
    }
}

/// A kingdom: the same as a click on the map. Where one alone is possible, it is not searched for: the button names it.
fn kingdoms(scene: &Scene<'_>) -> Markup {
    let all = || scene.view.kingdoms.iter();
    let place = |of: &KingdomView| Choice::Place(of.kingdom);
    let open: Vec<&KingdomView> = all()
        .filter(|of| scene.offered(place(of)).is_some())
        .collect();
    html! {
        @if let [only] = open[..] { (two(scene, place(only), &prospect(scene, only))) } @else {
            ul.rows {
                @for of in open {
                    @if let Some(offer) = scene.offered(place(of)) {
                        @let tip = tips::kingdom(scene, of);
                        li { button.rowb.(ink(scene.view, Some(of.colour))) name="answer" value=(offer.notation) title=(tip.text) data-tip=(tip.rule) {
                            span.kdot { (glyph(Some(of.colour))) }
                            span { b { (kingdom_name(scene, of.kingdom)) } small { (prospect(scene, of)) } }
                            span.vh { (offer.sentence) }
                        } }
                    }
                }
            }
            (others(scene, |choice| matches!(choice, Choice::Place(_))))
        }
        (elsewhere(scene))
    }
}

/// Why the marker goes to none of the other kingdoms.
fn elsewhere(scene: &Scene<'_>) -> Markup {
    let all = scene.view.kingdoms.iter();
    let refused: Vec<(&KingdomView, Refusal)> = all
        .filter_map(|of| Some((of, refusal(scene, Choice::Place(of.kingdom))?)))
        .collect();
    html! {
        @if !refused.is_empty() {
            details.whynot {
                summary { (scene.word("table-why-not")) }
                ul { @for (of, refusal) in &refused { li { (chip(scene, of.colour)) (plain::refused(scene, refusal)) } } }
            }
        }
    }
}

/// Why an answer is not offered, where a rule forbids it.
fn refusal(scene: &Scene<'_>, choice: Choice) -> Option<Refusal> {
    (scene.why_not)(choice)
}

/// What a marker or a coin there would change.
fn prospect(scene: &Scene<'_>, kingdom: &KingdomView) -> String {
    let view = scene.view;
    let seat = match view.question {
        Question::BrunoCoin { .. } => return standing(scene, kingdom.kingdom),
        Question::BrunoFree { .. } | Question::BrunoHorde { .. } => kernel::Seat(view.seats),
        _ => match view.seat {
            Some(seat) => seat,
            None => return String::new(),
        },
    };
    let mut after = kingdom.clone();
    if let Some(own) = after.markers.get_mut(seat.index()) {
        *own += 1;
    }
    let fact = facts::lead((view, kingdom), (view, &after), seat);
    fact.map(|phrase| capital(&scene.say(&phrase)))
        .unwrap_or_default()
}

/// Who leads there now.
fn standing(scene: &Scene<'_>, kingdom: Kingdom) -> String {
    let of = &scene.view.kingdoms[kingdom.index()];
    let ahead = crate::sheet::leaders(scene.view, of);
    let names = ahead.into_iter().map(|seat| super::art::name(scene, seat));
    names.collect::<Vec<_>>().join(", ")
}

/// Tokens of the tribe that breaks ties, also those that cannot be had.
fn tokens(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let mut values: Vec<u8> = view.pieces.trolls.clone();
    values.extend(
        view.sides
            .iter()
            .flat_map(|side| side.trolls.iter().copied()),
    );
    values.sort_unstable();
    let why = values
        .iter()
        .filter_map(|&value| refusal(scene, Choice::Token(value)));
    html! {
        p.think { (scene.word("table-token-what")) }
        ul.hexes {
            @for &value in &values {
                li {
                    @match scene.offered(Choice::Token(value)) {
                        Some(offer) => button.hexb name="answer" value=(offer.notation) title=(offer.sentence) data-tip="ET-TRIBE-TROLL-1" { span.hex { (value) } span.vh { (offer.sentence) } },
                        None => button.hexb type="button" aria-disabled="true" aria-describedby="tokens-why" { span.hex { (value) } },
                    }
                }
            }
        }
        @let why: Vec<Refusal> = why.collect();
        @if !why.is_empty() {
            details.whynot { summary { (scene.word("table-why-not-others")) } ul #tokens-why { @for refusal in &why { li { (plain::refused(scene, refusal)) } } } }
        }
        div.go { (others(scene, |choice| matches!(choice, Choice::Token(_)))) }
    }
}

/// Cards to choose one of.
fn cards(scene: &Scene<'_>, from: &[Card], answers: &[fn(Kind) -> Choice]) -> Markup {
    html! {
        ul.pickcards {
            @for alike in from.chunk_by(|a, b| a == b) {
                @let card = alike[0];
                @let kind = scene.view.kind(card);
                @for offer in answers.iter().filter_map(|answer| scene.offered(answer(kind?))) {
                    @let tip = tips::card(scene, card);
                    li { button.ally.(card_ink(scene.view, card)) name="answer" value=(offer.notation) title=(tip.text) data-tip=(tip.rule) {
                        (face(scene, card, false)) @if alike.len() > 1 { span.times { "×" (alike.len()) } }
                        span.vh { (offer.sentence) }
                    } }
                }
            }
        }
    }
}

/// A card that leaves Chief Bruno's Dashboard: to the pool or, at the easy level, into the hand.
fn dashboard(scene: &Scene<'_>) -> Markup {
    let columns = scene.view.solo.iter().flat_map(|solo| &solo.columns);
    let all: Vec<Card> = columns
        .flat_map(|column| column.cards.iter().copied())
        .collect();
    // One reason covers all cards: the level, or a full hand.
    let first = all.first().and_then(|&card| scene.view.kind(card));
    let no_steal = first.and_then(|kind| refusal(scene, Choice::Steal(kind)));
    html! {
        @if no_steal.is_none() { h3 { (scene.word("table-to-pool")) } }
        (cards(scene, &all, &[Choice::Dismiss]))
        @match &no_steal {
            Some(refusal) => (plain::refused(scene, refusal)),
            None => { h3 { (scene.word("table-to-hand")) } (cards(scene, &all, &[Choice::Steal])) }
        }
    }
}

/// Who leads Chief Bruno's Party: the clans face up, and why not the others.
fn leaders(scene: &Scene<'_>) -> Markup {
    let slots = || scene.view.tribes.iter().copied().zip(0_u8..);
    let refused = slots().filter_map(|(_, slot)| refusal(scene, Choice::Bruno(slot)));
    html! {
        ul.rows {
            @for (tribe, slot) in slots() {
                @if let Some(offer) = scene.offered(Choice::Bruno(slot)) {
                    @let tip = tips::tribe(scene, tribe);
                    li { button.rowb name="answer" value=(offer.notation) title=(tip.text) data-tip=(tip.rule) {
                        span.kdot { (emblem(tribe)) }
                        span { b { (tribe_name(scene, tribe)) } small { (super::tribes::brief(scene, tribe)) } }
                    } }
                }
            }
        }
        @let refused: Vec<Refusal> = refused.collect();
        @if !refused.is_empty() {
            details.whynot { summary { (scene.word("table-why-not-others")) } ul { @for refusal in &refused { li { (plain::refused(scene, refusal)) } } } }
        }
    }
}
