//! Owns the only true state of a match: checks, applies, records, replays, takes back, and proves the deal.

#![warn(missing_docs)]

mod chain; // answers, one after the other: taken whole or not at all
mod check; // whose turn, what is offered, and why not
mod deal; // seeds, commitments, live dice
mod deed; // what a step does
mod exit; // seats that leave before the end
mod file; // matches as text
mod record; // what a match is once it is over: set-up and steps
mod rewind; // back behind what was rolled and shown
mod table; // a match that goes on

pub use chain::{ChainRefusal, NotTaken, Preview, Written};
pub use check::check;
pub use deal::{Commitment, Seed, fingerprint};
pub use deed::{Deed, Exit};
pub use exit::{Aftermath, NoExit};
pub use file::{FileError, FileFault, Header, MatchFile, carried_content, former_content};
pub use record::{Record, ReplayError, ReplayFault, Step};
pub use rewind::TakeBack;
pub use table::{Entry, Match, NoTakeBack, Opening};
