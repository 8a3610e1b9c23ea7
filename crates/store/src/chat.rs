//! What was said at a table.

use crate::change::Change;
use crate::error::StoreError;
use crate::news::{News, What};
use crate::sql::{Conn, Row, Value};
use crate::store::Store;

/// One line of a table's chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Where it was said.
    pub table_id: String,
    /// From 1, without gaps; given by [`Store::say`], whatever it is here.
    pub nth: i64,
    /// The id of the person who said it.
    pub person: String,
    /// Where they sat; `None` for a spectator.
    pub seat: Option<u8>,
    /// What they were called at the time.
    pub name: String,
    /// What they said.
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

impl Store {
    /// Adds a line and gives its number.
    pub async fn say(&self, line: &ChatLine) -> Result<i64, StoreError> {
        self.commit(Say(line.clone())).await
    }

    /// The lines after a number, in order, at most so many.
    pub async fn chat(
        &self,
        table_id: &str,
        after: i64,
        limit: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        let values = [
            Value::Text(table_id),
            Value::Int(after),
            Value::Int(limit.into()),
        ];
        self.rows(SELECT, &values, read).await
    }

    /// The last lines before a number, in order, at most so many; the newest of all before `i64::MAX`.
    pub async fn chat_before(
        &self,
        table_id: &str,
        before: i64,
        limit: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        const SELECT: &str = "SELECT table_id, nth, person, seat, name, said, said_at FROM chat
            WHERE table_id = $1 AND nth < $2 ORDER BY nth DESC LIMIT $3";
        let values = [
            Value::Text(table_id),
            Value::Int(before),
            Value::Int(limit.into()),
        ];
        let mut lines = self.rows(SELECT, &values, read).await?;
        lines.reverse();
        Ok(lines)
    }
}

pub(crate) const SELECT: &str = "SELECT table_id, nth, person, seat, name, said, said_at FROM chat
    WHERE table_id = $1 AND nth > $2 ORDER BY nth LIMIT $3";

pub(crate) struct Say(pub(crate) ChatLine);

impl Change for Say {
    type Answer = i64;

    fn subject(&self) -> &str {
        &self.0.table_id
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<i64, StoreError> {
        // The count in the table's row is the lock: two nodes cannot give the same number.
        const COUNT: &str =
            "UPDATE tables SET chat_lines = chat_lines + 1 WHERE id = $1 RETURNING chat_lines";
        const INSERT: &str = "INSERT INTO chat (table_id, nth, person, seat, name, said, said_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let Self(line) = self;
        let table_id = Value::Text(&line.table_id);
        let nth = conn.row(COUNT, &[table_id], Row::int).await?;
        let nth = nth.ok_or(StoreError::NotFound)?;
        let values = [
            table_id,
            Value::Int(nth),
            Value::Text(&line.person),
            Value::MaybeInt(line.seat.map(i64::from)),
            Value::Text(&line.name),
            Value::Text(&line.text),
            Value::Int(line.at),
        ];
        conn.execute(INSERT, &values).await?;
        Ok(nth)
    }

    fn news(&self) -> Vec<News> {
        vec![News::ours(&self.0.table_id, What::Chat)]
    }
}

pub(crate) fn read(row: &mut Row) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        table_id: row.text()?,
        nth: row.int()?,
        person: row.text()?,
        seat: row.maybe_narrow()?,
        name: row.text()?,
        text: row.text()?,
        at: row.int()?,
    })
}
