//! What people keep and share: boards that they build, content that they correct. What is in it is a text that only its game
//! understands.

use crate::change::Change;
use crate::error::StoreError;
use crate::sql::{Conn, Row, Value};
use crate::store::Store;

/// Something that a person keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptRow {
    /// Random and long: whoever has it may look at it.
    pub id: String,
    /// The id of the person whose it is. Nobody else changes it.
    pub person: String,
    /// The key of the game that it is for.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// Of a board, the set-up of a table on it, as people write it; of a set, the content file.
    pub body: String,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// Milliseconds since 1970.
    pub changed_at: i64,
}

/// What kind of thing is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shelf {
    /// Boards that people build themselves.
    Boards,
    /// Content files that people correct.
    Sets,
}

/// The statements for one kind.
pub(crate) struct Statements {
    by_id: &'static str,
    pub(crate) by_person: &'static str,
    names_by_person: &'static str,
    count: &'static str,
    insert: &'static str,
    update: &'static str,
    delete: &'static str,
}

macro_rules! statements {
    ($table:literal, $body:literal) => {
        Statements {
            by_id: concat!(
                "SELECT id, person, game, name, ",
                $body,
                ", created_at, changed_at FROM ",
                $table,
                " WHERE id = $1"
            ),
            by_person: concat!(
                "SELECT id, person, game, name, ",
                $body,
                ", created_at, changed_at FROM ",
                $table,
                " WHERE person = $1 ORDER BY changed_at DESC, id"
            ),
            names_by_person: concat!(
                "SELECT id, person, game, name, '' AS body, created_at, changed_at FROM ",
                $table,
                " WHERE person = $1 ORDER BY changed_at DESC, id"
            ),
            count: concat!("SELECT count(*) FROM ", $table, " WHERE person = $1"),
            insert: concat!(
                "INSERT INTO ",
                $table,
                " (id, person, game, name, ",
                $body,
                ", created_at, changed_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)"
            ),
            update: concat!(
                "UPDATE ",
                $table,
                " SET name = $1, ",
                $body,
                " = $2, changed_at = $3 WHERE id = $4 AND person = $5"
            ),
            delete: concat!("DELETE FROM ", $table, " WHERE id = $1 AND person = $2"),
        }
    };
}

static BOARDS: Statements = statements!("boards", "setup");
static SETS: Statements = statements!("sets", "body");

impl Shelf {
    pub(crate) fn statements(self) -> &'static Statements {
        match self {
            Self::Boards => &BOARDS,
            Self::Sets => &SETS,
        }
    }
}

impl Store {
    /// Adds something if its owner has fewer than `most` of the kind, and says whether it did. An unknown person is
    /// [`StoreError::NotFound`], an id that exists is a conflict.
    pub async fn insert_kept(
        &self,
        shelf: Shelf,
        row: &KeptRow,
        most: u32,
    ) -> Result<bool, StoreError> {
        self.commit(Insert(shelf, row.clone(), most)).await
    }

    /// What has this id.
    pub async fn kept(&self, shelf: Shelf, id: &str) -> Result<Option<KeptRow>, StoreError> {
        let select = shelf.statements().by_id;
        self.row(select, &[Value::Text(id)], read).await
    }

    /// What a person keeps, the latest first.
    pub async fn kept_of(&self, shelf: Shelf, person: &str) -> Result<Vec<KeptRow>, StoreError> {
        let select = shelf.statements().by_person;
        self.rows(select, &[Value::Text(person)], read).await
    }

    /// The same without what is in it, for lists.
    pub async fn kept_names_of(
        &self,
        shelf: Shelf,
        person: &str,
    ) -> Result<Vec<KeptRow>, StoreError> {
        let select = shelf.statements().names_by_person;
        self.rows(select, &[Value::Text(person)], read).await
    }

    /// Writes name, body and `changed_at`. What is somebody else's is [`StoreError::NotFound`].
    pub async fn update_kept(&self, shelf: Shelf, row: &KeptRow) -> Result<(), StoreError> {
        self.commit(Update(shelf, row.clone())).await
    }

    /// Removes something of this person's, and says whether it was there.
    pub async fn delete_kept(
        &self,
        shelf: Shelf,
        person: &str,
        id: &str,
    ) -> Result<bool, StoreError> {
        let (person, id) = (person.to_owned(), id.to_owned());
        self.commit(Delete { shelf, person, id }).await
    }
}

/// Where the owner has room for one more.
pub(crate) struct Insert(pub(crate) Shelf, pub(crate) KeptRow, pub(crate) u32);

impl Change for Insert {
    type Answer = bool;

    fn subject(&self) -> &str {
        &self.1.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<bool, StoreError> {
        let Self(shelf, row, most) = self;
        let statements = shelf.statements();
        conn.one_at_a_time(&row.person).await?;
        let person = [Value::Text(&row.person)];
        let has = conn.row(statements.count, &person, Row::int).await?;
        if has.is_some_and(|has| has >= i64::from(*most)) {
            return Ok(false);
        }
        let values = [
            Value::Text(&row.id),
            Value::Text(&row.person),
            Value::Text(&row.game),
            Value::Text(&row.name),
            Value::Text(&row.body),
            Value::Int(row.created_at),
            Value::Int(row.changed_at),
        ];
        conn.execute(statements.insert, &values).await?;
        Ok(true)
    }
}

struct Update(Shelf, KeptRow);

impl Change for Update {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.1.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        let Self(shelf, row) = self;
        let values = [
            Value::Text(&row.name),
            Value::Text(&row.body),
            Value::Int(row.changed_at),
            Value::Text(&row.id),
            Value::Text(&row.person),
        ];
        match conn.execute(shelf.statements().update, &values).await? {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    }
}

struct Delete {
    shelf: Shelf,
    person: String,
    id: String,
}

impl Change for Delete {
    type Answer = bool;

    fn subject(&self) -> &str {
        &self.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<bool, StoreError> {
        let values = [Value::Text(&self.id), Value::Text(&self.person)];
        Ok(conn
            .execute(self.shelf.statements().delete, &values)
            .await?
            > 0)
    }
}

pub(crate) fn read(row: &mut Row) -> Result<KeptRow, StoreError> {
    Ok(KeptRow {
        id: row.text()?,
        person: row.text()?,
        game: row.text()?,
        name: row.text()?,
        body: row.text()?,
        created_at: row.int()?,
        changed_at: row.int()?,
    })
}
