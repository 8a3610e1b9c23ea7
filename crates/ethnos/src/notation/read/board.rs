//! The board: tokens, markers, coins, the Dashboard and the deck.

use kernel::{NotationError, Pool, Seat};

use super::Lines;
use super::items::{by_seat, cards, count_of, items, no_more_than_a_deck};
use crate::card::{Cards, Kingdom};
use crate::notation::{card_name, kingdom_name, read_card, wrong};
use crate::rules::{MAX_DECK, Rules};
use crate::setup::Setup;
use crate::state::Ethnos;

pub(super) fn board(
    game: &mut Ethnos,
    setup: &Setup,
    lines: &mut Lines<'_>,
) -> Result<(), NotationError> {
    let rules = game.rules;
    let spaces = usize::from(rules.tokens_per_kingdom);
    let mut heap = setup.tokens.clone();
    let mut missing = Vec::new();
    for kingdom in Kingdom::all() {
        let name = kingdom_name(&rules, kingdom);
        let tokens = lines.read(&format!("tokens {name}"), |value| {
            let tokens: Result<Vec<u8>, _> =
                value.split('/').map(|token| token.trim().parse()).collect();
            let mut tokens = tokens.map_err(|_| wrong(value, "tokens, such as 2/4/8"))?;
            tokens.sort_unstable();
            if tokens.len() != spaces {
                return Err(NotationError::new(format!(
                    "{spaces} tokens lie in a kingdom at this table (ET-SETUP-25)"
                )));
            }
            for token in &tokens {
                let at = heap.iter().position(|left| left == token);
                let at = at.ok_or_else(|| {
                    NotationError::new(format!("there is no token {token} left for {name}"))
                })?;
                heap.remove(at);
            }
            Ok(tokens)
        })?;
        match tokens {
            Some(tokens) => game.tokens[kingdom.index()][..spaces].copy_from_slice(&tokens),
            None => missing.push(kingdom),
        }
        let markers = lines.read(&format!("markers {name}"), |value| by_seat(&rules, value))?;
        for (seat, count) in markers.unwrap_or_default() {
            game.markers[kingdom.index()][seat.index()] = u8::try_from(count).unwrap_or(u8::MAX);
        }
        if rules.has.coins {
            let laid = lines.read(&format!("coins {name}"), |value| coins(&rules, value))?;
            for coin in laid.unwrap_or_default() {
                take_coin(game, coin)?;
                game.coins.laid[kingdom.index()][coin] += 1;
            }
        }
    }
    for (kingdom, tokens) in missing.into_iter().zip(heap.chunks(spaces)) {
        game.tokens[kingdom.index()][..spaces].copy_from_slice(tokens);
    }
    if rules.has.coins {
        let gone = lines.read("coins-gone", |value| coins(&rules, value))?;
        for coin in gone.unwrap_or_default() {
            take_coin(game, coin)?;
        }
    }
    if rules.solo.is_some() {
        dashboard(game, lines)?;
    }
    Ok(())
}

fn dashboard(game: &mut Ethnos, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    for kingdom in Kingdom::all() {
        let name = kingdom_name(&rules, kingdom);
        let column = lines.read(&format!("dashboard {name}"), |value| {
            let colour = rules.colours[kingdom.index()].key();
            let column = items(value, ',')
                .map(|text| {
                    let (count, tribe) = count_of(text)?;
                    read_card(&rules, &format!("{colour} {tribe}")).map(|kind| (count, kind))
                })
                .collect::<Result<Vec<_>, _>>()?;
            no_more_than_a_deck(&column)?;
            Ok(column)
        })?;
        for (count, kind) in column.unwrap_or_default() {
            (0..count).for_each(|_| game.solo.dashboard.add(kind));
        }
    }
    let up = lines.read("leaders", |value| {
        items(value, ',')
            .map(|key| {
                let slot = rules.tribes[..usize::from(rules.slots)]
                    .iter()
                    .position(|tribe| tribe.key() == key);
                slot.ok_or_else(|| wrong(key, "a clan of this game"))
            })
            .collect::<Result<Vec<_>, _>>()
    })?;
    if let Some(up) = up {
        game.solo.leaders = up.into_iter().fold(0, |set, slot| set | 1 << slot);
        if game.solo.leaders == 0 {
            return Err(NotationError::new(
                "at least one Setup card is face up (ET-SOLO-41)",
            ));
        }
    }
    game.solo.discarded = lines
        .read("discarded", |value| cards(&rules, value))?
        .unwrap_or(Cards::NONE);
    Ok(())
}

fn coins(rules: &Rules, text: &str) -> Result<Vec<usize>, NotationError> {
    let coin = |text: &str| {
        let value: u8 = text
            .parse()
            .map_err(|_| wrong(text, "the value of a coin"))?;
        let at = (0..rules.coins.len())
            .find(|&at| rules.coins[at] == value && rules.coin_counts[at] > 0);
        at.ok_or_else(|| wrong(text, "a coin of this edition"))
    };
    items(text, ',').map(coin).collect()
}

fn take_coin(game: &mut Ethnos, coin: usize) -> Result<(), NotationError> {
    let left = &mut game.coins.left[coin];
    *left = left.checked_sub(1).ok_or_else(|| {
        let (value, count) = (game.rules.coins[coin], game.rules.coin_counts[coin]);
        NotationError::new(format!("there are only {count} coins of {value}"))
    })?;
    Ok(())
}

/// The deck: as stated, or all cards that are nowhere else.
pub(super) fn deck(game: &mut Ethnos, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    let stated = lines.read("deck", |value| cards(&rules, value))?;
    let mut rest = rules.full_deck();
    let hands = Seat::first(rules.seats).flat_map(|seat| game.hands[seat].cards.each());
    let elsewhere = game
        .pool
        .each()
        .chain(hands)
        .chain(game.bands.laid().iter().copied())
        .chain(game.solo.dashboard.each());
    for kind in elsewhere {
        if !rest.has(kind) {
            let name = card_name(rules.card(kind));
            return Err(NotationError::new(format!(
                "there are more cards {name:?} than the game has (ET-COMP-14)"
            )));
        }
        rest.remove(kind);
    }
    let deck = stated.unwrap_or(rest);
    game.deck.allies = deck.each().map(|kind| kind.0).collect::<Pool<MAX_DECK>>();
    let half = if game.deck.dragons == 0 {
        deck.len() / 2
    } else {
        0
    };
    game.deck.above = lines.number("above")?.unwrap_or(half);
    Ok(())
}
