//! The content file: figures, tiles and layouts, checked before anything is played with them.

mod check;
mod provenance;

use kernel::{ContentError, Shared};
use serde::Deserialize;

use crate::variant::{Extra, Place};

/// Everything that `content/eko.toml` says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Content {
    pub figures: Figures<Sourced>,
    pub tile: Vec<BaseTile>,
    pub temple: Vec<TempleTile>,
    pub beacon: BeaconTile,
    pub small: Vec<SmallTile>,
    pub layout: Layout,
    pub players: Vec<Players>,
    pub ring: Ring,
}

/// The numbers of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures<T> {
    pub encampments: T,
    pub towers: T,
    pub castles: T,
    /// Points that win (EK-W1).
    pub goal: T,
    /// Points for a captive Emperor (EK-E3).
    pub captive: T,
    /// Points for a pyramid (EK-V-S2).
    pub pyramid: T,
    /// Discs that a Forced March costs (EK-F1).
    pub march: T,
    /// Discs that a use of the temples of the Moon and the Sand costs.
    pub temple: T,
    /// How often a position must come up for a draw (EK-A15).
    pub repetitions: T,
    /// Turns without progress for each living player that make a draw (EK-A15).
    pub quiet_turns: T,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sourced {
    pub value: u8,
    pub source: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BaseTile {
    pub letter: char,
    pub back: String,
    pub spec: String,
    pub source: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TempleTile {
    pub letter: char,
    pub name: String,
    pub replaces: char,
    pub spec: String,
    /// The form it takes when the other temple is in play too (EK-A30).
    pub second: SecondForm,
    pub source: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecondForm {
    pub replaces: char,
    pub spec: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BeaconTile {
    pub letter: char,
    pub spec: String,
    pub source: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmallTile {
    pub letter: char,
    pub count: u8,
    pub spec: String,
    pub source: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    pub source: String,
    pub centres: Vec<(i8, i8)>,
}

/// What a number of players plays with.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    pub seats: u8,
    pub tiles: String,
    pub pyramids: u8,
    pub source: String,
    /// So many docks, the first ones, are filled first.
    pub notches: usize,
    pub docks: Vec<(i8, i8, u8)>,
    pub beacons: Vec<(i8, i8)>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ring {
    pub source: String,
    pub centres: Vec<(i8, i8)>,
    pub places: Vec<(i8, i8, u8)>,
}

impl Content {
    pub(crate) fn read(text: &str) -> Result<Shared<Self>, ContentError> {
        let content: Self = toml::from_str(text).map_err(|error| {
            let offset = error.span().map(|span| span.start);
            ContentError::unreadable(text, offset, error.message())
        })?;
        content.check()?;
        // Matches are bound to what was played with, not to comments and sources.
        let values: toml::Table = toml::from_str(text).unwrap_or_default();
        let values = without_sources(values).to_string();
        Ok(Shared::of_file(content, text, &values))
    }

    /// The plain numbers, for the table.
    pub(crate) fn figures(&self) -> Figures<u8> {
        let f = &self.figures;
        Figures {
            encampments: f.encampments.value,
            towers: f.towers.value,
            castles: f.castles.value,
            goal: f.goal.value,
            captive: f.captive.value,
            pyramid: f.pyramid.value,
            march: f.march.value,
            temple: f.temple.value,
            repetitions: f.repetitions.value,
            quiet_turns: f.quiet_turns.value,
        }
    }

    /// The tiles, docks and beacon sites for this many players, which [`Content::read`] has made sure of.
    pub(crate) fn players(&self, seats: u8) -> &Players {
        self.players
            .iter()
            .find(|players| players.seats == seats)
            .expect("the content was checked for 2 to 4 players")
    }

    /// How many tiles of a kind there are in the box.
    pub(crate) fn pieces(&self, extra: &Extra) -> u8 {
        match extra.place {
            Place::BeaconSite => 1,
            Place::PortalDock | Place::Dock => self.small(extra.letter).count,
        }
    }

    fn small(&self, letter: char) -> &SmallTile {
        self.small
            .iter()
            .find(|tile| tile.letter == letter)
            .expect("the content was checked for every small tile")
    }

    pub(crate) fn temple(&self, letter: char) -> &TempleTile {
        self.temple
            .iter()
            .find(|tile| tile.letter == letter)
            .expect("the content was checked for N and O")
    }

    /// What is printed on a tile. `both` temples in play give O its second form (EK-A30).
    pub(crate) fn spec(&self, letter: char, both: bool) -> Option<&str> {
        match letter {
            'N' => Some(&self.temple('N').spec),
            'O' if both => Some(&self.temple('O').second.spec),
            'O' => Some(&self.temple('O').spec),
            'U' => Some(&self.beacon.spec),
            _ => {
                let large = self.tile.iter().map(|tile| (tile.letter, &tile.spec));
                let small = self.small.iter().map(|tile| (tile.letter, &tile.spec));
                large
                    .chain(small)
                    .find_map(|(of, spec)| (of == letter).then_some(spec.as_str()))
            }
        }
    }
}

/// The file without what only people read.
fn without_sources(table: toml::Table) -> toml::Table {
    let kept = table.into_iter().filter(|(key, _)| key != "source");
    kept.map(|(key, value)| (key, bare(value))).collect()
}

fn bare(value: toml::Value) -> toml::Value {
    match value {
        toml::Value::Table(table) => toml::Value::Table(without_sources(table)),
        toml::Value::Array(rows) => toml::Value::Array(rows.into_iter().map(bare).collect()),
        plain => plain,
    }
}
