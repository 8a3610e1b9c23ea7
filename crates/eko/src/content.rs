//! The content file: figures, tiles and layouts, checked before anything is played with them.

use kernel::{ContentError, Shared};
use serde::Deserialize;

use crate::{Hex, tile::Terrain};

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
        let content: Self = toml::from_str(text).map_err(|error| ContentError {
            line: error
                .span()
                .map(|span| 1 + text[..span.start].matches('\n').count()),
            at: String::new(),
            why: error.message().to_owned(),
        })?;
        content.check()?;
        Ok(Shared::new(content, text))
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

    pub(crate) fn small(&self, letter: char) -> &SmallTile {
        self.small
            .iter()
            .find(|tile| tile.letter == letter)
            .expect("the content was checked for P to T")
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
            'P'..='T' => Some(&self.small(letter).spec),
            _ => self
                .tile
                .iter()
                .find(|tile| tile.letter == letter)
                .map(|tile| tile.spec.as_str()),
        }
    }

    fn check(&self) -> Result<(), ContentError> {
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

impl Content {
    /// Each value and where it comes from.
    pub(crate) fn provenance(&self) -> Vec<(String, String)> {
        let f = &self.figures;
        let figures = [
            ("encampments", &f.encampments),
            ("towers", &f.towers),
            ("castles", &f.castles),
            ("goal", &f.goal),
            ("captive", &f.captive),
            ("pyramid", &f.pyramid),
            ("march", &f.march),
            ("temple", &f.temple),
            ("repetitions", &f.repetitions),
            ("quiet turns", &f.quiet_turns),
        ];
        let mut rows: Vec<(String, String)> = figures
            .into_iter()
            .map(|(name, figure)| (format!("{name} {}", figure.value), figure.source.clone()))
            .collect();
        let mut row = |what: String, source: &String| rows.push((what, source.clone()));
        for tile in &self.tile {
            row(
                format!("tile {} ({}) {}", tile.letter, tile.back, tile.spec),
                &tile.source,
            );
        }
        for tile in &self.temple {
            row(
                format!("tile {} {}: {}", tile.letter, tile.spec, tile.name),
                &tile.source,
            );
        }
        row(
            format!("tile {} {}", self.beacon.letter, self.beacon.spec),
            &self.beacon.source,
        );
        for tile in &self.small {
            row(
                format!("tile {} {}, {} of it", tile.letter, tile.spec, tile.count),
                &tile.source,
            );
        }
        row(
            format!("layout of {} centres", self.layout.centres.len()),
            &self.layout.source,
        );
        for players in &self.players {
            let (seats, tiles, docks) = (players.seats, &players.tiles, players.docks.len());
            row(
                format!("{seats} players: tiles {tiles}, {docks} docks"),
                &players.source,
            );
        }
        row(
            format!("ring of {} tiles", self.ring.places.len()),
            &self.ring.source,
        );
        rows
    }
}
