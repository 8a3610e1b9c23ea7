//! Whether a content file can be played with.

use kernel::{ContentError, Phrase};

use super::{Content, Figures, Players};
use crate::Hex;
use crate::tile::Terrain;
use crate::variant::{EXTRAS, Extra, Place};

/// How many spaces a tile has.
const LARGE: usize = 7;
const SMALL: usize = 3;

/// What may be printed on the tiles of the base game.
const BASE: &str = ".RYMCX";

impl Content {
    pub(super) fn check(&self) -> Result<(), ContentError> {
        self.check_figures(&self.figures())?;
        self.check_large()?;
        self.check_temple('N', "s")?;
        self.check_temple('O', "m")?;
        if self.temple('N').replaces != self.temple('O').replaces {
            return Err(ContentError::new("temple", "fault-temples-replace"));
        }
        EXTRAS.iter().try_for_each(|extra| match extra.place {
            Place::BeaconSite => check_spec("beacon", &self.beacon.spec, LARGE, extra.codes),
            Place::PortalDock | Place::Dock => self.check_small(extra),
        })?;
        (2..=4).try_for_each(|seats| self.check_players(seats))
    }

    /// The tiles of the base game (EK-C2).
    fn check_large(&self) -> Result<(), ContentError> {
        let mut letters = Vec::new();
        for tile in &self.tile {
            let at = format!("tile {}", tile.letter);
            check_spec(&at, &tile.spec, LARGE, BASE)?;
            if !('A'..='M').contains(&tile.letter) || letters.contains(&tile.letter) {
                return Err(ContentError::new(at, "fault-letters"));
            }
            letters.push(tile.letter);
        }
        Ok(())
    }

    /// A large tile with a temple on it, in both its forms (EK-A30).
    fn check_temple(&self, letter: char, temple: &str) -> Result<(), ContentError> {
        let at = format!("temple {letter}");
        let tile = self
            .temple
            .iter()
            .find(|tile| tile.letter == letter)
            .ok_or_else(|| ContentError::new(&at, "fault-no-tile"))?;
        for (spec, replaces) in [
            (&tile.spec, tile.replaces),
            (&tile.second.spec, tile.second.replaces),
        ] {
            check_spec(&at, spec, LARGE, &format!("{BASE}{temple}"))?;
            let movement = |spec: &str| spec.matches('.').count();
            let old = self.tile.iter().find(|tile| tile.letter == replaces);
            if old.is_none_or(|old| movement(&old.spec) != movement(spec)) {
                return Err(ContentError::new(
                    at,
                    Phrase::new("fault-replaced").with("tile", replaces.to_string()),
                ));
            }
            if spec.matches(temple).count() != 1 {
                return Err(ContentError::new(at, "fault-one-temple"));
            }
        }
        if tile.replaces == tile.second.replaces {
            return Err(ContentError::new(at, "fault-second-form"));
        }
        Ok(())
    }

    fn check_small(&self, extra: &Extra) -> Result<(), ContentError> {
        let at = format!("small {}", extra.letter);
        let tile = self
            .small
            .iter()
            .find(|tile| tile.letter == extra.letter)
            .ok_or_else(|| ContentError::new(&at, "fault-no-tile"))?;
        check_spec(&at, &tile.spec, SMALL, extra.codes)?;
        let first = &extra.codes[..1];
        let alone = first == "T" || tile.spec.matches(first).count() == 1;
        if !tile.spec.starts_with(first) || !alone {
            return Err(ContentError::new(
                at,
                Phrase::new("fault-begins-with").with("letter", first),
            ));
        }
        if tile.count == 0 || tile.count > 3 {
            return Err(ContentError::new(at, "fault-small-count"));
        }
        Ok(())
    }

    fn check_figures(&self, figures: &Figures<u8>) -> Result<(), ContentError> {
        let pieces = [figures.encampments, figures.towers, figures.castles];
        if pieces.contains(&0) || pieces.iter().any(|&count| count > 9) {
            return Err(ContentError::new("figures", "fault-buildings"));
        }
        if figures.goal == 0 || figures.repetitions < 2 || figures.quiet_turns == 0 {
            return Err(ContentError::new("figures", "fault-ends"));
        }
        if figures.captive > 20 || figures.pyramid > 20 {
            return Err(ContentError::new("figures", "fault-points"));
        }
        if figures.march == 0 || figures.temple == 0 {
            return Err(ContentError::new("figures", "fault-costs-nothing"));
        }
        Ok(())
    }

    /// Whether so many players have their tiles, docks and beacon sites.
    fn check_players(&self, seats: u8) -> Result<(), ContentError> {
        let at = format!("players {seats}");
        let fault = |why: Phrase| Err(ContentError::new(&at, why));
        let Some(players) = self.players.iter().find(|players| players.seats == seats) else {
            return fault(Phrase::new("fault-no-players"));
        };
        self.check_discs(&at, players)?;
        let tiles = players.tiles.chars().count();
        if self.layout.centres.len() < tiles || self.ring.centres.len() < tiles {
            return fault(Phrase::new("fault-centres"));
        }
        let moon = self.temple('O');
        for replaced in [moon.replaces, moon.second.replaces] {
            if !players.tiles.contains(replaced) {
                return fault(
                    Phrase::new("fault-tile-not-used").with("tile", replaced.to_string()),
                );
            }
        }
        if players.beacons.is_empty() || players.notches > players.docks.len() {
            return fault(Phrase::new("fault-beacon-sites"));
        }
        let small: usize = self.small.iter().map(|tile| usize::from(tile.count)).sum();
        if players.docks.len() + 1 < small {
            return fault(Phrase::new("fault-docks"));
        }
        self.check_places(&at, players)
    }

    /// EK-SU2: the discs fill the board.
    fn check_discs(&self, at: &str, players: &Players) -> Result<(), ContentError> {
        let mut spaces = 0;
        for letter in players.tiles.chars() {
            let tile = self
                .tile
                .iter()
                .find(|tile| tile.letter == letter)
                .ok_or_else(|| {
                    ContentError::new(
                        at,
                        Phrase::new("fault-unknown-tile").with("tile", letter.to_string()),
                    )
                })?;
            spaces += tile.spec.matches('.').count();
        }
        let discs = 16 * usize::from(players.seats);
        if spaces == discs {
            return Ok(());
        }
        let why = Phrase::new("fault-discs")
            .with("spaces", u32::try_from(spaces).unwrap_or(u32::MAX))
            .with("discs", u32::try_from(discs).unwrap_or(u32::MAX));
        Err(ContentError::new(at, why))
    }

    /// Every place that a tile can be put on has a name and a turn.
    fn check_places(&self, at: &str, players: &Players) -> Result<(), ContentError> {
        let docks = || players.docks.iter().chain(&self.ring.places);
        if docks().any(|&(.., turn)| turn > 5) {
            return Err(ContentError::new(at, "fault-turn"));
        }
        let centres = self
            .layout
            .centres
            .iter()
            .chain(&self.ring.centres)
            .chain(&players.beacons);
        let places = docks().map(|&(q, r, _)| (q, r)).chain(centres.copied());
        for (q, r) in places {
            if !Hex::new(q, r).is_named() {
                let why = Phrase::new("fault-far").with("place", format!("[{q}, {r}]"));
                return Err(ContentError::new(at, why));
            }
        }
        Ok(())
    }
}

fn check_spec(at: &str, spec: &str, len: usize, codes: &str) -> Result<(), ContentError> {
    if spec.chars().count() != len {
        return Err(ContentError::new(
            at,
            Phrase::new("fault-spaces")
                .with("spec", spec)
                .with("n", u32::try_from(len).unwrap_or(u32::MAX)),
        ));
    }
    match spec
        .chars()
        .find(|&code| !codes.contains(code) || Terrain::from_code(code).is_none())
    {
        Some(code) => Err(ContentError::new(
            at,
            Phrase::new("fault-letter")
                .with("letter", code.to_string())
                .with("letters", codes),
        )),
        None => Ok(()),
    }
}
