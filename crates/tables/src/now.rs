//! The clock on the wall.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> i64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    let now = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
    now.saturating_add(off_by())
}

/// By how much the clock is wrong. Only a program that is built for tests can be told: `TEST_CLOCK` names a file with the
/// milliseconds.
#[cfg(debug_assertions)]
fn off_by() -> i64 {
    use std::path::PathBuf;
    use std::sync::LazyLock;

    static FILE: LazyLock<Option<PathBuf>> =
        LazyLock::new(|| std::env::var_os("TEST_CLOCK").map(PathBuf::from));
    let text = FILE
        .as_ref()
        .and_then(|file| std::fs::read_to_string(file).ok());
    text.and_then(|text| text.trim().parse().ok()).unwrap_or(0)
}

#[cfg(not(debug_assertions))]
const fn off_by() -> i64 {
    0
}
