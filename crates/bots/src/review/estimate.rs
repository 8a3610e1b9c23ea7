//! Means of many playouts with their intervals, and what a loss is called.

use serde::{Deserialize, Serialize};

/// A mean and half the width of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f32,
    /// Half the width of the interval.
    pub margin: f32,
}

impl Estimate {
    /// The lower end of the interval.
    #[must_use]
    pub fn low(self) -> f32 {
        self.mean - self.margin
    }

    /// The same on another scale.
    #[must_use]
    pub(super) fn times(self, scale: f32) -> Self {
        Self {
            mean: self.mean * scale,
            margin: self.margin * scale,
        }
    }

    /// The upper end of the interval.
    #[must_use]
    pub fn high(self) -> f32 {
        self.mean + self.margin
    }
}

/// What a decision is called, by the chance that it cost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Nothing better was found.
    Best,
    /// Something may be better, by little or within the interval.
    Fine,
    /// Cost [`Class::INACCURACY`] or more.
    Inaccuracy,
    /// Cost [`Class::MISTAKE`] or more.
    Mistake,
    /// Cost [`Class::BLUNDER`] or more.
    Blunder,
}

impl Class {
    /// A loss of two points of a hundred.
    pub const INACCURACY: f32 = 0.02;
    /// A loss of five.
    pub const MISTAKE: f32 = 0.05;
    /// A loss of ten.
    pub const BLUNDER: f32 = 0.10;

    /// The class of a loss. A difference inside of its interval is never held against anyone.
    #[must_use]
    pub fn of(loss: Estimate) -> Self {
        match loss.mean {
            none if none <= 0.0 => Self::Best,
            _ if loss.low() <= 0.0 => Self::Fine,
            much if much >= Self::BLUNDER => Self::Blunder,
            much if much >= Self::MISTAKE => Self::Mistake,
            some if some >= Self::INACCURACY => Self::Inaccuracy,
            _ => Self::Fine,
        }
    }
}

/// How sure it is that a decision cost something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sureness {
    /// The interval includes nothing at all.
    Unsure,
    /// It excludes 0.
    Likely,
    /// It excludes a whole point of a hundred.
    Sure,
}

impl Sureness {
    /// How sure this loss is.
    #[must_use]
    pub fn of(loss: Estimate) -> Self {
        match loss.low() {
            low if low > 0.01 => Self::Sure,
            low if low > 0.0 => Self::Likely,
            _ => Self::Unsure,
        }
    }
}

/// Everyone's chances, in proportion to these to the power of `candour`. What is missing to the whole is somebody else's chance.
#[must_use]
pub fn tempered(chances: &[Estimate], candour: f32) -> Vec<Estimate> {
    let rest = (1.0 - chances.iter().map(|one| one.mean).sum::<f32>()).max(0.0);
    let weight = |chance: f32| {
        if chance > 0.0 {
            chance.powf(candour)
        } else {
            0.0
        }
    };
    let all = chances.iter().map(|one| weight(one.mean)).sum::<f32>() + weight(rest);
    let temper = |one: &Estimate| {
        let mean = weight(one.mean) / all.max(f32::MIN_POSITIVE);
        let margin = one.margin * slope(one.mean, mean, candour);
        Estimate { mean, margin }
    };
    chances.iter().map(temper).collect()
}

/// How much a tempered chance changes with the one that it was made from.
pub(super) fn slope(from: f32, to: f32, candour: f32) -> f32 {
    let spread = |chance: f32| {
        let chance = chance.clamp(0.001, 0.999);
        chance * (1.0 - chance)
    };
    candour * spread(to) / spread(from)
}

/// How many batches an interval rests on, unless something says more. Playouts of one search are not independent of each other; means of
/// batches nearly are.
pub(super) const BATCHES: usize = 16;

/// Student's factor for 95 % with one batch less.
fn student(batches: usize) -> f32 {
    const FACTORS: [f32; 15] = [
        12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13,
    ];
    FACTORS[(batches - 2).min(FACTORS.len() - 1)]
}

/// Figures of many playouts, several at a time.
#[derive(Clone, Debug)]
pub(super) struct Samples {
    width: usize,
    values: Vec<f32>,
}

impl Samples {
    pub(super) fn new(width: usize) -> Self {
        let values = Vec::new();
        Self { width, values }
    }

    pub(super) fn add(&mut self, values: &[f32]) {
        self.values.extend(&values[..self.width]);
    }

    /// Forgets all playouts after so many.
    pub(super) fn truncate(&mut self, len: usize) {
        self.values.truncate(len * self.width);
    }

    pub(super) fn len(&self) -> usize {
        self.values.len() / self.width
    }

    /// One figure of every playout.
    pub(super) fn column(&self, nth: usize) -> impl Iterator<Item = f32> + '_ {
        self.values.iter().skip(nth).step_by(self.width).copied()
    }

    pub(super) fn estimates(&self) -> Vec<Estimate> {
        let all =
            (0..self.width).map(|nth| estimate(&self.column(nth).collect::<Vec<_>>(), BATCHES));
        all.collect()
    }
}

/// The mean of these, with the interval that the means of so many batches give.
pub(super) fn estimate(values: &[f32], batches: usize) -> Estimate {
    if values.is_empty() {
        return Estimate::default();
    }
    let all = mean(values);
    let size = values.len() / batches;
    if size == 0 {
        // Too few to say anything.
        return Estimate {
            mean: all,
            margin: 1.0,
        };
    }
    let means: Vec<f32> = values.chunks_exact(size).take(batches).map(mean).collect();
    let around = mean(&means);
    let spread: f32 = means.iter().map(|one| (one - around).powi(2)).sum();
    let deviation = (spread / (batches - 1) as f32).sqrt();
    Estimate {
        mean: all,
        margin: student(batches) * deviation / (batches as f32).sqrt(),
    }
}

fn mean(values: &[f32]) -> f32 {
    let sum: f64 = values.iter().map(|&value| f64::from(value)).sum();
    (sum / values.len() as f64) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loss(mean: f32, margin: f32) -> Estimate {
        Estimate { mean, margin }
    }

    #[test]
    fn classes_go_by_the_loss() {
        assert_eq!(Class::of(loss(-0.01, 0.005)), Class::Best);
        assert_eq!(Class::of(loss(0.01, 0.005)), Class::Fine);
        assert_eq!(Class::of(loss(0.02, 0.005)), Class::Inaccuracy);
        assert_eq!(Class::of(loss(0.05, 0.005)), Class::Mistake);
        assert_eq!(Class::of(loss(0.10, 0.005)), Class::Blunder);
    }

    #[test]
    fn a_difference_inside_of_its_interval_is_no_mistake() {
        assert_eq!(Class::of(loss(0.2, 0.21)), Class::Fine);
        assert_eq!(Sureness::of(loss(0.2, 0.21)), Sureness::Unsure);
        assert_eq!(Sureness::of(loss(0.2, 0.195)), Sureness::Likely);
        assert_eq!(Sureness::of(loss(0.2, 0.05)), Sureness::Sure);
    }

    #[test]
    fn tempered_chances_add_up_and_keep_their_order() {
        let told = [0.6, 0.3, 0.1].map(|mean| loss(mean, 0.02));
        let shy = tempered(&told, 0.7);
        assert!((shy.iter().map(|one| one.mean).sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(shy[0].mean < 0.6 && shy[2].mean > 0.1 && shy[0].mean > shy[1].mean);
        assert!(shy[0].margin < 0.02, "{shy:?}");
        assert_eq!(
            tempered(&[loss(1.0, 0.0), loss(0.0, 0.0)], 0.7)[0].mean,
            1.0
        );
        // Against a rival whom the rules play.
        assert!(tempered(&[loss(0.9, 0.01)], 0.7)[0].mean < 0.9);
        let same = tempered(&told, 1.0);
        assert!((same[0].mean - 0.6).abs() < 1e-5 && (same[0].margin - 0.02).abs() < 1e-5);
    }

    #[test]
    fn intervals_hold_what_they_promise() {
        const RUNS: usize = 2000;
        let mut rng = kernel::Rng::new(5);
        for batches in [4, 8, BATCHES] {
            let mut held = 0;
            for _ in 0..RUNS {
                // Of 256 coins.
                let values: Vec<f32> = (0..256).map(|_| rng.below(2) as f32).collect();
                let found = estimate(&values, batches);
                held += usize::from(found.low() <= 0.5 && 0.5 <= found.high());
            }
            let part = held as f32 / RUNS as f32;
            assert!(
                (0.93..0.97).contains(&part),
                "{part} of the intervals of {batches} batches hold the mean"
            );
        }
    }
}
