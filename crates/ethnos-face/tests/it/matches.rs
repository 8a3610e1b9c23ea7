//! Random matches of every kind, told from beginning to end to everyone at the table.

use std::collections::BTreeSet;

use ethnos::{Card, Choice, Edition, Ethnos, Event};
use ethnos_face::EthnosFace;
use face::{Face, Language, Words};
use kernel::{
    Determinize, Game, Phrase, Published as _, Refusal, Rng, Rule, RuleBook, Seen, Turn, Value,
    Viewer,
};
use referee::Match;

use crate::files::written_out;
use crate::tables::{say, table, words};

/// What random matches hardly ever come to; `sentences.rs` says these.
const RARE: [&str; 28] = [
    "ask-bruno-horde",
    "ask-bruno-marker",
    "ask-turn-full",
    "markerless-supply",
    "no-canonical-order",
    "no-colour-settled",
    "no-hand-full",
    "no-marker-must",
    "no-mixture",
    "no-never-leads",
    "no-only-ten-skeletons",
    "no-region-preference",
    "no-room-in-hand",
    "no-steal-only-easy",
    "no-ten-skeletons-nothing",
    "no-ten-skeletons-win",
    "no-token-claimed",
    "no-token-too-high",
    "no-token-unknown",
    "option-bruno-horde",
    "option-bruno-marker",
    "option-decline",
    "option-scatter",
    "option-use",
    "option-win",
    "scattered",
    "sheet-keeping",
    "ten-skeletons",
];

/// Messages of the table as a page, and of texts that cannot be used.
const ELSEWHERE: [&str; 12] = [
    "table-",
    "tip-",
    "fore-",
    "form-",
    "ability-",
    "brief-",
    "not-a",
    "position-",
    "pieces-",
    "setup-",
    "box-",
    "fault-",
];

/// Of so many answers one is asked about, why not.
const SOME: usize = 3;

/// A match, its reader in both languages, and every key that was said.
struct Telling<'a> {
    table: Match<Ethnos>,
    words: &'a [Words],
    said: &'a mut BTreeSet<String>,
    /// The rules that log lines and refusals name.
    cited: BTreeSet<Rule>,
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

    /// The open question, to the player who is asked and to spectators.
    fn ask(&mut self) {
        for viewer in Viewer::all(self.table.game().seats()) {
            let asked = matches!(self.table.game().turn(), Turn::Ask(seat) if viewer.is(seat));
            if asked || viewer == Viewer::Spectator {
                let view = self.table.game().view(viewer);
                let question = EthnosFace::question(&view);
                assert_eq!(question.is_none(), self.table.game().turn() == Turn::Over);
                question.iter().for_each(|question| self.say(question));
            }
        }
    }

    /// The whole table as it stands, as this viewer reads it.
    fn look(&mut self, viewer: Viewer) {
        let view = self.table.game().view(viewer);
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
        // Most lines are the same for everyone: each is said once.
        let mut lines: Vec<Phrase> = Vec::new();
        for viewer in Viewer::all(self.table.game().seats()) {
            let view = self.table.game().view(viewer);
            let seen = events
                .iter()
                .map(|event| self.table.game().redact(event, viewer));
            let seen: Vec<Event> = seen.collect();
            // As it is told: what belongs together in one line.
            let tale = EthnosFace::tale(&view, &seen).into_iter();
            for told in tale.map(|beat| beat.told.phrase) {
                if !lines.contains(&told) {
                    lines.push(told);
                }
            }
            for event in seen {
                let told = EthnosFace::told(&view, &event).expect("every event is told");
                let rule = told.rule;
                self.cited
                    .insert(rule.unwrap_or_else(|| panic!("{event:?} has no rule")));
                if hides(&event) {
                    assert_names_no_card(&told.phrase);
                }
                if !lines.contains(&told.phrase) {
                    lines.push(told.phrase);
                }
            }
        }
        lines.iter().for_each(|line| self.say(line));
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
        let from = self.rng.below(SOME as u32) as usize;
        let some = all.into_iter().skip(from).step_by(SOME);
        for choice in some.filter(|choice| !choices.contains(choice)) {
            match self.table.game().why_not(seat, choice) {
                Refusal::Forbidden { rule, why } => {
                    self.cited.insert(rule);
                    self.say(&why);
                }
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
            self.ask();
            if step % 11 == 0 {
                self.look(viewers[step / 11 % viewers.len()]);
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
            let before = self.table.game().view(Viewer::Seated(seat));
            let entries = self.table.submit(seat, &[choice]).expect("it is offered");
            let events: Vec<Event> = entries
                .iter()
                .flat_map(|entry| entry.events.clone())
                .collect();
            self.tell(&events);
            // What speaks for a move is said to the player who makes it, from what they see before and after.
            let after = self.table.game().view(Viewer::Seated(seat));
            for fact in EthnosFace::facts(&before, &after) {
                self.say(&fact);
            }
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

fn collect(phrase: &Phrase, said: &mut BTreeSet<String>) {
    said.insert(phrase.key.to_owned());
    for (_, value) in &phrase.args {
        match value {
            Value::List(phrases) => phrases.iter().for_each(|phrase| collect(phrase, said)),
            Value::Word(key) => {
                said.insert(key.clone());
            }
            _ => {}
        }
    }
}

fn tell_matches(said: &mut BTreeSet<String>, wanted: &str, matches: u64) {
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
            cited: BTreeSet::new(),
            offered: BTreeSet::new(),
            rng: Rng::stream(&[seed]),
        };
        telling.play();
        // A variant may bring rules that only another edition prints.
        if !wanted.contains('+') {
            assert_all_hold(&telling.cited, edition);
        }
    }
}

/// Rules that someone is sent to must be there in the rulebook of their edition.
#[track_caller]
fn assert_all_hold(cited: &BTreeSet<Rule>, edition: &str) {
    let book = RuleBook::read(Ethnos::RULES, Edition::KEYS);
    let holds = |rule: &&Rule| book.find(rule.0).iter().all(|text| text.holds_in(edition));
    let missing: Vec<_> = cited.iter().filter(|rule| !holds(rule)).collect();
    assert!(
        missing.is_empty(),
        "cited in the edition {edition}, whose key is not in their tags in docs/rules/ethnos.md: {missing:?}"
    );
}

#[test]
fn whole_matches_are_told_without_a_missing_word() {
    let mut said = BTreeSet::new();
    for edition in Edition::KEYS {
        for seats in 2..=6 {
            let seats = format!("edition={edition} seats={seats}");
            tell_matches(&mut said, &seats, 10);
            tell_matches(&mut said, &format!("{seats} +draw-two"), 2);
            tell_matches(&mut said, &format!("{seats} +recruitment"), 2);
        }
    }
    for level in ["easy", "regular", "hard"] {
        tell_matches(
            &mut said,
            &format!("edition=second seats=1 level={level}"),
            15,
        );
    }
    let written = written_out();
    let unsaid = written.difference(&said).map(String::as_str);
    // What only pages say is looked for in `pages.rs`, why texts are refused in `errors.rs`.
    let elsewhere = |key: &str| ELSEWHERE.iter().any(|prefix| key.starts_with(prefix));
    let unsaid = unsaid.filter(|key| !elsewhere(key) && *key != "not-tokens");
    let never: Vec<&str> = unsaid.filter(|key| !RARE.contains(key)).collect();
    assert!(never.is_empty(), "no match comes to say {never:?}");
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
