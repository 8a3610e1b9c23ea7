//! Tables over HTTP: pages, live streams and a JSON API around the referee.
//!
//! The store is the truth. A node holds a copy of every table that somebody has open on it, and whoever changes a table
//! commits before anybody is told.

mod api; // for programs
mod app; // what all requests share, and what goes on beside them
mod at; // a request about one table
mod bots; // bots at tables
mod config;
mod day; // of the calendar
mod guard; // who may ask, how often, from where
mod hub; // the tables that are open here
mod live; // what happens, as it happens
mod metrics;
mod now;
mod pages; // for people
mod password;
mod person; // who asks
mod problem; // why not
mod secret; // what nobody can guess
mod serve; // starting and stopping
mod table; // one table
mod webhook; // turn reminders
mod words; // what the server itself says

pub use config::{Config, Limits, PublicUrl};
pub use serve::{Running, ServeError, Site, start};
pub use table::replay;

/// The bots that people meet, weakest first.
pub(crate) fn bot_levels() -> Vec<&'static str> {
    catalog::opponents().map(|bot| bot.name).collect()
}
