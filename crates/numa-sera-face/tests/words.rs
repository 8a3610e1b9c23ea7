//! Every sentence can be said in every language.
#![allow(clippy::unwrap_used)] // helpers of tests

use std::collections::BTreeSet;

use face::check::check_words;
use face::{ByLanguage, Face, Language, Words};
use kernel::{Dice, Game, Phrase, Published, Rng, Seat, Turn, Value, Viewer};
use numa_sera::content::{Card, Content, SetId, Source};
use numa_sera::{NumaSera, greedy};
use numa_sera_face::{NumaSeraFace, block_text, card_text, class_text, set_text};

fn words(language: Language) -> Words {
    Words::new(
        language,
        &NumaSeraFace::word_files(language, "reconstruction"),
    )
    .unwrap_or_else(|error| panic!("{error}"))
}

/// Every key in a phrase, and in what is put into it.
fn keys(phrase: &Phrase, out: &mut BTreeSet<String>) {
    out.insert(phrase.key.to_owned());
    for (_, value) in &phrase.args {
        match value {
            Value::Word(key) => {
                out.insert(key.clone());
            }
            Value::List(list) => list.iter().for_each(|one| keys(one, out)),
            _ => {}
        }
    }
}

#[track_caller]
fn check(all: &[Words], phrase: &Phrase) {
    let mut used = BTreeSet::new();
    keys(phrase, &mut used);
    for words in all {
        for key in &used {
            assert!(words.knows(key), "{}: no message {key}", words.language());
        }
        let said = words.say(phrase);
        assert!(
            !said.contains("{$") && !said.contains("  "),
            "{}: {said:?} of {phrase}",
            words.language()
        );
    }
}

fn all() -> Vec<Words> {
    Language::ALL.into_iter().map(words).collect()
}

fn content() -> kernel::Shared<Content> {
    NumaSera::read_content(NumaSera::CONTENT).unwrap()
}

/// NS-R15-1: every step of some matches is told to everybody, and shows nobody a secret.
#[test]
fn whole_matches_can_be_told() {
    let (all, content) = (all(), content());
    for (seed, wanted) in [
        (1, "seats=2 promises=honour"),
        (2, "seats=3 win=empire"),
        (3, "seats=4 kingdoms=choose"),
    ] {
        let setup = NumaSera::set_up(&content, &wanted.parse().unwrap()).unwrap();
        let mut dice = Dice::quick(Rng::new(seed));
        let mut rng = Rng::new(seed);
        let mut events = Vec::new();
        let mut game = NumaSera::start(&setup, &mut dice, &mut events);
        let (mut scratch, mut choices, mut nth) = (Vec::new(), Vec::new(), 0);
        while let Turn::Ask(seat) = game.turn() {
            nth += 1;
            let view = game.view(Viewer::Seated(seat));
            if nth % 3 == 0 {
                check(&all, &NumaSeraFace::question(&view).unwrap());
                choices.clear();
                game.choices(&mut choices);
                for &choice in &choices {
                    check(&all, &NumaSeraFace::option(&view, choice));
                }
            }
            if nth % 40 == 0 {
                for viewer in Viewer::all(game.seats()) {
                    for section in NumaSeraFace::sheet(&game.view(viewer)) {
                        check(&all, &section.title);
                        section.lines.iter().for_each(|line| check(&all, line));
                    }
                }
            }
            let choice = if nth % 2 == 0 {
                greedy::choose(&kernel::Perspective::new(&game, seat), &mut rng)
            } else {
                game.sample(&mut rng, &mut scratch)
            };
            events.clear();
            game.apply(choice, &mut dice, &mut events);
            let after = game.view(Viewer::Seated(seat));
            for fact in NumaSeraFace::facts(&view, &after) {
                check(&all, &fact);
            }
            for viewer in Viewer::all(game.seats()) {
                let view = game.view(viewer);
                for event in &events {
                    let event = game.redact(event, viewer);
                    let told = NumaSeraFace::told(&view, &event).unwrap();
                    check(&all, &told.phrase);
                    let rule = told.rule.unwrap().0;
                    assert!(
                        NumaSera::RULES.contains(&format!("**{rule}**")),
                        "{rule} is not in the rules"
                    );
                }
            }
        }
        assert_eq!(
            NumaSeraFace::question(&game.view(Viewer::Seated(Seat(0)))),
            None
        );
    }
}

/// NS-R1-2: every card, Block, Class, Skill Level and Stronghold says what it does.
#[test]
fn every_card_says_what_it_does() {
    let (all, content) = (all(), content());
    for card in (0..content.cards.len() as u8).map(Card) {
        card_text(&content, card)
            .iter()
            .for_each(|line| check(&all, line));
    }
    for set in (0..content.sets.len() as u16).map(SetId) {
        set_text(&content, set)
            .iter()
            .for_each(|line| check(&all, line));
    }
    for kingdom in 0..4 {
        for block in 0..content.kingdoms[usize::from(kingdom)].blocks.len() as u8 {
            block_text(&content, kingdom, block)
                .iter()
                .for_each(|line| check(&all, line));
        }
    }
    for class in 0..5 {
        class_text(&content, class)
            .iter()
            .for_each(|line| check(&all, line));
    }
}

fn said(language: Language, id: &str) -> String {
    let (words, content) = (words(language), content());
    let card = content.cards.iter().position(|card| card.id == id).unwrap();
    let lines = card_text(&content, Card(card as u8));
    lines
        .iter()
        .map(|line| words.say(line))
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn card_texts_read_well() {
    assert_eq!(
        said(Language::English, "BT01"),
        "Costs 3 Capital, any role. your Battle Roll counts as positive."
    );
    assert_eq!(said(Language::English, "HZ03"), "lose 2 Power.");
    assert_eq!(said(Language::Polish, "HZ03"), "strać 2 Mocy.");
    assert_eq!(
        said(Language::English, "WF24"),
        "Start of Turn: gain 1 Capital. Upgraded: Start of Turn: gain 2 Capital."
    );
    assert_eq!(
        said(Language::Polish, "MV09"),
        "Użycie: Próba: wyrzuć +1 lub więcej. Sukces: ulecz 2 (raz na turę). Po odrzuceniu: ulecz 4."
    );
}

#[test]
fn every_language_has_the_same_words() {
    let files = ByLanguage::from_fn(|language| {
        NumaSeraFace::word_files(language, "reconstruction").concat()
    });
    check_words(&files, |_| true).unwrap_or_else(|problems| panic!("{problems}"));
}

#[test]
fn every_hero_is_named() {
    let named = content()
        .sets
        .iter()
        .filter(|set| matches!(set.source, Source::Hero(_)))
        .count();
    assert_eq!(named, 12);
}

/// The same rules in the same order, and none left in English.
#[test]
fn the_rules_are_the_same_in_both_languages() {
    let rules = |language| -> Vec<(&'static str, &'static str)> {
        let items = NumaSeraFace::rules(language).lines();
        let items = items.filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
        items.collect()
    };
    let (english, polish) = (rules(Language::English), rules(Language::Polish));
    let ids = |rules: &[(&'static str, _)]| -> Vec<_> { rules.iter().map(|rule| rule.0).collect() };
    assert!(english.len() > 140);
    assert_eq!(ids(&english), ids(&polish));
    for ((id, original), (_, translated)) in english.iter().zip(&polish) {
        assert_ne!(original, translated, "{id}");
    }
}
