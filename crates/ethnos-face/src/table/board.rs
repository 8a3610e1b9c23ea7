//! The island: kingdoms with tokens, coins, markers and who leads. A kingdom that answers the open question can be clicked.

use ethnos::{Choice, Colour, KingdomView, View};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::art::{counter, glyph, icon, ink, kingdom_name, name, roman, short_name};
use super::island::{COAST, HEIGHT, LANDS, READING_ORDER, WIDTH};
use super::{Scene, tips};
use crate::say;
use crate::sheet::leaders;

pub(super) fn map(scene: &Scene<'_>) -> Markup {
    let choosing = scene
        .offers
        .iter()
        .any(|offer| matches!(offer.choice, Choice::Place(_)));
    html! {
        div.map.choosing[choosing] {
            (isle(scene))
            @for at in READING_ORDER {
                @if let Some(kingdom) = scene.view.kingdoms.get(at) { (plate(scene, kingdom, at)) }
            }
        }
    }
}

/// The drawing alone. What a composed Band will do is shown on it by the style that comes with its forecast.
fn isle(scene: &Scene<'_>) -> Markup {
    let lands = || scene.view.kingdoms.iter().zip(&LANDS);
    html! {
        svg.isle viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="none" aria-hidden="true" {
            defs {
                @for (kingdom, _) in lands() { (pattern(kingdom.colour)) }
            }
            path.shoal.s3 d=(COAST) {} path.shoal.s2 d=(COAST) {} path.shoal.s1 d=(COAST) {}
            @for (kingdom, land) in lands() {
                @let key = kingdom.colour.key();
                g .land.(ink(scene.view, Some(kingdom.colour))) data-land=(key) .open[scene.offered(Choice::Place(kingdom.kingdom)).is_some()] {
                    path.b d=(land.outline) {}
                    path.f d=(land.outline) {}
                    path.p d=(land.outline) fill={ "url(#eth-pat-" (key) ")" } {}
                }
            }
            @for (kingdom, land) in lands() {
                path.halo data-land=(kingdom.colour.key()) .open[scene.offered(Choice::Place(kingdom.kingdom)).is_some()] d=(land.outline) {}
            }
        }
    }
}

/// The second carrier of a land's colour.
fn pattern(colour: Colour) -> Markup {
    let (width, height) = match colour {
        Colour::Green => (12, 12),
        Colour::Grey | Colour::White => (18, 12),
        Colour::Blue => (24, 11),
        Colour::Red => (10, 10),
        Colour::Orange | Colour::Yellow | Colour::Purple | Colour::Black => (14, 14),
    };
    html! {
        pattern id={ "eth-pat-" (colour.key()) } width=(width) height=(height) patternUnits="userSpaceOnUse" {
            @match colour {
                Colour::Orange | Colour::Yellow => { circle cx="4" cy="4" r="1.8" {} circle cx="11" cy="11" r="1.8" {} }
                Colour::Green => path d="M-2 8 8-2M4 14 14 4" {},
                Colour::Grey | Colour::White => path d="m0 9 4.5-6L9 9l4.500-6L18 9" {},
                Colour::Blue => path d="M0 6q6-5 12 0t12 0" {},
                Colour::Purple | Colour::Black => path d="M0 0l14 14M14 0 0 14" {},
                Colour::Red => path d="M5 0v10" {},
            }
        }
    }
}

fn plate(scene: &Scene<'_>, kingdom: &KingdomView, at: usize) -> Markup {
    let view = scene.view;
    let land = &LANDS[at];
    let title = kingdom_name(scene, kingdom.kingdom);
    let place = Choice::Place(kingdom.kingdom);
    let stacks = kingdom.markers.iter().filter(|count| **count > 0).count();
    let tip = tips::kingdom(scene, kingdom);
    html! {
        article .kg.(ink(view, Some(kingdom.colour))) data-at={ "kingdom-" (kingdom.colour.key()) } data-land=(kingdom.colour.key()) style={ "--x:" (land.x) ";--y:" (land.y) } aria-label=(title) title=(tip.text) data-tip=(tip.rule) {
            h3.kchip { (glyph(Some(kingdom.colour))) span { (short_name(scene, kingdom.kingdom)) } }
            div.tokline {
                (tokens(scene, kingdom))
                @if !kingdom.coins.is_empty() { (coins(scene, kingdom)) }
            }
            ul.stks.many[stacks > 3] aria-label=(scene.word("table-markers")) { (markers(scene, kingdom)) }
            @if let Some(offer) = scene.offered(place) {
                button.cover form="decision" name="answer" value=(offer.notation) { span.vh { (offer.sentence) } }
            }
        }
    }
}

/// Brass pays first place at the end of this Age, outlined ones pay the places after it, faded ones do not pay yet.
fn tokens(scene: &Scene<'_>, kingdom: &KingdomView) -> Markup {
    let paying: Vec<usize> = scene.view.paying().collect();
    html! {
        ol.toks aria-label=(scene.word("table-tokens")) {
            @for (at, value) in kingdom.tokens.iter().enumerate() {
                @let place = paying.iter().position(|&pays| pays == at);
                @let tip = tips::token(scene, at, *value, place);
                li.tok.now[place == Some(0)].pays[place.is_some_and(|place| place > 0)] title=(tip.text) data-tip=(tip.rule) {
                    small { (roman(at + 1)) } (value)
                    span.vh { " " (pays(scene, place)) }
                }
            }
        }
    }
}

fn pays(scene: &Scene<'_>, place: Option<usize>) -> String {
    match place {
        Some(place) => {
            let place = say::place(say::small(place + 1));
            scene.say(&Phrase::new("table-token-pays").with("place", place))
        }
        None => scene.word("table-token-later"),
    }
}

fn coins(scene: &Scene<'_>, kingdom: &KingdomView) -> Markup {
    let sum: u16 = kingdom.coins.iter().copied().map(u16::from).sum();
    let says = Phrase::new("table-coins").with("n", sum);
    let tip = tips::coins(scene, sum);
    html! { span.coin title=(tip.text) data-tip=(tip.rule) { "+" (sum) span.vh { " " (scene.say(&says)) } } }
}

/// Stacks, strongest first. The crown is the leader's; several share it where nothing breaks the tie.
fn markers(scene: &Scene<'_>, kingdom: &KingdomView) -> Markup {
    let view = scene.view;
    let ahead = leaders(view, kingdom);
    let land = kingdom.colour.key();
    html! {
        @for (seat, count) in ranked(view, kingdom) {
            @let leads = ahead.contains(&seat);
            @let tip = tips::stack(scene, kingdom, seat, count);
            li.stk.first[leads].mine[view.seat == Some(seat)] data-at={ "stack-" (land) "-" (seat) } title=(tip.text) data-tip=(tip.rule) {
                @if leads { span.cr.tied[ahead.len() > 1] { (icon("crown")) } }
                (counter(seat, count))
                @if view.seat == Some(seat) { span.plus aria-hidden="true" { "+1" } }
                b { span.vh { (name(scene, seat)) " " } (count) @if leads { span.vh { ", " (crown(scene, ahead.len())) } } }
            }
        }
        @if let Some(seat) = view.seat.filter(|seat| kingdom.markers.get(seat.index()) == Some(&0)) { li.stk.plus aria-hidden="true" { (counter(seat, 1)) b { "+1" } } }
    }
}

fn crown(scene: &Scene<'_>, leaders: usize) -> String {
    if leaders > 1 {
        scene.word("table-tied")
    } else {
        scene.word("table-leads")
    }
}

/// The players with markers there, leaders first, then by their number.
fn ranked(view: &View, kingdom: &KingdomView) -> Vec<(Seat, u8)> {
    let ahead = leaders(view, kingdom);
    let mut stacks: Vec<(Seat, u8)> = Seat::first(say::small(kingdom.markers.len()))
        .zip(kingdom.markers.iter().copied())
        .filter(|(_, count)| *count > 0)
        .collect();
    stacks.sort_by_key(|(seat, count)| (!ahead.contains(seat), u8::MAX - count));
    stacks
}
