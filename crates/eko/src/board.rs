//! The board: spaces, sites, and what touches what.

pub(crate) mod build;

use std::fmt;

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
    steps: [Spaces; MOST_SPACES],
    /// The construction spaces that a stack there may build on (EK-K1); portals do not count (EK-A24).
    beside: [Sites; MOST_SPACES],
    /// The movement spaces around a construction space.
    around: [Spaces; MOST_SITES],
    zone_of: [Option<Zone>; MOST_SPACES],
    zones: Vec<Spaces>,
    tempests: Spaces,
    /// Sites that bear a building of value 1, 2 or 3.
    bearing: [Sites; 3],
    /// Sites by their kind, in the order of [`Terrain`].
    of_kind: [Sites; Terrain::KINDS],
    pyramids: Vec<Spaces>,
    beacon: Spaces,
    portals: Vec<Space>,
}

/// Limits of a board: what the sets in [`crate::bits`] have room for.
const MOST_SPACES: usize = 128;
const MOST_SITES: usize = 32;
const MOST_ZONES: usize = 16;

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

    /// The sites of a kind: the capitals, or a temple.
    #[inline]
    #[must_use]
    pub fn sites_of(&self, kind: Terrain) -> Sites {
        self.of_kind[kind as usize]
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
