//! The schema, step by step. A step that has been released is never changed; a new one is added below it.

use sqlx::{Connection as _, PgConnection, SqliteConnection};

use crate::error::StoreError;
use crate::sql::{Conn, Value};

/// The same steps for both databases.
const STEPS: [Step; 11] = [
    Step {
        sqlite: include_str!("../migrations/sqlite/1.sql"),
        postgres: include_str!("../migrations/postgres/1.sql"),
    },
    Step {
        sqlite: include_str!("../migrations/sqlite/2.sql"),
        postgres: include_str!("../migrations/postgres/2.sql"),
    },
    Step {
        sqlite: include_str!("../migrations/sqlite/3.sql"),
        postgres: include_str!("../migrations/postgres/3.sql"),
    },
    Step {
        sqlite: include_str!("../migrations/sqlite/4.sql"),
        postgres: include_str!("../migrations/postgres/4.sql"),
    },
    Step {
        sqlite: include_str!("../migrations/sqlite/5.sql"),
        postgres: include_str!("../migrations/postgres/5.sql"),
    },
    Step {
        sqlite: include_str!("../migrations/sqlite/6.sql"),
        postgres: include_str!("../migrations/postgres/6.sql"),
    },
    Step {
        sqlite: include_str!("../migrations/sqlite/7.sql"),
        postgres: include_str!("../migrations/postgres/7.sql"),
    },
    Step {
        sqlite: include_str!("../migrations/sqlite/8.sql"),
        postgres: include_str!("../migrations/postgres/8.sql"),
    },
    Step {
        sqlite: include_str!("../migrations/sqlite/9.sql"),
        postgres: include_str!("../migrations/postgres/9.sql"),
    },
    Step {
        sqlite: include_str!("../migrations/sqlite/10.sql"),
        postgres: include_str!("../migrations/postgres/10.sql"),
    },
    Step {
        sqlite: include_str!("../migrations/sqlite/11.sql"),
        postgres: include_str!("../migrations/postgres/11.sql"),
    },
];

pub(crate) struct Step {
    sqlite: &'static str,
    postgres: &'static str,
}

/// Any number, as long as it is always the same.
const LOCK: i64 = 0x6c6f_6e67_7461_626c;

/// Brings a file up to date, in one transaction: a second program that opens it at the same time waits.
pub(crate) async fn sqlite(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut work = conn.begin_with("BEGIN IMMEDIATE").await?;
    for step in missing(&mut Conn::Sqlite(&mut work)).await? {
        sqlx::raw_sql(step.sqlite).execute(&mut *work).await?;
    }
    record(&mut Conn::Sqlite(&mut work)).await?;
    Ok(work.commit().await?)
}

/// Brings a database up to date, in one transaction: a second node that opens it at the same time waits.
pub(crate) async fn postgres(conn: &mut PgConnection) -> Result<(), StoreError> {
    let mut work = conn.begin().await?;
    let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK);
    lock.execute(&mut *work).await?;
    for step in missing(&mut Conn::Postgres(&mut work)).await? {
        sqlx::raw_sql(step.postgres).execute(&mut *work).await?;
    }
    record(&mut Conn::Postgres(&mut work)).await?;
    Ok(work.commit().await?)
}

/// The steps that this database has not seen yet.
async fn missing(conn: &mut Conn<'_>) -> Result<&'static [Step], StoreError> {
    const CREATE: &str = "CREATE TABLE IF NOT EXISTS migrations (step BIGINT NOT NULL PRIMARY KEY)";
    conn.execute(CREATE, &[]).await?;
    after_last(conn).await
}

/// The steps after the last that this database has seen, if this program knows them.
pub(crate) async fn after_last(conn: &mut Conn<'_>) -> Result<&'static [Step], StoreError> {
    const LAST: &str = "SELECT coalesce(max(step), 0) FROM migrations";
    let last = conn.row(LAST, &[], |row| row.narrow::<usize>()).await?;
    let last = last.unwrap_or_default();
    STEPS.get(last..).ok_or_else(|| {
        let known = STEPS.len();
        StoreError::Unavailable(format!(
            "it was written by a newer program: its schema has {last} steps and this program knows {known}"
        ))
    })
}

async fn record(conn: &mut Conn<'_>) -> Result<(), StoreError> {
    const RECORD: &str = "INSERT INTO migrations (step) VALUES ($1) ON CONFLICT DO NOTHING";
    for step in (1..).take(STEPS.len()) {
        conn.execute(RECORD, &[Value::Int(step)]).await?;
    }
    Ok(())
}
