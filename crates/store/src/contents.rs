//! What tables are played with where that is not what the program ships: each text once, under a hash that its writer knows how to
//! check. It is written with the table and never changed or removed, so a match can be told for ever.

use crate::change::Change;
use crate::error::StoreError;
use crate::news::News;
use crate::sql::{Conn, Row, Value};
use crate::store::Store;
use crate::tables::{Create, CreateOfFew, TableRow, good_id};

pub(crate) const SELECT: &str = "SELECT body FROM contents WHERE hash = $1";

impl Store {
    /// As [`Store::create_table_of_few`], with the text that [`TableRow::content`] is the hash of.
    pub async fn create_table_with_content(
        &self,
        row: &TableRow,
        body: &str,
        most: u32,
    ) -> Result<bool, StoreError> {
        good_id(&row.id)?;
        let create = CreateOfFew(Create(row.clone()), most);
        let content = Keep::new(&row.content, body);
        self.commit(CreateWith { create, content }).await
    }

    /// The text of this hash.
    pub async fn content(&self, hash: &str) -> Result<Option<String>, StoreError> {
        self.row(SELECT, &[Value::Text(hash)], Row::text).await
    }
}

struct CreateWith {
    create: CreateOfFew,
    content: Keep,
}

impl Change for CreateWith {
    type Answer = bool;

    fn subject(&self) -> &str {
        self.create.subject()
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<bool, StoreError> {
        let made = self.create.make(conn).await?;
        if made {
            self.content.make(conn).await?;
        }
        Ok(made)
    }

    fn news(&self) -> Vec<News> {
        self.create.news()
    }
}

/// Keeps a text, unless it is kept already.
pub(crate) struct Keep {
    hash: String,
    body: String,
}

impl Keep {
    pub(crate) fn new(hash: &str, body: &str) -> Self {
        let (hash, body) = (hash.to_owned(), body.to_owned());
        Self { hash, body }
    }
}

impl Change for Keep {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.hash
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        const INSERT: &str =
            "INSERT INTO contents (hash, body) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let values = [Value::Text(&self.hash), Value::Text(&self.body)];
        conn.execute(INSERT, &values).await?;
        Ok(())
    }
}
