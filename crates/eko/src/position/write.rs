//! Positions to text.

use std::fmt::{Display, Write};

use kernel::Seat;

use super::{SO_FAR, flag, write_supply};
use crate::game::Eko;
use crate::phase;

pub(crate) fn write(game: &Eko) -> String {
    let mut lines = Lines(String::new());
    lines.add("tiles", game.board());
    lines.add("first", game.first);
    lines.add("turn", game.active);
    lines.add("phase", phase::write(game));
    write_turn(game, &mut lines);
    write_stacks(game, &mut lines);
    write_buildings(game, &mut lines);
    write_players(game, &mut lines);
    write_memory(game, &mut lines);
    lines.0
}

/// `key: value` lines.
struct Lines(String);

impl Lines {
    fn add(&mut self, key: &str, value: impl Display) {
        writeln!(self.0, "{key}: {value}").expect("writing to a string cannot fail");
    }

    /// A line that is left out if there is nothing to say.
    fn add_some<T: Display>(&mut self, key: &str, values: impl IntoIterator<Item = T>) {
        let values = joined(values);
        if !values.is_empty() {
            self.add(key, values);
        }
    }
}

fn joined<T: Display>(values: impl IntoIterator<Item = T>) -> String {
    let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    values.join(" ")
}

/// What has happened in this turn.
fn write_turn(game: &Eko, lines: &mut Lines) {
    let mut so_far = game.so_far;
    let flags = (0..SO_FAR.len()).filter(|&nth| *flag(&mut so_far, nth));
    lines.add_some("so far", flags.map(|nth| SO_FAR[nth]));
    let last = game.so_far.spread.map(|space| game.board().hex(space));
    lines.add_some("spread", last);
    if !game.so_far.charged.is_empty() {
        lines.add("charged", game.write_zones(game.so_far.charged));
    }
    if game.so_far.left > 0 {
        lines.add("left", game.so_far.left);
    }
}

fn write_stacks(game: &Eko, lines: &mut Lines) {
    for space in game.stacks.all() {
        let owner = game.stacks.owner(space).expect("the space is occupied");
        let emperor = with_emperor(game.emperor_on(owner, space));
        lines.add(
            &format!("stack {}", game.board().hex(space)),
            format_args!("{owner} {}{emperor}", game.stacks.size(space)),
        );
    }
}

fn write_buildings(game: &Eko, lines: &mut Lines) {
    for site in game.buildings.all() {
        let (owner, building) = game.buildings.at(site).expect("the site is built on");
        lines.add(
            &format!("building {}", game.board().site_hex(site)),
            format_args!("{owner} {}", building.key()),
        );
    }
}

/// What each player has off the board, and what follows from the board.
fn write_players(game: &Eko, lines: &mut Lines) {
    let seats = || Seat::first(game.table.seats);
    for seat in seats() {
        let emperor = with_emperor(game.emperor_in_reserve(seat));
        lines.add(
            &format!("reserve {seat}"),
            format_args!("{}{emperor}", game.reserve[seat]),
        );
    }
    for seat in seats() {
        lines.add(&format!("box {seat}"), game.boxed[seat]);
    }
    for seat in seats() {
        let held = joined(game.captives(seat));
        let held = if held.is_empty() { "none" } else { &held };
        lines.add(&format!("prison {seat}"), held);
    }
    for seat in seats() {
        lines.add(&format!("supply {seat}"), write_supply(game, seat));
    }
    for seat in seats() {
        lines.add(&format!("points {seat}"), game.points(seat));
    }
}

/// Who is out, and what the draw rule remembers (EK-A11, EK-A15).
fn write_memory(game: &Eko, lines: &mut Lines) {
    let seats = Seat::first(game.table.seats);
    lines.add_some("out", seats.filter(|&seat| game.out[seat]));
    if game.quiet > 0 {
        lines.add("quiet", game.quiet);
    }
    let prints = game.past.oldest_first();
    lines.add_some("past", prints.map(|print| format!("{print:08x}")));
}

fn with_emperor(yes: bool) -> &'static str {
    if yes { " emperor" } else { "" }
}
