//! Checksums of what is stored. Each entry has one, and a table's row keeps how many entries its log has and their sum, which is
//! raised in the transaction that adds them; so a log whose end is cut off, or in which anything is changed, no longer agrees
//! with its row. The row itself carries a seal over what it says.
//!
//! They find damage, not forgery: whoever may write to the database can also write a sum.
//!
//! The sum is the exclusive or of all entries, each with its table and its number in it. So an append need not know the sum
//! before it, two nodes cannot disagree about it, and it costs the hot path no question.

use std::collections::BTreeSet;

use sqlx::AssertSqlSafe;

use crate::change::Change;
use crate::entries::{self, Entry};
use crate::error::StoreError;
use crate::sql::{Conn, Row, Value};
use crate::store::Store;
use crate::tables::{self, TableRow};

/// What an entry adds to the sum of its log.
pub(crate) fn of_entry(table_id: &str, entry: &Entry) -> i64 {
    let mut sum = Sum::new();
    sum.text(table_id);
    sum.number(entry.seq);
    sum.text(entry.kind.word());
    sum.number(entry.seat.map_or(-1, i64::from));
    sum.text(&entry.body);
    sum.number(i64::try_from(entry.tape.len()).unwrap_or(i64::MAX));
    for roll in &entry.tape {
        sum.bytes(&roll.to_le_bytes());
    }
    sum.number(entry.hash);
    sum.number(entry.made_at);
    sum.end()
}

/// The sum of a log.
pub(crate) fn of_log<'e>(table_id: &str, entries: impl IntoIterator<Item = &'e Entry>) -> i64 {
    let entries = entries.into_iter();
    entries.fold(0, |sum, entry| sum ^ of_entry(table_id, entry))
}

/// The seal of a row with this version. What an append writes into the row, and what is never written again, is not under it.
pub(crate) fn seal(row: &TableRow, version: i64) -> i64 {
    let mut sum = Sum::new();
    for text in [
        &row.id,
        &row.game,
        &row.setup,
        &row.content,
        &row.host,
        &row.options,
        &row.seats,
        &row.commitment,
        &row.opening,
    ] {
        sum.text(text);
    }
    let people: BTreeSet<&str> = row.people.iter().map(String::as_str).collect();
    people.into_iter().for_each(|person| sum.text(person));
    sum.number(row.rules_version.into());
    sum.maybe(row.seed.as_deref());
    sum.maybe(row.result.as_deref().map(str::as_bytes));
    sum.text(row.phase.word());
    for number in [row.opening_hash, row.public.into(), version, row.changed_at] {
        sum.number(number);
    }
    sum.end()
}

/// FNV-1a, stirred at the end; written out, so that no other program and no upgrade sums differently.
struct Sum(u64);

impl Sum {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn number(&mut self, number: i64) {
        self.bytes(&number.to_le_bytes());
    }

    /// With its length, so that two texts are not as good as one.
    fn text(&mut self, text: &str) {
        self.number(i64::try_from(text.len()).unwrap_or(i64::MAX));
        self.bytes(text.as_bytes());
    }

    fn maybe(&mut self, bytes: Option<&[u8]>) {
        let length = bytes.map_or(-1, |bytes| i64::try_from(bytes.len()).unwrap_or(i64::MAX));
        self.number(length);
        self.bytes(bytes.unwrap_or_default());
    }

    fn end(self) -> i64 {
        let mut sum = self.0;
        sum = (sum ^ (sum >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        sum = (sum ^ (sum >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (sum ^ (sum >> 31)).cast_signed()
    }
}

impl Store {
    /// Works out the sums of tables that were stored before sums were. What cannot be read has none.
    pub(crate) async fn fill_sums(&self) -> Result<(), StoreError> {
        const WITHOUT: &str =
            "SELECT id FROM tables WHERE entry_sum IS NULL AND id > $1 ORDER BY id LIMIT 200";
        let mut last = String::new();
        loop {
            let ids = self.rows(WITHOUT, &[Value::Text(&last)], Row::text).await?;
            let Some(id) = ids.last() else { return Ok(()) };
            last.clone_from(id);
            for id in ids {
                match self.commit(Fill(id.clone())).await {
                    Err(why @ (StoreError::Unavailable(_) | StoreError::Full(_))) => {
                        return Err(why);
                    }
                    Err(why) => tracing::error!(table = id, %why, "a table has no checksum"),
                    Ok(()) => {}
                }
            }
        }
    }
}

struct Fill(String);

impl Change for Fill {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        // Changes nothing and holds the row: an append of another node waits, and adds its entry to the sum written here.
        const HOLD: &str =
            "UPDATE tables SET version = version WHERE id = $1 AND entry_sum IS NULL";
        const FILL: &str =
            "UPDATE tables SET entry_count = $2, entry_sum = $3, seal = $4 WHERE id = $1";
        let id = Value::Text(&self.0);
        if conn.execute(HOLD, &[id]).await? == 0 {
            return Ok(());
        }
        let select = format!("{} WHERE id = $1", tables::SELECT);
        let row = conn.row(AssertSqlSafe(select), &[id], tables::read).await?;
        let row = row.ok_or(StoreError::NotFound)?;
        let values = [id, Value::Int(0)];
        let log = conn.rows(entries::SELECT, &values, entries::read).await?;
        let count = i64::try_from(log.len()).unwrap_or(i64::MAX);
        let (sum, seal) = (of_log(&self.0, &log), seal(&row, row.version));
        let sums = [count, sum, seal].map(Value::Int);
        conn.execute(FILL, &[&[id], sums.as_slice()].concat())
            .await?;
        Ok(())
    }

    fn rows(&self) -> usize {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entries::EntryKind;

    fn entry(seq: i64) -> Entry {
        Entry {
            seq,
            kind: EntryKind::Step,
            seat: Some(1),
            body: "draw".to_owned(),
            tape: vec![1, 2],
            hash: 9,
            made_at: 10,
        }
    }

    #[test]
    fn whatever_is_changed_changes_the_sum() {
        let changes: [fn(&mut Entry); 7] = [
            |entry| entry.seq = 2,
            |entry| entry.kind = EntryKind::Note,
            |entry| entry.seat = None,
            |entry| entry.body.push(' '),
            |entry| entry.tape[1] = 3,
            |entry| entry.hash = 8,
            |entry| entry.made_at = 11,
        ];
        let mut seen = BTreeSet::from([of_entry("t", &entry(1)), of_entry("u", &entry(1))]);
        for change in changes {
            let mut changed = entry(1);
            change(&mut changed);
            assert!(seen.insert(of_entry("t", &changed)), "{changed:?}");
        }
        // Released sums never change.
        assert_eq!(of_entry("t", &entry(1)), -4_509_503_431_493_593_399);
    }
}
