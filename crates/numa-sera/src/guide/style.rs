//! What bots of Winds of Numa Sera may like: Blocks, Heroes to slay, Strongholds, Skills, Items.

use kernel::Style;

use crate::choice::Choice;
use crate::state::Target;

const BUILDER: usize = 0;
const RAIDER: usize = 1;
const CONQUEROR: usize = 2;
const SCHOLAR: usize = 3;
const ARMOURER: usize = 4;

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
        key: "conqueror",
        names: ["Kira", "Cezary"],
    },
    Style {
        key: "scholar",
        names: ["Sabina", "Seweryn"],
    },
    Style {
        key: "armourer",
        names: ["Ada", "Armin"],
    },
];

pub(super) fn lean(style: usize, choice: Choice) -> f32 {
    match (style, choice) {
        (BUILDER, Choice::Build | Choice::Tick(_)) => 0.3,
        (RAIDER, Choice::Attack(Target::Hero(_))) => 0.5,
        (CONQUEROR, Choice::Attack(Target::Independent(_) | Target::Controlled(_))) => 0.4,
        (SCHOLAR, Choice::BuySkill(_) | Choice::Train(_)) => 1.0,
        (ARMOURER, Choice::BuyItem(_)) => 0.8,
        _ => 0.0,
    }
}
