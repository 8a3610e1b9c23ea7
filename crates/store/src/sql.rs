//! One way to speak SQL to both databases. Everything that is stored is text, a whole number or bytes, and both understand
//! `$1`, so each statement is written once.

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Decode, PgConnection, Postgres, Row as _, SqlSafeStr, Sqlite, SqliteConnection, Type};

use crate::error::StoreError;

/// A connection to either database, borrowed for as long as one thing takes.
#[derive(Debug)]
pub(crate) enum Conn<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

/// What stands for `$1`, `$2`, …
#[derive(Clone, Copy, Debug)]
pub(crate) enum Value<'v> {
    Int(i64),
    MaybeInt(Option<i64>),
    Text(&'v str),
    MaybeText(Option<&'v str>),
    Bytes(&'v [u8]),
    MaybeBytes(Option<&'v [u8]>),
}

/// A row that came back, read from left to right.
#[derive(Debug)]
pub(crate) struct Row {
    from: Kind,
    next: usize,
}

#[derive(Debug)]
enum Kind {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// The same statement with the same values, for one of the two databases.
macro_rules! bound {
    ($sql:expr, $values:expr) => {{
        let mut query = sqlx::query($sql);
        for value in $values {
            query = match *value {
                Value::Int(number) => query.bind(number),
                Value::MaybeInt(number) => query.bind(number),
                Value::Text(text) => query.bind(text),
                Value::MaybeText(text) => query.bind(text),
                Value::Bytes(bytes) => query.bind(bytes),
                Value::MaybeBytes(bytes) => query.bind(bytes),
            };
        }
        query
    }};
}

impl Conn<'_> {
    /// Does something and says how many rows it touched.
    pub(crate) async fn execute(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value<'_>],
    ) -> Result<u64, StoreError> {
        storable(values)?;
        Ok(match self {
            Self::Sqlite(conn) => {
                let done = bound!(sql, values).execute(&mut **conn).await?;
                done.rows_affected()
            }
            Self::Postgres(conn) => {
                let done = bound!(sql, values).execute(&mut **conn).await?;
                done.rows_affected()
            }
        })
    }

    /// All rows that a statement gives.
    pub(crate) async fn rows<T>(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value<'_>],
        read: fn(&mut Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        storable(values)?;
        match self {
            Self::Sqlite(conn) => {
                let rows = bound!(sql, values).fetch_all(&mut **conn).await?;
                let rows = rows.into_iter().map(Kind::Sqlite);
                rows.map(|from| read(&mut Row { from, next: 0 })).collect()
            }
            Self::Postgres(conn) => {
                let rows = bound!(sql, values).fetch_all(&mut **conn).await?;
                let rows = rows.into_iter().map(Kind::Postgres);
                rows.map(|from| read(&mut Row { from, next: 0 })).collect()
            }
        }
    }

    /// Until this transaction ends, no other counts and writes what is about this subject: of two who would both find room for a last
    /// one, the second finds none. SQLite has one writer at a time by nature.
    pub(crate) async fn one_at_a_time(&mut self, subject: &str) -> Result<(), StoreError> {
        const LOCK: &str = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";
        if let Self::Postgres(_) = self {
            self.execute(LOCK, &[Value::Text(subject)]).await?;
        }
        Ok(())
    }

    /// The only row that a statement can give, if it does.
    pub(crate) async fn row<T>(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value<'_>],
        read: fn(&mut Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.rows(sql, values, read).await?.pop())
    }
}

impl Row {
    pub(crate) fn int(&mut self) -> Result<i64, StoreError> {
        self.read()
    }

    pub(crate) fn maybe_int(&mut self) -> Result<Option<i64>, StoreError> {
        self.read()
    }

    pub(crate) fn text(&mut self) -> Result<String, StoreError> {
        self.read()
    }

    pub(crate) fn maybe_text(&mut self) -> Result<Option<String>, StoreError> {
        self.read()
    }

    pub(crate) fn bytes(&mut self) -> Result<Vec<u8>, StoreError> {
        self.read()
    }

    pub(crate) fn maybe_bytes(&mut self) -> Result<Option<Vec<u8>>, StoreError> {
        self.read()
    }

    /// A whole number in a narrower type, as it was when it was stored.
    pub(crate) fn narrow<T: TryFrom<i64>>(&mut self) -> Result<T, StoreError> {
        narrow(self.int()?)
    }

    pub(crate) fn maybe_narrow<T: TryFrom<i64>>(&mut self) -> Result<Option<T>, StoreError> {
        self.maybe_int()?.map(narrow).transpose()
    }

    /// A word that stands for one of a few things.
    pub(crate) fn word<T>(&mut self, means: fn(&str) -> Option<T>) -> Result<T, StoreError> {
        let word = self.text()?;
        means(&word).ok_or_else(|| StoreError::Damaged(format!("nothing is called {word:?}")))
    }

    fn read<T>(&mut self) -> Result<T, StoreError>
    where
        for<'x> T: Decode<'x, Sqlite> + Type<Sqlite> + Decode<'x, Postgres> + Type<Postgres>,
    {
        let here = self.next;
        self.next += 1;
        Ok(match &self.from {
            Kind::Sqlite(row) => row.try_get(here)?,
            Kind::Postgres(row) => row.try_get(here)?,
        })
    }
}

fn narrow<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
    T::try_from(number).map_err(|_| StoreError::Damaged(format!("{number} is out of its range")))
}

/// PostgreSQL takes no zero byte in a text. SQLite would, but what is kept must not depend on where it is kept.
fn storable(values: &[Value<'_>]) -> Result<(), StoreError> {
    let has_zero = |value: &Value<'_>| match value {
        Value::Text(text) | Value::MaybeText(Some(text)) => text.contains('\0'),
        _ => false,
    };
    match values.iter().any(has_zero) {
        true => Err(StoreError::Refused("a text with a zero byte".to_owned())),
        false => Ok(()),
    }
}
