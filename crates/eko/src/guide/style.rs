//! What bots of Ekö may like: buildings, attacks, discs.

use kernel::Style;

use crate::choice::{Choice, Stage};
use crate::game::Eko;
use crate::stacks::HIGHEST;

const BUILDER: usize = 0;
const RAIDER: usize = 1;

pub(super) const STYLES: &[Style] = &[
    Style {
        key: "builder",
        names: ["Berta", "Bernard"],
    },
    Style {
        key: "raider",
        names: ["Runa", "Roland"],
    },
    Style {
        key: "hoarder",
        names: ["Hilda", "Henryk"],
    },
];

pub(super) fn lean(game: &Eko, style: usize, choice: Choice) -> f32 {
    match style {
        BUILDER => match choice {
            Choice::Build(_) => 0.6,
            Choice::Raise(building) => 0.2 * f32::from(building.value()),
            _ => 0.0,
        },
        RAIDER => raiding(game, choice),
        _ => hoarding(game, choice),
    }
}

/// Attacks where it can, and lifts the stacks that could.
fn raiding(game: &Eko, choice: Choice) -> f32 {
    let enemies = game.stacks.all().without(game.stacks.of(game.active));
    let attacks = match choice {
        Choice::To(space) => enemies.has(space),
        Choice::Lift(from) => game.destinations(from).meets(enemies),
        _ => false,
    };
    if attacks { 0.4 } else { 0.0 }
}

/// Keeps its discs together on the board, and gives none away that need not go.
fn hoarding(game: &Eko, choice: Choice) -> f32 {
    let height = |space| f32::from(game.stacks.size_of_stack(space)) / f32::from(HIGHEST);
    match choice {
        Choice::To(space) if game.stacks.of(game.active).has(space) => 0.8,
        Choice::Reinforce(space) => 0.5 * height(space),
        Choice::Add { discs, .. } => 0.5 * f32::from(discs) / f32::from(HIGHEST),
        Choice::March | Choice::Sand | Choice::Moon => -0.6,
        Choice::Build(_) => -0.3,
        // What is paid for a building is gone from the board.
        Choice::Raise(building) => -0.2 * f32::from(building.value()),
        Choice::Pass if game.stage == Stage::Reinforcement => -0.5,
        _ => 0.0,
    }
}
