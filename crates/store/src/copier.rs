//! Copies SQLite's write-ahead log into its file while the writer goes on.
//!
//! The writer copies it, too, whenever it has grown long, and all tables wait for that: a twentieth of a second on a busy server,
//! every second. It does not copy again what was copied here.

use sqlx::{Connection as _, SqliteConnection};
use tokio::task::JoinHandle;

use crate::error::StoreError;
use crate::sqlite;

/// Several times in the life of a log that is written fast. Where it is written slowly, nobody is kept waiting by the writer's own copy.
const ROWS: usize = 1_500;

#[derive(Debug)]
pub(crate) struct Copier {
    /// Written since it last began.
    rows: usize,
    idle: Option<SqliteConnection>,
    /// At work with the connection, until it is idle again.
    work: Option<JoinHandle<SqliteConnection>>,
}

impl Copier {
    /// For a file; a database in memory has no log.
    pub(crate) async fn open(url: &str) -> Result<Option<Self>, StoreError> {
        let conn = sqlite::beside_the_writer(url).await?;
        Ok(conn.map(|conn| Self {
            rows: 0,
            idle: Some(conn),
            work: None,
        }))
    }

    /// So many rows were committed.
    pub(crate) async fn written(&mut self, rows: usize) {
        self.rows += rows;
        if self.rows < ROWS {
            return;
        }
        if let Some(done) = self.work.take_if(|work| work.is_finished()) {
            self.idle = done.await.ok();
        }
        if let Some(conn) = self.idle.take() {
            self.rows = 0;
            self.work = Some(tokio::spawn(copy(conn)));
        }
    }

    pub(crate) async fn close(mut self) {
        if let Some(work) = self.work {
            self.idle = work.await.ok();
        }
        if let Some(conn) = self.idle {
            let _ = conn.close().await;
        }
    }
}

/// As much as can be copied without anyone waiting. What fails here is left to the writer.
async fn copy(mut conn: SqliteConnection) -> SqliteConnection {
    let checkpoint = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)");
    if let Err(why) = checkpoint.execute(&mut conn).await {
        tracing::debug!(%why, "the log was not copied");
    }
    conn
}

#[cfg(test)]
mod tests {
    use testbed::Folder;

    use super::*;
    use crate::sql::Conn;

    #[tokio::test]
    async fn what_many_rows_have_written_is_copied_beside_the_writer() {
        let folder = Folder::new();
        let path = folder.join("longtable.db");
        let url = format!("sqlite:{}", path.display());
        let (mut writer, readers) = sqlite::open(&url).await.unwrap();
        let mut copier = Copier::open(&url).await.unwrap().unwrap();
        let before = std::fs::metadata(&path).unwrap().len();
        Conn::Sqlite(&mut writer)
            .execute("CREATE TABLE more (a TEXT)", &[])
            .await
            .unwrap();
        copier.written(ROWS - 1).await;
        copier.close().await;
        assert_eq!(std::fs::metadata(&path).unwrap().len(), before, "too few");
        let mut copier = Copier::open(&url).await.unwrap().unwrap();
        copier.written(ROWS).await;
        copier.close().await;
        assert!(std::fs::metadata(&path).unwrap().len() > before);
        readers.close().await;
        assert!(Copier::open("sqlite::memory:").await.unwrap().is_none());
    }
}
