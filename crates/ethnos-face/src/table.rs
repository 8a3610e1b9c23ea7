//! The table as a page shows it, drawn from a [`Scene`] and nothing else.

pub(crate) mod art; // icons, emblems, counters
mod board; // the island with its kingdoms
mod cards;
mod choices; // the answers to every question but those about the hand
mod dock; // the open question and what answers it
mod forecast; // what a Band would do
mod form; // what was selected, as a chain of answers
mod hand;
pub(crate) mod how; // how to play, drawn
mod island;
mod players;
mod pool; // deck and pool
mod result; // who won, and the score sheet
mod scoring; // the end of an Age, point by point
pub(crate) mod shelf; // what is in the box
mod solo; // Chief Bruno's Dashboard
mod status; // Ages and Dragons, for the header
mod tips; // what everything is and does
mod tracks; // Glory and Merfolk boards
mod tribes; // what each tribe of this game does

pub(crate) use forecast::foretold;
pub(crate) use form::read;
pub(crate) use hand::held;
pub(crate) use result::scores;
pub(crate) use scoring::remembers;
pub(crate) use status::status;

use face::Tab;
use face::frame::{Regions, frame};
use maud::{Markup, html};

use crate::EthnosFace;

pub(crate) type Scene<'a> = face::Scene<'a, EthnosFace>;

pub(crate) const STYLE: &str = concat!(
    include_str!("../assets/ethnos.css"),
    include_str!("../assets/phone.css"),
);
pub(crate) const SPRITE: &str = include_str!("../assets/emblems.svg");

/// Players, board, pool, and the dock with the question. Whatever can be clicked sends the dock's form.
pub(crate) fn stage(scene: &Scene<'_>) -> Markup {
    let regions = Regions {
        players: players::players(scene),
        board: html! {
            div.sea {
                (tracks::glory(scene))
                (board::map(scene))
                (tracks::merfolk(scene))
                (solo::short(scene))
                (scoring::latest(scene))
            }
        },
        market: Some(pool::pool(scene)),
        tray: dock::dock(scene),
    };
    html! {
        div.eth.regions data-parties=(scene.view.sides.len()) data-solo[scene.view.solo.is_some()] {
            (art::sprite(scene.view))
            (frame(scene, &regions))
        }
    }
}

pub(crate) fn tabs(scene: &Scene<'_>) -> Vec<Tab> {
    vec![tribes::tab(scene), result::tab(scene)]
}
