//! Random matches of every kind, told from beginning to end to everybody at the table.

use std::collections::BTreeSet;

use ethnos::{Card, Choice, Ethnos, Event};
use ethnos_face::EthnosFace;
use face::{Face, Language, Words};
use kernel::{Determinize, Game, Phrase, Refusal, Rng, Seen, Turn, Value, Viewer};
use referee::Match;

use crate::tables::{say, table, words};

/// A match, its reader in both languages, and every key that was said.
struct Telling<'a> {
    table: Match<Ethnos>,
    words: &'a [Words],
    said: &'a mut BTreeSet<&'static str>,
    /// Answers that were offered at some time: good to ask why not at another.
    offered: BTreeSet<Choice>,
    rng: Rng,
}

impl Telling<'_> {
    fn say(&mut self, phrase: &Phrase) {
        collect(phrase, self.said);
        for words in self.words {
            say(words, phrase);
        }
    }

    /// Everything that can be read of the table as it stands.
    fn look(&mut self, viewer: Viewer) {
        let view = self.table.game().view(viewer);
        if let Some(question) = EthnosFace::question(&view) {
            self.say(&question);
        }
        let sheet = EthnosFace::sheet(&view);
        let other = self.table.game().determinize(viewer, &mut self.rng);
        assert_eq!(
            sheet,
            EthnosFace::sheet(&other.view(viewer)),
            "a secret is in the sheet"
        );
        for section in sheet {
            self.say(&section.title);
            section.lines.iter().for_each(|line| self.say(line));
        }
    }

    fn tell(&mut self, events: &[Event]) {
        for viewer in Viewer::all(self.table.game().seats()) {
            let view = self.table.game().view(viewer);
            for event in events {
                let event = self.table.game().redact(event, viewer);
                let told = EthnosFace::told(&view, &event).expect("every event is told");
                assert!(told.rule.is_some(), "{event:?} has no rule");
                if hides(&event) {
                    assert_names_no_card(&told.phrase);
                }
                self.say(&told.phrase);
            }
        }
    }

    /// Every answer, and why some others are refused.
    fn answers(&mut self, choices: &[Choice]) {
        let Turn::Ask(seat) = self.table.game().turn() else {
            return;
        };
        let view = self.table.game().view(Viewer::Seated(seat));
        let mut sentences = BTreeSet::new();
        for &choice in choices {
            let option = EthnosFace::option(&view, choice);
            assert!(
                sentences.insert(say(&self.words[0], &option)),
                "two answers read alike: {option}"
            );
            self.say(&option);
        }
        let all: Vec<Choice> = self.offered.iter().copied().collect();
        for choice in all.into_iter().filter(|choice| !choices.contains(choice)) {
            match self.table.game().why_not(seat, choice) {
                Refusal::Forbidden { why, .. } => self.say(&why),
                other => panic!("{choice:?}: {other:?}"),
            }
        }
        self.offered.extend(choices);
    }

    fn play(&mut self) {
        let opening = self.table.opening().events.clone();
        self.tell(&opening);
        let mut choices = Vec::new();
        let viewers: Vec<Viewer> = Viewer::all(self.table.game().seats()).collect();
        for step in 0.. {
            if step % 5 == 0 {
                self.look(viewers[step / 5 % viewers.len()]);
            }
            let Turn::Ask(seat) = self.table.game().turn() else {
                return;
            };
            choices.clear();
            self.table.game().choices(&mut choices);
            if step % 4 == 0 {
                self.answers(&choices);
            }
            let choice = choices[self.rng.below(choices.len() as u32) as usize];
            let entries = self.table.submit(seat, &[choice]).expect("it is offered");
            let events: Vec<Event> = entries
                .iter()
                .flat_map(|entry| entry.events.clone())
                .collect();
            self.tell(&events);
        }
    }
}

fn hides(event: &Event) -> bool {
    matches!(
        event,
        Event::Drew {
            card: Seen::Hidden,
            ..
        } | Event::Dealt {
            card: Seen::Hidden,
            ..
        }
    )
}

/// No value but the player's name.
#[track_caller]
fn assert_names_no_card(phrase: &Phrase) {
    let only_seat = phrase
        .args
        .iter()
        .all(|(_, value)| matches!(value, Value::Seat(_)));
    assert!(only_seat, "{phrase} tells more than who drew");
}

fn collect(phrase: &Phrase, said: &mut BTreeSet<&'static str>) {
    said.insert(phrase.key);
    for (_, value) in &phrase.args {
        if let Value::List(phrases) = value {
            phrases.iter().for_each(|phrase| collect(phrase, said));
        }
    }
}

fn tell_matches(said: &mut BTreeSet<&'static str>, wanted: &str, matches: u64) {
    let edition = wanted
        .split([' ', '='])
        .nth(1)
        .expect("edition=… comes first");
    let words = Language::ALL.map(|of| words(of, edition));
    for seed in 0..matches {
        let mut telling = Telling {
            table: table(wanted, seed),
            words: &words,
            said,
            offered: BTreeSet::new(),
            rng: Rng::stream(&[seed]),
        };
        telling.play();
    }
}

#[test]
fn whole_matches_are_told_without_a_missing_word() {
    let mut said = BTreeSet::new();
    for edition in ["first", "polish", "second"] {
        for seats in 2..=6 {
            let seats = format!("edition={edition} seats={seats}");
            tell_matches(&mut said, &seats, 10);
            tell_matches(&mut said, &format!("{seats} +draw-two"), 2);
        }
    }
    for seats in 2..=6 {
        tell_matches(
            &mut said,
            &format!("edition=second seats={seats} +recruitment"),
            5,
        );
    }
    for level in ["easy", "regular", "hard"] {
        tell_matches(
            &mut said,
            &format!("edition=second seats=1 level={level}"),
            15,
        );
    }
    println!("{} keys said", said.len());
}

/// A drawn card is told to its owner only (ET-DRAW-3), a dealt one too (ET-DEF-10).
#[test]
fn a_hidden_card_is_never_printed() {
    let table = table("edition=first seats=3", 1);
    let game = table.game();
    let view = game.view(Viewer::Spectator);
    let seat = kernel::Seat(1);
    let names: Vec<String> = view
        .tribes
        .iter()
        .map(|tribe| tribe.key().to_owned())
        .collect();
    let words = words(Language::English, "first");
    let card = Seen::Shown(Card {
        tribe: view.tribes[0],
        colour: Some(view.colours[0]),
    });
    for event in [Event::Drew { seat, card }, Event::Dealt { seat, card }] {
        let told = |event: &Event| {
            let told = EthnosFace::told(&view, event).expect("every event is told");
            say(&words, &told.phrase).to_lowercase()
        };
        assert!(told(&event).contains(&names[0]), "its owner reads the card");
        let others = told(&game.redact(&event, Viewer::Seated(kernel::Seat(0))));
        assert!(names.iter().all(|name| !others.contains(name)), "{others}");
    }
}
