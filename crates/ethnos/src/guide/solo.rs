//! What the player answers for Chief Bruno (ET-SOLO): whatever helps him least.

use crate::ability::Ability;
use crate::card::Kind;
use crate::choice::Choice;
use crate::state::{Ask, BRUNO, Ethnos};

use super::mind::Mind;
use super::sets::Sets;

pub(super) fn weigh(game: &Ethnos, choice: Choice, ask: Ask) -> f32 {
    match choice {
        Choice::Feed(kind) => -column_danger(game, kind) - wanted(game, kind),
        Choice::Dismiss(kind) => column_danger(game, kind) + 0.5 * wanted(game, kind),
        Choice::Steal(kind) => 0.5 + column_danger(game, kind) + wanted(game, kind),
        Choice::Bruno(slot) => -leader_help(game.rules.abilities[usize::from(slot)], ask, game),
        Choice::Place(to) => -Mind::of(game, BRUNO).gain(game, to.index()),
        _ => 0.0,
    }
}

/// How much a card in its column brings Bruno's next Party on (ET-SOLO-33).
fn column_danger(game: &Ethnos, kind: Kind) -> f32 {
    let column = kind.colour();
    let cards = f32::from(game.column_size(column));
    let solo = game.rules.solo.expect("only in solo");
    let needs = f32::from(match solo.triggers[usize::from(column)] {
        0 => game.standing(BRUNO, &game.markers[usize::from(column)]) + 1,
        trigger => trigger,
    });
    (cards + 1.0) / needs.max(1.0)
}

/// How well a card goes with the player's own hand.
fn wanted(game: &Ethnos, kind: Kind) -> f32 {
    0.4 * f32::from(Sets::of(&game.hands[game.turn].cards).around(kind))
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
