//! Boards, tokens and coins of an edition: as many as the engine plays with.

use kernel::ContentError;

use super::{all_differ, want};
use crate::Edition;
use crate::card::KINGDOMS;
use crate::content::{CoinRow, Components, TokenRow, colour};
use crate::rules::{COIN_VALUES, MAX_TROLLS};

pub(super) fn kingdoms(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let all = format!("{}.kingdoms", edition.key());
    want(parts.kingdoms.len() == KINGDOMS, &all, "fault-six-kingdoms")?;
    for row in &parts.kingdoms {
        let at = format!("{all}.{}", row.key);
        let colour = colour(&row.colour).ok_or_else(|| ContentError::new(&at, "fault-colour"))?;
        want(edition.kingdom(colour) == row.key, &at, "fault-no-kingdom")?;
    }
    want(
        all_differ(parts.kingdoms.iter().map(|row| &row.key)),
        &all,
        "fault-kingdom-twice",
    )
}

pub(super) fn tokens(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let at = format!("{}.tokens", edition.key());
    let sum = |of: fn(&TokenRow) -> u8| -> u32 {
        parts.tokens.iter().map(|row| u32::from(of(row))).sum()
    };
    want(sum(|row| row.count) == 18, &at, "fault-tokens")?;
    want(sum(|row| row.four_plus) == 6, &at, "fault-four-plus")?;
    want(
        parts.tokens.iter().all(|row| row.four_plus <= row.count),
        &at,
        "fault-four-plus-many",
    )
}

pub(super) fn merfolk_board(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let at = |what: &str| format!("{}.merfolk_board.{what}", edition.key());
    let board = &parts.merfolk_board;
    want(board.last.value < 32, &at("last"), "fault-track-last")?;
    let on_track = |space: u8| (1..=board.last.value).contains(&space);
    want(
        board.symbols.iter().all(|symbol| on_track(symbol.space)),
        &at("symbols"),
        "fault-symbols-on",
    )?;
    want(
        all_differ(board.symbols.iter().map(|row| row.space)),
        &at("symbols"),
        "fault-symbols-twice",
    )?;
    want(
        board.awards_4_6.len() == 3,
        &at("awards_4_6"),
        "fault-three-values",
    )?;
    want(
        board.awards_2_3.len() == 2,
        &at("awards_2_3"),
        "fault-two-values",
    )
}

pub(super) fn giant_and_orcs(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let at = |what: &str| format!("{}.{what}", edition.key());
    want(
        parts.giant_token.age_4_6.len() == 3,
        &at("giant_token.age_4_6"),
        "fault-three-values",
    )?;
    want(
        parts.giant_token.age_2_3.len() == 2,
        &at("giant_token.age_2_3"),
        "fault-two-values",
    )?;
    want(
        parts.orc_board.points.len() == KINGDOMS + 1,
        &at("orc_board.points"),
        "fault-orc-values",
    )
}

pub(super) fn trolls(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let at = format!("{}.troll_tokens", edition.key());
    let values = &parts.troll_tokens.values.values;
    want(
        !values.is_empty() && values.len() <= MAX_TROLLS,
        &at,
        "fault-trolls",
    )?;
    want(
        values.iter().all(|value| (1..=10).contains(value))
            && values.is_sorted_by(|low, high| low < high),
        &at,
        "fault-troll-values",
    )
}

pub(super) fn coins(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let Some(raccoon) = &parts.raccoon else {
        return Ok(());
    };
    let at = format!("{}.raccoon.coins", edition.key());
    want(raccoon.coins.len() <= COIN_VALUES, &at, "fault-coins")?;
    want(
        raccoon
            .coins
            .is_sorted_by(|low, high| low.value < high.value),
        &at,
        "fault-coin-values",
    )?;
    let worth = |row: &CoinRow| u32::from(row.count) * u32::from(row.value.max(1));
    want(
        raccoon.coins.iter().map(worth).sum::<u32>() <= 255,
        &at,
        "fault-coins-worth",
    )
}
