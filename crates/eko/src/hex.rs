//! Places on the plane, and what people call them.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Phrase};
use serde::{Serialize, Serializer};

/// A hex in axial coordinates, pointy top, `r` downwards. Ordered row by row, as one reads.
///
/// It is written like a field of a chess board: a letter for `q` and a number for `r`, with `m13` in the middle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex {
    pub r: i8,
    pub q: i8,
}

/// E, SE, SW, W, NW, NE: clockwise.
pub const DIRECTIONS: [Hex; 6] = [
    Hex::new(1, 0),
    Hex::new(0, 1),
    Hex::new(-1, 1),
    Hex::new(-1, 0),
    Hex::new(0, -1),
    Hex::new(1, -1),
];

/// How far from the middle a board may reach in either coordinate.
const REACH: i8 = 12;

impl Hex {
    /// How many hexes have names.
    pub(crate) const NAMED: usize = (2 * REACH as usize + 1).pow(2);

    #[must_use]
    pub const fn new(q: i8, r: i8) -> Self {
        Self { r, q }
    }

    /// The neighbour in a direction, counted clockwise from the east; six is east again.
    #[must_use]
    pub fn step(self, direction: u8) -> Self {
        let Hex { q, r } = DIRECTIONS[usize::from(direction % 6)];
        Self::new(self.q + q, self.r + r)
    }

    /// All six neighbours (EK-S8).
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        (0..6).map(move |direction| self.step(direction))
    }

    /// Counts the hexes that have names, row by row.
    pub(crate) fn number(self) -> Option<usize> {
        let (row, column) = (i32::from(self.r + REACH), i32::from(self.q + REACH));
        self.is_named()
            .then_some((row * (2 * i32::from(REACH) + 1) + column) as usize)
    }

    /// The hex that counts as this number.
    pub(crate) fn numbered(number: usize) -> Self {
        let row = 2 * REACH as usize + 1;
        Self::new((number % row) as i8 - REACH, (number / row) as i8 - REACH)
    }

    /// Whether it has a name, so that a board may reach it.
    #[must_use]
    pub fn is_named(self) -> bool {
        (-REACH..=REACH).contains(&self.q) && (-REACH..=REACH).contains(&self.r)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from((i16::from(b'a') + i16::from(self.q) + i16::from(REACH)) as u8);
        write!(f, "{letter}{}", self.r + REACH + 1)
    }
}

impl FromStr for Hex {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let fault = || NotationError::new(Phrase::new("space-unreadable").with("text", text));
        let letter = *text.as_bytes().first().ok_or_else(fault)?;
        if !letter.is_ascii_lowercase() {
            return Err(fault());
        }
        let number = &text[1..];
        let row: i8 = number.parse().map_err(|_| fault())?;
        let hex = Hex::new(
            (letter - b'a') as i8 - REACH,
            row.checked_sub(REACH + 1).ok_or_else(fault)?,
        );
        // One way to write a space: no sign and no zero in front.
        if hex.is_named() && number == row.to_string() {
            Ok(hex)
        } else {
            Err(fault())
        }
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_is_read_as_written() {
        for q in -REACH..=REACH {
            for r in -REACH..=REACH {
                let hex = Hex::new(q, r);
                assert_eq!(hex.to_string().parse(), Ok(hex));
            }
        }
        assert_eq!(Hex::new(0, 0).to_string(), "m13");
        for wrong in ["", "m", "13", "m0", "m26", "z1", "m+3", "m013", "ä4", "M13"] {
            assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
        }
    }

    /// EK-S8: six sides, and each is seen from the other side.
    #[test]
    fn neighbours_see_each_other() {
        let here = Hex::new(2, -1);
        assert_eq!(here.neighbours().count(), 6);
        assert!(
            here.neighbours()
                .all(|there| there.neighbours().any(|back| back == here))
        );
    }
}
