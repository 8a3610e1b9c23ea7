//! A table without generics: what a terminal or a page needs of a match.

use face::Language;
use kernel::{NotationError, Rule, Seat, Standings, Turn, Viewer, Wanted};
use referee::{ChainRefusal, Commitment, NoTakeBack};

use crate::{Hint, UnknownBot};

/// One match at the referee's. Sentences come out in a language, and only what the named eyes may see is in them.
pub trait AnyTable: Send {
    /// The key of the game.
    fn game(&self) -> &'static str;

    fn setup(&self) -> Wanted;

    fn seats(&self) -> u8;

    /// What a seat is called, or a rival whom the rules play and who sits nowhere.
    fn name(&self, seat: Seat, language: Language) -> String;

    fn turn(&self) -> Turn;

    /// How many steps the log has.
    fn steps(&self) -> usize;

    /// The hash of the seed, published before the first card.
    fn commitment(&self) -> Commitment;

    /// What is asked, as `viewer` reads it; `None` when the game is over.
    fn question(&self, viewer: Viewer, language: Language) -> Option<String>;

    /// The answers that the asked seat may give. Empty when the game is over.
    fn answers(&self, language: Language) -> Vec<Answer>;

    /// Takes a chain of answers in notation, whole or not at all, and says how many steps it made.
    fn submit(&mut self, seat: Seat, chain: &[&str]) -> Result<usize, Refused>;

    fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeBack>;

    /// Lets a bot of this name answer for `seat` from now on.
    fn seat_bot(&mut self, seat: Seat, name: &str) -> Result<(), UnknownBot>;

    /// If a bot sits where the question is, it answers one question. Says whether it did.
    fn let_bot_answer(&mut self) -> bool;

    /// What a bot that sees what the asked seat sees would consider, best first; it thinks about a second. Empty when the game is
    /// over.
    fn hints(&self, language: Language) -> Vec<Hint>;

    /// What happened from step `from` on, as `eyes` may know it. Step 0 is the deal.
    fn log(&self, eyes: Eyes, language: Language, from: usize) -> Vec<LogLine>;

    /// The whole table as titled lines of text.
    fn sheet(&self, eyes: Eyes, language: Language) -> Vec<SheetPart>;

    /// Scores and ranks, as the rules break ties.
    fn standings(&self) -> Standings;

    /// The whole state in notation. Only for eyes that may see all.
    fn position(&self) -> String;

    fn explain(&self, refused: &Refused, language: Language) -> String;

    fn explain_take_back(&self, no: NoTakeBack, language: Language) -> String;

    /// The match as a file.
    fn to_file(&self) -> String;

    /// The table as it stood after this step, to look at; `None` beyond the last step.
    fn at_step(&self, step: usize) -> Option<Box<dyn AnyTable>>;
}

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    Of(Viewer),
    /// Sees every secret: for a replay, never for a table that goes on.
    All,
}

/// A possible answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What [`AnyTable::submit`] reads.
    pub notation: String,
    pub sentence: String,
}

/// A line of the log in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// Counted from 1; 0 is the deal.
    pub step: usize,
    /// Who answered in that step.
    pub seat: Option<Seat>,
    pub text: String,
    pub rule: Option<Rule>,
}

/// A titled part of the table in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetPart {
    pub title: String,
    pub seat: Option<Seat>,
    pub lines: Vec<String>,
}

/// Why a chain of answers was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// This answer, counted from 0, is no notation.
    Unreadable {
        at: usize,
        error: NotationError,
    },
    Refused(ChainRefusal),
}
