//! The connection of a writer, which comes back when it was lost.

use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, SqliteConnection};

use crate::error::StoreError;
use crate::sql::Conn;
use crate::writer::Failed;

/// How long a change waits for a PostgreSQL that is away.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);
const FIRST_REST: Duration = Duration::from_millis(10);
const LONGEST_REST: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub(crate) enum Link {
    Sqlite(SqliteConnection),
    Postgres {
        options: Box<PgConnectOptions>,
        conn: Option<PgConnection>,
    },
}

impl Link {
    pub(crate) async fn conn(&mut self) -> Result<Conn<'_>, StoreError> {
        match self {
            Self::Sqlite(conn) => Ok(Conn::Sqlite(conn)),
            Self::Postgres { options, conn } => {
                if conn.is_none() {
                    *conn = Some(options.connect().await?);
                }
                let conn = conn.as_mut().expect("it was connected just now");
                Ok(Conn::Postgres(conn))
            }
        }
    }

    /// A file does not come back by waiting; it has its own busy timeout.
    pub(crate) fn patience(&self) -> Duration {
        match self {
            Self::Sqlite(_) => Duration::ZERO,
            Self::Postgres { .. } => PATIENCE,
        }
    }

    /// Drops a connection that can no longer be trusted and waits a while, not equally long on all nodes.
    pub(crate) async fn rest_before_retry(&mut self, attempt: u32) {
        if let Self::Postgres { conn, .. } = self {
            *conn = None;
            tokio::time::sleep(rest(attempt)).await;
        }
    }

    /// A commit that a file refuses was not made. A commit to which PostgreSQL gives no answer may have been.
    pub(crate) fn at_commit(&self, why: StoreError) -> Failed {
        match (self, why) {
            (Self::Postgres { .. }, StoreError::Unavailable(why)) => Failed {
                why: StoreError::Unavailable(format!(
                    "{why} (during a commit: read again what was written)"
                )),
                safe: false,
            },
            (_, why) => Failed { why, safe: true },
        }
    }

    /// Writes everything into the one file that a person would copy.
    pub(crate) async fn close(self) {
        match self {
            Self::Sqlite(mut conn) => {
                let checkpoint = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)");
                if let Err(why) = checkpoint.execute(&mut conn).await {
                    tracing::warn!(%why, "no checkpoint at the end; the next opening makes it");
                }
                let _ = conn.close().await;
            }
            Self::Postgres { conn, .. } => {
                if let Some(conn) = conn {
                    let _ = conn.close().await;
                }
            }
        }
    }
}

/// Twice as long each time, and somewhere between the half and the whole of it.
pub(crate) fn rest(attempt: u32) -> Duration {
    let whole = FIRST_REST
        .saturating_mul(1 << attempt.min(16))
        .min(LONGEST_REST);
    let chance = RandomState::new().hash_one(attempt) % 1024;
    whole / 2 + whole.mul_f64(chance as f64 / 2048.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rests_grow_up_to_a_limit() {
        for attempt in [0, 1, 5, 20, u32::MAX] {
            let whole = FIRST_REST
                .saturating_mul(1 << attempt.min(16))
                .min(LONGEST_REST);
            let rest = rest(attempt);
            assert!(rest >= whole / 2 && rest <= whole, "{attempt}: {rest:?}");
        }
    }
}
