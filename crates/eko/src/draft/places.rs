//! Where a tile could go: free places that touch the board, the usual ones first.

use std::collections::BTreeSet;

use super::{Draft, Way};
use crate::Hex;
use crate::tile::{Placed, Terrain};

/// A place is offered if the tile shares so many edges with the board there; between two tiles it is twice as many.
const SNUG: usize = 3;
const BETWEEN: usize = 5;

impl Draft {
    /// The places that are offered for a tile: those of the standard layout first, none of them upon another. A tile of the board
    /// that is to be moved is taken off before.
    #[must_use]
    pub fn slots(&self, letter: char) -> Vec<Placed> {
        let mut found = self.candidates(letter);
        let usual = self.usual(letter);
        let rank = |tile: &Placed| {
            usual
                .iter()
                .position(|cells| same_cells(cells, self, *tile))
        };
        found.sort_by_key(|(tile, touching)| {
            let rank = rank(tile).unwrap_or(usize::MAX);
            (rank, std::cmp::Reverse(*touching), tile.at)
        });
        let least = if self.is_small(letter) { SNUG } else { BETWEEN };
        let mut taken = BTreeSet::new();
        let mut slots = Vec::new();
        for (tile, touching) in found {
            let cells = self.cells(tile);
            let is_good = touching >= least || rank(&tile).is_some();
            if is_good && cells.iter().all(|cell| !taken.contains(cell)) {
                taken.extend(cells);
                slots.push(tile);
            }
        }
        slots
    }

    /// The tile in the next place on that side, the board being what is left without it.
    #[must_use]
    pub fn moved(&self, tile: Placed, way: Way) -> Option<Placed> {
        let rest = self.without(tile);
        let here = middle(&rest.cells(tile));
        let cost = |there: (f64, f64)| {
            let (dx, dy) = (there.0 - here.0, there.1 - here.1);
            let (ahead, aside) = match way {
                Way::Left => (-dx, dy),
                Way::Right => (dx, dy),
                Way::Up => (-dy, dx),
                Way::Down => (dy, dx),
            };
            // Half a space at least, and not more to the side than ahead.
            (ahead > 0.4 && aside.abs() <= ahead * 1.2).then_some(ahead + 1.5 * aside.abs())
        };
        let found = rest.candidates(tile.letter).into_iter();
        let reached = found.filter_map(|(place, _)| {
            let cost = cost(middle(&rest.cells(place)))?;
            Some((place, cost))
        });
        let (place, _) = reached.min_by(|one, other| one.1.total_cmp(&other.1))?;
        if rest.is_small(tile.letter) {
            return Some(place);
        }
        Some(Placed {
            turn: tile.turn,
            ..place
        })
    }

    /// The tile as it lies best where somebody lets go of it: a large one around the space below the pointer, a small one around the
    /// nearest corner of three spaces. `x` and `y` count spaces: one to the right is 1, one row down is 1.
    #[must_use]
    pub fn dropped(&self, letter: char, turn: u8, x: f64, y: f64) -> Option<Placed> {
        let hex = nearest(x, y)?;
        if !self.is_small(letter) {
            let tile = Placed {
                letter,
                turn: turn % 6,
                at: hex,
            };
            return Some(tile);
        }
        let corners = (0..6).map(|turn| Placed {
            letter,
            turn,
            at: hex,
        });
        let far = |tile: &Placed| {
            let (at_x, at_y) = middle(&tile.corner());
            (at_x - x).powi(2) + (at_y - y).powi(2)
        };
        let nearest = corners.min_by(|one, other| far(one).total_cmp(&far(other)))?;
        Some(self.best_turn(nearest))
    }

    /// Every free place that shares enough edges with the board, with their number; the middle, if there is no board yet.
    fn candidates(&self, letter: char) -> Vec<(Placed, usize)> {
        let ground: BTreeSet<Hex> = self
            .tiles
            .iter()
            .flat_map(|tile| self.cells(*tile))
            .collect();
        let at = |at: Hex, turn: u8| Placed { letter, turn, at };
        if ground.is_empty() {
            return vec![(at(Hex::new(0, 0), 0), 0)];
        }
        let near: BTreeSet<Hex> = ground
            .iter()
            .flat_map(|hex| hex.neighbours())
            .flat_map(|hex| hex.neighbours().chain([hex]))
            .filter(|hex| hex.is_named() && !ground.contains(hex))
            .collect();
        let turns = if self.is_small(letter) { 0..2 } else { 0..1 };
        let mut found = Vec::new();
        for hex in near {
            for turn in turns.clone() {
                let tile = at(hex, turn);
                let cells = self.cells(tile);
                let is_free = |cell: &Hex| cell.is_named() && !ground.contains(cell);
                let edges = cells.iter().flat_map(|cell| cell.neighbours());
                let touching = edges.filter(|next| ground.contains(next)).count();
                if touching >= SNUG && cells.iter().all(is_free) {
                    found.push((self.best_turn(tile), touching));
                }
            }
        }
        found
    }

    /// A small tile turned so that it meets the board as it should: a portal opens to sand, a temple and Tempests touch sand.
    fn best_turn(&self, tile: Placed) -> Placed {
        if !self.is_small(tile.letter) {
            return tile;
        }
        let sand: BTreeSet<Hex> = self
            .tiles
            .iter()
            .flat_map(|tile| self.spaces(*tile))
            .filter(|(_, terrain)| *terrain == Terrain::Movement)
            .map(|(hex, _)| hex)
            .collect();
        let taken = |entrance: Hex| {
            let mut portals = self.tiles.iter().filter(|other| other.letter == 'R');
            portals.any(|other| other.entrance() == entrance)
        };
        let worth = |tile: &Placed| match tile.letter {
            'R' => {
                let entrance = tile.entrance();
                usize::from(sand.contains(&entrance)) * 2 + usize::from(!taken(entrance))
            }
            _ => {
                let open = self.spaces(*tile).into_iter();
                let open = open.filter(|(_, terrain)| *terrain != Terrain::Chasm);
                let touching = |hex: Hex| hex.neighbours().filter(|next| sand.contains(next));
                open.map(|(hex, _)| touching(hex).count()).sum()
            }
        };
        let turns = (0..3).map(|turns| tile.turned(turns));
        // The first of the best.
        turns.rev().max_by_key(worth).unwrap_or(tile)
    }

    /// The places of the standard layout: of large tiles, or the docks.
    fn usual(&self, letter: char) -> Vec<Vec<Hex>> {
        let content = &self.content;
        let players = content.players(self.seats);
        if self.is_small(letter) {
            let docks = players.docks.iter();
            return docks
                .map(|&(q, r, turn)| {
                    let at = Hex::new(q, r);
                    Placed { letter, turn, at }.corner().to_vec()
                })
                .collect();
        }
        let centres = content.layout.centres.iter().take(players.tiles.len());
        centres
            .map(|&(q, r)| {
                let at = Hex::new(q, r);
                let turn = 0;
                self.cells(Placed { letter, turn, at })
            })
            .collect()
    }

    /// The spaces of the standard layout with its docks.
    #[must_use]
    pub fn room(&self) -> Vec<Hex> {
        let large = self.usual('A').into_iter();
        large.chain(self.usual('P')).flatten().collect()
    }

    fn cells(&self, tile: Placed) -> Vec<Hex> {
        self.spaces(tile).into_iter().map(|(hex, _)| hex).collect()
    }
}

fn same_cells(cells: &[Hex], draft: &Draft, tile: Placed) -> bool {
    draft.cells(tile).iter().all(|cell| cells.contains(cell))
}

/// Where a space lies, counted in spaces to the right and rows down.
fn place(hex: Hex) -> (f64, f64) {
    (f64::from(hex.q) + f64::from(hex.r) / 2.0, f64::from(hex.r))
}

fn middle(cells: &[Hex]) -> (f64, f64) {
    let n = cells.len().max(1) as f64;
    let (x, y) = cells
        .iter()
        .map(|&cell| place(cell))
        .fold((0.0, 0.0), |(x, y), (more_x, more_y)| {
            (x + more_x, y + more_y)
        });
    (x / n, y / n)
}

/// The space at this place, if it has a name.
fn nearest(x: f64, y: f64) -> Option<Hex> {
    let far = |hex: &Hex| {
        let (at_x, at_y) = place(*hex);
        // Rows are closer to each other than columns.
        (at_x - x).powi(2) + 0.75 * (at_y - y).powi(2)
    };
    let row = y.round().clamp(-20.0, 20.0) as i8;
    let column = (x - y / 2.0).round().clamp(-40.0, 40.0) as i8;
    let around = (-1..=1).flat_map(|dr| (-1..=1).map(move |dq| (dq, dr)));
    let hexes = around.map(|(dq, dr)| Hex::new(column + dq, row + dr));
    let nearest = hexes.min_by(|one, other| far(one).total_cmp(&far(other)))?;
    nearest.is_named().then_some(nearest)
}
