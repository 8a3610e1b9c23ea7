//! What all requests share, and what goes on beside them.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::http::HeaderMap;
use axum_extra::extract::cookie::Key;
use catalog::AnyGame;
use kernel::Seat;
use store::{Filter, News, Person, Phase, Store};

use crate::bots::{self, Thinkers};
use crate::config::{Limits, PublicUrl};
use crate::guard::Rates;
use crate::hub::{Held, Hub, OpenTable, is_too_long};
use crate::metrics::Metrics;
use crate::pages::Files;
use crate::person::{Tokens, Visitor};
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::table::Draft;
use crate::webhook::Reminders;
use crate::words::Sayings;

/// The server.
pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) key: Key,
    pub(crate) tokens: Tokens,
    pub(crate) limits: Limits,
    pub(crate) rates: Rates,
    pub(crate) metrics: Metrics,
    pub(crate) reminders: Reminders,
    pub(crate) sayings: Sayings,
    pub(crate) files: Files,
    /// Cookies travel over TLS only.
    pub(crate) secure: bool,
    pub(crate) public_url: Option<PublicUrl>,
}

impl App {
    pub(crate) fn games(&self) -> &[Arc<dyn AnyGame>] {
        &self.hub.games
    }

    pub(crate) fn game(&self, key: &str) -> Option<&Arc<dyn AnyGame>> {
        self.games().iter().find(|game| game.key() == key)
    }

    pub(crate) fn store(&self) -> &Store {
        &self.hub.store
    }

    pub(crate) async fn table(&self, id: &str) -> Outcome<Held> {
        self.hub.table(id).await
    }

    /// Whoever asks, as he is stored.
    pub(crate) async fn known(&self, visitor: &Visitor) -> Outcome<Person> {
        let person = self.store().person(visitor.must_be()?).await?;
        person.ok_or_else(Problem::unauthorized)
    }

    /// Where people reach this server, for links that they send to each other: what its host says, or what the browser asked for.
    pub(crate) fn home(&self, headers: &HeaderMap) -> String {
        if let Some(url) = &self.public_url {
            return url.to_string();
        }
        let host = headers.get("host").and_then(|host| host.to_str().ok());
        let scheme = if self.secure { "https" } else { "http" };
        format!("{scheme}://{}", host.unwrap_or("localhost"))
    }

    /// What lets its bearer take a reserved seat.
    pub(crate) fn invitation(&self, table: &str) -> String {
        secret::invitation(self.key.master(), table)
    }

    /// Makes a table, if its host has not too many.
    pub(crate) async fn create(&self, draft: Draft) -> Outcome<String> {
        let open = Filter {
            phases: vec![Phase::Gathering, Phase::Running],
            host: Some(draft.host.clone()),
            limit: self.limits.tables,
            ..Filter::default()
        };
        if self.limits.tables > 0
            && self.store().tables(&open).await?.len() >= self.limits.tables as usize
        {
            return Err(Problem::bad("problem-many-tables"));
        }
        draft.create(self.store()).await
    }

    /// Sits somebody down. When somebody else sits down through another node at the same time, one of them is refused; there may
    /// be room for both, so whoever is refused looks again.
    pub(crate) async fn sit(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        invited: bool,
    ) -> Outcome<Held> {
        /// Nobody else can be first more often than there are seats.
        const TRIES: usize = 8;
        for _ in 0..TRIES {
            let mut table = self.table(id).await?;
            let store = self.store();
            match table
                .sit(store, &person.id, &person.name, seat, invited)
                .await
            {
                Err(problem) if problem.code == "stale" => {}
                Err(problem) => return Err(problem),
                Ok(_) => return Ok(table),
            }
        }
        Err(Problem::stale())
    }

    /// What a change of a table sets going: bots, and reminders for whoever is asked now.
    pub(crate) fn moved(self: &Arc<Self>, table: Held) {
        if table.bot_asked().is_some() {
            self.drive(table.open.clone());
        } else {
            self.reminders.asked(&table);
        }
    }

    fn drive(self: &Arc<Self>, open: Arc<OpenTable>) {
        let app = self.clone();
        let after = move |table: &Held| app.reminders.asked(table);
        bots::drive(self.hub.clone(), self.thinkers.clone(), open, after);
    }

    /// Hears what other nodes write.
    pub(crate) async fn listen(self: Arc<Self>) {
        let mut news = self.store().news();
        while let Some(news) = news.next().await {
            match news {
                News::Written { ours: true, .. } => {}
                News::Written { table_id, .. } => self.catch_up(&table_id).await,
                News::Lost => {
                    for open in self.hub.all() {
                        self.catch_up(&open.id).await;
                    }
                }
            }
        }
    }

    /// Reads a table again that another node has changed, if anybody here has it open. Whoever holds it tells its streams.
    async fn catch_up(&self, id: &str) {
        if let Some(open) = self.hub.find(id) {
            open.behind.store(true, Relaxed);
            if open.watchers() > 0 {
                let _told = self.hub.table(id).await;
            }
        }
    }

    /// Looks after clocks, bots whose node has gone, and tables that nobody uses.
    pub(crate) async fn tend(self: Arc<Self>) {
        let mut tick = tokio::time::interval(Duration::from_millis(250));
        for round in 0_u64.. {
            tick.tick().await;
            let now = crate::now::now();
            for open in self.hub.all() {
                if open.is_late(now) {
                    self.time_up(&open).await;
                }
            }
            if round % 40 == 0 {
                self.hub.put_away(self.limits.idle_ms);
                self.rates.tidy();
            }
            if round % 8 == 7 {
                self.find_stuck_bots(now).await;
            }
        }
    }

    async fn time_up(self: &Arc<Self>, open: &OpenTable) {
        let Ok(mut table) = self.table(&open.id).await else {
            return;
        };
        match table.time_up(self.store()).await {
            Ok(true) => self.moved(table),
            Ok(false) => {}
            Err(problem) => tracing::warn!(table = open.id, ?problem, "a clock ran out"),
        }
    }

    /// A bot whose node has stopped is answered for by another, where somebody has the table open. Tables whose bots are seen
    /// to are not even read.
    async fn find_stuck_bots(self: &Arc<Self>, now: i64) {
        for open in self.hub.all() {
            if open.is_stuck(now)
                && let Ok(table) = self.table(&open.id).await
                && table.bot_asked_at().is_some_and(|at| is_too_long(at, now))
            {
                tracing::info!(table = open.id, "takes over the bots of another node");
                self.drive(table.open.clone());
            }
        }
    }

    /// After a start: matches go on where a bot is asked, and clocks run again.
    pub(crate) async fn wake_up(self: Arc<Self>) {
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
                if let Ok(table) = self.table(&row.id).await
                    && table.bot_asked().is_some()
                {
                    self.drive(table.open.clone());
                }
            }
        }
    }
}
