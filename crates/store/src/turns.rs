//! Whose turn it is, kept in the table's row and written in the transaction of the step that changes it.

use crate::change::Change;
use crate::error::StoreError;
use crate::sql::{Conn, Row, Value};
use crate::store::Store;

/// Whose turn it is at a table, and what lists show of the match there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// The seat that is asked.
    pub seat: Option<u8>,
    /// The person who has to answer; `None` where a bot answers for the seat.
    pub person: Option<String>,
    /// JSON: how far the match is, and how much time is left. Empty before the match begins, and in a match that was stored
    /// before turns were, until it is next changed or loaded.
    pub glance: String,
}

impl Store {
    /// How many matches wait for an answer of this person.
    pub async fn turns_of(&self, person: &str) -> Result<u32, StoreError> {
        const COUNT: &str =
            "SELECT count(*) FROM tables WHERE waits_for = $1 AND phase = 'running'";
        let values = [Value::Text(person)];
        let count = self.row(COUNT, &values, |row| row.narrow::<u32>()).await?;
        Ok(count.unwrap_or_default())
    }

    /// Fills in the turn of a match that was stored before turns were. Where there is one already, it stays.
    pub async fn fill_turn(&self, table_id: &str, turn: &Turn) -> Result<(), StoreError> {
        self.commit(Fill(table_id.to_owned(), turn.clone())).await
    }
}

struct Fill(String, Turn);

impl Change for Fill {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        const FILL: &str = "UPDATE tables SET asked = $2, waits_for = $3, glance = $4 WHERE id = $1 AND glance = ''";
        let Self(id, turn) = self;
        let [asked, person, glance] = values(turn);
        let id = Value::Text(id);
        conn.execute(FILL, &[id, asked, person, glance]).await?;
        Ok(())
    }
}

/// The turn as the columns `asked`, `waits_for` and `glance` have it.
pub(crate) fn values(turn: &Turn) -> [Value<'_>; 3] {
    [
        Value::MaybeInt(turn.seat.map(i64::from)),
        Value::MaybeText(turn.person.as_deref()),
        Value::Text(&turn.glance),
    ]
}

pub(crate) fn read(row: &mut Row) -> Result<Turn, StoreError> {
    Ok(Turn {
        seat: row.maybe_narrow()?,
        person: row.maybe_text()?,
        glance: row.text()?,
    })
}
