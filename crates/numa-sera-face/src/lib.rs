//! Winds of Numa Sera in words. What a card says is made from its abilities, so that it says what it does.

mod counted; // for statistics
mod facts; // what speaks for a move
mod names; // what things are called
mod options;
mod places; // what an answer is about
mod question;
mod sheet;
mod table; // the table as a page
mod tale; // what moves
mod texts; // abilities as sentences
mod themes; // kinds of decisions
mod told;

pub use names::card as card_name;
pub use texts::{block_text, card_text, class_text, pool_test, set_text};

use face::components::Tip;
use face::{
    Beat, ByLanguage, Chart, Count, Face, Forecast, Language, Panel, Part, Scene, Section,
    Showpiece, Told, Words,
};
use kernel::{Phrase, Published, Seat, Shared};
use maud::Markup;
use numa_sera::content::Content;
use numa_sera::{Choice, Event, NumaSera, View};

/// The face of Winds of Numa Sera.
#[derive(Clone, Copy, Debug)]
pub struct NumaSeraFace;

const WORDS: ByLanguage<&str> = face::word_files!("../words/", "../words/errors."; ".ftl");
const NAMES: ByLanguage<&str> = face::word_files!("../words/names-", ".ftl");
const TABLE: ByLanguage<&str> = face::word_files!("../words/table.", "../words/flavour."; ".ftl");
/// What the coach of a lesson says.
const LESSONS: ByLanguage<&str> = face::word_files!("../words/lessons.", ".ftl");
/// How to play.
const HOW: ByLanguage<&str> = face::word_files!("../words/how.", ".ftl");
/// How people ask for its rules.
const ASKED: ByLanguage<&str> = face::word_files!("../words/asked.", ".txt");
const SETUP: ByLanguage<&str> = face::word_files!("../words/setup.", "../words/content.", "../words/errors.", "../words/faults."; ".ftl");

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

    fn asked(language: Language) -> &'static str {
        ASKED.of(language)
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[
            (
                "first",
                include_str!("../../../content/lessons/numa-sera/first.lesson"),
            ),
            (
                "trade",
                include_str!("../../../content/lessons/numa-sera/trade.lesson"),
            ),
        ]
    }

    fn practice() -> &'static str {
        include_str!("../../../content/practice/numa-sera.practice")
    }

    fn examples() -> &'static [&'static str] {
        &[
            include_str!("../../../fixtures/numa-sera/battle.scenario"),
            include_str!("../../../fixtures/numa-sera/decks.scenario"),
            include_str!("../../../fixtures/numa-sera/trade.scenario"),
            include_str!("../../../fixtures/numa-sera/turn.scenario"),
            include_str!("../../../fixtures/numa-sera/worked-examples.scenario"),
        ]
    }

    fn lesson_words(language: Language) -> &'static str {
        LESSONS.of(language)
    }

    fn preview() -> &'static [u8] {
        include_bytes!("../assets/preview.jpg")
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

    fn awaited(view: &View) -> Option<Phrase> {
        question::awaited(view)
    }

    fn option(view: &View, choice: Choice) -> Phrase {
        options::option(view, choice)
    }

    fn option_alone(view: &View, choice: Choice) -> Phrase {
        options::option_alone(view, choice)
    }

    fn told(view: &View, event: &Event) -> Option<Told> {
        told::told(view, event)
    }

    fn explain(content: &Shared<Content>, words: &Words, key: &str) -> Option<Tip> {
        table::Lore::new(content, words).explain(key)
    }

    fn facts(before: &View, after: &View) -> Vec<Phrase> {
        facts::facts(before, after)
    }

    fn prospects(view: &View, choice: Choice) -> Vec<Phrase> {
        facts::prospects(view, choice)
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

    fn landmark(event: &Event) -> Option<Seat> {
        match event {
            Event::Conquered { seat, .. }
            | Event::ClassUnlocked { seat, .. }
            | Event::HeroSlain { by: Some(seat), .. }
            | Event::ConditionMet { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn theme(best: &[String], next: &[String]) -> &'static str {
        themes::theme(best, next)
    }

    fn charts() -> &'static [Chart] {
        counted::CHARTS
    }

    fn counted(view: &View, events: &[Event]) -> Vec<Count> {
        counted::counted(view, events)
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

    fn hand(scene: &Scene<'_, Self>) -> Option<Markup> {
        table::held(scene)
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

    fn detail(scene: &Scene<'_, Self>, of: &str) -> Option<Markup> {
        table::detail(scene, of)
    }

    fn piece(scene: &Scene<'_, Self>, part: &Part<'_>) -> Option<Showpiece> {
        table::shelf::piece(scene, part)
    }

    fn first_time(event: &Event) -> Option<&'static str> {
        Some(match event {
            Event::Revealed { .. } => "new-reveal-text",
            Event::Built { .. } => "new-build-text",
            Event::Attacked { .. } => "new-battle-text",
            Event::Conquered { .. } => "new-stronghold-text",
            Event::HeroSlain { .. } => "new-slain-text",
            Event::SkillBought { .. } => "new-skill-text",
            Event::ClassUnlocked { .. } => "new-class-text",
            Event::Offered { .. } => "new-offer-text",
            Event::ConditionMet { .. } => "new-condition-text",
            _ => return None,
        })
    }

    fn how(scene: &Scene<'_, Self>) -> Vec<Panel> {
        table::how::how(scene)
    }

    fn how_words(language: Language) -> &'static str {
        HOW.of(language)
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
