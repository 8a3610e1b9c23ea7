//! A position from text. Lines come in any order; a missing line means its default.

mod bands;
mod board;
mod items;
mod question;

use std::collections::BTreeMap;

use kernel::{NotationError, Phrase, Seat};

use self::items::{by_seat, cards, items};
use super::{forbidden, read_colour, read_seat, unreadable};
use crate::card::Cards;
use crate::content;
use crate::rules::Rules;
use crate::setup::{Setup, Tribes};
use crate::state::{DRAGONS, Ethnos};

/// The lines of a position by key, with their numbers.
struct Lines<'a>(BTreeMap<&'a str, (usize, &'a str)>);

pub(super) fn position(setup: &Setup, text: &str) -> Result<Ethnos, NotationError> {
    let mut lines = Lines::split(text)?;
    let mut rules = setup.rules;
    tribes(setup, &mut rules, &mut lines)?;
    let mut game = Ethnos::empty(rules);
    numbers(&mut game, &mut lines)?;
    for seat in Seat::first(rules.parties) {
        side(&mut game, seat, &mut lines)?;
    }
    bands::bands(&mut game, &mut lines)?;
    board::board(&mut game, setup, &mut lines)?;
    board::deck(&mut game, &mut lines)?;
    question::question(&mut game, &mut lines)?;
    bands::giant(&mut game, &mut lines)?;
    lines.finish()?;
    supplies(&mut game)?;
    game.count_pieces().map_err(NotationError::new)?;
    question::sensible(&game)?;
    Ok(game)
}

impl<'a> Lines<'a> {
    fn split(text: &'a str) -> Result<Self, NotationError> {
        let mut lines = BTreeMap::new();
        for (nth, line) in text
            .lines()
            .enumerate()
            .map(|(nth, line)| (nth + 1, line.trim()))
        {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (key, value) = line
                .split_once(':')
                .ok_or_else(|| unreadable("position-key-value", line).at(nth))?;
            if lines.insert(key.trim(), (nth, value.trim())).is_some() {
                return Err(unreadable("position-twice", key.trim()).at(nth));
            }
        }
        Ok(Self(lines))
    }

    /// Reads and uses up a line; the error says in which line it stands.
    fn read<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&str) -> Result<T, NotationError>,
    ) -> Result<Option<T>, NotationError> {
        match self.0.remove(key) {
            None => Ok(None),
            Some((nth, value)) => read(value).map(Some).map_err(|error| error.at(nth)),
        }
    }

    fn number(&mut self, key: &str) -> Result<Option<u8>, NotationError> {
        self.read(key, |value| {
            let number = value.parse();
            number.map_err(|_| unreadable("not-a-small-number", value))
        })
    }

    fn finish(self) -> Result<(), NotationError> {
        match self.0.into_iter().next() {
            None => Ok(()),
            Some((key, (nth, _))) => Err(unreadable("not-a-line", key).at(nth)),
        }
    }
}

fn tribes(setup: &Setup, rules: &mut Rules, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let stated = lines.read("tribes", |value| {
        let rows = value.split(',').map(|key| {
            let row = content::tribe(key.trim()).and_then(|tribe| setup.table.position(tribe));
            row.ok_or_else(|| unreadable("not-a-tribe-here", key.trim()))
        });
        rows.collect::<Result<Vec<u8>, _>>()
    })?;
    let chosen = match (stated, &setup.tribes) {
        (Some(stated), _) => stated,
        (None, Tribes::Chosen(rows)) => rows.clone(),
        (None, Tribes::Random) => {
            return Err(NotationError::new(Phrase::new("position-no-tribes")));
        }
    };
    let wanted = setup.content.row(setup.seats).map_or(0, |row| row.tribes);
    let mut different = chosen.clone();
    different.sort_unstable();
    different.dedup();
    if chosen.len() != usize::from(wanted) || different.len() != usize::from(wanted) {
        let why = forbidden("ET-SETUP-25", "position-tribes-number").with("n", wanted);
        return Err(NotationError::new(why));
    }
    if let Tribes::Chosen(agreed) = &setup.tribes {
        let mut agreed = agreed.clone();
        agreed.sort_unstable();
        if different != agreed {
            let rule = if rules.solo.is_some() {
                "ET-SOLO-4"
            } else {
                "ET-SETUP-12"
            };
            return Err(NotationError::new(forbidden(rule, "position-other-tribes")));
        }
    }
    rules.seat_tribes(&setup.table, &chosen);
    Ok(())
}

fn numbers(game: &mut Ethnos, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    let seat = |value: &str| {
        let seat = read_seat(&rules, value)?;
        if seat.0 < rules.seats {
            Ok(seat)
        } else {
            Err(unreadable("not-an-asked-seat", value))
        }
    };
    if let Some(age) = lines.number("age")? {
        if !(1..=rules.ages).contains(&age) {
            let why = Phrase::new("position-age").with("ages", rules.ages);
            return Err(NotationError::new(why.with("age", age)));
        }
        game.age = age;
    }
    game.first = lines.read("first", seat)?.unwrap_or(Seat(0));
    game.turn = lines.read("turn", seat)?.unwrap_or(Seat(0));
    game.third = lines.read("third", seat)?;
    game.wild_winner = lines.read("ten-skeletons", seat)?;
    game.deck.dragons = lines.number("dragons")?.unwrap_or(0);
    if game.deck.dragons > DRAGONS {
        let why = forbidden("ET-COMP-15", "position-dragons");
        return Err(NotationError::new(why));
    }
    for (seat, glory) in lines
        .read("glory", |value| by_seat(&rules, value))?
        .unwrap_or_default()
    {
        game.glory[seat] = glory;
    }
    if rules.has.track {
        let track = lines.read("merfolk", |value| by_seat(&rules, value))?;
        for (seat, space) in track.unwrap_or_default() {
            game.track[seat] = u8::try_from(space).unwrap_or(u8::MAX);
        }
    }
    game.pool = lines
        .read("pool", |value| cards(&rules, value))?
        .unwrap_or(Cards::NONE);
    Ok(())
}

fn side(game: &mut Ethnos, seat: Seat, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    if seat.0 < rules.seats {
        let hand = &mut game.hands[seat];
        hand.cards = lines
            .read(&format!("hand {seat}"), |value| cards(&rules, value))?
            .unwrap_or(Cards::NONE);
        hand.open = lines
            .read(&format!("open {seat}"), |value| cards(&rules, value))?
            .unwrap_or(Cards::NONE);
    }
    // A line about pieces that are not in the game (ET-SETUP-23) stays unread, and `Lines::finish` names it.
    if rules.has.hordes {
        let horde = lines.read(&format!("orcs {seat}"), |value| {
            items(value, ',')
                .map(|colour| read_colour(&rules, colour))
                .collect::<Result<Vec<_>, _>>()
        })?;
        game.hordes[seat] = horde
            .unwrap_or_default()
            .into_iter()
            .fold(0, |set, colour| set | 1 << colour);
    }
    if rules.has.trolls {
        let held = lines.read(&format!("trolls {seat}"), |value| {
            items(value, ',')
                .map(|token| troll(&rules, token))
                .collect::<Result<Vec<_>, _>>()
        })?;
        game.trolls[seat] = held
            .unwrap_or_default()
            .into_iter()
            .fold(0, |set, at| set | 1 << at);
    }
    Ok(())
}

fn troll(rules: &Rules, text: &str) -> Result<usize, NotationError> {
    let value: u8 = text
        .parse()
        .map_err(|_| unreadable("not-a-token-value", text))?;
    let at = rules.trolls[..usize::from(rules.troll_count)]
        .iter()
        .position(|&token| token == value);
    at.ok_or_else(|| unreadable("not-a-token-here", text))
}

/// The supply is what is not on a board.
fn supplies(game: &mut Ethnos) -> Result<(), NotationError> {
    for seat in Seat::first(game.rules.parties) {
        let placed = game.markers_on_board(seat) + game.hordes[seat].count_ones() as u16;
        let left = u16::from(game.rules.markers - game.rules.fixed_markers()).checked_sub(placed);
        let left = left.ok_or_else(|| {
            let why = forbidden("ET-COMP-16", "position-markers");
            NotationError::new(why.with("seat", seat).with("n", placed))
        })?;
        game.supply[seat] = left as u8;
    }
    Ok(())
}
