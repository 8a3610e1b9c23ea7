//! What goes on beside the requests: bots answer, clocks run out, other nodes write, tables are put away.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use catalog::review::Review;
use kernel::Seat;
use store::{Filter, News, Person, Phase, Store};
use tokio::time::MissedTickBehavior;

use crate::bots;
use crate::hub::{Held, Hub, OpenTable, is_too_long};
use crate::now::now;
use crate::reviews::{self, Reviews};
use crate::roll::TELL_EVERY;
use crate::seats::Place;
use crate::sight::Sight;
use crate::table::{Draft, PlayedOn};
use crate::thinkers::Thinkers;
use crate::trials::Trials;
use crate::trouble::{Outcome, Trouble};

/// How often the keeper looks around.
const TICK: Duration = Duration::from_millis(250);
/// The clock is looked at four times a second. Where that takes longer than this, the server was not there.
const STOOD_STILL_MS: i64 = 3_000;

/// Looks after the tables of one node.
pub struct Keeper {
    pub hub: Arc<Hub>,
    pub thinkers: Arc<Thinkers>,
    pub reviews: Arc<Reviews>,
    pub trials: Arc<Trials>,
    limits: Limits,
    /// Hears of a table where a person is asked now.
    asked: Arc<dyn Fn(&Held) + Send + Sync>,
}

/// How much a node keeps.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Tables that one person may have going at a time; 0 is no limit.
    pub tables: u32,
    /// How long a table that is not used stays in memory.
    pub idle_ms: i64,
}

impl Keeper {
    pub fn new(
        hub: Hub,
        thinkers: Thinkers,
        limits: Limits,
        asked: impl Fn(&Held) + Send + Sync + 'static,
    ) -> Self {
        Self {
            hub: Arc::new(hub),
            thinkers: Arc::new(thinkers),
            reviews: Arc::default(),
            trials: Arc::default(),
            limits,
            asked: Arc::new(asked),
        }
    }

    fn store(&self) -> &Store {
        &self.hub.store
    }

    /// Makes a table, unless its host has too many.
    pub async fn create(&self, draft: Draft) -> Outcome<String> {
        draft.create(self.store(), self.limits.tables).await
    }

    /// Plays a match that is over on from one of its moments. Gives the new table, which waits where seats are free.
    pub async fn play_on(&self, played_on: PlayedOn) -> Outcome<Held> {
        let host = played_on.draft.host.clone();
        let id = played_on.create(self.store(), self.limits.tables).await?;
        let mut table = self.visit(&id).await?;
        if !table.places.iter().any(Place::is_free) {
            table.start(self.store(), &host).await?;
        }
        Ok(table)
    }

    /// Looks at a match again that is over, beside everything else; see [`Reviews::under_way`]. `depth` is how many times the usual work.
    pub async fn review(&self, id: &str, person: &str, depth: f32) -> Outcome<()> {
        let (reviews, hub) = (self.reviews.clone(), self.hub.clone());
        reviews::begin(reviews, hub, self.thinkers.clone(), (id, person), depth).await
    }

    /// What was found then.
    pub async fn reviewed(&self, id: &str) -> Outcome<Option<Review>> {
        reviews::kept(self.store(), id).await
    }

    /// The table of this id for a person who asks for it. Bots that rested go on.
    pub async fn visit(&self, id: &str) -> Outcome<Held> {
        let table = self.hub.table(id).await?;
        let rested = table.open.is_abandoned();
        table.open.visited_at.store(now(), Relaxed);
        if rested && table.bot_asked().is_some() {
            self.drive(table.open.clone());
        }
        Ok(table)
    }

    /// The same for a person who only looks.
    pub async fn look(&self, id: &str) -> Outcome<Sight> {
        let table = self.hub.look(id).await?;
        let rested = table.open.is_abandoned();
        table.open.visited_at.store(now(), Relaxed);
        if rested && table.bot_asked().is_some() {
            self.drive(table.open.clone());
        }
        Ok(table)
    }

    /// Seats a person. Of two who sit down through two nodes at the same time one is refused; there may be room for both, so
    /// the one who was refused looks again.
    pub async fn sit(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        invited: bool,
    ) -> Outcome<Held> {
        /// Others cannot be first more often than there are seats.
        const TRIES: usize = 8;
        for _ in 0..TRIES {
            let mut table = self.visit(id).await?;
            let store = self.store();
            match table
                .sit(store, &person.id, &person.name, seat, invited)
                .await
            {
                Err(Trouble::Stale) => {}
                Err(trouble) => return Err(trouble),
                Ok(_) => return Ok(table),
            }
        }
        Err(Trouble::Stale)
    }

    /// What a change of a table sets going: its bots answer, or the person who is asked now is told.
    pub fn moved(&self, table: Held) {
        if table.bot_asked().is_some() {
            self.drive(table.open.clone());
        } else {
            (self.asked)(&table);
        }
    }

    fn drive(&self, open: Arc<OpenTable>) {
        let asked = self.asked.clone();
        let after = move |table: &Held| asked(table);
        bots::drive(self.hub.clone(), self.thinkers.clone(), open, after);
    }

    /// Hears what other nodes write.
    pub async fn listen(self: Arc<Self>) {
        let mut news = self.store().news();
        while let Some(news) = news.next().await {
            match news {
                News::Written { ours: true, .. } => {}
                News::Written { table_id, .. } => self.catch_up(&table_id).await,
                News::Told { node, text } => self.hear_company(&node, &text),
                News::Lost => {
                    for open in self.hub.all() {
                        self.catch_up(&open.id).await;
                    }
                }
            }
        }
    }

    /// Reads a table again that another node has changed, if it is in use here. Letting go of it tells its streams.
    async fn catch_up(&self, id: &str) {
        if let Some(open) = self.hub.find(id) {
            open.behind.store(true, Relaxed);
            if open.watchers() > 0 {
                let _told = self.hub.table(id).await;
            }
        }
    }

    fn hear_company(&self, node: &Arc<str>, text: &str) {
        let now = Instant::now();
        for table in self.hub.roll.hear(node, text, now) {
            if let Some(open) = self.hub.find(&table) {
                open.company.attend(now);
            }
        }
    }

    /// Notices who has gone, or has come back.
    pub async fn attend(self: Arc<Self>) {
        let mut tick = tokio::time::interval(TICK);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let now = tick.tick().await.into_std();
            for open in self.hub.all() {
                open.company.attend(now);
            }
            self.hub.roll.tidy(now);
        }
    }

    /// Tells the other nodes who is here.
    pub async fn tell_company(self: Arc<Self>) {
        if !self.store().is_shared() {
            return;
        }
        let mut tick = tokio::time::interval(TICK);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut told_all = None;
        loop {
            let now = tick.tick().await.into_std();
            let all = told_all.is_none_or(|told| told + TELL_EVERY <= now);
            if all {
                told_all = Some(now);
            }
            for line in self.hub.tidings(all).lines() {
                // The next time tells it again.
                if let Err(why) = self.store().tell(&line).await {
                    tracing::debug!(%why, "the other nodes were not told who is here");
                }
            }
        }
    }

    /// Looks after clocks, bots whose node has gone, and tables that are not used.
    pub async fn tend(self: Arc<Self>) {
        let mut tick = tokio::time::interval(TICK);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last = now();
        for round in 0_u64.. {
            tick.tick().await;
            let now = now();
            if now - std::mem::replace(&mut last, now) > STOOD_STILL_MS {
                tracing::warn!(
                    "the server stood still, or its clock jumped: no one is charged for it"
                );
                self.hub.wakes();
                self.excuse_all().await;
                continue;
            }
            for open in self.hub.all() {
                if open.is_late(now) {
                    self.time_up(&open).await;
                }
            }
            if round % 4 == 0 {
                self.hub.put_away(self.limits.idle_ms);
            }
            if round % 8 == 7 {
                self.find_stuck_bots(now).await;
            }
        }
    }

    /// Asks anew, wherever a clock runs.
    async fn excuse_all(&self) {
        let awake_since = self.hub.awake_since();
        for open in self.hub.all() {
            if open.has_clock()
                && let Ok(mut table) = self.hub.table(&open.id).await
                && let Err(trouble) = table.excuse(self.store(), awake_since).await
            {
                tracing::warn!(table = open.id, %trouble, "its clock goes on");
            }
        }
    }

    async fn time_up(&self, open: &OpenTable) {
        let Ok(mut table) = self.hub.table(&open.id).await else {
            return;
        };
        match table.time_up(self.store()).await {
            Ok(true) => self.moved(table),
            Ok(false) => {}
            Err(trouble) => tracing::warn!(table = open.id, %trouble, "a clock ran out"),
        }
    }

    /// A bot whose node has stopped is answered for by another, where the table is in use. Tables whose bots are seen to are
    /// not even read.
    async fn find_stuck_bots(&self, now: i64) {
        for open in self.hub.all() {
            if open.is_stuck(now)
                && let Ok(table) = self.hub.table(&open.id).await
                && table.bot_asked_at().is_some_and(|at| is_too_long(at, now))
            {
                tracing::info!(table = open.id, "takes over the bots of another node");
                self.drive(table.open.clone());
            }
        }
    }

    /// After a start: matches go on where a bot is asked, and clocks run again.
    pub async fn wake_up(self: Arc<Self>) {
        let mut filter = Filter {
            phases: vec![Phase::Running],
            ..Filter::default()
        };
        loop {
            let Ok(rows) = self.store().tables(&filter).await else {
                return;
            };
            let Some(last) = rows.last() else { return };
            filter.before = Some((last.changed_at, last.id.clone()));
            for row in &rows {
                let Ok(table) = self.hub.table(&row.id).await else {
                    continue;
                };
                // A table that was left alone before stays so.
                table.open.visited_at.fetch_min(row.changed_at, Relaxed);
                if table.bot_asked().is_some() && !table.open.is_abandoned() {
                    self.drive(table.open.clone());
                }
            }
        }
    }
}
