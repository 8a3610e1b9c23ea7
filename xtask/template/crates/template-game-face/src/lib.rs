//! How Template Game is told to people, in English and Polish. It has no looks of its own yet: pages show the plain table and a
//! list of answers until `Face::stage` draws something better.

mod sheet; // the whole table as text
mod told; // the log

use face::{ByLanguage, Face, Language, Section, Told};
use kernel::{Phrase, Published};
use template_game::{Choice, Event, TemplateGame, View};

/// The face of Template Game.
#[derive(Clone, Copy, Debug)]
pub struct TemplateGameFace;

const WORDS: ByLanguage<&str> = face::word_files!("../words/", ".ftl");
const SETUP: ByLanguage<&str> = face::word_files!("../words/setup.", "../words/errors."; ".ftl");

impl Face for TemplateGameFace {
    type Game = TemplateGame;

    fn word_files(language: Language, _dialect: &str) -> Vec<&'static str> {
        // Tables say what is wrong with a text, as the lobby does.
        vec![*WORDS.of(language), *SETUP.of(language)]
    }

    fn setup_words(language: Language) -> &'static str {
        SETUP.of(language)
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::Polish => include_str!("../../../docs/rules/template-game.pl.md"),
            _ => TemplateGame::RULES,
        }
    }

    fn dialects() -> &'static [&'static str] {
        &["standard"]
    }

    fn dialect(_view: &View) -> &'static str {
        "standard"
    }

    fn question(view: &View) -> Option<Phrase> {
        let seat = view.asked?;
        Some(
            Phrase::new("ask-card")
                .with("seat", seat)
                .with("total", view.total)
                .with("goal", view.goal),
        )
    }

    fn option(view: &View, choice: Choice) -> Phrase {
        match choice {
            Choice::Play(card) => Phrase::new("opt-play")
                .with("card", card)
                .with("total", view.total + u16::from(card)),
            Choice::Pass => Phrase::new("opt-pass"),
        }
    }

    fn told(_view: &View, event: &Event) -> Option<Told> {
        Some(told::told(event))
    }

    fn facts(_before: &View, after: &View) -> Vec<Phrase> {
        let won = after.winner.map(|_| Phrase::new("fact-wins"));
        won.into_iter().collect()
    }

    fn sheet(view: &View) -> Vec<Section> {
        sheet::sheet(view)
    }
}
