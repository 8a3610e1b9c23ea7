//! A table for those who only look. They see what is committed, also while an answer waits for a slow disk.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use tokio::sync::{Mutex, OwnedMutexGuard};

use crate::hub::{Held, Hub, OpenTable};
use crate::table::Table;
use crate::trouble::Outcome;

/// How long one who looks waits for the table itself: changes are done long before, unless the disk is slow.
const PATIENCE: Duration = Duration::from_millis(40);

/// A table to look at.
pub struct Sight {
    pub open: Arc<OpenTable>,
    eyes: Eyes,
}

enum Eyes {
    Held(Held),
    /// Read from the store, because someone is changing the table.
    Copy(OwnedMutexGuard<Option<(Instant, Table)>>),
}

impl Deref for Sight {
    type Target = Table;

    fn deref(&self) -> &Table {
        match &self.eyes {
            Eyes::Held(held) => held,
            Eyes::Copy(copy) => &copy.as_ref().expect("a copy was read").1,
        }
    }
}

impl Sight {
    /// The table itself, where it was not a copy.
    #[must_use]
    pub fn into_held(self) -> Option<Held> {
        match self.eyes {
            Eyes::Held(held) => Some(held),
            Eyes::Copy(_) => None,
        }
    }
}

impl From<Held> for Sight {
    fn from(held: Held) -> Self {
        Self {
            open: held.open.clone(),
            eyes: Eyes::Held(held),
        }
    }
}

/// What was read last for those who could not wait, and when that reading began. One at a time looks at it.
pub(crate) type LastCopy = Arc<Mutex<Option<(Instant, Table)>>>;

impl Hub {
    /// The table of this id as it is committed.
    pub async fn look(&self, id: &str) -> Outcome<Sight> {
        let came = Instant::now();
        if let Some(held) = self.table_within(PATIENCE, id).await? {
            return Ok(held.into());
        }
        let open = self.open(id);
        let mut copy = open.copy.clone().lock_owned().await;
        // What was read for another who waited here is good enough if it was read after this one came.
        let is_fresh = |(begun, _): &(Instant, Table)| *begun >= came;
        if !copy.as_ref().is_some_and(is_fresh) {
            let begun = Instant::now();
            let mut table = Table::read(self, id).await?;
            table.write_turn();
            *copy = Some((begun, table));
            // Another node may have written what is in it, and its word may still be on the way: from now on no one here is
            // shown anything older.
            open.behind.store(true, Relaxed);
        }
        Ok(Sight {
            open,
            eyes: Eyes::Copy(copy),
        })
    }
}
