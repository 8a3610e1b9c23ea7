//! How Ekö is told to people, in English and Polish.

mod boards; // built by people
mod counted; // for statistics
mod facts; // what speaks for a move
mod ground; // tiles and what is printed on them
mod option; // what an answer does
mod question;
mod sheet; // the whole table as text
mod shelf; // what is in the box
mod table; // the table as a page shows it
mod tale; // what moves
mod themes; // kinds of decisions
mod told; // the log
mod words; // discs, spaces and buildings in sentences

use eko::{Building, Choice, Content, Eko, Event, Variant, View};
use face::{
    Beat, Bench, BenchFiles, ByLanguage, Chart, Count, Face, Forecast, Language, Markup, Order,
    Panel, Part, Scene, Section, Showpiece, Tab, Told, Words,
};
use kernel::{Phrase, Published, Seat, Shared, Wanted};

pub use ground::plan::Plan;
pub use ground::{ART, Ground, Tile, Upright, ground, in_order};

/// The face of Ekö.
#[derive(Clone, Copy, Debug)]
pub struct EkoFace;

const WORDS: ByLanguage<&str> = face::word_files!("../words/", "../words/table."; ".ftl");
const BOARDS: ByLanguage<&str> = face::word_files!("../words/boards.", ".ftl");
/// What the coach of a lesson says.
const LESSONS: ByLanguage<&str> = face::word_files!("../words/lessons.", ".ftl");
/// How to play.
const HOW: ByLanguage<&str> = face::word_files!("../words/how.", ".ftl");
/// How people ask for its rules.
const ASKED: ByLanguage<&str> = face::word_files!("../words/asked.", ".txt");
const SETUP: ByLanguage<&str> = face::word_files!("../words/setup.", "../words/content.", "../words/errors.", "../words/faults."; ".ftl");

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

    fn asked(language: Language) -> &'static str {
        ASKED.of(language)
    }

    fn concerns(setup: &Wanted, _view: &View, rule: &str) -> bool {
        let has = |variant: Variant| setup.variants.iter().any(|key| key == variant.key());
        variants_of(rule).is_none_or(|variants| variants.iter().copied().any(has))
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[
            (
                "first",
                include_str!("../../../content/lessons/eko/first.lesson"),
            ),
            (
                "labyrinth",
                include_str!("../../../content/lessons/eko/labyrinth.lesson"),
            ),
            (
                "portals",
                include_str!("../../../content/lessons/eko/portals.lesson"),
            ),
            (
                "pyramids",
                include_str!("../../../content/lessons/eko/pyramids.lesson"),
            ),
            (
                "temple-of-the-wind",
                include_str!("../../../content/lessons/eko/temple-of-the-wind.lesson"),
            ),
            (
                "temple-of-the-moon",
                include_str!("../../../content/lessons/eko/temple-of-the-moon.lesson"),
            ),
            (
                "temple-of-the-sand",
                include_str!("../../../content/lessons/eko/temple-of-the-sand.lesson"),
            ),
            (
                "beacon",
                include_str!("../../../content/lessons/eko/beacon.lesson"),
            ),
        ]
    }

    fn practice() -> &'static str {
        include_str!("../../../content/practice/eko.practice")
    }

    fn examples() -> &'static [&'static str] {
        &[
            include_str!("../../../fixtures/eko/emperors.scenario"),
            include_str!("../../../fixtures/eko/endings.scenario"),
            include_str!("../../../fixtures/eko/examples.scenario"),
            include_str!("../../../fixtures/eko/portals.scenario"),
            include_str!("../../../fixtures/eko/pyramids.scenario"),
            include_str!("../../../fixtures/eko/tempests.scenario"),
            include_str!("../../../fixtures/eko/temples.scenario"),
            include_str!("../../../fixtures/eko/turns.scenario"),
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

    fn landmark(event: &Event) -> Option<Seat> {
        match event {
            Event::EmperorCaptured { by, .. } => Some(*by),
            Event::Built { seat, building, .. } if *building != Building::Encampment => Some(*seat),
            _ => None,
        }
    }

    fn theme(best: &[String], next: &[String]) -> &'static str {
        themes::theme(best, next)
    }

    fn charts() -> &'static [Chart] {
        counted::CHARTS
    }

    fn counted(view: &View, _events: &[Event]) -> Vec<Count> {
        counted::counted(view)
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

    fn first_time(event: &Event) -> Option<&'static str> {
        Some(match event {
            Event::Regrouped { .. } => "new-regroup-text",
            Event::Attacked { .. } => "new-attack-text",
            Event::Kamikaze { .. } => "new-kamikaze-text",
            Event::EmperorCaptured { .. } => "new-captive-text",
            Event::Built { .. } => "new-build-text",
            Event::Reinforced { .. } => "new-reinforce-text",
            Event::ForcedMarch { .. } => "new-march-text",
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
        shelf::art()
    }

    fn style() -> &'static str {
        table::STYLE
    }
}

/// The variants that bring a rule into play; `None` for those of every board.
fn variants_of(rule: &str) -> Option<&'static [Variant]> {
    let group = rule.strip_prefix("EK-V-")?.split('-').next();
    Some(match group {
        // Wherever there are tempests.
        Some(group) if group.starts_with('T') => {
            &[Variant::Labyrinth, Variant::Pyramids, Variant::Beacon]
        }
        Some(group) if group.starts_with('R') => &[Variant::Portals],
        Some(group) if group.starts_with('S') => &[Variant::Pyramids],
        Some(group) if group.starts_with('W') => &[Variant::TempleOfTheWind],
        Some(group) if group.starts_with('M') => &[Variant::TempleOfTheMoon],
        Some(group) if group.starts_with('D') => &[Variant::TempleOfTheSand],
        _ => &[Variant::Beacon],
    })
}
