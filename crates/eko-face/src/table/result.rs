//! The end: who won and by which rule, points by source, and how they grew.

use eko::{Building, Event, Stage};
use face::components::icon as house_icon;
use face::plain;
use kernel::Seat;
use maud::{Markup, html};

use super::pieces::icon;
use super::players::{named, sources};
use super::{Scene, timeline, waiting};
use crate::told::ended;

/// What the points of each turn follow from, and what each player did last.
pub(crate) fn remembers(event: &Event) -> bool {
    !matches!(event, Event::Dealt { .. })
}

/// How the game ended, once it has.
pub(super) fn headline(scene: &Scene<'_>) -> Option<String> {
    let Stage::Over(ending) = scene.view.stage else {
        return None;
    };
    Some(scene.say(&ended(scene.view, ending).phrase))
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
            (timeline::timeline(scene))
            (waiting::last_turn_told(scene))
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
                td colspan="2" {}
                @for kind in Building::ALL { th scope="col" title=(scene.word(&format!("building-{}", kind.key()))) { (icon(kind.key())) span.vh { (scene.word(&format!("building-{}", kind.key()))) } } }
                th scope="col" title=(scene.word("result-captives")) { (icon("prison")) span.vh { (scene.word("result-captives")) } }
                @if pyramids { th scope="col" title=(scene.word("table-pyramid")) { (icon("pyramid")) span.vh { (scene.word("table-pyramid")) } } }
                th scope="col" title=(scene.word("table-capital")) { (icon("capital")) span.vh { (scene.word("table-capital")) } }
                th scope="col" { (scene.word("result-points")) }
            } }
            tbody {
                @for seat in scene.best_first(view.table.seats) {
                    @let [_, captives, held] = sources(scene, seat);
                    @let side = &view.sides[seat.index()];
                    tr {
                        td.rank { (rank(scene, seat)) }
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

/// A crown for those who won; in a draw nobody did, and all who share it are first. Where no one wins (EK-W3) no one is.
fn rank(scene: &Scene<'_>, seat: Seat) -> Markup {
    let Some(standings) = scene.standings else {
        return Markup::default();
    };
    let won = !standings.draw && standings.winners().any(|winner| winner == seat);
    html! { @if let Some(place) = standings.of(seat) { @if standings.nobody_wins { "–" } @else if won { (house_icon("crown")) span.vh { (place.rank) } } @else { (place.rank) } } }
}
