//! Secrets that let someone in: API tokens, and links that move a seat to another device. Only their hashes are kept, so
//! reading the database is not enough to use them.

use crate::change::Change;
use crate::error::StoreError;
use crate::settings;
use crate::sql::{Conn, Row, Value};
use crate::store::Store;

/// A secret as the store keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secret {
    /// SHA-256 of the secret.
    pub hash: Vec<u8>,
    /// What it is good for.
    pub kind: SecretKind,
    /// The id of the person whom it lets act.
    pub person: String,
    /// What the person calls it.
    pub label: String,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// The caller compares it with the caller's clock.
    pub expires_at: Option<i64>,
}

/// What a secret is good for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SecretKind {
    /// Requests to the API, until it expires or is deleted.
    ApiToken,
    /// Signing in on another device, once.
    DeviceLink,
}

impl Store {
    /// Keeps a secret. An unknown person is [`StoreError::NotFound`], a hash that exists is a conflict.
    pub async fn put_secret(&self, secret: &Secret) -> Result<(), StoreError> {
        self.commit(Put(secret.clone())).await
    }

    /// The secret of this hash, expired or not.
    pub async fn find_secret(&self, hash: &[u8]) -> Result<Option<Secret>, StoreError> {
        const SELECT: &str =
            "SELECT hash, kind, person, label, created_at, expires_at FROM secrets WHERE hash = $1";
        self.row(SELECT, &[Value::Bytes(hash)], read).await
    }

    /// Finds a secret of this kind and removes it: of all who try, one gets it. One of another kind stays.
    pub async fn take_secret(
        &self,
        hash: &[u8],
        kind: SecretKind,
    ) -> Result<Option<Secret>, StoreError> {
        let hash = hash.to_vec();
        self.commit(Take { hash, kind }).await
    }

    /// Oldest first.
    pub async fn secrets_of(&self, person: &str) -> Result<Vec<Secret>, StoreError> {
        const SELECT: &str = "SELECT hash, kind, person, label, created_at, expires_at FROM secrets
            WHERE person = $1 ORDER BY created_at, hash";
        self.rows(SELECT, &[Value::Text(person)], read).await
    }
}

struct Put(Secret);

impl Change for Put {
    type Answer = ();

    fn subject(&self) -> &str {
        &self.0.person
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<(), StoreError> {
        const INSERT: &str =
            "INSERT INTO secrets (hash, kind, person, label, created_at, expires_at)
            VALUES ($1, $2, $3, $4, $5, $6)";
        let Self(secret) = self;
        let values = [
            Value::Bytes(&secret.hash),
            Value::Text(secret.kind.word()),
            Value::Text(&secret.person),
            Value::Text(&secret.label),
            Value::Int(secret.created_at),
            Value::MaybeInt(secret.expires_at),
        ];
        conn.execute(INSERT, &values).await?;
        Ok(())
    }
}

struct Take {
    hash: Vec<u8>,
    kind: SecretKind,
}

impl Change for Take {
    type Answer = Option<Secret>;

    /// It is not known yet whose it is, and it needs no order.
    fn subject(&self) -> &str {
        ""
    }

    async fn make(&self, conn: &mut Conn<'_>) -> Result<Option<Secret>, StoreError> {
        const TAKE: &str = "DELETE FROM secrets WHERE hash = $1 AND kind = $2
            RETURNING hash, kind, person, label, created_at, expires_at";
        let values = [Value::Bytes(&self.hash), Value::Text(self.kind.word())];
        let taken = conn.row(TAKE, &values, read).await?;
        if taken.is_some() {
            settings::count_sign_out(conn).await?;
        }
        Ok(taken)
    }
}

fn read(row: &mut Row) -> Result<Secret, StoreError> {
    Ok(Secret {
        hash: row.bytes()?,
        kind: row.word(SecretKind::of)?,
        person: row.text()?,
        label: row.text()?,
        created_at: row.int()?,
        expires_at: row.maybe_int()?,
    })
}

impl SecretKind {
    const ALL: [Self; 2] = [Self::ApiToken, Self::DeviceLink];

    const fn word(self) -> &'static str {
        match self {
            Self::ApiToken => "api-token",
            Self::DeviceLink => "device-link",
        }
    }

    fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}
