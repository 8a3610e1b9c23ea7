//! Whole Bands. The rules ask for a Band card by card; a player thinks of the Band. Cards that do not join are discarded, so a
//! Band takes all that goes with its Leader: one set by tribe, one by colour.

use kernel::Seat;

use super::ability_worth;
use super::mind::Mind;
use super::sets::Sets;
use crate::ability::Ability;
use crate::card::{KINGDOMS, Kind, kinds};
use crate::choice::Choice;
use crate::state::{Building, Ethnos};

/// What a card is worth that goes to the pool, where the others choose first.
const DISCARD: f32 = 0.3;

/// The value of the best Band that one of `leaders` can lead; 0 if there is none.
pub(super) fn best(game: &Ethnos, mind: &Mind, sets: &Sets, leaders: u64) -> f32 {
    let values = kinds::each(leaders).map(|leader| led_by(game, mind, sets, leader));
    values.fold(0.0, f32::max)
}

/// Which of `leaders`, one at least, leads the best Band, and its value.
#[inline]
pub(super) fn best_lead(game: &Ethnos, mind: &Mind, sets: &Sets, leaders: u64) -> (Kind, f32) {
    let mut best = (Kind::default(), f32::MIN);
    for leader in kinds::each(leaders) {
        let value = led_by(game, mind, sets, leader);
        if value > best.1 {
            best = (leader, value);
        }
    }
    best
}

/// The better of the two Bands that a Leader can lead.
#[inline]
pub(super) fn led_by(game: &Ethnos, mind: &Mind, sets: &Sets, leader: Kind) -> f32 {
    band(
        game,
        mind,
        leader,
        sets.around(leader),
        sets.wild(),
        sets.all,
    )
}

/// A Band of `own` cards that count and `wild` ones that only fill it, out of a hand of `all`.
#[inline]
fn band(game: &Ethnos, mind: &Mind, leader: Kind, own: u8, wild: u8, all: u8) -> f32 {
    let ability = game.rules.ability(leader);
    let size = (own + wild).min(Building::MOST as u8);
    let rest = all.saturating_sub(size);
    let points = f32::from(game.rules.band_points(own + ability.scoring_bonus()));
    let colour = leader.colour();
    let marker = marker(game, mind, ability, size, colour);
    let after = match ability {
        // The rest is no loss: a second Band follows, if the marker was placed (ET-CHAIN-2).
        Ability::AnotherBand if marker > 0.0 => f32::from(rest) * 0.5,
        Ability::KeepCards => -DISCARD * f32::from(rest.saturating_sub(size)),
        _ => -DISCARD * f32::from(rest),
    };
    points + marker + after + ability_worth(game, mind, ability, size, rest, colour)
}

/// What the marker of a Band adds: 0 where there is no room for it (ET-MARK-1).
#[inline]
pub(super) fn marker(game: &Ethnos, mind: &Mind, ability: Ability, size: u8, colour: u8) -> f32 {
    if !ability.places_marker() || game.supply[mind.seat] == 0 {
        return 0.0;
    }
    let counts = size + ability.placing_bonus();
    let gain = |kingdom: usize| {
        let room = counts > game.standing(mind.seat, &game.markers[kingdom]);
        if room { mind.gain(game, kingdom) } else { 0.0 }
    };
    if ability.any_kingdom() {
        (0..KINGDOMS).map(gain).fold(0.0, f32::max)
    } else {
        gain(colour.into())
    }
}

/// The Band that comes of joining `kind` next and then all that still goes with it.
pub(super) fn joined_by(game: &Ethnos, mind: &Mind, kind: Kind) -> f32 {
    let hand = &game.hands[game.turn].cards;
    let mut building = game.building;
    building.join(kind, hand);
    let leader = building.leader();
    let set = |mask: u64| {
        let mut more = 0;
        for other in kinds::each(building.allowed() & mask & !kinds::WILDS) {
            let used = building
                .cards()
                .iter()
                .filter(|card| **card == other)
                .count() as u8;
            more += hand.count(other) - used;
        }
        more
    };
    let more = set(kinds::tribe(leader.slot())).max(set(kinds::colour(leader.colour())));
    let wild_left = kinds::each(building.allowed() & kinds::WILDS)
        .map(|other| hand.count(other))
        .sum::<u8>();
    let (own, wild) = laid(&building);
    let wild = if kind.is_wild() {
        wild.max(wild_left)
    } else {
        wild + wild_left
    };
    band(game, mind, leader, own + more, wild, hand.len())
}

/// The Band as far as it is put together.
pub(super) fn as_it_is(game: &Ethnos, mind: &Mind) -> f32 {
    let (own, wild) = laid(&game.building);
    let hand = game.hands[game.turn].cards.len();
    band(game, mind, game.building.leader(), own, wild, hand)
}

/// The cards of a Band that count, and the wild ones.
fn laid(building: &Building) -> (u8, u8) {
    let wild = building
        .cards()
        .iter()
        .filter(|card| card.is_wild())
        .count() as u8;
    (building.len() - wild, wild)
}

/// The next card of the larger set. A Band that nothing can join is closed unasked, so there is one.
#[inline]
pub(super) fn quick_member(game: &Ethnos) -> Choice {
    let allowed = game.building.allowed();
    let leader = game.building.leader();
    let hand = &game.hands[game.turn].cards;
    let size = |set: u64| -> u8 { kinds::each(set).map(|kind| hand.count(kind)).sum() };
    let tribe = allowed & (kinds::tribe(leader.slot()) | kinds::WILDS);
    let colour = allowed & (kinds::colour(leader.colour()) | kinds::WILDS);
    // After the first member that is not like the Leader there is nothing to compare.
    let by_tribe = tribe == allowed || (colour != allowed && size(tribe) >= size(colour));
    Choice::Join(kinds::nth(if by_tribe { tribe } else { colour }, 0))
}

/// What one more marker on the Orc board adds, some of it for the points to come.
pub(super) fn horde_step(game: &Ethnos, seat: Seat) -> f32 {
    let markers = game.hordes[seat].count_ones() as usize;
    let points = |count: usize| f32::from(game.rules.horde_points[count.min(6)]);
    0.9 * (points(markers + 1) - points(markers)) + 0.5
}
