//! Keeps matches: an append-only log in SQLite or PostgreSQL, and the people around it. Knows no game and no web.
//!
//! Everything here is text, whole numbers and bytes. A step is on the disk before anyone is told of it: a call that writes
//! returns after the commit, and [`Store::news`] speaks after it too. The primary key of an entry, its table and its number,
//! is the lock: of two nodes that write the same step one wins, and the other hears [`StoreError::Conflict`].

#![warn(missing_docs)]

mod chat;
mod contents; // what tables are played with
mod entries; // what was played
mod figures; // what statistics count
mod importer; // much at once, or nothing
mod people;
mod practice; // positions to practise on
mod reader; // looks and changes nothing
mod reviews; // matches looked at again
mod secrets;
mod sessions; // where people are signed in
mod settings;
mod store; // opening, closing, the way of a change
mod tables;
mod turns; // whose turn it is

mod change;
mod copier; // SQLite's log into its file, beside the writer
mod error;
mod kept; // what people keep and share
mod link; // a writer's connection
mod many; // many rows to a statement
mod marks; // what an append changes in the table's row
mod migrations;
mod news;
mod postgres;
mod private; // files for their owner alone
mod question; // SQL with conditions
mod sql; // one way to speak to both databases
mod sqlite;
mod stats;
mod sums; // what tells damage
mod writer; // commits in groups

pub use chat::ChatLine;
pub use entries::{Entry, EntryKind};
pub use error::StoreError;
pub use importer::Importer;
pub use kept::{KeptRow, Shelf};
pub use news::{Listener, News, What};
pub use people::Person;
pub use practice::{Drill, PracticeDay};
pub use reader::{Reader, Stored};
pub use secrets::{Secret, SecretKind};
pub use sessions::Session;
pub use stats::{GROUPS, Stats};
pub use store::Store;
pub use tables::{Filter, Phase, TableRow};
pub use turns::Turn;
