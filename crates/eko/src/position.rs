//! Positions as text, one fact a line. `docs/notation-eko.md` has an example of each.

mod read;
mod write;

use kernel::Seat;

use crate::Building;
use crate::game::{Eko, SoFar};

pub(crate) use read::read;
pub(crate) use write::write;

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

/// Encampments, towers and castles that a player has not built.
fn write_supply(game: &Eko, seat: Seat) -> String {
    let left = Building::ALL.map(|kind| {
        game.buildings
            .supply(&game.table.figures, seat, kind)
            .to_string()
    });
    left.join(" ")
}
