//! The rules of Winds of Numa Sera.
//!
//! Everything that is printed on a card lives in `content/numa-sera.toml` and is written in a small closed vocabulary; no
//! card has code of its own. The rules here know the table, the turn and the vocabulary.

pub mod content; // the card set as data
mod mods; // figures that cards change

mod agenda; // what is still to do
mod choice;
mod event;
mod setup;
mod state;
mod view;

mod answers; // each answer to the rules it belongs to
mod flow; // working through the agenda
mod turn;

mod bargain; // what bots make of trades
mod battle;
mod death;
mod effects;
mod explore;
mod figures; // where they come from
mod pay;
mod reach; // what effects can act on
mod stats;
mod trade;
mod victory;

mod choices;
mod refusals;

mod audit;
mod determinize;
mod game;
mod notation;
mod published;

pub mod greedy;
mod guide; // the same knowledge, for search

mod bag;
mod stack;

pub use bargain::Objection;
pub use battle::odds::{Aim, Odds, Play};
pub use choice::Choice;
pub use event::{Event, Terms};
pub use figures::{Part, Purse};
pub use mods::{Flag, Stat};
pub use setup::{PromiseMode, Setup, Win};
pub use state::{How, NumaSera, Target};
pub use view::{
    BattleView, DeckView, Player as PlayerView, Question, SideView, Sources, TradeView, View,
};
