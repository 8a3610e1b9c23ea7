//! Small sets of numbered things as one machine word each.

use kernel::nth_one;
use serde::Serialize;

/// Defines a number and the set of such numbers. Sets iterate in ascending order, which is the order of every list of choices.
macro_rules! numbered {
    ($(#[$item_doc:meta])* $item:ident, $(#[$set_doc:meta])* $set:ident: $word:ty) => {
        $(#[$item_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
        pub struct $item(pub u8);

        impl $item {
            #[inline]
            #[must_use]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        $(#[$set_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
        pub struct $set(pub $word);

        impl $set {
            pub const NONE: Self = Self(0);

            /// As two halves: most boards fill the lower one only, and a word is quicker to work through than two. Sets that
            /// have no upper half cost nothing for it.
            #[inline]
            #[allow(clippy::unnecessary_cast)] // the word differs from set to set
            fn halves(self) -> [u64; 2] {
                let word = self.0 as u128;
                [word as u64, (word >> 64) as u64]
            }

            #[inline]
            #[allow(clippy::unnecessary_cast)]
            fn joined([low, high]: [u64; 2]) -> Self {
                Self((low as u128 | (high as u128) << 64) as $word)
            }

            #[inline]
            #[must_use]
            pub fn one(item: $item) -> Self {
                Self(1 << item.0)
            }

            /// The first `count` of all.
            #[must_use]
            pub fn first(count: usize) -> Self {
                (0..count).map(|at| $item(at as u8)).collect()
            }

            #[inline]
            #[must_use]
            pub fn has(self, item: $item) -> bool {
                let [low, high] = self.halves();
                let half = if item.0 < 64 { low } else { high };
                half >> (item.0 & 63) & 1 == 1
            }

            #[inline]
            #[must_use]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[inline]
            #[must_use]
            pub fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            #[inline]
            #[must_use]
            pub fn len(self) -> u32 {
                let [low, high] = self.halves();
                let more = if high == 0 { 0 } else { high.count_ones() };
                low.count_ones() + more
            }

            #[inline]
            #[must_use]
            pub fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Those that come after `item`.
            #[must_use]
            pub fn after(self, item: $item) -> Self {
                Self(self.0 & (<$word>::MAX << item.0) & !(1 << item.0))
            }

            /// The `nth` in ascending order, counted from 0; the set must have that many.
            #[inline]
            #[must_use]
            pub fn nth(self, nth: u32) -> $item {
                let [low, high] = self.halves();
                if high == 0 {
                    return $item(nth_one(low, nth));
                }
                match nth.checked_sub(low.count_ones()) {
                    None => $item(nth_one(low, nth)),
                    Some(rest) => $item(64 + nth_one(high, rest)),
                }
            }

            /// Those that fit.
            #[inline]
            #[must_use]
            pub fn those(self, mut fits: impl FnMut($item) -> bool) -> Self {
                let mut kept = [0, 0];
                for ((half, kept), first) in self.halves().into_iter().zip(&mut kept).zip([0, 64]) {
                    let mut rest = half;
                    while rest != 0 {
                        let at = rest.trailing_zeros() as u8;
                        rest &= rest - 1;
                        *kept |= u64::from(fits($item(first + at))) << at;
                    }
                }
                Self::joined(kept)
            }

            #[inline]
            pub fn add(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }
        }

        impl Iterator for $set {
            type Item = $item;
            #[inline]
            fn next(&mut self) -> Option<$item> {
                (self.0 != 0).then(|| {
                    let at = self.0.trailing_zeros() as u8;
                    self.0 &= self.0.wrapping_sub(1);
                    $item(at)
                })
            }

            /// Whatever walks over the whole set from inside does so half by half.
            #[inline]
            fn fold<B, F: FnMut(B, $item) -> B>(self, init: B, mut f: F) -> B {
                let mut folded = init;
                for (half, first) in self.halves().into_iter().zip([0, 64]) {
                    let mut rest = half;
                    while rest != 0 {
                        folded = f(folded, $item(first + rest.trailing_zeros() as u8));
                        rest &= rest - 1;
                    }
                }
                folded
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::NONE, |set, item| set | Self::one(item))
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }
    };
}

numbered!(
    /// A movement space, ordinary or Tempest, by its number on the board.
    Space,
    /// A set of movement spaces.
    Spaces: u128
);
numbered!(
    /// A construction space, by its number on the board.
    Site,
    /// A set of construction spaces.
    Sites: u32
);
numbered!(
    /// A Tempest zone: Tempest spaces that touch (EK-V-T2).
    Zone,
    /// A set of Tempest zones.
    Zones: u16
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_count_and_list_in_order() {
        let set: Spaces = [Space(90), Space(3), Space(64)].into_iter().collect();
        assert_eq!(set.len(), 3);
        assert_eq!(set.collect::<Vec<_>>(), [Space(3), Space(64), Space(90)]);
        assert_eq!((set.nth(0), set.nth(2)), (Space(3), Space(90)));
        assert_eq!(
            set.after(Space(3)).collect::<Vec<_>>(),
            [Space(64), Space(90)]
        );
        assert!(set.after(Space(127)).is_empty());
        assert!(set.has(Space(64)) && !set.has(Space(65)));
    }
}
