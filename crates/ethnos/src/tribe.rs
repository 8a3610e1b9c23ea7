//! The twelve tribes of the first edition and the twelve clans of the second, by name. What they do: `edition.rs`.

use serde::Serialize;

macro_rules! tribes { ($($name:ident $key:literal),* $(,)?) => {
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Tribe { $($name),* }

    impl Tribe {
        pub const ALL: &'static [Tribe] = &[$(Tribe::$name),*];

        /// The name in notation and files.
        #[must_use]
        pub fn key(self) -> &'static str {
            match self { $(Tribe::$name => $key),* }
        }
    }
} }

tribes! {
    Centaur "centaur", Dwarf "dwarf", Elf "elf", Giant "giant", Halfling "halfling", Merfolk "merfolk",
    Minotaur "minotaur", Orc "orc", Skeleton "skeleton", Troll "troll", Wingfolk "wingfolk", Wizard "wizard",
    Owl "owl", Rabbit "rabbit", RedPanda "red-panda", Bear "bear", Raccoon "raccoon", Koi "koi",
    Tiger "tiger", Monkey "monkey", Dog "dog", Fox "fox", Deer "deer", Raven "raven",
}

impl Tribe {
    #[must_use]
    pub fn named(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|tribe| tribe.key() == key)
    }
}
