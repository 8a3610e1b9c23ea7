//! Matches as readable text, one file a match. Reading one is replaying it: a file that lies is refused.
//!
//! ```text
//! longtable match 1
//! game ethnos
//! rules 1
//! content 59d1b2c3d4e5f607
//! setup edition=first seats=4
//! commitment 5feceb66…
//! names Ewa, Jan, bot, bot
//! take-backs A 12, A 40
//! opening 4b1d…hash… | 12 5 0 33
//! 1 A | take purple dwarf | | 9a8b…hash…
//! 2 B | draw | 31 | 77c2…hash…
//! 3 D | concede | | 77c2…hash…
//! result most-glory | A 1 52 | C 2 49 | B 3 40 | D 4 12
//! seed 9f86d081…
//! ```
//!
//! A match that was played with other content than the program ships carries it, line by line after `content`, each behind `= `.
//! So it can be replayed and verified wherever it is, whatever has become of the file that it was played with.

mod carried; // the content that a file carries
mod error; // what is wrong with one, and in which line
mod marks; // what was taken back
mod read; // line by line
mod write;

pub use carried::{carried_content, former_content};
pub use error::{FileError, FileFault};

use kernel::{Published, Shared, Wanted};

use self::read::Reader;
use crate::{Match, Seed, TakeBack};

const FIRST_LINE: &str = "longtable match 1";

/// A match in a file, and what it was played with.
#[derive(Debug)]
pub struct MatchFile<G: Published> {
    /// The match, every step of it replayed. Without dice: it can be looked at and not continued.
    pub table: Match<G>,
    /// What the seats are called, in seat order. There may be none.
    pub names: Vec<String>,
    /// Published when the match was over.
    pub seed: Option<Seed>,
    /// Whether the rolls were proved to be those of the published seed.
    pub proved: bool,
}

/// The lines before the steps: enough to know which game reads the rest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// The key of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of the content file that was played with.
    pub content: u64,
    /// What was played, complete with defaults.
    pub setup: Wanted,
    /// What the seats are called, in seat order.
    pub names: Vec<String>,
    /// What was taken back after its player had seen what came of it.
    pub take_backs: Vec<TakeBack>,
}

impl Header {
    /// Reads the lines before the steps.
    pub fn read(text: &str) -> Result<Self, FileError> {
        let mut header = Header::default();
        let mut lines = Lines::new(text);
        if lines.next().map(|(_, line)| line) != Some(FIRST_LINE) {
            let why = format!("not a match file: the first line must be {FIRST_LINE:?}");
            return Err(FileError::at(1, why));
        }
        let mut keys = Vec::new();
        for (nth, line) in lines {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            if key == carried::MARK {
                continue;
            }
            if keys.contains(&key) {
                return Err(FileError::at(nth, format!("a second line \"{key} …\"")));
            }
            keys.push(key);
            if !header.line(nth, key, value)? {
                break;
            }
        }
        if header.game.is_empty() {
            return Err(FileError::at(2, "the line \"game …\" is missing"));
        }
        Ok(header)
    }

    /// Takes in one line. `false` if it is no line of the header.
    fn line(&mut self, nth: usize, key: &str, value: &str) -> Result<bool, FileError> {
        match key {
            "game" => self.game = value.to_owned(),
            "rules" => self.rules = number(nth, value)?,
            "content" => self.content = hash(nth, value)?,
            "setup" => {
                let setup = value.parse();
                self.setup = setup.map_err(|error| FileFault::Setup(error).at(nth))?;
            }
            "names" => {
                self.names = value
                    .split(',')
                    .map(|name| name.trim().to_owned())
                    .collect()
            }
            "take-backs" => self.take_backs = marks::read(nth, value)?,
            "commitment" => {}
            _ => return Ok(false),
        }
        Ok(true)
    }
}

impl<G: Published> MatchFile<G> {
    /// Reads and replays a file, with `content` or what the file carries. Every step is checked; the first that lies is named.
    ///
    /// ```
    /// use referee::{MatchFile, Seed};
    /// use testkit::toy::{Setup, Toy};
    ///
    /// let setup = Setup::standard(2);
    /// let text = referee::Match::<Toy>::new(setup.clone(), Seed::from_number(1)).to_file(&[]);
    /// let file = MatchFile::<Toy>::read(&text, &setup.content).unwrap();
    /// assert!(file.table.log().is_empty());
    ///
    /// let lie = text.replace("seats=2", "seats=3");
    /// assert!(MatchFile::<Toy>::read(&lie, &setup.content).is_err());
    /// ```
    pub fn read(text: &str, content: &Shared<G::Content>) -> Result<Self, FileError> {
        let header = Header::read(text)?;
        let at = |key: &str, message: &str| FileError::at(line_of(text, key), message);
        if header.game != G::KEY {
            let (file, wanted) = (header.game, G::KEY);
            return Err(at("game", &format!("a match of {file}, not of {wanted}")));
        }
        let mut wanted = header.setup;
        wanted.rules = Some(header.rules);
        G::rules_wanted(&wanted)
            .map_err(|error| FileFault::Setup(error).at(line_of(text, "rules")))?;
        let content = &carried::content::<G>(text, header.content, content)?;
        let setup = G::set_up(content, &wanted)
            .map_err(|error| FileFault::Setup(error).at(line_of(text, "setup")))?;
        let mut reader = Reader::<G>::new(setup, header.names, header.take_backs, seed_of(text));
        for (nth, line) in Lines::new(text).skip(1) {
            reader.line(nth, line)?;
        }
        let file = reader.finish()?;
        let (names, seats) = (file.names.len(), file.table.game().seats());
        if names > usize::from(seats) {
            return Err(at("names", &format!("{names} names for {seats} seats")));
        }
        marks::check(&file.table).map_err(|why| at("take-backs", &why))?;
        Ok(file)
    }
}

fn tape_of(nth: usize, text: &str) -> Result<Vec<u32>, FileError> {
    text.split_whitespace()
        .map(|roll| number(nth, roll))
        .collect()
}

fn number(nth: usize, text: &str) -> Result<u32, FileError> {
    text.trim()
        .parse()
        .map_err(|_| FileError::at(nth, format!("{text:?} is not a number")))
}

fn hash(nth: usize, text: &str) -> Result<u64, FileError> {
    u64::from_str_radix(text, 16).map_err(|_| {
        FileError::at(
            nth,
            format!("{text:?} is not a hash: 16 hexadecimal digits"),
        )
    })
}

/// The published seed, if there is one that can be read.
fn seed_of(text: &str) -> Option<Seed> {
    let mut lines = Lines::new(text);
    lines.find_map(|(_, line)| line.strip_prefix("seed ")?.parse().ok())
}

/// Where a line of the header stands, or would stand.
fn line_of(text: &str, key: &str) -> usize {
    Lines::new(text)
        .find(|(_, line)| line.split(' ').next() == Some(key))
        .map_or(2, |(nth, _)| nth)
}

/// The lines that say something, numbered from 1: empty ones and comments are passed over.
struct Lines<'a>(std::iter::Enumerate<std::str::Lines<'a>>);

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        Self(text.lines().enumerate())
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        self.0
            .by_ref()
            .map(|(nth, line)| (nth + 1, line.trim()))
            .find(|(_, line)| !line.is_empty() && !line.starts_with('#'))
    }
}
