//! The `--database` option of the commands that work on a database.

use std::path::Path;

use clap::Args;
use store::{Importer, Reader, StoreError};

use crate::outcome::{Done, Failure};

#[derive(Args, Debug)]
pub(crate) struct DatabaseArg {
    /// Database: `sqlite:PATH` or `postgres://USER@HOST/NAME` (default: the file that `longtable serve` uses)
    #[arg(long)]
    database: Option<String>,
}

impl DatabaseArg {
    /// Writes to the database, made if it is not there: everything, or nothing if the work fails.
    pub(crate) fn write(&self, work: impl AsyncFnOnce(&mut Importer) -> Done) -> Done {
        let url = self.url()?;
        in_runtime(async {
            let mut importer = Importer::begin(&url).await.map_err(unavailable)?;
            work(&mut importer).await?;
            importer.finish().await.map_err(unavailable)
        })
    }

    /// Looks at the database, which must be there, and changes nothing.
    pub(crate) fn read(&self, work: impl AsyncFnOnce(&mut Reader) -> Done) -> Done {
        let url = self.url()?;
        if let Some(path) = url.strip_prefix("sqlite:")
            && !Path::new(path).is_file()
        {
            return Err(Failure::bad_use(format!("{path}: no such file")));
        }
        in_runtime(async {
            let mut reader = Reader::open(&url).await.map_err(unavailable)?;
            let done = work(&mut reader).await;
            reader.close().await;
            done
        })
    }

    fn url(&self) -> Result<String, Failure> {
        match &self.database {
            Some(database) => Ok(database.clone()),
            None => crate::serve::default_database(),
        }
    }
}

fn in_runtime(work: impl Future<Output = Done>) -> Done {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(1).enable_all().build()?;
    runtime.block_on(work)
}

pub(crate) fn unavailable(why: StoreError) -> Failure {
    Failure::bad_use(format!("the database: {why}"))
}

/// How many ids are asked for at once.
const PAGE: u32 = 1000;

/// The ids of all tables.
pub(crate) async fn table_ids(reader: &mut Reader) -> Result<Vec<String>, Failure> {
    let mut ids = Vec::new();
    loop {
        let last = ids.last().map_or("", String::as_str);
        let more = reader.table_ids(last, PAGE).await.map_err(unavailable)?;
        if more.is_empty() {
            return Ok(ids);
        }
        ids.extend(more);
    }
}

/// The ids of all people.
pub(crate) async fn person_ids(reader: &mut Reader) -> Result<Vec<String>, Failure> {
    let mut ids = Vec::new();
    loop {
        let last = ids.last().map_or("", String::as_str);
        let more = reader.person_ids(last, PAGE).await.map_err(unavailable)?;
        if more.is_empty() {
            return Ok(ids);
        }
        ids.extend(more);
    }
}
