//! What statistics count of matches that are over, one text for each: only its writer understands it.

use crate::change::Change;
use crate::error::StoreError;
use crate::sql::{Conn, Row, Value};
use crate::store::Store;

impl Store {
    /// Those of all matches of a person, each with the id of its table.
    pub async fn figures_of(&self, person: &str) -> Result<Vec<(String, String)>, StoreError> {
        const SELECT: &str = "SELECT table_id, body FROM figures
            WHERE table_id IN (SELECT table_id FROM sitting WHERE person = $1)";
        let person = [Value::Text(person)];
        let read = |row: &mut Row| Ok((row.text()?, row.text()?));
        self.rows(SELECT, &person, read).await
    }

    /// Keeps those of a match that ended before they were kept, in place of any others.
    pub async fn keep_figures(&self, table_id: &str, body: &str) -> Result<(), StoreError> {
        let keep = Keep(table_id.to_owned(), body.to_owned());
        self.commit(keep).await
    }
}

struct Keep(String, String);

impl Change for Keep {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        keep(conn, &self.0, &self.1).await
    }
}

pub(crate) async fn keep(
    conn: &mut Conn<'_>,
    table_id: &str,
    body: &str,
) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO figures (table_id, body) VALUES ($1, $2)
        ON CONFLICT (table_id) DO UPDATE SET body = excluded.body";
    let values = [Value::Text(table_id), Value::Text(body)];
    conn.execute(INSERT, &values).await?;
    Ok(())
}
