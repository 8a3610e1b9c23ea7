//! What can go wrong.

use std::fmt;

use sqlx::error::{DatabaseError, ErrorKind};

/// Why a request to the store was not served. Nothing of a failed change is kept, with one exception that its sentence names:
/// a PostgreSQL that vanishes in the middle of a commit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Another writer was faster, or a name is taken: read again, then decide again.
    Conflict,
    /// What should be changed is not there.
    NotFound,
    /// A value that the store never takes.
    Refused(String),
    /// The database cannot be reached or cannot write now. Later it may.
    Unavailable(String),
    /// There is no room left to write, or the disk takes nothing. What is stored can be read, and later there may be room again.
    Full(String),
    /// What is stored cannot be understood.
    Damaged(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict => write!(f, "another writer was first"),
            Self::NotFound => write!(f, "it is not in the store"),
            Self::Refused(why) => write!(f, "the store does not take this: {why}"),
            Self::Unavailable(why) => write!(f, "the store cannot be used now: {why}"),
            Self::Full(why) => write!(f, "nothing can be written, the disk is full: {why}"),
            Self::Damaged(why) => write!(f, "the store is damaged: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl StoreError {
    /// Of one change only: its neighbours in the same transaction are as good as before.
    pub(crate) fn concerns_one_change(&self) -> bool {
        !matches!(self, Self::Unavailable(_) | Self::Full(_))
    }

    /// What is wrong, for a sentence that says where.
    pub(crate) fn cause(&self) -> String {
        match self {
            Self::Damaged(why) | Self::Unavailable(why) | Self::Refused(why) | Self::Full(why) => {
                why.clone()
            }
            other => other.to_string(),
        }
    }

    pub(crate) fn no_address() -> Self {
        Self::Refused("an address begins with sqlite: or postgres://".to_owned())
    }

    pub(crate) fn closed() -> Self {
        Self::Unavailable("it has been closed".to_owned())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error) => from_database(error.as_ref()),
            sqlx::Error::ColumnDecode { .. }
            | sqlx::Error::Decode(_)
            | sqlx::Error::ColumnIndexOutOfBounds { .. } => Self::Damaged(error.to_string()),
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => Self::closed(),
            sqlx::Error::PoolTimedOut => {
                Self::Unavailable("no connection became free in time".to_owned())
            }
            other => Self::Unavailable(other.to_string()),
        }
    }
}

fn from_database(error: &dyn DatabaseError) -> StoreError {
    match error.kind() {
        ErrorKind::UniqueViolation => return StoreError::Conflict,
        ErrorKind::ForeignKeyViolation => return StoreError::NotFound,
        _ => {}
    }
    let (says, code) = (error.to_string(), error.code().unwrap_or_default());
    if is_full(&code) {
        StoreError::Full(says)
    } else if may_pass(&code) {
        StoreError::Unavailable(says)
    } else {
        StoreError::Damaged(says)
    }
}

/// Whether a code says that nothing more can be written. Where a file may not grow (a quota, a limit of its size), SQLite does not speak
/// of a full disk (13) but of a write (778) or a new length (1546) that failed.
fn is_full(code: &str) -> bool {
    ["13", "778", "1546", "53100"].contains(&code)
}

/// Whether a code of SQLite (a number) or of PostgreSQL (five characters) is about the moment and not about the data.
fn may_pass(code: &str) -> bool {
    // SQLite: no permission, busy, locked, out of memory, read only, interrupted, I/O, full, cannot open. The lowest byte
    // is the primary code.
    const SQLITE: [u32; 9] = [3, 5, 6, 7, 8, 9, 10, 13, 14];
    // PostgreSQL: connection, not allowed in this state (a standby), authorization, rollback, resources, not ready,
    // operator's intervention, system.
    const POSTGRES: [&str; 9] = ["08", "25", "28", "3D", "40", "53", "55", "57", "58"];
    match (code.len(), code.parse::<u32>()) {
        (5, _) => POSTGRES.iter().any(|class| code.starts_with(class)),
        (_, Ok(number)) => SQLITE.contains(&(number & 0xff)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_pass_is_told_from_what_will_not() {
        let check = |code: &'static str, passes| assert_eq!(may_pass(code), passes, "{code}");
        check("5", true); // busy
        check("517", true); // busy, snapshot
        check("13", true); // disk full
        check("11", false); // corrupt
        check("26", false); // not a database
        check("40P01", true); // deadlock
        check("57P01", true); // the operator stops the server
        check("53100", true); // disk full
        check("42P01", false); // no such table
        check("", false);
    }

    #[test]
    fn a_full_disk_is_called_by_its_name() {
        let full = ["13", "778", "53100"].map(is_full);
        assert_eq!(full, [true; 3]);
        assert!(!is_full("266"), "a read that failed");
        let said = StoreError::Full("…".to_owned()).to_string();
        assert!(said.contains("disk is full"), "{said}");
        // All changes of a transaction meet the same disk.
        assert!(!StoreError::Full(String::new()).concerns_one_change());
    }
}
