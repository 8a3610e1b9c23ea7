//! The `--database` option of the commands that work on a database.

use std::collections::BTreeSet;
use std::path::Path;

use clap::Args;
use store::{ChatLine, Entry, Filter, Store, StoreError, TableRow};

use crate::outcome::{Done, Failure};

#[derive(Args, Debug)]
pub(crate) struct DatabaseArg {
    /// Database: `sqlite:PATH` or `postgres://USER@HOST/NAME` (default: the file that `longtable serve` uses)
    #[arg(long)]
    database: Option<String>,
}

impl DatabaseArg {
    /// Opens the database and works on it. It must exist unless it may be `made`.
    pub(crate) fn with<F: Future<Output = Done>>(
        &self,
        made: bool,
        work: impl FnOnce(Store) -> F,
    ) -> Done {
        let url = match &self.database {
            Some(database) => database.clone(),
            None => crate::serve::default_database()?,
        };
        if let Some(path) = url.strip_prefix("sqlite:")
            && !made
            && !Path::new(path).is_file()
        {
            return Err(Failure::bad_use(format!("{path}: no such file")));
        }
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()?;
        runtime.block_on(async {
            let store = Store::open(&url).await.map_err(unavailable)?;
            let done = work(store.clone()).await;
            store.close().await;
            done
        })
    }
}

pub(crate) fn unavailable(why: StoreError) -> Failure {
    Failure::bad_use(format!("the database: {why}"))
}

/// The ids of all tables. A table that is played meanwhile moves to the front of the list, so the list is read until it
/// brings nothing new.
pub(crate) async fn table_ids(store: &Store) -> Result<BTreeSet<String>, Failure> {
    let mut ids = BTreeSet::new();
    loop {
        let known = ids.len();
        let mut filter = Filter {
            limit: 500,
            ..Filter::default()
        };
        loop {
            let rows = store.tables(&filter).await.map_err(unavailable)?;
            let Some(last) = rows.last() else { break };
            filter.before = Some((last.changed_at, last.id.clone()));
            ids.extend(rows.into_iter().map(|row| row.id));
        }
        if ids.len() == known {
            return Ok(ids);
        }
    }
}

/// A table with its log and its chat, as they belong together, even while it is played.
pub(crate) async fn whole_table(
    store: &Store,
    id: &str,
) -> Result<Option<(TableRow, Vec<Entry>, Vec<ChatLine>)>, Failure> {
    loop {
        let Some(row) = store.table(id).await.map_err(unavailable)? else {
            return Ok(None);
        };
        let entries = store.entries(id, 0).await.map_err(unavailable)?;
        let chat = store.chat(id, 0, u32::MAX).await.map_err(unavailable)?;
        let again = store.table(id).await.map_err(unavailable)?;
        if again.is_some_and(|again| again.version == row.version) {
            return Ok(Some((row, entries, chat)));
        }
    }
}
