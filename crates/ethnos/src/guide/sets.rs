//! How many cards a hand has of each tribe and of each colour.

use super::bytes;
use crate::card::{Cards, KINGDOMS, Kind, WILD, kinds};

/// A byte for each set.
#[derive(Clone, Copy)]
pub(super) struct Sets {
    tribes: u64,
    /// The wild cards stand behind the colours.
    colours: u64,
    pub(super) all: u8,
}

/// A set of so many cards scores no more with one more (ET-COMP-32).
const FULL: u8 = 6;
/// The bytes of the colours.
const TAME: u64 = (1 << (8 * KINGDOMS)) - 1;

impl Sets {
    /// All counts of a tribe are one word, a byte for each colour: words add up to colours, bytes to tribes.
    #[inline]
    pub(super) fn of(hand: &Cards) -> Self {
        const EACH: u64 = 0x0101_0101_0101_0101;
        let (mut tribes, mut colours) = (0, 0);
        for (slot, row) in hand.rows().into_iter().enumerate() {
            tribes |= ((row & TAME).wrapping_mul(EACH) >> 56) << (8 * slot);
            colours += row;
        }
        Self {
            tribes,
            colours,
            all: hand.len(),
        }
    }

    #[inline]
    pub(super) fn wild(&self) -> u8 {
        (self.colours >> (8 * WILD)) as u8
    }

    /// The larger of the two sets that a card belongs to, wild cards apart.
    #[inline]
    pub(super) fn around(&self, kind: Kind) -> u8 {
        if kind.is_wild() {
            return self.largest();
        }
        let (tribe, colour) = self.both(kind);
        tribe.max(colour)
    }

    /// The smaller of the two sets that a card belongs to.
    pub(super) fn grown_by(&self, kind: Kind) -> f32 {
        if kind.is_wild() {
            return 2.0;
        }
        let (tribe, colour) = self.both(kind);
        f32::from(tribe.min(colour))
    }

    #[inline]
    pub(super) fn largest(&self) -> u8 {
        bytes::largest(self.tribes, self.colours & TAME)
    }

    /// The kinds of a pool that go with the largest set that can still grow, and its size. Wild ones are left out.
    #[inline]
    pub(super) fn fitting(&self, pool: u64) -> (u64, u8) {
        self.fitting_up_to(pool, self.largest())
    }

    /// The same where the size of the largest set is known.
    #[inline]
    pub(super) fn fitting_up_to(&self, pool: u64, largest: u8) -> (u64, u8) {
        let tame = pool & !kinds::WILDS;
        let growing = |sets: u64| sets & !bytes::at_least(sets, FULL);
        let (tribes, colours) = (growing(self.tribes), growing(self.colours));
        let mut size = largest.min(FULL - 1);
        while size > 0 {
            let of_colour = kinds::of_colours(bytes::places_from(colours, size));
            let found = tame & (bytes::at_least(tribes, size) | of_colour);
            if found != 0 {
                return (found, size);
            }
            size -= 1;
        }
        (tame, 0)
    }

    #[inline]
    pub(super) fn both(&self, kind: Kind) -> (u8, u8) {
        let tribe = self.tribes >> (8 * kind.slot());
        let colour = self.colours >> (8 * kind.colour());
        (tribe as u8, colour as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_counted_by_tribe_and_by_colour() {
        let [dwarf, other_dwarf, elf, wild] =
            [(0, 1), (0, 2), (3, 2), (5, WILD)].map(|(slot, colour)| Kind::new(slot, colour));
        let hand: Cards = [dwarf, dwarf, other_dwarf, elf, wild].into_iter().collect();
        let sets = Sets::of(&hand);
        assert_eq!((sets.all, sets.wild(), sets.largest()), (5, 1, 3));
        assert_eq!((sets.around(dwarf), sets.around(elf)), (3, 2));
        assert_eq!(sets.grown_by(other_dwarf), 2.0);
        // A pool where only an elf's colour and a stranger are on offer, then one with a dwarf.
        let (green_orc, stranger) = (Kind::new(4, 2), Kind::new(4, 5));
        let pool = green_orc.bit() | stranger.bit() | wild.bit();
        assert_eq!(sets.fitting(pool), (green_orc.bit(), 2));
        let more = Kind::new(0, 5).bit();
        assert_eq!(sets.fitting(pool | more), (more, 3));
        assert_eq!(sets.fitting(stranger.bit()), (stranger.bit(), 0));
        assert_eq!(sets.fitting(wild.bit()), (0, 0));
    }

    #[test]
    fn a_full_set_needs_no_more() {
        let dwarves: Cards = (0..6).map(|colour| Kind::new(0, colour)).collect();
        let (dwarf, elf) = (Kind::new(0, 1), Kind::new(1, 1));
        let sets = Sets::of(&dwarves);
        assert_eq!(sets.largest(), 6);
        assert_eq!(
            sets.fitting(dwarf.bit() | elf.bit()),
            (dwarf.bit() | elf.bit(), 1)
        );
    }
}
