//! Words and looks: what a person reads of a game, made from views alone.
//!
//! A game's face crate implements [`Face`]: it turns views, choices and events into [`Phrase`]s, and ships the word files
//! that turn those into sentences. Nothing in here ever holds the state of a table.

pub mod assets; // files that a browser fetches
mod beat; // what happened, one thing after the other
mod bench; // boards that people build
pub mod check; // what tests ask of word files
pub mod components; // small parts of pages
mod control; // forms for rows of content files
mod count; // for statistics
mod drawn; // sentences for pages
mod explained; // why not, in words
mod fields; // what a form sent
pub mod frame; // the stage with fixed places
mod language;
mod panel; // how to play, drawn
mod part; // what is in the box
pub mod plain; // any game as text and a list of answers
mod scene; // what a page is drawn from
pub mod search; // questions about the rules
mod words;

pub use beat::{Beat, Flight, Total};
pub use bench::{Bench, BenchFiles, Order};
pub use control::{Control, Entry};
pub use count::{Chart, ChartKind, Count};
pub use drawn::drawn;
pub use explained::Explained;
pub use fields::Fields;
pub use language::{ByLanguage, Language};
pub use maud::Markup;
pub use panel::Panel;
pub use part::{Part, Showpiece};
pub use scene::{ClockFace, Forecast, Occupant, Offer, Scene, Sitter, Tab};
pub use words::{Piece, WordError, Words};

use components::Tip;
use kernel::{Game, Phrase, Published, Rule, Seat, Shared, Value, Wanted};

/// Where there is nothing to be drawn.
pub static NOTHING: Markup = maud::PreEscaped(String::new());

/// What a viewer sees of the game of a face.
pub type View<F> = <<F as Face>::Game as Game>::View;
pub type Choice<F> = <<F as Face>::Game as Game>::Choice;
pub type Event<F> = <<F as Face>::Game as Game>::Event;

pub type Content<F> = <<F as Face>::Game as Published>::Content;

/// How a game is told to people. Implemented by a unit type of the game's face crate.
pub trait Face: Send + Sync + 'static {
    type Game: Published;

    /// The Fluent files of a language, in order: a later file overrides messages of an earlier one, so that an edition
    /// with its own terms needs only those. `dialect` is one of [`Face::dialects`].
    fn word_files(language: Language, dialect: &str) -> Vec<&'static str>;

    /// The sets of words that the game knows, such as one for each edition. The first is the default.
    fn dialects() -> &'static [&'static str];

    /// The numbered rules in a language; the game's own text where there is no translation.
    fn rules(_language: Language) -> &'static str {
        Self::Game::RULES
    }

    /// How people ask for its rules, line by line: see [`search`].
    fn asked(_language: Language) -> &'static str {
        ""
    }

    /// Whether a rule, by its id, matters at a table that is set up like this. What depends on the edition and on the number of players only is
    /// known from the rules themselves.
    fn concerns(_setup: &Wanted, _view: &View<Self>, _rule: &str) -> bool {
        true
    }

    /// Which of [`Face::dialects`] suits this table.
    fn dialect(view: &View<Self>) -> &'static str;

    /// The name of a party in the standings: a seat goes by its player's name, a rival played by the rules by a word of the game.
    fn who(_view: &View<Self>, seat: Seat) -> Value {
        seat.into()
    }

    /// What is asked, in one sentence; `None` when the game is over.
    fn question(view: &View<Self>) -> Option<Phrase>;

    /// The same for those who are not asked now, whoever's view it is: who waits, watches or looks back with the eyes of the one who was asked.
    fn awaited(view: &View<Self>) -> Option<Phrase> {
        Self::question(view)
    }

    /// What an answer does.
    fn option(view: &View<Self>, choice: Choice<Self>) -> Phrase;

    /// The same where its question does not stand beside it, as in a review.
    #[must_use]
    fn option_alone(view: &View<Self>, choice: Choice<Self>) -> Phrase {
        Self::option(view, choice)
    }

    /// Where the open question asks for several things, those that can be named. `None` where it asks for one.
    fn set(_view: &View<Self>) -> Option<AskedSet<Choice<Self>>> {
        None
    }

    /// The answers that name these of them and no others, in the order in which the game asks.
    fn set_chain(_view: &View<Self>, named: &[Choice<Self>]) -> Vec<Choice<Self>> {
        named.to_vec()
    }

    /// What happened, as the log says it. `None` for events that a reader need not see. `view` is the viewer's own.
    fn told(view: &View<Self>, event: &Event<Self>) -> Option<Told>;

    /// What a step did, one thing after the other: the lines of the log, each with what moves on the page. `events` are those of
    /// one step as the viewer may know them, `view` is the viewer's own after it. A face that draws pieces says here which of them
    /// move, and tells together what belongs together.
    fn tale(view: &View<Self>, events: &[Event<Self>]) -> Vec<Beat> {
        let told = events.iter().filter_map(|event| Self::told(view, event));
        // Whom it is about is marked, even where nothing is drawn.
        let beat = |told: Told| match told.phrase.subject() {
            Some(seat) => Beat::new(told).touch(format!("seat-{seat}")),
            None => Beat::new(told),
        };
        told.map(beat).collect()
    }

    /// What begins with this event, where a match has parts that people count by: an age, a round.
    fn chapter(_event: &Event<Self>) -> Option<Phrase> {
        None
    }

    /// Who did something with this event that people look for afterwards, such as playing a large Band: it gets a mark on the line of a
    /// replay. Such an event is public.
    fn landmark(_event: &Event<Self>) -> Option<Seat> {
        None
    }

    /// Whether the page still needs this event when the match has gone on, as a score sheet needs every score. Such an event is public.
    fn remembers(_event: &Event<Self>) -> bool {
        false
    }

    /// What somebody who is new to the game should be told when this first happens: the key of a text in [`Face::how_words`], such as
    /// `new-dragon-text`. Its title is called so without `-text`.
    fn first_time(_event: &Event<Self>) -> Option<&'static str> {
        None
    }

    /// What statistics over many matches draw of this game.
    fn charts() -> &'static [Chart] {
        &[]
    }

    /// What kind of decision it is to find the best move rather than the next, both whole and as they are written down. Names a word
    /// `theme-KEY` of the set-up; nothing where a game has no kinds.
    fn theme(_best: &[String], _next: &[String]) -> &'static str {
        ""
    }

    /// What a match that is over adds to them: from the table at its end and all that happened, both as everyone could see them.
    fn counted(_view: &View<Self>, _events: &[Event<Self>]) -> Vec<Count> {
        Vec::new()
    }

    /// How a page draws a word of the game inside of a sentence of the log, such as the name of a kingdom in its colour. `key` is
    /// that of its message, `said` how it is declined there. `None` for words that are just words.
    fn chip(_key: &str, _said: &str) -> Option<Markup> {
        None
    }

    /// What the thing is and does that a word of the game names: the log explains it where the word stands. The words are those of the
    /// table, the content is what it is played with.
    fn explain(_content: &Shared<Content<Self>>, _words: &Words, _key: &str) -> Option<Tip> {
        None
    }

    /// What a move changed that speaks for it or against it, from the table before it and the table after it, both as the seat
    /// that moved sees them. Said after "this": *takes Duris from Ewa*.
    fn facts(_before: &View<Self>, _after: &View<Self>) -> Vec<Phrase> {
        Vec::new()
    }

    /// What can be said of an answer that luck decides, where it changes nothing that is certain: its odds. Said like [`Face::facts`].
    fn prospects(_view: &View<Self>, _choice: Choice<Self>) -> Vec<Phrase> {
        Vec::new()
    }

    /// The whole table as titled lines of text, for the terminal, the plain pages and screen readers.
    fn sheet(view: &View<Self>) -> Vec<Section>;

    /// The places on the page that an answer is about, as elements name them in `data-at`: what a hint points at.
    fn places(_view: &View<Self>, _choice: Choice<Self>) -> Vec<String> {
        Vec::new()
    }

    /// The table as a page shows it: players, board, hand and the open question with its answers, in the regions of
    /// [`frame::frame`]. Everything clickable carries its answer in a field of a form that is sent to [`Scene::path`]`/answer`.
    fn stage(scene: &Scene<'_, Self>) -> Markup
    where
        Self: Sized,
    {
        plain::stage(scene)
    }

    /// The middle of the page's header, such as the Age.
    fn status(_scene: &Scene<'_, Self>) -> Markup
    where
        Self: Sized,
    {
        Markup::default()
    }

    /// What the viewer holds, drawn as at the table but not to be chosen from: for a replay that hides nothing. `None` where the game has
    /// no hands.
    fn hand(_scene: &Scene<'_, Self>) -> Option<Markup>
    where
        Self: Sized,
    {
        None
    }

    /// The game's own score sheet, for the end of a match.
    fn scores(_scene: &Scene<'_, Self>) -> Option<Markup>
    where
        Self: Sized,
    {
        None
    }

    /// Tabs of the side panel besides log, chat and the list of moves.
    fn tabs(_scene: &Scene<'_, Self>) -> Vec<Tab>
    where
        Self: Sized,
    {
        Vec::new()
    }

    /// What the fields of the stage's own forms mean: a chain of answers in notation. By default each field called `answer`
    /// is one. A face with free selection puts what was selected in the order in which the game asks.
    fn read_form(_view: &View<Self>, fields: &[(String, String)]) -> Result<Vec<String>, Phrase> {
        Ok(Fields(fields).answers().unwrap_or_default())
    }

    /// What a chain of answers would do, before it is given.
    fn foretold(scene: &Scene<'_, Self>, forecast: &Forecast<'_, Self>) -> Markup
    where
        Self: Sized,
    {
        plain::foretold(scene, forecast)
    }

    /// A thing on the table, told whole: its picture, all that it says, what its figures are made of, and what can be done with it. `of` is
    /// what the element that stands for it has in `data-about`. The script shows it beside what is pointed at, and as a sheet.
    fn detail(_scene: &Scene<'_, Self>, _of: &str) -> Option<Markup>
    where
        Self: Sized,
    {
        None
    }

    /// Style and script of the bench where people build boards of their own; none for games that are not played on such boards.
    fn bench_files() -> Option<BenchFiles> {
        None
    }

    /// The bench with the board that `order` makes of the one before; for a game with [`Face::bench_files`].
    fn bench(
        _content: &Shared<Content<Self>>,
        _order: &Order<'_>,
        _words: &Words,
    ) -> Option<Bench> {
        None
    }

    /// A small picture of the board of a set-up, where people can build one.
    fn board(_content: &Shared<Content<Self>>, _wanted: &Wanted) -> Option<Markup> {
        None
    }

    /// What a row of the content stands for, as it looks at this table. `None` for what is only figures.
    fn piece(_scene: &Scene<'_, Self>, _part: &Part<'_>) -> Option<Showpiece>
    where
        Self: Sized,
    {
        None
    }

    /// How to play at a table like this one, in about two minutes; the first four say what the game is about. Their words are in
    /// [`Face::how_words`].
    fn how(_scene: &Scene<'_, Self>) -> Vec<Panel>
    where
        Self: Sized,
    {
        Vec::new()
    }

    /// `how-lead`, `how-weight` (of five), `how-minutes` (to learn it), `how-edition-KEY`, and the titles and texts of the panels.
    fn how_words(_language: Language) -> &'static str {
        ""
    }

    /// What all pieces together need in a page, once.
    fn box_art() -> Markup {
        Markup::default()
    }

    /// The game's own style sheet, beside that of the house.
    fn style() -> &'static str {
        ""
    }

    /// The words of the lobby about this game: `setup-about` and `setup-length`, `setup-edition-KEY`, `setup-variant-KEY`,
    /// `setup-option-KEY`, `setup-option-KEY-VALUE`, `setup-part-KEY`, and for most of them `…-about`. What is missing is said as [`kernel::Menu`]
    /// has it.
    fn setup_words(_language: Language) -> &'static str {
        ""
    }

    /// The lessons of the game, each with its key and its script, the first one first.
    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Files of scenarios whose positions people can try.
    fn examples() -> &'static [&'static str] {
        &[]
    }

    /// The file of positions that people practise on: see `catalog::Puzzle`.
    fn practice() -> &'static str {
        ""
    }

    /// What the coach of a lesson says: `LESSON` and `LESSON-about`, and for each card `LESSON-CARD`, `…-text` and, where something is
    /// to be done, `…-do`.
    fn lesson_words(_language: Language) -> &'static str {
        ""
    }

    /// The game's picture, an SVG file of 360 by 220 with a square view called `thumb`.
    fn poster() -> &'static str {
        include_str!("../assets/poster.svg")
    }

    /// The game's picture for previews of links, a JPEG of 1200 by 630: what shows them reads no SVG. `cargo xtask screens` takes it from the
    /// poster.
    fn preview() -> &'static [u8] {
        assets::PREVIEW_FILE
    }

    /// The game's own SVG symbols, as one file. One called `part-KEY` is the emblem of that part of an option's list.
    fn sprite() -> &'static str {
        "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
    }
}

/// What a question asks for that wants several things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskedSet<T> {
    /// Each as often as it is there.
    pub members: Vec<T>,
    /// How many must be named.
    pub least: usize,
    /// How many may be.
    pub most: usize,
}

/// A line of the log and the rule behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub phrase: Phrase,
    pub rule: Option<Rule>,
}

impl Told {
    #[must_use]
    pub fn by(rule: &'static str, phrase: Phrase) -> Self {
        Self {
            phrase,
            rule: Some(Rule(rule)),
        }
    }
}

impl From<Phrase> for Told {
    fn from(phrase: Phrase) -> Self {
        Self { phrase, rule: None }
    }
}

/// A titled part of the table as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    pub title: Phrase,
    /// The seat that the section belongs to, where there is one.
    pub seat: Option<Seat>,
    pub lines: Vec<Phrase>,
}
