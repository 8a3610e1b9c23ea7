//! What points are for: a kingdom or the Merfolk board with the place held there, a token, an Orc board, a Band.

use ethnos::{Scored, View};
use kernel::{Phrase, Rule};

use crate::say;

/// The score line; its player is added by the log.
pub(crate) fn scored(view: &View, points: u16, what: Scored, rule: Rule) -> Phrase {
    let phrase = match what {
        // Alone in the Second Age of two: both tokens (ET-2P-4).
        Scored::Kingdom { kingdom, coins, .. } if rule == Rule("ET-2P-4") => {
            Phrase::new("scored-kingdom-alone")
                .with("kingdom", say::kingdom(view, kingdom))
                .with("coins", coins)
        }
        Scored::Kingdom {
            kingdom,
            place,
            tied,
            coins,
        } => held(Phrase::new("scored-kingdom"), place, tied)
            .with("kingdom", say::kingdom(view, kingdom))
            .with("coins", coins),
        Scored::Track { place, tied } => held(Phrase::new("scored-track"), place, tied),
        Scored::GiantToken => Phrase::new("scored-giant"),
        Scored::Horde { markers } => Phrase::new("scored-horde").with("markers", markers),
        Scored::Band { counts, leader } => Phrase::new("scored-band")
            .with("size", say::size(counts.into()))
            .with("tribe", say::tribe(leader)),
    };
    phrase.with("points", say::points(points))
}

/// The place and how many others share it.
fn held(phrase: Phrase, place: u8, tied: u8) -> Phrase {
    phrase
        .with("place", say::place(place))
        .with("others", tied.saturating_sub(1))
}

/// What else a player scores for, in a word. A kingdom has a line of its own, and Bands are counted.
pub(crate) fn board(what: Scored) -> Option<Phrase> {
    match what {
        Scored::Track { .. } => Some(Phrase::new("part-track")),
        Scored::GiantToken => Some(Phrase::new("part-giant")),
        Scored::Horde { .. } => Some(Phrase::new("part-horde")),
        Scored::Kingdom { .. } | Scored::Band { .. } => None,
    }
}
