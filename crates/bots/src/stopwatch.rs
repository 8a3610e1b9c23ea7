//! Time that a thread really ran, so that figures mean the same on a busy machine.

use std::time::{Duration, Instant};

/// Measures one thread, from its start to [`Stopwatch::ran`].
pub(crate) struct Stopwatch {
    started: Instant,
    /// `None` where the system does not say.
    on_cpu: Option<Duration>,
}

/// The system brings its figure up to date every few milliseconds: below this, the clock on the wall is better.
const COARSE: Duration = Duration::from_millis(100);

impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self {
            started: Instant::now(),
            on_cpu: on_cpu(),
        }
    }

    /// How long this thread had a core since the start. Where the system does not say, or for a moment only, how long it took.
    pub(crate) fn ran(&self) -> Duration {
        let passed = self.started.elapsed();
        match self.on_cpu.zip(on_cpu()) {
            Some((then, now)) if passed >= COARSE && now > then => (now - then).min(passed),
            _ => passed,
        }
    }
}

/// The first figure of Linux's `schedstat`: nanoseconds on a core.
fn on_cpu() -> Option<Duration> {
    let line = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = line.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_that_sleeps_does_not_run() {
        let watch = Stopwatch::start();
        // Some work on both sides of a long sleep, so that the system has something to count.
        let work = || (0..20_000_000_u64).fold(0, |sum, n| std::hint::black_box(sum ^ n));
        work();
        let slept = 10 * COARSE;
        std::thread::sleep(slept);
        work();
        let (ran, passed) = (watch.ran(), watch.started.elapsed());
        assert!(ran <= passed);
        if on_cpu().is_some() {
            assert!(ran < slept, "{ran:?} of {passed:?}");
        }
    }
}
