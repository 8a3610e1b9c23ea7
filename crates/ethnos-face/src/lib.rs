//! The words of Ethnos. Views, choices and events become [`Phrase`]s here; `words/*.ftl` make sentences of them, in English
//! and Polish and in the terms of each edition.

mod counted; // for statistics
mod facts; // what speaks for a move
mod log; // what happened
mod options; // what an answer does
mod places; // what it is about
mod question; // what is asked
mod say; // names and figures as values of phrases
mod scored; // what points are for
mod sheet; // the whole table as text
mod table; // the table as a page
mod tale; // what moves
mod themes; // kinds of decisions
mod word_files;

use ethnos::{Choice, Edition, Ethnos, Event, Scored, View};
use face::{
    AskedSet, Beat, Chart, Count, Face, Forecast, Language, Panel, Part, Scene, Section, Showpiece,
    Tab, Told,
};
use kernel::{Phrase, Published as _, Seat, Value, Wanted};
use maud::Markup;

/// How Ethnos is told to people.
#[derive(Clone, Copy, Debug)]
pub struct EthnosFace;

impl Face for EthnosFace {
    type Game = Ethnos;

    fn word_files(language: Language, dialect: &str) -> Vec<&'static str> {
        word_files::of_tables(language, dialect)
    }

    fn setup_words(language: Language) -> &'static str {
        word_files::of_lobby(language)
    }

    fn asked(language: Language) -> &'static str {
        word_files::ASKED.of(language)
    }

    fn concerns(_setup: &Wanted, view: &View, rule: &str) -> bool {
        match rule {
            _ if rule.starts_with("ET-TRIBE-") => concerned(view, rule),
            _ if rule.starts_with("ET-RECRUIT-") => view.refill > 0,
            _ => true,
        }
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[
            (
                "first",
                include_str!("../../../content/lessons/ethnos/first.lesson"),
            ),
            (
                "second",
                include_str!("../../../content/lessons/ethnos/second.lesson"),
            ),
            (
                "solo",
                include_str!("../../../content/lessons/ethnos/solo.lesson"),
            ),
        ]
    }

    fn practice() -> &'static str {
        include_str!("../../../content/practice/ethnos.practice")
    }

    fn examples() -> &'static [&'static str] {
        &[
            include_str!("../../../fixtures/ethnos/bands.scenario"),
            include_str!("../../../fixtures/ethnos/chains.scenario"),
            include_str!("../../../fixtures/ethnos/decks.scenario"),
            include_str!("../../../fixtures/ethnos/end.scenario"),
            include_str!("../../../fixtures/ethnos/players.scenario"),
            include_str!("../../../fixtures/ethnos/recruiting.scenario"),
            include_str!("../../../fixtures/ethnos/recruitment.scenario"),
            include_str!("../../../fixtures/ethnos/scoring.scenario"),
            include_str!("../../../fixtures/ethnos/solo-party.scenario"),
            include_str!("../../../fixtures/ethnos/solo.scenario"),
            include_str!("../../../fixtures/ethnos/supply.scenario"),
            include_str!("../../../fixtures/ethnos/tribes-dwarf.scenario"),
            include_str!("../../../fixtures/ethnos/tribes-elf.scenario"),
            include_str!("../../../fixtures/ethnos/tribes-giant.scenario"),
            include_str!("../../../fixtures/ethnos/tribes-halfling.scenario"),
            include_str!("../../../fixtures/ethnos/tribes-merfolk.scenario"),
            include_str!("../../../fixtures/ethnos/tribes-minotaur.scenario"),
            include_str!("../../../fixtures/ethnos/tribes-orc.scenario"),
            include_str!("../../../fixtures/ethnos/tribes-raccoon.scenario"),
            include_str!("../../../fixtures/ethnos/tribes-skeleton.scenario"),
            include_str!("../../../fixtures/ethnos/tribes-troll.scenario"),
            include_str!("../../../fixtures/ethnos/tribes-wingfolk.scenario"),
            include_str!("../../../fixtures/ethnos/tribes-wizard.scenario"),
        ]
    }

    fn lesson_words(language: Language) -> &'static str {
        word_files::LESSONS.of(language)
    }

    fn preview() -> &'static [u8] {
        include_bytes!("../assets/preview.jpg")
    }

    fn poster() -> &'static str {
        include_str!("../assets/poster.svg")
    }

    fn dialects() -> &'static [&'static str] {
        Edition::KEYS
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::Polish => include_str!("../../../docs/rules/ethnos.pl.md"),
            _ => Ethnos::RULES,
        }
    }

    fn dialect(view: &View) -> &'static str {
        view.edition.key()
    }

    fn who(view: &View, seat: Seat) -> Value {
        say::who(view, seat)
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

    fn set(view: &View) -> Option<AskedSet<Choice>> {
        options::set(view)
    }

    fn set_chain(view: &View, named: &[Choice]) -> Vec<Choice> {
        options::set_chain(view, named)
    }

    fn told(view: &View, event: &Event) -> Option<Told> {
        log::told(view, event)
    }

    fn tale(view: &View, events: &[Event]) -> Vec<Beat> {
        tale::tale(view, events)
    }

    fn chapter(event: &Event) -> Option<Phrase> {
        match event {
            Event::AgeBegins { age: 1 } => Some(Phrase::new("age-1")),
            Event::AgeBegins { age: 2 } => Some(Phrase::new("age-2")),
            Event::AgeBegins { .. } => Some(Phrase::new("age-3")),
            _ => None,
        }
    }

    fn landmark(event: &Event) -> Option<Seat> {
        const LARGE: usize = 4;
        match event {
            Event::BandPlayed { seat, cards, .. } if cards.len() >= LARGE => Some(*seat),
            _ => None,
        }
    }

    fn theme(best: &[String], next: &[String]) -> &'static str {
        themes::theme(best, next)
    }

    fn charts() -> &'static [Chart] {
        counted::CHARTS
    }

    fn counted(_view: &View, events: &[Event]) -> Vec<Count> {
        counted::counted(events)
    }

    fn remembers(event: &Event) -> bool {
        table::remembers(event)
    }

    fn chip(key: &str, said: &str) -> Option<Markup> {
        table::art::word_chip(key, said)
    }

    fn facts(before: &View, after: &View) -> Vec<Phrase> {
        facts::facts(before, after)
    }

    fn places(view: &View, choice: Choice) -> Vec<String> {
        places::places(view, choice)
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

    fn hand(scene: &Scene<'_, Self>) -> Option<Markup> {
        table::held(scene)
    }

    fn scores(scene: &Scene<'_, Self>) -> Option<Markup> {
        Some(table::scores(scene))
    }

    fn tabs(scene: &Scene<'_, Self>) -> Vec<Tab> {
        table::tabs(scene)
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

    fn first_time(event: &Event) -> Option<&'static str> {
        Some(match event {
            Event::Dragon { .. } => "new-dragon-text",
            Event::BandPlayed { .. } => "new-band-text",
            Event::MarkerPlaced { .. } => "new-marker-text",
            Event::NoMarker { .. } => "new-no-marker-text",
            Event::Scored {
                what: Scored::Kingdom { tied: 2.., .. } | Scored::Track { tied: 2.., .. },
                ..
            } => "new-tie-text",
            Event::Scored { .. } => "new-scoring-text",
            Event::AgeCleared { .. } => "new-age-text",
            Event::BrunoPlays { .. } => "new-bruno-text",
            _ => return None,
        })
    }

    fn how(scene: &Scene<'_, Self>) -> Vec<Panel> {
        table::how::how(scene)
    }

    fn how_words(language: Language) -> &'static str {
        word_files::HOW.of(language)
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

/// Whether a rule of a tribe is one of those in play.
fn concerned(view: &View, rule: &str) -> bool {
    let tribe = |rule: &str| rule.rsplit_once('-').map(|(tribe, _)| tribe.to_owned());
    let mut abilities = view.abilities.iter();
    abilities.any(|ability| tribe(ability.rule().0) == tribe(rule))
}
