//! Looks at what is stored and changes nothing: not a row, not the schema. It reads the schemas of older programs too, and tells of
//! every table what is damaged in it, so that one broken row hides no other.

use std::collections::BTreeSet;

use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection};

use crate::chat::{self, ChatLine};
use crate::contents;
use crate::entries::{self, Entry};
use crate::error::StoreError;
use crate::kept::{self, KeptRow, Shelf};
use crate::people::{self, Person};
use crate::practice::{self, Drill, PracticeDay};
use crate::reviews;
use crate::sql::{Conn, Row, Value};
use crate::tables::{self, TableRow};
use crate::{migrations, postgres, sqlite, sums};

/// A database that is only read, also while servers write to it.
#[derive(Debug)]
pub struct Reader {
    link: Link,
    /// The columns that there are, as `table.column`.
    columns: BTreeSet<String>,
}

#[derive(Debug)]
enum Link {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// One table with all that was played and said there, as it was in one moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stored {
    /// `None` if there is no such table, or if its row cannot be understood.
    pub row: Option<TableRow>,
    /// Those that can be understood.
    pub entries: Vec<Entry>,
    /// Those that can be understood.
    pub chat: Vec<ChatLine>,
    /// Whether checksums were kept: a database that no newer program has opened has none.
    pub is_summed: bool,
    /// All that is wrong, in sentences.
    pub damage: Vec<String>,
}

/// What the row of a table says about itself and its log.
struct Sums {
    entry_count: Option<i64>,
    entry_sum: Option<i64>,
    seal: Option<i64>,
    chat_lines: i64,
}

impl Reader {
    /// Opens `sqlite:PATH` or `postgres://…`, which must be there.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let link = if url.starts_with("sqlite:") {
            Link::Sqlite(sqlite::open_to_read(url).await?)
        } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            Link::Postgres(postgres::open_to_read(url).await?)
        } else {
            return Err(StoreError::no_address());
        };
        let columns = BTreeSet::new();
        let mut reader = Self { link, columns };
        reader.learn_columns().await?;
        Ok(reader)
    }

    /// Lets go of it.
    pub async fn close(self) {
        let _ = match self.link {
            Link::Sqlite(conn) => conn.close().await,
            Link::Postgres(conn) => conn.close().await,
        };
    }

    /// The ids of the tables after this one, in order, at most so many.
    pub async fn table_ids(&mut self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        const SELECT: &str = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
        let values = [Value::Text(after), Value::Int(limit.into())];
        self.conn().rows(SELECT, &values, Row::text).await
    }

    /// The ids of the people after this one, in order, at most so many.
    pub async fn person_ids(&mut self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        const SELECT: &str = "SELECT id FROM people WHERE id > $1 ORDER BY id LIMIT $2";
        if !self.has("people.id") {
            return Ok(Vec::new());
        }
        let values = [Value::Text(after), Value::Int(limit.into())];
        self.conn().rows(SELECT, &values, Row::text).await
    }

    /// The person of this id.
    pub async fn person(&mut self, id: &str) -> Result<Option<Person>, StoreError> {
        if !self.has("people.id") {
            return Ok(None);
        }
        let select = match self.has("people.recovery") {
            true => people::SELECT_BY_ID.to_owned(),
            false => people::SELECT_BY_ID.replace("recovery", "CAST(NULL AS TEXT)"),
        };
        let values = [Value::Text(id)];
        let select = AssertSqlSafe(select);
        self.conn().row(select, &values, people::read).await
    }

    /// What a person keeps, the latest first; nothing in a database from before there was any.
    pub async fn kept_of(
        &mut self,
        shelf: Shelf,
        person: &str,
    ) -> Result<Vec<KeptRow>, StoreError> {
        let known = match shelf {
            Shelf::Boards => "boards.id",
            Shelf::Sets => "sets.id",
        };
        if !self.has(known) {
            return Ok(Vec::new());
        }
        let (select, person) = (shelf.statements().by_person, [Value::Text(person)]);
        self.conn().rows(select, &person, kept::read).await
    }

    /// What a person practises on; nothing in a database from before there was any.
    pub async fn drills(&mut self, person: &str) -> Result<Vec<Drill>, StoreError> {
        if !self.has("practice.item") {
            return Ok(Vec::new());
        }
        let (select, person) = (practice::SELECT_DRILLS, [Value::Text(person)]);
        self.conn().rows(select, &person, practice::read).await
    }

    /// How a person practised, day by day, likewise.
    pub async fn practice_days(&mut self, person: &str) -> Result<Vec<PracticeDay>, StoreError> {
        if !self.has("practice_days.day") {
            return Ok(Vec::new());
        }
        let (select, person) = (practice::SELECT_DAYS, [Value::Text(person)]);
        self.conn().rows(select, &person, practice::read_day).await
    }

    /// The review of a match and when it was made, likewise.
    pub async fn review(&mut self, table_id: &str) -> Result<Option<(String, i64)>, StoreError> {
        if !self.has("reviews.body") {
            return Ok(None);
        }
        let table_id = [Value::Text(table_id)];
        let read = |row: &mut Row| Ok((row.text()?, row.int()?));
        self.conn()
            .row(reviews::SELECT_WHOLE, &table_id, read)
            .await
    }

    /// What a table is played with, where its hash says that it is not what the program ships.
    pub async fn content(&mut self, hash: &str) -> Result<Option<String>, StoreError> {
        if !self.has("contents.hash") {
            return Ok(None);
        }
        let hash = [Value::Text(hash)];
        self.conn().row(contents::SELECT, &hash, Row::text).await
    }

    /// The table of this id, and what is wrong with it. An error is one of the whole database.
    pub async fn table(&mut self, id: &str) -> Result<Stored, StoreError> {
        let begin = match self.link {
            // The first question fixes the moment.
            Link::Sqlite(_) => "BEGIN",
            Link::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        self.conn().execute(begin, &[]).await?;
        let stored = self.table_now(id).await;
        // After a mistake of the database there may be nothing to roll back.
        let _ = self.conn().execute("ROLLBACK", &[]).await;
        stored
    }

    async fn table_now(&mut self, id: &str) -> Result<Stored, StoreError> {
        let mut stored = Stored::default();
        let read = self.row(id).await;
        let Some(row) = stored.hear("its row", read)? else {
            return Ok(stored);
        };
        let Some((row, sums)) = row else {
            return Ok(stored);
        };
        let values = [Value::Text(id), Value::Int(0)];
        let select = entries::SELECT;
        let log = self
            .conn()
            .rows(select, &values, entries::read_or_why)
            .await;
        if let Some(log) = stored.hear("its log", log)? {
            stored.take_log(id, log, &sums);
            let values = [Value::Text(id), Value::Int(0), Value::Int(i64::MAX)];
            let said = self.conn().rows(chat::SELECT, &values, chat::read).await;
            if let Some(said) = stored.hear("its chat", said)? {
                stored.damage.extend(sums.of_chat(said.len()));
                stored.chat = said;
            }
        }
        if sums
            .seal
            .is_some_and(|seal| seal != sums::seal(&row, row.version))
        {
            let changed = "its row (set-up, people, result …) is not as it was written";
            stored.damage.push(changed.to_owned());
        }
        stored.is_summed = sums.entry_sum.is_some();
        stored.row = Some(row);
        Ok(stored)
    }

    async fn row(&mut self, id: &str) -> Result<Option<(TableRow, Sums)>, StoreError> {
        let turn = match self.has("tables.glance") {
            true => "asked, waits_for, glance",
            false => "CAST(NULL AS BIGINT), CAST(NULL AS TEXT), ''",
        };
        let sums = match self.has("tables.entry_sum") {
            true => "entry_count, entry_sum, seal",
            false => "CAST(NULL AS BIGINT), CAST(NULL AS BIGINT), CAST(NULL AS BIGINT)",
        };
        let columns = tables::COLUMNS;
        let select = format!("{columns}, {turn}, {sums}, chat_lines FROM tables WHERE id = $1");
        let read = |row: &mut Row| {
            let table = tables::read(row)?;
            let sums = Sums {
                entry_count: row.maybe_int()?,
                entry_sum: row.maybe_int()?,
                seal: row.maybe_int()?,
                chat_lines: row.int()?,
            };
            Ok((table, sums))
        };
        let values = [Value::Text(id)];
        self.conn().row(AssertSqlSafe(select), &values, read).await
    }

    async fn learn_columns(&mut self) -> Result<(), StoreError> {
        const SQLITE: &str =
            "SELECT m.name || '.' || c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c
            WHERE m.type = 'table'";
        const POSTGRES: &str = "SELECT CAST(table_name AS TEXT) || '.' || CAST(column_name AS TEXT)
            FROM information_schema.columns WHERE table_schema = current_schema()";
        let sql = match self.link {
            Link::Sqlite(_) => SQLITE,
            Link::Postgres(_) => POSTGRES,
        };
        let columns = self.conn().rows(sql, &[], Row::text).await?;
        self.columns = columns.into_iter().collect();
        if !self.has("migrations.step") {
            let why = "it is no database of Longtable".to_owned();
            return Err(StoreError::Refused(why));
        }
        migrations::after_last(&mut self.conn()).await?;
        Ok(())
    }

    fn has(&self, column: &str) -> bool {
        self.columns.contains(column)
    }

    fn conn(&mut self) -> Conn<'_> {
        match &mut self.link {
            Link::Sqlite(conn) => Conn::Sqlite(conn),
            Link::Postgres(conn) => Conn::Postgres(conn),
        }
    }
}

impl Stored {
    fn take_log(&mut self, id: &str, log: Vec<Result<Entry, String>>, sums: &Sums) {
        for entry in log {
            match entry {
                Ok(entry) => self.entries.push(entry),
                Err(why) => self.damage.push(why),
            }
        }
        if self.damage.is_empty() {
            self.damage.extend(sums.of_log(id, &self.entries));
        }
    }

    /// Notes what cannot be understood. What cannot be reached at all is the caller's.
    fn hear<T>(
        &mut self,
        part: &str,
        read: Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        match read {
            Ok(read) => Ok(Some(read)),
            Err(StoreError::Damaged(why)) => {
                self.damage.push(format!("{part}: {why}"));
                Ok(None)
            }
            Err(why) => Err(why),
        }
    }
}

impl Sums {
    fn of_log(&self, table_id: &str, entries: &[Entry]) -> Option<String> {
        let (count, sum) = (self.entry_count?, self.entry_sum?);
        let found = entries.len();
        if usize::try_from(count) != Ok(found) {
            return Some(format!("its log has {found} entries; {count} were written"));
        }
        (sum != sums::of_log(table_id, entries))
            .then(|| "an entry of its log is not as it was written".to_owned())
    }

    fn of_chat(&self, found: usize) -> Option<String> {
        let said = self.chat_lines;
        (usize::try_from(said) != Ok(found))
            .then(|| format!("its chat has {found} lines; {said} were said"))
    }
}
