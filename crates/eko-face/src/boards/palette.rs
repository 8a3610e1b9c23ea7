//! The tiles in the box: how many of each are left, and the one in hand.

use eko::{Draft, Hex, Placed};
use face::components::icon;
use kernel::{Phrase, Value};
use maud::{Markup, PreEscaped, html};

use super::desk::Hand;
use super::{Shown, deed};
use crate::ground::plan::short;
use crate::ground::{ART, Ground, in_order};

pub(super) fn palette(shown: &Shown<'_>) -> Markup {
    let draft = &shown.desk.draft;
    let (large, variants) = Draft::letters();
    let lying = |letter: &&char| {
        draft
            .least_seats(**letter)
            .is_some_and(|_| draft.left(**letter) == 0)
    };
    let count = Phrase::new("bench-count")
        .with("n", large.iter().filter(lying).count() as u32)
        .with(
            "all",
            large
                .iter()
                .filter(|letter| is_used(draft, **letter))
                .count() as u32,
        );
    html! {
        section.palette.panel aria-labelledby="bench-tiles" {
            div.hd {
                h2 #bench-tiles { (shown.word("bench-tiles")) }
                div.seg role="group" aria-label=(shown.word("bench-players")) {
                    @for seats in 2..=4_u8 {
                        @let says = shown.say(&Phrase::new("bench-seats").with("seats", seats));
                        button name="do" value=(deed("seats", seats)) aria-pressed=(pressed(seats == draft.seats())) aria-label=(says) { (seats) }
                    }
                }
            }
            h3 { (shown.word("bench-large")) " " small { (shown.say(&count)) } }
            div.pg { @for letter in large { (tile(shown, letter)) } }
            h3 { (shown.word("bench-variants")) }
            div.pg.small { @for letter in variants { (tile(shown, letter)) } }
        }
    }
}

fn tile(shown: &Shown<'_>, letter: char) -> Markup {
    let draft = &shown.desk.draft;
    let left = draft.left(letter);
    let least = draft.least_seats(letter);
    let is_off = least.is_some_and(|least| least > draft.seats()) && left > 0;
    let name = least
        .is_none()
        .then(|| shown.word(&format!("bench-tile-{}", letter.to_ascii_lowercase())));
    let says = match least {
        Some(least) if is_off => Phrase::new("bench-only-for").with("seats", least),
        _ if left == 0 => Phrase::new("bench-none-left"),
        _ => Phrase::new("bench-left").with("n", left),
    };
    let says = shown.say(&says);
    let label = Phrase::new("bench-tile")
        .with("tile", Value::Text(letter.to_string()))
        .with("says", Value::Text(says.clone()));
    let is_gone = left == 0;
    let in_hand = shown.desk.hand == Hand::Letter(letter);
    html! {
        button.pt.{ "b-" (back(letter)) }.gone[is_gone].off[is_off] name="do" value=(deed("pick", letter)) data-letter=(letter)
            aria-pressed=(pressed(in_hand)) aria-disabled=[(is_gone || is_off).then_some("true")] data-why=[(is_gone || is_off).then_some(&says)]
            title={ (shown.say(&label)) } {
            svg.minip viewBox=(mini_box(draft, letter)) aria-hidden="true" { use href={ "#eko-tile-" (letter) } {} }
            span.pl {
                b { (letter) }
                @if is_off { (icon("lock")) } @else if is_gone { (icon("check")) } @else if draft.pieces(letter) > 1 { i aria-hidden="true" { "×" (left) } }
            }
            @if let Some(name) = name { span.pn { (name) } }
            span.vh { (says) }
        }
    }
}

/// What is drawn once: every drawing of the game, and every tile of the palette.
pub(super) fn art(draft: &Draft) -> Markup {
    let (large, variants) = Draft::letters();
    html! {
        (PreEscaped(ART))
        svg.eko-art width="0" height="0" aria-hidden="true" {
            @for letter in large.into_iter().chain(variants) {
                @let ground = mini(draft, letter);
                g.pic id={ "eko-tile-" (letter) } {
                    (ground.floor())
                    @let standing = ground.upright(|_| false).into_iter().chain(ground.monuments(|_| None));
                    (in_order(standing.collect()))
                }
            }
        }
    }
}

/// The picture of a tile without the room that a whole board needs around it.
fn mini_box(draft: &Draft, letter: char) -> String {
    let ground = mini(draft, letter);
    let plan = ground.plan();
    let (width, height) = (plan.width - 24., plan.height - 48.);
    format!("12 30 {} {}", short(width), short(height))
}

/// A single tile, unturned.
fn mini(draft: &Draft, letter: char) -> Ground {
    let tile = Placed {
        letter,
        turn: 0,
        at: Hex::new(0, 0),
    };
    Ground::new(vec![(tile, draft.spaces(tile))])
}

/// Whether a tile belongs to this number of players.
fn is_used(draft: &Draft, letter: char) -> bool {
    draft
        .least_seats(letter)
        .is_some_and(|least| least <= draft.seats())
}

/// The colour of the back of a tile.
pub(super) fn back(letter: char) -> &'static str {
    match letter {
        'A'..='G' => "grey",
        'H'..='J' => "blue",
        'K'..='M' => "red",
        _ => "var",
    }
}

pub(super) fn pressed(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}
