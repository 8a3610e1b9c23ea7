//! Icons, emblems and counters. Pictures are hidden from screen readers: names are always text beside them.

use ethnos::{Card, Colour, Edition, Kingdom, Tribe, View, words};
use kernel::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};

use super::{SPRITE, Scene};

/// The symbols that a table needs, inside its page: those of its own tribes, and everything that belongs to none.
pub(super) fn sprite(view: &View) -> Markup {
    let absent = |line: &&str| {
        let mut all = Tribe::ALL
            .iter()
            .filter(|tribe| !view.tribes.contains(tribe));
        !all.any(|tribe| line.starts_with(&format!("<symbol id=\"part-{}\"", tribe.key())))
    };
    let lines: Vec<&str> = SPRITE.lines().filter(absent).collect();
    html! { (PreEscaped(lines.join(""))) }
}

/// A small picture of the game's sprite.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href={ "#eth-i-" (name) }; } }
}

pub(crate) fn emblem(tribe: Tribe) -> Markup {
    html! { svg.em aria-hidden="true" { use href={ "#part-" (tribe.key()) }; } }
}

/// The sign of a kingdom: colour is never the only carrier.
pub(super) fn glyph(colour: Option<Colour>) -> Markup {
    html! { svg.gl aria-hidden="true" { use href={ "#eth-" (sign(colour)) }; } }
}

fn sign(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Orange | Colour::Yellow) => "sun",
        Some(Colour::Green) => "leaf",
        Some(Colour::Grey | Colour::White) => "peaks",
        Some(Colour::Blue) => "waves",
        Some(Colour::Purple | Colour::Black) => "moon",
        Some(Colour::Red) => "flame",
        None => "spark",
    }
}

/// A wooden disc, or a stack of up to four.
pub(crate) fn counter(seat: Seat, height: u8) -> Markup {
    let nth = player(seat);
    let stack = match height {
        0 | 1 => "",
        2 => " s2",
        3 => " s3",
        _ => " s4",
    };
    html! {
        span .counter.{ "p" (nth) (stack) } {
            svg aria-hidden="true" { use href={ "#eth-p" (nth) }; }
        }
    }
}

/// The number of a seat's colour.
pub(super) fn player(seat: Seat) -> u8 {
    seat.0 % 6 + 1
}

/// The class that sets the colours of a kingdom, as its edition prints them; `k-wild` for cards without a colour.
pub(super) fn ink(view: &View, colour: Option<Colour>) -> String {
    let Some(colour) = colour else {
        return "k-wild".to_owned();
    };
    let key = words::kingdom_key(view.edition, colour);
    key.replacen("kingdom-", "k-", 1)
}

pub(crate) fn card_ink(view: &View, card: Card) -> String {
    ink(view, card.colour)
}

/// The kind of a card in names of places, such as `elf-purple`.
pub(crate) fn kind_key(card: Card) -> String {
    let colour = card.colour.map_or("wild", |colour| colour.key());
    format!("{}-{colour}", card.tribe.key())
}

/// The name of a kingdom.
pub(super) fn kingdom_name(scene: &Scene<'_>, kingdom: Kingdom) -> String {
    colour_name(scene, scene.view.colour(kingdom))
}

/// The name of a kingdom where there is little room.
pub(super) fn short_name(scene: &Scene<'_>, kingdom: Kingdom) -> String {
    scene.say(&Phrase::new("table-plate").with("kingdom", crate::say::kingdom(scene.view, kingdom)))
}

/// The name of the kingdom of a colour.
pub(super) fn colour_name(scene: &Scene<'_>, colour: Colour) -> String {
    scene.word(&words::kingdom_key(scene.view.edition, colour))
}

pub(super) fn tribe_name(scene: &Scene<'_>, tribe: Tribe) -> String {
    scene.word(&format!("tribe-{}", tribe.key()))
}

/// What somebody is called, Chief Bruno included.
pub(super) fn name(scene: &Scene<'_>, seat: Seat) -> String {
    if seat.0 < scene.view.seats {
        scene.words.name(seat)
    } else {
        scene.word("bruno")
    }
}

/// A kingdom as a chip: colour, sign and name.
pub(super) fn chip(scene: &Scene<'_>, colour: Colour) -> Markup {
    html! {
        span .kt.(ink(scene.view, Some(colour))) {
            (glyph(Some(colour))) (colour_name(scene, colour))
        }
    }
}

/// A kingdom inside of a sentence of the log: its name is the chip, which begins with a capital letter in every form.
pub(crate) fn word_chip(key: &str, said: &str) -> Option<Markup> {
    let name = key.strip_prefix("kingdom-")?;
    let of = |colour: &Colour| {
        let mut editions = Edition::ALL.iter();
        editions.any(|edition| words::kingdom_key(*edition, *colour) == key)
    };
    let colour = Colour::ALL.into_iter().find(of);
    let (before, name_in_it) = said.split_at(said.find(char::is_uppercase)?);
    Some(html! {
        (before)
        span .kt.{ "k-" (name) } { (glyph(colour)) (name_in_it) }
    })
}

/// Ages as the boards number them.
pub(super) fn roman(age: usize) -> &'static str {
    ["I", "II", "III", "IV", "V", "VI"]
        .get(age.saturating_sub(1))
        .copied()
        .unwrap_or("–")
}

/// The first letter in upper case: names of cards begin a line.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
