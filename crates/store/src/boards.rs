//! Boards that people build themselves. What is on one is a text that only its game understands.

use crate::change::Change;
use crate::error::StoreError;
use crate::sql::{Conn, Row, Value};
use crate::store::Store;

/// A board as the store keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardRow {
    /// Random and long: whoever has it may look at the board.
    pub id: String,
    /// The id of the person whose board it is. Nobody else changes it.
    pub person: String,
    /// The key of the game that it is for.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// The set-up of a table on it, as people write it.
    pub setup: String,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// Milliseconds since 1970.
    pub changed_at: i64,
}

const SELECT_BY_ID: &str =
    "SELECT id, person, game, name, setup, created_at, changed_at FROM boards WHERE id = $1";
pub(crate) const SELECT_BY_PERSON: &str =
    "SELECT id, person, game, name, setup, created_at, changed_at
    FROM boards WHERE person = $1 ORDER BY changed_at DESC, id";

impl Store {
    /// Adds a board if its owner has fewer than `most`, and says whether it did. An unknown person is [`StoreError::NotFound`], an id
    /// that exists is a conflict.
    pub async fn insert_board(&self, board: &BoardRow, most: u32) -> Result<bool, StoreError> {
        self.commit(Insert(board.clone(), most)).await
    }

    /// The board of this id.
    pub async fn board(&self, id: &str) -> Result<Option<BoardRow>, StoreError> {
        self.row(SELECT_BY_ID, &[Value::Text(id)], read).await
    }

    /// A person's boards, the latest first.
    pub async fn boards_of(&self, person: &str) -> Result<Vec<BoardRow>, StoreError> {
        let values = [Value::Text(person)];
        self.rows(SELECT_BY_PERSON, &values, read).await
    }

    /// Writes name, set-up and `changed_at` of a board. That of somebody else is [`StoreError::NotFound`].
    pub async fn update_board(&self, board: &BoardRow) -> Result<(), StoreError> {
        self.commit(Update(board.clone())).await
    }

    /// Removes a board of this person, and says whether there was one.
    pub async fn delete_board(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let (person, id) = (person.to_owned(), id.to_owned());
        self.commit(Delete { person, id }).await
    }
}

/// Where the owner has room for one more.
pub(crate) struct Insert(pub(crate) BoardRow, pub(crate) u32);

impl Change for Insert {
    type Answer = bool;

    fn subject(&self) -> &str {
        &self.0.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<bool, StoreError> {
        const COUNT: &str = "SELECT count(*) FROM boards WHERE person = $1";
        const INSERT: &str =
            "INSERT INTO boards (id, person, game, name, setup, created_at, changed_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let Self(board, most) = self;
        let person = [Value::Text(&board.person)];
        let has = conn.row(COUNT, &person, Row::int).await?;
        if has.is_some_and(|has| has >= i64::from(*most)) {
            return Ok(false);
        }
        let values = [
            Value::Text(&board.id),
            Value::Text(&board.person),
            Value::Text(&board.game),
            Value::Text(&board.name),
            Value::Text(&board.setup),
            Value::Int(board.created_at),
            Value::Int(board.changed_at),
        ];
        conn.execute(INSERT, &values).await?;
        Ok(true)
    }
}

struct Update(BoardRow);

impl Change for Update {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE boards SET name = $1, setup = $2, changed_at = $3
            WHERE id = $4 AND person = $5";
        let Self(board) = self;
        let values = [
            Value::Text(&board.name),
            Value::Text(&board.setup),
            Value::Int(board.changed_at),
            Value::Text(&board.id),
            Value::Text(&board.person),
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
        const DELETE: &str = "DELETE FROM boards WHERE id = $1 AND person = $2";
        let values = [Value::Text(&self.id), Value::Text(&self.person)];
        Ok(conn.execute(DELETE, &values).await? > 0)
    }
}

pub(crate) fn read(row: &mut Row) -> Result<BoardRow, StoreError> {
    Ok(BoardRow {
        id: row.text()?,
        person: row.text()?,
        game: row.text()?,
        name: row.text()?,
        setup: row.text()?,
        created_at: row.int()?,
        changed_at: row.int()?,
    })
}
