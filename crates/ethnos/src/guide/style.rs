//! What bots of Ethnos may like: large Bands, a hurried Age, many Kingdoms.

use kernel::Style;

use super::sets::Sets;
use crate::card::{Kind, Kingdom};
use crate::choice::Choice;
use crate::state::Ethnos;

const GATHERER: usize = 0;
const HASTENER: usize = 1;

pub(super) const STYLES: &[Style] = &[
    Style {
        key: "gatherer",
        names: ["Greta", "Gustaw"],
    },
    Style {
        key: "hastener",
        names: ["Hugo", "Halina"],
    },
    Style {
        key: "wanderer",
        names: ["Wanda", "Wilhelm"],
    },
];

/// A Band of so many cards is neither large nor small.
const MIDDLING: u8 = 4;

pub(super) fn lean(game: &Ethnos, style: usize, choice: Choice) -> f32 {
    match style {
        GATHERER => gathering(game, choice),
        // Dragons come from the deck alone.
        HASTENER => match choice {
            Choice::Draw => 0.3,
            Choice::Take(_) => -0.15,
            _ => 0.0,
        },
        _ => place_of(game, choice).map_or(0.0, |to| match own_markers(game, to) {
            0 => 1.0,
            1 => 0.2,
            _ => -0.5,
        }),
    }
}

/// Waits until there is a large Band, and leaves no fitting card out.
fn gathering(game: &Ethnos, choice: Choice) -> f32 {
    match choice {
        Choice::Lead(kind) => {
            let sets = Sets::of(&game.hands[game.turn].cards);
            let size = sets.around(kind) + if kind.is_wild() { 0 } else { sets.wild() };
            (0.25 * (f32::from(size) - f32::from(MIDDLING))).clamp(-0.6, 0.6)
        }
        Choice::Close => -0.3,
        _ => 0.0,
    }
}

/// Where a marker goes, or would go with this Leader.
fn place_of(game: &Ethnos, choice: Choice) -> Option<Kingdom> {
    match choice {
        Choice::Place(to) => Some(to),
        Choice::Lead(kind) => led_to(game, kind),
        _ => None,
    }
}

fn led_to(game: &Ethnos, kind: Kind) -> Option<Kingdom> {
    let roams = game.rules.ability(kind).any_kingdom();
    (!kind.is_wild() && !roams).then(|| kind.kingdom())
}

fn own_markers(game: &Ethnos, kingdom: Kingdom) -> u8 {
    game.markers[kingdom.index()][game.turn.index()]
}
