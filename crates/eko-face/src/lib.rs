//! How Ekö is told to people, in English and Polish.

mod boards; // built by people
mod facts; // what speaks for a move
mod ground; // tiles and what is printed on them
mod option; // what an answer does
mod question;
mod sheet; // the whole table as text
mod shelf; // what is in the box
mod table; // the table as a page shows it
mod tale; // what moves
mod told; // the log
mod words; // discs, spaces and buildings in sentences

use eko::{Choice, Content, Eko, Event, View};
use face::{
    Beat, Bench, BenchFiles, ByLanguage, Face, Forecast, Language, Markup, Order, Part, Scene,
    Section, Showpiece, Tab, Told, Words,
};
use kernel::{Phrase, Published, Shared, Wanted};

pub use ground::plan::Plan;
pub use ground::{ART, Ground, Tile, Upright, ground, in_order};

/// The face of Ekö.
#[derive(Clone, Copy, Debug)]
pub struct EkoFace;

const WORDS: ByLanguage<&str> = face::word_files!("../words/", "../words/table."; ".ftl");
const BOARDS: ByLanguage<&str> = face::word_files!("../words/boards.", ".ftl");
/// What the coach of a lesson says.
const LESSONS: ByLanguage<&str> = face::word_files!("../words/lessons.", ".ftl");
const SETUP: ByLanguage<&str> = face::word_files!("../words/setup.", "../words/errors."; ".ftl");

impl Face for EkoFace {
    type Game = Eko;

    fn word_files(language: Language, _dialect: &str) -> Vec<&'static str> {
        // Tables name variants and say what is wrong with a board, as the lobby does.
        vec![
            *WORDS.of(language),
            *BOARDS.of(language),
            *SETUP.of(language),
        ]
    }

    fn setup_words(language: Language) -> &'static str {
        SETUP.of(language)
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[
            (
                "first",
                include_str!("../../../content/lessons/eko/first.lesson"),
            ),
            (
                "portals",
                include_str!("../../../content/lessons/eko/portals.lesson"),
            ),
        ]
    }

    fn lesson_words(language: Language) -> &'static str {
        LESSONS.of(language)
    }

    fn poster() -> &'static str {
        include_str!("../assets/poster.svg")
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::Polish => include_str!("../../../docs/rules/eko.pl.md"),
            _ => Eko::RULES,
        }
    }

    fn dialects() -> &'static [&'static str] {
        &["standard"]
    }

    fn dialect(_view: &View) -> &'static str {
        "standard"
    }

    fn question(view: &View) -> Option<Phrase> {
        question::question(view)
    }

    fn awaited(view: &View) -> Option<Phrase> {
        question::awaited(view)
    }

    fn option(view: &View, choice: Choice) -> Phrase {
        option::option(view, choice)
    }

    fn tale(view: &View, events: &[Event]) -> Vec<Beat> {
        tale::tale(view, events)
    }

    fn told(view: &View, event: &Event) -> Option<Told> {
        told::told(view, event)
    }

    fn facts(before: &View, after: &View) -> Vec<Phrase> {
        facts::facts(before, after)
    }

    fn places(view: &View, choice: Choice) -> Vec<String> {
        table::places(view, choice)
    }

    fn sheet(view: &View) -> Vec<Section> {
        sheet::sheet(view)
    }

    fn stage(scene: &Scene<'_, Self>) -> Markup {
        table::stage(scene)
    }

    fn status(scene: &Scene<'_, Self>) -> Markup {
        table::status(scene)
    }

    fn scores(scene: &Scene<'_, Self>) -> Option<Markup> {
        Some(table::scores(scene))
    }

    fn tabs(scene: &Scene<'_, Self>) -> Vec<Tab> {
        table::tabs(scene)
    }

    fn remembers(event: &Event) -> bool {
        table::remembers(event)
    }

    fn read_form(view: &View, fields: &[(String, String)]) -> Result<Vec<String>, Phrase> {
        table::read(view, fields)
    }

    fn foretold(scene: &Scene<'_, Self>, forecast: &Forecast<'_, Self>) -> Markup {
        table::foretold(scene, forecast)
    }

    fn bench_files() -> Option<BenchFiles> {
        Some(boards::FILES)
    }

    fn bench(content: &Shared<Content>, order: &Order<'_>, words: &Words) -> Option<Bench> {
        Some(boards::bench(content, order, words))
    }

    fn board(content: &Shared<Content>, wanted: &Wanted) -> Option<Markup> {
        Some(boards::board(content, wanted))
    }

    fn piece(scene: &Scene<'_, Self>, part: &Part<'_>) -> Option<Showpiece> {
        shelf::piece(scene, part)
    }

    fn box_art() -> Markup {
        shelf::art()
    }

    fn style() -> &'static str {
        table::STYLE
    }
}
