//! A table without generics: what a terminal or a page needs of a match.

use std::sync::Arc;

use face::{AskedSet, Explained, Face, Flight, Language, Markup, Sitter, Tab, Told, Total, Words};
use kernel::{Rule, Seat, Shared, Standings, Turn, Viewer, Wanted};
use referee::{ChainRefusal, Commitment, Exit, NoExit, NoTakeBack, TakeBack};
use serde_json::value::RawValue;

use crate::review::{AnyExam, ToldMove};
use crate::{Figures, Hint, Pace, SavedOpening, SavedStep, UnknownBot};

/// One match at the referee's. Sentences come out in a language, and only what the named eyes may see is in them.
pub trait AnyTable: Send {
    /// The key of the game.
    fn game(&self) -> &'static str;

    fn setup(&self) -> Wanted;

    fn seats(&self) -> u8;

    /// Whether nothing is ever hidden from anybody.
    fn is_open(&self) -> bool;

    /// What a seat is called, or a rival whom the rules play and who sits nowhere.
    fn name(&self, seat: Seat, language: Language) -> String;

    fn turn(&self) -> Turn;

    /// How many steps the log has.
    fn steps(&self) -> usize;

    /// Of the state now, as the last step has it.
    fn hash(&self) -> u64;

    /// The hash of the seed, published before the first card.
    fn commitment(&self) -> Commitment;

    /// What is asked, as `viewer` reads it; `None` when the game is over.
    fn question(&self, viewer: Viewer, language: Language) -> Option<String>;

    /// The answers that the asked seat may give. Empty when the game is over.
    fn answers(&self, language: Language) -> Vec<Answer>;

    /// Where the open question asks for several things, those that can be named. `None` where it asks for one.
    fn asked_set(&self, language: Language) -> Option<AskedSet<Answer>>;

    /// The chain that names these members of the set and no others, each by its place in [`AnyTable::asked_set`].
    fn set_chain(&self, members: &[usize]) -> Vec<String>;

    /// Takes a chain of answers in notation, whole or not at all, and gives the steps that it made.
    fn submit(&mut self, seat: Seat, chain: &[&str]) -> Result<Vec<SavedStep>, ChainRefusal>;

    /// The number of the last step that `seat` answered, counted from 0; `None` if it has answered nothing.
    fn last_answer_of(&self, seat: Seat) -> Option<usize>;

    /// Lets `seat` leave the match and gives the step that this makes.
    fn leave(&mut self, seat: Seat, exit: Exit) -> Result<SavedStep, NoExit>;

    /// Whether `seat` may leave the match now.
    fn may_leave(&self, seat: Seat) -> Result<(), NoExit>;

    /// How `seat` has left the match, if it has.
    fn exit_of(&self, seat: Seat) -> Option<Exit>;

    /// What would become of `seat` and the match if it conceded now, and by which rule.
    fn if_conceded(&self, seat: Seat, is_you: bool, language: Language) -> Explained;

    /// Whether `seat` may take its last answer back.
    fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeBack>;

    fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeBack>;

    /// Takes the last steps back because everyone consents; what was rolled or shown stays.
    fn take_back_by_consent(&mut self, steps: usize) -> Result<(), NoTakeBack>;

    /// How many of the last steps all players together could take back.
    fn revocable(&self) -> usize;

    /// Whether `seat`, which plays against bots alone, could have the question again that it answered after `to` steps.
    fn may_rewind(&self, seat: Seat, to: usize) -> Result<(), NoTakeBack>;

    /// Goes back to that question, with the dice where they were then, and gives the mark that this leaves, if it leaves one.
    fn rewind(&mut self, seat: Seat, to: usize) -> Result<Option<TakeBack>, NoTakeBack>;

    /// What was taken back after its player had seen what came of it.
    fn take_backs(&self) -> &[TakeBack];

    /// Lets a bot of this name answer for `seat` from now on.
    fn seat_bot(&mut self, seat: Seat, name: &str) -> Result<(), UnknownBot>;

    /// If a bot sits where the question is, it answers one question. Says whether it did.
    fn let_bot_answer(&mut self) -> bool;

    /// What a bot of this name would answer for the asked seat: to be thought elsewhere, while the table is free. `None` when the
    /// game is over.
    fn thought(&self, bot: &str) -> Result<Option<Thought<String>>, UnknownBot>;

    /// What a bot that sees what the asked seat sees would consider, best first; it thinks about a second, or as
    /// many iterations as `pace` says. Empty when the game is over.
    fn hints(&self, language: Language, pace: Pace) -> Thought<Vec<Hint>>;

    /// The moves of the match, to be judged; `None` while it goes on.
    fn exam(&self) -> Option<Arc<dyn AnyExam>>;

    /// The moves so far, to be judged, once the first of them is whole: its seat cannot go on with it any more.
    fn first_move(&self) -> Option<Arc<dyn AnyExam>>;

    /// Whether anything was dealt or rolled after the opening: otherwise luck had no part in the match.
    fn has_rolled(&self) -> bool;

    /// A chain of the seat that was asked after `step`, in words.
    fn told_move(&self, step: usize, chain: &[&str], language: Language) -> ToldMove;

    /// What happened from step `from` on, as `eyes` may know it, with the heading that the first of it stands under. Step 0 is the deal.
    fn log(&self, eyes: Eyes, language: Language, from: usize) -> Vec<LogLine>;

    /// Where the parts of the match begin that people count by, such as ages or rounds. Empty where it has none.
    fn chapters(&self, language: Language) -> Vec<Chapter>;

    /// What people look for afterwards, up to this step: see [`face::Face::landmark`].
    fn landmarks(&self, language: Language, step: usize) -> Vec<Landmark>;

    /// The last moment before `step` and the first one after it when a move begins; the end of the match is one.
    fn moves_around(&self, step: usize) -> (Option<usize>, Option<usize>);

    /// The whole table as titled lines of text.
    fn sheet(&self, eyes: Eyes, language: Language) -> Vec<SheetPart>;

    /// Everything after `step`, also what was hidden then: for a match that is over.
    fn everything(&self, step: usize, language: Language) -> Vec<SheetPart>;

    /// What each seat holds at the moment that is looked at, drawn as at the table: for a match that is over.
    fn hands(&self, look: &Look<'_>) -> Vec<(Seat, Markup)>;

    /// What those who are new should be told about what happened after `from` steps, as the viewer may know it: keys of texts.
    fn first_times(&self, viewer: Viewer, from: usize) -> Vec<&'static str>;

    /// Whether a rule of this id matters with what is played here, whatever the edition and the number of players.
    fn concerns(&self, rule: &str) -> bool;

    /// The table after `step` steps in notation, with everything dealt anew that `observer` could not see then; `luck` says how.
    fn redealt(&self, step: usize, observer: Viewer, luck: u64) -> String;

    /// What statistics count of it, once it is over.
    fn figures(&self) -> Figures;

    /// Scores and ranks, as the rules break ties.
    fn standings(&self) -> Standings;

    /// The whole state in notation. Only for eyes that may see all.
    fn position(&self) -> String;

    /// Why a chain was not taken.
    fn explain(&self, refused: &ChainRefusal, language: Language) -> Explained;

    /// Why an answer cannot be taken back.
    fn explain_take_back(&self, no: NoTakeBack, language: Language) -> Explained;

    /// The deal, as a store keeps it.
    fn opening(&self) -> SavedOpening;

    /// The steps after the first `from` ones, as a store keeps them.
    fn steps_from(&self, from: usize) -> Vec<SavedStep>;

    /// Repeats a step that was taken elsewhere. One that does not fit leaves no trace.
    fn follow(&mut self, step: &SavedStep) -> Result<(), String>;

    /// The seed, once the match is over.
    fn published_seed(&self) -> Option<String>;

    /// What a viewer may see, as data: written once, and never taken apart here.
    fn view_json(&self, viewer: Viewer) -> Box<RawValue>;

    /// What happened from step `from` on as a viewer may know it, as data: for each event its step and itself.
    fn events_json(&self, viewer: Viewer, from: usize) -> Vec<(usize, serde_json::Value)>;

    /// The places on the page that a chain of the asked seat is about, as far as it can be read: see [`face::Face::places`].
    fn places(&self, chain: &[&str]) -> Vec<String>;

    /// The table as a page shows it, now or after an earlier step: [`Look::moment`].
    fn page(&self, look: &Look<'_>) -> TablePage;

    /// The first step of the move that step `to` belongs to: the same seat has made every step since. 0 where nobody has moved.
    fn move_from(&self, to: usize) -> usize;

    /// The first step after this one that tells these eyes something.
    fn tells_after(&self, eyes: Eyes, step: usize) -> Option<usize>;

    /// The last step before this one that tells these eyes something.
    fn tells_before(&self, eyes: Eyes, step: usize) -> Option<usize>;

    /// What the fields of a page's form mean for the viewer of `look`, in notation.
    fn read_form(
        &self,
        look: &Look<'_>,
        fields: &[(String, String)],
    ) -> Result<Vec<String>, Explained>;

    /// What a chain of answers would do, as the viewer of `look` may foresee it.
    fn foretold(&self, look: &Look<'_>, chain: &[String]) -> Markup;

    /// A thing on the table as the viewer of `look` may know it: see [`face::Face::detail`].
    fn detail(&self, look: &Look<'_>, of: &str) -> Option<Markup>;

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

/// Something to be thought where there is time, on so many cores at most. It owns all it needs.
pub type Thought<T> = Box<dyn FnOnce(usize) -> T + Send>;

/// Who looks at a page, and what the page needs to know besides the match.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    pub viewer: Viewer,
    pub language: Language,
    pub sitters: &'a [Sitter],
    /// Where the table lives.
    pub path: &'a str,
    /// Where its rules are.
    pub rules: &'a str,
    /// What the house says inside of the tray.
    pub notes: &'a Markup,
    pub moment: Moment,
}

/// Which moment of a match is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moment {
    /// After so many steps; `None` for now. Beyond the end it is now, too.
    pub step: Option<usize>,
    /// What the reader has seen already: what happened after this step is told with the page.
    pub since: Option<usize>,
}

/// The parts of a table's page that are the game's own.
#[derive(Clone, Debug)]
pub struct TablePage {
    pub status: Markup,
    pub stage: Markup,
    /// The game's own score sheet, where it draws one and the match is over.
    pub scores: Option<Markup>,
    pub tabs: Vec<Tab>,
    /// What is asked, or that the game is over.
    pub question: String,
    /// The open question as a plain list of answers; empty where the viewer is not asked.
    pub moves: Markup,
    /// After how many steps this is the table.
    pub step: usize,
    /// What happened in the last move, and since [`Moment::since`].
    pub beats: Vec<StepBeat>,
    /// The first step of the last move: who made it has made all of them since.
    pub move_from: usize,
}

/// One thing that happened, in words, with what moves: see [`face::Beat`].
#[derive(Clone, Debug)]
pub struct StepBeat {
    pub line: LogLine,
    pub flights: Vec<Flight>,
    pub touched: Vec<String>,
    pub totals: Vec<Total>,
}

/// A possible answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What [`AnyTable::submit`] reads.
    pub notation: String,
    pub sentence: String,
}

/// A part of a match that people count by: an age, a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// After this step it has begun.
    pub step: usize,
    pub title: String,
}

/// Something that is looked for afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Landmark {
    /// After this step it has happened.
    pub step: usize,
    pub seat: Seat,
    /// As the log tells it to everyone.
    pub text: String,
}

/// A line of the log in words.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// Counted from 1; 0 is the deal.
    pub step: usize,
    /// Whom the line is about: who is named in it first. `None` for what the rules do by themselves.
    pub seat: Option<Seat>,
    pub text: String,
    /// The same as a page shows it.
    pub drawn: Markup,
    pub rule: Option<Rule>,
    /// See [`face::Beat::heading`].
    pub heading: bool,
}

impl LogLine {
    pub(crate) fn of<F: Face>(
        content: &Shared<face::Content<F>>,
        words: &Words,
        step: usize,
        told: &Told,
    ) -> Self {
        Self {
            step,
            seat: told.phrase.subject(),
            text: words.say(&told.phrase),
            drawn: face::drawn::<F>(content, words, &told.phrase),
            rule: told.rule,
            heading: false,
        }
    }
}

/// A titled part of the table in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetPart {
    pub title: String,
    pub seat: Option<Seat>,
    pub lines: Vec<String>,
}
