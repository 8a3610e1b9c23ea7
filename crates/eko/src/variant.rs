//! The optional parts of the game, and the tiles that each of them adds.

/// Each can be played alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Variant {
    Labyrinth,
    Portals,
    Pyramids,
    TempleOfTheWind,
    TempleOfTheMoon,
    TempleOfTheSand,
    Beacon,
}

impl Variant {
    pub const ALL: [Variant; 7] = [
        Variant::Labyrinth,
        Variant::Portals,
        Variant::Pyramids,
        Variant::TempleOfTheWind,
        Variant::TempleOfTheMoon,
        Variant::TempleOfTheSand,
        Variant::Beacon,
    ];

    #[must_use]
    pub fn key(self) -> &'static str {
        self.texts().0
    }

    #[must_use]
    pub fn about(self) -> &'static str {
        self.texts().1
    }

    /// The key, and what the command line says about it.
    fn texts(self) -> (&'static str, &'static str) {
        match self {
            Self::Labyrinth => (
                "labyrinth",
                "Labyrinth of Tempests (tiles P and Q): zones that cost a disc to cross",
            ),
            Self::Portals => (
                "portals",
                "Portals (tiles R): two spaces far apart become neighbours for movement",
            ),
            Self::Pyramids => (
                "pyramids",
                "Pyramids (tiles S): 2 points for most of the three spaces around one",
            ),
            Self::TempleOfTheWind => (
                "temple-of-the-wind",
                "Temple of the Wind (tile T): spread a reinforcement over several stacks",
            ),
            Self::TempleOfTheMoon => (
                "temple-of-the-moon",
                "Temple of the Moon (tile O): sacrifice two discs to place one anywhere",
            ),
            Self::TempleOfTheSand => (
                "temple-of-the-sand",
                "Temple of the Sand (tile N): sacrifice two discs to return an enemy disc to its reserve",
            ),
            Self::Beacon => (
                "beacon",
                "Beacon of Eon (tile U): the player who controls it ignores the Tempests",
            ),
        }
    }
}

/// A tile that a variant adds to the board. The temples N and O replace tiles instead (EK-A30).
pub(crate) struct Extra {
    pub(crate) letter: char,
    pub(crate) variant: Variant,
    /// The kinds of space that may be printed on it. The tile begins with the first of them.
    pub(crate) codes: &'static str,
    /// Whether a board that is built by hand needs all of them.
    pub(crate) needs_all: bool,
    pub(crate) place: Place,
}

/// Where a shuffled board has such a tile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// A large tile on a beacon site of the content.
    BeaconSite,
    /// A small tile in a dock, opening to a movement space that no other portal opens to (EK-V-R1).
    PortalDock,
    /// A small tile in a dock, touching a movement space.
    Dock,
}

/// All of them, in the order in which they are put down.
pub(crate) const EXTRAS: [Extra; 6] = [
    Extra {
        letter: 'U',
        variant: Variant::Beacon,
        codes: "T",
        needs_all: true,
        place: Place::BeaconSite,
    },
    Extra {
        letter: 'R',
        variant: Variant::Portals,
        codes: "OX",
        needs_all: true,
        place: Place::PortalDock,
    },
    Extra {
        letter: 'T',
        variant: Variant::TempleOfTheWind,
        codes: "wX",
        needs_all: true,
        place: Place::Dock,
    },
    Extra {
        letter: 'S',
        variant: Variant::Pyramids,
        codes: "T",
        needs_all: false,
        place: Place::Dock,
    },
    Extra {
        letter: 'P',
        variant: Variant::Labyrinth,
        codes: "T",
        needs_all: false,
        place: Place::Dock,
    },
    Extra {
        letter: 'Q',
        variant: Variant::Labyrinth,
        codes: "TX",
        needs_all: false,
        place: Place::Dock,
    },
];
