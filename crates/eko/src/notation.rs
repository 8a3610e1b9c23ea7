//! Choices as short text. Positions are in `position`.

use kernel::{Notation, NotationError, Seat};

use crate::choice::{Choice, Disc};
use crate::game::Eko;
use crate::position;
use crate::setup::Setup;
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
            (_, []) => Choice::Raise(read_building(verb)?),
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
        self.board().space_at(hex).ok_or_else(|| {
            NotationError::new(format!("{hex} is no movement space of this board (EK-S1)"))
        })
    }

    pub(crate) fn read_site(&self, text: &str) -> Result<Site, NotationError> {
        let hex: Hex = text.parse()?;
        self.board().site_at(hex).ok_or_else(|| {
            NotationError::new(format!(
                "{hex} is no construction space of this board (EK-S7)"
            ))
        })
    }

    pub(crate) fn read_seat(&self, text: &str) -> Result<Seat, NotationError> {
        let seat: Seat = text.parse()?;
        match seat.0 < self.table.seats {
            true => Ok(seat),
            false => Err(NotationError::new(format!("nobody sits on seat {seat}"))),
        }
    }

    /// Zones by the names of their first spaces, or `nothing`.
    pub(crate) fn write_zones(&self, zones: Zones) -> String {
        match zones.is_empty() {
            true => "nothing".to_owned(),
            false => {
                let names: Vec<String> = zones
                    .map(|zone| self.board().zone_name(zone).to_string())
                    .collect();
                names.join(" ")
            }
        }
    }

    pub(crate) fn read_zones(&self, names: &[&str]) -> Result<Zones, NotationError> {
        if let ["nothing"] = names {
            return Ok(Zones::NONE);
        }
        let zone = |name: &&str| -> Result<Zone, NotationError> {
            let space = self.read_space(name)?;
            self.board()
                .zone_of(space)
                .filter(|&zone| self.board().zone_name(zone) == self.board().hex(space))
                .ok_or_else(|| {
                    NotationError::new(format!("{name} is not the first space of a Tempest zone"))
                })
        };
        match names.is_empty() {
            true => Err(NotationError::new(
                "which zones? Write their first spaces, or nothing",
            )),
            false => names.iter().map(zone).collect(),
        }
    }
}

pub(crate) fn read_building(text: &str) -> Result<Building, NotationError> {
    let found = Building::ALL
        .into_iter()
        .find(|building| building.key() == text);
    found.ok_or_else(|| unknown(text))
}

fn read_discs(text: &str) -> Result<u8, NotationError> {
    let discs: u8 = text.parse().unwrap_or_default();
    match (1..=4).contains(&discs) && text.len() == 1 {
        true => Ok(discs),
        false => Err(NotationError::new(format!("{text:?}: add 1 to 4 discs"))),
    }
}

fn unknown(text: &str) -> NotationError {
    NotationError::new(format!(
        "{text:?} is not an answer: write swap, lift, build, to, through, encampment, tower, castle, pay, ordinary, emperor, \
         march, sand, banish, reinforce, add, moon, land, give or pass"
    ))
}
