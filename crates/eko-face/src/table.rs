//! The table as a page shows it, drawn from a [`Scene`] and nothing else.

mod board; // the desert and everything on it
mod choices; // questions that are answered by one press
mod deed; // what a chosen move is called
mod forecast; // what a move would do
mod form; // what was selected, as a chain of answers
mod goals; // what can be chosen, and what it is called
pub(crate) mod how; // how to play, drawn
pub(crate) mod pieces; // discs, Emperors and buildings
mod players;
mod result;
mod routes; // ways through Tempests
mod rows; // how many discs each stack gets
mod spots; // what can be pressed on the board
mod status; // the phases of a turn
mod tiles; // what the tiles of this board do
mod timeline; // how the points grew
mod tips; // what everything is and does
mod tray; // the open question
mod waiting; // while others are asked

pub(crate) use forecast::foretold;
pub(crate) use form::read;
pub(crate) use result::{remembers, scores};
pub(crate) use status::status;

use eko::{Choice, Stage, View};
use face::Tab;
use face::frame::{Regions, frame};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};

use crate::EkoFace;
use crate::ground::ART;
use goals::Set;

pub(crate) type Scene<'a> = face::Scene<'a, EkoFace>;

pub(crate) const STYLE: &str = concat!(
    include_str!("../assets/eko.css"),
    include_str!("../assets/board.css"),
    include_str!("../assets/tray.css"),
    include_str!("../assets/phone.css"),
);

/// Players, board, and the tray with the question. Whatever can be chosen on the board belongs to the tray's form.
pub(crate) fn stage(scene: &Scene<'_>) -> Markup {
    let sets = goals::sets(scene);
    let regions = Regions {
        players: players::players(scene),
        board: board::board(scene, &sets),
        market: None,
        tray: tray::tray(scene, &sets),
    };
    html! {
        div.eko.regions data-seats=(scene.view.table.seats) {
            (PreEscaped(ART))
            @let shown = shown(scene, &sets);
            @if !shown.is_empty() { style { (PreEscaped(shown)) } }
            (frame(scene, &regions))
        }
    }
}

/// What belongs to a stack is shown while the stack is chosen, and what it would get while that is.
fn shown(scene: &Scene<'_>, sets: &[Set]) -> String {
    let got = match scene.view.stage {
        _ if !scene.yours() => String::new(),
        // Only the own discs can be chosen.
        Stage::Swap => format!(
            ".eko .pic .disc:not(.p{}){{opacity:.5}}",
            colour(scene.view.active)
        ),
        _ => rows::shown(scene),
    };
    let chosen = |set: &&Set| set.subject != goals::Subject::Question;
    sets.iter()
        .filter(chosen)
        .map(|set| {
            let key = &set.key;
            let chosen = format!(".eko:has(#from-{key}:checked)");
            format!("{chosen} .of-{key}{{display:var(--shown,block)}}{chosen} [for=from-{key}]{{border-color:var(--brass);background:var(--brass-soft)}}")
        })
        .chain([got])
        .collect()
}

pub(crate) fn tabs(scene: &Scene<'_>) -> Vec<Tab> {
    vec![tiles::tab(scene)]
}

/// The spaces that an answer is about, as the board names them.
pub(crate) fn places(view: &View, choice: Choice) -> Vec<String> {
    let hex = goals::place(view, choice);
    hex.map(crate::tale::hex).into_iter().collect()
}

/// What a player is called.
fn name(scene: &Scene<'_>, seat: Seat) -> String {
    scene
        .sitter(seat)
        .map_or_else(|| seat.to_string(), |sitter| sitter.name.clone())
}

/// The number of a seat's colour.
fn colour(seat: Seat) -> usize {
    seat.index() % 6 + 1
}
