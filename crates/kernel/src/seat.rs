//! Who sits where.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{NotationError, Phrase};

/// A place at the table. Seats are written A, B, C, ... and clockwise is ascending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// Seats `A` up to the `count`th, in order.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count).map(Seat)
    }

    /// All `count` seats once, clockwise, beginning with this one.
    pub fn clockwise(self, count: u8) -> impl Iterator<Item = Seat> + Clone {
        // A division takes longer than all the rest.
        let start = if self.0 < count {
            self.0
        } else {
            self.0 % count.max(1)
        };
        (0..count).map(move |step| {
            let place = start + step;
            Seat(if place < count { place } else { place - count })
        })
    }

    /// The next seat clockwise at a table of `count`.
    #[must_use]
    pub fn next(self, count: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next == count { 0 } else { next })
    }

    /// Where lists by seat keep it, counted from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// What notation calls it.
    #[must_use]
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [letter @ b'A'..=b'H'] => Ok(Seat(letter - b'A')),
            _ => Err(NotationError::new(
                Phrase::new("notation-seat").with("text", text),
            )),
        }
    }
}

/// One `T` for each of up to `N` seats, inline. Indexed by [`Seat`] and by nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T: Default + Copy, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_goes_round_the_table() {
        let order: Vec<_> = Seat(2).clockwise(4).map(Seat::letter).collect();
        assert_eq!(order, ['C', 'D', 'A', 'B']);
        assert_eq!(Seat(3).next(4), Seat(0));
    }

    #[test]
    fn seats_are_read_as_written() {
        for seat in Seat::first(6) {
            assert_eq!(seat.to_string().parse::<Seat>(), Ok(seat));
        }
        assert!("a".parse::<Seat>().is_err());
        assert!("AB".parse::<Seat>().is_err());
    }
}
