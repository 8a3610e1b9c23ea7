//! What a seat makes of the table before it looks at its cards.

use std::cell::Cell;

use kernel::Seat;

use super::bytes;
use crate::card::KINGDOMS;
use crate::rules::MAX_SEATS;
use crate::state::{DRAGONS, Ethnos};

pub(super) struct Mind {
    pub(super) seat: Seat,
    /// The chance that the Age ends before this seat's next turn.
    pub(super) risk: f32,
    /// How much of the Age is over, 0 to 1.
    pub(super) progress: f32,
    /// What one more marker adds in each kingdom that was asked about.
    gain: [Cell<Option<f32>>; KINGDOMS],
}

/// What a space on the Merfolk board is worth.
pub(super) const TRACK_STEP: f32 = 0.5;
/// What a marker is worth that changes no place yet: it will, with the next one.
const FOOTHOLD: f32 = 0.5;
/// How much of what a kingdom pays in a later Age counts now.
const LATER: f32 = 0.4;

impl Mind {
    pub(super) fn of(game: &Ethnos, seat: Seat) -> Self {
        Self::at_risk(game, seat, risk(game))
    }

    /// The same where the risk is known.
    #[inline]
    pub(super) fn at_risk(game: &Ethnos, seat: Seat, risk: f32) -> Self {
        Self {
            seat,
            risk,
            progress: progress(game),
            gain: [const { Cell::new(None) }; KINGDOMS],
        }
    }

    /// What one more marker adds in a kingdom: worked out when it is first asked for, since most have no room for one.
    #[inline]
    pub(super) fn gain(&self, game: &Ethnos, kingdom: usize) -> f32 {
        let known = &self.gain[kingdom];
        known.get().unwrap_or_else(|| {
            // Early in an Age others still have time to answer.
            let now = 0.5 + 0.5 * self.progress;
            let gain = gain_in(game, kingdom, self.seat, now);
            known.set(Some(gain));
            gain
        })
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
    match DRAGONS - game.deck.dragons {
        0 => 1.0,
        1 => reach,
        2 => reach * reach,
        _ => reach * reach * reach,
    }
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

/// What one more marker in a kingdom adds for a seat.
#[inline]
fn gain_in(game: &Ethnos, kingdom: usize, seat: Seat, now: f32) -> f32 {
    let (before, after) = Rank::with_next(game, kingdom, seat);
    let pots = Pots::of(game, kingdom);
    let before = before.map_or(0.0, |rank| standing(game, &pots, &rank, now));
    standing(game, &pots, &after, now) - before + FOOTHOLD
}

/// What a place in a kingdom is worth to a seat: the awards of this Age, as far as they are safe by `now`, and a part of those to
/// come.
#[inline]
fn standing(game: &Ethnos, pots: &Pots, rank: &Rank, now: f32) -> f32 {
    let pot = pots.pay(game, rank, game.age);
    let later = pots.pay_from(game, rank, game.age + 1);
    rank.share() * (now * f32::from(pot) + LATER * f32::from(later))
}

/// The place of a seat in a kingdom.
pub(super) struct Rank {
    ahead: u8,
    /// With the seat itself.
    tied: u8,
    alone: bool,
}

impl Rank {
    /// With the markers that it has: one at least.
    #[inline]
    pub(super) fn of(game: &Ethnos, kingdom: usize, seat: Seat) -> Self {
        let own = game.markers[kingdom][seat.index()];
        let all = Counts::of(&game.markers[kingdom]);
        let (ahead, level) = (all.from(own + 1), all.from(own));
        Self {
            ahead,
            tied: level - ahead,
            alone: all.from(1) == 1,
        }
    }

    /// With the markers that it has, if it has any, and with one more.
    #[inline]
    fn with_next(game: &Ethnos, kingdom: usize, seat: Seat) -> (Option<Self>, Self) {
        let own = game.markers[kingdom][seat.index()];
        let all = Counts::of(&game.markers[kingdom]);
        let (next, beyond) = (all.from(own + 1), all.from(own + 2));
        let alone = all.from(1) == u8::from(own > 0);
        let after = Self {
            ahead: beyond,
            tied: next - beyond + 1,
            alone,
        };
        let before = (own > 0).then(|| Self {
            ahead: next,
            tied: all.from(own) - next,
            alone,
        });
        (before, after)
    }

    /// What each of those who share the place gets of a pot.
    #[inline]
    pub(super) fn share(&self) -> f32 {
        SHARE[usize::from(self.tied)]
    }
}

/// The markers of a kingdom in one word, a byte for each seat. Empty seats have none.
struct Counts(u64);

impl Counts {
    #[inline]
    fn of(markers: &[u8; MAX_SEATS]) -> Self {
        let [a, b, c, d, e, f] = *markers;
        Self(u64::from_le_bytes([a, b, c, d, e, f, 0, 0]))
    }

    /// How many seats have so many or more, 1 at least.
    #[inline]
    fn from(&self, least: u8) -> u8 {
        bytes::count_from(self.0, least)
    }
}

/// What a kingdom pays: the tokens, and the sum of the first so many.
pub(super) struct Pots {
    tokens: [u16; 3],
    up_to: [u16; 4],
}

impl Pots {
    #[inline]
    pub(super) fn of(game: &Ethnos, kingdom: usize) -> Self {
        let tokens = game.tokens[kingdom].map(u16::from);
        let two = tokens[0] + tokens[1];
        Self {
            tokens,
            up_to: [0, tokens[0], two, two + tokens[2]],
        }
    }

    /// What it pays to a place from `age` on.
    #[inline]
    pub(super) fn pay_from(&self, game: &Ethnos, rank: &Rank, mut age: u8) -> u16 {
        let mut sum = 0;
        while age <= game.rules.ages {
            sum += self.pay(game, rank, age);
            age += 1;
        }
        sum
    }

    /// What it pays to a place at the end of an Age (ET-SCORE-5 to -14).
    #[inline]
    fn pay(&self, game: &Ethnos, rank: &Rank, age: u8) -> u16 {
        if game.rules.two_players {
            let first = if rank.ahead == 0 {
                self.tokens[usize::from(age) - 1]
            } else {
                0
            };
            // ET-2P-4
            let both = age == 2 && rank.alone;
            return first + if both { self.tokens[0] } else { 0 };
        }
        // First place gets the Age's own token, each place after it the one before.
        let from = age.saturating_sub(rank.ahead);
        let to = from.saturating_sub(rank.tied);
        self.up_to[usize::from(from) & 3] - self.up_to[usize::from(to) & 3]
    }
}

/// A part for each of so many.
const SHARE: [f32; MAX_SEATS + 1] = [0.0, 1.0, 0.5, 1.0 / 3.0, 0.25, 0.2, 1.0 / 6.0];
