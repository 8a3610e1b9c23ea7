//! The rules of Ethnos: first, Polish and second edition, recruitment and solo mode. Every rule has an id (`ET-…`) in
//! `docs/rules/ethnos.md`; comments, refusals, events and tests cite it.

mod ability; // what Leaders do
mod audit;
mod card; // cards, colours, kingdoms
mod choice;
mod content; // content/ethnos.toml
mod determinize;
mod edition; // the edition tables: which tribe has which ability
mod event;
mod flow; // the turn and its Bands
mod game; // the trait
mod guide; // how to play well, for bots
mod notation;
mod outlook; // what a Band would do, for its owner
mod pieces; // Leaders with pieces of their own
mod published;
mod refuse;
mod rules; // an edition, seats and tribes, boiled down to numbers
mod score; // the end of an Age
mod sets; // questions that ask for several cards
mod setup; // what is fixed before the first card
mod solo; // Chief Bruno
mod standings;
mod start; // set-up
mod state; // the true state
mod tribe; // tribes by name
mod view;
pub mod words;

pub use ability::Ability;
pub use card::{Card, Colour, Kind, Kingdom};
pub use choice::Choice;
pub use content::Content;
pub use edition::Edition;
pub use event::{Event, Scored};
pub use outlook::{Foretold, Marker, Outlook};
pub use sets::CardSet;
pub use setup::{Level, Setup};
pub use state::Ethnos;
pub use tribe::Tribe;
pub use view::{
    BandView, ColumnView, DeckView, GiantView, KingdomView, PiecesView, Question, Side, SoloView,
    TrackView, View,
};
