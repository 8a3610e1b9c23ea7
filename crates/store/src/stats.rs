//! Figures about what was written, for those who run the server.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What a [`Store`](crate::Store) and its clones have written since it was opened.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Stats {
    /// Transactions: each is one wait for the disk.
    pub commits: u64,
    /// Changes that were committed: an append is one, however many entries it has.
    pub changes: u64,
    /// Changes that were refused: conflicts, things not found.
    pub refused: u64,
    /// Transactions that came to nothing and were tried again.
    pub retries: u64,
    /// Rows that were written.
    pub rows: u64,
    /// The most changes that one transaction had.
    pub largest_group: u64,
    /// How many transactions had up to 1, 2, 4, 8, … changes; the last one has all that are larger.
    pub groups: [u64; GROUPS],
}

/// How many sizes [`Stats::groups`] tells apart: 1, 2, 4, … 1024.
pub const GROUPS: usize = 11;

#[derive(Debug, Default)]
pub(crate) struct Counters {
    commits: AtomicU64,
    changes: AtomicU64,
    refused: AtomicU64,
    retries: AtomicU64,
    rows: AtomicU64,
    largest_group: AtomicU64,
    groups: [AtomicU64; GROUPS],
}

impl Counters {
    pub(crate) fn committed(&self, changes: u64, refused: u64, rows: u64) {
        let group = changes + refused;
        self.commits.fetch_add(1, Relaxed);
        self.changes.fetch_add(changes, Relaxed);
        self.refused.fetch_add(refused, Relaxed);
        self.rows.fetch_add(rows, Relaxed);
        self.largest_group.fetch_max(group, Relaxed);
        self.groups[bucket(group)].fetch_add(1, Relaxed);
    }

    pub(crate) fn tried_again(&self) {
        self.retries.fetch_add(1, Relaxed);
    }

    pub(crate) fn read(&self) -> Stats {
        Stats {
            commits: self.commits.load(Relaxed),
            changes: self.changes.load(Relaxed),
            refused: self.refused.load(Relaxed),
            retries: self.retries.load(Relaxed),
            rows: self.rows.load(Relaxed),
            largest_group: self.largest_group.load(Relaxed),
            groups: std::array::from_fn(|size| self.groups[size].load(Relaxed)),
        }
    }
}

fn bucket(group: u64) -> usize {
    let doublings = group.max(1).next_power_of_two().trailing_zeros();
    (doublings as usize).min(GROUPS - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_counted_by_their_size() {
        let sizes = [0, 1, 2, 3, 4, 5, 1024, 1025, 1_000_000];
        assert_eq!(sizes.map(bucket), [0, 0, 1, 2, 2, 3, 10, 10, 10]);
    }
}
