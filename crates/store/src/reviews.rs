//! Reviews of matches that are over, one for each: a text that only its writer understands.

use crate::change::Change;
use crate::error::StoreError;
use crate::sql::{Conn, Row, Value};
use crate::store::Store;

/// With the moment when it was made.
pub(crate) const SELECT_WHOLE: &str = "SELECT body, made_at FROM reviews WHERE table_id = $1";
const SELECT: &str = "SELECT body FROM reviews WHERE table_id = $1";

impl Store {
    /// The review of this match.
    pub async fn review(&self, table_id: &str) -> Result<Option<String>, StoreError> {
        let table_id = [Value::Text(table_id)];
        self.row(SELECT, &table_id, Row::text).await
    }

    /// Keeps the review of a match in place of an earlier one. `made_at` is in milliseconds since 1970.
    pub async fn keep_review(
        &self,
        table_id: &str,
        body: &str,
        made_at: i64,
    ) -> Result<(), StoreError> {
        let (table_id, body) = (table_id.to_owned(), body.to_owned());
        let keep = Keep {
            table_id,
            body,
            made_at,
        };
        self.commit(keep).await
    }
}

pub(crate) struct Keep {
    pub(crate) table_id: String,
    pub(crate) body: String,
    pub(crate) made_at: i64,
}

impl Change for Keep {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.table_id
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        const INSERT: &str = "INSERT INTO reviews (table_id, body, made_at) VALUES ($1, $2, $3)
            ON CONFLICT (table_id) DO UPDATE SET body = excluded.body, made_at = excluded.made_at";
        let values = [
            Value::Text(&self.table_id),
            Value::Text(&self.body),
            Value::Int(self.made_at),
        ];
        conn.execute(INSERT, &values).await?;
        Ok(())
    }
}
