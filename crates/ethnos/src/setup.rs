//! All that is fixed before the first card.

use kernel::{
    EditionInfo, ListInfo, Menu, OptionInfo, PartInfo, SetupError, Shared, VariantInfo, Wanted,
};
use serde::Serialize;

use crate::content::{Content, tribe};
use crate::rules::{Extras, Rules, TribeTable};
use crate::{Edition, Tribe};

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
    let editions = Edition::ALL.into_iter().map(|edition| {
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
                editions: Edition::SOLO.iter().map(|edition| edition.key()).collect(),
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
    for edition in Edition::ALL {
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
    let first_game = Edition::ALL
        .into_iter()
        .filter(|edition| content.components(*edition).first_game.is_some());
    let needs = |seats| Some((seats, content.row(seats)?.tribes));
    ListInfo {
        parts,
        named: vec![PartInfo {
            key: FIRST_GAME.to_owned(),
            editions: first_game.map(Edition::key).collect(),
        }],
        needs: (2..=most_seats(content)).filter_map(needs).collect(),
        by_seat: false,
    }
}

fn most_seats(content: &Content) -> u8 {
    let most = |edition| content.components(edition).players_max.value;
    Edition::ALL.into_iter().map(most).max().unwrap_or(2)
}

pub(crate) fn set_up(content: &Shared<Content>, wanted: &Wanted) -> Result<Setup, SetupError> {
    let refuse = |why: String| Err(SetupError::new(why));
    let edition = match &wanted.edition {
        None => Edition::default(),
        Some(key) => match Edition::named(key) {
            Some(edition) => edition,
            None => {
                return refuse(format!(
                    "there is no edition {key:?}: choose first, polish or second"
                ));
            }
        },
    };
    let parts = content.components(edition);
    let seats = wanted.seats.unwrap_or(4);
    let (least, most) = (parts.players_min.value, parts.players_max.value);
    if !(least..=most).contains(&seats) {
        return refuse(format!(
            "this edition is for {least} to {most} players, not {seats} (ET-SETUP-1, ET-SETUP-2)"
        ));
    }
    let mut extras = Extras::default();
    for variant in &wanted.variants {
        match variant.as_str() {
            DRAW_TWO => extras.draw_two = true,
            RECRUITMENT => extras.recruitment = true,
            other => {
                return refuse(format!(
                    "there is no variant {other:?}: choose {DRAW_TWO} or {RECRUITMENT}"
                ));
            }
        }
    }
    if let Some(key) = wanted
        .options
        .keys()
        .find(|key| *key != TRIBES && *key != LEVEL)
    {
        return refuse(format!(
            "there is no option {key:?}: choose {TRIBES} or {LEVEL}"
        ));
    }
    extras.level = level(wanted, seats)?;
    if extras.level.is_some() {
        // Recruitment Mode is part of solo (ET-SOLO-20): not a variant of its own there.
        extras.recruitment = false;
    }
    let table = TribeTable::new(content, edition);
    let row = content
        .row(seats)
        .ok_or_else(|| SetupError::new(format!("no numbers for {seats} players")))?;
    let tribes = tribes(content, edition, &table, wanted, row.tribes, extras)?;
    let tokens = parts.tokens.iter().flat_map(|token| {
        let left = if row.four_plus_tokens {
            token.count
        } else {
            token.count - token.four_plus
        };
        std::iter::repeat_n(token.value, usize::from(left))
    });
    let rules = Rules::new(content, edition, seats, extras)
        .ok_or_else(|| SetupError::new(format!("no numbers for {seats} players")))?;
    Ok(Setup {
        content: content.clone(),
        edition,
        seats,
        tribes,
        extras,
        rules,
        table,
        tokens: tokens.collect(),
    })
}

fn level(wanted: &Wanted, seats: u8) -> Result<Option<Level>, SetupError> {
    match (seats, wanted.options.get(LEVEL)) {
        (1, None) => Ok(Some(Level::Regular)),
        (1, Some(key)) => match Level::ALL.into_iter().find(|level| level.key() == key) {
            Some(level) => Ok(Some(level)),
            None => Err(SetupError::new(format!(
                "there is no level {key:?}: choose easy, regular or hard (ET-SOLO-65)"
            ))),
        },
        (_, None) => Ok(None),
        (_, Some(_)) => Err(SetupError::new(
            "a level belongs to the game for one player against Chief Bruno",
        )),
    }
}

fn tribes(
    content: &Content,
    edition: Edition,
    table: &TribeTable,
    wanted: &Wanted,
    count: u8,
    extras: Extras,
) -> Result<Tribes, SetupError> {
    let parts = content.components(edition);
    let rows = |keys: &mut dyn Iterator<Item = &str>| -> Result<Vec<u8>, SetupError> {
        keys.map(|key| {
            let row = tribe(key).and_then(|tribe: Tribe| table.position(tribe));
            row.ok_or_else(|| SetupError::new(format!("there is no tribe {key:?} in this edition")))
        })
        .collect()
    };
    let asked = wanted.options.get(TRIBES).map_or(RANDOM, String::as_str);
    if let (Some(_), Some(solo)) = (extras.level, &parts.solo) {
        // The clans of solo are fixed (ET-SOLO-4).
        let fixed = rows(&mut solo.clans.iter().map(String::as_str))?;
        let same = asked == RANDOM || {
            let mut named = rows(&mut asked.split(',').map(str::trim))?;
            let mut fixed = fixed.clone();
            named.sort_unstable();
            fixed.sort_unstable();
            named == fixed
        };
        return if same {
            Ok(Tribes::Chosen(fixed))
        } else {
            Err(SetupError::new("the clans of solo are fixed (ET-SOLO-4)"))
        };
    }
    let mut chosen = match asked {
        RANDOM => return Ok(Tribes::Random),
        FIRST_GAME => match &parts.first_game {
            // With fewer players any five of the six (ET-SETUP-13): the first five.
            Some(list) => rows(
                &mut list
                    .clans
                    .iter()
                    .take(usize::from(count))
                    .map(String::as_str),
            )?,
            None => {
                return Err(SetupError::new(
                    "only the second edition names clans for a first game (ET-SETUP-13)",
                ));
            }
        },
        list => rows(&mut list.split(',').map(str::trim))?,
    };
    if chosen.len() != usize::from(count) {
        let (has, needs) = (chosen.len(), count);
        return Err(SetupError::new(format!(
            "{needs} tribes are needed for this number of players, not {has} (ET-SETUP-12)"
        )));
    }
    chosen.sort_unstable();
    if let Some(pair) = chosen.windows(2).find(|pair| pair[0] == pair[1]) {
        let key = table.rows[usize::from(pair[0])].tribe.key();
        return Err(SetupError::new(format!(
            "{key} is named twice: tribes must differ (ET-SETUP-12)"
        )));
    }
    Ok(Tribes::Chosen(chosen))
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
