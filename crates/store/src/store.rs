//! Opening and closing; how a change gets to a writer and a question to a reader.

use std::hash::{BuildHasher, DefaultHasher, Hash, Hasher, RandomState};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use sqlx::{PgPool, SqlSafeStr, SqlStr, SqlitePool};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::change::{Change, Job, Pending};
use crate::copier::Copier;
use crate::error::StoreError;
use crate::link::{Link, PATIENCE, rest};
use crate::news::{Listener, News, Teller};
use crate::sql::{Conn, Row, Value};
use crate::stats::{Counters, Stats};
use crate::writer::{LARGEST_GROUP, Writer};
use crate::{postgres, sqlite};

/// Everything that is kept. Clones share it.
///
/// A call that changes something returns when the change is on the disk. A caller that goes away meanwhile does not stop it.
///
/// ```
/// # tokio::runtime::Runtime::new().unwrap().block_on(async {
/// let store = store::Store::open("sqlite::memory:").await?;
/// assert_eq!(store.get_or_put("colour", "red").await?, "red");
/// assert_eq!(store.get_or_put("colour", "blue").await?, "red"); // the first value stays
/// store.close().await;
/// # Ok::<(), store::StoreError>(())
/// # }).unwrap();
/// ```
#[derive(Clone, Debug)]
pub struct Store(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    readers: Readers,
    /// What the open store has and the closed one has not.
    open: Mutex<Option<Open>>,
    counters: Arc<Counters>,
}

#[derive(Debug)]
struct Open {
    queues: Vec<mpsc::Sender<Box<dyn Job>>>,
    writers: Vec<JoinHandle<()>>,
    teller: Teller,
    /// Hears the other nodes.
    ear: Option<JoinHandle<()>>,
}

#[derive(Debug)]
enum Readers {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// SQLite has one writer by nature.
const POSTGRES_WRITERS: usize = 4;

impl Store {
    /// Opens `sqlite:PATH` (made if it is not there), `sqlite::memory:` or `postgres://…`, and brings it up to date.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let teller = Teller::new();
        let node: Arc<str> = format!("{:016x}", RandomState::new().hash_one(url)).into();
        let mut copier = None;
        let (readers, links, ear) = if url.starts_with("sqlite:") {
            let (writer, readers) = sqlite::open(url).await?;
            copier = Copier::open(url).await?;
            (Readers::Sqlite(readers), vec![Link::Sqlite(writer)], None)
        } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            let (options, readers) = postgres::open(url).await?;
            let link = || Link::Postgres {
                options: Box::new(options.clone()),
                conn: None,
            };
            let links = std::iter::repeat_with(link).take(POSTGRES_WRITERS);
            let ear = postgres::ear_for(&options).await?;
            let hear = postgres::listen(ear, options.clone(), teller.clone(), node.clone());
            let ear = tokio::spawn(hear);
            (Readers::Postgres(readers), links.collect(), Some(ear))
        } else {
            return Err(StoreError::no_address());
        };
        let counters = Arc::<Counters>::default();
        let (mut queues, mut writers) = (Vec::new(), Vec::new());
        for link in links {
            // Who finds the queue full waits: a slow disk slows the players, and the memory stays bounded.
            let (sender, queue) = mpsc::channel(LARGEST_GROUP);
            let writer = Writer {
                link,
                copier: copier.take(),
                queue,
                teller: teller.clone(),
                counters: counters.clone(),
                node: node.clone(),
            };
            queues.push(sender);
            writers.push(tokio::spawn(writer.run()));
        }
        let open = Open {
            queues,
            writers,
            teller,
            ear,
        };
        let store = Self(Arc::new(Inner {
            readers,
            open: Mutex::new(Some(open)),
            counters,
        }));
        store.fill_in_the_background();
        Ok(store)
    }

    /// What a newer schema adds to old tables may take a while to work out; nobody waits for it.
    fn fill_in_the_background(&self) {
        let store = self.clone();
        tokio::spawn(async move {
            if let Err(why) = store.fill_sums().await {
                tracing::warn!(%why, "not all checksums are worked out; the next start goes on");
            }
        });
    }

    /// Writes what still waits, puts everything into the one file and lets go of it. Later calls find the store unavailable.
    pub async fn close(&self) {
        let open = self.0.lock().take();
        let Some(mut open) = open else { return };
        // Readers first: the last connection to a file may then tidy it up.
        match &self.0.readers {
            Readers::Sqlite(pool) => pool.close().await,
            Readers::Postgres(pool) => pool.close().await,
        }
        open.queues.clear();
        for writer in open.writers.drain(..) {
            if let Err(why) = writer.await {
                tracing::error!(%why, "a writer did not end well");
            }
        }
    }

    /// Reads and writes a row, as everything else does: an error says that this cannot be done now. A disk that is full
    /// can be read, and takes a transaction in which nothing is written.
    pub async fn ping(&self, now: i64) -> Result<(), StoreError> {
        self.rows("SELECT 1", &[], |_| Ok(())).await?;
        self.put("last-ping", &now.to_string()).await
    }

    /// Everything that is written from now on, by this node or another.
    #[must_use]
    pub fn news(&self) -> Listener {
        let open = self.0.lock();
        // A teller that is dropped immediately makes a listener that hears the end.
        open.as_ref()
            .map_or_else(|| Teller::new().listener(), |open| open.teller.listener())
    }

    /// Whether other nodes may use it at the same time.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        matches!(self.0.readers, Readers::Postgres(_))
    }

    /// Tells the other nodes something that is not kept; they hear it as [`News::Told`]. One line of at most 7,000 bytes.
    /// Where there are no other nodes nothing is done.
    pub async fn tell(&self, line: &str) -> Result<(), StoreError> {
        if !self.is_shared() {
            return Ok(());
        }
        self.commit(Tell(line.into())).await
    }

    /// What has been written since the store was opened.
    #[must_use]
    pub fn stats(&self) -> Stats {
        self.0.counters.read()
    }

    /// Hands a change to its writer and waits until it is committed.
    pub(crate) async fn commit<C: Change>(&self, change: C) -> Result<C::Answer, StoreError> {
        let queue = self.queue_of(change.subject())?;
        let (reply, answer) = oneshot::channel();
        let job = Box::new(Pending::new(change, reply));
        queue.send(job).await.map_err(|_| StoreError::closed())?;
        drop(queue);
        answer.await.unwrap_or_else(|_| Err(StoreError::closed()))
    }

    fn queue_of(&self, subject: &str) -> Result<mpsc::Sender<Box<dyn Job>>, StoreError> {
        let open = self.0.lock();
        let queues = &open.as_ref().ok_or_else(StoreError::closed)?.queues;
        let mut hasher = DefaultHasher::new();
        subject.hash(&mut hasher);
        let nth = hasher.finish() as usize % queues.len();
        Ok(queues[nth].clone())
    }

    /// All rows that a question gives. Asking twice does no harm, so a connection that was lost is no reason to fail.
    pub(crate) async fn rows<T>(
        &self,
        sql: impl SqlSafeStr,
        values: &[Value<'_>],
        read: fn(&mut Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let sql = sql.into_sql_str();
        let started = Instant::now();
        for attempt in 0.. {
            match self.0.readers.rows(sql.clone(), values, read).await {
                Err(StoreError::Unavailable(why))
                    if self.0.readers.come_back() && started.elapsed() < PATIENCE =>
                {
                    tracing::warn!(attempt, %why, "reading failed");
                    tokio::time::sleep(rest(attempt)).await;
                }
                answer => return answer,
            }
        }
        Err(StoreError::closed())
    }

    pub(crate) async fn row<T>(
        &self,
        sql: impl SqlSafeStr,
        values: &[Value<'_>],
        read: fn(&mut Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.rows(sql, values, read).await?.pop())
    }
}

/// Only its news.
struct Tell(Arc<str>);

impl Change for Tell {
    type Answer = ();

    fn subject(&self) -> &str {
        ""
    }

    async fn make(&self, _: &mut Conn<'_>) -> Result<(), StoreError> {
        Ok(())
    }

    fn news(&self) -> Vec<News> {
        vec![News::Told {
            node: "".into(),
            text: self.0.clone(),
        }]
    }

    fn rows(&self) -> usize {
        0
    }
}

impl Readers {
    async fn rows<T>(
        &self,
        sql: SqlStr,
        values: &[Value<'_>],
        read: fn(&mut Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        match self {
            Self::Sqlite(pool) => {
                let mut conn = pool.acquire().await?;
                Conn::Sqlite(&mut conn).rows(sql, values, read).await
            }
            Self::Postgres(pool) => {
                let mut conn = pool.acquire().await?;
                Conn::Postgres(&mut conn).rows(sql, values, read).await
            }
        }
    }

    /// Whether waiting can help.
    fn come_back(&self) -> bool {
        matches!(self, Self::Postgres(pool) if !pool.is_closed())
    }
}

impl Inner {
    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Open>> {
        // Nothing that holds this lock can panic half-way.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        // The writers end by themselves when their queues are gone and empty; an ear would listen for ever.
        if let Some(ear) = &self.ear {
            ear.abort();
        }
    }
}
