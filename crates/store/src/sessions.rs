//! Where people are signed in. Only the hash of what a browser keeps is stored, so reading the database is not enough to act
//! for somebody.

use crate::change::Change;
use crate::error::StoreError;
use crate::settings;
use crate::sql::{Conn, Row, Value};
use crate::store::Store;

/// A browser in which somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// SHA-256 of what the browser keeps.
    pub hash: Vec<u8>,
    /// The id of the person.
    pub person: String,
    /// What the browser says it is, for people.
    pub device: String,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// When it was last renewed.
    pub seen_at: i64,
    /// The caller compares it with the caller's clock.
    pub expires_at: i64,
}

impl Store {
    /// Adds a session, and forgets all that had expired a month before this one was made: a clock that is wrong for a while
    /// signs nobody out for good. An unknown person is [`StoreError::NotFound`].
    pub async fn put_session(&self, session: &Session) -> Result<(), StoreError> {
        self.commit(Put(session.clone())).await
    }

    /// The session of this hash, expired or not.
    pub async fn session(&self, hash: &[u8]) -> Result<Option<Session>, StoreError> {
        const SELECT: &str = "SELECT hash, person, device, created_at, seen_at, expires_at
            FROM sessions WHERE hash = $1";
        self.row(SELECT, &[Value::Bytes(hash)], read).await
    }

    /// The sessions of a person, the one that was used last first.
    pub async fn sessions_of(&self, person: &str) -> Result<Vec<Session>, StoreError> {
        const SELECT: &str = "SELECT hash, person, device, created_at, seen_at, expires_at
            FROM sessions WHERE person = $1 ORDER BY seen_at DESC, hash";
        self.rows(SELECT, &[Value::Text(person)], read).await
    }

    /// Writes when a session was used and when it ends, if it has not ended meanwhile.
    pub async fn renew_session(&self, session: &Session) -> Result<(), StoreError> {
        self.commit(Renew(session.clone())).await
    }

    /// Ends a session of a person, and says whether there was one.
    pub async fn end_session(&self, person: &str, hash: &[u8]) -> Result<bool, StoreError> {
        let (person, hash) = (person.to_owned(), hash.to_vec());
        let ended = self.commit(End { person, hash }).await?;
        Ok(ended > 0)
    }

    /// Ends all sessions of a person, and the links to other devices that were not used yet.
    pub async fn end_sessions_of(&self, person: &str) -> Result<(), StoreError> {
        self.commit(EndAll(person.to_owned())).await
    }

    /// Rises whenever a session is ended or a token is deleted, on whatever node.
    pub async fn sign_outs(&self) -> Result<i64, StoreError> {
        const SELECT: &str = "SELECT CAST(value AS BIGINT) FROM settings WHERE name = 'sign-outs'";
        let count = self.row(SELECT, &[], Row::int).await?;
        Ok(count.unwrap_or_default())
    }
}

const MONTH_MS: i64 = 30 * 24 * 60 * 60 * 1000;

struct Put(Session);

impl Change for Put {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        const FORGET: &str = "DELETE FROM sessions WHERE expires_at < $1";
        const INSERT: &str =
            "INSERT INTO sessions (hash, person, device, created_at, seen_at, expires_at)
            VALUES ($1, $2, $3, $4, $5, $6)";
        let Self(session) = self;
        let long_ago = session.created_at - MONTH_MS;
        conn.execute(FORGET, &[Value::Int(long_ago)]).await?;
        let values = [
            Value::Bytes(&session.hash),
            Value::Text(&session.person),
            Value::Text(&session.device),
            Value::Int(session.created_at),
            Value::Int(session.seen_at),
            Value::Int(session.expires_at),
        ];
        conn.execute(INSERT, &values).await?;
        Ok(())
    }
}

struct Renew(Session);

impl Change for Renew {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        const UPDATE: &str = "UPDATE sessions SET seen_at = $1, expires_at = $2 WHERE hash = $3";
        let Self(session) = self;
        let values = [
            Value::Int(session.seen_at),
            Value::Int(session.expires_at),
            Value::Bytes(&session.hash),
        ];
        conn.execute(UPDATE, &values).await?;
        Ok(())
    }
}

struct End {
    person: String,
    hash: Vec<u8>,
}

impl Change for End {
    type Answer = u64;

    fn subject(&self) -> &str {
        &self.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<u64, StoreError> {
        const END: &str = "DELETE FROM sessions WHERE person = $1 AND hash = $2";
        let values = [Value::Text(&self.person), Value::Bytes(&self.hash)];
        let ended = conn.execute(END, &values).await?;
        settings::count_sign_out(conn).await?;
        Ok(ended)
    }
}

struct EndAll(String);

impl Change for EndAll {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        const SESSIONS: &str = "DELETE FROM sessions WHERE person = $1";
        const LINKS: &str = "DELETE FROM secrets WHERE person = $1 AND kind = 'device-link'";
        for sql in [SESSIONS, LINKS] {
            conn.execute(sql, &[Value::Text(&self.0)]).await?;
        }
        settings::count_sign_out(conn).await
    }
}

fn read(row: &mut Row) -> Result<Session, StoreError> {
    Ok(Session {
        hash: row.bytes()?,
        person: row.text()?,
        device: row.text()?,
        created_at: row.int()?,
        seen_at: row.int()?,
        expires_at: row.int()?,
    })
}
