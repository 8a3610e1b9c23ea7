//! Tiles: what is printed on them, and where a turned tile puts it.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Phrase, Value};
use serde::Serialize;

use crate::Hex;
use crate::variant::{EXTRAS, Place, Variant};

/// What a space is (EK-S1 to EK-S7 and the variants).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    Movement,
    Reg,
    Canyon,
    Mountain,
    Capital,
    Chasm,
    Tempest,
    Portal,
    TempleOfTheWind,
    TempleOfTheSand,
    TempleOfTheMoon,
}

/// Each kind of space: its code on a tile, its stable word, and the value of the highest building that it bears (EK-S2 to EK-S7,
/// EK-A29). In the order of [`Terrain`].
const KINDS: [(Terrain, char, &str, u8); 11] = [
    (Terrain::Movement, '.', "movement", 0),
    (Terrain::Reg, 'R', "reg", 1),
    (Terrain::Canyon, 'Y', "canyon", 2),
    (Terrain::Mountain, 'M', "mountain", 3),
    (Terrain::Capital, 'C', "capital", 2),
    (Terrain::Chasm, 'X', "chasm", 0),
    (Terrain::Tempest, 'T', "tempest", 0),
    (Terrain::Portal, 'O', "portal", 0),
    (Terrain::TempleOfTheWind, 'w', "temple-of-the-wind", 1),
    (Terrain::TempleOfTheSand, 's', "temple-of-the-sand", 1),
    (Terrain::TempleOfTheMoon, 'm', "temple-of-the-moon", 1),
];

impl Terrain {
    /// How many kinds of space there are.
    pub(crate) const KINDS: usize = KINDS.len();

    /// Every kind of space.
    pub fn all() -> impl Iterator<Item = Self> {
        KINDS.iter().map(|(kind, ..)| *kind)
    }

    #[must_use]
    pub fn from_code(code: char) -> Option<Self> {
        let found = KINDS.iter().find(|(_, of, ..)| *of == code);
        found.map(|(kind, ..)| *kind)
    }

    /// The letter for it in the content.
    #[must_use]
    pub fn code(self) -> char {
        KINDS[self as usize].1
    }

    /// The stable word for it.
    #[must_use]
    pub fn key(self) -> &'static str {
        KINDS[self as usize].2
    }

    /// The key of its name in word files. A space with the key of a variant is called as the variant is.
    #[must_use]
    pub fn word(self) -> String {
        let of_variant = Variant::ALL
            .iter()
            .any(|variant| variant.key() == self.key());
        let family = if of_variant {
            "setup-variant"
        } else {
            "terrain"
        };
        format!("{family}-{}", self.key())
    }

    /// Whether discs may be on it and move through it (EK-S1, EK-V-T1).
    #[must_use]
    pub fn is_movement(self) -> bool {
        matches!(self, Self::Movement | Self::Tempest)
    }

    /// The value of the highest building that it bears; 0 where nothing is ever built.
    #[must_use]
    pub fn bears(self) -> u8 {
        KINDS[self as usize].3
    }
}

/// The letters of the tiles (EK-C2).
const LETTERS: std::ops::RangeInclusive<char> = 'A'..='U';

/// A tile on the board, written as letter, turn and place: `A3m13`. The place is the centre of a large tile and the anchor
/// of a small one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placed {
    pub letter: char,
    pub turn: u8,
    pub at: Hex,
}

impl Placed {
    /// The spaces that `spec` covers: seven for a large tile (the centre and the ring), three for a small one.
    pub fn spaces<'a>(&self, spec: &'a str) -> impl Iterator<Item = (Hex, Terrain)> + use<'a> {
        let Placed { turn, at, .. } = *self;
        spec.chars().enumerate().map(move |(nth, code)| {
            let hex = match nth {
                0 => at,
                _ => at.step(turn + nth as u8 - 1),
            };
            (
                hex,
                Terrain::from_code(code).expect("the content was checked"),
            )
        })
    }

    /// The spaces under it, whatever is printed on them: seven, or three under the small tiles that variants add.
    #[must_use]
    pub fn hexes(&self) -> Vec<Hex> {
        let small = EXTRAS
            .iter()
            .any(|extra| extra.letter == self.letter && extra.place != Place::BeaconSite);
        if small {
            return self.corner().to_vec();
        }
        std::iter::once(self.at)
            .chain(self.at.neighbours())
            .collect()
    }

    /// The space that a portal on the anchor opens towards (EK-V-R1): the chasm in direction turn + 1 is straight behind.
    #[must_use]
    pub fn entrance(&self) -> Hex {
        self.at.step(self.turn + 4)
    }

    /// Three spaces round one corner: all of a small tile, the centre and two ring spaces of a large one.
    #[must_use]
    pub fn corner(&self) -> [Hex; 3] {
        [
            self.at,
            self.at.step(self.turn),
            self.at.step(self.turn + 1),
        ]
    }

    /// The same three spaces with the anchor on another of them.
    #[must_use]
    pub fn turned(&self, third_turns: u8) -> Self {
        Self {
            at: self.corner()[usize::from(third_turns % 3)],
            turn: (self.turn + 2 * third_turns) % 6,
            ..*self
        }
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.letter, self.turn, self.at)
    }
}

impl FromStr for Placed {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [letter, turn @ b'0'..=b'5', ..] if LETTERS.contains(&char::from(*letter)) => {
                Ok(Self {
                    letter: char::from(*letter),
                    turn: turn - b'0',
                    at: text[2..].parse()?,
                })
            }
            _ => Err(NotationError::new(
                Phrase::new("tile-unreadable")
                    .with("text", text)
                    .with("last", Value::Text(LETTERS.end().to_string())),
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_read_as_written() {
        let tile: Placed = "A3m13".parse().unwrap();
        assert_eq!((tile.letter, tile.turn, tile.at), ('A', 3, Hex::new(0, 0)));
        assert_eq!(tile.to_string(), "A3m13");
        for wrong in ["", "A", "A3", "Z0m13", "A6m13", "a0m13", "Ä3m13", "A0m99"] {
            assert!(wrong.parse::<Placed>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn turning_a_small_tile_keeps_its_spaces() {
        let tile: Placed = "Q1m13".parse().unwrap();
        let mut spaces = tile.corner();
        spaces.sort_unstable();
        for turns in 0..3 {
            let mut turned = tile.turned(turns).corner();
            assert_eq!(turned[0], tile.corner()[usize::from(turns)]);
            turned.sort_unstable();
            assert_eq!(turned, spaces);
        }
    }

    #[test]
    fn every_kind_of_space_has_its_row() {
        for (nth, (kind, code, key, _)) in KINDS.into_iter().enumerate() {
            assert_eq!(kind as usize, nth, "{key}");
            assert_eq!((kind.code(), kind.key()), (code, key));
            assert_eq!(Terrain::from_code(code), Some(kind));
        }
    }

    /// EK-S2 to EK-S6, EK-A29: what each kind of space bears.
    #[test]
    fn terrain_limits_what_is_built() {
        let bears = |codes: &str| -> Vec<u8> {
            codes
                .chars()
                .map(|code| Terrain::from_code(code).unwrap().bears())
                .collect()
        };
        assert_eq!(bears("RYCMX.TO"), [1, 2, 2, 3, 0, 0, 0, 0]);
        assert_eq!(bears("wsm"), [1, 1, 1]);
    }
}
