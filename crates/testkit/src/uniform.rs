//! Chi-squared: whether counts are what fair dice would give.

use std::collections::BTreeMap;

/// How far counts are from what was to be expected.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ChiSquared {
    pub statistic: f64,
    /// Degrees of freedom.
    pub free: f64,
}

impl ChiSquared {
    /// Compares counts with weights, which need not sum to anything in particular.
    ///
    /// # Panics
    /// If there are not as many weights as counts.
    #[must_use]
    pub fn new(counts: &[u64], weights: &[f64]) -> Self {
        assert_eq!(counts.len(), weights.len(), "a weight for every count");
        let rolled: u64 = counts.iter().sum();
        let scale = rolled as f64 / weights.iter().sum::<f64>();
        let statistic = counts
            .iter()
            .zip(weights)
            .map(|(&count, weight)| (count as f64 - weight * scale).powi(2) / (weight * scale))
            .sum();
        Self {
            statistic,
            free: counts.len().saturating_sub(1) as f64,
        }
    }

    /// The same number of everything.
    #[must_use]
    pub fn even(counts: &[u64]) -> Self {
        Self::new(counts, &vec![1.0; counts.len()])
    }

    /// Independent tests taken together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            statistic: self.statistic + other.statistic,
            free: self.free + other.free,
        }
    }

    /// Standard deviations above the expected, by Wilson and Hilferty's cube root.
    #[must_use]
    pub fn deviations(self) -> f64 {
        if self.free == 0.0 {
            return 0.0;
        }
        let spread = 2.0 / (9.0 * self.free);
        ((self.statistic / self.free).cbrt() - (1.0 - spread)) / spread.sqrt()
    }

    /// Six deviations happen by chance once in a thousand million tests.
    pub fn plausible(self) -> Result<(), String> {
        if self.deviations() < 6.0 {
            return Ok(());
        }
        Err(format!(
            "chi-squared {:.1} with {} degrees of freedom is {:.1} deviations too large",
            self.statistic,
            self.free,
            self.deviations()
        ))
    }
}

/// How often each thing came up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally<K: Ord>(BTreeMap<K, u64>);

impl<K: Ord> Default for Tally<K> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<K: Ord + std::fmt::Debug> Tally<K> {
    pub fn add(&mut self, key: K) {
        *self.0.entry(key).or_default() += 1;
    }

    #[must_use]
    pub fn counts(&self) -> &BTreeMap<K, u64> {
        &self.0
    }

    /// Whether the things came up in the proportion of these weights, and nothing else came up.
    pub fn check(&self, weights: &[(K, f64)]) -> Result<(), String> {
        if let Some(stranger) = self
            .0
            .keys()
            .find(|key| weights.iter().all(|(known, _)| known != *key))
        {
            return Err(format!("{stranger:?} came up and has no weight"));
        }
        let counts: Vec<u64> = weights
            .iter()
            .map(|(key, _)| self.0.get(key).copied().unwrap_or(0))
            .collect();
        let shares: Vec<f64> = weights.iter().map(|(_, weight)| *weight).collect();
        ChiSquared::new(&counts, &shares)
            .plausible()
            .map_err(|why| format!("{why}: {:?}", self.0))
    }

    /// Whether all things that came up did so equally often, and there are `kinds` of them.
    pub fn check_even(&self, kinds: usize) -> Result<(), String> {
        if self.0.len() != kinds {
            return Err(format!("{} kinds came up, not {kinds}", self.0.len()));
        }
        let counts: Vec<u64> = self.0.values().copied().collect();
        ChiSquared::even(&counts)
            .plausible()
            .map_err(|why| format!("{why}: {:?}", self.0))
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Dice, Pool, Rng};

    use super::*;

    #[test]
    fn fair_rolls_pass_and_loaded_ones_do_not() {
        let mut rng = Rng::new(1);
        let (mut fair, mut loaded) = (Tally::default(), Tally::default());
        for _ in 0..6_000 {
            fair.add(rng.below(6));
            loaded.add(rng.below(7) % 6);
        }
        assert_eq!(fair.check_even(6), Ok(()));
        assert!(loaded.check_even(6).is_err());
        assert!(fair.check_even(7).is_err(), "a face is missing");
    }

    #[test]
    fn draws_follow_what_is_in_the_pool() {
        let mut dice = Dice::quick(Rng::new(2));
        let mut drawn = Tally::default();
        for _ in 0..6_000 {
            let mut pool: Pool<6> = [0, 0, 0, 1, 1, 2].into_iter().collect();
            drawn.add(pool.draw(&mut dice).unwrap());
        }
        assert_eq!(drawn.check(&[(0, 3.0), (1, 2.0), (2, 1.0)]), Ok(()));
        assert!(drawn.check(&[(0, 2.0), (1, 2.0), (2, 1.0)]).is_err());
        assert!(
            drawn.check(&[(0, 3.0), (1, 2.0)]).is_err(),
            "2 has no weight"
        );
    }

    #[test]
    fn nothing_to_compare_is_plausible() {
        assert_eq!(ChiSquared::even(&[17]).plausible(), Ok(()));
        assert_eq!(ChiSquared::even(&[]).deviations(), 0.0);
    }
}
