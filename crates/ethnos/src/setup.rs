//! All that is fixed before the first card.

use kernel::{
    EditionInfo, ListInfo, Menu, OptionInfo, PartInfo, Phrase, SetupError, Shared, Value,
    VariantInfo, Wanted,
};
use serde::Serialize;

use crate::Edition;
use crate::content::{Components, Content, FirstGame, SeatRow, SoloCards, tribe};
use crate::guide;
use crate::rules::{Extras, Rules, TribeTable};

/// A table that can be started.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    pub(crate) content: Shared<Content>,
    pub(crate) edition: Edition,
    pub(crate) seats: u8,
    pub(crate) tribes: Tribes,
    pub(crate) extras: Extras,
    /// Worked out once: the rules before the tribes are drawn, the tribes to draw from, and the tokens to deal.
    pub(crate) rules: Rules,
    pub(crate) table: TribeTable,
    pub(crate) tokens: Vec<u8>,
}

/// Which tribes are in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tribes {
    /// Drawn by the dice (ET-SETUP-10, ET-SETUP-11).
    Random,
    /// Agreed on (ET-SETUP-12), as rows of the edition's table.
    Chosen(Vec<u8>),
}

/// How hard Chief Bruno is to beat (ET-SOLO-65).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    Easy,
    Regular,
    Hard,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Easy, Level::Regular, Level::Hard];

    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Regular => "regular",
            Level::Hard => "hard",
        }
    }
}

const DRAW_TWO: &str = "draw-two";
const RECRUITMENT: &str = "recruitment";
const TRIBES: &str = "tribes";
const LEVEL: &str = "level";
const RANDOM: &str = "random";
const FIRST_GAME: &str = "first-game";

pub(crate) fn menu(content: &Content) -> Menu {
    let editions = Edition::ALL.iter().map(|&edition| {
        let parts = content.components(edition);
        EditionInfo {
            key: edition.key(),
            title: parts.title.clone(),
            seats: parts.players_min.value..=parts.players_max.value,
            default_seats: 4,
        }
    });
    Menu {
        editions: editions.collect(),
        variants: vec![
            VariantInfo {
                key: DRAW_TWO,
                about: "recruiting from the deck gives two cards while the pool is empty",
                editions: vec![],
            },
            VariantInfo {
                key: RECRUITMENT,
                about: "Recruitment Mode: the pool is refilled to three cards (always on in solo)",
                editions: vec![],
            },
        ],
        options: vec![
            OptionInfo {
                list: Some(tribe_list(content)),
                // The clans of solo are fixed (ET-SOLO-4).
                seats: Some(2..=most_seats(content)),
                ..OptionInfo::new(
                    TRIBES,
                    "random, first-game (second edition), or a list such as orc,elf,giant,troll,wizard: \
                     six tribes with 4 to 6 players, five with 2 or 3",
                    RANDOM,
                    &[RANDOM],
                )
            },
            OptionInfo {
                editions: with(content, |parts| parts.solo.is_some()),
                seats: Some(1..=1),
                ..OptionInfo::new(
                    LEVEL,
                    "how hard Chief Bruno is to beat (one seat)",
                    Level::Regular.key(),
                    &Level::ALL.map(Level::key),
                )
            },
        ],
    }
}

/// The tribes of each edition, the clans for a first game (ET-SETUP-13), and how many there are (ET-SETUP-10, ET-SETUP-11).
fn tribe_list(content: &Content) -> ListInfo {
    let mut parts: Vec<PartInfo> = Vec::new();
    for &edition in Edition::ALL {
        for row in &TribeTable::new(content, edition).rows {
            let key = row.tribe.key();
            match parts.iter_mut().find(|part| part.key == key) {
                Some(part) => part.editions.push(edition.key()),
                None => parts.push(PartInfo {
                    key: key.to_owned(),
                    editions: vec![edition.key()],
                }),
            }
        }
    }
    let needs = |seats| Some((seats, content.row(seats)?.tribes));
    ListInfo {
        parts,
        named: vec![PartInfo {
            key: FIRST_GAME.to_owned(),
            editions: with(content, |parts| parts.first_game.is_some()),
        }],
        needs: (2..=most_seats(content)).filter_map(needs).collect(),
        by_seat: false,
    }
}

fn most_seats(content: &Content) -> u8 {
    let most = |&edition| content.components(edition).players_max.value;
    Edition::ALL.iter().map(most).max().unwrap_or(2)
}

/// The keys of the editions whose components are such.
fn with(content: &Content, such: impl Fn(&Components) -> bool) -> Vec<&'static str> {
    let editions = Edition::ALL.iter().copied();
    let those = editions.filter(|&edition| such(content.components(edition)));
    those.map(Edition::key).collect()
}

pub(crate) fn set_up(content: &Shared<Content>, wanted: &Wanted) -> Result<Setup, SetupError> {
    let edition = edition(wanted)?;
    let seats = seats(content, edition, wanted)?;
    let extras = extras(wanted, seats)?;
    let table = TribeTable::new(content, edition);
    let no_numbers = || SetupError::new(Phrase::new("setup-no-numbers").with("n", seats));
    let row = content.row(seats).ok_or_else(no_numbers)?;
    let tribes = if let (Some(_), Some(solo)) = (extras.level, &content.components(edition).solo) {
        solo_clans(&table, solo, asked_tribes(wanted))?
    } else {
        let first_game = content.components(edition).first_game.as_ref();
        tribes(&table, first_game, asked_tribes(wanted), row.tribes)?
    };
    let mut rules = Rules::new(content, edition, seats, extras).ok_or_else(no_numbers)?;
    rules.learned = guide::learned(content.fingerprint());
    Ok(Setup {
        content: content.clone(),
        edition,
        seats,
        tribes,
        extras,
        rules,
        table,
        tokens: tokens(content.components(edition), row),
    })
}

fn edition(wanted: &Wanted) -> Result<Edition, SetupError> {
    let Some(key) = &wanted.edition else {
        return Ok(Edition::default());
    };
    Edition::named(key).ok_or_else(|| unknown("setup-no-edition", key, Edition::KEYS))
}

/// How many play: as many as the edition is for (ET-SETUP-1, ET-SETUP-2).
fn seats(content: &Content, edition: Edition, wanted: &Wanted) -> Result<u8, SetupError> {
    let parts = content.components(edition);
    let seats = wanted.seats.unwrap_or(4);
    let (least, most) = (parts.players_min.value, parts.players_max.value);
    if (least..=most).contains(&seats) {
        return Ok(seats);
    }
    let rule = if parts.solo.is_some() {
        "ET-SETUP-2"
    } else {
        "ET-SETUP-1"
    };
    let why = Phrase::new("setup-players").with("n", seats);
    Err(SetupError::by(
        rule,
        why.with("least", least).with("most", most),
    ))
}

/// Variants and level.
fn extras(wanted: &Wanted, seats: u8) -> Result<Extras, SetupError> {
    let mut extras = Extras::default();
    for variant in &wanted.variants {
        match variant.as_str() {
            DRAW_TWO => extras.draw_two = true,
            RECRUITMENT => extras.recruitment = true,
            other => return Err(unknown("setup-no-variant", other, &[DRAW_TWO, RECRUITMENT])),
        }
    }
    let known = [TRIBES, LEVEL];
    let mut keys = wanted.options.keys();
    if let Some(key) = keys.find(|key| !known.contains(&key.as_str())) {
        return Err(unknown("setup-no-option", key, &known));
    }
    extras.level = level(wanted, seats)?;
    if extras.level.is_some() {
        // Recruitment Mode is part of solo (ET-SOLO-20): not a variant of its own there.
        extras.recruitment = false;
    }
    Ok(extras)
}

fn level(wanted: &Wanted, seats: u8) -> Result<Option<Level>, SetupError> {
    match (seats, wanted.options.get(LEVEL)) {
        (1, None) => Ok(Some(Level::Regular)),
        (1, Some(key)) => match Level::ALL.into_iter().find(|level| level.key() == key) {
            Some(level) => Ok(Some(level)),
            None => {
                let known = Level::ALL.map(Level::key);
                let why = unknown("setup-no-level", key, &known).why;
                Err(SetupError::by("ET-SOLO-65", why))
            }
        },
        (_, None) => Ok(None),
        (_, Some(_)) => Err(SetupError::new(Phrase::new("setup-level-solo"))),
    }
}

/// The tribes that are asked for: a word, or a list.
fn asked_tribes(wanted: &Wanted) -> &str {
    wanted.options.get(TRIBES).map_or(RANDOM, String::as_str)
}

/// The clans of solo are fixed (ET-SOLO-4).
fn solo_clans(table: &TribeTable, solo: &SoloCards, asked: &str) -> Result<Tribes, SetupError> {
    let fixed = rows(table, solo.clans.iter().map(String::as_str))?;
    if asked != RANDOM {
        let sorted = |mut rows: Vec<u8>| {
            rows.sort_unstable();
            rows
        };
        let named = rows(table, asked.split(',').map(str::trim))?;
        if sorted(named) != sorted(fixed.clone()) {
            let why = Phrase::new("setup-solo-clans");
            return Err(SetupError::by("ET-SOLO-4", why));
        }
    }
    Ok(Tribes::Chosen(fixed))
}

/// Drawn, those for a first game (ET-SETUP-13), or as many different ones as the number of players needs (ET-SETUP-12).
fn tribes(
    table: &TribeTable,
    first_game: Option<&FirstGame>,
    asked: &str,
    needs: u8,
) -> Result<Tribes, SetupError> {
    let mut chosen = match (asked, first_game) {
        (RANDOM, _) => return Ok(Tribes::Random),
        // With fewer players any five of the six: the first five.
        (FIRST_GAME, Some(list)) => {
            let clans = list.clans.iter().take(usize::from(needs));
            rows(table, clans.map(String::as_str))?
        }
        (FIRST_GAME, None) => {
            let why = Phrase::new("setup-no-first-game");
            return Err(SetupError::by("ET-SETUP-13", why));
        }
        (list, _) => rows(table, list.split(',').map(str::trim))?,
    };
    if chosen.len() != usize::from(needs) {
        let has = u32::try_from(chosen.len()).unwrap_or(u32::MAX);
        let why = Phrase::new("setup-tribes-number").with("needs", needs);
        return Err(SetupError::by("ET-SETUP-12", why.with("has", has)));
    }
    chosen.sort_unstable();
    if let Some(pair) = chosen.windows(2).find(|pair| pair[0] == pair[1]) {
        let key = table.rows[usize::from(pair[0])].tribe.key();
        let name = Value::Word(format!("setup-part-{key}"));
        let why = Phrase::new("setup-tribe-twice").with("tribe", name);
        return Err(SetupError::by("ET-SETUP-12", why));
    }
    Ok(Tribes::Chosen(chosen))
}

/// Tribes by name as rows of the edition's table.
fn rows<'a>(
    table: &TribeTable,
    keys: impl Iterator<Item = &'a str>,
) -> Result<Vec<u8>, SetupError> {
    let row = |key: &str| {
        let row = tribe(key).and_then(|tribe| table.position(tribe));
        row.ok_or_else(|| SetupError::new(Phrase::new("setup-no-tribe").with("text", key)))
    };
    keys.map(row).collect()
}

/// The tokens to deal: those marked 4+ stay in the box where there are few players (ET-SETUP-4).
fn tokens(parts: &Components, row: &SeatRow) -> Vec<u8> {
    let all = parts.tokens.iter().flat_map(|token| {
        let left = if row.four_plus_tokens {
            token.count
        } else {
            token.count - token.four_plus
        };
        std::iter::repeat_n(token.value, usize::from(left))
    });
    all.collect()
}

/// A name that is not among the known ones.
fn unknown(key: &'static str, text: &str, known: &[&str]) -> SetupError {
    let why = Phrase::new(key).with("text", text);
    SetupError::new(why.with("known", known.join(", ")))
}

pub(crate) fn wanted(setup: &Setup) -> Wanted {
    let mut wanted = Wanted {
        edition: Some(setup.edition.key().to_owned()),
        seats: Some(setup.seats),
        ..Wanted::default()
    };
    if setup.extras.draw_two {
        wanted.variants.push(DRAW_TWO.to_owned());
    }
    if setup.extras.recruitment {
        wanted.variants.push(RECRUITMENT.to_owned());
    }
    match (&setup.tribes, setup.extras.level) {
        (_, Some(level)) => {
            wanted
                .options
                .insert(LEVEL.to_owned(), level.key().to_owned());
        }
        (Tribes::Chosen(rows), None) => {
            let keys: Vec<_> = rows
                .iter()
                .map(|&row| setup.table.rows[usize::from(row)].tribe.key())
                .collect();
            wanted.options.insert(TRIBES.to_owned(), keys.join(","));
        }
        (Tribes::Random, None) => {}
    }
    wanted
}
