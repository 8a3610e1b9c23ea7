//! What is fixed before the first disc: players, variants, board and the draw rule.

use kernel::{NotationError, Phrase, Published, SetupError, Shared, Value, Wanted};

use crate::board::Board;
use crate::content::Content;
use crate::game::Eko;
use crate::layout;
use crate::tile::Placed;
use crate::variant::{EXTRAS, Extra, Variant};

#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// The version of the rules (see [`crate::game::Table::rules`]).
    pub rules: u32,
    pub content: Shared<Content>,
    pub seats: u8,
    /// In the order of [`Variant::ALL`], each at most once.
    pub variants: Vec<Variant>,
    pub plan: Plan,
    pub ring: Labyrinth,
    pub draw: DrawRule,
}

/// Where the tiles go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Plan {
    /// Shuffled over the standard layout (EK-SU1).
    Random,
    /// The standard layout with the tiles in the order of their letters, unturned.
    Standard,
    /// Built by hand (EK-V0).
    Given(Vec<Placed>),
}

/// Where the tiles of the labyrinth go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Labyrinth {
    Docks,
    Ring,
}

/// EK-A15.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawRule {
    House,
    Strict,
}

impl Setup {
    #[must_use]
    pub fn has(&self, variant: Variant) -> bool {
        self.variants.contains(&variant)
    }

    pub(crate) fn labyrinth(&self) -> Option<Labyrinth> {
        self.has(Variant::Labyrinth).then_some(self.ring)
    }

    pub(crate) fn read(content: &Shared<Content>, wanted: &Wanted) -> Result<Self, SetupError> {
        let rules = Eko::rules_wanted(wanted)?;
        check_edition(wanted)?;
        let mut setup = Self {
            rules,
            content: content.clone(),
            seats: read_seats(wanted)?,
            variants: read_variants(wanted)?,
            plan: Plan::Random,
            ring: Labyrinth::Docks,
            draw: DrawRule::House,
        };
        for (key, value) in &wanted.options {
            setup.choose(key, value)?;
        }
        setup.check()?;
        Ok(setup)
    }

    /// Takes one option.
    fn choose(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match (key, value) {
            ("board", "random") => self.plan = Plan::Random,
            ("board", "standard") => self.plan = Plan::Standard,
            ("board", tiles) => self.plan = Plan::Given(given_tiles(tiles)?),
            ("labyrinth", "docks") => self.ring = Labyrinth::Docks,
            ("labyrinth", "ring") => self.ring = Labyrinth::Ring,
            ("labyrinth", _) => return Err(no_value(key, value, "docks, ring")),
            ("draw", "house") => self.draw = DrawRule::House,
            ("draw", "strict") => self.draw = DrawRule::Strict,
            ("draw", _) => return Err(no_value(key, value, "house, strict")),
            _ => {
                let why = Phrase::new("cannot-option").with("option", key);
                return Err(SetupError::new(why.with("known", "board, draw, labyrinth")));
            }
        }
        Ok(())
    }

    fn check(&self) -> Result<(), SetupError> {
        if self.labyrinth() == Some(Labyrinth::Ring)
            && !matches!(self.plan, Plan::Given(_))
            && let Some(extra) = EXTRAS
                .iter()
                .find(|extra| extra.variant != Variant::Labyrinth && self.has(extra.variant))
        {
            let name = Value::Word(format!("setup-variant-{}", extra.variant.key()));
            return Err(SetupError::new(
                Phrase::new("cannot-ring").with("variant", name),
            ));
        }
        match &self.plan {
            Plan::Given(tiles) => self.build(tiles.clone()).map(drop),
            Plan::Random | Plan::Standard => layout::plain(self).map(drop),
        }
    }

    /// A board built by hand, if it has the right tiles and can be played on (EK-V0).
    pub(crate) fn build(&self, tiles: Vec<Placed>) -> Result<Board, SetupError> {
        self.check_tiles(&tiles)?;
        Board::new(&self.content, tiles)
    }

    /// The large tiles of the player count and the tiles of the chosen variants, no more and no fewer.
    fn check_tiles(&self, tiles: &[Placed]) -> Result<(), SetupError> {
        let Some(wrong) = self.counts(tiles).find(|count| !count.is_right()) else {
            return Ok(());
        };
        let key = if wrong.least == wrong.most {
            "board-tile-count"
        } else {
            "board-tile-most"
        };
        Err(SetupError::new(
            Phrase::new(key)
                .with("seats", self.seats)
                .with("tile", Value::Text(wrong.letter.to_string()))
                .with("wanted", wrong.most)
                .with("found", wrong.found as u32),
        ))
    }

    /// Of every tile, how many there are and may be, in the order of their letters as the box has them.
    pub(crate) fn counts(&self, tiles: &[Placed]) -> impl Iterator<Item = Count> {
        let large = layout::large_letters(self);
        let of_letter = move |letter| {
            let wanted = u8::from(large.contains(&letter));
            (letter, wanted, wanted)
        };
        let of_variant = |extra: &Extra| {
            let most = if self.has(extra.variant) {
                self.content.pieces(extra)
            } else {
                0
            };
            (extra.letter, if extra.needs_all { most } else { 0 }, most)
        };
        let limits = ('A'..='O')
            .map(of_letter)
            .chain(EXTRAS.iter().map(of_variant));
        limits.map(|(letter, least, most)| Count {
            letter,
            least,
            most,
            found: tiles.iter().filter(|tile| tile.letter == letter).count(),
        })
    }

    /// The complete wish that gives this set-up again.
    pub(crate) fn wanted(&self) -> Wanted {
        let board = match &self.plan {
            Plan::Random => "random".to_owned(),
            Plan::Standard => "standard".to_owned(),
            Plan::Given(tiles) => {
                let tiles: Vec<String> = tiles.iter().map(ToString::to_string).collect();
                tiles.join(",")
            }
        };
        let ring = match self.ring {
            Labyrinth::Docks => "docks",
            Labyrinth::Ring => "ring",
        };
        let draw = match self.draw {
            DrawRule::House => "house",
            DrawRule::Strict => "strict",
        };
        let options = [
            ("board", board.as_str()),
            ("draw", draw),
            ("labyrinth", ring),
        ];
        Wanted {
            rules: Some(self.rules).filter(|&rules| rules != Eko::RULES_VERSION),
            edition: None,
            seats: Some(self.seats),
            variants: self
                .variants
                .iter()
                .map(|variant| variant.key().to_owned())
                .collect(),
            options: options
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .into(),
        }
    }
}

/// How many tiles of a letter there are on a board, and may be.
pub(crate) struct Count {
    pub(crate) letter: char,
    pub(crate) least: u8,
    pub(crate) most: u8,
    pub(crate) found: usize,
}

impl Count {
    pub(crate) fn is_right(&self) -> bool {
        (usize::from(self.least)..=usize::from(self.most)).contains(&self.found)
    }
}

/// There is one edition; its name may be left out.
fn check_edition(wanted: &Wanted) -> Result<(), SetupError> {
    match wanted.edition.as_deref() {
        None | Some("standard") => Ok(()),
        Some(other) => {
            let why = Phrase::new("cannot-edition").with("edition", other);
            Err(SetupError::new(why))
        }
    }
}

fn read_seats(wanted: &Wanted) -> Result<u8, SetupError> {
    let seats = wanted.seats.unwrap_or(2);
    if (2..=4).contains(&seats) {
        Ok(seats)
    } else {
        let why = Phrase::new("cannot-seats").with("seats", seats);
        Err(SetupError::new(why))
    }
}

/// In the order of [`Variant::ALL`], whatever the order of the wish.
fn read_variants(wanted: &Wanted) -> Result<Vec<Variant>, SetupError> {
    let is_known = |wish: &String| Variant::ALL.iter().any(|variant| variant.key() == wish);
    if let Some(unknown) = wanted.variants.iter().find(|wish| !is_known(wish)) {
        let known = Variant::ALL.map(Variant::key).join(", ");
        return Err(SetupError::new(
            Phrase::new("cannot-variant")
                .with("variant", unknown.as_str())
                .with("known", known),
        ));
    }
    let wished = |variant: &Variant| wanted.variants.iter().any(|wish| wish == variant.key());
    Ok(Variant::ALL.into_iter().filter(wished).collect())
}

fn no_value(option: &str, value: &str, known: &str) -> SetupError {
    SetupError::new(
        Phrase::new("cannot-value")
            .with("option", option)
            .with("value", value)
            .with("known", known),
    )
}

/// The tiles of `board=…`, where a plan by name could be meant as well.
fn given_tiles(text: &str) -> Result<Vec<Placed>, SetupError> {
    read_tiles(text)
        .map_err(|error| SetupError::new(Phrase::new("cannot-board").with("why", error.why)))
}

/// Tiles parted by commas or blanks, in the order of their letters.
pub(crate) fn read_tiles(text: &str) -> Result<Vec<Placed>, NotationError> {
    let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
    let mut tiles: Vec<Placed> = parts.map(str::parse).collect::<Result<_, _>>()?;
    tiles.sort_unstable();
    Ok(tiles)
}
