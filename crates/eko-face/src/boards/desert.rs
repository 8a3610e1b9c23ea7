//! The board under construction: the tiles as they lie, their faults, the tile in hand and the places where it can go.

use eko::{Draft, Fault, Hex, Placed};
use face::components::icon;
use kernel::{Phrase, Value};
use maud::{Markup, PreEscaped, html};

use super::desk::Hand;
use super::palette::{back, pressed};
use super::{Shown, deed};
use crate::ground::plan::{Plan, ROW, WIDE, short};
use crate::ground::{Ground, in_order};

pub(super) fn desert(shown: &Shown<'_>) -> Markup {
    let slots = slots(shown);
    let ground = ground(shown, &slots);
    let plan = ground.plan();
    let middle = plan.at(Hex::new(0, 0));
    html! {
        section.desert.panel aria-label=(shown.word("bench-board")) {
            // With nothing on it to go to, the board itself can be scrolled by keys.
            div.pan tabindex=[(shown.desk.draft.tiles().is_empty() && slots.is_empty()).then_some("0")] {
                div.plane style={ "--w:" (short(plan.width)) ";--h:" (short(plan.height)) }
                    data-x=(short(middle.0)) data-y=(short(middle.1)) data-wide=(WIDE) data-row=(ROW) data-w=(short(plan.width)) {
                    (picture(shown, &ground, &slots))
                    div.spots {
                        @for &tile in shown.desk.draft.tiles() { (letter(shown, plan, tile)) }
                        @for &(value, slot) in &slots { (place(shown, plan, value, slot)) }
                        @if let Some(tile) = shown.desk.hand.tile() { (handle(shown, plan, tile)) }
                    }
                }
            }
            @if shown.desk.draft.tiles().is_empty() && slots.is_empty() { p.begin { (shown.word("bench-begin")) } }
            (nearness(shown))
            (bar(shown))
        }
    }
}

/// Nearer, farther, and all of it: for those whose page has a script.
fn nearness(shown: &Shown<'_>) -> Markup {
    let ways = [
        ("1", "table-nearer", PLUS),
        ("-1", "table-farther", MINUS),
        ("0", "table-whole", FIT),
    ];
    html! {
        div.nearness role="group" aria-label=(shown.word("bench-nearness")) hidden {
            @for (by, key, picture) in ways {
                button.btn.icon type="button" data-near=(by) title=(shown.word(key)) aria-label=(shown.word(key)) { (sign(picture)) }
            }
        }
    }
}

/// Room for the usual layout and for every place that is or could be offered, so that the picture stays as it is when a tile is taken in
/// hand.
fn ground(shown: &Shown<'_>, slots: &[(Option<Placed>, Placed)]) -> Ground {
    let draft = &shown.desk.draft;
    let tiles = draft.tiles().iter();
    let ground = Ground::new(tiles.map(|&tile| (tile, named(draft, tile))).collect());
    let offered = slots.iter().map(|(_, slot)| *slot);
    let usual = draft.slots('A').into_iter().chain(draft.slots('P'));
    let places = offered.chain(usual).flat_map(|slot| cells(draft, slot));
    ground.with_room(draft.room().into_iter().chain(places))
}

/// The spaces of a tile that have names: no other can be drawn.
fn named(draft: &Draft, tile: Placed) -> Vec<(Hex, eko::Terrain)> {
    let spaces = draft.spaces(tile).into_iter();
    spaces.filter(|(hex, _)| hex.is_named()).collect()
}

fn cells(draft: &Draft, tile: Placed) -> Vec<Hex> {
    named(draft, tile).into_iter().map(|(hex, _)| hex).collect()
}

/// The places for what is in hand, each with the tile that would leave its own.
fn slots(shown: &Shown<'_>) -> Vec<(Option<Placed>, Placed)> {
    let draft = &shown.desk.draft;
    match shown.desk.hand {
        Hand::Empty => Vec::new(),
        Hand::Letter(letter) => {
            let slots = draft.slots(letter).into_iter();
            slots.map(|slot| (None, slot)).collect()
        }
        Hand::Tile(tile) => {
            let rest = draft.without(tile);
            let slots = rest.slots(tile.letter).into_iter();
            let is_elsewhere = |slot: &Placed| {
                cells(draft, *slot)
                    .iter()
                    .all(|cell| !cells(draft, tile).contains(cell))
            };
            let kept = |slot: Placed| {
                if draft.is_small(slot.letter) {
                    return slot;
                }
                let turn = tile.turn;
                Placed { turn, ..slot }
            };
            slots
                .filter(is_elsewhere)
                .map(|slot| (Some(tile), kept(slot)))
                .collect()
        }
    }
}

fn picture(shown: &Shown<'_>, ground: &Ground, slots: &[(Option<Placed>, Placed)]) -> Markup {
    let (draft, plan) = (&shown.desk.draft, ground.plan());
    let standing = ground
        .upright(|_| false)
        .into_iter()
        .chain(ground.monuments(|_| None));
    let bad = shown.faults.iter().flat_map(|fault| &fault.spaces);
    let outline = |tile: Placed| plan.outline(&cells(draft, tile));
    html! {
        svg.pic viewBox=(ground.view_box()) aria-hidden="true" focusable="false" {
            @for (_, slot) in slots { path.slotline d=(outline(*slot)) {} }
            (ground.floor())
            @for &hex in bad { path.cutoff d=(hexagon(plan, hex)) {} }
            (in_order(standing.collect()))
            @for fault in shown.faults { @for &tile in &fault.tiles { path.badtile d=(outline(tile)) {} } }
            @if let Some(tile) = shown.desk.hand.tile() { path.seltile d=(outline(tile)) {} }
        }
    }
}

fn hexagon(plan: &Plan, hex: Hex) -> String {
    plan.outline(&[hex])
}

/// The letter of a tile: a press takes it in hand. What is wrong with it is said here.
fn letter(shown: &Shown<'_>, plan: &Plan, tile: Placed) -> Markup {
    let draft = &shown.desk.draft;
    let faults = faults_of(shown, tile);
    let is_in_hand = shown.desk.hand == Hand::Tile(tile);
    let says = Phrase::new("bench-lies")
        .with("tile", Value::Text(tile.letter.to_string()))
        .with("place", Value::Text(tile.at.to_string()))
        .with("turn", tile.turn);
    let sentences: Vec<String> = std::iter::once(shown.say(&says))
        .chain(faults.iter().map(|fault| shown.say(&fault.why)))
        .collect();
    let rule = faults.iter().find_map(|fault| fault.rule);
    let tip = rule.map_or("", |rule| rule.0);
    // What the tile in hand lacks is said beside its buttons, and must not lie over them.
    let hovered = (!is_in_hand).then(|| sentences.join(" "));
    let (x, y) = plan.amid(&cells(draft, tile));
    // Below what stands in the middle of a large tile.
    let lower = if draft.is_small(tile.letter) { 0. } else { 22. };
    html! {
        div.spot style={ "--x:" (short(x)) ";--y:" (short(y + lower)) } {
            button.letter.{ "b-" (back(tile.letter)) }.bad[!faults.is_empty()] name="do" value=(deed("take", tile)) data-tile=(tile)
                aria-pressed=(pressed(is_in_hand)) aria-label=(sentences.join(" ")) title=[hovered] data-tip=[(!faults.is_empty() && !is_in_hand).then_some(tip)] {
                span.tl { (tile.letter) @if !faults.is_empty() { (icon("warn")) } }
            }
        }
    }
}

/// A place that is offered.
fn place(shown: &Shown<'_>, plan: &Plan, from: Option<Placed>, slot: Placed) -> Markup {
    let (x, y) = plan.amid(&cells(&shown.desk.draft, slot));
    let value = match from {
        None => deed("put", slot),
        Some(from) => format!("move {from} {slot}"),
    };
    let says = Phrase::new("bench-put")
        .with("tile", Value::Text(slot.letter.to_string()))
        .with("place", Value::Text(slot.at.to_string()));
    html! {
        div.spot style={ "--x:" (short(x)) ";--y:" (short(y)) } {
            button.slotb name="do" value=(value) aria-label=(shown.say(&says)) title=(shown.say(&says)) { (icon("plus")) }
        }
    }
}

/// What can be done with the tile in hand, and what is wrong with it.
fn handle(shown: &Shown<'_>, plan: &Plan, tile: Placed) -> Markup {
    let cells = cells(&shown.desk.draft, tile);
    let (x, _) = plan.amid(&cells);
    let y = cells.iter().map(|&hex| plan.at(hex).1).fold(0., f64::max);
    let faults = faults_of(shown, tile);
    let label = Phrase::new("bench-handle").with("tile", Value::Text(tile.letter.to_string()));
    html! {
        div.spot.handle style={ "--x:" (short(x)) ";--y:" (short(y + 40.)) } {
            div.rot role="toolbar" aria-label=(shown.say(&label)) {
                @for (what, picture, key) in [("left", TURN_LEFT, "bench-turn-left"), ("right", TURN_RIGHT, "bench-turn-right")] {
                    button.btn.icon name="do" value=(what) aria-label=(shown.word(key)) title=(shown.word(key)) { (sign(picture)) }
                }
                button.btn.icon name="do" value="off" aria-label=(shown.word("bench-off")) title=(shown.word("bench-off")) { (sign(TRASH)) }
                @if !faults.is_empty() {
                    ul.reasons { @for fault in faults { li { (icon("warn")) span { (shown.say(&fault.why)) } } } }
                }
            }
        }
    }
}

pub(super) fn faults_of<'a>(shown: &Shown<'a>, tile: Placed) -> Vec<&'a Fault> {
    let faults = shown.faults.iter();
    faults.filter(|fault| fault.tiles.contains(&tile)).collect()
}

fn bar(shown: &Shown<'_>) -> Markup {
    let deeds = [
        ("undo", "bench-undo", UNDO, shown.desk.past.is_empty()),
        ("redo", "bench-redo", REDO, shown.desk.future.is_empty()),
        ("standard", "bench-standard", GRID, false),
        ("shuffle", "bench-shuffle", SHUFFLE, false),
        (
            "clear",
            "bench-clear",
            TRASH,
            shown.desk.draft.tiles().is_empty(),
        ),
    ];
    html! {
        div.ebar role="toolbar" aria-label=(shown.word("bench-bar")) {
            @for (what, key, picture, is_off) in deeds {
                button.btn name="do" value=(what) data-deed=(what) disabled[is_off] { (sign(picture)) span { (shown.word(key)) } }
            }
            a.btn.to-check href="#bench-check" { (icon(if shown.faults.is_empty() { "check" } else { "warn" })) span { (shown.word("bench-faults")) " " b { (shown.faults.len()) } } }
        }
    }
}

fn sign(path: &'static str) -> Markup {
    html! {
        svg.i viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" {
            path d=(PreEscaped(path)) {}
        }
    }
}

const PLUS: &str = "M5 12h14M12 5v14";
const MINUS: &str = "M5 12h14";
const FIT: &str = "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5";
const TURN_RIGHT: &str = "M19 5v5h-5M19 10a7.5 7.5 0 1 0 1 4";
const TURN_LEFT: &str = "M5 5v5h5M5 10a7.5 7.5 0 1 1-1 4";
const TRASH: &str = "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13";
const UNDO: &str = "M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3";
const REDO: &str = "m15 5 5 5-5 5M19.500 10H10a5.500 5.500 0 0 0 0 11h3";
const SHUFFLE: &str = "M3 6h4l10 12h4M3 18h4l3-3.600M14 9.600 17 6h4M18 3l3 3-3 3M18 15l3 3-3 3";
const GRID: &str = "M12 3l4 2.300v4.600L12 12.200 8 9.900V5.300ZM8 12l4 2.300v4.600L8 21.200 4 18.900v-4.600ZM16 12l4 2.300v4.600L16 21.200 12 18.900";
