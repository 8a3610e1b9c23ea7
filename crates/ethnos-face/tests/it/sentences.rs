//! Exact sentences: what people read is part of the game.

mod asked;
mod facts;
mod refused;
mod told;

use ethnos::{Card, Choice, Colour, Event, Kingdom, Question, Scored, Tribe, View};
use ethnos_face::EthnosFace;
use face::{Face, Language, Words};
use kernel::{Game, Notation, Phrase, Published as _, Rule, Seat, Seen, Turn, Value, Viewer};

use crate::tables::{say, table, words};

const EWA: Seat = Seat(0);
const JAN: Seat = Seat(1);
const DURIS: Kingdom = Kingdom(4);
const RED: Kingdom = Kingdom(4);

const FIRST: &str = "edition=first seats=3 tribes=dwarf,merfolk,orc,skeleton,troll";
const SECOND: &str = "edition=second seats=4 tribes=rabbit,koi,monkey,dog,fox,raccoon";
const SOLO: &str = "edition=second seats=1 level=regular";

/// A table as Ewa sees it, and her words in both languages.
struct Reader {
    view: View,
    english: Words,
    polish: Words,
}

impl Reader {
    fn at(wanted: &str) -> Self {
        let view = table(wanted, 1).game().view(Viewer::Seated(EWA));
        let dialect = EthnosFace::dialect(&view);
        Self {
            view,
            english: words(Language::English, dialect),
            polish: words(Language::Polish, dialect),
        }
    }

    #[track_caller]
    fn both(&self, phrase: &Phrase, english: &str, polish: &str) {
        assert_eq!(say(&self.english, phrase), english);
        assert_eq!(say(&self.polish, phrase), polish);
    }

    #[track_caller]
    fn told(&self, event: &Event, rule: &str, english: &str, polish: &str) {
        let told = EthnosFace::told(&self.view, event).expect("every event is told");
        assert_eq!(told.rule.expect("a rule").0, rule);
        self.both(&told.phrase, english, polish);
    }

    /// The question to Ewa.
    #[track_caller]
    fn asked(&mut self, question: Question, english: &str, polish: &str) {
        self.view.question = question;
        self.view.asked = Some(EWA);
        let phrase = EthnosFace::question(&self.view).expect("a question");
        self.both(&phrase, english, polish);
    }

    /// What an answer to that question does.
    #[track_caller]
    fn option(&self, choice: Choice, english: &str, polish: &str) {
        self.both(&EthnosFace::option(&self.view, choice), english, polish);
    }

    /// Whether the sheet has this line, or this title.
    #[track_caller]
    fn sheet(&self, english: &str, polish: &str) {
        for (words, wanted) in [(&self.english, english), (&self.polish, polish)] {
            let sections = EthnosFace::sheet(&self.view);
            let lines: Vec<String> = sections
                .iter()
                .flat_map(|section| std::iter::once(&section.title).chain(&section.lines))
                .map(|line| say(words, line))
                .collect();
            assert!(lines.iter().any(|line| line == wanted), "{lines:#?}");
        }
    }
}

fn card(colour: Colour, tribe: Tribe) -> Card {
    Card {
        tribe,
        colour: Some(colour),
    }
}

fn wild(tribe: Tribe) -> Card {
    Card {
        tribe,
        colour: None,
    }
}
