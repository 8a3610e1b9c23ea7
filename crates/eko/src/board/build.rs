//! Putting tiles together to a board, and what makes one unplayable (EK-V0).

use std::fmt;

use kernel::{Phrase, SetupError, Value};

use super::{Board, MOST_SITES, MOST_SPACES, MOST_ZONES};
use crate::content::Content;
use crate::fault::Fault;
use crate::plane::Plane;
use crate::tile::{Placed, Terrain};
use crate::{Hex, Site, Sites, Space, Spaces, Zone};

impl Board {
    /// Puts the tiles down, in any order. The error says why the board cannot be played on.
    pub fn new(content: &Content, tiles: Vec<Placed>) -> Result<Self, SetupError> {
        let (board, faults) = Self::lay(content, tiles);
        match faults.into_iter().next() {
            None => Ok(board),
            Some(fault) => Err(fault.into()),
        }
    }

    /// Puts any tiles down, and says everything that keeps people from playing on them. Where tiles lie on each other the board has
    /// what the first of them shows; what lies beyond the names it does not have.
    #[must_use]
    pub fn lay(content: &Content, mut tiles: Vec<Placed>) -> (Self, Vec<Fault>) {
        tiles.sort_unstable();
        let (terrain, mut faults) = cover(content, &tiles);
        let of = |wanted: fn(Terrain) -> bool| {
            terrain
                .iter()
                .copied()
                .filter(move |(_, kind)| wanted(*kind))
        };
        let mut spaces: Vec<Hex> = of(Terrain::is_movement).map(|(hex, _)| hex).collect();
        let mut sites: Vec<(Hex, Terrain)> = of(|kind| kind.bears() > 0).collect();
        if spaces.len() > MOST_SPACES || sites.len() > MOST_SITES {
            let why = Phrase::new("board-too-large")
                .with("spaces", MOST_SPACES as u32)
                .with("sites", MOST_SITES as u32);
            faults.push(Fault::new(why, []));
            spaces.truncate(MOST_SPACES);
            sites.truncate(MOST_SITES);
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
        faults.extend(board.cut_off(content));
        board.find_zones();
        faults.extend(board.place_variants());
        (board, faults)
    }

    /// EK-S8: spaces that share an edge touch, also across the edges of tiles.
    fn join_neighbours(&mut self) {
        for at in 0..self.spaces.len() {
            for near in self.spaces[at].neighbours() {
                match self.plane.at(near) {
                    Some(space) if space < Plane::SITES => self.steps[at].add(Space(space)),
                    Some(site) => {
                        let site = Site(site - Plane::SITES);
                        self.beside[at].add(site);
                        self.around[site.index()].add(Space(at as u8));
                    }
                    None => {}
                }
            }
        }
        for (at, &(_, terrain)) in self.sites.iter().enumerate() {
            let site = Site(at as u8);
            (0..terrain.bears()).for_each(|value| self.bearing[usize::from(value)].add(site));
            self.of_kind[terrain as usize].add(site);
        }
    }

    /// EK-V0, EK-A23: nothing may be isolated; Tempests count as passable and portals do not, which are not joined yet. A fault for
    /// each group besides the largest.
    fn cut_off(&self, content: &Content) -> Vec<Fault> {
        let all = self.all_spaces();
        let mut groups = Vec::new();
        let mut rest = all;
        while let Some(first) = rest.clone().next() {
            let group = self.group(first, all);
            rest = rest.without(group);
            groups.push(group);
        }
        groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
        let isolated = groups.into_iter().skip(1);
        isolated
            .map(|group| {
                let hexes: Vec<Hex> = group.map(|space| self.hex(space)).collect();
                let why = Phrase::new("board-isolated").with("spaces", names(&hexes));
                let beneath = |tile: &Placed| {
                    let mut covered = covered(content, &self.tiles, *tile);
                    covered.any(|(hex, _)| hexes.contains(&hex))
                };
                let tiles: Vec<Placed> = self.tiles.iter().copied().filter(beneath).collect();
                Fault::new(why, tiles).by("EK-V0").on(hexes)
            })
            .collect()
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
        let terrain = self.terrain.iter();
        self.tempests = terrain
            .filter(|(_, kind)| *kind == Terrain::Tempest)
            .filter_map(|(hex, _)| self.space_at(*hex))
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

    fn place_variants(&mut self) -> Vec<Fault> {
        let mut faults = Vec::new();
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
                'R' => faults.extend(self.open_portal(tile)),
                'T' => faults.extend(self.check_temple(tile)),
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
            faults.push(Fault::new(why, []));
        }
        faults
    }

    /// EK-V-R1, EK-A24: a portal opens to an ordinary movement space, and no two portals to the same one.
    fn open_portal(&mut self, tile: Placed) -> Option<Fault> {
        let entrance = tile.entrance();
        let space = self
            .space_at(entrance)
            .filter(|&space| !self.tempests.has(space) && !self.portals.contains(&space));
        let Some(space) = space else {
            let why = Phrase::new("board-portal")
                .with("tile", name(tile))
                .with("space", name(entrance));
            return Some(Fault::new(why, [tile]).by("EK-V-R1").on(vec![entrance]));
        };
        self.portals.push(space);
        None
    }

    /// EK-V-W1: the Temple of the Wind touches a movement space.
    fn check_temple(&self, tile: Placed) -> Option<Fault> {
        let site = self.site_at(tile.at);
        if site.is_some_and(|site| !self.around(site).is_empty()) {
            return None;
        }
        let why = Phrase::new("board-temple").with("tile", name(tile));
        Some(Fault::new(why, [tile]).by("EK-V-W1").on(vec![tile.at]))
    }
}

/// What the tiles cover, row by row, and what is wrong with that: no space twice, and none beyond the names.
fn cover(content: &Content, tiles: &[Placed]) -> (Vec<(Hex, Terrain)>, Vec<Fault>) {
    let both = both_temples(tiles);
    let mut plane = [None; Hex::NAMED];
    let mut overlap = false;
    let mut faults = Vec::new();
    for &tile in tiles {
        let about = |key| Fault::new(Phrase::new(key).with("tile", name(tile)), [tile]);
        let Some(spec) = content.spec(tile.letter, both) else {
            faults.push(about("board-no-tile"));
            continue;
        };
        let inside = || tile.spaces(spec).filter(|(hex, _)| hex.is_named());
        if tile.spaces(spec).any(|(hex, _)| !hex.is_named()) {
            let spaces = inside().map(|(hex, _)| hex).collect();
            faults.push(about("board-edge").on(spaces));
        }
        for (hex, kind) in inside() {
            let place = &mut plane[hex.number().expect("it has a name")];
            overlap |= place.is_some();
            // Of two tiles on one space the first stays.
            place.get_or_insert(kind);
        }
    }
    if overlap {
        faults.extend(overlaps(content, tiles));
    }
    // The places stand row by row already: nothing has to be sorted.
    let places = plane.into_iter().enumerate();
    let terrain = places.filter_map(|(number, kind)| Some((Hex::numbered(number), kind?)));
    (terrain.collect(), faults)
}

/// A fault for each two tiles that lie on each other.
fn overlaps(content: &Content, tiles: &[Placed]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (nth, &one) in tiles.iter().enumerate() {
        let below: Vec<Hex> = covered(content, tiles, one).map(|(hex, _)| hex).collect();
        for &other in &tiles[nth + 1..] {
            let above = covered(content, tiles, other).map(|(hex, _)| hex);
            let mut both: Vec<Hex> = above.filter(|hex| below.contains(hex)).collect();
            both.sort_unstable();
            if !both.is_empty() {
                let why = Phrase::new("board-overlap")
                    .with("one", name(one))
                    .with("other", name(other))
                    .with("spaces", names(&both));
                faults.push(Fault::new(why, [one, other]).on(both));
            }
        }
    }
    faults
}

/// What a tile shows among these others; nothing, where the content has no such tile.
fn covered<'a>(
    content: &'a Content,
    tiles: &[Placed],
    tile: Placed,
) -> impl Iterator<Item = (Hex, Terrain)> + use<'a> {
    let spec = content.spec(tile.letter, both_temples(tiles));
    spec.into_iter().flat_map(move |spec| tile.spaces(spec))
}

/// Whether both temples that replace tiles are among them (EK-A30).
pub(crate) fn both_temples(tiles: &[Placed]) -> bool {
    let has = |temple| tiles.iter().any(|tile| tile.letter == temple);
    has('N') && has('O')
}

/// A tile or a space as people write it.
fn name(of: impl fmt::Display) -> Value {
    Value::Text(of.to_string())
}

fn names(hexes: &[Hex]) -> Value {
    let names: Vec<String> = hexes.iter().map(Hex::to_string).collect();
    Value::Text(names.join(" "))
}
