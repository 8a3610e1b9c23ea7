//! Positions that people practise on, and how it went. What an item is and when it is due, only its writer knows.

use crate::change::Change;
use crate::error::StoreError;
use crate::sql::{Conn, Row, Value};
use crate::store::Store;

/// A position that somebody practises on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drill {
    /// Whose it is.
    pub person: String,
    /// Names the position.
    pub item: String,
    /// The key of its game.
    pub game: String,
    /// How well they know it; 0 for one that was never answered.
    pub level: u32,
    /// When it is to be asked next, in milliseconds since 1970.
    pub due_at: i64,
    /// How often it was answered.
    pub asked: u32,
    /// How often that was right.
    pub solved: u32,
    /// When it was answered last.
    pub answered_at: Option<i64>,
    /// What the last answer cost, in thousandths of a match.
    pub last_lost: Option<i64>,
}

impl Store {
    /// What somebody practises on, what is due first first.
    pub async fn drills(&self, person: &str) -> Result<Vec<Drill>, StoreError> {
        const SELECT: &str =
            "SELECT person, item, game, box, due_at, asked, solved, answered_at, last_lost
            FROM practice WHERE person = $1 ORDER BY due_at, item";
        self.rows(SELECT, &[Value::Text(person)], read).await
    }

    /// One of them.
    pub async fn drill(&self, person: &str, item: &str) -> Result<Option<Drill>, StoreError> {
        const SELECT: &str =
            "SELECT person, item, game, box, due_at, asked, solved, answered_at, last_lost
            FROM practice WHERE person = $1 AND item = $2";
        let which = [Value::Text(person), Value::Text(item)];
        self.row(SELECT, &which, read).await
    }

    /// Adds those that are not there yet; what is known of the others stays. Those of unknown people are left out.
    pub async fn add_drills(&self, drills: &[Drill]) -> Result<(), StoreError> {
        for drill in drills {
            match self.commit(Write(drill.clone(), ADD)).await {
                Ok(()) | Err(StoreError::NotFound) => {}
                failed => return failed,
            }
        }
        Ok(())
    }

    /// Writes how it went. An unknown person is [`StoreError::NotFound`].
    pub async fn keep_drill(&self, drill: &Drill) -> Result<(), StoreError> {
        self.commit(Write(drill.clone(), KEEP)).await
    }

    /// What is no position any more.
    pub async fn forget_drill(&self, person: &str, item: &str) -> Result<(), StoreError> {
        let (person, item) = (person.to_owned(), item.to_owned());
        self.commit(Forget { person, item }).await
    }
}

const ADD: &str =
    "INSERT INTO practice (person, item, game, box, due_at, asked, solved, answered_at, last_lost)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (person, item) DO NOTHING";
const KEEP: &str = "INSERT INTO practice (person, item, game, box, due_at, asked, solved, answered_at, last_lost)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (person, item) DO UPDATE SET box = excluded.box, due_at = excluded.due_at, asked = excluded.asked,
        solved = excluded.solved, answered_at = excluded.answered_at, last_lost = excluded.last_lost";

fn read(row: &mut Row) -> Result<Drill, StoreError> {
    Ok(Drill {
        person: row.text()?,
        item: row.text()?,
        game: row.text()?,
        level: row.narrow()?,
        due_at: row.int()?,
        asked: row.narrow()?,
        solved: row.narrow()?,
        answered_at: row.maybe_int()?,
        last_lost: row.maybe_int()?,
    })
}

struct Write(Drill, &'static str);

impl Change for Write {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        let Self(drill, statement) = self;
        let values = [
            Value::Text(&drill.person),
            Value::Text(&drill.item),
            Value::Text(&drill.game),
            Value::Int(drill.level.into()),
            Value::Int(drill.due_at),
            Value::Int(drill.asked.into()),
            Value::Int(drill.solved.into()),
            Value::MaybeInt(drill.answered_at),
            Value::MaybeInt(drill.last_lost),
        ];
        conn.execute(*statement, &values).await?;
        Ok(())
    }
}

struct Forget {
    person: String,
    item: String,
}

impl Change for Forget {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        const DELETE: &str = "DELETE FROM practice WHERE person = $1 AND item = $2";
        let which = [Value::Text(&self.person), Value::Text(&self.item)];
        conn.execute(DELETE, &which).await?;
        Ok(())
    }
}
