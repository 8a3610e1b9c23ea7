//! A game without generics: what the command line and the web server hold.

use std::fmt;
use std::sync::Arc;

use face::assets::Asset;
use face::{Bench, Chart, Explained, Face, Language, Markup, Order, Words};
use kernel::{Guide, Menu, Phrase, Published, Seat, SetupError, Shapes, Style, Wanted};
use referee::{FileError, Seed};

use crate::room::Room;
use crate::{
    AnyTable, ArenaPlan, ArenaReport, Bout, Example, Fault, Heading, HowPanel, InTheBox, Lesson,
    Measured, Outcome, Plan, Puzzle, Report, RuleBook, Saved, ScenarioReport, SelfplayPlan,
    SimulateError, Way,
};

/// A line of the list of games.
pub struct Listed {
    pub key: &'static str,
    pub title: &'static str,
    /// The styles that its bots may have.
    pub styles: &'static [Style],
    open: fn(Option<&str>) -> Opened,
}

type Opened = Result<Box<dyn AnyGame>, Fault>;

impl Listed {
    /// All it takes to list a game.
    #[must_use]
    pub const fn of<F: Face>() -> Self
    where
        F::Game: Guide,
    {
        Self {
            key: <F::Game as Published>::KEY,
            title: <F::Game as Published>::TITLE,
            styles: <F::Game as Guide>::STYLES,
            open: Room::<F>::open,
        }
    }

    /// The game with this content, or with what the program ships.
    pub fn open(&self, content: Option<&str>) -> Opened {
        (self.open)(content)
    }
}

impl fmt::Debug for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Listed({})", self.key)
    }
}

/// A game with its content read and checked.
pub trait AnyGame: Send + Sync {
    fn key(&self) -> &'static str;

    fn title(&self) -> &'static str;

    /// The newest version of its rules, by which new matches are played.
    fn rules_version(&self) -> u32;

    /// Whether matches that were begun by this version of the rules still go on.
    fn plays(&self, rules: u32) -> bool;

    /// What can be chosen before the first card.
    fn menu(&self) -> Menu;

    /// Checks a wish and completes it with defaults.
    fn complete(&self, wanted: &Wanted) -> Result<Wanted, SetupError>;

    /// Why a set-up cannot be played, in words.
    fn explain_setup(&self, error: &SetupError, language: Language) -> Explained;

    /// A new table. Seats beyond `names` are called by their letters.
    fn open_table(
        &self,
        wanted: &Wanted,
        seed: Seed,
        names: Vec<String>,
    ) -> Result<Box<dyn AnyTable>, SetupError>;

    /// A new table that begins with a position in notation instead of a deal. The error says what is wrong with it.
    fn open_position(
        &self,
        wanted: &Wanted,
        position: &str,
        seed: Seed,
        names: Vec<String>,
    ) -> Result<Box<dyn AnyTable>, Explained>;

    /// Who is asked in a position, `None` where it is over. The error says why it cannot be played.
    fn asked_in(
        &self,
        wanted: &Wanted,
        position: &str,
        language: Language,
    ) -> Result<Option<Seat>, Explained>;

    /// A match out of a store, every step checked again. The error names the first step that differs.
    fn resume(&self, saved: &Saved) -> Result<Box<dyn AnyTable>, String>;

    /// Reads and replays a match file of this game; a file that lies is refused with the line, the step and the reason.
    fn read_match(&self, text: &str, language: Language) -> Result<Imported, FileError>;

    /// The game with the content of this hash, as match files have it: the one that is played with, or one that the program shipped before.
    fn with_known(&self, hash: u64) -> Option<Arc<dyn AnyGame>>;

    /// Runs the scenarios of a file of this game; `name` is how failures call the file.
    fn run_scenarios(&self, name: &str, text: &str) -> ScenarioReport;

    /// Plays many matches between bots; `each` is called for every one in order, whatever the number of threads.
    fn simulate(
        &self,
        wanted: &Wanted,
        plan: &Plan,
        each: &mut dyn FnMut(&Outcome),
    ) -> Result<Report, SimulateError>;

    /// Plays every deal from every seat; `each` is called for every match in order.
    fn arena(
        &self,
        wanted: &Wanted,
        plan: &ArenaPlan,
        each: &mut dyn FnMut(&Bout),
    ) -> Result<ArenaReport, SimulateError>;

    /// What all decisions of such matches have in common; `None` where the game has no figures to learn from.
    fn heading(&self, wanted: &Wanted, plan: &SelfplayPlan) -> Result<Option<Heading>, SetupError>;

    /// Plays matches to learn from; `each` is handed the decisions of every one in order, as bytes.
    fn selfplay(
        &self,
        wanted: &Wanted,
        plan: &SelfplayPlan,
        each: &mut dyn FnMut(Vec<u8>),
    ) -> Result<(), SetupError>;

    /// Times random playouts on one thread.
    fn measure(&self, wanted: &Wanted, way: Way, games: u64) -> Result<Measured, SetupError>;

    /// Words for pages about this game, in the terms of the edition that `setup` names.
    fn words(&self, setup: &Wanted, language: Language) -> Words;

    /// Words for the lobby about this game and its set-up.
    fn setup_words(&self, language: Language) -> Words;

    /// What statistics over many matches draw of it.
    fn charts(&self) -> &'static [Chart];

    /// What kind of decision it is to find the best move rather than the next: the key of a word `theme-KEY` of the set-up, or nothing.
    fn theme(&self, best: &[String], next: &[String]) -> &'static str;

    /// The lessons of the game, the first one first; none with content of one's own, which they may not fit.
    fn lessons(&self) -> &[Lesson];

    /// Positions to try; none with content of one's own.
    fn examples(&self) -> &[Example];

    /// Positions to practise on; none with content of one's own.
    fn puzzles(&self) -> &[Puzzle];

    /// What the coach of its lessons says.
    fn lesson_words(&self, language: Language) -> &Words;

    /// The game's own files for browsers: style sheet, SVG symbols, poster.
    fn assets(&self) -> &GameAssets;

    /// The bench where people build boards of their own; none for games that are not played on such boards.
    fn bench(&self, order: &Order<'_>, language: Language) -> Option<Bench>;

    /// A small picture of the board of a set-up, where people can build one.
    fn board(&self, wanted: &Wanted) -> Option<Markup>;

    /// The same game with other content.
    fn with_content(&self, text: &str) -> Result<Arc<dyn AnyGame>, Fault>;

    /// What is wrong with a content file, in words.
    fn say_fault(&self, why: &Phrase, language: Language) -> String;

    /// What is in a file that cannot be played with yet: its rows, on a table with this game's own content.
    fn in_the_box_of(&self, text: &str, language: Language) -> Vec<InTheBox>;

    /// The content file that is played with.
    fn content(&self) -> &str;

    /// Every row of it, as the game draws it.
    fn in_the_box(&self, language: Language) -> Vec<InTheBox>;

    /// What its content file may say.
    fn shapes(&self) -> Shapes;

    /// How to play at a table that is set up like this; the first four say what the game is about. Nothing, if it cannot be.
    fn how(&self, wanted: &Wanted, language: Language) -> Vec<HowPanel>;

    /// What pages with pieces need once.
    fn box_art(&self) -> Markup;

    /// Whether that is the one that the program ships.
    fn is_shipped(&self) -> bool;

    /// The hash of the content that is played with, so that a match is not continued with other cards.
    fn content_hash(&self) -> u64;

    /// The numbered rules, in this language where there is a translation.
    fn rules(&self, language: Language) -> RuleBook<'static>;

    /// The ids of the rules that answer a question, the best first. An id, or the beginning of some, finds those.
    fn find_rules(&self, language: Language, question: &str) -> Vec<String>;

    /// Each component value and where it comes from.
    fn provenance(&self) -> Vec<(String, String)>;
}

/// The game with the content of this hash, where something was written with a content of its own and that is still known.
#[must_use]
pub fn written_with(game: &Arc<dyn AnyGame>, content: Option<u64>) -> Arc<dyn AnyGame> {
    let known = content.and_then(|hash| game.with_known(hash));
    known.unwrap_or_else(|| game.clone())
}

/// What browsers fetch for one game.
#[derive(Clone, Debug)]
pub struct GameAssets {
    pub style: Asset,
    pub sprite: Asset,
    pub poster: Asset,
    /// For previews of links.
    pub preview: Asset,
    /// Style and script of the bench where people build boards, if there is one.
    pub bench: Option<[Asset; 2]>,
}

/// A match that was read from a file.
pub struct Imported {
    pub table: Box<dyn AnyTable>,
    /// Whether the rolls were proved to be those of the published seed.
    pub proved: bool,
}

impl fmt::Debug for Imported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Imported")
            .field("proved", &self.proved)
            .finish_non_exhaustive()
    }
}
