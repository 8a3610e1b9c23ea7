//! Choices as short text. Positions are in `position`.

use kernel::{Notation, NotationError, Phrase, Seat};

use crate::choice::{Choice, Disc};
use crate::game::Eko;
use crate::position;
use crate::setup::Setup;
use crate::stacks::HIGHEST;
use crate::{Building, Hex, Site, Space, Zone, Zones};

impl Notation for Eko {
    fn write_choice(&self, choice: Choice) -> String {
        let at = |verb: &str, space: Space| format!("{verb} {}", self.board().hex(space));
        match choice {
            Choice::Swap(space) => at("swap", space),
            Choice::Lift(space) => at("lift", space),
            Choice::Build(site) => format!("build {}", self.board().site_hex(site)),
            Choice::To(space) => at("to", space),
            Choice::Through(zones) => format!("through {}", self.write_zones(zones)),
            Choice::Raise(building) => building.key().to_owned(),
            Choice::Pay(space) => at("pay", space),
            Choice::Disc(Disc::Ordinary) => "ordinary".to_owned(),
            Choice::Disc(Disc::Emperor) => "emperor".to_owned(),
            Choice::March => "march".to_owned(),
            Choice::Sand => "sand".to_owned(),
            Choice::Banish(space) => at("banish", space),
            Choice::Reinforce(space) => at("reinforce", space),
            Choice::Add {
                discs,
                emperor: false,
            } => format!("add {discs}"),
            Choice::Add {
                discs,
                emperor: true,
            } => format!("add {discs} with emperor"),
            Choice::Moon => "moon".to_owned(),
            Choice::Land(space) => at("land", space),
            Choice::Give(seat) => format!("give {seat}"),
            Choice::Pass => "pass".to_owned(),
        }
    }

    fn read_choice(&self, text: &str) -> Result<Choice, NotationError> {
        let mut words = text.split_whitespace();
        let verb = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.collect();
        let space = || self.read_space(&rest.join(" "));
        Ok(match (verb, &rest[..]) {
            ("swap", _) => Choice::Swap(space()?),
            ("lift", _) => Choice::Lift(space()?),
            ("build", _) => Choice::Build(self.read_site(&rest.join(" "))?),
            ("to", _) => Choice::To(space()?),
            ("through", _) => Choice::Through(self.read_zones(&rest)?),
            ("pay", _) => Choice::Pay(space()?),
            ("ordinary", []) => Choice::Disc(Disc::Ordinary),
            ("emperor", []) => Choice::Disc(Disc::Emperor),
            ("march", []) => Choice::March,
            ("sand", []) => Choice::Sand,
            ("banish", _) => Choice::Banish(space()?),
            ("reinforce", _) => Choice::Reinforce(space()?),
            ("add", [discs]) => Choice::Add {
                discs: read_discs(discs)?,
                emperor: false,
            },
            ("add", [discs, "with", "emperor"]) => Choice::Add {
                discs: read_discs(discs)?,
                emperor: true,
            },
            ("moon", []) => Choice::Moon,
            ("land", _) => Choice::Land(space()?),
            ("give", [seat]) => Choice::Give(self.read_seat(seat)?),
            ("pass", []) => Choice::Pass,
            (_, []) => Choice::Raise(building_called(verb).ok_or_else(|| unknown(text))?),
            _ => return Err(unknown(text)),
        })
    }

    fn write_position(&self) -> String {
        position::write(self)
    }

    fn read_position(setup: &Setup, text: &str) -> Result<Self, NotationError> {
        position::read(setup, text)
    }
}

impl Eko {
    pub(crate) fn read_space(&self, text: &str) -> Result<Space, NotationError> {
        let hex: Hex = text.parse()?;
        self.board()
            .space_at(hex)
            .ok_or_else(|| forbidden("EK-S1", said("text-no-space", "space", text)))
    }

    pub(crate) fn read_site(&self, text: &str) -> Result<Site, NotationError> {
        let hex: Hex = text.parse()?;
        self.board()
            .site_at(hex)
            .ok_or_else(|| forbidden("EK-S7", said("text-no-site", "space", text)))
    }

    pub(crate) fn read_seat(&self, text: &str) -> Result<Seat, NotationError> {
        let seat: Seat = text.parse()?;
        if seat.0 < self.table.seats {
            Ok(seat)
        } else {
            Err(wrong("text-no-seat", text))
        }
    }

    /// Zones by the names of their first spaces, or `nothing`.
    pub(crate) fn write_zones(&self, zones: Zones) -> String {
        if zones.is_empty() {
            return "nothing".to_owned();
        }
        let names: Vec<String> = zones
            .map(|zone| self.board().zone_name(zone).to_string())
            .collect();
        names.join(" ")
    }

    pub(crate) fn read_zones(&self, names: &[&str]) -> Result<Zones, NotationError> {
        match names {
            [] => return Err(NotationError::new(Phrase::new("text-which-zones"))),
            ["nothing"] => return Ok(Zones::NONE),
            _ => {}
        }
        let zone = |name: &&str| -> Result<Zone, NotationError> {
            let space = self.read_space(name)?;
            self.board()
                .zone_of(space)
                .filter(|&zone| self.board().zone_name(zone) == self.board().hex(space))
                .ok_or_else(|| NotationError::new(said("text-no-zone", "space", name)))
        };
        names.iter().map(zone).collect()
    }
}

fn building_called(text: &str) -> Option<Building> {
    Building::ALL
        .into_iter()
        .find(|building| building.key() == text)
}

pub(crate) fn read_building(text: &str) -> Result<Building, NotationError> {
    building_called(text).ok_or_else(|| wrong("text-no-building", text))
}

fn read_discs(text: &str) -> Result<u8, NotationError> {
    let discs: u8 = text.parse().unwrap_or_default();
    if (1..=HIGHEST).contains(&discs) && text.len() == 1 {
        Ok(discs)
    } else {
        let why = said("text-add", "text", text).with("most", HIGHEST);
        Err(NotationError::new(why))
    }
}

fn unknown(text: &str) -> NotationError {
    wrong("text-no-answer", text)
}

/// A text that is something else than `key` says it must be.
pub(crate) fn wrong(key: &'static str, text: &str) -> NotationError {
    NotationError::new(said(key, "text", text))
}

/// Something that can be written but that a rule forbids.
pub(crate) fn forbidden(rule: &'static str, why: Phrase) -> NotationError {
    NotationError::new(
        Phrase::new("text-by-rule")
            .with("why", why)
            .with("rule", rule),
    )
}

fn said(key: &'static str, name: &'static str, text: &str) -> Phrase {
    Phrase::new(key).with(name, text)
}
