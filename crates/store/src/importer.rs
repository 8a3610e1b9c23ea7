//! Many things written as one: all of them, or none.

use tokio::sync::oneshot;

use crate::change::{Change, Pending};
use crate::chat::{ChatLine, Say};
use crate::contents::Keep;
use crate::entries::{Append, Entry};
use crate::error::StoreError;
use crate::kept::{self, KeptRow, Shelf};
use crate::link::Link;
use crate::people::Person;
use crate::practice::{Bring, Drill, PracticeDay};
use crate::reviews;
use crate::sql::{Conn, Value};
use crate::tables::{Create, TableRow, good_id};
use crate::{people, postgres, sqlite, writer};

/// One transaction over everything that it is given. It ends with [`Importer::finish`]; whatever happens before that, also to
/// the whole process, leaves nothing behind. Meanwhile other writers to the same SQLite file wait.
#[derive(Debug)]
pub struct Importer(Link);

impl Importer {
    /// Opens `sqlite:PATH` (made if it is not there) or `postgres://…`, brings it up to date and begins.
    pub async fn begin(url: &str) -> Result<Self, StoreError> {
        let mut link = if url.starts_with("sqlite:") {
            let (writer, readers) = sqlite::open(url).await?;
            readers.close().await;
            Link::Sqlite(writer)
        } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            let (options, _) = postgres::open(url).await?;
            let options = Box::new(options);
            Link::Postgres {
                options,
                conn: None,
            }
        } else {
            return Err(StoreError::no_address());
        };
        let mut conn = link.conn().await?;
        let begin = writer::begin(&conn);
        conn.execute(begin, &[]).await?;
        Ok(Self(link))
    }

    /// Keeps all of it.
    pub async fn finish(mut self) -> Result<(), StoreError> {
        self.conn().await?.execute("COMMIT", &[]).await?;
        self.0.close().await;
        Ok(())
    }

    /// Whether there is a table of this id.
    pub async fn has_table(&mut self, id: &str) -> Result<bool, StoreError> {
        const SELECT: &str = "SELECT 1 FROM tables WHERE id = $1";
        let id = [Value::Text(id)];
        let found = self.conn().await?.row(SELECT, &id, |_| Ok(())).await?;
        Ok(found.is_some())
    }

    /// The person of this id.
    pub async fn person(&mut self, id: &str) -> Result<Option<Person>, StoreError> {
        let (select, id) = (people::SELECT_BY_ID, [Value::Text(id)]);
        self.conn().await?.row(select, &id, people::read).await
    }

    /// The owner of the account with this username.
    pub async fn person_by_login(&mut self, login: &str) -> Result<Option<Person>, StoreError> {
        let (select, login) = (people::SELECT_BY_LOGIN, [Value::Text(login)]);
        self.conn().await?.row(select, &login, people::read).await
    }

    /// Adds a person.
    pub async fn insert_person(&mut self, person: Person) -> Result<(), StoreError> {
        self.make(people::Insert(person)).await
    }

    /// Something that a person keeps, whatever their number.
    pub async fn insert_kept(&mut self, shelf: Shelf, row: KeptRow) -> Result<(), StoreError> {
        self.make(kept::Insert(shelf, row, u32::MAX)).await
    }

    /// Adds what a table is played with, unless it is there.
    pub async fn insert_content(&mut self, hash: &str, body: &str) -> Result<(), StoreError> {
        self.make(Keep::new(hash, body)).await
    }

    /// What a person who was added practises on, and how they practised day by day.
    pub async fn insert_practice(
        &mut self,
        person: &str,
        drills: Vec<Drill>,
        days: Vec<PracticeDay>,
    ) -> Result<(), StoreError> {
        self.make(Bring(person.to_owned(), drills, days)).await
    }

    /// The review of a match that was added.
    pub async fn insert_review(
        &mut self,
        table_id: &str,
        body: &str,
        made_at: i64,
    ) -> Result<(), StoreError> {
        let (table_id, body) = (table_id.to_owned(), body.to_owned());
        let keep = reviews::Keep {
            table_id,
            body,
            made_at,
        };
        self.make(keep).await
    }

    /// Adds a table with all that was played and said there. The chat is numbered by its order.
    pub async fn insert_table(
        &mut self,
        row: TableRow,
        entries: Vec<Entry>,
        chat: Vec<ChatLine>,
    ) -> Result<(), StoreError> {
        good_id(&row.id)?;
        let append = Append::new(&row.id, entries);
        self.make(Create(row)).await?;
        self.make(append).await?;
        for line in chat {
            self.make(Say(line)).await?;
        }
        Ok(())
    }

    async fn make(&mut self, change: impl Change) -> Result<(), StoreError> {
        let (nobody, _) = oneshot::channel();
        let mut job = Pending::new(change, nobody);
        writer::alone(&mut self.conn().await?, &mut job).await
    }

    async fn conn(&mut self) -> Result<Conn<'_>, StoreError> {
        self.0.conn().await
    }
}
