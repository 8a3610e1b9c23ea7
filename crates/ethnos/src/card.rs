//! Cards, as the table names them and as the engine counts them.

use std::hash::{Hash, Hasher};

use serde::Serialize;

use crate::Tribe;

/// An Ally card: a tribe and, except for wild ones, a colour (ET-DEF-1, ET-DEF-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Card {
    pub tribe: Tribe,
    pub colour: Option<Colour>,
}

/// The colours of both boards. Each stands for one kingdom of its edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    Orange,
    Green,
    Grey,
    Blue,
    Purple,
    Red,
    White,
    Yellow,
    Black,
}

impl Colour {
    pub const ALL: [Colour; 9] = [
        Colour::Orange,
        Colour::Green,
        Colour::Grey,
        Colour::Blue,
        Colour::Purple,
        Colour::Red,
        Colour::White,
        Colour::Yellow,
        Colour::Black,
    ];

    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Colour::Orange => "orange",
            Colour::Green => "green",
            Colour::Grey => "grey",
            Colour::Blue => "blue",
            Colour::Purple => "purple",
            Colour::Red => "red",
            Colour::White => "white",
            Colour::Yellow => "yellow",
            Colour::Black => "black",
        }
    }

    #[must_use]
    pub fn named(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.key() == key)
    }
}

/// One of the six kingdoms, in the order of the edition's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Kingdom(pub u8);

impl Kingdom {
    pub fn all() -> impl DoubleEndedIterator<Item = Kingdom> + Clone {
        (0..KINGDOMS as u8).map(Kingdom)
    }

    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

pub(crate) const KINGDOMS: usize = 6;

/// A card as the engine counts it: the slot of its tribe in this game (0 to 5) and its colour (0 to 5, or [`WILD`]), packed
/// so that the kinds of a tribe are one byte of a 64-bit set, and the kinds of a colour one bit of each byte.
///
/// The numeric order is the canonical order of questions: by tribe, then by colour, wild cards last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Kind(pub(crate) u8);

/// The colour number of cards that have none.
pub(crate) const WILD: u8 = 6;
pub(crate) const SLOTS: usize = 6;
const KINDS: usize = SLOTS * 8;

impl Kind {
    #[must_use]
    pub(crate) fn new(slot: usize, colour: u8) -> Self {
        Self((slot as u8) << 3 | colour)
    }

    #[inline]
    #[must_use]
    pub(crate) fn slot(self) -> usize {
        usize::from(self.0 >> 3)
    }

    #[inline]
    #[must_use]
    pub(crate) fn colour(self) -> u8 {
        self.0 & 7
    }

    #[inline]
    #[must_use]
    pub(crate) fn is_wild(self) -> bool {
        self.colour() == WILD
    }

    /// The kingdom of its colour. Never asked of a wild card: those lead no Band.
    #[inline]
    #[must_use]
    pub(crate) fn kingdom(self) -> Kingdom {
        Kingdom(self.colour())
    }

    #[inline]
    #[must_use]
    pub(crate) fn bit(self) -> u64 {
        1 << self.0
    }
}

/// Sets of kinds, one bit each.
pub(crate) mod kinds {
    use super::{Kind, WILD};

    pub(crate) const WILDS: u64 = colour(WILD);

    /// All kinds of a tribe.
    #[inline]
    pub(crate) const fn tribe(slot: usize) -> u64 {
        0xFF << (slot * 8)
    }

    /// All kinds of a colour.
    #[inline]
    pub(crate) const fn colour(colour: u8) -> u64 {
        0x0101_0101_0101_0101 << colour
    }

    /// All kinds of these colours, a bit each.
    #[inline]
    pub(crate) fn of_colours(colours: u8) -> u64 {
        colour(0) * u64::from(colours)
    }

    /// The kinds not smaller than `kind`.
    #[inline]
    pub(crate) fn from(kind: Kind) -> u64 {
        !0 << kind.0
    }

    /// The kinds of a set, in canonical order.
    pub(crate) fn each(mut set: u64) -> impl Iterator<Item = Kind> {
        std::iter::from_fn(move || {
            (set != 0).then(|| {
                let kind = Kind(set.trailing_zeros() as u8);
                set &= set - 1;
                kind
            })
        })
    }

    /// The `nth` kind of a set that has more than `nth`.
    #[inline]
    pub(crate) fn nth(mut set: u64, nth: u32) -> Kind {
        for _ in 0..nth {
            set &= set - 1;
        }
        Kind(set.trailing_zeros() as u8)
    }
}

/// Cards whose order has no meaning, counted by kind.
#[derive(Clone, Copy)]
pub(crate) struct Cards {
    /// The kinds of which there is at least one.
    present: u64,
    counts: [u8; KINDS],
    len: u8,
}

impl Cards {
    pub(crate) const NONE: Cards = Cards {
        present: 0,
        counts: [0; KINDS],
        len: 0,
    };

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The set of kinds that are there.
    #[inline]
    pub(crate) fn kinds(&self) -> u64 {
        self.present
    }

    #[inline]
    pub(crate) fn count(&self, kind: Kind) -> u8 {
        self.counts[usize::from(kind.0)]
    }

    /// The counts of each tribe in one word: a byte for each colour, then one for the wild cards.
    #[inline]
    pub(crate) fn rows(&self) -> [u64; SLOTS] {
        let (rows, _) = self.counts.as_chunks();
        std::array::from_fn(|slot| u64::from_le_bytes(rows[slot]))
    }

    #[inline]
    pub(crate) fn has(&self, kind: Kind) -> bool {
        self.present & kind.bit() != 0
    }

    #[inline]
    pub(crate) fn add(&mut self, kind: Kind) {
        self.counts[usize::from(kind.0)] += 1;
        self.present |= kind.bit();
        self.len += 1;
    }

    /// Takes one card of a kind that is there.
    #[inline]
    pub(crate) fn remove(&mut self, kind: Kind) {
        let count = &mut self.counts[usize::from(kind.0)];
        // Only cards that are there are taken: less than none overflows.
        *count -= 1;
        self.present &= !(u64::from(*count == 0) << kind.0);
        self.len -= 1;
    }

    /// Takes one card of the kind if there is one.
    #[inline]
    pub(crate) fn forget(&mut self, kind: Kind) {
        if self.has(kind) {
            self.remove(kind);
        }
    }

    /// Moves everything to `other`.
    pub(crate) fn pour(&mut self, other: &mut Cards) {
        for (all, count) in other.counts.iter_mut().zip(&self.counts) {
            *all += count;
        }
        other.present |= self.present;
        other.len += self.len;
        self.clear();
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::NONE;
    }

    /// Every card, alike ones repeated, in canonical order.
    pub(crate) fn each(&self) -> impl Iterator<Item = Kind> + '_ {
        kinds::each(self.present)
            .flat_map(|kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }
}

impl PartialEq for Cards {
    fn eq(&self, other: &Self) -> bool {
        self.present == other.present && self.counts == other.counts
    }
}

impl Eq for Cards {}

impl Hash for Cards {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // The counts of absent kinds are zero, so the present ones say it all.
        self.present.hash(state);
        for kind in kinds::each(self.present) {
            state.write_u8(self.count(kind));
        }
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list()
            .entries(self.each().map(|kind| kind.0))
            .finish()
    }
}

impl FromIterator<Kind> for Cards {
    fn from_iter<I: IntoIterator<Item = Kind>>(cards: I) -> Self {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|kind| all.add(kind));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_by_kind() {
        let (dwarf, elf) = (Kind::new(1, 4), Kind::new(2, 0));
        let mut cards: Cards = [dwarf, elf, dwarf].into_iter().collect();
        assert_eq!(
            (cards.len(), cards.count(dwarf), cards.has(elf)),
            (3, 2, true)
        );
        cards.remove(elf);
        cards.forget(elf);
        assert_eq!(cards.each().collect::<Vec<_>>(), [dwarf, dwarf]);
        let mut other = Cards::NONE;
        cards.pour(&mut other);
        assert_eq!((cards, other.len()), (Cards::NONE, 2));
    }

    #[test]
    fn sets_of_kinds_follow_tribe_and_colour() {
        let kind = Kind::new(3, 2);
        assert!(kinds::tribe(3) & kind.bit() != 0 && kinds::tribe(2) & kind.bit() == 0);
        assert!(kinds::colour(2) & kind.bit() != 0 && kinds::colour(3) & kind.bit() == 0);
        let set = kind.bit() | Kind::new(5, WILD).bit();
        assert_eq!(kinds::nth(set, 1), Kind::new(5, WILD));
        assert_eq!(kinds::each(set & kinds::from(Kind::new(3, 3))).count(), 1);
    }
}
