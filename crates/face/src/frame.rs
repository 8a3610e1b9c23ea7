//! The stage with fixed places. Every table is one screen of regions whose rectangles depend on the screen alone: what does not fit
//! scrolls or shrinks inside its own region, and nothing that happens moves another.
//!
//! `assets/frame.css` lays the regions out, together with the header, the side panel and the bar of deeds around them. A game fills
//! them and repeats none of it; it may set the sizes of tracks for its own `.g-KEY`: `--players-w`, `--market-h`, `--tray-h`. What
//! it wraps around them has the class `regions`.

use maud::{Markup, html};

use crate::components::{counter, presence};
use crate::{Face, Scene};

/// What a game puts into its regions.
#[derive(Clone, Debug)]
pub struct Regions {
    pub players: Players,
    pub board: Markup,
    /// What can be taken, such as a deck and a row of cards. Without it the board is higher.
    pub market: Option<Markup>,
    /// The open question, what the viewer holds, and the answers. It has the same height whoever is asked.
    pub tray: Markup,
}

/// The players, with and without much room.
#[derive(Clone, Debug)]
pub struct Players {
    /// A line for a phone, `ul.pbar`. What opens the whole has `popovertarget="players"`.
    pub bar: Markup,
    /// Everything in front of them: beside the board, and on a phone a sheet.
    pub whole: Markup,
}

/// The regions of a table, and what the house says inside of the tray.
pub fn frame<F: Face>(scene: &Scene<'_, F>, regions: &Regions) -> Markup {
    html! {
        div data-region="players" {
            (regions.players.bar)
            aside #players.players popover="auto" data-keep-scroll="players" aria-label=(scene.word("frame-players")) { (regions.players.whole) }
        }
        section data-region="board" aria-label=(scene.word("frame-board")) { (regions.board) }
        @if let Some(market) = &regions.market { div data-region="market" { (market) } }
        div data-region="tray" {
            (regions.tray)
            // Always there, so that the script has a place for what it is told later.
            div.notes { (scene.notes) }
        }
    }
}

/// A bar of names, for games that have nothing shorter to tell of their players.
pub fn names<F: Face>(scene: &Scene<'_, F>) -> Markup {
    html! {
        ul.pbar aria-label=(scene.word("frame-players")) {
            @for sitter in scene.sitters {
                li data-at={ "seat-" (sitter.seat) } { button type="button" popovertarget="players" { (counter(sitter.seat, 17)) em { (sitter.name) } (presence(scene.words, sitter)) } }
            }
        }
    }
}
