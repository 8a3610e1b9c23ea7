//! What is printed.

use std::time::Duration;

use crate::shell::say;

/// How long events took to reach the others.
#[derive(Debug, Default)]
pub(super) struct Latencies {
    steps: u64,
    micros: Vec<u32>,
}

impl Latencies {
    /// A step, and how long each of the others waited to hear of it.
    pub(super) fn step(&mut self, waits: impl Iterator<Item = Duration>) {
        self.steps += 1;
        let micros = waits.map(|wait| u32::try_from(wait.as_micros()).unwrap_or(u32::MAX));
        self.micros.extend(micros);
    }

    pub(super) fn add(&mut self, other: Self) {
        self.steps += other.steps;
        self.micros.extend(other.micros);
    }

    pub(super) fn say(mut self, seconds: u64) {
        self.micros.sort_unstable();
        let ms = |share: f64| f64::from(at(&self.micros, share)) / 1000.0;
        say(&format!(
            "steps/s           {:.0}",
            self.steps as f64 / seconds.max(1) as f64
        ));
        say(&format!(
            "POST to event     p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
            ms(0.5),
            ms(0.95),
            ms(0.99),
            ms(1.0)
        ));
    }
}

/// The value that this share of all is not above.
fn at(sorted: &[u32], share: f64) -> u32 {
    let last = sorted.len().saturating_sub(1);
    let nth = (share * sorted.len() as f64).ceil() as usize;
    sorted
        .get(nth.saturating_sub(1).min(last))
        .copied()
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_were_measured() {
        let hundred: Vec<u32> = (1..=100).collect();
        assert_eq!(at(&hundred, 0.5), 50);
        assert_eq!(at(&hundred, 0.99), 99);
        assert_eq!(at(&hundred, 1.0), 100);
        assert_eq!(at(&[7], 0.5), 7);
        assert_eq!(at(&[], 0.5), 0);
    }
}
