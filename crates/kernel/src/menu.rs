//! What a game offers before it starts.

use std::ops::RangeInclusive;

use serde::Serialize;

/// What can be chosen, for forms and for `longtable games`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Menu {
    /// The first is the default. Empty for a game with a single edition.
    pub editions: Vec<EditionInfo>,
    /// Switches, each on or off.
    pub variants: Vec<VariantInfo>,
    /// Everything else that has a value.
    pub options: Vec<OptionInfo>,
}

/// An edition of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EditionInfo {
    /// What a set-up calls it.
    pub key: &'static str,
    /// What people call it.
    pub title: String,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// How many play if nothing is said.
    pub default_seats: u8,
}

/// Something that can be switched on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct VariantInfo {
    /// What a set-up calls it.
    pub key: &'static str,
    /// What it changes, in English.
    pub about: &'static str,
    /// The editions that know it; empty means all.
    pub editions: Vec<&'static str>,
}

/// Something with a value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OptionInfo {
    /// What a set-up calls it.
    pub key: &'static str,
    /// What it decides, in English.
    pub about: &'static str,
    /// Its value if nothing is said.
    pub default: String,
    /// The values that have a name.
    pub values: Vec<String>,
    /// What a list can be made of, where the value may be one: `orc,elf,giant`.
    pub list: Option<ListInfo>,
    /// Whether anything else may be written; then `about` says what.
    pub free: bool,
    /// The editions that know it; empty means all.
    pub editions: Vec<&'static str>,
    /// The numbers of seats that it is for; `None` means all.
    pub seats: Option<RangeInclusive<u8>>,
    /// The variant without which it says nothing; nor does it where a board is given tile by tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<&'static str>,
}

/// A list as the value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ListInfo {
    /// What a list is made of.
    pub parts: Vec<PartInfo>,
    /// Lists that have a name, to be written instead.
    pub named: Vec<PartInfo>,
    /// For a number of seats, how many parts there must be.
    pub needs: Vec<(u8, u8)>,
    /// Whether the first part belongs to the first seat, and so on. Otherwise the order says nothing.
    pub by_seat: bool,
}

/// One thing that a list can name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PartInfo {
    /// What a set-up calls it.
    pub key: String,
    /// The editions that know it; empty means all.
    pub editions: Vec<&'static str>,
}

impl OptionInfo {
    /// For all editions and numbers of seats, with no values but these.
    #[must_use]
    pub fn new(key: &'static str, about: &'static str, default: &str, values: &[&str]) -> Self {
        Self {
            key,
            about,
            default: default.to_owned(),
            values: values.iter().map(|&value| value.to_owned()).collect(),
            list: None,
            free: false,
            editions: Vec::new(),
            seats: None,
            variant: None,
        }
    }

    /// Whether a table of this edition and so many seats can have it.
    #[must_use]
    pub fn is_for(&self, edition: Option<&str>, seats: u8) -> bool {
        let of_seats = self.seats.as_ref().is_none_or(|of| of.contains(&seats));
        of_seats && knows(&self.editions, edition)
    }
}

impl ListInfo {
    /// How many parts so many seats need.
    #[must_use]
    pub fn needed(&self, seats: u8) -> Option<u8> {
        let found = self.needs.iter().find(|(of, _)| *of == seats);
        found.map(|(_, parts)| *parts)
    }
}

impl VariantInfo {
    /// Whether a table of this edition can have it.
    #[must_use]
    pub fn is_for(&self, edition: Option<&str>) -> bool {
        knows(&self.editions, edition)
    }
}

impl PartInfo {
    /// Whether a table of this edition can have it.
    #[must_use]
    pub fn is_for(&self, edition: Option<&str>) -> bool {
        knows(&self.editions, edition)
    }
}

/// Whether `edition` is among these; none of them means all, and no edition means the one there is.
fn knows(editions: &[&str], edition: Option<&str>) -> bool {
    editions.is_empty() || edition.is_none_or(|edition| editions.contains(&edition))
}
