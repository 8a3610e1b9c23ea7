//! The Bands on the table and the Giant token.

use kernel::{NotationError, Seat};

use super::Lines;
use super::items::{by_seat, counted, items, too_many_cards};
use crate::card::Kind;
use crate::notation::{forbidden, read_card, read_seat, unreadable};
use crate::rules::{MAX_DECK, Rules};
use crate::state::{BRUNO, Building, Ethnos, GiantToken};
use crate::words;

/// All Bands; those of the seat named by `last-band` (default: the asked seat) are laid last, so that its last one is what the
/// open question is about.
pub(super) fn bands(game: &mut Ethnos, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    let last = lines
        .read("last-band", |value| read_seat(&rules, value))?
        .unwrap_or(game.turn);
    let order = last.next(rules.parties).clockwise(rules.parties);
    let mut laid = 0;
    for seat in order {
        let key = format!("bands {seat}");
        let stated = lines.read(&key, |value| {
            items(value, ';')
                .map(|text| band(&rules, seat, text))
                .collect::<Result<Vec<_>, _>>()
        })?;
        for (leader, cards) in stated.unwrap_or_default() {
            laid += cards.len();
            if laid > MAX_DECK || cards.len() > usize::from(u8::MAX) {
                return Err(NotationError::new(too_many_cards()));
            }
            game.bands.play(seat, leader, &cards);
        }
    }
    Ok(())
}

/// The Giant token, where it is stated or must be. Read after the question, which says what a Band has come to.
pub(super) fn giant(game: &mut Ethnos, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    if !rules.has.giant {
        return Ok(());
    }
    let giant = lines.read("giant", |value| match value {
        "-" => Ok(None),
        holder => match by_seat(&rules, holder)?[..] {
            [(holder, size)] if size <= MAX_DECK as u16 => Ok(Some(GiantToken {
                holder,
                size: size as u8,
            })),
            _ => Err(unreadable("not-a-seat-and-size", value)),
        },
    })?;
    game.giant = giant.unwrap_or_else(|| largest_giant(game));
    Ok(())
}

/// Where the token must lie: on the largest Giant-led Band, the earlier one of two equals (ET-TRIBE-GIANT-1, -3).
fn largest_giant(game: &Ethnos) -> Option<GiantToken> {
    game.giant_bands()
        .fold(None, |token: Option<GiantToken>, band| {
            let larger = token.is_none_or(|token| band.size > token.size);
            if larger {
                Some(GiantToken {
                    holder: Seat(band.owner.0),
                    size: band.size,
                })
            } else {
                token
            }
        })
}

pub(super) fn band(
    rules: &Rules,
    seat: Seat,
    text: &str,
) -> Result<(Kind, Vec<Kind>), NotationError> {
    let bruno = rules.solo.is_some() && seat == BRUNO;
    let (leader, others) = text
        .split_once(if bruno { '>' } else { '+' })
        .unwrap_or((text, "-"));
    let leader = read_card(rules, leader.trim())?;
    if leader.is_wild() {
        let why = forbidden("ET-TRIBE-SKELETON-1", "position-wild-leader");
        let card = words::card(rules.card(leader));
        return Err(NotationError::new(why.with("card", card)));
    }
    let mut all = if bruno { Vec::new() } else { vec![leader] };
    for (count, kind) in counted(rules, others)? {
        all.extend(std::iter::repeat_n(kind, usize::from(count)));
    }
    let plain = || all.iter().filter(|kind| !kind.is_wild());
    let fits = plain().all(|kind| kind.slot() == leader.slot())
        || plain().all(|kind| kind.colour() == leader.colour());
    let rule = if fits { "ET-BAND-1" } else { "ET-BAND-2" };
    if all.is_empty() || !fits || (!bruno && all.len() > Building::MOST) {
        let why = forbidden(rule, "not-a-band").with("text", text);
        return Err(NotationError::new(why));
    }
    Ok((leader, all))
}
