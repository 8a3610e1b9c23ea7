//! Many jobs on many threads, with the results in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use crate::stopwatch::Stopwatch;

/// Does the jobs `0..jobs` on `threads` threads, each of which takes `batch` of them at a time, and passes every result on in
/// the order of the jobs, whichever thread was first. Says how long the threads were at work on a core, all together.
///
/// A job is a whole match, so the call through `dyn` costs nothing, and this is compiled once instead of once for each game.
pub(crate) fn in_order<T: Send>(
    threads: usize,
    jobs: u64,
    batch: u64,
    work: &(dyn Fn(u64) -> T + Sync),
    pass: &mut dyn FnMut(T),
) -> Duration {
    let (next, busy) = (AtomicU64::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        let (send, receive) = mpsc::sync_channel::<(u64, Vec<T>)>(4 * threads);
        for _ in 0..threads {
            let (send, next, busy) = (send.clone(), &next, &busy);
            scope.spawn(move || {
                let watch = Stopwatch::start();
                loop {
                    let first = next.fetch_add(batch, Ordering::Relaxed);
                    let own = first..jobs.min(first.saturating_add(batch));
                    if own.is_empty() || send.send((first, own.map(work).collect())).is_err() {
                        break;
                    }
                }
                let ran = u64::try_from(watch.ran().as_nanos()).unwrap_or(u64::MAX);
                busy.fetch_add(ran, Ordering::Relaxed);
            });
        }
        drop(send);
        let mut early = BTreeMap::new();
        let mut wanted = 0;
        for (first, done) in receive {
            early.insert(first, done);
            while let Some(done) = early.remove(&wanted) {
                wanted += done.len() as u64;
                done.into_iter().for_each(&mut *pass);
            }
        }
    });
    Duration::from_nanos(busy.into_inner())
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_come_in_order() {
        for threads in [1, 3] {
            let mut seen = Vec::new();
            super::in_order(threads, 100, 7, &|job| job * job, &mut |result| {
                seen.push(result)
            });
            assert!(seen.iter().copied().eq((0..100).map(|job| job * job)));
        }
    }
}
