//! Editions as tables: what each tribe does, and which switches each edition sets. A later edition is "the earlier one
//! except". No other module names an edition or asks for a tribe.

use serde::Serialize;

use crate::{Ability, Colour, Tribe};

/// One row for each edition: name and key, in the order of menus.
macro_rules! editions { ($($(#[$about:meta])* $name:ident $key:literal),* $(,)?) => {
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Edition { $($(#[$about])* $name),* }

    impl Edition {
        pub const ALL: &'static [Edition] = &[$(Edition::$name),*];

        /// The keys of [`Edition::ALL`].
        pub const KEYS: &'static [&'static str] = &[$($key),*];

        /// The name in set-ups, files and rules.
        #[must_use]
        pub fn key(self) -> &'static str {
            match self { $(Edition::$name => $key),* }
        }
    }
} }

editions! {
    #[default]
    First "first",
    Polish "polish",
    Second "second",
}

impl Edition {
    #[must_use]
    pub fn named(key: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|edition| edition.key() == key)
    }

    /// The edition that it equals "except what differs", and whose rule switches it inherits.
    fn base(self) -> Option<Edition> {
        match self {
            Edition::First => None,
            Edition::Polish | Edition::Second => Some(Edition::First),
        }
    }

    /// Whose printed components it uses: those of the first edition or those of the second.
    #[must_use]
    pub(crate) fn components<'a, T>(self, first: &'a T, second: &'a T) -> &'a T {
        match self {
            Edition::First | Edition::Polish => first,
            Edition::Second => second,
        }
    }

    /// The edition itself, the one that it is based on, and so on.
    pub(crate) fn lineage(self) -> impl Iterator<Item = Edition> {
        std::iter::successors(Some(self), |edition| edition.base())
    }

    /// The key of the kingdom of a colour. The regions of the second edition have no names (ET-COMP-2, ET-COMP-3).
    #[must_use]
    pub(crate) fn kingdom(self, colour: Colour) -> &'static str {
        match self {
            Edition::First | Edition::Polish => first_kingdom(colour),
            Edition::Second => colour.key(),
        }
    }

    #[must_use]
    pub(crate) fn ability(self, tribe: Tribe) -> Ability {
        match self {
            Edition::First | Edition::Polish => first_ability(tribe),
            Edition::Second => second_ability(tribe),
        }
    }
}

fn first_kingdom(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "ithys",
        Colour::Green => "althea",
        Colour::Grey => "pelagon",
        Colour::Blue => "straton",
        Colour::Purple => "duris",
        Colour::Red => "rhea",
        other => other.key(),
    }
}

fn first_ability(tribe: Tribe) -> Ability {
    match tribe {
        Tribe::Centaur => Ability::AnotherBand,
        Tribe::Dwarf => Ability::CountsMore {
            scoring: 1,
            placing: 0,
        },
        Tribe::Elf => Ability::KeepCards,
        Tribe::Giant => Ability::LargestBand,
        Tribe::Halfling => Ability::NoMarker,
        Tribe::Merfolk => Ability::Track,
        Tribe::Minotaur => Ability::CountsMore {
            scoring: 0,
            placing: 1,
        },
        Tribe::Orc => Ability::Horde,
        Tribe::Skeleton => Ability::Wild,
        Tribe::Troll => Ability::TieToken,
        Tribe::Wingfolk => Ability::AnyKingdom,
        Tribe::Wizard => Ability::DrawCards,
        _ => Ability::None,
    }
}

fn second_ability(clan: Tribe) -> Ability {
    match clan {
        Tribe::Raccoon => Ability::Coin,
        Tribe::Owl => first_ability(Tribe::Centaur),
        Tribe::Rabbit => first_ability(Tribe::Dwarf),
        Tribe::RedPanda => first_ability(Tribe::Elf),
        Tribe::Bear => first_ability(Tribe::Giant),
        Tribe::Koi => first_ability(Tribe::Merfolk),
        Tribe::Tiger => first_ability(Tribe::Minotaur),
        Tribe::Monkey => first_ability(Tribe::Orc),
        Tribe::Dog => first_ability(Tribe::Skeleton),
        Tribe::Fox => first_ability(Tribe::Troll),
        Tribe::Deer => first_ability(Tribe::Wingfolk),
        Tribe::Raven => first_ability(Tribe::Wizard),
        _ => Ability::None,
    }
}
