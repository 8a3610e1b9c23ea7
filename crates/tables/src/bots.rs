//! Bots at tables. They think on threads of their own, a few at a time, each table in its turn.

use std::sync::Arc;
use std::sync::atomic::Ordering::{AcqRel, Release};
use std::time::{Duration, Instant};

use catalog::{Pace, Thought};
use face::Language;
use tokio::sync::Semaphore;

use crate::hub::{Held, Hub, OpenTable};
use crate::trouble::{Outcome, Trouble};

/// Threads to think on, a few at a time.
pub struct Thinkers {
    /// Hands out turns in the order in which they were asked for, and every table asks for one at a time: none starves.
    turns: Semaphore,
    /// Where people watch, an answer takes at least this long, so that they can follow.
    pause: Duration,
    /// How long those think who give hints.
    pub pace: Pace,
}

impl Thinkers {
    pub fn new(threads: usize, pause: Duration, pace: Pace) -> Self {
        Self {
            turns: Semaphore::new(threads.max(1)),
            pause,
            pace,
        }
    }

    /// Thinks a thought on a thread that has the time. `None` if it failed: a bot's mistake must not stop the server.
    pub async fn think<T: Send + 'static>(&self, thought: Thought<T>) -> Option<T> {
        let _turn = self.turns.acquire().await.ok()?;
        match tokio::task::spawn_blocking(thought).await {
            Ok(done) => Some(done),
            Err(why) => {
                tracing::error!(%why, "a bot failed");
                None
            }
        }
    }
}

/// Lets the bots of a table answer until a person is asked, and then calls `after`. Does nothing where another task already does.
pub(crate) fn drive(
    hub: Arc<Hub>,
    thinkers: Arc<Thinkers>,
    open: Arc<OpenTable>,
    after: impl Fn(&Held) + Send + 'static,
) {
    if open.driven.swap(true, AcqRel) {
        return;
    }
    tokio::spawn(async move {
        loop {
            while let Some(true) = answer(&hub, &thinkers, &open).await {}
            open.driven.store(false, Release);
            // Another task may have looked in vain just before; the first to find work takes it up.
            let Ok(table) = hub.table(&open.id).await else {
                return;
            };
            if table.bot_asked().is_none() {
                after(&table);
                return;
            }
            if open.driven.swap(true, AcqRel) {
                return;
            }
            drop(table);
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    });
}

/// One answer of a bot. Says whether there was one; `None` if it could not be given.
async fn answer(hub: &Hub, thinkers: &Thinkers, open: &Arc<OpenTable>) -> Option<bool> {
    let begun = Instant::now();
    let (seat, step, thought) = {
        let table = hub.table(&open.id).await.ok()?;
        let Some((seat, level)) = table.bot_asked() else {
            return Some(false);
        };
        let play = table.play().ok()?;
        let thought = play.table.thought(level).ok()??;
        (seat, play.table.steps(), thought)
    };
    let choice = thinkers.think(thought).await?;
    if open.watchers() > 0 {
        tokio::time::sleep(thinkers.pause.saturating_sub(begun.elapsed())).await;
    }
    let mut table = hub.table(&open.id).await.ok()?;
    // The person may be back, or another node was faster.
    let still = table.bot_asked().is_some_and(|(asked, _)| asked == seat)
        && table.play().is_ok_and(|play| play.table.steps() == step);
    if !still {
        return Some(true);
    }
    let answered: Outcome<()> = table
        .answer(&hub.store, seat, step, &[&choice], Language::English)
        .await;
    match answered {
        Ok(()) => Some(true),
        Err(trouble) => {
            tracing::warn!(table = open.id, %trouble, "a bot's answer was not taken");
            // In a conflict another node has answered; everything else would come again.
            (trouble == Trouble::Stale).then_some(true)
        }
    }
}
