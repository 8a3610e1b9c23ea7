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
}

/// What a space on the Merfolk board is worth.
pub(super) const TRACK_STEP: f32 = 0.5;
/// What a marker is worth that changes no place yet: it will, with the next one.
const FOOTHOLD: f32 = 0.5;
/// How much of what a kingdom pays in a later Age counts now.
const LATER: f32 = 0.4;
/// Every kingdom, a bit each.
pub(super) const ALL: u8 = (1 << KINGDOMS) - 1;

impl Mind {
    pub(super) fn of(game: &Ethnos, seat: Seat) -> Self {
        Self::about(game, seat, ALL)
    }

    /// Thinks of some kingdoms only, for those in a hurry: nothing is gained in the others.
    #[inline]
    pub(super) fn about(game: &Ethnos, seat: Seat, kingdoms: u8) -> Self {
        let progress = progress(game);
        // Early in an Age others still have time to answer.
        let now = 0.5 + 0.5 * progress;
        let mut gain = [0.0; KINGDOMS];
        for (kingdom, gain) in gain.iter_mut().enumerate() {
            if kingdoms >> kingdom & 1 == 1 {
                let own = game.markers[kingdom][seat.index()];
                let before = standing(game, kingdom, seat, own, now);
                let after = standing(game, kingdom, seat, own + 1, now);
                *gain = after - before + FOOTHOLD;
            }
        }
        Self {
            seat,
            gain,
            risk: risk(game),
            progress,
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

/// How much of the Age is over. Only the cards above the Dragons and the number of cards are used, which everyone knows
/// (ET-AGE-9).
#[inline]
fn progress(game: &Ethnos) -> f32 {
    let (above, below, dragons) = depths(game);
    // The last of k Dragons among n cards lies about k (n + 1) / (k + 1) deep.
    let left = above + dragons * (below + dragons + 1.0) / (dragons + 1.0);
    let whole = f32::from(game.rules.slots) * 12.0 * 0.85;
    (1.0 - left / whole).clamp(0.0, 1.0)
}

/// The chance that the asked seat gets no other turn in this Age, known to everyone as well.
#[inline]
pub(super) fn risk(game: &Ethnos) -> f32 {
    let (above, below, dragons) = depths(game);
    // Of a round's turns about two in three draw from the deck; alone, Bruno's pool is filled from it too.
    let round = if game.rules.solo.is_some() {
        2.0
    } else {
        f32::from(game.rules.seats) * 0.66
    };
    if above >= round {
        return 0.0;
    }
    let reach = ((round - above) / (below + dragons)).clamp(0.0, 1.0);
    (0..DRAGONS - game.deck.dragons).fold(1.0, |risk, _| risk * reach)
}

/// Cards above all Dragons, Allies below the first place where one can lie, and Dragons.
#[inline]
fn depths(game: &Ethnos) -> (f32, f32, f32) {
    let deck = &game.deck;
    let below = deck.allies.len().saturating_sub(deck.above);
    (
        f32::from(deck.above),
        f32::from(below),
        f32::from(DRAGONS - deck.dragons),
    )
}

/// What `own` markers in a kingdom are worth to a seat: the awards of this Age, as far as they are safe by `now`, and a part
/// of those to come.
#[inline]
fn standing(game: &Ethnos, kingdom: usize, seat: Seat, own: u8, now: f32) -> f32 {
    if own == 0 {
        return 0.0;
    }
    let rank = Rank::of(game, kingdom, seat, own);
    let later = rank.pots(game, game.age + 1);
    rank.share() * (now * f32::from(rank.pot(game, game.age)) + LATER * f32::from(later))
}

/// The place of a seat in a kingdom.
pub(super) struct Rank {
    kingdom: usize,
    ahead: u8,
    /// With the seat itself.
    tied: u8,
    alone: bool,
}

impl Rank {
    /// With `own` markers: one at least, and no fewer than it has now.
    #[inline]
    pub(super) fn of(game: &Ethnos, kingdom: usize, seat: Seat, own: u8) -> Self {
        let markers: &[u8; MAX_SEATS] = &game.markers[kingdom];
        let (mut ahead, mut tied, mut present) = (0, 0, 0);
        // Empty seats have no markers: they are neither ahead nor tied.
        for &count in markers {
            ahead += u8::from(count > own);
            tied += u8::from(count == own);
            present += u8::from(count > 0);
        }
        let real = markers[seat.index()];
        tied += u8::from(real != own);
        Self {
            kingdom,
            ahead,
            tied,
            alone: present == u8::from(real > 0),
        }
    }

    /// What each of those who share the place gets of a pot.
    #[inline]
    pub(super) fn share(&self) -> f32 {
        SHARE[usize::from(self.tied)]
    }

    /// What the kingdom pays to the place from `age` on.
    #[inline]
    pub(super) fn pots(&self, game: &Ethnos, age: u8) -> u16 {
        (age..=game.rules.ages).map(|age| self.pot(game, age)).sum()
    }

    /// What the kingdom pays to the place at the end of an Age (ET-SCORE-5 to -14).
    #[inline]
    fn pot(&self, game: &Ethnos, age: u8) -> u16 {
        let tokens = game.tokens[self.kingdom].map(u16::from);
        if game.rules.two_players {
            let first = if self.ahead == 0 {
                tokens[usize::from(age) - 1]
            } else {
                0
            };
            // ET-2P-4
            let both = age == 2 && self.alone;
            return first + if both { tokens[0] } else { 0 };
        }
        // First place gets the Age's own token, each place after it the one before.
        let up_to = [
            0,
            tokens[0],
            tokens[0] + tokens[1],
            tokens[0] + tokens[1] + tokens[2],
        ];
        let from = age.saturating_sub(self.ahead);
        let to = from.saturating_sub(self.tied);
        up_to[usize::from(from) & 3] - up_to[usize::from(to) & 3]
    }
}

/// A part for each of so many.
const SHARE: [f32; MAX_SEATS + 1] = [0.0, 1.0, 0.5, 1.0 / 3.0, 0.25, 0.2, 1.0 / 6.0];
