//! Numbers, lists and cards in a line.

use kernel::Seat;

use crate::bag::Bag;
use crate::content::{CardKind, Content, NONE};
use crate::notation::{Read, error, names, quoting, wrong};
use crate::state::SEATS;

pub(super) fn list(value: &str) -> impl Iterator<Item = &str> {
    value
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
}

pub(super) fn pair(text: &str) -> Read<(&str, &str)> {
    text.split_once(' ')
        .ok_or_else(|| quoting("notation-pair", text))
}

pub(super) fn number<T: std::str::FromStr>(text: &str) -> Read<T> {
    text.parse().map_err(|_| quoting("notation-figure", text))
}

pub(super) fn bits_of(value: &str) -> Read<u64> {
    list(value).try_fold(0, |set, bit| Ok(set | 1 << number::<u8>(bit)?.min(63)))
}

pub(super) fn viewer(text: &str) -> Read<u8> {
    match text {
        "*" => Ok(SEATS as u8),
        "-" => Ok(NONE),
        letter => {
            let seat: Seat = letter.parse()?;
            if seat.index() < SEATS {
                Ok(seat.0)
            } else {
                wrong("notation-no-seat", letter)
            }
        }
    }
}

/// `2 steady-hand, ill-omen`.
pub(super) fn bag(content: &Content, value: &str) -> Read<Bag> {
    let mut bag = Bag::default();
    for part in list(value) {
        let (n, name) = match part.split_once(' ') {
            Some((n, name)) => (number::<u8>(n)?, name),
            None => (1, part),
        };
        let card = names::read_card(content, name)?;
        if u16::from(n) + u16::from(bag.count(card)) > u16::from(Bag::MOST) {
            return wrong("notation-too-many", part);
        }
        (0..n).for_each(|_| bag.add(card));
    }
    Ok(bag)
}

pub(super) fn row(value: &str, read: impl Fn(&str) -> Read<u8>) -> Read<[u8; 4]> {
    let mut row = [NONE; 4];
    for (at, name) in list(value).enumerate() {
        let Some(place) = row.get_mut(at) else {
            return error("notation-row");
        };
        if name != "-" {
            *place = read(name)?;
        }
    }
    Ok(row)
}

pub(super) fn read_item(content: &Content, name: &str) -> Read<u8> {
    let card = names::read_card(content, name)?;
    let fits = content.card(card).kind == CardKind::Item;
    if fits {
        Ok(card.0)
    } else {
        wrong("notation-item", name)
    }
}
