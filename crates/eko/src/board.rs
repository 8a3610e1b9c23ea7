//! The board as it lies on the table: spaces, sites, and what touches what.

use std::fmt;

use crate::content::Content;
use crate::plane::Plane;
use crate::tile::{Placed, Terrain};
use crate::{Hex, Site, Sites, Space, Spaces, Zone, Zones};

/// Spaces are numbered row by row. Everything that the rules ask about them is a table or a set.
#[derive(Clone, Debug)]
pub struct Board {
    tiles: Vec<Placed>,
    /// Row by row.
    terrain: Vec<(Hex, Terrain)>,
    /// What is on each place of the plane.
    plane: Plane,
    spaces: Vec<Hex>,
    all: Spaces,
    sites: Vec<(Hex, Terrain)>,
    /// Where a stack may go in one step, portals included (EK-S8, EK-V-R2).
    steps: [Spaces; 128],
    /// The construction spaces that a stack there may build on (EK-K1); portals do not count (EK-A24).
    beside: [Sites; 128],
    /// The movement spaces around a construction space.
    around: [Spaces; 32],
    zone_of: [Option<Zone>; 128],
    zones: Vec<Spaces>,
    tempests: Spaces,
    /// Sites that bear a building of value 1, 2 or 3.
    bearing: [Sites; 3],
    capitals: Sites,
    pyramids: Vec<Spaces>,
    beacon: Spaces,
    portals: Vec<Space>,
    temples: [Sites; 3],
}

/// The temples, in the order of their tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temple {
    Sand,
    Moon,
    Wind,
}

impl Board {
    /// Puts the tiles down, in any order. The error says in a sentence why it cannot be played on.
    pub fn new(content: &Content, mut tiles: Vec<Placed>) -> Result<Self, String> {
        tiles.sort_unstable();
        let both = ['N', 'O']
            .iter()
            .all(|&temple| tiles.iter().any(|tile| tile.letter == temple));
        let mut terrain = Vec::with_capacity(128);
        for tile in &tiles {
            let spec = content
                .spec(tile.letter, both)
                .ok_or_else(|| format!("there is no tile {}", tile.letter))?;
            if tile.spaces(spec).any(|(hex, _)| !hex.is_named()) {
                return Err(format!("tile {tile} reaches beyond a1 to y25"));
            }
            terrain.extend(tile.spaces(spec));
        }
        terrain.sort_unstable_by_key(|(hex, _)| *hex);
        if let Some(twice) = terrain.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(format!("two tiles lie on {}", twice[0].0));
        }
        let of = |wanted: fn(Terrain) -> bool| {
            terrain
                .iter()
                .copied()
                .filter(move |(_, kind)| wanted(*kind))
        };
        let spaces: Vec<Hex> = of(Terrain::is_movement).map(|(hex, _)| hex).collect();
        let sites: Vec<(Hex, Terrain)> = of(|kind| kind.bears() > 0).collect();
        if spaces.len() > 128 || sites.len() > 32 {
            return Err(
                "there are more than 128 movement spaces or 32 construction spaces".to_owned(),
            );
        }
        let mut board = Self {
            plane: Plane::of(&spaces, &sites),
            terrain,
            all: Spaces::first(spaces.len()),
            spaces,
            sites,
            steps: [Spaces::NONE; 128],
            beside: [Sites::NONE; 128],
            around: [Spaces::NONE; 32],
            zone_of: [None; 128],
            zones: Vec::new(),
            tempests: Spaces::NONE,
            bearing: [Sites::NONE; 3],
            capitals: Sites::NONE,
            pyramids: Vec::new(),
            beacon: Spaces::NONE,
            portals: Vec::new(),
            temples: [Sites::NONE; 3],
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
            match terrain {
                Terrain::Capital => self.capitals.add(site),
                Terrain::TempleOfTheSand => self.temples[0].add(site),
                Terrain::TempleOfTheMoon => self.temples[1].add(site),
                Terrain::TempleOfTheWind => self.temples[2].add(site),
                _ => {}
            }
        }
    }

    /// EK-V0, EK-A23: nothing may be isolated; Tempests count as passable and portals do not, which are not joined yet.
    fn check_connected(&self) -> Result<(), String> {
        let all = self.all_spaces();
        let mut groups = Vec::new();
        let mut rest = all;
        while let Some(first) = rest.clone().next() {
            let group = self.group(first, all);
            rest = rest.without(group);
            groups.push(group);
        }
        groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
        match groups.get(1) {
            None => Ok(()),
            Some(&isolated) => {
                let names: Vec<String> =
                    isolated.map(|space| self.hex(space).to_string()).collect();
                Err(format!(
                    "movement spaces are isolated from the others (EK-V0): {}",
                    names.join(" ")
                ))
            }
        }
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

    fn place_variants(&mut self) -> Result<(), String> {
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
                'R' => {
                    let entrance = tile.entrance();
                    let space = self
                        .space_at(entrance)
                        .filter(|&space| !self.tempests.has(space) && !self.portals.contains(&space))
                        .ok_or_else(|| {
                            format!(
                                "the portal of tile {tile} opens to {entrance}, which must be an ordinary movement space \
                                 of its own (EK-V-R1)"
                            )
                        })?;
                    self.portals.push(space);
                }
                'T' if self
                    .site_at(tile.at)
                    .is_none_or(|site| self.around(site).is_empty()) =>
                {
                    return Err(format!(
                        "the temple of tile {tile} touches no movement space (EK-V-W1)"
                    ));
                }
                _ => {}
            }
        }
        // EK-V-R2: the two entrances are neighbours for movement, and for nothing else (EK-A24).
        if let [one, other] = self.portals[..] {
            self.steps[one.index()].add(other);
            self.steps[other.index()].add(one);
        }
        if self.zones.len() > 16 {
            return Err("there are more than 16 Tempest zones".to_owned());
        }
        Ok(())
    }
}

/// What the rules and the faces ask.
impl Board {
    #[must_use]
    pub fn tiles(&self) -> &[Placed] {
        &self.tiles
    }

    /// Every space of the board with its kind, row by row.
    pub fn terrain(&self) -> impl Iterator<Item = (Hex, Terrain)> + '_ {
        self.terrain.iter().copied()
    }

    #[must_use]
    pub fn terrain_at(&self, hex: Hex) -> Option<Terrain> {
        let at = self
            .terrain
            .binary_search_by_key(&hex, |(hex, _)| *hex)
            .ok()?;
        Some(self.terrain[at].1)
    }

    #[must_use]
    pub fn hex(&self, space: Space) -> Hex {
        self.spaces[space.index()]
    }

    #[must_use]
    pub fn space_at(&self, hex: Hex) -> Option<Space> {
        self.plane.at(hex).filter(|&at| at < 128).map(Space)
    }

    #[must_use]
    pub fn site_hex(&self, site: Site) -> Hex {
        self.sites[site.index()].0
    }

    #[must_use]
    pub fn site_terrain(&self, site: Site) -> Terrain {
        self.sites[site.index()].1
    }

    #[must_use]
    pub fn site_at(&self, hex: Hex) -> Option<Site> {
        let at = self.plane.at(hex).filter(|&at| at >= 128)?;
        Some(Site(at - 128))
    }

    pub fn each_space(&self) -> impl Iterator<Item = Space> + use<> {
        (0..self.spaces.len() as u8).map(Space)
    }

    pub fn each_site(&self) -> impl Iterator<Item = Site> + use<> {
        (0..self.sites.len() as u8).map(Site)
    }

    #[inline]
    #[must_use]
    pub fn all_spaces(&self) -> Spaces {
        self.all
    }

    #[must_use]
    pub fn all_sites(&self) -> Sites {
        Sites::first(self.sites.len())
    }

    /// Where one step leads, portals included.
    #[inline]
    #[must_use]
    pub fn steps(&self, space: Space) -> Spaces {
        self.steps[space.index() & 127]
    }

    #[inline]
    #[must_use]
    pub fn beside(&self, space: Space) -> Sites {
        self.beside[space.index() & 127]
    }

    #[inline]
    #[must_use]
    pub fn around(&self, site: Site) -> Spaces {
        self.around[site.index() & 31]
    }

    #[inline]
    #[must_use]
    pub fn tempests(&self) -> Spaces {
        self.tempests
    }

    #[must_use]
    pub fn zones(&self) -> &[Spaces] {
        &self.zones
    }

    #[must_use]
    pub fn all_zones(&self) -> Zones {
        Zones::first(self.zones.len())
    }

    #[must_use]
    pub fn zone_of(&self, space: Space) -> Option<Zone> {
        self.zone_of[space.index()]
    }

    /// The Tempest spaces of all these zones.
    #[must_use]
    pub fn in_zones(&self, zones: Zones) -> Spaces {
        zones.fold(Spaces::NONE, |all, zone| all | self.zones[zone.index()])
    }

    /// A zone is called by its first space.
    #[must_use]
    pub fn zone_name(&self, zone: Zone) -> Hex {
        self.hex(self.zones[zone.index()].nth(0))
    }

    /// The sites that bear a building of this value.
    #[inline]
    #[must_use]
    pub fn bearing(&self, value: u8) -> Sites {
        self.bearing[usize::from(value) - 1]
    }

    #[inline]
    #[must_use]
    pub fn capitals(&self) -> Sites {
        self.capitals
    }

    /// The three spaces around each pyramid.
    #[inline]
    #[must_use]
    pub fn pyramids(&self) -> &[Spaces] {
        &self.pyramids
    }

    /// The three spaces around the beacon; none where there is no beacon.
    #[inline]
    #[must_use]
    pub fn beacon(&self) -> Spaces {
        self.beacon
    }

    /// The spaces in front of the two portals.
    #[must_use]
    pub fn portals(&self) -> &[Space] {
        &self.portals
    }

    #[inline]
    #[must_use]
    pub fn temple(&self, temple: Temple) -> Sites {
        self.temples[temple as usize]
    }
}

/// The tiles in their order, parted by blanks.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, tile) in self.tiles.iter().enumerate() {
            write!(f, "{}{tile}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
