//! Who sits where, and what the host has settled: kept as JSON in the table's row.

use catalog::level_and_style;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::practice::Practice;
use crate::styles;
use crate::trouble::{Outcome, Trouble};

/// What the host has settled.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// A name for the table; may be empty.
    #[serde(default)]
    pub title: String,
    #[serde(default)]
    pub clock: ClockRule,
    #[serde(default)]
    pub late: Late,
    /// The set that its cards or tiles come from, where somebody has corrected them: what its owner called it then.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub set: String,
    /// The table that this one is a rematch of.
    #[serde(default)]
    pub rematch_of: Option<String>,
    /// The rematch of this table, once there is one.
    #[serde(default)]
    pub rematch: Option<String>,
    /// The moment of another match that this one plays on from, as an address.
    #[serde(default)]
    pub plays_on: Option<String>,
    /// The steps of that match that this one begins with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resumes: Option<Resumed>,
    /// The position that it begins with, in notation: a table to try something on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The match was played elsewhere and came as a file.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub brought: bool,
    /// The lesson that is taught here, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<LessonAt>,
    /// What is practised here, if anything is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub practice: Option<Practice>,
}

/// The first steps of another match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resumed {
    /// The id of its table.
    pub table: String,
    pub steps: usize,
}

/// How far somebody has read in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LessonAt {
    pub key: String,
    /// The card that they turned to last.
    pub card: usize,
}

/// How much time there is to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum ClockRule {
    #[default]
    None,
    /// For each move.
    Move { seconds: u32 },
    /// For all moves of a player, and some more for each.
    Bank { seconds: u32, add: u32 },
}

/// What happens to a seat whose time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Late {
    /// A bot plays on until the person comes back.
    #[default]
    Bot,
    /// The seat has lost; a bot plays on for the others' sake.
    Forfeit,
}

/// The bot that keeps a seat whose person is away.
pub(crate) const STAND_IN: &str = catalog::Level::USUAL.key();

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Place {
    /// For anyone who comes.
    Open,
    /// For someone with the host's invitation.
    Reserved,
    /// Its level, and behind a slash its style where it has one: `steady/raider`. Those who sat here before there were styles have none.
    Bot { level: String },
    /// Somebody who played elsewhere: the match came as a file.
    Named { name: String },
    Person {
        id: String,
        name: String,
        /// A bot plays here until the person comes back.
        #[serde(default)]
        away: bool,
        /// The seat has lost: its person conceded, or had no time left. A bot plays here to the end.
        #[serde(default)]
        forfeit: bool,
    },
}

impl Place {
    pub fn person(id: &str, name: &str) -> Self {
        Self::Person {
            id: id.to_owned(),
            name: name.to_owned(),
            away: false,
            forfeit: false,
        }
    }

    /// Whether it can be given to a seat where this game is played: a bot must be one that there is.
    pub(crate) fn check(&self, game: &str) -> Outcome<()> {
        let Self::Bot { level: name } = self else {
            return Ok(());
        };
        let (_, style) = level_and_style(name);
        let styled = style.is_none_or(|key| styles::style(game, key).is_some());
        let known = catalog::knows_bot(name) && styled;
        known.then_some(()).ok_or(Trouble::UnknownBot)
    }

    pub fn is_of(&self, person: &str) -> bool {
        self.person_id() == Some(person)
    }

    /// The id of the person whose seat it is.
    pub fn person_id(&self) -> Option<&str> {
        match self {
            Self::Person { id, .. } => Some(id),
            _ => None,
        }
    }

    pub fn is_free(&self) -> bool {
        matches!(self, Self::Open | Self::Reserved)
    }

    /// The bot that answers here now, its style behind its level.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Self::Bot { level } => Some(level),
            Self::Person { away, forfeit, .. } if *away || *forfeit => Some(STAND_IN),
            _ => None,
        }
    }

    /// Whether a person sits here who answers for themselves.
    pub fn has_person(&self) -> bool {
        matches!(self, Self::Person { .. }) && self.bot().is_none()
    }
}

/// The seats of `person`.
pub(crate) fn seats_of(places: &[Place], person: &str) -> Vec<Seat> {
    Seat::first(u8::try_from(places.len()).unwrap_or(u8::MAX))
        .zip(places)
        .filter(|(_, place)| place.is_of(person))
        .map(|(seat, _)| seat)
        .collect()
}

/// Everyone who sits here, for the index of "your games".
pub(crate) fn people(places: &[Place], host: &str) -> Vec<String> {
    let mut people: Vec<String> = places
        .iter()
        .filter_map(|place| match place {
            Place::Person { id, .. } => Some(id.clone()),
            _ => None,
        })
        .collect();
    if people.is_empty() {
        people.push(host.to_owned());
    }
    people
}

/// What every seat is called where this game is played: bots by their style, those of none by their level, two of a kind by number.
pub(crate) fn names(places: &[Place], game: &str) -> Vec<String> {
    let kind = |place: &Place| match place {
        Place::Bot { level } => Some(kind_of(level).to_owned()),
        _ => None,
    };
    places
        .iter()
        .enumerate()
        .map(|(at, place)| match place {
            Place::Person { name, .. } | Place::Named { name } => name.clone(),
            Place::Open | Place::Reserved => String::new(),
            Place::Bot { level } => {
                let own = kind_of(level);
                let before = places[..at].iter().filter_map(kind);
                let nth = before.filter(|before| before == own).count();
                match styles::style(game, own) {
                    Some(style) => styles::name(style, nth),
                    None => bot_name(own, nth),
                }
            }
        })
        .collect()
}

/// What a bot is called by: its style, or else its level.
fn kind_of(name: &str) -> &str {
    let (level, style) = level_and_style(name);
    style.unwrap_or(level)
}

/// Bots have names, so that the log reads well: by level and how many of it sit before.
fn bot_name(level: &str, nth: usize) -> String {
    const NAMES: [(&str, [&str; 5]); 7] = [
        ("novice", ["Basia", "Tolek", "Zuzia", "Kuba", "Hania"]),
        ("steady", ["Sonia", "Marek", "Irena", "Witek", "Dora"]),
        ("sharp", ["Hawk", "Lena", "Oskar", "Nina", "Bruno II"]),
        ("master", ["Regina", "Tadeusz", "Sofia", "Konrad", "Vera"]),
        (
            "champion",
            ["Ludmiła", "Kazimierz", "Eleonora", "Wiktor", "Aurelia"],
        ),
        (
            "greedy",
            ["Magpie", "Magpie 2", "Magpie 3", "Magpie 4", "Magpie 5"],
        ),
        ("random", ["Dice", "Dice 2", "Dice 3", "Dice 4", "Dice 5"]),
    ];
    let known = NAMES.iter().find(|(of, _)| *of == level);
    known
        .and_then(|(_, names)| names.get(nth))
        .map_or_else(|| format!("{level} {}", nth + 1), |name| (*name).to_owned())
}
