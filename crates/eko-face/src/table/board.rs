//! The desert with its board: one picture, and over it in real pixels everything that is read or pressed.

use std::fmt::Write;

use eko::{Building, EmperorView, Hex, Spaces, Stage, Terrain, View};
use face::components::icon as house_icon;
use kernel::Seat;
use maud::{Markup, PreEscaped, html};

use super::goals::{Kind, Set, Subject, Target};
use super::pieces::{self, icon};
use super::{Scene, choices, rows, spots, tips};
use crate::ground::plan::{Plan, moved, pair, short};
use crate::ground::{Ground, in_order};

pub(super) fn board(scene: &Scene<'_>, sets: &[Set]) -> Markup {
    let ground = Ground::of(scene.view.board());
    let plan = ground.plan();
    let size = format!("--w:{};--h:{}", short(plan.width), short(plan.height));
    html! {
        div.desert data-zooms {
            (PreEscaped(DUNES))
            div.pan data-keep-scroll="board" {
                div.plane role="group" aria-label=(scene.word("frame-board")) data-walks style=(size) {
                    (picture(scene, &ground, sets))
                    svg.pic.over viewBox=(ground.view_box()) aria-hidden="true" {
                        // Once more over the pieces: what stands on the space would hide it.
                        @if let Some(at) = about(scene.view) { g data-asked[scene.yours()] { (ring(plan, at, "sel")) } }
                        (ghosts(scene, plan, sets))
                        (rows::grown(scene, plan))
                        (link(scene, plan))
                        path.way data-drawn {}
                    }
                    (spots::spots(scene, plan, sets))
                }
            }
            (legend(scene))
            (tools(scene))
        }
    }
}

/// Ground, marks and pieces, from the back to the front.
fn picture(scene: &Scene<'_>, ground: &Ground, sets: &[Set]) -> Markup {
    let view = scene.view;
    let plan = ground.plan();
    let mut standing = ground.upright(|hex| view.building_at(hex).is_some());
    standing.extend(ground.monuments(|around| {
        let spaces = around.iter().filter_map(|&hex| view.board().space_at(hex));
        let spaces: Spaces = spaces.collect();
        let high = if spaces == view.board().beacon() {
            -58.
        } else {
            -64.
        };
        Some(pieces::flag(view.holder(spaces)?, high))
    }));
    standing.extend(view.stacks.iter().map(|stack| pieces::stack(plan, stack)));
    standing.extend(view.buildings.iter().map(|house| {
        let terrain = view.board().terrain_at(house.at).unwrap_or(Terrain::Reg);
        pieces::built(plan, house.at, terrain, house)
    }));
    html! {
        svg.pic viewBox=(ground.view_box()) aria-hidden="true" focusable="false" {
            (ground.floor()) (marks(scene, plan, sets)) (in_order(standing))
        }
    }
}

/// Rings and dots under the pieces: what can be chosen, then what the chosen stack can do.
fn marks(scene: &Scene<'_>, plan: &Plan, sets: &[Set]) -> Markup {
    let rows = if scene.yours() {
        rows::able(scene.view)
    } else {
        Vec::new()
    };
    let able = sets
        .iter()
        .filter(|set| !set.targets.is_empty())
        .filter_map(|set| match set.subject {
            Subject::Stack(stack) => Some(stack.at),
            _ => None,
        });
    html! {
        @if let Some(at) = about(scene.view) { (ring(plan, at, "sel")) }
        @if let Some(at) = choices::captured(scene) { g data-asked[scene.yours()] { (ring(plan, at, "hit")) } }
        @for row in &rows { (ring(plan, row.stack.at, "add")) }
        g.can { @for at in able { (ring(plan, at, "add")) } }
        @for set in sets {
            g.of.{ "of-" (set.key) } {
                @match set.subject {
                    Subject::Stack(stack) => (ring(plan, stack.at, "sel")),
                    Subject::Site(at) => (ring(plan, at, "sel")),
                    _ => {},
                }
                @for target in &set.targets { (mark(plan, target)) }
                @for refused in &set.refused { (ring(plan, refused.at, "no")) }
            }
        }
    }
}

/// The space that the open question is about.
fn about(view: &View) -> Option<Hex> {
    let board = view.board();
    match (view.stage, view.sides[view.active.index()].emperor) {
        (Stage::Swap, EmperorView::On(at)) => Some(at),
        (Stage::Destination { from: at }, _)
        | (Stage::Route { to: at, .. } | Stage::Toll { to: at, .. }, _)
        | (Stage::Amount { to: at } | Stage::MoonDisc { to: at }, _) => Some(board.hex(at)),
        (Stage::Construction { site } | Stage::Payment { site, .. }, _)
        | (Stage::Spending { site, .. }, _) => Some(board.site_hex(site)),
        _ => None,
    }
}

fn mark(plan: &Plan, target: &Target) -> Markup {
    match target.kind.mark() {
        "move" => {
            html! { use.mk.move href="#eko-dot" transform=(moved(plan.at(target.at))) {} }
        }
        ring_kind => ring(plan, target.at, ring_kind),
    }
}

fn ring(plan: &Plan, at: Hex, kind: &str) -> Markup {
    html! { use.mk.{ (kind) } href="#eko-hex" transform=(moved(plan.at(at))) {} }
}

/// What could be built where nothing stands, faintly.
fn ghosts(scene: &Scene<'_>, plan: &Plan, sets: &[Set]) -> Markup {
    let empty = |target: &&Target| {
        target.kind.mark() == "build" && scene.view.building_at(target.at).is_none()
    };
    html! {
        @for set in sets.iter().filter(|set| set.targets.iter().any(|target| empty(&target))) {
            g.of.{ "of-" (set.key) } {
                @for target in set.targets.iter().filter(empty) {
                    (pieces::ghost(plan, target.at, scene.view.active, target.building.unwrap_or(Building::Encampment)))
                }
            }
        }
    }
}

/// The line between the porches of the two portals, while a porch is pointed at.
fn link(scene: &Scene<'_>, plan: &Plan) -> Markup {
    let board = scene.view.board();
    let [one, other] = board.portals() else {
        return Markup::default();
    };
    let (from, to) = (board.hex(*one), board.hex(*other));
    html! {
        g.plink {
            path d=(arc(plan, from, to)) {}
            @for (x, y) in [plan.at(from), plan.at(to)] { circle cx=(short(x)) cy=(short(y)) r="5" {} }
        }
    }
}

/// From one space to another over the heads of all between them.
fn arc(plan: &Plan, from: Hex, to: Hex) -> String {
    format!("M{}{}", pair(plan.at(from)), bow(plan, from, to))
}

fn bow(plan: &Plan, from: Hex, to: Hex) -> String {
    let (from, to) = (plan.at(from), plan.at(to));
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    // It goes upwards, over the board.
    let side = if dx > 0. { 0.2 } else { -0.2 };
    let over = (
        f64::midpoint(from.0, to.0) + dy * side,
        f64::midpoint(from.1, to.1) - dx * side,
    );
    format!("Q{} {}", pair(over), pair(to))
}

/// A way as a path. Through portals it leads in a bow, and so it does for two that change places.
pub(super) fn line(plan: &Plan, way: &[Hex], kind: Kind) -> String {
    if let (Kind::Swap, [from, to]) = (kind, way) {
        return arc(plan, *from, *to);
    }
    let mut path = String::new();
    let mut before: Option<Hex> = None;
    for &hex in way {
        let at = pair(plan.at(hex));
        let _ = match before {
            None => write!(path, "M{at}"),
            Some(last) if last.neighbours().any(|near| near == hex) => write!(path, "L{at}"),
            Some(last) => write!(path, "{}", bow(plan, last, hex)),
        };
        before = Some(hex);
    }
    path
}

/// The kinds of space of this board and the marks on it, for those who ask.
fn legend(scene: &Scene<'_>) -> Markup {
    let mut seen: Vec<Terrain> = Vec::new();
    for (_, terrain) in scene.view.board().terrain() {
        if !seen.contains(&terrain) {
            seen.push(terrain);
        }
    }
    seen.sort_by_key(|terrain| *terrain as u8);
    html! {
        details.legend #legend {
            summary.btn { (house_icon("help")) span { (scene.word("table-legend")) } }
            div {
                ul {
                    @for of in seen {
                        @let tip = tips::ground(scene, of);
                        li title=(tip.text) data-tip=(tip.rule) tabindex="0" {
                            (swatch(of)) b { (scene.word(&of.word())) }
                            span.may { @for kind in Building::ALL.into_iter().filter(|kind| kind.value() <= of.bears()) { (icon(kind.key())) } }
                        }
                    }
                }
                ul.kinds {
                    @for (class, key) in MARKS { li { (sample(class)) (scene.word(key)) } }
                    li.dt { (scene.word("table-keys")) }
                }
            }
        }
    }
}

/// The ways in which targets are marked.
const MARKS: [(&str, &str); 6] = [
    ("move", "mark-move"),
    ("join", "mark-regroup"),
    ("hit", "mark-attack"),
    ("kami", "mark-kamikaze"),
    ("build", "mark-build"),
    ("no", "mark-no"),
];

fn sample(class: &str) -> Markup {
    let shape = if class == "move" {
        "#eko-dot"
    } else {
        "#eko-hex"
    };
    html! { svg.sw viewBox="-42 -44 84 88" aria-hidden="true" { use.mk.{ (class) } href=(shape) {} } }
}

pub(super) fn swatch(of: Terrain) -> Markup {
    let name = match of {
        Terrain::Movement => "sand-0".to_owned(),
        other => other.key().to_owned(),
    };
    html! {
        svg.sw viewBox="-38 -48 76 86" aria-hidden="true" {
            @if of == Terrain::Movement { use.sandy href="#eko-hex" {} }
            use href={ "#eko-" (name) } {}
        }
    }
}

/// Names of spaces, and how near the board is.
fn tools(scene: &Scene<'_>) -> Markup {
    let names = scene.word("table-names");
    html! {
        div.tools-b {
            details #names { summary.btn.icon title=(names) { span aria-hidden="true" { "a1" } span.vh { (names) } } }
            @for (zoom, sign, key) in [("1", "plus", "table-nearer"), ("-1", "minus", "table-farther"), ("0", "fit", "table-whole")] {
                @let says = scene.word(key);
                button.btn.icon type="button" data-zoom=(zoom) title=(says) hidden { (if sign == "plus" { house_icon(sign) } else { icon(sign) }) span.vh { (says) } }
            }
        }
    }
}

/// How many of three spaces each player holds, the most first.
pub(super) fn tally(scene: &Scene<'_>, around: Spaces) -> Vec<(Seat, usize)> {
    let view = scene.view;
    let held = |seat: Seat| {
        let on = |space| {
            view.stack_at(view.board().hex(space))
                .map(|stack| stack.owner)
        };
        around.filter(|&space| on(space) == Some(seat)).count()
    };
    let mut all: Vec<(Seat, usize)> = Seat::first(view.table.seats)
        .map(|seat| (seat, held(seat)))
        .filter(|(_, n)| *n > 0)
        .collect();
    all.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    all
}

/// Dunes to the horizon.
const DUNES: &str = r#"<svg class="dunes" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true"><path class="b" d="M0 0H1000V120C820 60 700 190 520 150S180 60 0 170Z"/><path class="a" d="M0 300C160 220 300 330 470 290S820 170 1000 260V420C830 340 640 470 450 430S130 360 0 450Z"/><path class="b" d="M0 470C180 380 330 480 480 450S820 360 1000 440V520C800 450 640 560 460 530S160 470 0 560Z"/><path class="a" d="M0 690C200 600 340 720 540 680S860 600 1000 660V830C820 760 640 880 440 840S150 780 0 850Z"/><path class="b" d="M0 880C200 800 400 900 560 870S860 800 1000 850V930C800 880 640 960 430 940S150 890 0 950Z"/></svg>"#;
