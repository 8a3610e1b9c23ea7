//! What all requests share.

use std::sync::Arc;
use std::time::Duration;

use axum::http::HeaderMap;
use axum_extra::extract::cookie::Key;
use catalog::AnyGame;
use store::{Person, Store};
use tables::{Held, Hub, Keeper, Thinkers};
use tokio::sync::watch;

use crate::config::{Limits, PublicUrl};
use crate::guard::Rates;
use crate::guesses::Guesses;
use crate::metrics::{Health, Metrics};
use crate::pages::Files;
use crate::password::Passwords;
use crate::person::Visitor;
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::sessions::Sessions;
use crate::webhook::Reminders;
use crate::words::Sayings;

/// The server.
pub(crate) struct App {
    pub(crate) keeper: Arc<Keeper>,
    pub(crate) key: Key,
    pub(crate) sessions: Sessions,
    pub(crate) passwords: Passwords,
    pub(crate) guesses: Guesses,
    pub(crate) limits: Limits,
    pub(crate) rates: Rates,
    pub(crate) metrics: Metrics,
    pub(crate) health: Health,
    pub(crate) reminders: Reminders,
    pub(crate) sayings: Sayings,
    pub(crate) files: Files,
    /// Cookies travel over TLS only.
    pub(crate) secure: bool,
    pub(crate) public_url: Option<PublicUrl>,
    /// The server goes down.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn hub(&self) -> &Hub {
        &self.keeper.hub
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.keeper.thinkers
    }

    pub(crate) fn games(&self) -> &[Arc<dyn AnyGame>] {
        &self.hub().games
    }

    pub(crate) fn game(&self, key: &str) -> Option<&Arc<dyn AnyGame>> {
        self.games().iter().find(|game| game.key() == key)
    }

    pub(crate) fn store(&self) -> &Store {
        &self.hub().store
    }

    pub(crate) async fn table(&self, id: &str) -> Outcome<Held> {
        Ok(self.keeper.visit(id).await?)
    }

    /// The visitor's stored record.
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

    /// Whether this word lets its bearer take a reserved seat at a table.
    pub(crate) fn is_invitation(&self, table: &str, word: &str) -> bool {
        secret::is_same(self.key.master(), word, &self.invitation(table))
    }

    /// What a change of a table sets going.
    pub(crate) fn moved(&self, table: Held) {
        self.keeper.moved(table);
    }

    /// Forgets visitors that have not asked for long.
    pub(crate) async fn tidy_rates(self: Arc<Self>) {
        let mut tick = tokio::time::interval(Duration::from_secs(10));
        loop {
            tick.tick().await;
            self.rates.tidy();
            self.guesses.tidy();
        }
    }
}
