//! Bots at tables: one answer after the other, while anyone could care.

use std::sync::Arc;
use std::sync::atomic::Ordering::{AcqRel, Release};
use std::time::{Duration, Instant};

use catalog::{Effort, Thought};
use face::Language;

use crate::hub::{Held, Hub, OpenTable};
use crate::thinkers::{Thinkers, Wish};
use crate::trouble::{Outcome, Trouble};

/// How long an answer takes at least where no one watches.
const UNWATCHED_PAUSE: Duration = Duration::from_secs(1);

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
            if open.is_abandoned() {
                tracing::info!(table = open.id, "its bots rest: no one has looked for long");
                return;
            }
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
    if open.is_abandoned() {
        return None;
    }
    let is_watched = open.is_watched();
    let (seat, step, question, wish, thought) = {
        let table = hub.table(&open.id).await.ok()?;
        let Some((seat, level)) = table.bot_asked() else {
            return Some(false);
        };
        let play = table.play().ok()?;
        let thought: Thought<String> = match table.scripted() {
            Some(answer) => Box::new(move |_| answer),
            None => play.table.thought(level).ok()??,
        };
        let wish = Wish {
            person: table.row.host.clone(),
            is_watched,
            effort: Effort::of(level),
        };
        (seat, play.table.steps(), play.question(), wish, thought)
    };
    let choice = thinkers.think(wish, thought).await?;
    // People follow what they watch; what they do not watch can wait.
    let pause = match (open.watchers() > 0, is_watched) {
        (true, _) => thinkers.pause,
        (false, true) => Duration::ZERO,
        (false, false) => UNWATCHED_PAUSE,
    };
    tokio::time::sleep(pause.saturating_sub(begun.elapsed())).await;
    let mut table = hub.table(&open.id).await.ok()?;
    // The person may be back, or has taken something back; or another node was faster. Then it was thought in vain, even if
    // as many steps stand again.
    let still = table.bot_asked().is_some_and(|(asked, _)| asked == seat)
        && table.play().is_ok_and(|play| play.question() == question);
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
