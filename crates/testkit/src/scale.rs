//! How much of a suite is played. A normal run has time for some seeds; `cargo xtask test --scale 10` plays ten times as many.

/// So many seeds or matches, times the scale of this run.
///
/// # Panics
/// If `SUITE_SCALE` is set and is not a number from 1 on: a run that means to be longer must not be short by a slip.
#[must_use]
pub fn scaled(count: u64) -> u64 {
    let scale = match std::env::var("SUITE_SCALE") {
        Ok(text) => match text.parse::<u64>() {
            Ok(scale @ 1..) => scale,
            _ => panic!("SUITE_SCALE={text}: write a number from 1 on"),
        },
        Err(_) => 1,
    };
    count * scale
}
