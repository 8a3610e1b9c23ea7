//! A face-down pile that has not been looked at.

use std::hash::{Hash, Hasher};

use crate::{Dice, Rng};

/// Up to `N` things in an unknown order, each a small number. Two pools with the same things are equal, whatever the
/// order in which they happen to be stored: a card has no place until it is drawn.
///
/// ```
/// use kernel::{Dice, Pool, Rng};
///
/// let mut deck: Pool<4> = [1, 1, 2, 3].into_iter().collect();
/// assert!(deck.remove(3)); // dealt face up
/// let drawn = deck.draw(&mut Dice::quick(Rng::new(1)));
/// assert!(matches!(drawn, Some(1 | 2)));
/// assert_eq!(deck.len(), 2);
/// ```
#[derive(Clone, Copy)]
pub struct Pool<const N: usize> {
    things: [u8; N],
    len: u8,
}

impl<const N: usize> Pool<N> {
    /// An empty pool.
    #[must_use]
    pub const fn new() -> Self {
        assert!(N <= 255, "the length is a byte");
        Self {
            things: [0; N],
            len: 0,
        }
    }

    /// How many things are in it.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether it is dry.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What is in it, in no particular order.
    #[must_use]
    pub fn as_slice(&self) -> &[u8] {
        &self.things[..usize::from(self.len)]
    }

    /// How many of one kind are in it.
    #[must_use]
    pub fn count(&self, thing: u8) -> u8 {
        self.as_slice()
            .iter()
            .filter(|&&other| other == thing)
            .count() as u8
    }

    /// Puts one thing in.
    ///
    /// # Panics
    /// If the pool is full.
    #[inline]
    pub fn add(&mut self, thing: u8) {
        self.things[usize::from(self.len)] = thing;
        self.len += 1;
    }

    /// Takes a thing that is known to be there. `false` if it is not.
    pub fn remove(&mut self, thing: u8) -> bool {
        let at = self.as_slice().iter().position(|&other| other == thing);
        if let Some(at) = at {
            self.take(at);
        }
        at.is_some()
    }

    /// Draws one, each as likely as the others. `None` when the pool is dry.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<u8> {
        if self.len == 0 {
            return None;
        }
        let roll = dice.draw(u32::from(self.len), |wish| self.roll_for(wish));
        Some(self.take(roll as usize))
    }

    /// Draws one by a roll that was already made below `len`.
    ///
    /// # Panics
    /// If `at` is not below the length.
    #[inline]
    pub fn take(&mut self, at: usize) -> u8 {
        let last = usize::from(self.len) - 1;
        assert!(at <= last, "the roll is below the number of things");
        let thing = self.things[at];
        self.things[at] = self.things[last];
        self.len = last as u8;
        thing
    }

    /// The roll that draws `thing`, for scripts.
    #[must_use]
    pub fn roll_for(&self, thing: u32) -> Option<u32> {
        self.as_slice()
            .iter()
            .position(|&other| u32::from(other) == thing)
            .map(|at| at as u32)
    }

    /// Draws one by a generator of a bot's own, for determinization.
    pub fn deal(&mut self, rng: &mut Rng) -> Option<u8> {
        (self.len > 0).then(|| self.take(rng.below(u32::from(self.len)) as usize))
    }

    /// Stores the things in ascending order, so that what is dealt from here on depends on what is in the pool and on nothing
    /// else: re-dealt worlds must not differ by an order that no one knows.
    pub fn sort(&mut self) {
        // By counting: this is done for every world of a search, and for every hash of a state.
        let mut counts = [0_u8; 256];
        let mut highest = 0;
        for &thing in self.as_slice() {
            counts[usize::from(thing)] += 1;
            highest = highest.max(thing);
        }
        let mut at = 0;
        for (thing, &count) in (0..=highest).zip(&counts) {
            for _ in 0..count {
                self.things[at] = thing;
                at += 1;
            }
        }
    }

    /// The things in ascending order.
    #[must_use]
    pub fn sorted(&self) -> Self {
        let mut sorted = *self;
        sorted.sort();
        sorted
    }
}

impl<const N: usize> Default for Pool<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> PartialEq for Pool<N> {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.sorted().as_slice() == other.sorted().as_slice()
    }
}

impl<const N: usize> Eq for Pool<N> {}

impl<const N: usize> Hash for Pool<N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.sorted().as_slice().hash(state);
    }
}

impl<const N: usize> std::fmt::Debug for Pool<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.sorted().as_slice()).finish()
    }
}

impl<const N: usize> FromIterator<u8> for Pool<N> {
    fn from_iter<I: IntoIterator<Item = u8>>(things: I) -> Self {
        let mut pool = Self::new();
        things.into_iter().for_each(|thing| pool.add(thing));
        pool
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stable_hash;

    #[test]
    fn equal_pools_are_equal_whatever_their_history() {
        let mut drawn: Pool<8> = [3, 1, 2, 1].into_iter().collect();
        assert_eq!(drawn.take(0), 3);
        let fresh: Pool<8> = [1, 1, 2].into_iter().collect();
        assert_eq!(drawn, fresh);
        assert_eq!(stable_hash(&drawn), stable_hash(&fresh));
        assert_ne!(drawn, [1, 2, 2].into_iter().collect());
    }

    #[test]
    fn every_thing_is_drawn_equally_often() {
        let mut seen = [0_u32; 3];
        let mut dice = Dice::quick(Rng::new(5));
        for _ in 0..60_000 {
            let mut pool: Pool<6> = [0, 0, 0, 1, 1, 2].into_iter().collect();
            seen[usize::from(pool.draw(&mut dice).unwrap())] += 1;
        }
        let chi: f64 = seen
            .iter()
            .zip([30_000.0, 20_000.0, 10_000.0])
            .map(|(&n, want)| (f64::from(n) - want).powi(2) / want)
            .sum();
        assert!(chi < 20.0, "chi-squared {chi} with two degrees of freedom");
    }

    #[test]
    fn a_dry_pool_gives_nothing() {
        assert_eq!(Pool::<4>::new().draw(&mut Dice::tape(vec![])), None);
    }
}
