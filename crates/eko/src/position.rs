//! Positions as text, one fact a line. `docs/notation-eko.md` has an example of each.

mod read;

use std::fmt::Write;

use kernel::{NotationError, Seat};

use crate::Building;
use crate::game::{Eko, SoFar};
use crate::phase;

pub(crate) use read::read;

/// The flags of a turn, by name.
const SO_FAR: [&str; 7] = [
    "acted",
    "marched",
    "sand",
    "moon",
    "reinforced",
    "progress",
    "calm",
];

pub(crate) fn write(game: &Eko) -> String {
    let mut out = String::new();
    let mut line = |key: &str, value: String| {
        writeln!(out, "{key}: {value}").expect("writing to a string cannot fail");
    };
    let board = game.board();
    line("tiles", board.to_string());
    line("first", game.first.to_string());
    line("turn", game.active.to_string());
    line("phase", phase::write(game));
    let flags: Vec<&str> = SO_FAR
        .into_iter()
        .enumerate()
        .filter(|&(nth, _)| *flag(&mut game.so_far.clone(), nth))
        .map(|(_, name)| name)
        .collect();
    if !flags.is_empty() {
        line("so far", flags.join(" "));
    }
    if let Some(last) = game.so_far.spread {
        line("spread", board.hex(last).to_string());
    }
    if !game.so_far.charged.is_empty() {
        line("charged", game.write_zones(game.so_far.charged));
    }
    if game.so_far.left > 0 {
        line("left", game.so_far.left.to_string());
    }
    for space in game.stacks.all() {
        let owner = game.stacks.owner(space).expect("the space is occupied");
        let emperor = if game.emperor_on(owner, space) {
            " emperor"
        } else {
            ""
        };
        line(
            &format!("stack {}", board.hex(space)),
            format!("{owner} {}{emperor}", game.stacks.size(space)),
        );
    }
    for site in game.buildings.all() {
        let (owner, building) = game.buildings.at(site).expect("the site is built on");
        line(
            &format!("building {}", board.site_hex(site)),
            format!("{owner} {}", building.key()),
        );
    }
    for seat in Seat::first(game.table.seats) {
        let emperor = if game.emperor_in_reserve(seat) {
            " emperor"
        } else {
            ""
        };
        line(
            &format!("reserve {seat}"),
            format!("{}{emperor}", game.reserve[seat]),
        );
    }
    for seat in Seat::first(game.table.seats) {
        line(&format!("box {seat}"), game.boxed[seat].to_string());
    }
    for seat in Seat::first(game.table.seats) {
        let held: Vec<String> = game
            .captives(seat)
            .map(|captive| captive.to_string())
            .collect();
        line(
            &format!("prison {seat}"),
            if held.is_empty() {
                "none".to_owned()
            } else {
                held.join(" ")
            },
        );
    }
    for seat in Seat::first(game.table.seats) {
        line(&format!("supply {seat}"), write_supply(game, seat));
    }
    for seat in Seat::first(game.table.seats) {
        line(&format!("points {seat}"), game.points(seat).to_string());
    }
    let out_of_game: Vec<String> = Seat::first(game.table.seats)
        .filter(|&seat| game.out[seat])
        .map(|seat| seat.to_string())
        .collect();
    if !out_of_game.is_empty() {
        line("out", out_of_game.join(" "));
    }
    if game.quiet > 0 {
        line("quiet", game.quiet.to_string());
    }
    let past: Vec<String> = game
        .past
        .oldest_first()
        .map(|print| format!("{print:08x}"))
        .collect();
    if !past.is_empty() {
        line("past", past.join(" "));
    }
    out
}

fn write_supply(game: &Eko, seat: Seat) -> String {
    let left = Building::ALL.map(|kind| {
        game.buildings
            .supply(&game.table.figures, seat, kind)
            .to_string()
    });
    left.join(" ")
}

fn flag(so_far: &mut SoFar, nth: usize) -> &mut bool {
    match nth {
        0 => &mut so_far.acted,
        1 => &mut so_far.marched,
        2 => &mut so_far.sand,
        3 => &mut so_far.moon,
        4 => &mut so_far.reinforced,
        5 => &mut so_far.progress,
        _ => &mut so_far.calm,
    }
}

pub(crate) fn number(text: &str, most: u16) -> Result<u16, NotationError> {
    let read: Option<u16> = text.parse().ok().filter(|&number| number <= most);
    read.ok_or_else(|| wrong(text, &format!("a number from 0 to {most}")))
}

pub(crate) fn wrong(text: &str, wanted: &str) -> NotationError {
    NotationError::new(format!("{text:?}: write {wanted}"))
}
