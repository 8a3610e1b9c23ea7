//! What a match is worth to each seat, finished or not.

use kernel::Seat;

use super::mind::{Mind, Pots, Rank};
use super::plan;
use super::sets::Sets;
use crate::card::KINGDOMS;
use crate::rules::MAX_SEATS;
use crate::state::{Ask, Ethnos};

/// Of the value of a finished match, how much is for winning; the rest is for a good score.
const WIN: f32 = 0.75;
/// A lead of so many points wins about three matches in four, when so many Ages are still to be scored.
const SPREAD: [f32; 4] = [5.0, 11.0, 16.0, 20.0];

pub(super) fn worth(game: &Ethnos, worth: &mut [f32]) {
    let parties = usize::from(game.rules.parties);
    let over = game.ask == Ask::Over;
    let ages_left = if over {
        0
    } else {
        usize::from(game.rules.ages + 1 - game.age)
    };
    let mut points = [0.0_f32; MAX_SEATS];
    for (seat, points) in points.iter_mut().enumerate().take(parties) {
        *points = f32::from(game.glory.0[seat]);
        if !over {
            *points += to_come(game, Seat(seat as u8)) + of_this_age(game, Seat(seat as u8));
        }
    }
    if let Some(winner) = game.wild_winner {
        worth.fill(0.0);
        if let Some(worth) = worth.get_mut(winner.index()) {
            *worth = 1.0;
        }
        return;
    }
    let points = &points[..parties];
    let most = points.iter().copied().fold(0.0, f32::max);
    let share = |seat: usize| ((points[seat] - most) / SPREAD[ages_left]).exp();
    let all: f32 = (0..parties).map(share).sum();
    for (seat, worth) in worth.iter_mut().enumerate().take(parties) {
        let smooth = share(seat) / all;
        *worth = if over {
            WIN * won(game, points, most, seat) + (1.0 - WIN) * smooth
        } else {
            smooth
        };
    }
}

/// The seat's part of the victory: most Glory, then most markers (ET-END-4); what is rarer is shared here.
fn won(game: &Ethnos, points: &[f32], most: f32, seat: usize) -> f32 {
    let key = |seat: usize| {
        (
            points[seat] >= most,
            game.markers_on_board(Seat(seat as u8)),
        )
    };
    let own = key(seat);
    if !own.0 {
        return 0.0;
    }
    let better = (0..points.len()).any(|other| key(other) > own);
    let equal = (0..points.len()).filter(|&other| key(other) == own).count();
    if better { 0.0 } else { 1.0 / equal as f32 }
}

/// In the middle of an Age: what the Bands on the table will score, and half of the best one in hand.
fn of_this_age(game: &Ethnos, seat: Seat) -> f32 {
    let hand = &game.hands[seat].cards;
    if game.bands.all().is_empty() && hand.len() < 2 {
        // It has only begun.
        return 0.0;
    }
    let own = game
        .bands
        .all()
        .iter()
        .filter(|band| band.owner.0 == seat.0);
    let points = own.map(|band| {
        let bonus = game.rules.ability(band.leader).scoring_bonus();
        f32::from(game.rules.band_points(band.size - band.wild + bonus))
    });
    let leaders = hand.kinds() & game.rules.leaders;
    let best = if leaders == 0 {
        0.0
    } else {
        let mind = Mind::of(game, seat);
        plan::best(game, &mind, &Sets::of(hand), leaders)
    };
    points.sum::<f32>() + 0.5 * best
}

/// What the markers on the board promise for the Ages that are still to be scored, half of it: others will answer.
fn to_come(game: &Ethnos, seat: Seat) -> f32 {
    let mut sum = 0.0;
    for kingdom in 0..KINGDOMS {
        let own = game.markers[kingdom][seat.index()];
        if own > 0 {
            let rank = Rank::of(game, kingdom, seat);
            let pots = Pots::of(game, kingdom).pay_from(game, &rank, game.age);
            sum += 0.5 * rank.share() * f32::from(pots);
        }
    }
    let markers = game.hordes[seat].count_ones() as usize;
    sum + f32::from(game.rules.horde_points[markers]) + 0.3 * f32::from(game.track[seat])
}
