//! Somebody who watches a table and writes down what the server tells, and when.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::guest::Guest;
use super::player::Where;

/// What a stream has told.
#[derive(Default)]
pub(crate) struct Witness {
    /// When, how many steps there were, and how many lines of chat.
    heard: Mutex<Vec<(Instant, u64, u64)>>,
}

/// When the last line of chat is told, there is nothing more to hear; nobody knows its number before it is said.
pub(crate) const NOT_YET: u64 = u64::MAX;

impl Witness {
    /// Hears until the line of chat with this number is told, by one stream after another.
    pub(crate) fn watch(&self, mut guest: Guest, server: &Where, table: &str, last: &AtomicU64) {
        let mut before = (0, 0);
        loop {
            guest.move_to(*server.lock().unwrap());
            let Ok(mut stream) = guest.stream(table) else {
                sleep(Duration::from_millis(20));
                continue;
            };
            while let Ok(told) = stream.hear_or_wait() {
                // Nothing happens any more at a table whose player has failed, and nothing is told but that the line is open.
                let Some(told) = told else {
                    if last.load(SeqCst) == 0 {
                        return;
                    }
                    continue;
                };
                let told: Value = serde_json::from_str(&told.data).unwrap();
                let now = ["step", "chat"].map(|what| told[what].as_u64().unwrap());
                let now = (now[0], now[1]);
                assert!(
                    now.0 >= before.0 && now.1 >= before.1,
                    "{table}: {now:?} is told after {before:?}"
                );
                before = now;
                let heard = (Instant::now(), now.0, now.1);
                self.heard.lock().unwrap().push(heard);
                if now.1 >= last.load(SeqCst) {
                    return;
                }
            }
        }
    }

    /// How long after this moment so many steps were told.
    pub(crate) fn lateness(&self, since: Instant, steps: u64) -> Option<Duration> {
        let heard = self.heard.lock().unwrap();
        let first = heard.iter().find(|(_, told, _)| *told >= steps);
        first.map(|(at, ..)| at.saturating_duration_since(since))
    }
}
