//! Whether a content file can be played with.

use kernel::ContentError;

use super::{Content, Figures};
use crate::{Hex, tile::Terrain};

impl Content {
    pub(super) fn check(&self) -> Result<(), ContentError> {
        let figures = self.figures();
        self.check_figures(&figures)?;
        let mut letters = Vec::new();
        for tile in &self.tile {
            let at = format!("tile {}", tile.letter);
            check_spec(&at, &tile.spec, 7, ".RYMCX")?;
            if !('A'..='M').contains(&tile.letter) || letters.contains(&tile.letter) {
                return Err(ContentError::new(at, "base tiles are A to M, each once"));
            }
            letters.push(tile.letter);
        }
        for (letter, temple) in [('N', "s"), ('O', "m")] {
            let at = format!("temple {letter}");
            let tile = self
                .temple
                .iter()
                .find(|tile| tile.letter == letter)
                .ok_or_else(|| ContentError::new(&at, "the tile is missing"))?;
            let codes = format!(".RYMCX{temple}");
            for (spec, replaces) in [
                (&tile.spec, tile.replaces),
                (&tile.second.spec, tile.second.replaces),
            ] {
                check_spec(&at, spec, 7, &codes)?;
                let movement = |spec: &str| spec.matches('.').count();
                let old = self.tile.iter().find(|tile| tile.letter == replaces);
                if old.is_none_or(|old| movement(&old.spec) != movement(spec)) {
                    return Err(ContentError::new(
                        at,
                        format!("tile {replaces} must be there and have as many movement spaces"),
                    ));
                }
                if spec.matches(temple).count() != 1 {
                    return Err(ContentError::new(at, "there must be one temple on it"));
                }
            }
            if tile.replaces == tile.second.replaces {
                return Err(ContentError::new(
                    at,
                    "the second form must replace another tile",
                ));
            }
        }
        if self.temple('N').replaces != self.temple('O').replaces {
            return Err(ContentError::new(
                "temple",
                "N and O must replace the same tile",
            ));
        }
        check_spec("beacon", &self.beacon.spec, 7, "T")?;
        for (letter, codes, first) in [
            ('P', "T", 'T'),
            ('Q', "TX", 'T'),
            ('R', "OX", 'O'),
            ('S', "T", 'T'),
            ('T', "wX", 'w'),
        ] {
            let at = format!("small {letter}");
            let tile = self
                .small
                .iter()
                .find(|tile| tile.letter == letter)
                .ok_or_else(|| ContentError::new(&at, "the tile is missing"))?;
            check_spec(&at, &tile.spec, 3, codes)?;
            if !tile.spec.starts_with(first) || tile.spec.matches(['O', 'w']).count() > 1 {
                return Err(ContentError::new(
                    at,
                    format!("it must begin with its only {first}"),
                ));
            }
            if tile.count == 0 || tile.count > 3 {
                return Err(ContentError::new(
                    at,
                    "there must be one, two or three of it",
                ));
            }
        }
        (2..=4).try_for_each(|seats| self.check_players(seats))
    }

    fn check_figures(&self, figures: &Figures<u8>) -> Result<(), ContentError> {
        let pieces = [figures.encampments, figures.towers, figures.castles];
        if pieces.contains(&0) || pieces.iter().any(|&count| count > 9) {
            return Err(ContentError::new(
                "figures",
                "each building comes 1 to 9 times",
            ));
        }
        if figures.goal == 0 || figures.repetitions < 2 || figures.quiet_turns == 0 {
            return Err(ContentError::new(
                "figures",
                "goal and quiet_turns must be at least 1, repetitions at least 2",
            ));
        }
        if figures.march == 0 || figures.temple == 0 {
            return Err(ContentError::new(
                "figures",
                "march and temple must cost something",
            ));
        }
        Ok(())
    }

    fn check_players(&self, seats: u8) -> Result<(), ContentError> {
        let at = format!("players {seats}");
        let players = self
            .players
            .iter()
            .find(|players| players.seats == seats)
            .ok_or_else(|| ContentError::new(&at, "the table is missing"))?;
        let mut spaces = 0;
        for letter in players.tiles.chars() {
            let tile = self
                .tile
                .iter()
                .find(|tile| tile.letter == letter)
                .ok_or_else(|| ContentError::new(&at, format!("there is no tile {letter}")))?;
            spaces += tile.spec.matches('.').count();
        }
        // EK-SU2: the discs fill the board.
        if spaces != 16 * usize::from(seats) {
            let why = format!("{spaces} movement spaces for {} discs", 16 * seats);
            return Err(ContentError::new(at, why));
        }
        let tiles = players.tiles.chars().count();
        if self.layout.centres.len() < tiles || self.ring.centres.len() < tiles {
            return Err(ContentError::new(
                at,
                "layout and ring need a centre for each tile",
            ));
        }
        for replaced in [self.temple('O').replaces, self.temple('O').second.replaces] {
            if !players.tiles.contains(replaced) {
                return Err(ContentError::new(at, format!("tile {replaced} is missing")));
            }
        }
        if players.beacons.is_empty() || players.notches > players.docks.len() {
            return Err(ContentError::new(
                at,
                "it needs beacon sites, and notches are docks",
            ));
        }
        let small: usize = self.small.iter().map(|tile| usize::from(tile.count)).sum();
        if players.docks.len() + 1 < small {
            return Err(ContentError::new(
                at,
                "there are more small tiles than docks",
            ));
        }
        let turns = players
            .docks
            .iter()
            .chain(&self.ring.places)
            .map(|&(.., turn)| turn);
        if turns.max() > Some(5) {
            return Err(ContentError::new(at, "a turn is a number from 0 to 5"));
        }
        let places = players
            .docks
            .iter()
            .chain(&self.ring.places)
            .map(|&(q, r, _)| (q, r));
        let centres = self
            .layout
            .centres
            .iter()
            .chain(&self.ring.centres)
            .chain(&players.beacons);
        for (q, r) in places.chain(centres.copied()) {
            let hex = Hex::new(q, r);
            if !hex.is_named() {
                return Err(ContentError::new(
                    at,
                    format!("[{q}, {r}] is too far from the middle"),
                ));
            }
        }
        Ok(())
    }
}

fn check_spec(at: &str, spec: &str, len: usize, codes: &str) -> Result<(), ContentError> {
    if spec.chars().count() != len {
        return Err(ContentError::new(
            at,
            format!("{spec:?} must have {len} spaces"),
        ));
    }
    match spec
        .chars()
        .find(|&code| !codes.contains(code) || Terrain::from_code(code).is_none())
    {
        Some(code) => Err(ContentError::new(
            at,
            format!("{code:?} may not stand there: only {codes}"),
        )),
        None => Ok(()),
    }
}
