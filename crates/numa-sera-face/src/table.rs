//! The table as a page shows it, drawn from a [`Scene`] and nothing else.

pub(crate) mod art; // pictures, portraits, texts with signs
mod battle; // a Battle as a scene
mod cards; // one card
mod choices; // questions that ask for one of a few things
mod detail; // a thing told whole
mod end; // who won, and how it went
mod forecast; // what an answer would do
mod form; // what was selected, as a chain of answers
pub(crate) mod how; // how to play, drawn
mod lore; // what a name in a sentence stands for
mod map; // the land and its Strongholds
mod mat; // a kingdom: Hero, Items, Capital
mod needs; // conditions, judged by what is in sight
mod offer; // an offer that somebody answers
mod players; // the race and a strip for each seat
mod progress; // Skills, Classes, Mavens, Strongholds
mod said; // texts of cards, worked out once
mod scene; // what lies over the table while something is decided
mod setup; // kingdoms and the Line of Succession
pub(crate) mod shelf; // what is in the box
mod status; // where the turn stands, for the header
mod tips; // what everything is and does
mod trade; // an offer being written
mod tray; // the open question
mod tree; // Build Blocks and the lines between them
mod verbs; // what can be done in a turn
mod ways; // each way to do it, as a card
mod why; // what cannot be done, and the rule
mod world; // what all share

pub(crate) use detail::detail;
pub(crate) use end::{remembers, scores};
pub(crate) use forecast::foretold;
pub(crate) use form::read;
pub(crate) use lore::Lore;
pub(crate) use status::status;
pub(crate) use verbs::held;

use face::frame::{Regions, frame};
use maud::{Markup, html};

use crate::NumaSeraFace;

pub(crate) type Scene<'a> = face::Scene<'a, NumaSeraFace>;

pub(crate) const STYLE: &str = concat!(
    include_str!("../assets/numa.css"),
    include_str!("../assets/scenes.css"),
    include_str!("../assets/map.css"),
    include_str!("../assets/low.css"),
    include_str!("../assets/tablet.css"),
    include_str!("../assets/phone.css"),
    include_str!("../assets/detail.css"),
);
pub(crate) const SPRITE: &str = include_str!("../assets/numa-art.svg");

/// Strips, world, mats and the tray, and over them what is being decided.
pub(crate) fn stage(scene: &Scene<'_>) -> Markup {
    let regions = Regions {
        players: players::players(scene),
        board: mat::mats(scene),
        market: Some(world::world(scene)),
        tray: tray::tray(scene),
    };
    let drawn = html! {
        (frame(scene, &regions))
        (map::map(scene))
        (scene::over(scene))
    };
    html! {
        div.ns.regions data-parties=(scene.view.players.len()) {
            (art::sprite(&drawn.0))
            (drawn)
        }
    }
}
