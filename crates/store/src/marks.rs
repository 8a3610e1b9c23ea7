//! What an append changes in the rows of tables: whose turn it is then, how many entries there are, and their sum.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use sqlx::{AssertSqlSafe, SqlSafeStr, SqlStr};

use crate::change::Job;
use crate::error::StoreError;
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

/// Writes them, as many to a statement as there is a statement for, in the order of the tables.
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
    let (mut left, no_turn) = (marks.as_slice(), Turn::default());
    for (size, sql) in UPDATES.iter() {
        while let Some((now, later)) = left.split_at_checked(*size) {
            let rows = now.iter().flat_map(|(id, mark)| {
                let [asked, person, glance] = turns::values(mark.turn.unwrap_or(&no_turn));
                let has_turn = Value::Int(mark.turn.is_some().into());
                let (entries, sum) = (Value::Int(mark.entries), Value::Int(mark.sum));
                [
                    Value::Text(id),
                    has_turn,
                    asked,
                    person,
                    glance,
                    entries,
                    sum,
                ]
            });
            let values: Vec<_> = rows.collect();
            conn.execute(sql.clone(), &values).await?;
            left = later;
        }
    }
    Ok(())
}

const COLUMNS: usize = 7;

/// Statements for so many tables at once. Both databases call the columns of a list of values `column1`, `column2`, … Neither has
/// the same sign for an exclusive or; an or without an and is one in both, and never overflows.
static UPDATES: LazyLock<[(usize, SqlStr); 4]> = LazyLock::new(|| {
    [64, 16, 4, 1].map(|size| {
        let row = |nth: usize| {
            let at = |column| nth * COLUMNS + column;
            format!(
                "(${}, CAST(${} AS BIGINT), CAST(${} AS BIGINT), ${}, ${}, CAST(${} AS BIGINT), CAST(${} AS BIGINT))",
                at(1), at(2), at(3), at(4), at(5), at(6), at(7)
            )
        };
        let rows = (0..size).map(row).collect::<Vec<_>>().join(", ");
        let sql = format!(
            "UPDATE tables SET asked = CASE v.column2 WHEN 1 THEN v.column3 ELSE asked END,
             waits_for = CASE v.column2 WHEN 1 THEN v.column4 ELSE waits_for END,
             glance = CASE v.column2 WHEN 1 THEN v.column5 ELSE glance END,
             entry_count = entry_count + v.column6,
             entry_sum = (entry_sum | v.column7) - (entry_sum & v.column7)
             FROM (VALUES {rows}) AS v WHERE tables.id = v.column1"
        );
        (size, AssertSqlSafe(sql).into_sql_str())
    })
});
