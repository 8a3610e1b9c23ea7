//! Build Blocks: where each stands, the lines between them, and which can be ticked.

use maud::{Markup, html};
use numa_sera::content::{BlockKind, Kingdom, Link};
use numa_sera::{Choice, PlayerView, Question};

use super::Scene;
use super::art::{ic, name};
use super::cards::{radio, radio_id};
use super::needs::{self, Standing};
use super::said;
use super::tips;
use crate::names;

/// Sizes of a drawing, in pixels.
struct Grid {
    width: f32,
    height: f32,
    across: f32,
    down: f32,
    /// Whether its Blocks are what is asked for.
    large: bool,
}

const SMALL: Grid = Grid {
    width: 106.0,
    height: 62.0,
    across: 11.0,
    down: 7.0,
    large: false,
};
const LARGE: Grid = Grid {
    width: 168.0,
    height: 84.0,
    across: 44.0,
    down: 20.0,
    large: true,
};

/// Column and row of the shipped Blocks; the places are ours.
const PLACES: [(&str, f32, f32); 52] = [
    ("ns_tithe", 0.0, 0.0),
    ("ns_efficiency", 1.0, 0.0),
    ("ns_bountiful", 2.0, 0.0),
    ("ns_gilded", 3.0, 0.0),
    ("ns_vaults", 1.0, 1.0),
    ("ns_academy", 0.0, 2.0),
    ("ns_scribes", 1.0, 2.0),
    ("ns_scholarship", 4.0, 1.0),
    ("ns_guard", 0.0, 3.0),
    ("ns_physicians", 0.0, 4.0),
    ("ns_ramparts", 1.0, 3.0),
    ("ns_levy", 1.0, 4.0),
    ("ns_legion", 2.0, 3.5),
    ("sd_plunder", 0.0, 0.0),
    ("sd_warcries", 1.0, 0.0),
    ("sd_bloodlust", 2.0, 0.0),
    ("sd_headhunters", 3.0, 0.0),
    ("sd_rampage", 3.0, 1.0),
    ("sd_camps", 0.0, 2.0),
    ("sd_wagons", 1.0, 2.0),
    ("sd_dread", 3.0, 2.0),
    ("sd_nightraid", 4.0, 2.0),
    ("sd_arsenal", 2.0, 3.0),
    ("sd_herds", 0.0, 3.0),
    ("sd_tribute", 1.0, 3.0),
    ("sd_shamans", 0.0, 4.0),
    ("me_scavengers", 0.0, 0.0),
    ("me_ragpickers", 1.0, 0.0),
    ("me_relics", 2.0, 0.0),
    ("me_attune", 3.0, 0.0),
    ("me_elders", 0.0, 1.0),
    ("me_sagas", 1.0, 1.0),
    ("me_names", 2.0, 1.0),
    ("me_lives", 1.0, 2.0),
    ("me_pride", 0.0, 3.0),
    ("me_pounce", 1.0, 3.0),
    ("me_forage", 0.0, 4.0),
    ("me_tradeways", 1.0, 4.0),
    ("me_dens", 2.0, 3.0),
    ("dv_garrisons", 0.0, 0.0),
    ("dv_keepwalls", 1.0, 0.0),
    ("dv_retribution", 2.0, 0.0),
    ("dv_engines", 0.0, 1.0),
    ("dv_trebuchets", 1.0, 1.0),
    ("dv_banners", 1.0, 2.0),
    ("dv_annex", 2.0, 1.5),
    ("dv_drill", 0.0, 3.0),
    ("dv_orders", 1.0, 3.0),
    ("dv_infirmary", 0.0, 4.0),
    ("dv_terraces", 2.0, 3.0),
    ("dv_fiefs", 3.0, 3.0),
    ("dv_quarries", 3.0, 4.0),
];

/// Where a kingdom's Blocks stand. Blocks that nobody has placed go by how many stand before them.
fn places(kingdom: &Kingdom) -> Vec<(f32, f32)> {
    let shipped = |id: &str| {
        let mut known = PLACES.iter();
        known.find(|(of, ..)| *of == id).map(|&(_, x, y)| (x, y))
    };
    let own: Option<Vec<_>> = kingdom
        .blocks
        .iter()
        .map(|block| shipped(&block.id))
        .collect();
    if let Some(own) = own {
        return own;
    }
    let mut columns: Vec<u8> = vec![0; kingdom.blocks.len()];
    for _ in 0..kingdom.blocks.len() {
        for (nth, block) in kingdom.blocks.iter().enumerate() {
            let before = (0..kingdom.blocks.len()).filter(|bit| block.after & 1 << bit != 0);
            let deepest = before.map(|bit| columns[bit] + 1).max();
            columns[nth] = deepest.unwrap_or(0).min(4);
        }
    }
    let mut rows = [0_u8; 5];
    let place = |&column: &u8| {
        let row = &mut rows[usize::from(column)];
        *row += 1;
        (f32::from(column), f32::from(*row - 1))
    };
    columns.iter().map(place).collect()
}

impl Grid {
    fn at(&self, (column, row): (f32, f32)) -> (f32, f32) {
        (
            column * (self.width + self.across),
            row * (self.height + self.down),
        )
    }
}

/// The tree on a mat.
pub(super) fn small(scene: &Scene<'_>, player: &PlayerView, kingdom: u8) -> Markup {
    html! {
        section.tree tabindex="0" aria-label=(scene.word("table-blocks")) {
            div.canvas {
                (drawn(scene, player, kingdom, &SMALL))
                @if scene.view.viewer == Some(player.seat) { (corner(scene, kingdom)) }
            }
        }
    }
}

/// The tree while one of its Blocks is chosen.
pub(super) fn large(scene: &Scene<'_>, player: &PlayerView, kingdom: u8) -> Markup {
    html! {
        div.bigtree tabindex="0" role="group" aria-label=(scene.word("table-blocks")) {
            div.canvas { (drawn(scene, player, kingdom, &LARGE)) }
            (key(scene))
        }
    }
}

fn drawn(scene: &Scene<'_>, player: &PlayerView, kingdom: u8, grid: &Grid) -> Markup {
    let places = places(&scene.view.content.kingdoms[usize::from(kingdom)]);
    let corners: Vec<(f32, f32)> = places.into_iter().map(|place| grid.at(place)).collect();
    html! {
        (edges(scene, player, kingdom, grid, &corners))
        ul { @for (nth, corner) in corners.iter().enumerate() { li { (block(scene, player, (kingdom, nth as u8), *corner, grid.large)) } } }
    }
}

fn edges(
    scene: &Scene<'_>,
    player: &PlayerView,
    kingdom: u8,
    grid: &Grid,
    corners: &[(f32, f32)],
) -> Markup {
    let info = &scene.view.content.kingdoms[usize::from(kingdom)];
    let mut paths = Vec::new();
    for (nth, block) in info.blocks.iter().enumerate() {
        let (x, y) = corners[nth];
        for before in (0..info.blocks.len()).filter(|bit| block.after & 1 << bit != 0) {
            let (from_x, from_y) = corners[before];
            let (middle, from) = (y + grid.height / 2.0, from_y + grid.height / 2.0);
            let line = if (from_x - x).abs() < 1.0 {
                let at = x + grid.width * 0.2;
                format!("M{at} {}V{y}", from_y + grid.height)
            } else {
                let turn = x - grid.across / 2.0;
                format!("M{} {from}H{turn}V{middle}H{x}", from_x + grid.width)
            };
            let lit = player.blocks.contains(&(before as u8));
            paths.push((line, block.link == Link::Dotted, lit));
        }
    }
    let (width, height) = grid.at((5.0, 5.0));
    html! {
        svg.edges width=(width) height=(height) aria-hidden="true" { @for (line, dotted, lit) in &paths { path.dot[*dotted].lit[*lit] d=(line) {} } }
    }
}

fn block(
    scene: &Scene<'_>,
    player: &PlayerView,
    (kingdom, nth): (u8, u8),
    (x, y): (f32, f32),
    large: bool,
) -> Markup {
    let standing = needs::block(&scene.view.content, player, kingdom, nth);
    let tip = tips::block(scene, kingdom, nth);
    let place = format!("--x:{x};--y:{y}");
    let state = state(standing);
    let own = scene.view.viewer == Some(player.seat);
    let inside = inside(scene, player, (kingdom, nth), standing);
    let at = format!("block-{}-{nth}", player.seat);
    let here = own && large;
    let radio = here
        .then(|| radio(scene, Choice::Tick(nth), false))
        .flatten();
    // On the mat a Block is chosen for the Build that the tray offers.
    let building = own
        && !large
        && standing.open()
        && matches!(scene.view.asked, Some((_, Question::Action)))
        && radio_id(scene, Choice::Build).is_some();
    html! {
        @if let Some(radio) = radio {
            label.block.can.(state) style=(place) title=(tip.text) data-tip=(tip.rule) data-about={ "block-" (kingdom) "-" (nth) } data-at=(at) { (radio) (inside) }
        } @else if building {
            label.block."for-build".(state) for={ "tick-" (nth) } style=(place) title=(tip.text) data-tip=(tip.rule) data-about={ "block-" (kingdom) "-" (nth) } data-at=(at) { (inside) }
        } @else {
            div.block.(state) style=(place) title=(tip.text) data-tip=(tip.rule) data-about={ "block-" (kingdom) "-" (nth) } data-at=(at) { (inside) }
        }
    }
}

fn state(standing: Standing) -> &'static str {
    if standing.ticked {
        "on"
    } else if standing.open() {
        "open"
    } else {
        "shut"
    }
}

fn inside(
    scene: &Scene<'_>,
    player: &PlayerView,
    (kingdom, nth): (u8, u8),
    standing: Standing,
) -> Markup {
    let content = &scene.view.content;
    let info = &content.kingdoms[usize::from(kingdom)].blocks[usize::from(nth)];
    let (sign, word) = match info.kind {
        BlockKind::Ongoing => ("n-ongoing", "table-ongoing"),
        BlockKind::Repeatable => ("n-repeat", "table-repeatable"),
        BlockKind::Once => ("n-once", "table-once"),
    };
    let said = match state(standing) {
        "on" => "table-ticked",
        "open" => "table-available",
        _ => "table-locked",
    };
    let step = needs::furthest(content, player, info.prereq).filter(|_| !standing.ticked);
    html! {
        b { (name(scene, names::block(content, kingdom, nth))) }
        span.does { (said::does(scene, info.set)) }
        @if let Some(step) = step {
            span.pre.ok[step.reached()] { (face::components::icon(if step.reached() { "check" } else { "lock" })) (step.has.clamp(0, step.needs)) "/" (step.needs) span.vh { (scene.word("table-prerequisite")) } }
        }
        span.vh { ", " (scene.word(said)) }
        span.hex { @if standing.ticked { (face::components::icon("check")) } @else if !standing.open() { (face::components::icon("lock")) } }
        span.kind { @if info.no_victory { i title=(scene.word("table-no-victory")) { (ic("n-novictory")) } } i title=(scene.word(word)) { (ic(sign)) span.vh { (scene.word(word)) } } }
    }
}

/// What the signs mean, in a corner without Blocks.
fn corner(scene: &Scene<'_>, kingdom: u8) -> Markup {
    let places = places(&scene.view.content.kingdoms[usize::from(kingdom)]);
    let taken = |from: f32, to: f32| {
        let mut right = places.iter().filter(|(column, _)| *column > 2.5);
        right.any(|(_, row)| (from..to).contains(row))
    };
    html! {
        @if !taken(2.5, 9.0) { (key(scene)) }
        @else if !taken(0.0, 2.5) { div.upper { (key(scene)) } }
    }
}

/// What the signs mean.
fn key(scene: &Scene<'_>) -> Markup {
    let line =
        |dotted: bool| html! { svg.ln aria-hidden="true" { path.dot[dotted] d="M1 4H20" {} } };
    html! {
        ul.key aria-label=(scene.word("table-key")) {
            li { span.hex.on { (face::components::icon("check")) } (scene.word("table-ticked")) }
            li { (ic("n-ongoing")) (scene.word("table-ongoing")) }
            li { span.hex {} (scene.word("table-available")) }
            li { (ic("n-once")) (scene.word("table-once")) }
            li { span.hex { (face::components::icon("lock")) } (scene.word("table-locked")) }
            li { (ic("n-repeat")) (scene.word("table-repeatable")) }
            li { (line(false)) (scene.word("table-all-needed")) }
            li { (line(true)) (scene.word("table-any-one")) }
            li { (ic("n-novictory")) (scene.word("table-no-victory")) }
        }
    }
}

/// The Blocks that the viewer could tick with a Build now.
pub(super) fn open(scene: &Scene<'_>) -> Vec<(u8, u8)> {
    let Some(own) = scene.view.own() else {
        return Vec::new();
    };
    let Some(kingdom) = own.kingdom else {
        return Vec::new();
    };
    let content = &scene.view.content;
    let blocks = &content.kingdoms[usize::from(kingdom)].blocks;
    (0..blocks.len() as u8)
        .filter(|&nth| needs::block(content, own, kingdom, nth).open())
        .map(|nth| (kingdom, nth))
        .collect()
}
