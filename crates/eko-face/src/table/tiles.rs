//! A leaf beside the log: what the kinds of space of this board are and do, and who holds what.

use eko::{Building, Terrain};
use face::Tab;
use face::components::counter;
use face::plain;
use kernel::{Phrase, Rule, Seat};
use maud::{Markup, html};

use super::board::swatch;
use super::pieces::{icon, small_house};
use super::{Scene, name, tips};
use crate::words::building;

pub(super) fn tab(scene: &Scene<'_>) -> Tab {
    Tab {
        key: "tiles",
        title: scene.word("table-tiles"),
        body: html! {
            div.eko.eko-tab {
                (costs(scene))
                ul { @for ground in Terrain::all().filter(|kind| on_board(scene, *kind)) { (row(scene, ground)) } (monuments(scene)) }
            }
        },
    }
}

fn on_board(scene: &Scene<'_>, kind: Terrain) -> bool {
    let mut all = scene.view.board().terrain();
    all.any(|(_, other)| other == kind)
}

/// What each building costs and is worth (EK-K2, EK-W1).
fn costs(scene: &Scene<'_>) -> Markup {
    html! {
        table.costs {
            caption { (scene.word("costs-title")) " " (plain::rule_link(scene, Rule("EK-K2"))) }
            thead { tr { td {} th scope="col" { (scene.word("costs-discs")) } th scope="col" { (scene.word("costs-over")) } th scope="col" { (scene.word("costs-points")) } } }
            tbody {
                @for kind in Building::ALL {
                    tr {
                        th scope="row" { (small_house(scene.view.active, kind)) (scene.say(&Phrase::new("costs-building").with("building", building(kind)))) }
                        td { (kind.value()) } td { (kind.value() + 1) } td { (kind.value()) }
                    }
                }
            }
        }
    }
}

fn row(scene: &Scene<'_>, ground: Terrain) -> Markup {
    let tip = tips::ground(scene, ground);
    let temple = ground.key().starts_with("temple");
    let holder = temple.then(|| holder_of(scene, ground)).flatten();
    html! {
        li.tile-row {
            (swatch(ground))
            div {
                b { (scene.word(&ground.word())) }
                @if temple { (held(scene, holder)) }
                span.may { @for kind in Building::ALL.into_iter().filter(|kind| kind.value() <= ground.bears()) { (icon(kind.key())) } }
                p { (tip.text) " " (plain::rule_link(scene, tip.rule)) }
            }
        }
    }
}

fn holder_of(scene: &Scene<'_>, ground: Terrain) -> Option<Seat> {
    let view = scene.view;
    let on_it = view
        .buildings
        .iter()
        .find(|house| view.board().terrain_at(house.at) == Some(ground));
    on_it.map(|house| house.owner)
}

fn held(scene: &Scene<'_>, holder: Option<Seat>) -> Markup {
    html! {
        span.holds {
            @match holder { Some(seat) => { (counter(seat, 18)) (name(scene, seat)) }, None => (scene.word("table-nobody")) }
        }
    }
}

/// Pyramids and the beacon are no kinds of space, but stand between some.
fn monuments(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let board = view.board();
    let points = view.table.figures.pyramid;
    html! {
        @for around in board.pyramids() {
            li.tile-row {
                svg.sw viewBox="-38 -64 76 86" aria-hidden="true" { use href="#eko-pyramid" {} }
                div { b { (scene.word("table-pyramid")) } (held(scene, view.holder(*around))) p { (scene.say(&Phrase::new("tile-pyramid").with("points", points))) " " (plain::rule_link(scene, Rule("EK-V-S2"))) } }
            }
        }
        @if !board.beacon().is_empty() {
            li.tile-row {
                svg.sw viewBox="-40 -74 80 92" aria-hidden="true" { use href="#eko-beacon" {} }
                div { b { (scene.word("setup-variant-beacon")) } (held(scene, view.holder(board.beacon()))) p { (scene.word("tile-beacon")) " " (plain::rule_link(scene, Rule("EK-V-B2"))) } }
            }
        }
    }
}
