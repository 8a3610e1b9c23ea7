//! Putting tiles together to a board, and what makes one unplayable (EK-V0).

use std::fmt;

use kernel::{Phrase, SetupError, Value};

use super::{Board, MOST_SITES, MOST_SPACES, MOST_ZONES};
use crate::content::Content;
use crate::plane::Plane;
use crate::tile::{Placed, Terrain};
use crate::{Hex, Site, Sites, Space, Spaces, Zone};

impl Board {
    /// Puts the tiles down, in any order. The error says why the board cannot be played on.
    pub fn new(content: &Content, mut tiles: Vec<Placed>) -> Result<Self, SetupError> {
        tiles.sort_unstable();
        let terrain = cover(content, &tiles)?;
        let of = |wanted: fn(Terrain) -> bool| {
            terrain
                .iter()
                .copied()
                .filter(move |(_, kind)| wanted(*kind))
        };
        let spaces: Vec<Hex> = of(Terrain::is_movement).map(|(hex, _)| hex).collect();
        let sites: Vec<(Hex, Terrain)> = of(|kind| kind.bears() > 0).collect();
        if spaces.len() > MOST_SPACES || sites.len() > MOST_SITES {
            return Err(SetupError::new(
                Phrase::new("board-too-large")
                    .with("spaces", MOST_SPACES as u32)
                    .with("sites", MOST_SITES as u32),
            ));
        }
        let mut board = Self {
            plane: Plane::of(&spaces, &sites),
            terrain,
            all: Spaces::first(spaces.len()),
            spaces,
            sites,
            steps: [Spaces::NONE; MOST_SPACES],
            beside: [Sites::NONE; MOST_SPACES],
            around: [Spaces::NONE; MOST_SITES],
            zone_of: [None; MOST_SPACES],
            zones: Vec::new(),
            tempests: Spaces::NONE,
            bearing: [Sites::NONE; 3],
            of_kind: [Sites::NONE; Terrain::KINDS],
            pyramids: Vec::new(),
            beacon: Spaces::NONE,
            portals: Vec::new(),
            tiles,
        };
        board.join_neighbours();
        board.check_connected()?;
        board.find_zones();
        board.place_variants()?;
        Ok(board)
    }

    /// EK-S8: spaces that share an edge touch, also across the edges of tiles.
    fn join_neighbours(&mut self) {
        for at in 0..self.spaces.len() {
            for near in self.spaces[at].neighbours() {
                if let Some(space) = self.space_at(near) {
                    self.steps[at].add(space);
                }
                if let Some(site) = self.site_at(near) {
                    self.beside[at].add(site);
                    self.around[site.index()].add(Space(at as u8));
                }
            }
        }
        for (at, &(_, terrain)) in self.sites.iter().enumerate() {
            let site = Site(at as u8);
            (0..terrain.bears()).for_each(|value| self.bearing[usize::from(value)].add(site));
            self.of_kind[terrain as usize].add(site);
        }
    }

    /// EK-V0, EK-A23: nothing may be isolated; Tempests count as passable and portals do not, which are not joined yet.
    fn check_connected(&self) -> Result<(), SetupError> {
        let all = self.all_spaces();
        let mut groups = Vec::new();
        let mut rest = all;
        while let Some(first) = rest.clone().next() {
            let group = self.group(first, all);
            rest = rest.without(group);
            groups.push(group);
        }
        groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
        let Some(&isolated) = groups.get(1) else {
            return Ok(());
        };
        let names: Vec<String> = isolated.map(|space| self.hex(space).to_string()).collect();
        let why = Phrase::new("board-isolated").with("spaces", names.join(" "));
        Err(SetupError::by("EK-V0", why))
    }

    /// Everything that can be reached from `first` inside of `open`, step by step, `first` included.
    pub(crate) fn group(&self, first: Space, open: Spaces) -> Spaces {
        let mut group = Spaces::one(first);
        let mut todo = group;
        while let Some(space) = todo.next() {
            let new = (self.steps(space) & open).without(group);
            group |= new;
            todo |= new;
        }
        group
    }

    /// EK-V-T2: Tempest spaces that touch are one zone.
    fn find_zones(&mut self) {
        self.tempests = self
            .each_space()
            .filter(|&space| self.terrain_at(self.hex(space)) == Some(Terrain::Tempest))
            .collect();
        let mut rest = self.tempests;
        while let Some(first) = rest.clone().next() {
            let zone = self.group(first, self.tempests);
            let number = Zone(self.zones.len() as u8);
            zone.for_each(|space| self.zone_of[space.index()] = Some(number));
            self.zones.push(zone);
            rest = rest.without(zone);
        }
    }

    fn place_variants(&mut self) -> Result<(), SetupError> {
        for tile in self.tiles.clone() {
            let corner = || {
                tile.corner()
                    .into_iter()
                    .filter_map(|hex| self.space_at(hex))
                    .collect::<Spaces>()
            };
            match tile.letter {
                'S' => self.pyramids.push(corner()),
                'U' => self.beacon = corner(),
                'R' => self.open_portal(tile)?,
                'T' => self.check_temple(tile)?,
                _ => {}
            }
        }
        // EK-V-R2: the two entrances are neighbours for movement, and for nothing else (EK-A24).
        if let [one, other] = self.portals[..] {
            self.steps[one.index()].add(other);
            self.steps[other.index()].add(one);
        }
        if self.zones.len() > MOST_ZONES {
            let why = Phrase::new("board-zones").with("most", MOST_ZONES as u32);
            return Err(SetupError::new(why));
        }
        Ok(())
    }

    /// EK-V-R1, EK-A24: a portal opens to an ordinary movement space, and no two portals to the same one.
    fn open_portal(&mut self, tile: Placed) -> Result<(), SetupError> {
        let entrance = tile.entrance();
        let space = self
            .space_at(entrance)
            .filter(|&space| !self.tempests.has(space) && !self.portals.contains(&space));
        let Some(space) = space else {
            let why = Phrase::new("board-portal")
                .with("tile", name(tile))
                .with("space", name(entrance));
            return Err(SetupError::by("EK-V-R1", why));
        };
        self.portals.push(space);
        Ok(())
    }

    /// EK-V-W1: the Temple of the Wind touches a movement space.
    fn check_temple(&self, tile: Placed) -> Result<(), SetupError> {
        match self.site_at(tile.at) {
            Some(site) if !self.around(site).is_empty() => Ok(()),
            _ => {
                let why = Phrase::new("board-temple").with("tile", name(tile));
                Err(SetupError::by("EK-V-W1", why))
            }
        }
    }
}

/// What the tiles cover, row by row; no space twice, and none beyond the names.
fn cover(content: &Content, tiles: &[Placed]) -> Result<Vec<(Hex, Terrain)>, SetupError> {
    let both = ['N', 'O']
        .iter()
        .all(|&temple| tiles.iter().any(|tile| tile.letter == temple));
    let mut terrain = Vec::with_capacity(MOST_SPACES);
    for &tile in tiles {
        let about = |key| SetupError::new(Phrase::new(key).with("tile", name(tile)));
        let spec = content
            .spec(tile.letter, both)
            .ok_or_else(|| about("board-no-tile"))?;
        if tile.spaces(spec).any(|(hex, _)| !hex.is_named()) {
            return Err(about("board-edge"));
        }
        terrain.extend(tile.spaces(spec));
    }
    terrain.sort_unstable_by_key(|(hex, _)| *hex);
    match terrain.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        None => Ok(terrain),
        Some(twice) => {
            let why = Phrase::new("board-overlap").with("space", name(twice[0].0));
            Err(SetupError::new(why))
        }
    }
}

/// A tile or a space as people write it.
fn name(of: impl fmt::Display) -> Value {
    Value::Text(of.to_string())
}
