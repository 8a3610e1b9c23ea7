//! Whose turn it is, kept in the table's row and written in the transaction of the step that changes it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use sqlx::{AssertSqlSafe, SqlSafeStr, SqlStr};

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

/// Writes the turns of tables, as many to a statement as there is a statement for. Of two turns of one table the later is
/// written.
pub(crate) async fn write(conn: &mut Conn<'_>, turns: &[(&str, &Turn)]) -> Result<(), StoreError> {
    let latest: BTreeMap<&str, &Turn> = turns.iter().copied().collect();
    let latest: Vec<(&str, &Turn)> = latest.into_iter().collect();
    let mut left = latest.as_slice();
    for (size, sql) in UPDATES.iter() {
        while let Some((now, later)) = left.split_at_checked(*size) {
            let rows = now.iter().flat_map(|(id, turn)| {
                let [asked, person, glance] = values(turn);
                [Value::Text(id), asked, person, glance]
            });
            let values: Vec<_> = rows.collect();
            conn.execute(sql.clone(), &values).await?;
            left = later;
        }
    }
    Ok(())
}

/// Statements for so many tables at once. Both databases call the columns of a list of values `column1`, `column2`, …
static UPDATES: LazyLock<[(usize, SqlStr); 4]> = LazyLock::new(|| {
    [64, 16, 4, 1].map(|size| {
        let row = |nth: usize| {
            let [id, asked, person, glance] = [1, 2, 3, 4].map(|column| nth * 4 + column);
            format!("(${id}, CAST(${asked} AS BIGINT), ${person}, ${glance})")
        };
        let rows = (0..size).map(row).collect::<Vec<_>>().join(", ");
        let sql = format!(
            "UPDATE tables SET asked = v.column2, waits_for = v.column3, glance = v.column4
             FROM (VALUES {rows}) AS v WHERE tables.id = v.column1"
        );
        (size, AssertSqlSafe(sql).into_sql_str())
    })
});
