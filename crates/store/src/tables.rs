//! Tables: what is played, by whom, under which options, and how far it has come.

use std::collections::BTreeSet;
use std::fmt;

use crate::change::Change;
use crate::error::StoreError;
use crate::news::{News, What};
use crate::question::Question;
use crate::sql::{Conn, Row, Value};
use crate::store::Store;
use crate::sums;
use crate::turns::{self, Turn};

/// A table. The store does not look into its texts; their writers know what they mean.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Part of the table's address.
    pub id: String,
    /// The key of the game.
    pub game: String,
    /// The version of the rules that it is played by.
    pub rules_version: u32,
    /// What was wanted, as text.
    pub setup: String,
    /// The hash of the content file.
    pub content: String,
    /// The person who made the table.
    pub host: String,
    /// JSON: clock, time-outs, …
    pub options: String,
    /// JSON: who sits where.
    pub seats: String,
    /// For [`Filter::person`]: the people in `seats`, and anyone else to whom the table belongs. Comes back in the order of
    /// the ids, each once.
    pub people: Vec<String>,
    /// The hash of the seed, shown before the first card.
    pub commitment: String,
    /// Secret until the match is over.
    pub seed: Option<Vec<u8>>,
    /// The tape of the deal, as text.
    pub opening: String,
    /// Of the state after the deal: the bits of a `u64`.
    pub opening_hash: i64,
    /// How far the table has come.
    pub phase: Phase,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// Raised by every change of this row. An update must know the last one.
    pub version: i64,
    /// Milliseconds since 1970, as the caller's clock says.
    pub created_at: i64,
    /// When the row last changed, by the same clock.
    pub changed_at: i64,
    /// JSON: places and scores, once the match is over.
    pub result: Option<String>,
    /// Whose turn it is.
    pub turn: Turn,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// It waits for players.
    Gathering,
    /// The match is being played.
    Running,
    /// The match has ended.
    Over,
    /// It can only be looked at.
    Archived,
}

/// Which tables are wanted; those that changed last come first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filter {
    /// Any of these; none means all.
    pub phases: Vec<Phase>,
    /// The key of a game.
    pub game: Option<String>,
    /// The id of the person who made it.
    pub host: Option<String>,
    /// One of [`TableRow::people`].
    pub person: Option<String>,
    /// Only those in the lobby, or only the others.
    pub public: Option<bool>,
    /// Those first that wait for an answer of this person.
    pub turns_first: Option<String>,
    /// The `changed_at` and `id` of the last table of the page before.
    pub before: Option<(i64, String)>,
    /// How many of the first ones are left out.
    pub skip: u32,
    /// How many at most.
    pub limit: u32,
}

impl Default for Filter {
    fn default() -> Self {
        Self {
            phases: Vec::new(),
            game: None,
            host: None,
            person: None,
            public: None,
            turns_first: None,
            before: None,
            skip: 0,
            limit: 100,
        }
    }
}

impl Store {
    /// A new table, with the version that the row says. An id that is taken is a conflict.
    pub async fn create_table(&self, row: &TableRow) -> Result<(), StoreError> {
        good_id(&row.id)?;
        self.commit(Create(row.clone())).await
    }

    /// As [`Store::create_table`], unless its host has `most` tables already that are not over: counted where it is written, so
    /// that of two at the same time one is refused. `false` if it is.
    pub async fn create_table_of_few(&self, row: &TableRow, most: u32) -> Result<bool, StoreError> {
        good_id(&row.id)?;
        self.commit(CreateOfFew(Create(row.clone()), most)).await
    }

    /// The table of this id.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let mut question = Question::new(SELECT);
        question.and_any("id", Some(id));
        let rows = self.rows(question.sql(), &question.values, read).await;
        Ok(rows?.pop())
    }

    /// Writes everything but `id` and `created_at`, if the row still has the version that it was read with. Gives the new
    /// version.
    pub async fn update_table(&self, row: &TableRow) -> Result<i64, StoreError> {
        self.commit(Update(row.clone())).await
    }

    /// The tables that a filter lets through, the last changed first. A row that cannot be understood is left out: the others are as
    /// good as before.
    pub async fn tables(&self, filter: &Filter) -> Result<Vec<TableRow>, StoreError> {
        Ok(self.tables_part(filter).await?.0)
    }

    /// The same, and how many rows there were with those that were left out.
    pub async fn tables_part(&self, filter: &Filter) -> Result<(Vec<TableRow>, usize), StoreError> {
        let mut question = Question::new(SELECT);
        question.and_any("phase", filter.phases.iter().map(|phase| phase.word()));
        question.and_any("game", filter.game.as_deref());
        question.and_any("host", filter.host.as_deref());
        if let Some(public) = filter.public {
            question.and("public = ", Value::Int(public.into()), "");
        }
        if let Some(person) = &filter.person {
            let sits = "id IN (SELECT table_id FROM sitting WHERE person = ";
            question.and(sits, Value::Text(person), ")");
        }
        if let Some((changed_at, id)) = &filter.before {
            question.and("(changed_at, id) < (", Value::Int(*changed_at), ", ");
            question.value(Value::Text(id), ")");
        }
        question.then(" ORDER BY ");
        if let Some(person) = &filter.turns_first {
            question.then("CASE WHEN phase = 'running' AND waits_for = ");
            question.value(Value::Text(person), " THEN 0 ELSE 1 END, ");
        }
        question.then("changed_at DESC, id DESC LIMIT ");
        question.value(Value::Int(filter.limit.into()), " OFFSET ");
        question.value(Value::Int(filter.skip.into()), "");
        let rows = self.rows(question.sql(), &question.values, read_or_none);
        let rows = rows.await?;
        let count = rows.len();
        Ok((rows.into_iter().flatten().collect(), count))
    }
}

pub(crate) struct Create(pub(crate) TableRow);

impl Change for Create {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0.id
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        const INSERT: &str = "INSERT INTO tables (game, rules_version, setup, content, host, options, seats, commitment,
            seed, opening, opening_hash, phase, public, changed_at, result, asked, waits_for, glance, id, version, created_at,
            seal, entry_count, entry_sum)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
            0, 0)";
        let Self(row) = self;
        let mut values = values(row).to_vec();
        values.push(Value::Int(row.created_at));
        values.push(Value::Int(sums::seal(row, row.version)));
        conn.execute(INSERT, &values).await?;
        seat(conn, row).await
    }

    fn news(&self) -> Vec<News> {
        vec![News::ours(&self.0.id, What::Table)]
    }
}

pub(crate) struct CreateOfFew(pub(crate) Create, pub(crate) u32);

impl Change for CreateOfFew {
    type Answer = bool;

    /// The host: what they have is counted.
    fn subject(&self) -> &str {
        &self.0.0.host
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<bool, StoreError> {
        const COUNT: &str =
            "SELECT count(*) FROM tables WHERE host = $1 AND phase IN ('gathering', 'running')";
        let Self(create, most) = self;
        conn.one_at_a_time(&create.0.host).await?;
        let host = [Value::Text(&create.0.host)];
        let has = conn.row(COUNT, &host, |row| row.narrow::<u32>()).await?;
        if has.unwrap_or_default() >= *most {
            return Ok(false);
        }
        create.make(conn).await?;
        Ok(true)
    }

    fn news(&self) -> Vec<News> {
        self.0.news()
    }
}

struct Update(TableRow);

impl Change for Update {
    type Answer = i64;

    fn subject(&self) -> &str {
        &self.0.id
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<i64, StoreError> {
        update(conn, &self.0).await
    }

    fn news(&self) -> Vec<News> {
        vec![News::ours(&self.0.id, What::Table)]
    }
}

pub(crate) async fn update(conn: &mut Conn<'_>, row: &TableRow) -> Result<i64, StoreError> {
    const UPDATE: &str = "UPDATE tables SET game = $1, rules_version = $2, setup = $3, content = $4, host = $5, options = $6,
        seats = $7, commitment = $8, seed = $9, opening = $10, opening_hash = $11, phase = $12, public = $13,
        changed_at = $14, result = $15, asked = $16, waits_for = $17, glance = $18,
        version = version + 1, seal = $21 WHERE id = $19 AND version = $20";
    const EXISTS: &str = "SELECT 1 FROM tables WHERE id = $1";
    let mut values = values(row).to_vec();
    values.push(Value::Int(sums::seal(row, row.version + 1)));
    if conn.execute(UPDATE, &values).await? == 1 {
        seat(conn, row).await?;
        return Ok(row.version + 1);
    }
    match conn
        .row(EXISTS, &[Value::Text(&row.id)], |_| Ok(()))
        .await?
    {
        Some(()) => Err(StoreError::Conflict),
        None => Err(StoreError::NotFound),
    }
}

/// `$1` to `$20` of the statements above.
fn values(row: &TableRow) -> [Value<'_>; 20] {
    let [asked, person, glance] = turns::values(&row.turn);
    [
        Value::Text(&row.game),
        Value::Int(row.rules_version.into()),
        Value::Text(&row.setup),
        Value::Text(&row.content),
        Value::Text(&row.host),
        Value::Text(&row.options),
        Value::Text(&row.seats),
        Value::Text(&row.commitment),
        Value::MaybeBytes(row.seed.as_deref()),
        Value::Text(&row.opening),
        Value::Int(row.opening_hash),
        Value::Text(row.phase.word()),
        Value::Int(row.public.into()),
        Value::Int(row.changed_at),
        Value::MaybeText(row.result.as_deref()),
        asked,
        person,
        glance,
        Value::Text(&row.id),
        Value::Int(row.version),
    ]
}

/// Keeps the list of who sits at a table. It changes rarely, so it is compared before it is written.
async fn seat(conn: &mut Conn<'_>, row: &TableRow) -> Result<(), StoreError> {
    const SITTING: &str = "SELECT person FROM sitting WHERE table_id = $1";
    const SIT: &str = "INSERT INTO sitting (person, table_id) VALUES ($1, $2)";
    const RISE: &str = "DELETE FROM sitting WHERE person = $1 AND table_id = $2";
    let id = Value::Text(&row.id);
    let sitting = conn.rows(SITTING, &[id], Row::text).await?;
    let before: BTreeSet<&str> = sitting.iter().map(String::as_str).collect();
    let now: BTreeSet<&str> = row.people.iter().map(String::as_str).collect();
    for &person in now.difference(&before) {
        good_id(person)?;
        conn.execute(SIT, &[Value::Text(person), id]).await?;
    }
    for &person in before.difference(&now) {
        conn.execute(RISE, &[Value::Text(person), id]).await?;
    }
    Ok(())
}

/// Ids are sent in one line to other nodes and listed one to a line.
pub(crate) fn good_id(id: &str) -> Result<(), StoreError> {
    const LONGEST: usize = 200;
    let is_good = (1..=LONGEST).contains(&id.len()) && !id.contains(char::is_control);
    let why = || StoreError::Refused(format!("an id has 1 to {LONGEST} bytes and is printable"));
    is_good.then_some(()).ok_or_else(why)
}

/// What every schema has.
macro_rules! columns {
    () => {
        "SELECT id, game, rules_version, setup, content, host, options, seats,
    (SELECT string_agg(person, '\n' ORDER BY person) FROM sitting WHERE table_id = id),
    commitment, seed, opening, opening_hash, phase, public, version, created_at, changed_at, result"
    };
}
pub(crate) const COLUMNS: &str = columns!();
pub(crate) const SELECT: &str = concat!(columns!(), ", asked, waits_for, glance FROM tables");

pub(crate) fn read(row: &mut Row) -> Result<TableRow, StoreError> {
    let id = row.text()?;
    read_rest(id, row)
}

/// The row, unless it cannot be understood.
fn read_or_none(row: &mut Row) -> Result<Option<TableRow>, StoreError> {
    let id = row.text()?;
    match read_rest(id.clone(), row) {
        Err(StoreError::Damaged(why)) => {
            tracing::error!(table = id, why, "a table's row cannot be read");
            Ok(None)
        }
        read => read.map(Some),
    }
}

fn read_rest(id: String, row: &mut Row) -> Result<TableRow, StoreError> {
    let lines = |people: String| people.lines().map(str::to_owned).collect();
    Ok(TableRow {
        id,
        game: row.text()?,
        rules_version: row.narrow()?,
        setup: row.text()?,
        content: row.text()?,
        host: row.text()?,
        options: row.text()?,
        seats: row.text()?,
        people: row.maybe_text()?.map(lines).unwrap_or_default(),
        commitment: row.text()?,
        seed: row.maybe_bytes()?,
        opening: row.text()?,
        opening_hash: row.int()?,
        phase: row.word(Phase::of)?,
        public: row.int()? != 0,
        version: row.int()?,
        created_at: row.int()?,
        changed_at: row.int()?,
        result: row.maybe_text()?,
        turn: turns::read(row)?,
    })
}

impl Phase {
    const ALL: [Self; 4] = [Self::Gathering, Self::Running, Self::Over, Self::Archived];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Running => "running",
            Self::Over => "over",
            Self::Archived => "archived",
        }
    }

    fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.word() == word)
    }
}

/// Without the seed: whatever is written to a log is not secret.
impl fmt::Debug for TableRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableRow")
            .field("id", &self.id)
            .field("game", &self.game)
            .field("phase", &self.phase)
            .field("version", &self.version)
            .field("people", &self.people)
            .finish_non_exhaustive()
    }
}
