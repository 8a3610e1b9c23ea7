//! What the player does about Chief Bruno (ET-SOLO): whatever helps him least.

use kernel::Rng;

use crate::ability::Ability;
use crate::card::{Cards, KINGDOMS, Kind, kinds};
use crate::choice::Choice;
use crate::setup::Level;
use crate::state::{Ask, BRUNO, Ethnos};

use super::mind::Mind;
use super::sets::Sets;

/// What the Leader of a Party does for Bruno, all abilities taken together.
const LEADER: f32 = 3.0;
/// A marker, for those in a hurry.
const MARKER: f32 = 4.0;
/// Of what a card on the Dashboard promises, how much counts against the own hand.
const FEAR: f32 = 0.6;

pub(super) fn weigh(game: &Ethnos, choice: Choice, ask: Ask) -> f32 {
    match choice {
        Choice::Feed(kind) => -harm(game, kind),
        Choice::Dismiss(kind) => column_danger(game, kind) + 0.5 * wanted(game, kind),
        Choice::Steal(kind) => 0.5 + column_danger(game, kind) + wanted(game, kind),
        Choice::Bruno(slot) => -leader_help(game.rules.abilities[usize::from(slot)], ask, game),
        Choice::Place(to) => -Mind::of(game, BRUNO).gain(game, to.index()),
        _ => 0.0,
    }
}

/// What an answer to the question of a turn costs because of the cards that go to the Dashboard after it: one, or with the level hard
/// two after a card from the pool (ET-SOLO-21, ET-SOLO-66).
pub(super) fn fed_after(game: &Ethnos, choice: Choice) -> f32 {
    let Some(solo) = game.rules.solo else {
        return 0.0;
    };
    let (pool, cards) = match choice {
        Choice::Draw => (game.pool, 1),
        Choice::Take(kind) => {
            let mut left = game.pool;
            left.remove(kind);
            let hard = solo.level == Level::Hard;
            (left, if hard { solo.sweep } else { 1 })
        }
        // One of the discarded cards, which are not known yet, or any card (ET-SOLO-25, ET-SOLO-26).
        _ => return FEAR * any_card(game),
    };
    FEAR * least(game, &pool, cards)
}

/// What the least harmful cards of the pool bring Bruno.
fn least(game: &Ethnos, pool: &Cards, cards: u8) -> f32 {
    let (mut sum, mut taken, mut left) = (0.0, 0, pool.kinds());
    while taken < cards && left != 0 {
        let harms = kinds::each(left).map(|kind| (kind, harm(game, kind)));
        let Some((kind, harm)) = harms.min_by(|a, b| a.1.total_cmp(&b.1)) else {
            break;
        };
        let copies = pool.count(kind).min(cards - taken);
        sum += harm * f32::from(copies);
        taken += copies;
        left &= !kind.bit();
    }
    sum
}

/// What a card of any colour brings him.
fn any_card(game: &Ethnos) -> f32 {
    let columns = (0..KINGDOMS as u8).map(|column| column_step(game, column));
    columns.sum::<f32>() / KINGDOMS as f32
}

/// What a card brings Bruno in its column, and what the own hand misses with it.
pub(super) fn harm(game: &Ethnos, kind: Kind) -> f32 {
    column_step(game, kind.colour()) + wanted(game, kind)
}

/// How much one more card in this column promises Bruno: a part of the Party that it will be, all the rest of it with the last card.
fn column_step(game: &Ethnos, column: u8) -> f32 {
    let (cards, needs) = (game.column_size(column), needs(game, column));
    let size = needs.max(cards + 1);
    let points = f32::from(game.rules.band_points(size));
    let fits = size > game.standing(BRUNO, &game.markers[usize::from(column)]);
    let marker = if fits {
        Mind::of(game, BRUNO).gain(game, column.into())
    } else {
        0.0
    };
    let party = points + marker + LEADER;
    if cards + 1 >= needs {
        return party * (1.0 - 0.5 * f32::from(cards) / f32::from(size));
    }
    0.5 * party / f32::from(size)
}

/// How many cards make a column a Party (ET-SOLO-32, ET-SOLO-33).
fn needs(game: &Ethnos, column: u8) -> u8 {
    let solo = game.rules.solo.expect("only in solo");
    match solo.triggers[usize::from(column)] {
        0 => game.standing(BRUNO, &game.markers[usize::from(column)]) + 1,
        trigger => trigger,
    }
}

/// How near a card in its column brings Bruno's next Party (ET-SOLO-33).
fn column_danger(game: &Ethnos, kind: Kind) -> f32 {
    let column = kind.colour();
    let cards = f32::from(game.column_size(column));
    (cards + 1.0) / f32::from(needs(game, column)).max(1.0)
}

/// How well a card goes with the player's own hand.
fn wanted(game: &Ethnos, kind: Kind) -> f32 {
    0.4 * f32::from(Sets::of(&game.hands[game.turn].cards).around(kind))
}

/// What lies on the Dashboard, as parts of Parties.
pub(super) fn readiness(game: &Ethnos) -> f32 {
    let part = |column: u8| f32::from(game.column_size(column)) / f32::from(needs(game, column));
    (0..KINGDOMS as u8).map(part).sum()
}

/// A quick answer for a playout, the least helpful to Bruno without looking twice.
pub(super) fn quick(game: &Ethnos, rng: &mut Rng, scratch: &mut Vec<Choice>) -> Choice {
    scratch.clear();
    kernel::Game::choices(game, scratch);
    let sets = Sets::of(&game.hands[game.turn].cards);
    let help = |choice: &Choice| match *choice {
        Choice::Feed(kind) => quick_step(game, kind) + 0.4 * f32::from(sets.around(kind)),
        Choice::Dismiss(kind) => -quick_step(game, kind),
        Choice::Steal(kind) => -quick_step(game, kind) - 0.4 * f32::from(sets.around(kind)),
        Choice::Bruno(slot) => leader_help(game.rules.abilities[usize::from(slot)], game.ask, game),
        _ => 0.0,
    };
    // Equal answers are as likely as each other.
    let first = rng.below(scratch.len() as u32) as usize;
    let turned = scratch[first..].iter().chain(&scratch[..first]);
    *turned
        .min_by(|a, b| help(a).total_cmp(&help(b)))
        .expect("something is asked")
}

/// As [`column_step`], with any marker worth the same.
fn quick_step(game: &Ethnos, kind: Kind) -> f32 {
    let column = kind.colour();
    let (cards, needs) = (game.column_size(column), needs(game, column));
    let size = needs.max(cards + 1);
    let party = f32::from(game.rules.band_points(size)) + MARKER + LEADER;
    let part = if cards + 1 >= needs { 1.0 } else { 0.5 };
    party * part / f32::from(size)
}

/// What an ability gives Bruno with the Party of the open column (ET-SOLO-45).
fn leader_help(ability: Ability, ask: Ask, game: &Ethnos) -> f32 {
    let size = match ask {
        Ask::Leader { column } => game.column_size(column),
        _ => 0,
    };
    let cards = f32::from(size);
    match ability {
        Ability::LargestBand if game.giant.is_none_or(|token| size > token.size) => 6.0,
        Ability::Track => 0.5 * cards + 2.0,
        Ability::Horde => super::plan::horde_step(game, BRUNO),
        Ability::Coin => 2.0,
        Ability::CountsMore { scoring, .. } => f32::from(scoring) * cards,
        Ability::DrawCards => 0.8 * cards,
        _ => 0.0,
    }
}
