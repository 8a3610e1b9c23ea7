//! An offer being written: what is given and what is asked for, side by side and in any order. It is sent whole; until then nobody
//! sees it, and dropping it costs nothing.

use face::Forecast;
use kernel::{Phrase, Rule, Seat, Seen};
use maud::{Markup, html};
use numa_sera::content::{Card, CardKind};
use numa_sera::{Choice, PlayerView, PromiseMode, Terms};

use super::Scene;
use super::art::{card_name, card_picture, ic, ink, kind_ink, portrait};
use super::offer;
use super::scene::{Panel, Room};
use super::tips;
use crate::{NumaSeraFace, names};

fn terms(scene: &Scene<'_>) -> Option<Terms> {
    match scene.view.trade.as_ref().map(|trade| &trade.terms) {
        Some(Seen::Shown(terms)) => Some(terms.clone()),
        _ => None,
    }
}

/// A counter-offer begins with the offer that it answers, seen from the other side: whoever changes one thing of it does not have to
/// write the rest again. What cannot be part of it any more is left out.
fn begun(scene: &Scene<'_>) -> Option<Terms> {
    let trade = scene.view.trade.as_ref()?;
    let written = terms(scene)?;
    let answered = offer::former(scene, trade.to).filter(|_| written == Terms::default())?;
    let there = |choice: &Choice| scene.offered(*choice).is_some();
    let cards = |cards: Vec<Card>, part: fn(Card) -> Choice| {
        let mut cards: Vec<Card> = cards
            .into_iter()
            .filter(|&card| there(&part(card)))
            .collect();
        cards.dedup();
        cards
    };
    let has = |seat| scene.view.player(seat).map_or(0, |player| player.capital);
    Some(Terms {
        give: answered.want.min(has(trade.from)),
        give_cards: cards(answered.want_cards, Choice::GiveCard),
        want: answered.give.min(has(trade.to)),
        want_cards: cards(answered.give_cards, Choice::WantCard),
        promise_truce: answered.want_truce && there(&Choice::PromiseTruce),
        want_truce: answered.promise_truce && there(&Choice::WantTruce),
        promise_attack: answered
            .want_attack
            .filter(|&on| there(&Choice::PromiseAttack(on))),
        want_attack: answered
            .promise_attack
            .filter(|&on| there(&Choice::WantAttack(on))),
    })
}

/// Whether a part is marked from the beginning.
fn is_begun(begun: Option<&Terms>, part: Choice) -> bool {
    begun.is_some_and(|terms| match part {
        Choice::GiveCard(card) => terms.give_cards.contains(&card),
        Choice::WantCard(card) => terms.want_cards.contains(&card),
        Choice::PromiseTruce => terms.promise_truce,
        Choice::WantTruce => terms.want_truce,
        Choice::PromiseAttack(on) => terms.promise_attack == Some(on),
        Choice::WantAttack(on) => terms.want_attack == Some(on),
        _ => false,
    })
}

pub(super) fn panel(scene: &Scene<'_>) -> Option<Panel> {
    let view = scene.view;
    let trade = view.trade.as_ref()?;
    let (own, other) = (view.player(trade.from)?, view.player(trade.to)?);
    let title = Phrase::new("table-offer-to").with("seat", trade.to);
    let counter = offer::former(scene, trade.to).is_some();
    let note = if counter {
        Phrase::new("table-counters-left").with("n", trade.counters_left)
    } else {
        Phrase::new("table-offers-left").with("n", view.offers_left)
    };
    Some(Panel {
        room: Room::Whole,
        sign: "n-trade",
        title: scene.say(&title),
        note: html! { @if !counter { (partners(scene, trade.to)) } span.said { (scene.say(&note)) " " (scene.word("table-draft-hidden")) " " (face::plain::rule_link(scene, Rule("NS-D11"))) } },
        body: html! {
            div.deal { (half(scene, own, true)) div.mid { (ic("n-scale")) } (half(scene, other, false)) }
        },
    })
}

/// Everybody whom an offer can be made to: another one leaves this draft, which costs nothing.
fn partners(scene: &Scene<'_>, now: Seat) -> Markup {
    let view = scene.view;
    let others = view.players.iter().filter(|player| {
        let there = !player.eliminated && view.viewer != Some(player.seat);
        there && (player.seat == now || view.offers_left > 0)
    });
    let leave = (scene.write)(Choice::Withdraw);
    html! {
        span.partners role="group" aria-label=(scene.word("table-partners")) {
            @for seat in others.map(|player| player.seat) {
                @if seat == now { span.btn.on.(ink(seat)) aria-current="true" { (face::components::counter(seat, 18)) (scene.words.name(seat)) } }
                @else { button.btn.(ink(seat)) form="decision" name="partner" value={ (leave) "; " ((scene.write)(Choice::Offer(seat))) } data-again { (face::components::counter(seat, 18)) (scene.words.name(seat)) } }
            }
        }
    }
}

/// One side of the offer. `give` is the viewer's own.
fn half(scene: &Scene<'_>, player: &PlayerView, give: bool) -> Markup {
    let hero = player.line.shown().and_then(|line| line.first().copied());
    let title = scene.word(if give {
        "table-you-give-now"
    } else {
        "table-you-get"
    });
    let has = Phrase::new("table-has")
        .with("capital", player.capital)
        .with("n", player.hand_size);
    html! {
        section.half.(ink(player.seat)) aria-label=(title) {
            header {
                @if let Some(hero) = hero { (portrait(&scene.view.content, hero, Some(player.seat), false)) }
                h3 { (title) small { (scene.words.name(player.seat)) ": " (scene.say(&has)) } }
            }
            (coins(scene, player, give))
            (cards(scene, give))
            (vows(scene, give))
        }
    }
}

fn coins(scene: &Scene<'_>, player: &PlayerView, give: bool) -> Markup {
    let there = terms(scene).map_or(0, |terms| if give { terms.give } else { terms.want });
    let of = |terms: Terms| if give { terms.give } else { terms.want };
    let value = begun(scene).map_or(there, of);
    let field = if give { "give" } else { "want" };
    html! {
        div.lot {
            label.hd for={ "coins-" (field) } { (ic("n-coin")) (scene.word("table-capital")) }
            div.stepper data-stepper {
                @for n in [5, 1] { (step(scene, "less", field, n)) }
                input #{ "coins-" (field) } type="number" form="decision" name=(field) value=(value) min=(there) max=(player.capital.max(there)) inputmode="numeric";
                @for n in [1, 5] { (step(scene, "more", field, n)) }
                small { (scene.say(&Phrase::new("table-of-capital").with("n", player.capital))) }
            }
        }
    }
}

/// So much more or less in the field beside it.
fn step(scene: &Scene<'_>, name: &str, field: &str, n: u8) -> Markup {
    let (key, sign) = match name {
        "less" => ("table-less-capital", "\u{2212}"),
        _ => ("table-more-capital", "+"),
    };
    let value = if n == 1 {
        field.to_owned()
    } else {
        format!("{field} {n}")
    };
    html! { button.btn form="decision" name=(name) value=(value) data-by=(n) aria-label=(scene.say(&Phrase::new(key).with("n", n))) { (sign) (n) } }
}

fn cards(scene: &Scene<'_>, give: bool) -> Markup {
    let written = terms(scene).map(|terms| {
        if give {
            terms.give_cards
        } else {
            terms.want_cards
        }
    });
    let begun = begun(scene);
    let mut offered: Vec<Part<'_>> = scene
        .offers
        .iter()
        .filter_map(|offer| {
            let card = match offer.choice {
                Choice::GiveCard(card) if give => card,
                // A card that is resolved when it is drawn is in nobody's hand.
                Choice::WantCard(card) if !give && in_hands(scene, card) => card,
                _ => return None,
            };
            Some(Part {
                card,
                notation: &offer.notation,
                marked: is_begun(begun.as_ref(), offer.choice),
            })
        })
        .collect();
    let other = scene.view.trade.as_ref().map(|trade| trade.to);
    let known = |card: Card| {
        let player = other.and_then(|seat| scene.view.player(seat));
        give || player.is_some_and(|player| player.known.contains(&card))
    };
    // What is part of it comes first, then what they are known to hold.
    offered.sort_by_key(|part| (!part.marked, !known(part.card)));
    html! {
        div.lot {
            h4.hd { (scene.word(if give { "table-give-cards" } else { "table-get-cards" })) small { (scene.word(if give { "table-shown-to-all" } else { "table-hoped-for" })) } }
            div.lots {
                @for card in written.into_iter().flatten() { span.lotc.fixed { i.(kind_ink(scene.view.content.card(card).kind)) { (ic(card_picture(&scene.view.content, card))) } span { (card_name(scene, card)) } } }
                @for part in &offered { (card_lot(scene, part, known(part.card))) }
                @if offered.is_empty() { p.empty { (scene.word("table-no-cards")) } }
            }
        }
    }
}

fn in_hands(scene: &Scene<'_>, card: Card) -> bool {
    let kind = scene.view.content.card(card).kind;
    !matches!(kind, CardKind::Boon | CardKind::Hazard | CardKind::Maven)
}

/// A card that can be part of an offer.
struct Part<'a> {
    card: Card,
    notation: &'a str,
    marked: bool,
}

fn card_lot(scene: &Scene<'_>, part: &Part<'_>, known: bool) -> Markup {
    let card = part.card;
    let info = scene.view.content.card(card);
    let tip = tips::card(scene, card);
    html! {
        label.lotc.hoped[!known] title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } {
            input type="checkbox" form="decision" name="part" value=(part.notation) checked[part.marked];
            i.(kind_ink(info.kind)) { (ic(card_picture(&scene.view.content, card))) }
            span { (card_name(scene, card)) small { (scene.say(&names::thing(names::kind(info.kind)))) } }
            span.box { (face::components::icon("check")) }
        }
    }
}

/// Promises that can be made or asked for.
fn vows(scene: &Scene<'_>, give: bool) -> Markup {
    let written = terms(scene);
    let (truce, attack) = written.map_or((false, None), |terms| {
        if give {
            (terms.promise_truce, terms.promise_attack)
        } else {
            (terms.want_truce, terms.want_attack)
        }
    });
    let kind = match scene.view.promises {
        PromiseMode::Enforced => "table-binds",
        PromiseMode::Honour => "table-on-honour",
    };
    let begun = begun(scene);
    let offers = scene.offers.iter().filter(|offer| match offer.choice {
        Choice::PromiseTruce | Choice::PromiseAttack(_) => give,
        Choice::WantTruce | Choice::WantAttack(_) => !give,
        _ => false,
    });
    html! {
        div.lot {
            h4.hd { (scene.word("table-promises")) small { (scene.word(kind)) } }
            div.lots {
                @if truce { span.lotc.vow.fixed { i { (ic("n-truce")) } span { (scene.word("table-vow-truce")) } } }
                @if let Some(seat) = attack { span.lotc.vow.fixed { i { (ic("x-battle")) } span { (vow(scene, seat)) } } }
                @for offer in offers {
                    label.lotc.vow {
                        input type="checkbox" form="decision" name="part" value=(offer.notation) checked[is_begun(begun.as_ref(), offer.choice)];
                        i { (ic(if matches!(offer.choice, Choice::PromiseTruce | Choice::WantTruce) { "n-truce" } else { "x-battle" })) }
                        span { (offer.sentence) }
                        span.box { (face::components::icon("check")) }
                    }
                }
            }
        }
    }
}

fn vow(scene: &Scene<'_>, seat: Seat) -> String {
    scene.say(&Phrase::new("table-vow-attack").with("seat", seat))
}

/// What stands in the tray while an offer is written: how the other will read it, and what would come of it.
pub(super) fn reads(scene: &Scene<'_>) -> Markup {
    html! { div.fore.reads data-foretold tabindex="0" role="group" aria-label=(scene.word("table-foretold")) aria-live="polite" { @match begun(scene) { Some(terms) => (told(scene, &terms)), None => (rules(scene)) } } }
}

/// What everyone should know who writes one.
pub(super) fn notes(scene: &Scene<'_>) -> Markup {
    html! {
        ul.fx {
            li { (ic("n-eye")) span { (scene.word("table-all-see")) } }
            li { (face::components::icon("chat")) span { (scene.word("table-chat-binds-nobody")) } }
        }
    }
}

fn rules(scene: &Scene<'_>) -> Markup {
    html! { p.eyes { (ic("n-scale")) span { (scene.word("table-write-offer")) } } }
}

/// The offer as the other will read it, and what accepting it would do.
pub(super) fn foretold(scene: &Scene<'_>, forecast: &Forecast<'_, NumaSeraFace>) -> Markup {
    let trade = forecast.after.trade.as_ref();
    let told = trade.and_then(|trade| Some((trade, trade.terms.shown()?)));
    // Nothing is written yet: an empty offer is no mistake.
    if forecast.refusal.is_some() && forecast.chain.len() == 1 {
        return html! { div.ns { (rules(scene)) } };
    }
    let (Some((trade, terms)), None) = (told, forecast.refusal) else {
        return html! { div.ns { @if let Some(refusal) = forecast.refusal { (face::plain::refused(scene, refusal)) } } };
    };
    // Once it is made, the other one is asked: the sides are seen from there.
    let draft = scene.view.trade.as_ref().unwrap_or(trade);
    html! { div.ns { (told_between(scene, terms, (draft.from, draft.to))) } }
}

/// A counter-offer as it begins.
fn told(scene: &Scene<'_>, terms: &Terms) -> Markup {
    let trade = scene.view.trade.as_ref();
    trade.map_or_else(Markup::default, |trade| {
        told_between(scene, terms, (trade.from, trade.to))
    })
}

fn told_between(scene: &Scene<'_>, terms: &Terms, (from, to): (Seat, Seat)) -> Markup {
    let says = Phrase::new("told-offered")
        .with("seat", from)
        .with("to", to);
    let says = says.with("terms", crate::told::terms(scene.view, terms));
    html! {
        p.eyes { (ic("n-eye")) span { b { (scene.say(&Phrase::new("table-will-read").with("seat", to))) } " " (scene.say(&says)) } }
        h3 { (scene.say(&Phrase::new("table-if-they-accept").with("seat", to))) }
        ul.fx { (comes(scene, terms, to)) }
    }
}

/// What an accepted offer does to the one who makes it.
fn comes(scene: &Scene<'_>, terms: &Terms, to: Seat) -> Markup {
    let Some(own) = scene.view.own() else {
        return Markup::default();
    };
    // Capital for a promised attack waits until the attack is made.
    let (gone, come) = (terms.give, terms.want);
    let held = terms.want_attack.is_some() && gone > 0;
    let hand = own.hand_size + terms.want_cards.len() as u8
        - (terms.give_cards.len() as u8).min(own.hand_size);
    let vow = |key: &'static str, seat: Seat| {
        scene.say(&Phrase::new(key).with("seat", seat).with("to", to))
    };
    html! {
        @if gone != come { li { (ic("n-coin")) span { (scene.word("table-capital")) " " b { (own.capital) " → " (own.capital - gone + come) } } } }
        @if held { li { (ic("n-contract")) span { (scene.say(&Phrase::new("table-held").with("n", gone).with("seat", to))) } } }
        @if hand != own.hand_size { li { (face::components::icon("cards")) span { (scene.word("verb-hand")) " " b { (own.hand_size) " → " (hand) } } } }
        @if terms.promise_truce { li { (ic("n-truce")) span { (vow("table-you-spare", to)) } } }
        @if terms.want_truce { li { (ic("n-truce")) span { (vow("table-they-spare", to)) } } }
        @if let Some(seat) = terms.promise_attack { li { (ic("x-battle")) span { (vow("table-you-attack", seat)) } } }
        @if let Some(seat) = terms.want_attack { li { (ic("x-battle")) span { (vow("table-they-attack", seat)) } } }
    }
}
