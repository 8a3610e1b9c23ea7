//! The lobby's form as data: the table that a visitor wants.

use std::collections::BTreeMap;

use face::Words;
use face::components::span_of_time;
use kernel::{ListInfo, Menu, OptionInfo, Phrase, Wanted};

use super::options::{PICK, WRITE};
use crate::parts::{say, text};

/// The table that a visitor wants, before the game has checked its set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    pub game: String,
    pub wanted: Wanted,
    /// The first is the visitor's own.
    pub seats: Vec<SeatWish>,
    pub clock: ClockRule,
    pub time_out: TimeOut,
    pub joining: Joining,
    /// What a guest wants to be called.
    pub name: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatWish {
    /// The visitor.
    You,
    /// For anyone who joins.
    Open,
    /// A bot of this level.
    Bot(String),
    /// A person of this name on the same device; without a name, they go by the seat's letter.
    Device(String),
}

/// How much time there is. Seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClockRule {
    #[default]
    None,
    Move(u32),
    Bank(u32),
}

/// What happens to a seat that runs out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TimeOut {
    #[default]
    Bot,
    Forfeit,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Joining {
    #[default]
    Everyone,
    /// Only people with the link.
    Link,
}

impl Wish {
    /// Reads the fields of the form. Missing fields take their defaults; an impossible value is refused in a sentence.
    pub fn read<'m>(
        fields: &[(String, String)],
        menu: impl Fn(&str) -> Option<&'m Menu>,
    ) -> Result<Self, Phrase> {
        let form = Form(fields);
        let game = form.one("game").unwrap_or_default().to_owned();
        let menu = menu(&game)
            .ok_or_else(|| Phrase::new("ui-no-such-game").with("game", text(game.clone())))?;
        let edition = form.one(&format!("{game}.edition"));
        let seats = match form.one(&format!("{game}.seats")) {
            Some(seats) => number(seats)?,
            None => menu
                .editions
                .first()
                .map_or(2, |edition| edition.default_seats),
        };
        let on = form.all(&format!("{game}.variant"));
        let variants = menu
            .variants
            .iter()
            .filter(|variant| variant.is_for(edition) && on.contains(&variant.key))
            .map(|variant| variant.key.to_owned());
        let mut options = BTreeMap::new();
        for option in menu
            .options
            .iter()
            .filter(|option| option.is_for(edition, seats))
        {
            let value = form.option(&game, option, edition, seats)?;
            if let Some(value) = value.filter(|value| *value != option.default) {
                options.insert(option.key.to_owned(), value);
            }
        }
        let wanted = Wanted {
            rules: None,
            edition: edition.map(str::to_owned),
            seats: Some(seats),
            variants: variants.collect(),
            options,
        };
        Ok(Self {
            wanted,
            seats: (1..=seats).map(|nth| form.seat(nth)).collect(),
            clock: form.clock()?,
            time_out: match form.one("timeout") {
                Some("forfeit") => TimeOut::Forfeit,
                _ => TimeOut::Bot,
            },
            joining: match form.one("joining") {
                Some("link") => Joining::Link,
                _ => Joining::Everyone,
            },
            name: form.one("name").map(str::to_owned),
            game,
        })
    }
}

/// The fields of a form. An empty field is as good as none.
struct Form<'a>(&'a [(String, String)]);

impl<'a> Form<'a> {
    fn all(&self, name: &str) -> Vec<&'a str> {
        self.0
            .iter()
            .filter(|(field, value)| field == name && !value.trim().is_empty())
            .map(|(_, value)| value.trim())
            .collect()
    }

    fn one(&self, name: &str) -> Option<&'a str> {
        self.all(name).first().copied()
    }

    /// The value of an option: what the switch says, or what is picked or written below it.
    fn option(
        &self,
        game: &str,
        option: &OptionInfo,
        edition: Option<&str>,
        seats: u8,
    ) -> Result<Option<String>, Phrase> {
        let key = option.key;
        let value = self.one(&format!("{game}.option.{key}"));
        match (value, &option.list) {
            (Some(PICK), Some(list)) => {
                let parts = self.all(&format!("{game}.part.{key}"));
                picked(list, parts, edition, seats).map(Some)
            }
            (Some(WRITE), _) if option.free => {
                let text = self.one(&format!("{game}.text.{key}"));
                Ok(text.map(str::to_owned))
            }
            (value, _) => Ok(value.map(str::to_owned)),
        }
    }

    fn seat(&self, nth: u8) -> SeatWish {
        let of_seat = |what: &str| self.one(&format!("seat{nth}{what}")).unwrap_or_default();
        match of_seat("") {
            _ if nth == 1 => SeatWish::You,
            "bot" => SeatWish::Bot(of_seat(".level").to_owned()),
            "device" => SeatWish::Device(of_seat(".name").to_owned()),
            _ => SeatWish::Open,
        }
    }

    /// Any number of seconds: the table knows its limits.
    fn clock(&self) -> Result<ClockRule, Phrase> {
        let seconds = |field: &str| number(self.one(field).unwrap_or_default());
        match self.one("clock") {
            Some("move") => seconds("clock.move").map(ClockRule::Move),
            Some("bank") => seconds("clock.bank").map(ClockRule::Bank),
            _ => Ok(ClockRule::None),
        }
    }
}

/// The ticked parts as a list, without those that the form hides: of other editions, and of seats that are not used.
fn picked(
    list: &ListInfo,
    mut parts: Vec<&str>,
    edition: Option<&str>,
    seats: u8,
) -> Result<String, Phrase> {
    let seen = |key: &str| {
        let part = list.parts.iter().find(|part| part.key == key);
        part.is_some_and(|part| part.is_for(edition))
    };
    parts.retain(|part| seen(part));
    if list.by_seat {
        parts.truncate(seats.into());
        let twice = |(at, part): (usize, &&str)| parts[..at].contains(part);
        if parts.iter().enumerate().any(twice) {
            return Err(Phrase::new("ui-pick-twice"));
        }
    }
    match list.needed(seats) {
        Some(needs) if parts.len() != usize::from(needs) => Err(Phrase::new("ui-pick-wrong")
            .with("seats", seats)
            .with("needs", needs)
            .with("has", u8::try_from(parts.len()).unwrap_or(u8::MAX))),
        _ => Ok(parts.join(",")),
    }
}

fn number<N: std::str::FromStr>(value: &str) -> Result<N, Phrase> {
    value
        .parse()
        .map_err(|_| Phrase::new("ui-no-number").with("value", text(value)))
}

impl ClockRule {
    /// `No clock`, `15 min per player`.
    #[must_use]
    pub fn in_words(self, words: &Words) -> String {
        let long = |seconds: u32| text(short_time(words, seconds));
        match self {
            Self::None => words.word("ui-clock-none"),
            Self::Move(seconds) => say(
                words,
                Phrase::new("ui-clock-a-move").with("time", long(seconds)),
            ),
            Self::Bank(seconds) => say(
                words,
                Phrase::new("ui-clock-a-player").with("time", long(seconds)),
            ),
        }
    }
}

/// A clock's setting: `30 s`, `15 min`, `8 h`, `7 days`.
pub(super) fn short_time(words: &Words, seconds: u32) -> String {
    match seconds {
        0..60 => say(words, Phrase::new("ui-seconds").with("n", seconds)),
        60..3_600 => say(words, Phrase::new("ui-minutes").with("n", seconds / 60)),
        _ if seconds < 86_400 && seconds.is_multiple_of(3_600) => say(
            words,
            Phrase::new("ui-full-hours").with("n", seconds / 3_600),
        ),
        _ => span_of_time(words, i64::from(seconds) * 1_000),
    }
}
