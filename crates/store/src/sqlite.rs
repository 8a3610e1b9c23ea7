//! A SQLite file: opened, brought up to date, ready for one writer and some readers.

use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, SqliteConnection};

use crate::error::StoreError;
use crate::{migrations, private};

/// Another program (a backup, an export) may hold the file for a moment.
const BUSY: Duration = Duration::from_secs(5);
/// What stands for the path of a database that is not kept.
const MEMORY: &str = ":memory:";
const READERS: u32 = 4;
/// Each, in KiB, after SQLite's minus: what a reader does not remember, the system does. SQLite's own is 2,000.
const READERS_CACHE: &str = "-256";
/// The writer's own, likewise: it writes to the ends of the same few tables.
const WRITERS_CACHE: &str = "-512";
/// After so many pages of 4 KiB the write-ahead log is copied into the file. Matches write to the same few pages again and again,
/// and each is copied once however often it was written: SQLite's own 1,000 made it copy many times a second on a busy server.
const CHECKPOINT_AFTER: &str = "8000";

pub(crate) async fn open(url: &str) -> Result<(SqliteConnection, SqlitePool), StoreError> {
    let (options, name) = options(url)?;
    let open = async {
        let mut writer = connect_patiently(&options).await?;
        migrations::sqlite(&mut writer).await?;
        // The file stays for as long as the writer does; readers come and go.
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .connect_with(
                options
                    .clone()
                    .pragma("query_only", "1")
                    .pragma("cache_size", READERS_CACHE),
            )
            .await?;
        Ok((writer, readers))
    };
    open.await.map_err(|why| named(&name, why))
}

/// One more connection to a file that is open; `None` for a database in memory.
pub(crate) async fn beside_the_writer(url: &str) -> Result<Option<SqliteConnection>, StoreError> {
    if path(url) == MEMORY {
        return Ok(None);
    }
    let (options, name) = options(url)?;
    let options = options.pragma("cache_size", READERS_CACHE);
    let connected = connect_patiently(&options).await;
    connected.map(Some).map_err(|why| named(&name, why.into()))
}

/// A connection that can change nothing, to a file that must be there.
pub(crate) async fn open_to_read(url: &str) -> Result<SqliteConnection, StoreError> {
    let name = path(url);
    let options = SqliteConnectOptions::new()
        .filename(name)
        .read_only(true)
        .busy_timeout(BUSY)
        .disable_statement_logging();
    let connected = connect_patiently(&options).await;
    connected.map_err(|why| named(name, why.into()))
}

fn named(name: &str, why: StoreError) -> StoreError {
    match why {
        StoreError::Damaged(why) => StoreError::Damaged(format!("{name}: {why}")),
        StoreError::Unavailable(why) => StoreError::Unavailable(format!("{name}: {why}")),
        StoreError::Full(why) => StoreError::Full(format!("{name}: {why}")),
        other => other,
    }
}

fn path(url: &str) -> &str {
    let path = url.strip_prefix("sqlite:").unwrap_or(url);
    path.strip_prefix("//").unwrap_or(path)
}

/// Connects to a file that others may be opening too. The first to come turns on the write-ahead log, and SQLite tells the
/// others in that moment that the file is locked without waiting for [`BUSY`].
async fn connect_patiently(
    options: &SqliteConnectOptions,
) -> Result<SqliteConnection, sqlx::Error> {
    let begun = Instant::now();
    loop {
        match options.connect().await {
            Err(why) if is_busy(&why) && begun.elapsed() < BUSY => {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            done => return done,
        }
    }
}

/// Whether SQLite says `SQLITE_BUSY`, in its plain form or in one that says more: the low byte is the kind.
fn is_busy(why: &sqlx::Error) -> bool {
    let code = why.as_database_error().and_then(|error| error.code());
    let code = code.and_then(|code| code.parse::<i32>().ok());
    code.is_some_and(|code| code & 0xff == 5)
}

/// How to open it, and what to call it in a sentence.
fn options(url: &str) -> Result<(SqliteConnectOptions, String), StoreError> {
    let path = path(url);
    let options = if path == MEMORY {
        // This form, and no other, names a memory that the writer and the readers share.
        let memory: Result<SqliteConnectOptions, _> = "sqlite::memory:".parse();
        memory?
    } else {
        let path = Path::new(path);
        if path.file_name().is_none() {
            return Err(StoreError::Refused(format!("{url:?} names no file")));
        }
        let failed = |at: &Path, why| StoreError::Unavailable(format!("{}: {why}", at.display()));
        if let Some(folder) = path.parent() {
            private::make_folder(folder).map_err(|why| failed(folder, why))?;
        }
        private::make_or_tighten(path).map_err(|why| failed(path, why))?;
        SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .pragma("wal_autocheckpoint", CHECKPOINT_AFTER)
    };
    // A commit that was acknowledged survives the loss of power.
    let options = options
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        .pragma("cache_size", WRITERS_CACHE)
        .disable_statement_logging();
    Ok((options, path.to_owned()))
}

#[cfg(test)]
mod tests {
    use testbed::Folder;

    use super::*;
    use crate::sql::{Conn, Row};

    #[tokio::test]
    async fn commits_wait_for_the_disk_and_readers_cannot_write() {
        let folder = Folder::new();
        let url = format!("sqlite:{}", folder.join("longtable.db").display());
        let (mut writer, readers) = open(&url).await.unwrap();
        let mut conn = Conn::Sqlite(&mut writer);
        let full = conn.row("PRAGMA synchronous", &[], |row| row.int()).await;
        assert_eq!(full, Ok(Some(2)));
        let keys = conn.row("PRAGMA foreign_keys", &[], |row| row.int()).await;
        assert_eq!(keys, Ok(Some(1)));
        let wal = conn.row("PRAGMA journal_mode", &[], Row::text).await;
        assert_eq!(wal, Ok(Some("wal".to_owned())));
        let mut reader = readers.acquire().await.unwrap();
        let mut conn = Conn::Sqlite(&mut reader);
        let cache = conn.row("PRAGMA cache_size", &[], |row| row.int()).await;
        assert_eq!(cache, Ok(Some(-256)));
        let write = conn.execute("DELETE FROM settings", &[]).await;
        assert!(
            matches!(write, Err(StoreError::Unavailable(_))),
            "{write:?}"
        );
    }
}
