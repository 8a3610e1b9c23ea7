//! Lists of cards and of numbers by seat.

use kernel::{NotationError, Phrase, Seat};

use crate::card::{Cards, Kind};
use crate::notation::{forbidden, read_card, read_seat, unreadable};
use crate::rules::{MAX_DECK, Rules};

pub(super) fn items(text: &str, separator: char) -> impl Iterator<Item = &str> {
    text.split(separator)
        .map(str::trim)
        .filter(|item| !item.is_empty() && *item != "-")
}

pub(super) fn count_of(text: &str) -> Result<(u8, &str), NotationError> {
    match text.split_once(' ') {
        Some((count, rest)) if count.starts_with(|c: char| c.is_ascii_digit()) => {
            let count = count.parse().ok().filter(|count| (1..=24).contains(count));
            Ok((
                count.ok_or_else(|| unreadable("not-a-number-of-cards", text))?,
                rest.trim(),
            ))
        }
        _ => Ok((1, text)),
    }
}

pub(super) fn counted(rules: &Rules, text: &str) -> Result<Vec<(u8, Kind)>, NotationError> {
    let entry = |item| {
        let (count, name) = count_of(item)?;
        read_card(rules, name).map(|kind| (count, kind))
    };
    let all: Vec<(u8, Kind)> = items(text, ',').map(entry).collect::<Result<_, _>>()?;
    no_more_than_a_deck(&all)?;
    Ok(all)
}

/// Cards are counted in bytes: a list longer than any deck is refused before it is counted.
pub(super) fn no_more_than_a_deck(all: &[(u8, Kind)]) -> Result<(), NotationError> {
    let cards: usize = all.iter().map(|(count, _)| usize::from(*count)).sum();
    if cards > MAX_DECK {
        return Err(NotationError::new(too_many_cards()));
    }
    Ok(())
}

pub(super) fn too_many_cards() -> Phrase {
    forbidden("ET-COMP-14", "position-too-many-cards")
}

pub(super) fn cards(rules: &Rules, text: &str) -> Result<Cards, NotationError> {
    let each = counted(rules, text)?;
    Ok(each
        .into_iter()
        .flat_map(|(count, kind)| std::iter::repeat_n(kind, usize::from(count)))
        .collect())
}

/// `A3 B1`
pub(super) fn by_seat(rules: &Rules, text: &str) -> Result<Vec<(Seat, u16)>, NotationError> {
    let pair = |item: &str| {
        let split = item.char_indices().nth(1).map_or(item.len(), |(at, _)| at);
        let seat = read_seat(rules, &item[..split])?;
        let number = item[split..].parse().ok().filter(|number| *number <= 999);
        Ok((
            seat,
            number.ok_or_else(|| unreadable("not-a-seat-and-number", item))?,
        ))
    };
    let all: Vec<(Seat, u16)> = text
        .split_whitespace()
        .filter(|item| *item != "-")
        .map(pair)
        .collect::<Result<_, NotationError>>()?;
    let twice = |nth: usize| all[..nth].iter().any(|(seat, _)| *seat == all[nth].0);
    match (0..all.len()).find(|&nth| twice(nth)) {
        Some(nth) => Err(NotationError::new(
            Phrase::new("position-seat-twice")
                .with("seat", all[nth].0)
                .with("text", text),
        )),
        None => Ok(all),
    }
}
