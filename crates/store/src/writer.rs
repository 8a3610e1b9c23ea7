//! Writes in groups: everything that waits is put into one transaction, and one wait for the disk serves all of it.
//!
//! A group is first tried together, its entries many to a statement. If one change of it is refused (another node has written that step), the transaction is
//! rolled back and each change gets a savepoint of its own, so that a conflict costs its neighbours some time and nothing else.
//!
//! SQLite has one writer, PostgreSQL a few; a table always has the same one. The changes of a group are made in the order of
//! their subjects, so that the groups of two nodes which meet in the same rows wait for each other in one direction only.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::mpsc;

use crate::change::Job;
use crate::copier::Copier;
use crate::entries;
use crate::error::StoreError;
use crate::link::Link;
use crate::marks;
use crate::news::{News, Teller};
use crate::sql::{Conn, Value};
use crate::stats::Counters;

/// More than this is another transaction, so that no caller waits long for the others.
pub(crate) const LARGEST_GROUP: usize = 1024;

type Group = Vec<Box<dyn Job>>;

pub(crate) struct Writer {
    pub(crate) link: Link,
    pub(crate) copier: Option<Copier>,
    pub(crate) queue: mpsc::Receiver<Box<dyn Job>>,
    pub(crate) teller: Teller,
    pub(crate) counters: Arc<Counters>,
    /// What this node calls itself when it tells others.
    pub(crate) node: Arc<str>,
}

impl Writer {
    /// Until the queue is closed and empty.
    pub(crate) async fn run(mut self) {
        let mut group = Group::new();
        while self.queue.recv_many(&mut group, LARGEST_GROUP).await > 0 {
            group.sort_by(|one, other| one.subject().cmp(other.subject()));
            let committed = self.commit(&mut group).await;
            let rows = match committed {
                Ok(()) => self.count_and_tell(&group),
                Err(_) => 0,
            };
            group.drain(..).for_each(|job| job.answer(&committed));
            if let Some(copier) = &mut self.copier {
                copier.written(rows).await;
            }
        }
        if let Some(copier) = self.copier {
            copier.close().await;
        }
        self.link.close().await;
    }

    /// Commits a group, again and again while that is safe and the database may come back.
    async fn commit(&mut self, group: &mut Group) -> Result<(), StoreError> {
        let started = Instant::now();
        for attempt in 0.. {
            match self.attempt(group).await {
                Ok(()) => break,
                Err(Failed { why, safe }) => {
                    tracing::warn!(attempt, safe, changes = group.len(), %why, "a commit failed");
                    self.link.rest_before_retry(attempt).await;
                    if !safe || started.elapsed() > self.link.patience() {
                        return Err(why);
                    }
                }
            }
            self.counters.tried_again();
        }
        Ok(())
    }

    async fn attempt(&mut self, group: &mut Group) -> Result<(), Failed> {
        let mut conn = self.link.conn().await?;
        let begin = begin(&conn);
        conn.execute(begin, &[]).await?;
        let made = match together(&mut conn, group).await {
            Err(why) if why.concerns_one_change() => {
                conn.execute("ROLLBACK", &[]).await?;
                conn.execute(begin, &[]).await?;
                one_by_one(&mut conn, group).await
            }
            made => made,
        };
        let told = match made {
            Ok(()) => tell_other_nodes(&mut conn, group, &self.node).await,
            failed => failed,
        };
        if let Err(why) = told {
            // The connection may be the very thing that is broken.
            let _ = conn.execute("ROLLBACK", &[]).await;
            return Err(why.into());
        }
        if let Err(why) = conn.execute("COMMIT", &[]).await {
            let _ = conn.execute("ROLLBACK", &[]).await;
            return Err(self.link.at_commit(why));
        }
        Ok(())
    }

    /// Says how many rows it was.
    fn count_and_tell(&self, group: &Group) -> usize {
        let made = || group.iter().filter(|job| job.is_made());
        let (changes, rows) = (made().count(), made().map(|job| job.rows()).sum::<usize>());
        let refused = group.len() - changes;
        self.counters
            .committed(changes as u64, refused as u64, rows as u64);
        made()
            .flat_map(|job| job.news())
            .filter(|news| !matches!(news, News::Told { .. })) // for the other nodes alone
            .for_each(|news| self.teller.tell(news));
        rows
    }
}

/// A transaction that came to nothing.
pub(crate) struct Failed {
    pub(crate) why: StoreError,
    /// It is certain that nothing was written.
    pub(crate) safe: bool,
}

impl From<StoreError> for Failed {
    fn from(why: StoreError) -> Self {
        Self { why, safe: true }
    }
}

async fn together(conn: &mut Conn<'_>, group: &mut Group) -> Result<(), StoreError> {
    let mut entries = Vec::new();
    for job in group.iter() {
        let (table_id, of_job) = job.entries();
        entries.extend(of_job.iter().map(|entry| (table_id, entry)));
    }
    entries::insert(conn, &entries).await?;
    marks::write(conn, group.iter().map(|job| &**job)).await?;
    for job in group {
        job.make(conn).await?;
    }
    Ok(())
}

async fn one_by_one(conn: &mut Conn<'_>, group: &mut Group) -> Result<(), StoreError> {
    for job in group {
        conn.execute("SAVEPOINT one", &[]).await?;
        if let Err(why) = alone(conn, job.as_mut()).await {
            if !why.concerns_one_change() {
                return Err(why);
            }
            conn.execute("ROLLBACK TO SAVEPOINT one", &[]).await?;
            job.refuse(why);
        }
        conn.execute("RELEASE SAVEPOINT one", &[]).await?;
    }
    Ok(())
}

/// What begins a transaction that will write.
pub(crate) fn begin(conn: &Conn<'_>) -> &'static str {
    match conn {
        Conn::Sqlite(_) => "BEGIN IMMEDIATE",
        Conn::Postgres(_) => "BEGIN",
    }
}

pub(crate) async fn alone(conn: &mut Conn<'_>, job: &mut dyn Job) -> Result<(), StoreError> {
    let (table_id, entries) = job.entries();
    let entries: Vec<_> = entries.iter().map(|entry| (table_id, entry)).collect();
    entries::insert(conn, &entries).await?;
    marks::write(conn, std::iter::once(&*job)).await?;
    job.make(conn).await
}

/// In the same transaction, so that who hears of it can read it, and what is rolled back is not told.
async fn tell_other_nodes(
    conn: &mut Conn<'_>,
    group: &Group,
    node: &str,
) -> Result<(), StoreError> {
    const NOTIFY: &str =
        "SELECT pg_notify('longtable', line) FROM string_to_table($1, chr(10)) AS line";
    if let Conn::Sqlite(_) = conn {
        return Ok(());
    }
    let lines = lines(group, node);
    if !lines.is_empty() {
        conn.execute(NOTIFY, &[Value::Text(&lines)]).await?;
    }
    Ok(())
}

fn lines(group: &Group, node: &str) -> String {
    let made = group.iter().filter(|job| job.is_made());
    let news = made.flat_map(|job| job.news());
    let lines: Vec<_> = news.filter_map(|news| news.line(node)).collect();
    lines.join("\n")
}
