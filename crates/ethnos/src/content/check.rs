//! A content file must fit the engine: the first thing that does not is named.

mod pieces;

use kernel::{ContentError, Phrase};

use self::pieces::{coins, giant_and_orcs, kingdoms, merfolk_board, tokens, trolls};
use super::{Components, Content, SeatRow, TribeRow, tribe};
use crate::Edition;
use crate::ability::Ability;
use crate::card::{KINGDOMS, SLOTS};
use crate::rules::{MAX_DECK, MAX_SEATS};

pub(super) fn check(content: &Content) -> Result<(), ContentError> {
    let common = &content.common;
    want(
        usize::from(common.kingdoms.value) == KINGDOMS,
        "common.kingdoms",
        "fault-six-kingdoms",
    )?;
    want(common.dragons.value == 3, "common.dragons", "fault-dragons")?;
    want(
        (1..=10).contains(&common.hand_limit.value),
        "common.hand_limit",
        ContentError::between(1, 10),
    )?;
    want(
        common.band_max.value == common.hand_limit.value,
        "common.band_max",
        "fault-band-max",
    )?;
    want(
        common.band_points.values.len() == 7,
        "common.band_points",
        "fault-band-values",
    )?;
    want(
        common.start_hand.value == 1,
        "common.start_hand",
        "fault-start-hand",
    )?;
    want(
        (2..=99).contains(&common.markers_per_colour.value),
        "common.markers_per_colour",
        ContentError::between(2, 99),
    )?;
    want(
        common.band_points.values.iter().all(|&points| points <= 99)
            && common.band_points.beyond <= 99,
        "common.band_points",
        "fault-band-points",
    )?;
    for seats in 2..=MAX_SEATS as u8 {
        let at = format!("common.seats for {seats} players");
        let row = content
            .row(seats)
            .ok_or_else(|| ContentError::new(&at, "fault-no-row"))?;
        seat_row(&at, row)?;
        for &edition in Edition::ALL {
            let parts = content.components(edition);
            enough_cards(&at, row, u16::from(seats), parts)?;
        }
    }
    for &edition in Edition::ALL {
        components(edition, content.components(edition))?;
        switches(content, edition)?;
    }
    Ok(())
}

fn seat_row(at: &str, row: &SeatRow) -> Result<(), ContentError> {
    want((1..=3).contains(&row.ages), at, "fault-ages")?;
    want((1..=SLOTS as u8).contains(&row.tribes), at, "fault-tribes")?;
    want(
        (1..=3).contains(&row.tokens_per_kingdom),
        at,
        "fault-tokens-each",
    )?;
    want(
        row.tokens_per_kingdom >= row.ages,
        at,
        "fault-token-each-age",
    )?;
    want(
        row.four_plus_tokens || row.tokens_per_kingdom <= 2,
        at,
        "fault-tokens-left",
    )?;
    want(row.side == "2-3" || row.side == "4-6", at, "fault-side")?;
    want(row.pool <= 24, at, "fault-pool")
}

/// The deal of `dealt` cards and the pool must leave cards to draw, whichever tribes are in the game (ET-EDGE-8).
fn enough_cards(
    at: &str,
    row: &SeatRow,
    dealt: u16,
    parts: &Components,
) -> Result<(), ContentError> {
    let mut sizes: Vec<u16> = parts
        .tribes
        .iter()
        .map(|row| u16::from(row.cards))
        .collect();
    sizes.sort_unstable();
    let fewest: u16 = sizes.iter().take(usize::from(row.tribes)).sum();
    want(
        fewest > dealt + u16::from(row.pool) + 3,
        at,
        "fault-few-cards",
    )
}

fn components(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let name = edition.key();
    let at = |what: &str| format!("{name}.{what}");
    // One player means solo (ET-SETUP-2).
    let least = if parts.solo.is_some() { 1 } else { 2 };
    let players = parts.players_min.value..=parts.players_max.value;
    want(
        !players.is_empty() && *players.start() >= least && *players.end() <= MAX_SEATS as u8,
        &at("players_min, players_max"),
        "fault-players",
    )?;
    want(parts.track.last <= 999, &at("track.last"), "fault-track")?;
    kingdoms(edition, parts)?;
    tokens(edition, parts)?;
    merfolk_board(edition, parts)?;
    giant_and_orcs(edition, parts)?;
    trolls(edition, parts)?;
    coins(edition, parts)?;
    tribes(edition, parts)?;
    first_lists(edition, parts)?;
    solo(edition, parts)
}

fn tribes(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let all = format!("{}.tribes", edition.key());
    want(
        all_differ(parts.tribes.iter().map(|row| row.tribe())),
        &all,
        "fault-tribe-twice",
    )?;
    want(parts.tribes.len() >= SLOTS, &all, "fault-six-tribes")?;
    for row in &parts.tribes {
        tribe_row(edition, row)?;
    }
    let cards = parts.tribes.iter().map(|row| usize::from(row.cards));
    let mut sizes: Vec<usize> = cards.collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let most: usize = sizes.iter().take(SLOTS).sum();
    want(most <= MAX_DECK, &all, "fault-deck")
}

fn tribe_row(edition: Edition, row: &TribeRow) -> Result<(), ContentError> {
    let at = format!("{}.tribes.{}", edition.key(), row.key);
    let ability = row.tribe().map(|tribe| edition.ability(tribe));
    let ability = ability.filter(|ability| *ability != Ability::None);
    let ability = ability.ok_or_else(|| ContentError::new(&at, "fault-no-tribe"))?;
    want(
        ability.leads() == (row.per_colour > 0),
        &at,
        "fault-colours",
    )?;
    want(
        row.per_colour <= 8 && row.cards <= 48,
        &at,
        "fault-many-cards",
    )?;
    want(
        row.per_colour == 0 || row.cards == row.per_colour * KINGDOMS as u8,
        &at,
        "fault-cards",
    )
}

/// The lists for a first game and for solo name tribes of the edition.
fn first_lists(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let known = |key: &String| parts.tribes.iter().any(|row| row.key == *key);
    let first_game = parts.first_game.iter().flat_map(|list| &list.clans);
    let unknown = first_game
        .chain(parts.solo.iter().flat_map(|solo| &solo.clans))
        .find(|key| !known(key));
    match unknown {
        Some(key) => Err(ContentError::new(
            edition.key(),
            Phrase::new("fault-listed").with("text", key.as_str()),
        )),
        None => Ok(()),
    }
}

fn solo(edition: Edition, parts: &Components) -> Result<(), ContentError> {
    let Some(solo) = &parts.solo else {
        return Ok(());
    };
    let at = |what: &str| format!("{}.solo.{what}", edition.key());
    seat_row(&at("seat"), &solo.seat)?;
    let dealt = 1 + u16::from(solo.dashboard_start.value);
    enough_cards(&at("seat"), &solo.seat, dealt, parts)?;
    want(
        usize::from(solo.seat.tribes) == SLOTS && all_differ(&solo.clans),
        &at("clans"),
        "fault-clans-differ",
    )?;
    want(solo.clans.len() == SLOTS, &at("clans"), "fault-clans")?;
    want(
        solo.columns.len() == KINGDOMS,
        &at("columns"),
        "fault-columns",
    )?;
    let order = solo
        .columns
        .iter()
        .map(|column| &column.colour)
        .eq(parts.kingdoms.iter().map(|row| &row.colour));
    want(order, &at("columns"), "fault-columns-order")?;
    let known = |key: &String| parts.kingdoms.iter().any(|row| row.key == *key);
    want(
        solo.best_tokens.regions.len() == 2
            && solo.best_tokens.regions.iter().all(known)
            && all_differ(&solo.best_tokens.regions),
        &at("best_tokens"),
        "fault-two-regions",
    )?;
    let leads = |key: &String| tribe(key).is_some_and(|clan| edition.ability(clan).leads());
    want(
        solo.clans.iter().all(leads),
        &at("clans"),
        "fault-clans-lead",
    )
}

/// The readings that the program plays. Another value is refused rather than ignored.
fn switches(content: &Content, edition: Edition) -> Result<(), ContentError> {
    const PLAYED: [(&str, &[&str]); 26] = [
        ("marker_optional", &["true", "false"]),
        ("merfolk_places", &["as_kingdom", "leader_only"]),
        ("merfolk_per_symbol", &["true"]),
        ("merfolk_zero_ranks", &["false"]),
        ("troll_on_merfolk", &["true"]),
        ("troll_all_places", &["true"]),
        ("elf_keep", &["up_to"]),
        ("wizard_draw", &["all_or_none"]),
        ("centaur_chain", &["unlimited"]),
        ("ten_skeletons", &["scatter", "win"]),
        ("two_player_tie", &["token_II"]),
        ("orc_last_age", &["automatic"]),
        ("orc_order", &["from_third_dragon"]),
        ("supply_limit", &["true"]),
        ("odd_half", &["bottom"]),
        ("dwarf_in_final_tie", &["false"]),
        ("last_tie", &["shared"]),
        ("recruitment_mode", &["option"]),
        ("solo", &["true", "false"]),
        ("solo_always_trigger", &["marker_possible"]),
        ("solo_hard_sweep", &["two", "all"]),
        ("solo_discard_to", &["pool"]),
        ("solo_dashboard_each_age", &["true"]),
        ("solo_zero_zero", &["tied"]),
        ("solo_steal_over_limit", &["false"]),
        ("solo_refill", &["after_dashboard"]),
    ];
    for (key, value) in content.switches(edition).each() {
        let at = format!("rules.{}.{key}", edition.key());
        let said = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        let (_, known) = PLAYED
            .iter()
            .find(|(name, _)| name == key)
            .ok_or_else(|| ContentError::new(&at, "fault-no-switch"))?;
        want(
            known.contains(&said.as_str()),
            &at,
            Phrase::new("fault-switch").with("values", known.join(" / ")),
        )?;
    }
    want(
        content.switches(edition).on("solo") == content.components(edition).solo.is_some(),
        &format!("rules.{}.solo", edition.key()),
        "fault-solo",
    )
}

fn all_differ<T: Ord>(items: impl IntoIterator<Item = T>) -> bool {
    let mut seen = std::collections::BTreeSet::new();
    items.into_iter().all(|item| seen.insert(item))
}

fn want(fits: bool, at: &str, why: impl Into<Phrase>) -> Result<(), ContentError> {
    if fits {
        Ok(())
    } else {
        Err(ContentError::new(at, why))
    }
}
