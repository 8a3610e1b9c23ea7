//! A board under construction: any tiles in any place, everything that is wrong with it, and where a tile could go.
//!
//! The variants of a draft are those whose tiles lie on it. A draft without a fault is a board that can be played on, and no other is:
//! both ask the same checks.

mod faults; // the wrong tiles, one reason for each
mod places; // where tiles could go

use kernel::{Dice, Phrase, Rng, Shared, Wanted};

use crate::Hex;
use crate::board::Board;
use crate::board::build::both_temples;
use crate::content::Content;
use crate::fault::Fault;
use crate::layout;
use crate::setup::{DrawRule, Labyrinth, Plan, Setup};
use crate::tile::{Placed, Terrain};
use crate::variant::{EXTRAS, Variant};

/// Tiles that somebody is putting together.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    content: Shared<Content>,
    seats: u8,
    /// In the order of their letters.
    tiles: Vec<Placed>,
}

/// The side to which a tile is moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl Draft {
    /// More tiles than this are not read: twice as many as the box holds.
    pub const MOST_TILES: usize = 54;

    #[must_use]
    pub fn new(content: &Shared<Content>, seats: u8, mut tiles: Vec<Placed>) -> Self {
        tiles.sort_unstable();
        Self {
            content: content.clone(),
            seats: seats.clamp(2, 4),
            tiles,
        }
    }

    /// Tiles as people write them, parted by commas or blanks. Everything that cannot be read is said.
    pub fn read(content: &Shared<Content>, seats: u8, text: &str) -> Result<Self, Vec<Phrase>> {
        let text = text.trim().trim_start_matches("board=");
        let parts = text.split(|c: char| c == ',' || c.is_whitespace());
        let (tiles, wrong): (Vec<_>, Vec<_>) = parts
            .filter(|part| !part.is_empty())
            .map(str::parse::<Placed>)
            .partition(Result::is_ok);
        let mut wrong: Vec<Phrase> = wrong
            .into_iter()
            .filter_map(|tile| tile.err())
            .map(|error| error.why)
            .collect();
        wrong.dedup();
        if tiles.len() > Self::MOST_TILES {
            wrong.push(Phrase::new("board-too-many").with("most", Self::MOST_TILES as u32));
        }
        if wrong.is_empty() {
            let tiles = tiles.into_iter().filter_map(Result::ok).collect();
            Ok(Self::new(content, seats, tiles))
        } else {
            Err(wrong)
        }
    }

    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    #[must_use]
    pub fn tiles(&self) -> &[Placed] {
        &self.tiles
    }

    /// The tiles as people write them.
    #[must_use]
    pub fn text(&self) -> String {
        let tiles: Vec<String> = self.tiles.iter().map(Placed::to_string).collect();
        tiles.join(" ")
    }

    /// The variants whose tiles lie on it.
    #[must_use]
    pub fn variants(&self) -> Vec<Variant> {
        let lies = |letter| self.tiles.iter().any(|tile| tile.letter == letter);
        let has = |variant: &Variant| match variant {
            Variant::TempleOfTheSand => lies('N'),
            Variant::TempleOfTheMoon => lies('O'),
            of_extra => EXTRAS
                .iter()
                .any(|extra| extra.variant == *of_extra && lies(extra.letter)),
        };
        Variant::ALL.into_iter().filter(has).collect()
    }

    /// The wish for a table on this board.
    #[must_use]
    pub fn wanted(&self) -> Wanted {
        let tiles: Vec<String> = self.tiles.iter().map(Placed::to_string).collect();
        let variants = self.variants().into_iter();
        Wanted {
            seats: Some(self.seats),
            variants: variants.map(|variant| variant.key().to_owned()).collect(),
            options: [("board".to_owned(), tiles.join(","))].into(),
            ..Wanted::default()
        }
    }

    /// The board as far as it goes, and all that keeps people from playing on it: first the tiles, then how they lie.
    #[must_use]
    pub fn survey(&self) -> (Board, Vec<Fault>) {
        let (board, of_places) = Board::lay(&self.content, self.tiles.clone());
        let mut faults = faults::of_tiles(&self.setup(), &self.tiles);
        faults.extend(of_places);
        (board, faults)
    }

    /// The same players and variants on the standard layout, the tiles in the order of their letters.
    #[must_use]
    pub fn standard(&self) -> Self {
        match layout::plain(&self.setup()) {
            Ok(board) => Self::new(&self.content, self.seats, board.tiles().to_vec()),
            Err(_) => self.clone(),
        }
    }

    /// The same players and variants, shuffled (EK-SU1).
    #[must_use]
    pub fn shuffled(&self, seed: u64) -> Self {
        let setup = self.setup();
        if layout::plain(&setup).is_err() {
            return self.clone();
        }
        let board = layout::shuffled(&setup, &mut Dice::quick(Rng::new(seed)));
        Self::new(&self.content, self.seats, board.tiles().to_vec())
    }

    /// For another number of players.
    #[must_use]
    pub fn for_seats(&self, seats: u8) -> Self {
        Self::new(&self.content, seats, self.tiles.clone())
    }

    /// The same with one tile more.
    #[must_use]
    pub fn with(&self, tile: Placed) -> Self {
        let mut tiles = self.tiles.clone();
        tiles.push(tile);
        Self::new(&self.content, self.seats, tiles)
    }

    /// The same with one tile less, if it was there.
    #[must_use]
    pub fn without(&self, tile: Placed) -> Self {
        let mut tiles = self.tiles.clone();
        if let Some(at) = tiles.iter().position(|other| *other == tile) {
            tiles.remove(at);
        }
        Self::new(&self.content, self.seats, tiles)
    }

    /// How many tiles of a letter are in the box; 0, if there is no such tile.
    #[must_use]
    pub fn pieces(&self, letter: char) -> u8 {
        let extra = EXTRAS.iter().find(|extra| extra.letter == letter);
        match extra {
            Some(extra) => self.content.pieces(extra),
            None => u8::from(self.content.spec(letter, false).is_some()),
        }
    }

    /// How many of them are not on the board.
    #[must_use]
    pub fn left(&self, letter: char) -> u8 {
        let used = self.tiles.iter().filter(|tile| tile.letter == letter);
        self.pieces(letter)
            .saturating_sub(u8::try_from(used.count()).unwrap_or(u8::MAX))
    }

    /// The least number of players that a large tile is for; `None` for the tiles of variants.
    #[must_use]
    pub fn least_seats(&self, letter: char) -> Option<u8> {
        let mut rows = self.content.players.iter();
        let row = rows.find(|row| row.tiles.contains(letter));
        row.map(|row| row.seats)
    }

    /// The letters of all tiles: first those of the players, then those of the variants.
    #[must_use]
    pub fn letters() -> (Vec<char>, Vec<char>) {
        (('A'..='M').collect(), "PQSRTNOU".chars().collect())
    }

    /// Whether a tile has three spaces.
    #[must_use]
    pub fn is_small(&self, letter: char) -> bool {
        let spec = self.content.spec(letter, false);
        spec.is_some_and(|spec| spec.len() == 3)
    }

    /// What a tile shows, space by space; nothing, if there is no such tile.
    #[must_use]
    pub fn spaces(&self, tile: Placed) -> Vec<(Hex, Terrain)> {
        let spec = self.content.spec(tile.letter, both_temples(&self.tiles));
        spec.map(|spec| tile.spaces(spec).collect())
            .unwrap_or_default()
    }

    /// The tile turned by one step to the left or to the right: a small one stays on its three spaces.
    #[must_use]
    pub fn turned(&self, tile: Placed, right: bool) -> Placed {
        if self.is_small(tile.letter) {
            return tile.turned(if right { 1 } else { 2 });
        }
        let turn = (tile.turn + if right { 1 } else { 5 }) % 6;
        Placed { turn, ..tile }
    }

    fn setup(&self) -> Setup {
        Setup {
            rules: <crate::Eko as kernel::Published>::RULES_VERSION,
            content: self.content.clone(),
            seats: self.seats,
            variants: self.variants(),
            plan: Plan::Random,
            ring: Labyrinth::Docks,
            draw: DrawRule::House,
        }
    }
}
