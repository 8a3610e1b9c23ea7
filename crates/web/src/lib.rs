//! Tables over HTTP: pages, live streams and a JSON API around the referee.
//!
//! What happens at a table is decided in `tables`; in here are the ways to it.

mod api; // for programs
mod app; // what all requests share
mod aside; // work that keeps a core busy
mod at; // a request about one table
mod config;
mod day; // of the calendar
mod door; // connections
mod drafts; // new tables, as they are wished for
mod forms; // what people and programs send
mod guard; // who may ask, how often, from where
mod guesses; // how often somebody may try to sign in
mod line; // one connection, from request to request
mod live; // what happens, as it happens
mod metrics;
mod pages; // for people
mod password;
mod person; // who asks
mod problem; // why not
mod rest; // when a connection has nothing to do
mod routes; // ways to handlers
mod secret; // what cannot be guessed
mod serve; // starting and stopping
mod sessions; // who is signed in
mod stream; // an event stream on its connection
mod through; // what was begun is done
mod webhook; // turn reminders
mod words; // what the server itself says

pub use config::{Config, Limits, PublicUrl};
pub use serve::{Running, ServeError, Site, start};

/// The bots that people meet, weakest first.
pub(crate) fn bot_levels() -> Vec<&'static str> {
    catalog::opponents().map(|bot| bot.name).collect()
}
