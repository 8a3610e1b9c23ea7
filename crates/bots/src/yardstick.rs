//! A fixed piece of work, so that figures from different machines compare: what takes twice as long as on another machine there, too,
//! takes as many steps of it.

use std::hint::black_box;

use crate::stopwatch::Stopwatch;

/// Words that the loop walks over: 4 KiB, which every processor has at hand, as it has the state of a match.
const WORDS: usize = 512;
/// Steps of one measurement, so many that the stopwatch counts time on a core.
const STEPS: u64 = 40_000_000;

/// Nanoseconds that a step of the reference loop takes on this thread just now.
#[must_use]
pub fn reference_ns() -> f64 {
    let started = Stopwatch::start();
    black_box(walk(black_box(1), STEPS));
    started.ran().as_secs_f64() * 1e9 / STEPS as f64
}

/// What playouts are made of: a look at a place that was not known before, bits that are counted, a turn that no one can foretell,
/// and something written. Each step waits for the one before.
fn walk(seed: u64, steps: u64) -> u64 {
    let mut words = [0_u64; WORDS];
    let mut at = seed | 1;
    for _ in 0..steps {
        at ^= at << 13;
        at ^= at >> 7;
        at ^= at << 17;
        let word = &mut words[(at >> 32) as usize % WORDS];
        if *word & 1 == at & 1 {
            at = at.wrapping_add(u64::from(word.count_ones()) + 1);
        }
        *word ^= at;
    }
    words.iter().fold(at, |sum, word| sum ^ word)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever changes the work makes all figures of before worthless.
    #[test]
    fn the_work_is_the_same_for_ever() {
        assert_eq!(walk(1, 100_000), 11_526_224_740_862_073_373);
        assert_ne!(walk(1, 100_000), walk(1, 100_001));
    }
}
