//! The players: a strip for each, always in sight, and a line for a phone.

use eko::{Building, EmperorView, Event, SideView};
use face::Occupant;
use face::components::{self, counter, icon as house_icon, presence};
use face::frame::Players;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::pieces::{icon, small_house, small_stack};
use super::{Scene, name, tips};
use crate::told::told;

pub(super) fn players(scene: &Scene<'_>) -> Players {
    Players {
        bar: bar(scene),
        whole: html! { ul.strips { @for seat in order(scene) { (strip(scene, seat)) } } },
    }
}

/// The viewer first, then clockwise.
fn order(scene: &Scene<'_>) -> Vec<Seat> {
    let seats = scene.view.table.seats;
    let own = scene.sitters.iter().find(|sitter| sitter.you);
    let first = own.map_or(Seat(0), |sitter| sitter.seat);
    first.clockwise(seats).collect()
}

fn side<'a>(scene: &Scene<'a>, seat: Seat) -> &'a SideView {
    &scene.view.sides[seat.index()]
}

fn asked(scene: &Scene<'_>, seat: Seat) -> bool {
    scene.view.asked == Some(seat) && !scene.over
}

fn bar(scene: &Scene<'_>) -> Markup {
    html! {
        ul.pbar aria-label=(scene.word("frame-players")) {
            @for seat in order(scene) {
                @let side = side(scene, seat);
                li.now[asked(scene, seat)] data-at={ "seat-" (seat) " prison-" (seat) " reserve-" (seat) " box-" (seat) } {
                    button type="button" popovertarget="players" {
                        (counter(seat, 18))
                        em { (name(scene, seat)) }
                        @if let Some(sitter) = scene.sitter(seat) { (presence(scene.words, sitter)) }
                        span.ln {
                            b { (side.points) } small { "/" (scene.view.table.figures.goal) }
                            @if side.capital { (icon("capital")) span.vh { (scene.word("table-capital")) } }
                            @if !side.prison.is_empty() { span.pj { (icon("prison")) (side.prison.len()) } }
                        }
                    }
                }
            }
        }
    }
}

fn strip(scene: &Scene<'_>, seat: Seat) -> Markup {
    let side = side(scene, seat);
    let sources = sources(scene, seat);
    let tip = tips::points(scene, seat, sources);
    html! {
        li.strip.now[asked(scene, seat)].out[side.out] data-at={ "seat-" (seat) } aria-current=[asked(scene, seat).then_some("true")] {
            h2 {
                (counter(seat, 28)) b { (name(scene, seat)) } (kind(scene, seat))
                @if let Some(time) = scene.sitter(seat).and_then(|sitter| sitter.clock) { (components::clock(scene.words, time)) }
                span.pts { (side.points) small { "/ " (scene.view.table.figures.goal) } }
            }
            div.track role="img" aria-label=(tip.text) title=(tip.text) data-tip=(tip.rule) { (track(scene, sources)) }
            div.facts {
                (capital(scene, side)) (emperor(scene, side)) (pyramids(scene, sources)) (prison(scene, seat, side))
            }
            div.facts { (stock(scene, seat, side)) }
            div.left { @for kind in Building::ALL { (supply(scene, seat, side, kind)) } }
            // Its place is there before anything was done: no strip moves when the one above it has something to tell.
            @let last = last(scene, seat);
            p.last title=[last.as_ref()] { @if let Some(last) = &last { (last) } }
        }
    }
}

/// Points of buildings, captives and pyramids.
pub(super) fn sources(scene: &Scene<'_>, seat: Seat) -> [u8; 3] {
    let view = scene.view;
    let own = view.buildings.iter().filter(|house| house.owner == seat);
    let buildings: u8 = own.map(|house| house.building.value()).sum();
    let captives = view.table.figures.captive * side(scene, seat).prison.len() as u8;
    let pyramids = side(scene, seat)
        .points
        .saturating_sub(buildings + captives);
    [buildings, captives, pyramids]
}

/// A bar of twelve; each source has a look of its own.
fn track(scene: &Scene<'_>, sources: [u8; 3]) -> Markup {
    let goal = usize::from(scene.view.table.figures.goal);
    let classes = ["b", "e", "y"].into_iter().zip(sources);
    let mut all: Vec<&str> = classes
        .flat_map(|(class, n)| std::iter::repeat_n(class, n.into()))
        .collect();
    all.resize(goal.max(1), "");
    html! { @for class in all { i.{ (class) } {} } }
}

/// Who plays there: the reader, a bot, a player whose page is closed; or that they are out.
fn kind(scene: &Scene<'_>, seat: Seat) -> Markup {
    if side(scene, seat).out {
        return html! { small { (scene.word("table-out")) } };
    }
    let Some(sitter) = scene.sitter(seat) else {
        return Markup::default();
    };
    match &sitter.occupant {
        // Beside a clock there is room for the sign only.
        Occupant::Bot { level, style, .. } => {
            let told = components::bot_in_a_line(scene.words, level, style.as_deref());
            let level = components::level(scene.words, level);
            html! { small title=(told) data-tip="" { (house_icon("bot")) @if sitter.clock.is_some() { span.vh { (level) } } @else { (level) } } }
        }
        _ if sitter.you => html! { small { (scene.word("table-you")) } },
        Occupant::Person { .. } => html! { small { (presence(scene.words, sitter)) } },
        Occupant::Named => Markup::default(),
    }
}

fn capital(scene: &Scene<'_>, side: &SideView) -> Markup {
    let tip = tips::capital(scene, side.capital);
    let key = if side.capital {
        "table-capital"
    } else {
        "table-no-capital"
    };
    html! { span.cap.yes[side.capital] title=(tip.text) data-tip=(tip.rule) { (icon("capital")) (scene.word(key)) } }
}

fn emperor(scene: &Scene<'_>, side: &SideView) -> Markup {
    let EmperorView::HeldBy(holder) = side.emperor else {
        return Markup::default();
    };
    let tip = tips::held_emperor(scene, holder);
    html! { span.lost title=(tip.text) data-tip=(tip.rule) { (house_icon("crown")) (scene.word("table-held")) (counter(holder, 18)) span.vh { (name(scene, holder)) } } }
}

/// What pyramids are worth to them now (EK-V-S2): it can go with somebody else's move.
fn pyramids(scene: &Scene<'_>, [_, _, points]: [u8; 3]) -> Markup {
    if points == 0 {
        return Markup::default();
    }
    let says = format!("{}: +{points}", scene.word("table-pyramid"));
    html! { span.pyr title=(says) data-tip="EK-V-S2" { (icon("pyramid")) "+" (points) span.vh { (says) } } }
}

fn prison(scene: &Scene<'_>, seat: Seat, side: &SideView) -> Markup {
    if side.prison.is_empty() {
        return html! { span data-at={ "prison-" (seat) } {} };
    }
    let tip = tips::prison(scene, &side.prison);
    let points = usize::from(scene.view.table.figures.captive) * side.prison.len();
    html! {
        span.jail data-at={ "prison-" (seat) } title=(tip.text) data-tip=(tip.rule) {
            @for captive in &side.prison { (small_stack(*captive, 1, true)) }
            "+" (points)
            span.vh { (tip.text) }
        }
    }
}

fn stock(scene: &Scene<'_>, seat: Seat, side: &SideView) -> Markup {
    let (reserve, boxed) = (tips::reserve(scene, seat), tips::boxed(scene, seat));
    let home = side.emperor == EmperorView::Reserve;
    html! {
        span data-at={ "reserve-" (seat) } title=(reserve.text) data-tip=(reserve.rule) {
            (icon("disc")) (scene.word("table-reserve")) b { (side.reserve) }
            @if home { b { "+" } span.rc { (house_icon("crown")) span.vh { (scene.word("table-emperor")) } } }
        }
        span data-at={ "box-" (seat) } title=(boxed.text) data-tip=(boxed.rule) { (icon("box")) (scene.word("table-boxed")) b { (side.boxed) } }
    }
}

fn supply(scene: &Scene<'_>, seat: Seat, side: &SideView, kind: Building) -> Markup {
    let left = side.supply[kind as usize];
    let built = scene.view.buildings.iter();
    let standing = built
        .filter(|house| house.owner == seat && house.building == kind)
        .count();
    let tip = tips::supply(scene, kind, left);
    html! {
        span.none[left == 0] title=(tip.text) data-tip=(tip.rule) {
            (small_house(seat, kind)) b { (left) } small { "/" (usize::from(left) + standing) } span.vh { (tip.text) }
        }
    }
}

/// What they did last: of their latest turn in which they did anything the deed that weighs most, whoever has answered since.
fn last(scene: &Scene<'_>, seat: Seat) -> Option<String> {
    let mut best: Option<(u8, Phrase)> = None;
    for (_, event) in scene.remembered.iter().rev() {
        match event {
            Event::TurnBegan { seat: whose } if *whose == seat && best.is_some() => break,
            event if weight(event) == 0 => {}
            event => {
                let phrase = told(scene.view, event).map(|told| told.phrase);
                let own = phrase.filter(|phrase| phrase.subject() == Some(seat));
                // The first of equals: what follows it came of it.
                let least = best.as_ref().map_or(0, |(weight, _)| *weight);
                best = own
                    .filter(|_| weight(event) >= least)
                    .map(|phrase| (weight(event), phrase))
                    .or(best);
            }
        }
    }
    best.map(|(_, phrase)| scene.say(&phrase))
}

/// How much an event says about a turn.
fn weight(event: &Event) -> u8 {
    match event {
        Event::TurnBegan { .. } | Event::Dealt { .. } => 0,
        // What the rules do, whoever's turn it is.
        Event::BuildingReturned { .. }
        | Event::PyramidChanged { to: None, .. }
        | Event::ReinforcementSkipped { .. }
        | Event::ActionSkipped { .. } => 1,
        // A move is told by what it ends with, where it ends with anything.
        Event::Moved { .. }
        | Event::Reinforced { .. }
        | Event::ForcedMarch { .. }
        | Event::LostToTempests { .. } => 2,
        Event::Swapped { .. }
        | Event::SwapDeclined { .. }
        | Event::Regrouped { .. }
        | Event::Banished { .. }
        | Event::MoonLanded { .. } => 3,
        Event::Built { .. }
        | Event::Attacked { .. }
        | Event::Kamikaze { .. }
        | Event::PyramidChanged { to: Some(_), .. } => 4,
        Event::EmperorCaptured { .. } | Event::EmperorsExchanged { .. } => 5,
        Event::Eliminated { .. } | Event::Ended { .. } => 6,
    }
}

/// A name with its counter, for tables and lists.
pub(super) fn named(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! { (counter(seat, 22)) b { (name(scene, seat)) } }
}
