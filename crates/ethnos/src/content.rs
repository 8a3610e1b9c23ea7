//! `content/ethnos.toml`: every component value with its source, read and checked.

mod check;
mod provenance;

use std::collections::BTreeMap;

use kernel::{ContentError, Shared};
use serde::Deserialize;

pub(crate) use provenance::provenance;

use crate::{Colour, Edition, Tribe};

/// The content file, checked: whatever the engine takes from it is there and fits.
#[derive(Debug)]
pub struct Content {
    pub(crate) common: Common,
    first: Components,
    second: Components,
    switches: BTreeMap<&'static str, Switches>,
    pub(crate) sources: Vec<(String, String)>,
}

impl Content {
    pub(crate) fn read(text: &str) -> Result<Shared<Self>, ContentError> {
        let table: toml::Table = text.parse().map_err(|error| at_line(text, &error))?;
        let file: File = toml::from_str(text).map_err(|error| at_line(text, &error))?;
        let switches = Edition::ALL
            .iter()
            .map(|&edition| (edition.key(), Switches::of(&file.rules, edition)));
        let content = Content {
            common: file.common,
            first: file.first,
            second: file.second,
            switches: switches.collect(),
            sources: provenance(&table),
        };
        check::check(&content)?;
        // Matches are bound to what was played with, not to comments and source marks.
        Ok(Shared::of_file(content, text, &values(table).to_string()))
    }

    /// What the file may say.
    pub(crate) fn shapes() -> kernel::Shapes {
        kernel::Shapes::of::<File>()
    }

    #[must_use]
    pub(crate) fn components(&self, edition: Edition) -> &Components {
        edition.components(&self.first, &self.second)
    }

    #[must_use]
    pub(crate) fn switches(&self, edition: Edition) -> &Switches {
        &self.switches[edition.key()]
    }

    /// The row of numbers for a table of `seats`; solo has a row of its own (ET-SETUP-25).
    #[must_use]
    pub(crate) fn row(&self, seats: u8) -> Option<&SeatRow> {
        if seats == 1 {
            return self.second.solo.as_ref().map(|solo| &solo.seat);
        }
        self.common.seats.iter().find(|row| row.players == seats)
    }
}

/// The file without what only people read.
fn values(table: toml::Table) -> toml::Table {
    let told = |key: &str| {
        matches!(key, "source" | "ref" | "note" | "provenance") || key.ends_with("_source")
    };
    let kept = table.into_iter().filter(|(key, _)| !told(key));
    kept.map(|(key, value)| (key, bare(value))).collect()
}

fn bare(value: toml::Value) -> toml::Value {
    match value {
        toml::Value::Table(table) => toml::Value::Table(values(table)),
        toml::Value::Array(rows) => toml::Value::Array(rows.into_iter().map(bare).collect()),
        plain => plain,
    }
}

fn at_line(text: &str, error: &toml::de::Error) -> ContentError {
    let offset = error.span().map(|span| span.start);
    ContentError::unreadable(text, offset, error.message())
}

#[derive(Deserialize, Debug)]
struct File {
    common: Common,
    first: Components,
    second: Components,
    rules: BTreeMap<String, BTreeMap<String, Switch>>,
}

/// A value with its source mark, which only the provenance report reads.
#[derive(Deserialize, Debug)]
pub(crate) struct Sourced<T> {
    pub(crate) value: T,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Many<T> {
    pub(crate) values: Vec<T>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Common {
    pub(crate) kingdoms: Sourced<u8>,
    pub(crate) dragons: Sourced<u8>,
    pub(crate) markers_per_colour: Sourced<u8>,
    pub(crate) start_hand: Sourced<u8>,
    pub(crate) hand_limit: Sourced<u8>,
    pub(crate) band_max: Sourced<u8>,
    pub(crate) band_points: BandPoints,
    pub(crate) seats: Vec<SeatRow>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct BandPoints {
    pub(crate) values: Vec<u8>,
    pub(crate) beyond: u8,
}

#[derive(Deserialize, Debug)]
pub(crate) struct SeatRow {
    pub(crate) players: u8,
    pub(crate) ages: u8,
    pub(crate) tribes: u8,
    pub(crate) tokens_per_kingdom: u8,
    pub(crate) four_plus_tokens: bool,
    pub(crate) pool: u8,
    pub(crate) side: String,
}

/// The printed components of an edition.
#[derive(Deserialize, Debug)]
pub(crate) struct Components {
    pub(crate) title: String,
    pub(crate) players_min: Sourced<u8>,
    pub(crate) players_max: Sourced<u8>,
    pub(crate) track: ScoreTrack,
    pub(crate) kingdoms: Vec<KingdomRow>,
    pub(crate) tokens: Vec<TokenRow>,
    pub(crate) merfolk_board: Board,
    pub(crate) giant_token: GiantToken,
    pub(crate) orc_board: OrcBoard,
    pub(crate) troll_tokens: TrollTokens,
    pub(crate) raccoon: Option<Raccoon>,
    pub(crate) first_game: Option<FirstGame>,
    pub(crate) tribes: Vec<TribeRow>,
    pub(crate) solo: Option<SoloCards>,
    pub(crate) recruitment_minimum: Option<Sourced<u8>>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct ScoreTrack {
    pub(crate) last: u16,
}

#[derive(Deserialize, Debug)]
pub(crate) struct KingdomRow {
    pub(crate) key: String,
    pub(crate) colour: String,
}

#[derive(Deserialize, Debug)]
pub(crate) struct TokenRow {
    pub(crate) value: u8,
    pub(crate) count: u8,
    pub(crate) four_plus: u8,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Board {
    pub(crate) last: Sourced<u8>,
    pub(crate) symbols: Vec<Symbol>,
    pub(crate) awards_4_6: Vec<Sourced<u8>>,
    pub(crate) awards_2_3: Vec<Sourced<u8>>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Symbol {
    pub(crate) space: u8,
}

#[derive(Deserialize, Debug)]
pub(crate) struct GiantToken {
    pub(crate) take: Sourced<u8>,
    pub(crate) age_4_6: Vec<Sourced<u8>>,
    pub(crate) age_2_3: Vec<Sourced<u8>>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct OrcBoard {
    pub(crate) points: Vec<Sourced<u8>>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct TrollTokens {
    pub(crate) values: Many<u8>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Raccoon {
    pub(crate) coins: Vec<CoinRow>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct CoinRow {
    pub(crate) value: u8,
    pub(crate) count: u8,
}

#[derive(Deserialize, Debug)]
pub(crate) struct FirstGame {
    pub(crate) clans: Vec<String>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct TribeRow {
    pub(crate) key: String,
    pub(crate) cards: u8,
    pub(crate) per_colour: u8,
}

impl TribeRow {
    /// `None` for a key that the program does not know; the check refuses such a file.
    pub(crate) fn tribe(&self) -> Option<Tribe> {
        tribe(&self.key)
    }
}

#[derive(Deserialize, Debug)]
pub(crate) struct SoloCards {
    pub(crate) clans: Vec<String>,
    pub(crate) seat: SeatRow,
    pub(crate) dashboard_start: Sourced<u8>,
    pub(crate) best_tokens: BestTokens,
    pub(crate) columns: Vec<Column>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct BestTokens {
    pub(crate) regions: Vec<String>,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Column {
    pub(crate) colour: String,
    pub(crate) trigger: u8,
}

/// `red_panda` in files, `red-panda` in notation.
pub(crate) fn tribe(key: &str) -> Option<Tribe> {
    Tribe::named(&key.replace('_', "-"))
}

pub(crate) fn colour(key: &str) -> Option<Colour> {
    Colour::named(key)
}

/// A decision between readings of the rules.
#[derive(Deserialize, Debug, Clone)]
struct Switch {
    value: toml::Value,
}

/// The switches of one edition: its own, and otherwise those of the edition that it is based on.
#[derive(Debug, Default)]
pub(crate) struct Switches(BTreeMap<String, toml::Value>);

impl Switches {
    fn of(rules: &BTreeMap<String, BTreeMap<String, Switch>>, edition: Edition) -> Self {
        let mut switches = BTreeMap::new();
        for of in edition.lineage().filter_map(|of| rules.get(of.key())) {
            for (key, switch) in of {
                // The edition's own word comes before that of the one that it is based on.
                let value = || switch.value.clone();
                switches.entry(key.clone()).or_insert_with(value);
            }
        }
        Self(switches)
    }

    pub(crate) fn on(&self, key: &str) -> bool {
        self.0
            .get(key)
            .and_then(toml::Value::as_bool)
            .unwrap_or(false)
    }

    pub(crate) fn is(&self, key: &str, value: &str) -> bool {
        self.0.get(key).and_then(toml::Value::as_str) == Some(value)
    }

    fn each(&self) -> impl Iterator<Item = (&String, &toml::Value)> {
        self.0.iter()
    }
}
