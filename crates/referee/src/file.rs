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
//! opening 4b1d…hash… | 12 5 0 33
//! 1 A | take purple dwarf | | 9a8b…hash…
//! 2 B | draw | 31 | 77c2…hash…
//! result most-glory | A 1 52 | C 2 49 | B 3 40 | D 4 12
//! seed 9f86d081…
//! ```

mod read; // line by line

use std::fmt::{self, Write as _};

use kernel::{Published, Shared, Turn, Wanted};

use self::read::Reader;
use crate::{Match, ReplayError, Seed, Step};

const FIRST_LINE: &str = "longtable match 1";

/// A match in a file, and what it was played with.
#[derive(Debug)]
pub struct MatchFile<G: Published> {
    pub table: Match<G>,
    pub names: Vec<String>,
    /// Published when the match was over.
    pub seed: Option<Seed>,
    /// Whether the rolls were proved to be those of the published seed.
    pub proved: bool,
}

/// The lines before the steps: enough to know which game reads the rest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    pub game: String,
    pub rules: u32,
    pub content: u64,
    pub setup: Wanted,
    pub names: Vec<String>,
}

impl<G: Published> Match<G> {
    /// The whole match as text. The seed is in it only once the match is over.
    #[must_use]
    pub fn to_file(&self, names: &[String]) -> String {
        let mut text = String::new();
        let rolls = |tape: &[u32]| {
            tape.iter()
                .map(u32::to_string)
                .collect::<Vec<_>>()
                .join(" ")
        };
        let mut line = |args: fmt::Arguments<'_>| {
            text.write_fmt(args)
                .expect("a string takes all that is written to it");
            text.push('\n');
        };
        line(format_args!("{FIRST_LINE}"));
        line(format_args!("game {}", G::KEY));
        line(format_args!("rules {}", G::RULES_VERSION));
        line(format_args!(
            "content {:016x}",
            G::content(self.setup()).fingerprint()
        ));
        line(format_args!("setup {}", G::wanted(self.setup())));
        line(format_args!("commitment {}", self.commitment()));
        if !names.is_empty() {
            line(format_args!(
                "names {}",
                names
                    .iter()
                    .map(|name| plain(name))
                    .collect::<Vec<_>>()
                    .join(", ")
            ));
        }
        line(format_args!(
            "opening {:016x} | {}",
            self.opening().hash,
            rolls(&self.opening().tape)
        ));
        // A choice is written as the state before it reads it, so the match is walked through once more.
        let mut dice = kernel::Dice::tape(self.opening().tape.clone());
        let mut game = G::start(self.setup(), &mut dice, &mut kernel::Quiet);
        for (nth, entry) in self.log().iter().enumerate() {
            let Step {
                seat,
                choice,
                tape,
                hash,
            } = &entry.step;
            let said = game.write_choice(*choice);
            line(format_args!(
                "{} {seat} | {said} | {} | {hash:016x}",
                nth + 1,
                rolls(tape)
            ));
            game.apply(
                *choice,
                &mut kernel::Dice::tape(tape.clone()),
                &mut kernel::Quiet,
            );
        }
        if let Turn::Over = self.game().turn() {
            line(format_args!("{}", result_line(self.game())));
        }
        if let Some(seed) = self.published_seed() {
            line(format_args!("seed {}", seed.publish()));
        }
        text
    }
}

impl Header {
    /// Reads the lines before the steps.
    pub fn read(text: &str) -> Result<Self, FileError> {
        let mut header = Header::default();
        let mut lines = Lines::new(text);
        match lines.next() {
            Some((_, FIRST_LINE)) => {}
            _ => {
                return Err(FileError::at(
                    1,
                    format!("not a match file: the first line must be {FIRST_LINE:?}"),
                ));
            }
        }
        let mut keys = Vec::new();
        for (nth, line) in lines {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            if keys.contains(&key) {
                return Err(FileError::at(nth, format!("a second line \"{key} …\"")));
            }
            keys.push(key);
            match key {
                "game" => header.game = value.to_owned(),
                "rules" => header.rules = number(nth, value)?,
                "content" => header.content = hash(nth, value)?,
                "setup" => {
                    header.setup = value.parse().map_err(|error| FileError::at(nth, error))?
                }
                "names" => {
                    header.names = value
                        .split(',')
                        .map(|name| name.trim().to_owned())
                        .collect()
                }
                "commitment" => {}
                _ => break,
            }
        }
        if header.game.is_empty() {
            return Err(FileError::at(2, "the line \"game …\" is missing"));
        }
        Ok(header)
    }
}

impl<G: Published> MatchFile<G> {
    /// Reads and replays a file. Every step is checked; the first that lies is named.
    pub fn read(text: &str, content: &Shared<G::Content>) -> Result<Self, FileError> {
        let header = Header::read(text)?;
        let at = |key: &str, message: &dyn fmt::Display| FileError::at(line_of(text, key), message);
        if header.game != G::KEY {
            let (file, wanted) = (header.game, G::KEY);
            return Err(at("game", &format!("a match of {file}, not of {wanted}")));
        }
        if header.rules != G::RULES_VERSION {
            let (file, program) = (header.rules, G::RULES_VERSION);
            return Err(at(
                "rules",
                &format!(
                    "played by version {file} of the rules; this program plays version {program}"
                ),
            ));
        }
        if header.content != content.fingerprint() {
            return Err(at(
                "content",
                &"played with another content file: give that one with --content",
            ));
        }
        let setup = G::set_up(content, &header.setup).map_err(|error| at("setup", &error))?;
        let mut reader = Reader::<G>::new(setup, header.names);
        for (nth, line) in Lines::new(text).skip(1) {
            reader.line(nth, line)?;
        }
        reader.finish()
    }
}

/// A name as one part of a line: what separates parts and lines becomes a space.
fn plain(name: &str) -> String {
    name.replace(|c: char| c == ',' || c.is_control(), " ")
}

fn result_line<G: Published>(game: &G) -> String {
    let standings = game.standings();
    let places: Vec<_> = standings
        .places
        .iter()
        .map(|place| format!(" | {} {} {}", place.seat, place.rank, place.score))
        .collect();
    format!("result {}{}", standings.ending, places.concat())
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

/// What is wrong with a file, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError {
    pub line: usize,
    pub message: String,
}

impl FileError {
    fn at(line: usize, message: impl ToString) -> Self {
        Self {
            line,
            message: message.to_string(),
        }
    }
}

impl From<ReplayError> for FileError {
    fn from(error: ReplayError) -> Self {
        Self::at(error.step, error)
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for FileError {}
