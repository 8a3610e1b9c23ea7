//! Boards, tokens and coins of an edition: as many as the engine plays with.

use kernel::ContentError;

use super::{all_differ, want};
use crate::Edition;
use crate::card::KINGDOMS;
use crate::content::{CoinRow, Components, TokenRow, colour};
use crate::rules::{COIN_VALUES, MAX_TROLLS};

pub(super) fn kingdoms(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let all = format!("{}.kingdoms", edition.key());
    want(parts.kingdoms.len() == KINGDOMS, &all, "six kingdoms")?;
    for row in &parts.kingdoms {
        let at = format!("{all}.{}", row.key);
        let colour =
            colour(&row.colour).ok_or_else(|| ContentError::new(&at, "an unknown colour"))?;
        want(
            edition.kingdom(colour) == row.key,
            &at,
            "the program knows no kingdom of this name and colour",
        )?;
    }
    want(
        all_differ(parts.kingdoms.iter().map(|row| &row.key)),
        &all,
        "a kingdom is listed twice (ET-DEF-2)",
    )
}

pub(super) fn tokens(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let at = format!("{}.tokens", edition.key());
    let sum = |of: fn(&TokenRow) -> u8| -> u32 {
        parts.tokens.iter().map(|row| u32::from(of(row))).sum()
    };
    want(sum(|row| row.count) == 18, &at, "18 tokens (ET-COMP-4)")?;
    want(
        sum(|row| row.four_plus) == 6,
        &at,
        "6 of them marked 4+, so that 12 remain (ET-SETUP-4)",
    )?;
    want(
        parts.tokens.iter().all(|row| row.four_plus <= row.count),
        &at,
        "more marked 4+ than there are",
    )
}

pub(super) fn merfolk_board(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let at = |what: &str| format!("{}.merfolk_board.{what}", edition.key());
    let board = &parts.merfolk_board;
    want(board.last.value < 32, &at("last"), "at most 31 spaces")?;
    let on_track = |space: u8| (1..=board.last.value).contains(&space);
    want(
        board.symbols.iter().all(|symbol| on_track(symbol.space)),
        &at("symbols"),
        "on the track",
    )?;
    want(
        all_differ(board.symbols.iter().map(|row| row.space)),
        &at("symbols"),
        "one symbol on a space",
    )?;
    want(
        board.awards_4_6.len() == 3,
        &at("awards_4_6"),
        "three awards",
    )?;
    want(board.awards_2_3.len() == 2, &at("awards_2_3"), "two awards")
}

pub(super) fn giant_and_orcs(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let at = |what: &str| format!("{}.{what}", edition.key());
    want(
        parts.giant_token.age_4_6.len() == 3,
        &at("giant_token.age_4_6"),
        "three values",
    )?;
    want(
        parts.giant_token.age_2_3.len() == 2,
        &at("giant_token.age_2_3"),
        "two values",
    )?;
    want(
        parts.orc_board.points.len() == KINGDOMS + 1,
        &at("orc_board.points"),
        "seven values, for 0 to 6 markers",
    )
}

pub(super) fn trolls(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let at = format!("{}.troll_tokens", edition.key());
    let values = &parts.troll_tokens.values.values;
    want(
        !values.is_empty() && values.len() <= MAX_TROLLS,
        &at,
        "1 to 6 tokens",
    )?;
    want(
        values.iter().all(|value| (1..=10).contains(value))
            && values.is_sorted_by(|low, high| low < high),
        &at,
        "different values from 1 to 10, ascending (ET-COMP-17)",
    )
}

pub(super) fn coins(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let Some(raccoon) = &parts.raccoon else {
        return Ok(());
    };
    let at = format!("{}.raccoon.coins", edition.key());
    want(
        raccoon.coins.len() <= COIN_VALUES,
        &at,
        "at most six different values",
    )?;
    want(
        raccoon
            .coins
            .is_sorted_by(|low, high| low.value < high.value),
        &at,
        "different values, the lowest first",
    )?;
    let worth = |row: &CoinRow| u32::from(row.count) * u32::from(row.value.max(1));
    want(
        raccoon.coins.iter().map(worth).sum::<u32>() <= 255,
        &at,
        "all coins together are worth at most 255",
    )
}
