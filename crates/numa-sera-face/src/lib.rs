//! Winds of Numa Sera in words. What a card says is made from its abilities, so that it says what it does.

mod facts; // what speaks for a move
mod names; // what things are called
mod options;
mod places; // what an answer is about
mod question;
mod sheet;
mod table; // the table as a page
mod tale; // what moves
mod texts; // abilities as sentences
mod told;

pub use texts::{block_text, card_text, class_text, pool_test, set_text};

use face::{Beat, ByLanguage, Face, Forecast, Language, Part, Scene, Section, Showpiece, Told};
use kernel::{Phrase, Published};
use maud::Markup;
use numa_sera::{Choice, Event, NumaSera, View};

/// The face of Winds of Numa Sera.
#[derive(Clone, Copy, Debug)]
pub struct NumaSeraFace;

const WORDS: ByLanguage<&str> = face::word_files!("../words/", "../words/errors."; ".ftl");
const NAMES: ByLanguage<&str> = face::word_files!("../words/names-", ".ftl");
const TABLE: ByLanguage<&str> = face::word_files!("../words/table.", "../words/flavour."; ".ftl");
/// What the coach of a lesson says.
const LESSONS: ByLanguage<&str> = face::word_files!("../words/lessons.", ".ftl");
const SETUP: ByLanguage<&str> = face::word_files!("../words/setup.", "../words/errors."; ".ftl");

impl Face for NumaSeraFace {
    type Game = NumaSera;

    fn word_files(language: Language, _dialect: &str) -> Vec<&'static str> {
        vec![
            *WORDS.of(language),
            *NAMES.of(language),
            *TABLE.of(language),
        ]
    }

    fn setup_words(language: Language) -> &'static str {
        SETUP.of(language)
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[(
            "first",
            include_str!("../../../content/lessons/numa-sera/first.lesson"),
        )]
    }

    fn lesson_words(language: Language) -> &'static str {
        LESSONS.of(language)
    }

    fn poster() -> &'static str {
        include_str!("../assets/poster.svg")
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::Polish => include_str!("../../../docs/rules/numa-sera.pl.md"),
            _ => NumaSera::RULES,
        }
    }

    fn dialects() -> &'static [&'static str] {
        &["reconstruction"]
    }

    fn dialect(_view: &View) -> &'static str {
        "reconstruction"
    }

    fn question(view: &View) -> Option<Phrase> {
        question::question(view)
    }

    fn option(view: &View, choice: Choice) -> Phrase {
        options::option(view, choice)
    }

    fn told(view: &View, event: &Event) -> Option<Told> {
        told::told(view, event)
    }

    fn facts(before: &View, after: &View) -> Vec<Phrase> {
        facts::facts(before, after)
    }

    fn sheet(view: &View) -> Vec<Section> {
        sheet::sheet(view)
    }

    fn tale(view: &View, events: &[Event]) -> Vec<Beat> {
        tale::tale(view, events)
    }

    fn chapter(event: &Event) -> Option<Phrase> {
        match event {
            Event::TurnBegan { round, .. } => {
                Some(Phrase::new("chapter-round").with("round", *round))
            }
            _ => None,
        }
    }

    fn remembers(event: &Event) -> bool {
        table::remembers(event)
    }

    fn places(view: &View, choice: Choice) -> Vec<String> {
        places::places(view, choice)
    }

    fn stage(scene: &Scene<'_, Self>) -> Markup {
        table::stage(scene)
    }

    fn status(scene: &Scene<'_, Self>) -> Markup {
        table::status(scene)
    }

    fn scores(scene: &Scene<'_, Self>) -> Option<Markup> {
        table::scores(scene)
    }

    fn read_form(view: &View, fields: &[(String, String)]) -> Result<Vec<String>, Phrase> {
        table::read(view, fields)
    }

    fn foretold(scene: &Scene<'_, Self>, forecast: &Forecast<'_, Self>) -> Markup {
        table::foretold(scene, forecast)
    }

    fn piece(scene: &Scene<'_, Self>, part: &Part<'_>) -> Option<Showpiece> {
        table::shelf::piece(scene, part)
    }

    fn box_art() -> Markup {
        table::shelf::art()
    }

    fn style() -> &'static str {
        table::STYLE
    }

    fn sprite() -> &'static str {
        table::SPRITE
    }
}
