//! What was played at a table, one entry after the other.

use std::sync::LazyLock;

use crate::change::Change;
use crate::error::StoreError;
use crate::figures;
use crate::many::Many;
use crate::news::{News, What};
use crate::sql::{Conn, Row, Value};
use crate::store::Store;
use crate::tables::{TableRow, update};
use crate::turns::Turn;

/// One line of a table's log. It is never changed; what is taken back is taken back by a later entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// From 1, without gaps.
    pub seq: i64,
    /// What it does.
    pub kind: EntryKind,
    /// Whose it is; `None` where it is no seat's.
    pub seat: Option<u8>,
    /// A choice in notation, the number of steps that are taken back, or JSON.
    pub body: String,
    /// What the dice showed.
    pub tape: Vec<u32>,
    /// Of the state after it: the bits of a `u64`. A take-back has one only where it went behind what was known; otherwise 0.
    pub hash: i64,
    /// Milliseconds since 1970.
    pub made_at: i64,
}

/// What an entry of the log does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EntryKind {
    /// An answer was given.
    Step,
    /// The last steps were taken back.
    TakeBack,
    /// Something that is not a step, such as a bot that took a seat.
    Note,
}

impl Store {
    /// Writes entries, all or none. An existing entry under one of their numbers is a conflict, and so is a number that
    /// does not follow the last one.
    pub async fn append(&self, table_id: &str, entries: &[Entry]) -> Result<(), StoreError> {
        self.append_with(table_id, entries, With::Nothing).await?;
        Ok(())
    }

    /// The same, and whose turn it is then, in one transaction.
    pub async fn append_and_turn(
        &self,
        table_id: &str,
        entries: &[Entry],
        turn: &Turn,
    ) -> Result<(), StoreError> {
        let turn = With::Turn(turn.clone());
        self.append_with(table_id, entries, turn).await?;
        Ok(())
    }

    /// Writes entries and the table's row in one transaction, as when the last step ends the match. Gives the row's new
    /// version.
    pub async fn append_and_update(
        &self,
        table_id: &str,
        entries: &[Entry],
        row: &TableRow,
    ) -> Result<i64, StoreError> {
        self.must_be_of(table_id, row)?;
        let row = With::Row(Box::new(row.clone()));
        self.append_with(table_id, entries, row).await
    }

    /// The same for the last step of a match, with what statistics count of it.
    pub async fn append_and_end(
        &self,
        table_id: &str,
        entries: &[Entry],
        row: &TableRow,
        figures: &str,
    ) -> Result<i64, StoreError> {
        self.must_be_of(table_id, row)?;
        let end = With::End(Box::new(row.clone()), figures.to_owned());
        self.append_with(table_id, entries, end).await
    }

    fn must_be_of(&self, table_id: &str, row: &TableRow) -> Result<(), StoreError> {
        if row.id == table_id {
            return Ok(());
        }
        let why = format!("entries of {table_id} with the row of {}", row.id);
        Err(StoreError::Refused(why))
    }

    /// The entries after a number, in order; all of them after 0.
    pub async fn entries(&self, table_id: &str, after: i64) -> Result<Vec<Entry>, StoreError> {
        let values = [Value::Text(table_id), Value::Int(after)];
        self.rows(SELECT, &values, read).await
    }

    async fn append_with(
        &self,
        table_id: &str,
        entries: &[Entry],
        with: With,
    ) -> Result<i64, StoreError> {
        let first = entries.first().map_or(1, |entry| entry.seq);
        if first < 1 || !(first..).zip(entries).all(|(seq, entry)| entry.seq == seq) {
            let why = "entries are numbered from 1, one after the other";
            return Err(StoreError::Refused(why.to_owned()));
        }
        let append = Append {
            table_id: table_id.to_owned(),
            entries: entries.to_vec(),
            with,
        };
        match self.commit(append).await {
            // Either the table is missing or the entry before the first one: the caller is out of step.
            Err(StoreError::NotFound) if self.table(table_id).await?.is_some() => {
                Err(StoreError::Conflict)
            }
            answer => answer,
        }
    }
}

pub(crate) const SELECT: &str = "SELECT seq, kind, seat, body, tape, hash, made_at FROM entries
    WHERE table_id = $1 AND seq > $2 ORDER BY seq";

pub(crate) struct Append {
    table_id: String,
    entries: Vec<Entry>,
    with: With,
}

impl Append {
    pub(crate) fn new(table_id: &str, entries: Vec<Entry>) -> Self {
        Self {
            table_id: table_id.to_owned(),
            entries,
            with: With::Nothing,
        }
    }
}

/// What of the table's row changes with the entries.
enum With {
    Nothing,
    Turn(Turn),
    Row(Box<TableRow>),
    /// The row, and what statistics count of the match.
    End(Box<TableRow>, String),
}

impl With {
    fn changes_row(&self) -> bool {
        matches!(self, Self::Row(_) | Self::End(..))
    }
}

impl Change for Append {
    /// The version of the row, where there is one.
    type Answer = i64;

    fn subject(&self) -> &str {
        &self.table_id
    }

    fn entries(&self) -> (&str, &[Entry]) {
        (&self.table_id, &self.entries)
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<i64, StoreError> {
        match &self.with {
            With::Row(row) => update(conn, row).await,
            With::End(row, body) => {
                figures::keep(conn, &row.id, body).await?;
                update(conn, row).await
            }
            With::Turn(_) | With::Nothing => Ok(0),
        }
    }

    fn turn(&self) -> Option<(&str, &Turn)> {
        match &self.with {
            With::Turn(turn) => Some((&self.table_id, turn)),
            With::Row(_) | With::End(..) | With::Nothing => None,
        }
    }

    fn news(&self) -> Vec<News> {
        let entries = (!self.entries.is_empty()).then_some(What::Entries);
        let table = self.with.changes_row().then_some(What::Table);
        let parts = entries.into_iter().chain(table);
        parts.map(|what| News::ours(&self.table_id, what)).collect()
    }

    fn rows(&self) -> usize {
        self.entries.len() + usize::from(!matches!(self.with, With::Nothing))
    }
}

/// Writes entries, each with its table.
pub(crate) async fn insert(
    conn: &mut Conn<'_>,
    entries: &[(&str, &Entry)],
) -> Result<(), StoreError> {
    for (sql, part) in INSERTS.parts(conn, entries) {
        let tapes: Vec<_> = part.iter().map(|(_, entry)| tape(&entry.tape)).collect();
        let rows = part.iter().zip(&tapes);
        let values: Vec<_> = rows
            .flat_map(|((table_id, entry), tape)| values(table_id, entry, tape))
            .collect();
        conn.execute(sql, &values).await?;
    }
    Ok(())
}

static INSERTS: LazyLock<Many> = LazyLock::new(|| {
    let row = |nth| {
        let values = (1..=COLUMNS).map(|column| format!("${}", nth * COLUMNS + column));
        format!("({})", values.collect::<Vec<_>>().join(", "))
    };
    let into = "INSERT INTO entries (table_id, seq, kind, seat, body, tape, hash, made_at)";
    Many::new(row, |rows| format!("{into} VALUES {rows}"))
});

const COLUMNS: usize = 8;

fn values<'v>(table_id: &'v str, entry: &'v Entry, tape: &'v [u8]) -> [Value<'v>; COLUMNS] {
    [
        Value::Text(table_id),
        Value::Int(entry.seq),
        Value::Text(entry.kind.word()),
        Value::MaybeInt(entry.seat.map(i64::from)),
        Value::Text(&entry.body),
        Value::Bytes(tape),
        Value::Int(entry.hash),
        Value::Int(entry.made_at),
    ]
}

fn tape(rolls: &[u32]) -> Vec<u8> {
    rolls.iter().flat_map(|roll| roll.to_le_bytes()).collect()
}

pub(crate) fn read(row: &mut Row) -> Result<Entry, StoreError> {
    let seq = row.int()?;
    read_rest(seq, row)
}

/// The entry, or what is wrong with it.
pub(crate) fn read_or_why(row: &mut Row) -> Result<Result<Entry, String>, StoreError> {
    let seq = row.int()?;
    Ok(read_rest(seq, row).map_err(|why| format!("entry {seq}: {}", why.cause())))
}

fn read_rest(seq: i64, row: &mut Row) -> Result<Entry, StoreError> {
    Ok(Entry {
        seq,
        kind: row.word(EntryKind::of)?,
        seat: row.maybe_narrow()?,
        body: row.text()?,
        tape: rolls(&row.bytes()?)?,
        hash: row.int()?,
        made_at: row.int()?,
    })
}

fn rolls(bytes: &[u8]) -> Result<Vec<u32>, StoreError> {
    let (rolls, rest) = bytes.as_chunks();
    match rest {
        [] => Ok(rolls.iter().map(|roll| u32::from_le_bytes(*roll)).collect()),
        _ => Err(StoreError::Damaged(
            "a tape ends in the middle of a roll".to_owned(),
        )),
    }
}

impl EntryKind {
    const ALL: [Self; 3] = [Self::Step, Self::TakeBack, Self::Note];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::TakeBack => "take-back",
            Self::Note => "note",
        }
    }

    fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}
