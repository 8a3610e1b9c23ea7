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
        note: html! { (scene.say(&note)) " " (scene.word("table-draft-hidden")) " " (face::plain::rule_link(scene, Rule("NS-D11"))) },
        body: html! {
            div.deal { (half(scene, own, true)) div.mid { (ic("n-scale")) } (half(scene, other, false)) }
        },
    })
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
    let field = if give { "give" } else { "want" };
    html! {
        div.lot {
            label.hd for={ "coins-" (field) } { (ic("n-coin")) (scene.word("table-capital")) }
            div.stepper data-stepper {
                button.btn form="decision" name="less" value=(field) aria-label=(scene.word("table-less-capital")) { "−" }
                input #{ "coins-" (field) } type="number" form="decision" name=(field) value=(there) min=(there) max=(player.capital.max(there)) inputmode="numeric";
                button.btn form="decision" name="more" value=(field) aria-label=(scene.word("table-more-capital")) { "+" }
                small { (scene.say(&Phrase::new("table-of-capital").with("n", player.capital))) }
            }
        }
    }
}

fn cards(scene: &Scene<'_>, give: bool) -> Markup {
    let written = terms(scene).map(|terms| {
        if give {
            terms.give_cards
        } else {
            terms.want_cards
        }
    });
    let offered: Vec<(Card, String)> = scene
        .offers
        .iter()
        .filter_map(|offer| match offer.choice {
            Choice::GiveCard(card) if give => Some((card, offer.notation.clone())),
            // A card that is resolved when it is drawn is in nobody's hand.
            Choice::WantCard(card) if !give && in_hands(scene, card) => {
                Some((card, offer.notation.clone()))
            }
            _ => None,
        })
        .collect();
    let other = scene.view.trade.as_ref().map(|trade| trade.to);
    let known = |card: Card| {
        let player = other.and_then(|seat| scene.view.player(seat));
        give || player.is_some_and(|player| player.known.contains(&card))
    };
    // What they are known to hold comes first.
    let mut offered = offered;
    offered.sort_by_key(|(card, _)| !known(*card));
    html! {
        div.lot {
            h4.hd { (scene.word(if give { "table-give-cards" } else { "table-get-cards" })) small { (scene.word(if give { "table-shown-to-all" } else { "table-hoped-for" })) } }
            div.lots {
                @for card in written.into_iter().flatten() { span.lotc.fixed { i.(kind_ink(scene.view.content.card(card).kind)) { (ic(card_picture(&scene.view.content, card))) } span { (card_name(scene, card)) } } }
                @for (card, notation) in &offered { (card_lot(scene, *card, notation, known(*card))) }
                @if offered.is_empty() { p.empty { (scene.word("table-no-cards")) } }
            }
        }
    }
}

fn in_hands(scene: &Scene<'_>, card: Card) -> bool {
    let kind = scene.view.content.card(card).kind;
    !matches!(kind, CardKind::Boon | CardKind::Hazard | CardKind::Maven)
}

fn card_lot(scene: &Scene<'_>, card: Card, notation: &str, known: bool) -> Markup {
    let info = scene.view.content.card(card);
    let tip = tips::card(scene, card);
    html! {
        label.lotc.hoped[!known] title=(tip.text) data-tip=(tip.rule) {
            input type="checkbox" form="decision" name="part" value=(notation);
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
                        input type="checkbox" form="decision" name="part" value=(offer.notation);
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

/// What stands in the tray while an offer is written.
pub(super) fn reads(scene: &Scene<'_>) -> Markup {
    html! {
        div.pay {
            p.eyes { (ic("n-eye")) span { (scene.word("table-all-see")) } }
            p.eyes { (face::components::icon("chat")) span { (scene.word("table-chat-binds-nobody")) } }
        }
    }
}

pub(super) fn rules(scene: &Scene<'_>) -> Markup {
    html! { h3 { (scene.word("table-if-accepted")) } p.think { (scene.word("table-write-offer")) } }
}

/// The offer as the other will read it.
pub(super) fn foretold(scene: &Scene<'_>, forecast: &Forecast<'_, NumaSeraFace>) -> Markup {
    let trade = forecast.after.trade.as_ref();
    let told = trade.and_then(|trade| trade.terms.shown());
    // Nothing is written yet: an empty offer is no mistake.
    if forecast.refusal.is_some() && forecast.chain.len() == 1 {
        return html! { div.ns { (rules(scene)) } };
    }
    html! {
        div.ns {
            h3 { (scene.word("table-they-read")) }
            @if let Some(refusal) = forecast.refusal { (face::plain::refused(scene, refusal)) }
            @else if let Some(terms) = told { ul.fx { @for part in crate::told::terms(scene.view, terms) { li { (ic("n-trade")) span { (super::art::capital(&scene.say(&part))) } } } } }
        }
    }
}
