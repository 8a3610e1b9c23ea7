//! The stacks on the board.

use kernel::{BySeat, Seat};

use crate::{Space, Spaces};

/// EK-C3: a stack never exceeds four discs.
pub const HIGHEST: u8 = 4;

/// Whose stacks are where and how high, as sets: one for each seat, and the size less one in two binary planes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Stacks {
    of: BySeat<Spaces, 4>,
    twos: Spaces,
    ones: Spaces,
}

impl Stacks {
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> Spaces {
        self.of[seat]
    }

    #[inline]
    pub(crate) fn all(&self) -> Spaces {
        let [a, b, c, d] = self.of.0;
        a | b | c | d
    }

    /// Stacks of all colours by size, 1 to 4; the first entry is empty.
    #[inline]
    pub(crate) fn by_size(&self) -> [Spaces; 5] {
        let all = self.all();
        [
            Spaces::NONE,
            all.without(self.twos | self.ones),
            self.ones.without(self.twos),
            self.twos.without(self.ones),
            self.twos & self.ones,
        ]
    }

    /// Stacks of all colours with at least so many discs.
    #[inline]
    pub(crate) fn at_least(&self, discs: u8) -> Spaces {
        match discs {
            0 | 1 => self.all(),
            2 => self.twos | self.ones,
            3 => self.twos,
            4 => self.twos & self.ones,
            _ => Spaces::NONE,
        }
    }

    pub(crate) fn owner(&self, space: Space) -> Option<Seat> {
        Seat::first(4).find(|&seat| self.of[seat].has(space))
    }

    /// The number of discs there, 0 for an empty space.
    #[inline]
    pub(crate) fn size(&self, space: Space) -> u8 {
        if self.all().has(space) {
            self.size_of_stack(space)
        } else {
            0
        }
    }

    /// The size of a stack that is known to be there.
    #[inline]
    pub(crate) fn size_of_stack(&self, space: Space) -> u8 {
        1 + 2 * u8::from(self.twos.has(space)) + u8::from(self.ones.has(space))
    }

    /// Leaves exactly `size` discs of `seat` on a space without discs of other seats; 0 clears it.
    #[inline]
    pub(crate) fn set(&mut self, space: Space, seat: Seat, size: u8) {
        let bit = Spaces::one(space);
        self.of[seat] = self.of[seat].without(bit);
        self.twos = self.twos.without(bit);
        self.ones = self.ones.without(bit);
        if size > 0 {
            self.of[seat] |= bit;
            if size > 2 {
                self.twos |= bit;
            }
            if size.is_multiple_of(2) {
                self.ones |= bit;
            }
        }
    }

    /// All discs of a seat on the board, its Emperor included.
    pub(crate) fn discs(&self, seat: Seat) -> u8 {
        let own = self.of[seat];
        (own.len() + 2 * (own & self.twos).len() + (own & self.ones).len()) as u8
    }

    /// Everything that tells two boards full of discs apart, as words.
    pub(crate) fn words(&self) -> [u128; 6] {
        let [a, b, c, d] = self.of.0;
        [a.0, b.0, c.0, d.0, self.twos.0, self.ones.0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// EK-C3: sizes one to four, and back to none.
    #[test]
    fn a_stack_has_the_size_it_was_given() {
        let mut stacks = Stacks::default();
        for size in [1, 2, 3, 4, 2, 0] {
            stacks.set(Space(70), Seat(2), size);
            assert_eq!(stacks.size(Space(70)), size);
            assert_eq!(stacks.discs(Seat(2)), size);
            let by_size = stacks.by_size();
            for (other, spaces) in by_size.iter().enumerate().skip(1) {
                assert_eq!(spaces.has(Space(70)), other == usize::from(size));
            }
        }
        assert_eq!(stacks, Stacks::default());
    }
}
