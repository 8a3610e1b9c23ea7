//! A change of what is stored, as a value: it can wait in a queue, share a transaction with others and be made again when the
//! first try came to nothing.

use std::pin::Pin;

use tokio::sync::oneshot;

use crate::entries::Entry;
use crate::error::StoreError;
use crate::news::News;
use crate::sql::Conn;
use crate::turns::Turn;

/// What one call of the store writes.
pub(crate) trait Change: Send + Sync + 'static {
    type Answer: Send + Sync + 'static;

    /// What it is about: a table, a person. Changes of one subject are made in the order in which they came.
    fn subject(&self) -> &str;

    /// The entries that it adds, and to which table. The writer writes them, together with those of other changes, and then
    /// calls [`Change::make`] for the rest.
    fn entries(&self) -> (&str, &[Entry]) {
        ("", &[])
    }

    /// Whose turn it is at a table after this change. The writer writes it like the entries.
    fn turn(&self) -> Option<(&str, &Turn)> {
        None
    }

    /// Writes the rest, inside a transaction that the writer begins and ends.
    fn make(
        &self,
        conn: &mut Conn<'_>,
    ) -> impl Future<Output = Result<Self::Answer, StoreError>> + Send;

    /// What is to be told once it is committed.
    fn news(&self) -> Vec<News> {
        Vec::new()
    }

    /// For the statistics.
    fn rows(&self) -> usize {
        1
    }
}

/// A change in the writer's queue, whatever its answer is.
pub(crate) trait Job: Send + Sync {
    fn subject(&self) -> &str;
    fn entries(&self) -> (&str, &[Entry]);
    fn turn(&self) -> Option<(&str, &Turn)>;
    fn news(&self) -> Vec<News>;
    fn rows(&self) -> usize;
    /// Makes the change and remembers what came of it.
    fn make<'a>(
        &'a mut self,
        conn: &'a mut Conn<'_>,
    ) -> Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send + 'a>>;
    fn refuse(&mut self, why: StoreError);
    /// Whether the last try was good.
    fn is_made(&self) -> bool;
    /// Tells the waiting caller, when the transaction has ended.
    fn answer(self: Box<Self>, committed: &Result<(), StoreError>);
}

/// A change and the caller that waits for it.
pub(crate) struct Pending<C: Change> {
    change: C,
    made: Result<C::Answer, StoreError>,
    reply: oneshot::Sender<Result<C::Answer, StoreError>>,
}

impl<C: Change> Pending<C> {
    pub(crate) fn new(change: C, reply: oneshot::Sender<Result<C::Answer, StoreError>>) -> Self {
        let made = Err(StoreError::closed());
        Self {
            change,
            made,
            reply,
        }
    }
}

impl<C: Change> Job for Pending<C> {
    fn subject(&self) -> &str {
        self.change.subject()
    }

    fn entries(&self) -> (&str, &[Entry]) {
        self.change.entries()
    }

    fn turn(&self) -> Option<(&str, &Turn)> {
        self.change.turn()
    }

    fn news(&self) -> Vec<News> {
        self.change.news()
    }

    fn rows(&self) -> usize {
        self.change.rows()
    }

    fn make<'a>(
        &'a mut self,
        conn: &'a mut Conn<'_>,
    ) -> Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send + 'a>> {
        Box::pin(async move {
            self.made = self.change.make(conn).await;
            self.made.as_ref().map(|_| ()).map_err(StoreError::clone)
        })
    }

    fn refuse(&mut self, why: StoreError) {
        self.made = Err(why);
    }

    fn is_made(&self) -> bool {
        self.made.is_ok()
    }

    fn answer(self: Box<Self>, committed: &Result<(), StoreError>) {
        let answer = match committed {
            Ok(()) => self.made,
            Err(why) => Err(why.clone()),
        };
        // The caller may have gone away: what is written stays written.
        let _ = self.reply.send(answer);
    }
}
