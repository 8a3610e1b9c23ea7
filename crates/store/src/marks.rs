//! What an append changes in the rows of tables: whose turn it is then, how many entries there are, and their sum.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::change::Job;
use crate::error::StoreError;
use crate::many::Many;
use crate::sql::{Conn, Value};
use crate::sums;
use crate::turns::{self, Turn};

/// What some changes together leave in the row of one table.
#[derive(Clone, Copy, Default)]
struct Mark<'j> {
    /// Of two turns the later one counts.
    turn: Option<&'j Turn>,
    entries: i64,
    sum: i64,
}

/// Writes them, in the order of the tables.
pub(crate) async fn write<'j>(
    conn: &mut Conn<'_>,
    jobs: impl Iterator<Item = &'j dyn Job>,
) -> Result<(), StoreError> {
    let mut marks: BTreeMap<&str, Mark<'_>> = BTreeMap::new();
    for job in jobs {
        let (table_id, entries) = job.entries();
        if !entries.is_empty() {
            let mark = marks.entry(table_id).or_default();
            mark.entries += i64::try_from(entries.len()).unwrap_or(i64::MAX);
            mark.sum ^= sums::of_log(table_id, entries);
        }
        if let Some((table_id, turn)) = job.turn() {
            marks.entry(table_id).or_default().turn = Some(turn);
        }
    }
    let marks: Vec<_> = marks.into_iter().collect();
    for (sql, part) in UPDATES.parts(conn, &marks) {
        let rows = part.iter().flat_map(|(id, mark)| {
            let [asked, person, glance] = mark.turn.map_or(NO_TURN, turns::values);
            let (entries, sum) = (Value::Int(mark.entries), Value::Int(mark.sum));
            [Value::Text(id), asked, person, glance, entries, sum]
        });
        let values: Vec<_> = rows.collect();
        conn.execute(sql, &values).await?;
    }
    Ok(())
}

/// Leaves the turn in the row as it is: one that is written has a glance.
const NO_TURN: [Value<'_>; 3] = [
    Value::MaybeInt(None),
    Value::MaybeText(None),
    Value::MaybeText(None),
];

const COLUMNS: usize = 6;

/// Both databases call the columns of a list of values `column1`, `column2`, … They have no sign for an exclusive or in common;
/// an or less an and is one, and never overflows.
static UPDATES: LazyLock<Many> = LazyLock::new(|| {
    let row = |nth: usize| {
        let [id, asked, person, glance, entries, sum] =
            [1, 2, 3, 4, 5, 6].map(|column| nth * COLUMNS + column);
        let number = |at: usize| format!("CAST(${at} AS BIGINT)");
        let (asked, entries, sum) = (number(asked), number(entries), number(sum));
        format!("(${id}, {asked}, ${person}, ${glance}, {entries}, {sum})")
    };
    Many::new(row, |rows| {
        format!(
            "UPDATE tables SET
             asked = CASE WHEN v.column4 IS NULL THEN asked ELSE v.column2 END,
             waits_for = CASE WHEN v.column4 IS NULL THEN waits_for ELSE v.column3 END,
             glance = coalesce(v.column4, glance),
             entry_count = entry_count + v.column5,
             entry_sum = (entry_sum | v.column6) - (entry_sum & v.column6)
             FROM (VALUES {rows}) AS v WHERE tables.id = v.column1"
        )
    })
});
