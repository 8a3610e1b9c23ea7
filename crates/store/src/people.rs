//! People: guests with a name, and those who made an account.

use std::fmt;

use crate::change::Change;
use crate::error::StoreError;
use crate::sql::{Conn, Row, Value};
use crate::store::Store;

/// A guest, or the owner of an account.
#[derive(Clone, PartialEq, Eq)]
pub struct Person {
    /// Random and long, so that it cannot be guessed.
    pub id: String,
    /// What others read.
    pub name: String,
    /// The username of an account; no two are the same.
    pub login: Option<String>,
    /// Argon2's text, never the password itself.
    pub password: Option<String>,
    /// The code of the language that they read.
    pub language: String,
    /// The colours that they chose.
    pub theme: String,
    /// The address to call when it is their turn.
    pub webhook: Option<String>,
    /// The hash of what lets them in when all else is lost; no two are the same.
    pub recovery: Option<String>,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// When they last asked for anything, in milliseconds since 1970.
    pub seen_at: i64,
}

pub(crate) const SELECT_BY_ID: &str =
    "SELECT id, name, login, password, language, theme, webhook, recovery, created_at, seen_at
    FROM people WHERE id = $1";
pub(crate) const SELECT_BY_LOGIN: &str =
    "SELECT id, name, login, password, language, theme, webhook, recovery, created_at, seen_at
    FROM people WHERE login = $1";
const SELECT_BY_RECOVERY: &str =
    "SELECT id, name, login, password, language, theme, webhook, recovery, created_at, seen_at
    FROM people WHERE recovery = $1";
const SELECT_AFTER: &str =
    "SELECT id, name, login, password, language, theme, webhook, recovery, created_at, seen_at
    FROM people WHERE id > $1 ORDER BY id LIMIT $2";

impl Store {
    /// Adds a person. An id or a login that is taken is a conflict.
    pub async fn insert_person(&self, person: &Person) -> Result<(), StoreError> {
        self.commit(Insert(person.clone())).await
    }

    /// The person of this id.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        self.row(SELECT_BY_ID, &[Value::Text(id)], read).await
    }

    /// The owner of the account with this username.
    pub async fn person_by_login(&self, login: &str) -> Result<Option<Person>, StoreError> {
        self.row(SELECT_BY_LOGIN, &[Value::Text(login)], read).await
    }

    /// The person whose way back has this hash.
    pub async fn person_by_recovery(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        self.row(SELECT_BY_RECOVERY, &[Value::Text(hash)], read)
            .await
    }

    /// The people after an id, in the order of their ids, at most so many; from the first one after `""`.
    pub async fn people(&self, after: &str, limit: u32) -> Result<Vec<Person>, StoreError> {
        let values = [Value::Text(after), Value::Int(limit.into())];
        self.rows(SELECT_AFTER, &values, read).await
    }

    /// Writes everything but `id` and `created_at`. A login that is taken is a conflict.
    pub async fn update_person(&self, person: &Person) -> Result<(), StoreError> {
        self.commit(Update(person.clone())).await
    }
}

pub(crate) struct Insert(pub(crate) Person);

impl Change for Insert {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0.id
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        const INSERT: &str = "INSERT INTO people (name, login, password, language, theme, webhook, recovery, seen_at, id, created_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
        let mut values = values(&self.0).to_vec();
        values.push(Value::Int(self.0.created_at));
        conn.execute(INSERT, &values).await?;
        Ok(())
    }
}

struct Update(Person);

impl Change for Update {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0.id
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE people SET name = $1, login = $2, password = $3, language = $4, theme = $5, webhook = $6,
            recovery = $7, seen_at = $8 WHERE id = $9";
        match conn.execute(UPDATE, &values(&self.0)).await? {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    }
}

/// `$1` to `$9` of both statements.
fn values(person: &Person) -> [Value<'_>; 9] {
    [
        Value::Text(&person.name),
        Value::MaybeText(person.login.as_deref()),
        Value::MaybeText(person.password.as_deref()),
        Value::Text(&person.language),
        Value::Text(&person.theme),
        Value::MaybeText(person.webhook.as_deref()),
        Value::MaybeText(person.recovery.as_deref()),
        Value::Int(person.seen_at),
        Value::Text(&person.id),
    ]
}

pub(crate) fn read(row: &mut Row) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.text()?,
        name: row.text()?,
        login: row.maybe_text()?,
        password: row.maybe_text()?,
        language: row.text()?,
        theme: row.text()?,
        webhook: row.maybe_text()?,
        recovery: row.maybe_text()?,
        created_at: row.int()?,
        seen_at: row.int()?,
    })
}

/// Without the password and the webhook: whatever is written to a log is not secret.
impl fmt::Debug for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Person")
            .field("id", &self.id)
            .field("name", &self.name)
            .field("login", &self.login)
            .finish_non_exhaustive()
    }
}
