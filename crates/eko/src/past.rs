//! The positions that came before, for the draw rule (EK-A15).

use std::hash::{Hash, Hasher};

/// So many turns are remembered: more than a game without progress can last.
const TURNS: usize = 256;

/// Fingerprints of the positions at the beginnings of past turns, oldest first once full.
#[derive(Clone, Copy)]
pub(crate) struct Past {
    prints: [u32; TURNS],
    len: u16,
    /// Where the next one goes.
    next: u8,
}

impl Past {
    pub(crate) fn new() -> Self {
        Self {
            prints: [0; TURNS],
            len: 0,
            next: 0,
        }
    }

    /// Nothing from before can come again: a disc went to the box.
    #[inline]
    pub(crate) fn forget(&mut self) {
        self.len = 0;
        self.next = 0;
    }

    #[inline]
    pub(crate) fn remember(&mut self, print: u32) {
        self.prints[usize::from(self.next)] = print;
        self.next = self.next.wrapping_add(1);
        self.len = (self.len + 1).min(TURNS as u16);
    }

    /// How often this position has been seen.
    #[inline]
    pub(crate) fn times(&self, print: u32) -> u8 {
        // While the ring is not full it begins at 0, and once full every place counts.
        let times: u32 = self.prints[..usize::from(self.len)]
            .iter()
            .map(|&past| u32::from(past == print))
            .sum();
        times.min(255) as u8
    }

    pub(crate) fn oldest_first(&self) -> impl Iterator<Item = u32> + '_ {
        let first = (usize::from(self.next) + TURNS - usize::from(self.len)) % TURNS;
        (0..usize::from(self.len)).map(move |nth| self.prints[(first + nth) % TURNS])
    }
}

impl FromIterator<u32> for Past {
    fn from_iter<I: IntoIterator<Item = u32>>(prints: I) -> Self {
        let mut past = Self::new();
        prints.into_iter().for_each(|print| past.remember(print));
        past
    }
}

impl PartialEq for Past {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.oldest_first().eq(other.oldest_first())
    }
}

impl Eq for Past {}

impl Hash for Past {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len.hash(state);
        self.oldest_first().for_each(|print| print.hash(state));
    }
}

impl std::fmt::Debug for Past {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Past({} turns)", self.len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_turns_are_forgotten() {
        let past: Past = (0..300).collect();
        assert_eq!(past.times(43), 0);
        assert_eq!(past.times(44), 1);
        assert_eq!(
            past.oldest_first().collect::<Vec<_>>(),
            (44..300).collect::<Vec<_>>()
        );
        assert_eq!(past, past.oldest_first().collect());
        let mut fresh = past;
        fresh.forget();
        assert_eq!(fresh, Past::new());
    }
}
