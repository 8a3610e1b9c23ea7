//! How long a bot may think.

use std::time::Duration;

/// What one decision may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations in all: the same answer on every machine.
    Iterations(u32),
    /// So much time on the clock.
    Time(Duration),
}

/// How the budgets of the levels are set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Each level's own number of iterations: reproducible, for arenas and simulations.
    #[default]
    Counted,
    /// Each level's own time, 0.2 to 2 seconds: for people who wait.
    Timed,
    /// The master has so many iterations, and each level below its part of them.
    Iterations(u32),
    /// The master has so many milliseconds, and each level below its part of them.
    Milliseconds(u32),
}
