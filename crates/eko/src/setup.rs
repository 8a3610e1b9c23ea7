//! What is fixed before the first disc: players, variants, board and the draw rule.

use kernel::{NotationError, SetupError, Shared, Wanted};

use crate::board::Board;
use crate::content::Content;
use crate::layout;
use crate::tile::Placed;

#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    pub content: Shared<Content>,
    pub seats: u8,
    /// In the order of [`Variant::ALL`], each at most once.
    pub variants: Vec<Variant>,
    pub plan: Plan,
    pub ring: Labyrinth,
    pub draw: DrawRule,
}

/// The optional parts of the game; each can be played alone.
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

/// Where the tiles go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Plan {
    /// Shuffled over the standard layout (EK-SU1).
    Random,
    /// The standard layout with the tiles in the order of their letters, unturned.
    Standard,
    /// Built by hand (EK-V0).
    Given(Vec<Placed>),
}

/// Where the tiles of the labyrinth go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Labyrinth {
    Docks,
    Ring,
}

/// EK-A15.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawRule {
    House,
    Strict,
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
        match self {
            Self::Labyrinth => "labyrinth",
            Self::Portals => "portals",
            Self::Pyramids => "pyramids",
            Self::TempleOfTheWind => "temple-of-the-wind",
            Self::TempleOfTheMoon => "temple-of-the-moon",
            Self::TempleOfTheSand => "temple-of-the-sand",
            Self::Beacon => "beacon",
        }
    }

    #[must_use]
    pub fn about(self) -> &'static str {
        match self {
            Self::Labyrinth => {
                "Labyrinth of Tempests (tiles P and Q): zones that cost a disc to cross"
            }
            Self::Portals => {
                "Portals (tiles R): two spaces far apart become neighbours for movement"
            }
            Self::Pyramids => {
                "Pyramids (tiles S): 2 points for most of the three spaces around one"
            }
            Self::TempleOfTheWind => {
                "Temple of the Wind (tile T): spread a reinforcement over several stacks"
            }
            Self::TempleOfTheMoon => {
                "Temple of the Moon (tile O): box two discs to place one anywhere"
            }
            Self::TempleOfTheSand => {
                "Temple of the Sand (tile N): box two discs to send an enemy disc home"
            }
            Self::Beacon => "Beacon of Eon (tile U): whoever holds it ignores the Tempests",
        }
    }
}

impl Setup {
    #[must_use]
    pub fn has(&self, variant: Variant) -> bool {
        self.variants.contains(&variant)
    }

    pub(crate) fn labyrinth(&self) -> Option<Labyrinth> {
        self.has(Variant::Labyrinth).then_some(self.ring)
    }

    pub(crate) fn read(content: &Shared<Content>, wanted: &Wanted) -> Result<Self, SetupError> {
        if let Some(edition) = wanted
            .edition
            .as_deref()
            .filter(|&edition| edition != "standard")
        {
            return Err(SetupError::new(format!(
                "Ekö has no edition {edition:?}: leave it out"
            )));
        }
        let seats = wanted.seats.unwrap_or(2);
        if !(2..=4).contains(&seats) {
            return Err(SetupError::new(format!(
                "Ekö is for 2 to 4 players, not {seats}"
            )));
        }
        if let Some(unknown) = wanted
            .variants
            .iter()
            .find(|wish| Variant::ALL.iter().all(|variant| variant.key() != *wish))
        {
            let known: Vec<&str> = Variant::ALL.iter().map(|variant| variant.key()).collect();
            return Err(SetupError::new(format!(
                "there is no variant {unknown:?}: choose from {}",
                known.join(", ")
            )));
        }
        let mut setup = Self {
            content: content.clone(),
            seats,
            variants: Variant::ALL
                .into_iter()
                .filter(|variant| wanted.variants.iter().any(|wish| wish == variant.key()))
                .collect(),
            plan: Plan::Random,
            ring: Labyrinth::Docks,
            draw: DrawRule::House,
        };
        for (key, value) in &wanted.options {
            match (key.as_str(), value.as_str()) {
                ("board", "random") => setup.plan = Plan::Random,
                ("board", "standard") => setup.plan = Plan::Standard,
                ("board", tiles) => setup.plan = Plan::Given(read_tiles(tiles)?),
                ("labyrinth", "docks") => setup.ring = Labyrinth::Docks,
                ("labyrinth", "ring") => setup.ring = Labyrinth::Ring,
                ("draw", "house") => setup.draw = DrawRule::House,
                ("draw", "strict") => setup.draw = DrawRule::Strict,
                ("labyrinth", _) => {
                    return Err(SetupError::new(format!(
                        "labyrinth={value}: write docks or ring"
                    )));
                }
                ("draw", _) => {
                    return Err(SetupError::new(format!(
                        "draw={value}: write house or strict"
                    )));
                }
                _ => {
                    return Err(SetupError::new(format!(
                        "there is no option {key:?}: choose from board, draw, labyrinth"
                    )));
                }
            }
        }
        setup.check()?;
        Ok(setup)
    }

    fn check(&self) -> Result<(), SetupError> {
        let crowded = [
            Variant::Portals,
            Variant::Pyramids,
            Variant::TempleOfTheWind,
            Variant::Beacon,
        ];
        if self.labyrinth() == Some(Labyrinth::Ring)
            && !matches!(self.plan, Plan::Given(_))
            && let Some(variant) = crowded.into_iter().find(|&variant| self.has(variant))
        {
            return Err(SetupError::new(format!(
                "labyrinth=ring leaves no room for {}: use labyrinth=docks or build the board by hand",
                variant.key()
            )));
        }
        if let Plan::Given(tiles) = &self.plan {
            self.build(tiles.clone())
                .map_err(|error| SetupError::new(error.why))?;
        }
        Ok(())
    }

    /// A board built by hand, if it has the right tiles and can be played on (EK-V0).
    pub(crate) fn build(&self, tiles: Vec<Placed>) -> Result<Board, NotationError> {
        self.check_tiles(&tiles).map_err(NotationError::new)?;
        Board::new(&self.content, tiles).map_err(NotationError::new)
    }

    /// The large tiles of the player count and the tiles of the chosen variants, no more and no fewer.
    fn check_tiles(&self, tiles: &[Placed]) -> Result<(), String> {
        let count = |letter: char| tiles.iter().filter(|tile| tile.letter == letter).count();
        let large = layout::large_letters(self);
        let wrong = |letter: &char| count(*letter) != usize::from(large.contains(letter));
        if let Some(letter) = ('A'..='O').find(wrong) {
            let wanted = u8::from(large.contains(&letter));
            let found = count(letter);
            return Err(format!(
                "tile {letter} is wanted {wanted} times for {} players and these variants, not {found} times",
                self.seats
            ));
        }
        let limits = |letter: char, variant: Variant, exactly: bool| {
            let most = match letter {
                'U' => 1,
                _ => usize::from(self.content.small(letter).count),
            };
            match self.has(variant) {
                false => (letter, 0, 0),
                true => (letter, if exactly { most } else { 0 }, most),
            }
        };
        for (letter, least, most) in [
            limits('P', Variant::Labyrinth, false),
            limits('Q', Variant::Labyrinth, false),
            limits('R', Variant::Portals, true),
            limits('S', Variant::Pyramids, false),
            limits('T', Variant::TempleOfTheWind, true),
            limits('U', Variant::Beacon, true),
        ] {
            let found = count(letter);
            if !(least..=most).contains(&found) {
                return Err(format!(
                    "tile {letter} is wanted {least} to {most} times with these variants, not {found} times"
                ));
            }
        }
        Ok(())
    }

    /// The complete wish that gives this set-up again.
    pub(crate) fn wanted(&self) -> Wanted {
        let board = match &self.plan {
            Plan::Random => "random".to_owned(),
            Plan::Standard => "standard".to_owned(),
            Plan::Given(tiles) => {
                let tiles: Vec<String> = tiles.iter().map(ToString::to_string).collect();
                tiles.join(",")
            }
        };
        let ring = match self.ring {
            Labyrinth::Docks => "docks",
            Labyrinth::Ring => "ring",
        };
        let draw = match self.draw {
            DrawRule::House => "house",
            DrawRule::Strict => "strict",
        };
        let options = [
            ("board", board.as_str()),
            ("draw", draw),
            ("labyrinth", ring),
        ];
        Wanted {
            edition: None,
            seats: Some(self.seats),
            variants: self
                .variants
                .iter()
                .map(|variant| variant.key().to_owned())
                .collect(),
            options: options
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .into(),
        }
    }
}

/// Tiles parted by commas or blanks, in the order of their letters.
pub(crate) fn read_tiles(text: &str) -> Result<Vec<Placed>, SetupError> {
    let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
    let tiles: Result<Vec<Placed>, NotationError> = parts.map(str::parse).collect();
    let mut tiles = tiles.map_err(|error| {
        SetupError::new(format!(
            "board: {error}; or write board=random or board=standard"
        ))
    })?;
    tiles.sort_unstable();
    Ok(tiles)
}
