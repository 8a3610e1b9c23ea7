//! What every game is made of: seats, dice, pools, rules, views, and the trait that ties them together.
//!
//! A game is a deterministic state machine that asks one seat one small question at a time. Nothing in here reads a
//! clock, a file or a global generator; chance comes in through [`Dice`] and leaves a tape.

#![warn(missing_docs)]

mod dice; // where chance comes in
mod game; // the central traits
mod guide; // how to play well, for bots
mod hash;
mod menu; // what a game offers before it starts
mod net; // what was learned about playing well
mod notation;
mod perspective;
mod phrase;
mod pool;
mod published;
mod refusal;
mod rng;
mod rule;
mod rulebook; // the numbered rules as a document
mod seat;
mod seen;
mod shape;
mod shared;
mod sink;
mod standings;
mod word; // sets as words

pub use dice::{Dice, Source, TapeFault};
pub use game::{Determinize, Game, Turn, Viewer};
pub use guide::{Guide, Style};
pub use hash::stable_hash;
pub use menu::{EditionInfo, ListInfo, Menu, OptionInfo, PartInfo, VariantInfo};
pub use net::{HIDDEN, Net, Origin, Row, exp};
pub use notation::{Notation, NotationError};
pub use perspective::{Onlooker, Perspective};
pub use phrase::{Phrase, Value};
pub use pool::Pool;
pub use published::{ContentError, Figures, LONGEST_CONTENT, Published, SetupError, Wanted};
pub use refusal::Refusal;
pub use rng::Rng;
pub use rule::Rule;
pub use rulebook::{RuleBook, RuleText, Section};
pub use seat::{BySeat, Seat};
pub use seen::Seen;
pub use shape::{Shape, Shapes};
pub use shared::Shared;
pub use sink::{Quiet, Sink};
pub use standings::{Place, Standings};
pub use word::nth_one;
