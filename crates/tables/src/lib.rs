//! Tables where people and bots play: who sits there, whose time runs, what is committed, and who may do what.
//!
//! The store is the truth. A node holds a copy of every table that is in use on it; a change is committed before anyone is
//! told of it. Nothing in here knows HTTP: `web` turns a [`Trouble`] into a status and a page.

// A table holds its seed and everyone's cards: none of it is ever printed.
#![allow(missing_debug_implementations)]

mod bots; // bots at tables
mod brought; // matches in files
mod clock; // time to think
mod company; // who is here
mod contents; // games with content that somebody corrected
mod hub; // the tables that are in use on this node
mod keeper; // what goes on beside the requests
pub mod limits; // of what people may write and set
mod note; // entries of the log that are not steps
mod now;
mod past; // which steps were one decision
pub mod practice; // positions to practise on
mod reviews; // matches that are over, looked at again
mod roll; // pages that answer, and who is on other nodes
mod seats; // who sits where
pub mod secret; // what cannot be guessed
mod sheet; // a table as lists show it
mod sight; // a table for those who only look
mod statistics; // what a person has played
mod styles; // who plays how
mod table; // one table
#[cfg(test)]
mod tests;
mod thinkers; // who may think, on how many cores
mod trials; // bots play with a set, to see whether it is balanced
mod trouble; // what can go wrong

pub use brought::{Brought, NotBrought};
pub use company::{ASK_EVERY, Attendance, Presence};
pub use contents::{is_stored, with_stored};
pub use hub::{Held, Hub, OpenTable, lock};
pub use keeper::{Keeper, Limits};
pub use now::now;
pub use reviews::{Reviews, UnderWay};
pub use seats::{ClockRule, Late, LessonAt, Options, Place, Resumed};
pub use sheet::{Glance, Listed, Sheet};
pub use sight::Sight;
pub use statistics::{Played, Record};
pub use table::{
    Deal, Draft, Ending, Play, PlayedOn, Progress, Standing, Table, UndoRequest, replay,
};
pub use thinkers::{Thinkers, Wish};
pub use trials::{Course, TRIAL_BOT, TRIAL_GAMES, TrialRefusal, TrialState, Trials};
pub use trouble::{Outcome, Trouble};
