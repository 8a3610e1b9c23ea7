//! Reads what `write` writes, lines in any order.

mod finish; // what no line says
mod players;
mod sides; // Battles and trades
mod table;
mod values;

use kernel::Seat;

use super::{Read, read_seat, wrong};
use crate::setup::{Kingdoms, Setup};
use crate::state::{NumaSera, SEATS};
use values::list;

struct Reader {
    game: NumaSera,
    power_given: [bool; SEATS],
    unsettled: [bool; SEATS],
    known_given: [[bool; SEATS + 1]; SEATS],
    agenda: Option<Vec<String>>,
    deck_given: bool,
}

pub(super) fn position(setup: &Setup, text: &str) -> Read<NumaSera> {
    let mut reader = Reader::at(setup);
    for (at, line) in in_reading_order(text) {
        reader.line(line).map_err(|error| error.at(at))?;
    }
    reader.finish()
}

/// The lines with their numbers. Kingdoms come first, because Blocks are named within them; then Battle and trade, because they
/// have sides.
fn in_reading_order(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text
        .lines()
        .enumerate()
        .map(|(at, line)| (at + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let is_first = |line: &str| {
        ["kingdom ", "battle:", "trade:"]
            .iter()
            .any(|key| line.starts_with(key))
    };
    let (early, rest): (Vec<_>, Vec<_>) = lines.partition(|(_, line)| is_first(line));
    early.into_iter().chain(rest)
}

impl Reader {
    fn at(setup: &Setup) -> Self {
        let mut game = NumaSera::bare(setup);
        for seat in Seat::first(game.settings.seats) {
            game.players[seat].line_set = true;
            if let Kingdoms::Given(given) = setup.settings.kingdoms {
                game.players[seat].kingdom = given[seat.index()];
            }
        }
        game.table.round = 1;
        Self {
            game,
            power_given: [false; SEATS],
            unsettled: [false; SEATS],
            known_given: [[false; SEATS + 1]; SEATS],
            agenda: None,
            deck_given: false,
        }
    }

    fn line(&mut self, line: &str) -> Read<()> {
        let Some((key, value)) = line.split_once(':') else {
            return wrong("notation-key-value", line);
        };
        let value = value.trim();
        match key.split_once(' ') {
            None => self.fact(key, value),
            Some((word @ ("side" | "base" | "mods" | "trade-side"), nth @ ("0" | "1"))) => {
                self.side(word, usize::from(nth == "1"), value)
            }
            Some(("known", subject)) => self.known(subject, value),
            Some((key, subject)) => {
                let seat = self.seat(subject)?;
                self.player(key, seat, value)
            }
        }
    }

    fn seat(&self, text: &str) -> Read<Seat> {
        read_seat(&self.game, text)
    }

    fn seats(&self, text: &str) -> Read<u8> {
        list(text).try_fold(0, |mask, seat| Ok(mask | 1 << self.seat(seat)?.0))
    }
}
