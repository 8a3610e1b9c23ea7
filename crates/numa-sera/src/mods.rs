//! Modifiers: numbers that add up, and switches.

use serde::Serialize;

/// A figure that cards can change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[repr(u8)]
pub enum Stat {
    Attack,
    Defense,
    StrongholdDefense,
    MaxPower,
    Residual,
    Roll,
    OppRoll,
    OppStat,
    TestBonus,
    DamageDealt,
    DamageTaken,
    HazardPower,
    SkillCost,
    ItemCost,
    BattleCost,
}

const STATS: usize = 15;
/// One more: so many are added at once.
const PLACES: usize = 16;

/// Something that is so or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[repr(u8)]
pub enum Flag {
    HalveDamageTaken,
    IgnorePrereq,
    ImmuneToStealing,
    CannotAttack,
}

/// Modifiers added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Mods {
    /// By [`Stat`]; the last place is empty.
    numbers: [i16; PLACES],
    /// `explore_look`: the highest counts, they do not add (NS-D31).
    pub(crate) look: u8,
    flags: u8,
}

impl Mods {
    pub(crate) const NONE: Mods = Mods {
        numbers: [0; PLACES],
        look: 0,
        flags: 0,
    };

    #[inline]
    pub(crate) fn get(&self, stat: Stat) -> i16 {
        self.numbers[stat as usize]
    }

    #[inline]
    pub(crate) fn change(&mut self, stat: Stat, n: i16) {
        let number = &mut self.numbers[stat as usize];
        *number = number.saturating_add(n);
    }

    #[inline]
    pub(crate) fn has(&self, flag: Flag) -> bool {
        self.flags & (1 << flag as u8) != 0
    }

    pub(crate) fn set(&mut self, flag: Flag) {
        self.flags |= 1 << flag as u8;
    }

    pub(crate) fn look_at(&mut self, cards: u8) {
        self.look = self.look.max(cards);
    }

    #[inline]
    pub(crate) fn add(&mut self, other: &Mods) {
        for (number, more) in self.numbers.iter_mut().zip(&other.numbers) {
            *number = number.saturating_add(*more);
        }
        self.look = self.look.max(other.look);
        self.flags |= other.flags;
    }

    /// Every figure by its name in notation.
    pub(crate) fn parts(&self) -> impl Iterator<Item = (&'static str, i16)> + '_ {
        let rest = [
            ("look", i16::from(self.look)),
            ("flags", i16::from(self.flags)),
        ];
        NAMES.into_iter().zip(self.numbers).chain(rest)
    }

    /// Sets a figure by its name in notation. `false` if there is none of that name.
    pub(crate) fn set_part(&mut self, name: &str, n: i16) -> bool {
        match (name, u8::try_from(n)) {
            ("look", Ok(look)) => self.look = look.min(8),
            ("flags", Ok(flags)) => self.flags = flags & 0b1111,
            _ => match NAMES.iter().position(|&known| known == name) {
                Some(at) => self.numbers[at] = n.clamp(-999, 999),
                None => return false,
            },
        }
        true
    }
}

impl std::hash::Hash for Mods {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.numbers[..STATS].hash(state);
        self.look.hash(state);
        self.flags.hash(state);
    }
}

const NAMES: [&str; STATS] = [
    "attack",
    "defense",
    "stronghold-defense",
    "max-power",
    "residual",
    "roll",
    "opp-roll",
    "opp-stat",
    "test-bonus",
    "damage-dealt",
    "damage-taken",
    "hazard-power",
    "skill-cost",
    "item-cost",
    "battle-cost",
];
