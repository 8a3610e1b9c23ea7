//! The players: a strip for each with what is in front of them, and a tab with all of their Bands.

use ethnos::{BandView, Side};
use face::Occupant;
use face::components::{self, presence};
use face::frame::Players;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::art::{card_ink, counter, emblem, glyph, icon, ink, name};
use super::cards::mini;
use super::{Scene, tips};
use crate::say;

/// How many of a player's known cards their strip shows; the tab shows all.
const KNOWN: usize = 3;

/// How many Bands a strip shows.
const TILES: usize = 4;

/// Tables of so many parties have room for the cards of all Bands.
const ROOMY: usize = 3;

pub(super) fn players(scene: &Scene<'_>) -> Players {
    Players {
        bar: html! {
            (bar(scene))
            @for side in &scene.view.sides { (leaf(scene, side)) }
        },
        whole: html! { ul { @for side in order(scene) { (strip(scene, side)) } } },
    }
}

/// All of them, one line each: what a phone has room for. A tap opens the whole.
fn bar(scene: &Scene<'_>) -> Markup {
    html! {
        ul.pbar aria-label=(scene.word("table-players")) {
            @for side in order(scene) {
                li.now[asked(scene, side.seat)] data-at={ "seat-" (side.seat) " bands-" (side.seat) " low-" (side.seat) } {
                    button type="button" popovertarget="players" {
                        (counter(side.seat, 1))
                        em { (name(scene, side.seat)) }
                        @if let Some(sitter) = scene.sitter(side.seat) { (presence(scene.words, sitter)) }
                        b data-at={ "total-" (side.seat) } { span data-total=(side.seat) { (side.glory) } span.vh { " " (scene.word("table-glory")) } }
                        small { (icon("cards")) (side.hand_size) span.vh { " " (scene.word("table-in-hand")) } }
                    }
                }
            }
        }
    }
}

/// The viewer first, then clockwise; Chief Bruno last.
fn order<'a>(scene: &Scene<'a>) -> impl Iterator<Item = &'a Side> {
    let sides = &scene.view.sides;
    let own = scene.view.seat.map_or(0, Seat::index);
    sides[own..].iter().chain(&sides[..own])
}

fn asked(scene: &Scene<'_>, seat: Seat) -> bool {
    scene.view.asked == Some(seat)
}

fn strip(scene: &Scene<'_>, side: &Side) -> Markup {
    let seat = side.seat;
    let (first, glory) = (tips::first(scene), tips::glory(scene));
    html! {
        li.strip.now[asked(scene, seat)] data-at={ "seat-" (seat) } aria-current=[asked(scene, seat).then_some("true")] {
            div.who {
                (counter(seat, 1))
                b.name { (name(scene, seat)) }
                @if scene.view.first == seat { span.first title=(first.text) data-tip=(first.rule) { "1" span.vh { (scene.word("table-first-player")) } } }
                (kind(scene, seat))
                (clock(scene, seat))
                span.glory data-at={ "total-" (seat) } title=(glory.text) data-tip=(glory.rule) {
                    (icon("glory")) span data-total=(seat) { (side.glory) } span.vh { " " (scene.word("table-glory")) }
                }
                (worth(scene, side))
            }
            div.holds {
                (bands(scene, side))
                @if seat.0 < scene.view.seats { (hand(scene, side)) }
            }
            div.low data-at={ "low-" (seat) } {
                (pieces(scene, side))
                @if let Some(size) = side.giant { (giant(scene, size)) }
                (known(scene, side))
            }
            @if scene.view.sides.len() <= ROOMY && scene.view.solo.is_none() && !side.bands.is_empty() {
                ol.laid tabindex="0" { @for band in &side.bands { (laid(scene, side, band)) } }
            }
            @if scene.view.solo.is_some() && seat.0 >= scene.view.seats { (super::solo::dashboard(scene)) }
        }
    }
}

/// Who plays there: the reader, a bot, a player whose page is closed.
fn kind(scene: &Scene<'_>, seat: Seat) -> Markup {
    let Some(sitter) = scene.sitter(seat) else {
        return Markup::default();
    };
    let bot = |level: &str, style: Option<&str>| {
        let told = components::bot_in_a_line(scene.words, level, style);
        let level = components::level(scene.words, level);
        let says = Phrase::new("table-bot").with("level", kernel::Value::Text(told));
        html! { span.kind title=(scene.say(&says)) data-tip="" { (icon("bot")) span.vh { (scene.word("table-is-bot")) " " } span { (level) } } }
    };
    match &sitter.occupant {
        Occupant::Bot { level, style, .. } => bot(level, style.as_deref()),
        _ if sitter.you => html! { span.kind { (scene.word("table-you")) } },
        Occupant::Person { .. } => html! { span.kind { (presence(scene.words, sitter)) } },
        Occupant::Named => Markup::default(),
    }
}

fn clock(scene: &Scene<'_>, seat: Seat) -> Markup {
    let time = scene.sitter(seat).and_then(|sitter| sitter.clock);
    time.map_or_else(Markup::default, |time| components::clock(scene.words, time))
}

/// What their Bands would score if the Age ended now.
fn sum(scene: &Scene<'_>, side: &Side) -> u16 {
    let worth = |band| u16::from(scene.view.band_worth(band).1);
    side.bands.iter().map(worth).sum()
}

/// Beside the points that they have: those that their Bands will score.
fn worth(scene: &Scene<'_>, side: &Side) -> Markup {
    let tip = tips::bands(scene, &told(scene, side));
    html! {
        @if sum(scene, side) > 0 && scene.view.asked.is_some() { span.sum aria-hidden="true" title=(tip.text) data-tip=(tip.rule) { "+" (sum(scene, side)) } }
    }
}

fn told(scene: &Scene<'_>, side: &Side) -> Phrase {
    Phrase::new("table-bands")
        .with("n", say::small(side.bands.len()))
        .with("points", say::points(sum(scene, side)))
}

/// The Bands of this Age as tiles; a click opens their cards.
fn bands(scene: &Scene<'_>, side: &Side) -> Markup {
    let says = told(scene, side);
    let tip = tips::bands(scene, &says);
    html! {
        button.bands data-at={ "bands-" (side.seat) } type="button" popovertarget={ "seat-" (side.seat) } title=(tip.text) data-tip=(tip.rule) {
            span.vh { (scene.say(&says)) }
            @if side.bands.is_empty() { span.none aria-hidden="true" { (scene.word("table-no-bands")) } }
            @for band in largest(&side.bands) {
                span.band.(card_ink(scene.view, band.leader)) aria-hidden="true" { (emblem(band.leader.tribe)) b { (band.cards.len()) } }
            }
            @if side.bands.len() > TILES { span.more aria-hidden="true" { "+" (side.bands.len() - TILES) } }
        }
    }
}

/// All of them in the order in which they were played, or the largest where there are many.
fn largest(bands: &[BandView]) -> Vec<&BandView> {
    let mut shown: Vec<&BandView> = bands.iter().collect();
    if shown.len() > TILES {
        shown.sort_by_key(|band| usize::MAX - band.cards.len());
        shown.truncate(TILES);
    }
    shown
}

fn giant(scene: &Scene<'_>, size: u8) -> Markup {
    let says = Phrase::new("sheet-own-giant").with("size", say::size(size.into()));
    let says = scene.say(&says);
    let tip = tips::giant(scene, size);
    html! { span.gt title=(tip.text) data-tip=(tip.rule) { (icon("crown")) (scene.word("table-giant")) span.vh { " " (says) } } }
}

/// Cards of their hand that everyone saw them take.
fn known(scene: &Scene<'_>, side: &Side) -> Markup {
    if side.hand.shown().is_some() || side.open.is_empty() {
        return Markup::default();
    }
    let tip = tips::known(scene);
    html! {
        span.known title=(tip.text) data-tip=(tip.rule) {
            @for card in side.open.iter().take(KNOWN) { (mini(scene, *card, false)) }
            @if side.open.len() > KNOWN { small { "+" (side.open.len() - KNOWN) } }
        }
    }
}

/// How many cards they hold.
fn hand(scene: &Scene<'_>, side: &Side) -> Markup {
    let tip = tips::hand(scene, side);
    html! {
        span.hs {
            span.count title=(tip.text) data-tip=(tip.rule) {
                (icon("cards")) b.full[side.hand_size >= scene.view.hand_limit] { (side.hand_size) }
                span.vh { " " (scene.word("table-in-hand")) }
            }
        }
    }
}

/// The pieces of this game's tribes, in words.
fn pieces(scene: &Scene<'_>, side: &Side) -> Markup {
    let pieces = &scene.view.pieces;
    let none = pieces.track.is_none() && pieces.horde_points.is_empty() && !trolls_in_game(scene);
    if none {
        return Markup::default();
    }
    let (swims, trolls, hordes) = (
        tips::swims(scene, side),
        tips::trolls(scene),
        tips::horde(scene),
    );
    html! {
        dl.st {
            @if pieces.track.is_some() { div title=(swims.text) data-tip=(swims.rule) { dt { (scene.word("table-track")) } dd { (side.track) } } }
            @if trolls_in_game(scene) {
                div title=(trolls.text) data-tip=(trolls.rule) { dt { (scene.word("table-trolls")) } dd {
                    @for value in &side.trolls { span.hex { (value) } }
                    @if side.trolls.is_empty() { span.none { "–" } }
                } }
            }
            @if !pieces.horde_points.is_empty() {
                div title=(hordes.text) data-tip=(hordes.rule) { dt { (scene.word("table-horde")) } dd { (horde(scene, side)) } }
            }
        }
    }
}

/// Whether the game has tokens that break ties, wherever they lie now.
fn trolls_in_game(scene: &Scene<'_>) -> bool {
    let held = scene.view.sides.iter().any(|side| !side.trolls.is_empty());
    held || !scene.view.pieces.trolls.is_empty()
}

/// The spaces of the player's own Orc board, and what it would score.
fn horde(scene: &Scene<'_>, side: &Side) -> Markup {
    let points = scene.view.pieces.horde_points.get(side.horde.len());
    html! {
        span.horde {
            @for colour in scene.view.colours {
                span .pip.(ink(scene.view, Some(colour))) .on[side.horde.contains(&colour)] {
                    @if side.horde.contains(&colour) { (glyph(Some(colour))) span.vh { (super::art::colour_name(scene, colour)) " " } }
                }
            }
            @if !side.horde.is_empty() { small { (points.copied().unwrap_or(0)) (icon("glory")) } }
        }
    }
}

/// Everything in front of a player, with all cards of their Bands.
fn leaf(scene: &Scene<'_>, side: &Side) -> Markup {
    let supply = Phrase::new("sheet-supply").with("n", side.supply);
    html! {
        div.leaf id={ "seat-" (side.seat) } popover="auto" {
            h2 { (counter(side.seat, 1)) (name(scene, side.seat)) }
            h3 { (scene.word("table-bands-title")) }
            @if side.bands.is_empty() { p.none { (scene.word("table-no-bands")) } }
            ol.laid tabindex="0" { @for band in &side.bands { (laid(scene, side, band)) } }
            h3 { (scene.word("table-hand-title")) }
            p { (scene.say(&Phrase::new("table-hand-size").with("n", side.hand_size))) }
            @if side.hand.shown().is_none() && !side.open.is_empty() {
                p.cards { span { (scene.word("table-known")) } @for card in &side.open { (mini(scene, *card, false)) } }
            }
            p { (scene.say(&supply)) }
        }
    }
}

fn laid(scene: &Scene<'_>, side: &Side, band: &BandView) -> Markup {
    let (counts, points) = scene.view.band_worth(band);
    let says = Phrase::new("table-band-worth")
        .with("size", say::size(counts.into()))
        .with("points", say::points(points));
    // A Party of Chief Bruno is led by a Setup card, which is none of its cards (ET-SOLO-39).
    let own = side.seat.0 < scene.view.seats;
    let leads = band
        .cards
        .iter()
        .position(|card| own && *card == band.leader);
    html! {
        li {
            p.cards {
                @if !own { (mini(scene, band.leader, true)) }
                @for (at, card) in band.cards.iter().enumerate() { (mini(scene, *card, leads == Some(at))) }
            }
            small { (scene.say(&says)) }
        }
    }
}
