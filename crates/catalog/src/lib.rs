//! The one list of games, and everything one can do with a game by its name alone.
//!
//! Nothing else in the program is generic: it asks [`find`] for a game, opens it with its content, and gets an
//! [`AnyGame`] that sets up an [`AnyTable`], simulates, reads match files and prints rules. A new game is one line in
//! [`GAMES`].

mod any_table; // AnyTable for every game with a face
mod beats; // what happened, step by step, for those who watch
mod correct; // a row while somebody corrects it
mod counts; // what the rulebooks list
mod document; // content files as documents
mod examples; // positions to try
mod explaining; // why not, in words
mod faults; // what is wrong with a content file, and where
mod figures; // what statistics count of a match
#[doc(hidden)] // for the test that walks through all of it
pub mod form; // a row as a form
mod game; // a game with its content
mod hint; // what a bot would do, and why
mod history; // the state after any step
mod how; // to play
mod lesson; // prepared matches with a coach
mod page; // the parts of a page that are a game's own
mod past; // what a set said before
mod pick; // texts that are one of some
mod pieces; // what is in the box
mod practice; // positions to practise on
mod reel; // the parts of a match
pub mod review; // a match that is over, looked at again
mod room; // AnyGame for every game with a face
mod rows; // a row more, a row less
mod said; // what a field says, for people
mod saved; // matches as a store keeps them
mod seating; // a match and who sits at it
mod table; // a table without generics
mod telling; // the log in words
mod vocabulary; // the words that tables need

pub use bots::learn::{Course, Heading, Samples, SelfplayPlan, block, train};
pub use bots::{
    ArenaPlan, ArenaReport, BOTS, Balance, Bout, Effort, Entrant, Interval, Lengths, Level,
    Measured, Outcome, Pace, Plan, Report, Role, Share, SimulateError, UnknownBot, Way,
    known as knows_bot, level_and_style, opponents, reference_ns,
};
pub use correct::{Correcting, Correction, correct};
pub use counts::{Miscount, miscounts};
pub use document::{Document, Field, Mark, Row, plain};
pub use examples::Example;
pub use faults::Fault;
pub use figures::Figures;
pub use game::{AnyGame, GameAssets, Imported, Listed, written_with};
pub use hint::Hint;
pub use how::HowPanel;
pub use kernel::{Origin, RuleBook, RuleText, Style};
pub use lesson::{Card, Lesson, Play, Stand, Waits};
pub use past::{Earlier, earlier, remembering};
pub use pieces::{Difference, InTheBox, differences};
pub use practice::{Puzzle, PuzzleOption};
pub use rows::{Rebuilt, with_another, without};
pub use said::Said;
pub use saved::{Saved, SavedOpening, SavedStep};
pub use scenario::{
    Failure as ScenarioFailure, Report as ScenarioReport, game_of as game_of_scenario,
};
pub use table::{
    Answer, AnyTable, Chapter, Eyes, Landmark, LogLine, Look, Moment, SheetPart, StepBeat,
    TablePage, Thought,
};
pub use vocabulary::WORDS;

use std::fmt;

use referee::{FileError, Header};

/// Every game that the program knows, in the order in which people see them.
#[rustfmt::skip]
pub static GAMES: &[Listed] = &[
    Listed::of::<ethnos_face::EthnosFace>(),
    Listed::of::<eko_face::EkoFace>(),
    Listed::of::<numa_sera_face::NumaSeraFace>(),
];

/// The game of this key.
pub fn find(key: &str) -> Result<&'static Listed, UnknownGame> {
    GAMES
        .iter()
        .find(|game| game.key == key)
        .ok_or_else(|| UnknownGame(key.to_owned()))
}

/// The styles that bots of this game may have; none of a game that there is not.
#[must_use]
pub fn styles(game: &str) -> &'static [Style] {
    find(game).map_or(&[], |listed| listed.styles)
}

/// Reads a match file of any game, played with `content` or with what the program ships.
pub fn read_match(text: &str, content: Option<&str>) -> Result<Imported, ReadMatchError> {
    let header = Header::read(text).map_err(ReadMatchError::File)?;
    let game = find(&header.game).map_err(ReadMatchError::Game)?;
    let game = game.open(content).map_err(ReadMatchError::Content)?;
    let language = face::Language::English;
    game.read_match(text, language)
        .map_err(ReadMatchError::File)
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<_> = GAMES.iter().map(|game| game.key).collect();
        write!(
            f,
            "there is no game {:?}; choose from: {}",
            self.0,
            known.join(", ")
        )
    }
}

impl std::error::Error for UnknownGame {}

/// Why a match file cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadMatchError {
    Game(UnknownGame),
    Content(Fault),
    /// The file itself is at fault: it is broken, or it lies.
    File(FileError),
}

impl fmt::Display for ReadMatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(error) => error.fmt(f),
            Self::Content(error) => write!(f, "the content file: {error}"),
            Self::File(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReadMatchError {}
