//! What all nodes share and none of them decides alone, such as the key that signs cookies.

use crate::change::Change;
use crate::error::StoreError;
use crate::sql::{Conn, Row, Value};
use crate::store::Store;

impl Store {
    /// What is kept under a name. Where there is nothing yet, this value is kept; of all who try, one decides for all.
    pub async fn get_or_put(&self, name: &str, value: &str) -> Result<String, StoreError> {
        const SELECT: &str = "SELECT value FROM settings WHERE name = $1";
        let kept = self.row(SELECT, &[Value::Text(name)], Row::text).await?;
        let put = || Put {
            name: name.to_owned(),
            value: value.to_owned(),
        };
        match kept {
            Some(kept) => Ok(kept),
            None => self.commit(put()).await,
        }
    }

    /// Keeps a value under a name, whatever was there.
    pub(crate) async fn put(&self, name: &str, value: &str) -> Result<(), StoreError> {
        let (name, value) = (name.to_owned(), value.to_owned());
        self.commit(Replace { name, value }).await
    }
}

/// Every node compares this count with the one that it knows: while it stays, nobody has signed out anywhere.
pub(crate) async fn count_sign_out(conn: &mut Conn<'_>) -> Result<(), StoreError> {
    const COUNT: &str = "INSERT INTO settings (name, value) VALUES ('sign-outs', '1')
        ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(settings.value AS BIGINT) + 1 AS TEXT)";
    conn.execute(COUNT, &[]).await?;
    Ok(())
}

struct Replace {
    name: String,
    value: String,
}

impl Change for Replace {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.name
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        const REPLACE: &str = "INSERT INTO settings (name, value) VALUES ($1, $2)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        let values = [Value::Text(&self.name), Value::Text(&self.value)];
        conn.execute(REPLACE, &values).await?;
        Ok(())
    }
}

struct Put {
    name: String,
    value: String,
}

impl Change for Put {
    type Answer = String;

    fn subject(&self) -> &str {
        &self.name
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<String, StoreError> {
        // The update changes nothing: it makes the statement return the row, even if another node wrote it.
        const PUT: &str = "INSERT INTO settings (name, value) VALUES ($1, $2)
            ON CONFLICT (name) DO UPDATE SET value = settings.value RETURNING value";
        let values = [Value::Text(&self.name), Value::Text(&self.value)];
        let kept = conn.row(PUT, &values, Row::text).await?;
        kept.ok_or(StoreError::NotFound)
    }
}
