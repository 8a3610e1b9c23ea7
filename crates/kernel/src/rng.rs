//! The generator of bots, tests and search. Live tables roll ChaCha20 instead, see the referee.

use crate::Source;

/// SplitMix64, written out so that no crate upgrade can change old matches.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator that gives the same numbers for the same seed, for ever.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A generator for one purpose, so that, say, every (match, step, seat) has a stream of its own.
    #[must_use]
    pub fn stream(parts: &[u64]) -> Self {
        let mut rng = Self(0x6A09_E667_F3BC_C908);
        for part in parts {
            rng.0 ^= *part;
            rng.0 = rng.next_u64();
        }
        rng
    }

    /// The next 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Uniform in `0..n`, without modulo bias.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        uniform(n, || self.next_u64())
    }

    /// One of `items`, each as likely as the others; `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let count = u32::try_from(items.len()).ok().filter(|&count| count > 0)?;
        items.get(self.below(count) as usize)
    }

    /// Puts `items` in an order that is as likely as any other, by Fisher and Yates.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

impl Source for Rng {
    fn next_u64(&mut self) -> u64 {
        Rng::next_u64(self)
    }

    fn boxed(&self) -> Box<dyn Source> {
        Box::new(self.clone())
    }
}

/// Lemire's method on the upper 32 bits: one multiplication, and a division only in the rare case that needs it.
#[inline]
pub(crate) fn uniform(n: u32, mut next: impl FnMut() -> u64) -> u32 {
    debug_assert!(n > 0, "a roll needs at least one face");
    let mut product = (next() >> 32) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = (next() >> 32) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_uniform() {
        let mut rng = Rng::new(7);
        for faces in [2_u32, 3, 6, 7, 52] {
            let mut seen = vec![0_u32; faces as usize];
            let rolls = 20_000 * faces;
            for _ in 0..rolls {
                seen[rng.below(faces) as usize] += 1;
            }
            let wanted = f64::from(rolls / faces);
            let chi: f64 = seen
                .iter()
                .map(|&n| (f64::from(n) - wanted).powi(2) / wanted)
                .sum();
            // Mean faces - 1, deviation sqrt(2 (faces - 1)): five deviations never happen by chance.
            let free = f64::from(faces - 1);
            assert!(
                chi < free + 5.0 * (2.0 * free).sqrt(),
                "{faces} faces: chi-squared {chi}"
            );
        }
    }

    #[test]
    fn streams_differ_by_every_part() {
        let first = Rng::stream(&[1, 2, 3]).next_u64();
        assert_ne!(first, Rng::stream(&[1, 2, 4]).next_u64());
        assert_ne!(first, Rng::stream(&[1, 3, 2]).next_u64());
        assert_eq!(first, Rng::stream(&[1, 2, 3]).next_u64());
    }

    #[test]
    fn old_matches_keep_their_rolls() {
        let mut rng = Rng::new(1);
        let rolls: Vec<_> = (0..8).map(|_| rng.below(84)).collect();
        assert_eq!(
            rolls,
            [47, 62, 81, 37, 37, 64, 73, 43],
            "the generator is part of the file format"
        );
    }
}
