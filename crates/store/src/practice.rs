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

/// How somebody's answers of one day went, to one kind of question of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PracticeDay {
    /// Whose it is.
    pub person: String,
    /// The day, counted from 1970.
    pub day: i64,
    /// The key of the game.
    pub game: String,
    /// The kind of question, as its writer calls it.
    pub theme: String,
    /// How many answers there were.
    pub asked: u32,
    /// How many of them were right.
    pub solved: u32,
}

/// Of one person, what is due first first.
pub(crate) const SELECT_DRILLS: &str =
    "SELECT person, item, game, box, due_at, asked, solved, answered_at, last_lost
    FROM practice WHERE person = $1 ORDER BY due_at, item";
/// Of one person, the first day first.
pub(crate) const SELECT_DAYS: &str = "SELECT person, day, game, theme, asked, solved
    FROM practice_days WHERE person = $1 ORDER BY day, game, theme";

impl Store {
    /// What somebody practises on, what is due first first.
    pub async fn drills(&self, person: &str) -> Result<Vec<Drill>, StoreError> {
        self.rows(SELECT_DRILLS, &[Value::Text(person)], read).await
    }

    /// How somebody practised, day by day.
    pub async fn practice_days(&self, person: &str) -> Result<Vec<PracticeDay>, StoreError> {
        let person = [Value::Text(person)];
        self.rows(SELECT_DAYS, &person, read_day).await
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

    /// Writes how it went, and adds the answer to those of its day: both or neither.
    pub async fn keep_answer(&self, drill: &Drill, day: &PracticeDay) -> Result<(), StoreError> {
        self.commit(Answer(drill.clone(), day.clone())).await
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

const COUNT: &str = "INSERT INTO practice_days (person, day, game, theme, asked, solved) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (person, day, game, theme) DO UPDATE SET asked = practice_days.asked + excluded.asked,
        solved = practice_days.solved + excluded.solved";

pub(crate) fn read_day(row: &mut Row) -> Result<PracticeDay, StoreError> {
    Ok(PracticeDay {
        person: row.text()?,
        day: row.int()?,
        game: row.text()?,
        theme: row.text()?,
        asked: row.narrow()?,
        solved: row.narrow()?,
    })
}

pub(crate) fn read(row: &mut Row) -> Result<Drill, StoreError> {
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
        write(conn, &self.0, self.1).await
    }
}

/// An answer: the position as it stands now, and one more of its day.
struct Answer(Drill, PracticeDay);

impl Change for Answer {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        write(conn, &self.0, KEEP).await?;
        count(conn, &self.1).await
    }
}

/// What somebody who comes from elsewhere has practised.
pub(crate) struct Bring(
    pub(crate) String,
    pub(crate) Vec<Drill>,
    pub(crate) Vec<PracticeDay>,
);

impl Change for Bring {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        for drill in &self.1 {
            write(conn, drill, KEEP).await?;
        }
        for day in &self.2 {
            count(conn, day).await?;
        }
        Ok(())
    }
}

async fn count(conn: &mut Conn<'_>, day: &PracticeDay) -> Result<(), StoreError> {
    let values = [
        Value::Text(&day.person),
        Value::Int(day.day),
        Value::Text(&day.game),
        Value::Text(&day.theme),
        Value::Int(day.asked.into()),
        Value::Int(day.solved.into()),
    ];
    conn.execute(COUNT, &values).await?;
    Ok(())
}

async fn write(
    conn: &mut Conn<'_>,
    drill: &Drill,
    statement: &'static str,
) -> Result<(), StoreError> {
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
    conn.execute(statement, &values).await?;
    Ok(())
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
