//! The rules of Ekö for two, three and four players, with every variant.
//!
//! The board is made of tiles; movement spaces and construction spaces are numbered, and everything on them is a set in one
//! machine word. Rule ids (`EK-…`) are those of `docs/rules/eko.md`.

mod bits;
mod board; // the tiles put together
mod content;
mod draft; // a board under construction
mod fault; // and what is wrong with it
mod hex;
mod layout; // shuffled, in order, in docks
mod plane;
mod setup;
mod tile; // what is printed where
mod variant; // and the tiles that each adds

mod attack;
mod audit;
mod choice; // questions and answers
mod construct;
mod ending;
mod game; // the state, and the trait
mod guide; // how to play well, for bots
mod moves;
mod offer; // all answers to the open question
mod past;
mod reach; // what can be done next, from a view
mod refuse;
mod reinforce;
mod routes; // the ways through Tempests
mod turn; // the course of a turn

mod buildings;
mod stacks;

mod event;
mod view;

mod notation;
mod phase;
mod position;
mod published;

pub use bits::{Site, Sites, Space, Spaces, Zone, Zones};
pub use board::Board;
pub use buildings::Building;
pub use choice::{Choice, Disc, Ending, Stage};
pub use content::{Content, Figures};
pub use draft::{Draft, Way};
pub use event::Event;
pub use fault::Fault;
pub use game::{Eko, Emperor, ORDINARY, Table};
pub use hex::{DIRECTIONS, Hex};
pub use reach::{Deed, Goal, Work};
pub use routes::Route;
pub use setup::{DrawRule, Labyrinth, Plan, Setup};
pub use stacks::HIGHEST;
pub use tile::{Placed, Terrain};
pub use variant::Variant;
pub use view::{BuildingView, EmperorView, SideView, StackView, View};
