//! Sets: content files that people correct. What is in one is a text that only its game understands.

use crate::change::Change;
use crate::error::StoreError;
use crate::sql::{Conn, Row, Value};
use crate::store::Store;

/// A set as the store keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetRow {
    /// Random and long: whoever has it may look at the set.
    pub id: String,
    /// The id of the person whose set it is. Nobody else changes it.
    pub person: String,
    /// The key of the game that it is for.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// The content file.
    pub body: String,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// Milliseconds since 1970.
    pub changed_at: i64,
}

const SELECT_BY_ID: &str =
    "SELECT id, person, game, name, body, created_at, changed_at FROM sets WHERE id = $1";
pub(crate) const SELECT_BY_PERSON: &str =
    "SELECT id, person, game, name, body, created_at, changed_at
    FROM sets WHERE person = $1 ORDER BY changed_at DESC, id";

impl Store {
    /// Adds a set if its owner has fewer than `most`, and says whether it did. An unknown person is [`StoreError::NotFound`], an id
    /// that exists is a conflict.
    pub async fn insert_set(&self, set: &SetRow, most: u32) -> Result<bool, StoreError> {
        self.commit(Insert(set.clone(), most)).await
    }

    /// The set of this id.
    pub async fn set(&self, id: &str) -> Result<Option<SetRow>, StoreError> {
        self.row(SELECT_BY_ID, &[Value::Text(id)], read).await
    }

    /// A person's sets, the latest first.
    pub async fn sets_of(&self, person: &str) -> Result<Vec<SetRow>, StoreError> {
        let values = [Value::Text(person)];
        self.rows(SELECT_BY_PERSON, &values, read).await
    }

    /// The same without their content, for lists.
    pub async fn set_names_of(&self, person: &str) -> Result<Vec<SetRow>, StoreError> {
        const SELECT: &str = "SELECT id, person, game, name, '' AS body, created_at, changed_at
            FROM sets WHERE person = $1 ORDER BY changed_at DESC, id";
        self.rows(SELECT, &[Value::Text(person)], read).await
    }

    /// Writes name, content and `changed_at` of a set. That of somebody else is [`StoreError::NotFound`].
    pub async fn update_set(&self, set: &SetRow) -> Result<(), StoreError> {
        self.commit(Update(set.clone())).await
    }

    /// Removes a set of this person, and says whether there was one.
    pub async fn delete_set(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let (person, id) = (person.to_owned(), id.to_owned());
        self.commit(Delete { person, id }).await
    }
}

/// Where the owner has room for one more.
pub(crate) struct Insert(pub(crate) SetRow, pub(crate) u32);

impl Change for Insert {
    type Answer = bool;

    fn subject(&self) -> &str {
        &self.0.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<bool, StoreError> {
        const COUNT: &str = "SELECT count(*) FROM sets WHERE person = $1";
        const INSERT: &str =
            "INSERT INTO sets (id, person, game, name, body, created_at, changed_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let Self(set, most) = self;
        let person = [Value::Text(&set.person)];
        let has = conn.row(COUNT, &person, Row::int).await?;
        if has.is_some_and(|has| has >= i64::from(*most)) {
            return Ok(false);
        }
        let values = [
            Value::Text(&set.id),
            Value::Text(&set.person),
            Value::Text(&set.game),
            Value::Text(&set.name),
            Value::Text(&set.body),
            Value::Int(set.created_at),
            Value::Int(set.changed_at),
        ];
        conn.execute(INSERT, &values).await?;
        Ok(true)
    }
}

struct Update(SetRow);

impl Change for Update {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE sets SET name = $1, body = $2, changed_at = $3
            WHERE id = $4 AND person = $5";
        let Self(set) = self;
        let values = [
            Value::Text(&set.name),
            Value::Text(&set.body),
            Value::Int(set.changed_at),
            Value::Text(&set.id),
            Value::Text(&set.person),
        ];
        match conn.execute(UPDATE, &values).await? {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    }
}

struct Delete {
    person: String,
    id: String,
}

impl Change for Delete {
    type Answer = bool;

    fn subject(&self) -> &str {
        &self.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<bool, StoreError> {
        const DELETE: &str = "DELETE FROM sets WHERE id = $1 AND person = $2";
        let values = [Value::Text(&self.id), Value::Text(&self.person)];
        Ok(conn.execute(DELETE, &values).await? > 0)
    }
}

pub(crate) fn read(row: &mut Row) -> Result<SetRow, StoreError> {
    Ok(SetRow {
        id: row.text()?,
        person: row.text()?,
        game: row.text()?,
        name: row.text()?,
        body: row.text()?,
        created_at: row.int()?,
        changed_at: row.int()?,
    })
}
