//! Who sits where, and what the host has settled: kept as JSON in the table's row.

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What the host has settled.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Options {
    /// A name for the table; may be empty.
    #[serde(default)]
    pub(crate) title: String,
    #[serde(default)]
    pub(crate) clock: ClockRule,
    #[serde(default)]
    pub(crate) late: Late,
    /// The table that this one is a rematch of.
    #[serde(default)]
    pub(crate) rematch_of: Option<String>,
    /// The rematch of this table, once there is one.
    #[serde(default)]
    pub(crate) rematch: Option<String>,
}

/// How much time there is to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub(crate) enum ClockRule {
    #[default]
    None,
    /// For each move.
    Move { seconds: u32 },
    /// For all moves of a player, and some more for each.
    Bank { seconds: u32, add: u32 },
}

impl ClockRule {
    pub(crate) const SHORTEST: u32 = 30;
    pub(crate) const LONGEST: u32 = 7 * 24 * 3600;
}

/// What happens to a seat whose time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Late {
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
pub(crate) enum Place {
    /// For whoever comes.
    Open,
    /// For somebody with the host's invitation.
    Reserved,
    Bot {
        level: String,
    },
    Person {
        id: String,
        name: String,
        /// A bot plays here until the person comes back.
        #[serde(default)]
        away: bool,
        /// The seat has lost by its clock.
        #[serde(default)]
        forfeit: bool,
    },
}

impl Place {
    pub(crate) fn person(id: &str, name: &str) -> Self {
        Self::Person {
            id: id.to_owned(),
            name: name.to_owned(),
            away: false,
            forfeit: false,
        }
    }

    pub(crate) fn is_of(&self, person: &str) -> bool {
        matches!(self, Self::Person { id, .. } if id == person)
    }

    pub(crate) fn is_free(&self) -> bool {
        matches!(self, Self::Open | Self::Reserved)
    }

    /// The bot that answers here now.
    pub(crate) fn bot(&self) -> Option<&str> {
        match self {
            Self::Bot { level } => Some(level),
            Self::Person { away, forfeit, .. } if *away || *forfeit => Some(STAND_IN),
            _ => None,
        }
    }

    /// Whether somebody sits here who answers by himself.
    pub(crate) fn has_person(&self) -> bool {
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

/// Everybody who sits here, for the index of "your games".
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
