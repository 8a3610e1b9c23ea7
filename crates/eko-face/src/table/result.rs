//! The end: who won and by which rule, points by source, and how they grew.

use std::fmt::Write;

use eko::{Building, Ending, Event, Stage};
use face::components::icon as house_icon;
use face::plain;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::pieces::icon;
use super::players::{named, sources};
use super::{Scene, colour, name};
use crate::told::ended;

/// What the points of each turn follow from.
pub(crate) fn remembers(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnBegan { .. }
            | Event::Built { .. }
            | Event::BuildingReturned { .. }
            | Event::EmperorCaptured { .. }
            | Event::EmperorsExchanged { .. }
            | Event::Ended { .. }
    )
}

/// How the game ended, once it has.
pub(super) fn headline(scene: &Scene<'_>) -> Option<String> {
    let Stage::Over(ending) = scene.view.stage else {
        return None;
    };
    Some(scene.say(&ended(scene.view, ending).phrase))
}

/// Who won, then the most points first.
fn ranking(scene: &Scene<'_>) -> Vec<Seat> {
    let winners = match scene.view.stage {
        Stage::Over(Ending::Points { winner } | Ending::LastStanding { winner }) => vec![winner],
        Stage::Over(Ending::BothWin { by_points, last }) => vec![by_points, last],
        _ => Vec::new(),
    };
    let mut seats: Vec<Seat> = Seat::first(scene.view.table.seats).collect();
    seats.sort_by_key(|seat| {
        let points = scene.view.sides[seat.index()].points;
        (!winners.contains(seat), std::cmp::Reverse(points))
    });
    seats
}

/// In the sheet that the house opens when the game has ended.
pub(crate) fn scores(scene: &Scene<'_>) -> Markup {
    let rule = match scene.view.stage {
        Stage::Over(ending) => ended(scene.view, ending).rule,
        _ => None,
    };
    html! {
        div.eko.final {
            @if let Some(headline) = headline(scene) { p.how { (headline) @if let Some(rule) = rule { " " (plain::rule_link(scene, rule)) } } }
            (table(scene))
            (timeline(scene))
        }
    }
}

/// A row for each player, a column for each source of points.
fn table(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let built = |seat: Seat, kind: Building| {
        let own = view.buildings.iter().filter(|house| house.owner == seat);
        own.filter(|house| house.building == kind).count()
    };
    let number = |n: usize| {
        if n == 0 {
            "–".to_owned()
        } else {
            n.to_string()
        }
    };
    let pyramids = !view.board().pyramids().is_empty();
    html! {
        table.sources {
            caption.vh { (scene.word("result-table")) }
            thead { tr {
                td {}
                @for kind in Building::ALL { th scope="col" title=(scene.word(&format!("building-{}", kind.key()))) { (icon(kind.key())) span.vh { (scene.word(&format!("building-{}", kind.key()))) } } }
                th scope="col" title=(scene.word("result-captives")) { (icon("prison")) span.vh { (scene.word("result-captives")) } }
                @if pyramids { th scope="col" title=(scene.word("table-pyramid")) { (icon("pyramid")) span.vh { (scene.word("table-pyramid")) } } }
                th scope="col" title=(scene.word("table-capital")) { (icon("capital")) span.vh { (scene.word("table-capital")) } }
                th scope="col" { (scene.word("result-points")) }
            } }
            tbody {
                @for seat in ranking(scene) {
                    @let [_, captives, held] = sources(scene, seat);
                    @let side = &view.sides[seat.index()];
                    tr {
                        th scope="row" { (named(scene, seat)) @if side.out { small { (scene.word("table-out")) } } }
                        @for kind in Building::ALL { td { (number(built(seat, kind))) } }
                        td { (number(captives.into())) }
                        @if pyramids { td { (number(held.into())) } }
                        td { @if side.capital { (house_icon("check")) span.vh { (scene.word("table-capital")) } } @else { "–" } }
                        td.sum { (side.points) }
                    }
                }
            }
        }
    }
}

/// The points of every player at the end of each turn, from buildings and captives.
fn history(scene: &Scene<'_>) -> Vec<Vec<u8>> {
    let seats = usize::from(scene.view.table.seats);
    let captive = i16::from(scene.view.table.figures.captive);
    let mut now = vec![0_i16; seats];
    let mut turns: Vec<Vec<u8>> = vec![vec![0; seats]];
    let write = |now: &[i16]| now.iter().map(|&points| points.max(0) as u8).collect();
    for (_, event) in scene.remembered {
        match event {
            Event::TurnBegan { .. } => turns.push(write(&now)),
            Event::Built { seat, building, .. } => {
                now[seat.index()] += i16::from(building.value());
            }
            Event::BuildingReturned {
                owner, building, ..
            } => now[owner.index()] -= i16::from(building.value()),
            Event::EmperorCaptured { by, .. } => now[by.index()] += captive,
            Event::EmperorsExchanged { by, given, to } => {
                now[by.index()] -= captive;
                // Who gets their own back holds nobody for it (EK-E7).
                if given == to {
                    now[to.index()] -= captive;
                }
            }
            _ => {}
        }
    }
    turns.push(write(&now));
    turns
}

const WIDTH: f64 = 440.;
const HEIGHT: f64 = 170.;

/// A line for each player, in their colour and with a dash of their own.
fn timeline(scene: &Scene<'_>) -> Markup {
    let turns = history(scene);
    let goal = f64::from(scene.view.table.figures.goal);
    let most = turns.iter().flatten().copied().max().unwrap_or(0);
    let top = f64::from(most).max(goal) + 1.;
    let x = |turn: usize| WIDTH * turn as f64 / (turns.len() - 1).max(1) as f64;
    let y = |points: f64| HEIGHT - HEIGHT * points / top;
    let path = |seat: Seat| {
        let mut path = format!("M0 {:.1}", y(0.));
        for (turn, points) in turns.iter().enumerate() {
            let points = f64::from(points[seat.index()]);
            let _ = write!(path, "H{:.1}V{:.1}", x(turn), y(points));
        }
        path
    };
    let label = Phrase::new("result-timeline").with("n", (turns.len().saturating_sub(2)) as u32);
    html! {
        figure.tl {
            figcaption { (scene.say(&label)) }
            svg.timeline viewBox=(format!("-26 -8 {} {}", WIDTH + 160., HEIGHT + 30.)) role="img" aria-label=(scene.say(&label)) {
                rect.win x="0" y=(format!("{:.1}", y(top))) width=(WIDTH) height=(format!("{:.1}", y(goal))) {}
                @for mark in [0., 4., 8., 12.] { path.gl d=(format!("M0 {:.1}H{WIDTH}", y(mark))) {} text x="-8" y=(format!("{:.1}", y(mark) + 4.)) text-anchor="end" { (mark) } }
                path.goal d=(format!("M0 {:.1}H{WIDTH}", y(goal))) {}
                @for seat in Seat::first(scene.view.table.seats) { path.ln.{ "p" (colour(seat)) } d=(path(seat)) {} }
                @for (nth, seat) in ranking(scene).into_iter().enumerate() {
                    @let line = 16. + 22. * nth as f64;
                    path.ln.{ "p" (colour(seat)) } d=(format!("M{} {:.0}h22", WIDTH + 10., line - 4.)) {}
                    text.nm x=(WIDTH + 38.) y=(format!("{line:.0}")) { (short(&name(scene, seat))) " " (scene.view.sides[seat.index()].points) }
                }
            }
        }
    }
}

/// As much of a name as there is room for beside the lines.
fn short(name: &str) -> String {
    match name.char_indices().nth(12) {
        Some((at, _)) => format!("{}…", &name[..at]),
        None => name.to_owned(),
    }
}
