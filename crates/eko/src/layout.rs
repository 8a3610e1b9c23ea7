//! Building the board: which tiles are taken and where they go (EK-SU1, EK-V0).

use kernel::{Dice, SetupError};

use crate::Hex;
use crate::board::Board;
use crate::content::Content;
use crate::setup::{Labyrinth, Setup};
use crate::tile::{Placed, Terrain};
use crate::variant::{EXTRAS, Place, Variant};

/// How often a layout that cannot be played on is shuffled again before the plain arrangement is taken. At most one shuffle in
/// ten fails, so only rigged dice ever get that far.
const SHUFFLES: usize = 100;

/// A shuffled board of the standard layouts (EK-SU1).
pub(crate) fn shuffled(setup: &Setup, dice: &mut Dice) -> Board {
    let mut hand = Hand(Some(dice));
    for _ in 0..SHUFFLES {
        if let Ok(board) = Board::new(&setup.content, tiles(setup, &mut hand)) {
            return board;
        }
    }
    plain(setup).expect("the set-up was checked")
}

/// The tiles in the order of their letters, unturned. Content that was changed may not allow it.
pub(crate) fn plain(setup: &Setup) -> Result<Board, SetupError> {
    Board::new(&setup.content, tiles(setup, &mut Hand(None)))
}

fn tiles(setup: &Setup, hand: &mut Hand<'_>) -> Vec<Placed> {
    match setup.labyrinth() {
        Some(Labyrinth::Ring) => ring(setup, hand),
        _ => docked(setup, hand),
    }
}

/// The large tiles in play: those of the player count, with the temples in place of what they replace (EK-A30).
pub(crate) fn large_letters(setup: &Setup) -> Vec<char> {
    let content = &setup.content;
    let mut letters: Vec<char> = content.players(setup.seats).tiles.chars().collect();
    let mut replace = |old: char, new: char| {
        letters
            .iter_mut()
            .filter(|letter| **letter == old)
            .for_each(|letter| *letter = new);
    };
    let (sand, moon) = (
        setup.has(Variant::TempleOfTheSand),
        setup.has(Variant::TempleOfTheMoon),
    );
    if sand {
        replace(content.temple('N').replaces, 'N');
    }
    if moon && sand {
        replace(content.temple('O').second.replaces, 'O');
    } else if moon {
        replace(content.temple('O').replaces, 'O');
    }
    letters
}

/// The standard layout with the tiles of the variants around it.
fn docked(setup: &Setup, hand: &mut Hand<'_>) -> Vec<Placed> {
    let content = &setup.content;
    let players = content.players(setup.seats);
    let mut site = Site {
        tiles: large(setup, hand, &content.layout.centres),
        content,
        docks: players.docks.clone(),
        notches: players.notches,
    };
    for extra in EXTRAS.iter().filter(|extra| setup.has(extra.variant)) {
        let pieces = match extra.variant {
            // EK-V-S2: fewer for two players.
            Variant::Pyramids => players.pyramids,
            _ => content.pieces(extra),
        };
        for _ in 0..pieces {
            match extra.place {
                Place::BeaconSite => site.put_beacon(extra.letter, &players.beacons, hand),
                Place::PortalDock => site.dock_portal(extra.letter, hand),
                Place::Dock => site.dock(extra.letter, hand),
            }
        }
    }
    site.tiles
}

/// The six tiles of the labyrinth between the centre tile and all others.
fn ring(setup: &Setup, hand: &mut Hand<'_>) -> Vec<Placed> {
    let ring = &setup.content.ring;
    let mut tiles = large(setup, hand, &ring.centres);
    for (nth, &(q, r, turn)) in ring.places.iter().enumerate() {
        let letter = if nth % 2 == 0 { 'P' } else { 'Q' };
        tiles.push(Placed {
            letter,
            turn,
            at: Hex::new(q, r),
        });
    }
    tiles
}

/// EK-SU1: all tiles are shuffled together, each turned at random.
fn large(setup: &Setup, hand: &mut Hand<'_>, centres: &[(i8, i8)]) -> Vec<Placed> {
    let mut letters = large_letters(setup);
    hand.shuffle(&mut letters);
    letters
        .iter()
        .zip(centres)
        .map(|(&letter, &(q, r))| Placed {
            letter,
            turn: hand.pick(6) as u8,
            at: Hex::new(q, r),
        })
        .collect()
}

/// A board under construction and the docks that are still free.
struct Site<'a> {
    content: &'a Content,
    tiles: Vec<Placed>,
    docks: Vec<(i8, i8, u8)>,
    notches: usize,
}

impl Site<'_> {
    fn put(&mut self, tile: Placed) {
        let spec = self.spec(tile.letter);
        let covered: Vec<Hex> = tile.spaces(spec).map(|(hex, _)| hex).collect();
        let notches = self.notches;
        let mut kept = 0;
        let mut nth = 0;
        self.docks.retain(|&(q, r, turn)| {
            let dock = Placed {
                letter: 'P',
                turn,
                at: Hex::new(q, r),
            };
            let free = !dock.corner().iter().any(|hex| covered.contains(hex));
            kept += usize::from(free && nth < notches);
            nth += 1;
            free
        });
        self.notches = kept;
        self.tiles.push(tile);
    }

    fn put_beacon(&mut self, letter: char, sites: &[(i8, i8)], hand: &mut Hand<'_>) {
        let (q, r) = sites[hand.pick(sites.len())];
        self.put(Placed {
            letter,
            turn: hand.pick(6) as u8,
            at: Hex::new(q, r),
        });
    }

    /// A portal goes to any free dock and turn where it opens to a movement space of its own (EK-V-R1). Without dice the second
    /// one is as far along the docks as possible, since neighbours need no portal.
    fn dock_portal(&mut self, letter: char, hand: &mut Hand<'_>) {
        let fits: Vec<Placed> = self
            .docks
            .iter()
            .flat_map(|dock| self.turns(letter, dock))
            .collect();
        let second = self.tiles.iter().any(|tile| tile.letter == letter);
        let place = match hand.0 {
            None if second => fits.last(),
            _ if fits.is_empty() => None,
            _ => fits.get(hand.pick(fits.len())),
        };
        if let Some(&tile) = place {
            self.put(tile);
        }
    }

    /// Any other small tile goes to a random dock, the notches between tiles first, turned so that it touches the board.
    fn dock(&mut self, letter: char, hand: &mut Hand<'_>) {
        let group = match self.notches {
            0 => 0..self.docks.len(),
            notches => 0..notches,
        };
        let mut order: Vec<usize> = group.collect();
        hand.shuffle(&mut order);
        let place = order
            .iter()
            .map(|&nth| self.turns(letter, &self.docks[nth]))
            .find(|turns| !turns.is_empty());
        if let Some(turns) = place {
            self.put(turns[hand.pick(turns.len())]);
        }
    }

    /// The ways to put a tile into a dock, at most three.
    fn turns(&self, letter: char, &(q, r, turn): &(i8, i8, u8)) -> Vec<Placed> {
        let tile = Placed {
            letter,
            turn,
            at: Hex::new(q, r),
        };
        (0..3)
            .map(|turns| tile.turned(turns))
            .filter(|tile| self.fits(tile))
            .collect()
    }

    fn fits(&self, tile: &Placed) -> bool {
        let ordinary = |hex: Hex| self.terrain(hex) == Some(Terrain::Movement);
        let touches = |hex: Hex| hex.neighbours().any(ordinary);
        match tile.letter {
            'R' => {
                let taken =
                    |other: &Placed| other.letter == 'R' && other.entrance() == tile.entrance();
                ordinary(tile.entrance()) && !self.tiles.iter().any(taken)
            }
            _ => tile
                .spaces(self.spec(tile.letter))
                .any(|(hex, terrain)| terrain != Terrain::Chasm && touches(hex)),
        }
    }

    fn terrain(&self, hex: Hex) -> Option<Terrain> {
        self.tiles
            .iter()
            .flat_map(|tile| tile.spaces(self.spec(tile.letter)))
            .find_map(|(at, terrain)| (at == hex).then_some(terrain))
    }

    fn spec(&self, letter: char) -> &str {
        let both = ['N', 'O']
            .iter()
            .all(|&temple| self.tiles.iter().any(|tile| tile.letter == temple));
        self.content
            .spec(letter, both)
            .expect("only tiles of the content are put down")
    }
}

/// Dice, or a hand that always takes the first.
struct Hand<'a>(Option<&'a mut Dice>);

impl Hand<'_> {
    fn pick(&mut self, n: usize) -> usize {
        match &mut self.0 {
            Some(dice) => dice.below(n as u32) as usize,
            None => 0,
        }
    }

    /// Fisher-Yates; without dice everything stays in its place.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        if let Some(dice) = &mut self.0 {
            for last in (1..items.len()).rev() {
                items.swap(last, dice.below(last as u32 + 1) as usize);
            }
        }
    }
}
