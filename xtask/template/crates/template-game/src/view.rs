//! What a viewer may see, built up from nothing.

use kernel::{Game, Seat, Seen, Turn, Viewer};
use serde::Serialize;

use crate::TemplateGame;

/// The table as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// Whose turn it is; nobody's once the game is over.
    pub asked: Option<Seat>,
    pub winner: Option<Seat>,
    pub total: u16,
    pub goal: u16,
    /// Cards that are left in the deck.
    pub deck: u8,
    /// Cards that were played, in order of value.
    pub played: Vec<u8>,
    /// Players in succession who have passed.
    pub passes: u8,
    /// By seat.
    pub sides: Vec<Side>,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Side {
    pub seat: Seat,
    /// How many cards they hold: everybody sees that.
    pub cards: u8,
    /// Which: only they see that.
    pub hand: Seen<Vec<u8>>,
}

impl View {
    pub(crate) fn of(game: &TemplateGame, viewer: Viewer) -> Self {
        let sides = Seat::first(game.seats).map(|seat| Side {
            seat,
            cards: game.hands[seat].len(),
            hand: Seen::when(viewer.is(seat), || {
                game.hands[seat].sorted().as_slice().to_vec()
            }),
        });
        Self {
            asked: match game.turn() {
                Turn::Ask(seat) => Some(seat),
                Turn::Over => None,
            },
            winner: game.winner(),
            total: game.total(),
            goal: game.goal(),
            deck: game.deck.len(),
            played: game.played.sorted().as_slice().to_vec(),
            passes: game.passes,
            sides: sides.collect(),
        }
    }
}
