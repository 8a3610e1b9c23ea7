//! What Leaders do: each ability with its figures, the key of its words and the rule where it begins.

use kernel::Rule;
use serde::Serialize;

/// One row for each ability: name, figures, key, first rule. The order is part of the hash of a state: new rows go to the end.
macro_rules! abilities { ($($(#[$about:meta])* $name:ident $({ $($figure:ident),* })? $key:literal $rule:literal),* $(,)?) => {
    /// What a Leader does (ET-BAND-9), in eight hooks. The engine asks the hooks and never for a tribe; faces find the
    /// ability of every tribe of a game in its view.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
    #[serde(tag = "key", rename_all = "kebab-case")]
    pub enum Ability { $($(#[$about])* $name $({ $($figure: u8),* })?),* }

    impl Ability {
        /// The name in views and word files.
        #[must_use]
        pub fn key(self) -> &'static str {
            match self { $(Ability::$name { .. } => $key),* }
        }

        /// The message that says what it does.
        pub(crate) fn sentence(self) -> &'static str {
            match self { $(Ability::$name { .. } => concat!("ability-", $key)),* }
        }

        /// The message that says it in two or three words, for a card.
        pub(crate) fn brief(self) -> &'static str {
            match self { $(Ability::$name { .. } => concat!("brief-", $key)),* }
        }

        /// The figures that its messages may use.
        pub(crate) fn figures(self) -> Vec<(&'static str, u8)> {
            match self { $(Ability::$name $({ $($figure),* })? => vec![$($((stringify!($figure), $figure)),*)?]),* }
        }

        fn first_rule(self) -> &'static str {
            match self { $(Ability::$name { .. } => $rule),* }
        }
    }
} }

abilities! {
    /// A tribe that the edition does not have.
    #[default]
    None "none" "ET-BAND-9",
    /// Centaur: after a marker, one more Band (ET-CHAIN-1).
    AnotherBand "another-band" "ET-TRIBE-CENTAUR-1",
    /// Dwarf and Minotaur: the Band counts more, for scoring or for placing its marker.
    CountsMore { scoring, placing } "counts-more" "ET-TRIBE-DWARF-1",
    /// Elf: up to X cards stay in hand (ET-TRIBE-ELF-1).
    KeepCards "keep-cards" "ET-TRIBE-ELF-1",
    /// Giant: the largest such Band of the Age holds the token (ET-TRIBE-GIANT-1).
    LargestBand "largest-band" "ET-TRIBE-GIANT-1",
    /// Halfling: no marker (ET-TRIBE-HALFLING-1).
    NoMarker "no-marker" "ET-TRIBE-HALFLING-1",
    /// Merfolk: X spaces on the track (ET-TRIBE-MERFOLK-1).
    Track "track" "ET-TRIBE-MERFOLK-1",
    /// Orc: a marker on the player's own horde board (ET-TRIBE-ORC-1).
    Horde "horde" "ET-TRIBE-ORC-1",
    /// Raccoon: a coin for the first place of the kingdom (ET-TRIBE-RACCOON-1).
    Coin "coin" "ET-TRIBE-RACCOON-1",
    /// Skeleton: joins anything, leads nothing (ET-TRIBE-SKELETON-1).
    Wild "wild" "ET-TRIBE-SKELETON-1",
    /// Troll: a token that breaks ties (ET-TRIBE-TROLL-1).
    TieToken "tie-token" "ET-TRIBE-TROLL-1",
    /// Wingfolk: the marker goes to any kingdom (ET-TRIBE-WINGFOLK-1).
    AnyKingdom "any-kingdom" "ET-TRIBE-WINGFOLK-1",
    /// Wizard: X cards after the discard (ET-TRIBE-WIZARD-1).
    DrawCards "draw-cards" "ET-TRIBE-WIZARD-1",
}

impl Ability {
    /// Where its rules begin. Counting more has a chapter for each of its figures.
    #[must_use]
    pub fn rule(self) -> Rule {
        Rule(match self {
            Ability::CountsMore { placing: 1.., .. } => "ET-TRIBE-MINOTAUR-1",
            other => other.first_rule(),
        })
    }

    #[inline]
    pub(crate) fn leads(self) -> bool {
        !matches!(self, Ability::Wild)
    }

    #[inline]
    pub(crate) fn places_marker(self) -> bool {
        !matches!(self, Ability::NoMarker)
    }

    #[inline]
    pub(crate) fn any_kingdom(self) -> bool {
        matches!(self, Ability::AnyKingdom)
    }

    /// How many cards more the Band counts for its marker.
    #[inline]
    pub(crate) fn placing_bonus(self) -> u8 {
        match self {
            Ability::CountsMore { placing, .. } => placing,
            _ => 0,
        }
    }

    /// How many cards more the Band counts when Bands are scored.
    #[inline]
    pub(crate) fn scoring_bonus(self) -> u8 {
        match self {
            Ability::CountsMore { scoring, .. } => scoring,
            _ => 0,
        }
    }
}
