//! What a seat makes of the table before it looks at its cards.

use kernel::Seat;

use crate::card::KINGDOMS;
use crate::rules::MAX_SEATS;
use crate::state::{DRAGONS, Ethnos};

pub(super) struct Mind {
    pub(super) seat: Seat,
    /// What one more marker adds in each kingdom.
    pub(super) gain: [f32; KINGDOMS],
    /// The chance that the Age ends before this seat's next turn.
    pub(super) risk: f32,
    /// How much of the Age is over, 0 to 1.
    pub(super) progress: f32,
    /// What a space on the Merfolk board is worth.
    pub(super) track_step: f32,
}

/// What a marker is worth that changes no place yet: it will, with the next one.
const FOOTHOLD: f32 = 0.5;
/// How much of what a kingdom pays in a later Age counts now.
const LATER: f32 = 0.4;

impl Mind {
    pub(super) fn of(game: &Ethnos, seat: Seat) -> Self {
        let (progress, risk) = clock(game);
        // Early in an Age others still have time to answer.
        let now = 0.5 + 0.5 * progress;
        let mut gain = [0.0; KINGDOMS];
        for (kingdom, gain) in gain.iter_mut().enumerate() {
            let own = game.markers[kingdom][seat.index()];
            let before = standing(game, kingdom, seat, own, now);
            let after = standing(game, kingdom, seat, own + 1, now);
            *gain = after - before + FOOTHOLD;
        }
        Self {
            seat,
            gain,
            risk,
            progress,
            track_step: 0.5,
        }
    }

    /// Symbols that `steps` spaces on the Merfolk board reach.
    pub(super) fn symbols(&self, game: &Ethnos, steps: u8) -> f32 {
        let from = game.track[self.seat];
        let to = game.rules.track.last.min(from + steps);
        let spaces = (1_u32 << (to + 1)) - (1 << (from + 1));
        (game.rules.track.symbols & spaces).count_ones() as f32
    }
}

/// How much of the Age is over, and the chance that this seat gets no other turn in it. Only the cards above the Dragons and
/// the number of cards are used, which everybody knows (ET-AGE-9).
fn clock(game: &Ethnos) -> (f32, f32) {
    let deck = &game.deck;
    let dragons = f32::from(DRAGONS - deck.dragons);
    let below = f32::from(deck.allies.len() - deck.above.min(deck.allies.len()));
    // The last of k Dragons among n cards lies about k (n + 1) / (k + 1) deep.
    let left = f32::from(deck.above) + dragons * (below + dragons + 1.0) / (dragons + 1.0);
    let whole = f32::from(game.rules.slots) * 12.0 * 0.85;
    let progress = (1.0 - left / whole).clamp(0.0, 1.0);
    // Of a round's turns about two in three draw from the deck; alone, Bruno's pool is filled from it too.
    let round = if game.rules.solo.is_some() {
        2.0
    } else {
        f32::from(game.rules.seats) * 0.66
    };
    let reach = ((round - f32::from(deck.above)) / (below + dragons)).clamp(0.0, 1.0);
    let risk = (0..DRAGONS - deck.dragons).fold(1.0, |risk, _| risk * reach);
    (progress, risk)
}

/// What `own` markers in a kingdom are worth to a seat: the awards of this Age, as far as they are safe by `now`, and a part
/// of those to come.
pub(super) fn standing(game: &Ethnos, kingdom: usize, seat: Seat, own: u8, now: f32) -> f32 {
    if own == 0 {
        return 0.0;
    }
    let (mut ahead, mut tied, mut present) = (0, 1, 1);
    let markers: &[u8; MAX_SEATS] = &game.markers[kingdom];
    for (other, &count) in markers.iter().enumerate().take(game.rules.parties.into()) {
        if other != seat.index() {
            ahead += usize::from(count > own);
            tied += usize::from(count == own);
            present += usize::from(count > 0);
        }
    }
    let mut sum = 0.0;
    for age in game.age..=game.rules.ages {
        let part = if age == game.age { now } else { LATER };
        sum += part * award(game, kingdom, age, ahead, tied, present == 1);
    }
    sum
}

/// What a kingdom pays at the end of an Age to each of `tied` seats with `ahead` others before them (ET-SCORE-5 to -14).
pub(super) fn award(
    game: &Ethnos,
    kingdom: usize,
    age: u8,
    ahead: usize,
    tied: usize,
    alone: bool,
) -> f32 {
    let tokens = &game.tokens[kingdom];
    let age = usize::from(age);
    let places = if game.rules.two_players { 1 } else { age };
    let mut pot = 0;
    for place in ahead..places.min(ahead + tied) {
        pot += tokens[age - 1 - place];
    }
    if game.rules.two_players && age == 2 && alone {
        // ET-2P-4
        pot += tokens[0];
    }
    f32::from(pot) / tied as f32
}
