//! The board: tokens, markers, coins, the Dashboard and the deck.

use kernel::{NotationError, Phrase, Pool, Seat, Value};

use super::Lines;
use super::items::{by_seat, cards, count_of, items, no_more_than_a_deck};
use crate::card::{Cards, Kingdom};
use crate::notation::{forbidden, kingdom_name, read_card, unreadable};
use crate::rules::{MAX_DECK, Rules};
use crate::setup::Setup;
use crate::state::Ethnos;
use crate::words;

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
            tokens(&rules, kingdom, value, &mut heap)
        })?;
        match tokens {
            Some(tokens) => game.tokens[kingdom.index()][..spaces].copy_from_slice(&tokens),
            None => missing.push(kingdom),
        }
        let markers = lines.read(&format!("markers {name}"), |value| by_seat(&rules, value))?;
        for (seat, count) in markers.unwrap_or_default() {
            game.markers[kingdom.index()][seat.index()] = u8::try_from(count).unwrap_or(u8::MAX);
        }
    }
    for (kingdom, tokens) in missing.into_iter().zip(heap.chunks(spaces)) {
        game.tokens[kingdom.index()][..spaces].copy_from_slice(tokens);
    }
    if rules.has.coins {
        all_coins(game, lines)?;
    }
    if rules.solo.is_some() {
        dashboard(game, lines)?;
    }
    Ok(())
}

/// The tokens of a kingdom, lowest first, taken from the heap of those that are left.
fn tokens(
    rules: &Rules,
    kingdom: Kingdom,
    text: &str,
    heap: &mut Vec<u8>,
) -> Result<Vec<u8>, NotationError> {
    let tokens: Result<Vec<u8>, _> = text.split('/').map(|token| token.trim().parse()).collect();
    let mut tokens = tokens.map_err(|_| unreadable("not-tokens", text))?;
    tokens.sort_unstable();
    if tokens.len() != usize::from(rules.tokens_per_kingdom) {
        let why = forbidden("ET-SETUP-25", "position-tokens-number");
        return Err(NotationError::new(why.with("n", rules.tokens_per_kingdom)));
    }
    for token in &tokens {
        let at = heap.iter().position(|left| left == token);
        let at = at.ok_or_else(|| {
            let colour = rules.colours[kingdom.index()];
            let name = Value::Word(words::kingdom_key(rules.edition, colour));
            let why = Phrase::new("position-no-token-left").with("value", *token);
            NotationError::new(why.with("kingdom", name))
        })?;
        heap.remove(at);
    }
    Ok(tokens)
}

/// The coins on the board, and those that are out of the game.
fn all_coins(game: &mut Ethnos, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    for kingdom in Kingdom::all() {
        let key = format!("coins {}", kingdom_name(&rules, kingdom));
        let laid = lines.read(&key, |value| coins(&rules, value))?;
        for coin in laid.unwrap_or_default() {
            take_coin(game, coin)?;
            game.coins.laid[kingdom.index()][coin] += 1;
        }
    }
    let gone = lines.read("coins-gone", |value| coins(&rules, value))?;
    for coin in gone.unwrap_or_default() {
        take_coin(game, coin)?;
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
                slot.ok_or_else(|| unreadable("not-a-leader-here", key))
            })
            .collect::<Result<Vec<_>, _>>()
    })?;
    if let Some(up) = up {
        game.solo.leaders = up.into_iter().fold(0, |set, slot| set | 1 << slot);
        if game.solo.leaders == 0 {
            let why = forbidden("ET-SOLO-41", "position-no-leader-up");
            return Err(NotationError::new(why));
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
            .map_err(|_| unreadable("not-a-coin-value", text))?;
        let at = (0..rules.coins.len())
            .find(|&at| rules.coins[at] == value && rules.coin_counts[at] > 0);
        at.ok_or_else(|| unreadable("not-a-coin-here", text))
    };
    items(text, ',').map(coin).collect()
}

fn take_coin(game: &mut Ethnos, coin: usize) -> Result<(), NotationError> {
    let left = &mut game.coins.left[coin];
    *left = left.checked_sub(1).ok_or_else(|| {
        let (value, count) = (game.rules.coins[coin], game.rules.coin_counts[coin]);
        let why = Phrase::new("position-coins").with("n", count);
        NotationError::new(why.with("value", value))
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
            let why = forbidden("ET-COMP-14", "position-too-many-of");
            let card = words::card(rules.card(kind));
            return Err(NotationError::new(why.with("card", card)));
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
