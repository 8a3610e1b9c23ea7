//! The rules of Template Game for two to four players: cards are added up, and exactly 21 wins.
//!
//! A small game to start from, with everything that a game has: a hand that others do not see, a deck that nobody has looked
//! into, refusals that name their rules, text for choices and positions. Rule ids (`TG-…`) are those of
//! `docs/rules/template-game.md`.

mod content; // the figures, each with its source
mod game; // questions and answers
mod state; // what is on the table
mod view; // what a viewer may see of it

mod guide; // how to play well, for bots
mod notation; // choices and positions as text
mod published; // how the catalogue lists it and sets it up
mod redeal; // worlds that a viewer cannot tell apart

pub use content::Content;
pub use game::{Choice, Event};
pub use published::Setup;
pub use state::TemplateGame;
pub use view::{Side, View};
