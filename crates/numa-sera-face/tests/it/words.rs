//! Every sentence can be said in every language.

use std::collections::{BTreeMap, BTreeSet};

use face::check::check_words;
use face::{ByLanguage, Face, Language, Words};
use kernel::{Dice, Game, Phrase, Published, Rng, Seat, Turn, Value, Viewer};
use numa_sera::content::{Card, SetId, Source};
use numa_sera::{Event, NumaSera, View, greedy};
use numa_sera_face::{NumaSeraFace, block_text, card_text, class_text, set_text};

use super::{content, words};

/// Every key in a phrase, and in what is put into it.
fn keys(phrase: &Phrase, out: &mut BTreeSet<String>) {
    out.insert(phrase.key.to_owned());
    for (_, value) in &phrase.args {
        match value {
            Value::Word(key) => {
                out.insert(key.clone());
            }
            Value::List(list) | Value::AnyOf(list) | Value::Sentences(list) => {
                list.iter().for_each(|one| keys(one, out))
            }
            Value::Number(_) | Value::Seat(_) | Value::Text(_) | Value::Named { .. } => {}
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

/// NS-R15-1: every step of some matches is told to everyone, and shows no one a secret.
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
        let (mut scratch, mut nth) = (Vec::new(), 0);
        while let Turn::Ask(seat) = game.turn() {
            nth += 1;
            let view = game.view(Viewer::Seated(seat));
            if nth % 3 == 0 {
                question_can_be_asked(&all, &game, &view);
            }
            if nth % 40 == 0 {
                sheets_can_be_shown(&all, &game);
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
            events_can_be_told(&all, &game, &events);
        }
        let over = game.view(Viewer::Seated(Seat(0)));
        assert_eq!(NumaSeraFace::question(&over), None);
    }
}

fn question_can_be_asked(all: &[Words], game: &NumaSera, view: &View) {
    check(all, &NumaSeraFace::question(view).unwrap());
    let mut choices = Vec::new();
    game.choices(&mut choices);
    for choice in choices {
        check(all, &NumaSeraFace::option(view, choice));
        // Where no question stands beside it, an answer begins a sentence of its own, and is no bare "Yes".
        let alone = NumaSeraFace::option_alone(view, choice);
        for words in all {
            let said = words.say(&alone);
            assert!(!said.starts_with(char::is_lowercase), "{said}");
            assert!(said.chars().count() > 3, "{said}");
        }
        check(all, &alone);
    }
}

fn sheets_can_be_shown(all: &[Words], game: &NumaSera) {
    for viewer in Viewer::all(game.seats()) {
        for section in NumaSeraFace::sheet(&game.view(viewer)) {
            check(all, &section.title);
            section.lines.iter().for_each(|line| check(all, line));
        }
    }
}

/// Every event is told to every viewer, by a rule that exists.
fn events_can_be_told(all: &[Words], game: &NumaSera, events: &[Event]) {
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(viewer);
        for event in events {
            let event = game.redact(event, viewer);
            let told = NumaSeraFace::told(&view, &event).unwrap();
            check(all, &told.phrase);
            let rule = told.rule.unwrap().0;
            assert!(
                NumaSera::RULES.contains(&format!("**{rule}**")),
                "{rule} is not in the rules"
            );
        }
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

/// Everything in the shipped set has a name in every language, and no name is left of a card that is gone.
#[test]
fn everything_has_a_name() {
    let content = content();
    let cards = content.cards.iter().map(|card| &card.id);
    let heroes = content.heroes.iter().map(|hero| &hero.id);
    let holds = content.strongholds.iter().map(|hold| &hold.id);
    let classes = content.classes.iter().map(|class| &class.id);
    let kingdoms = content.kingdoms.iter().map(|kingdom| &kingdom.id);
    let blocks = content.kingdoms.iter().flat_map(|kingdom| &kingdom.blocks);
    let ids = cards
        .chain(heroes)
        .chain(holds)
        .chain(classes)
        .chain(kingdoms);
    let ids = ids.chain(blocks.map(|block| &block.id));
    let wanted: BTreeSet<String> = ids
        .map(|id| format!("name-{}", id.to_lowercase().replace('_', "-")))
        .collect();
    for language in Language::ALL {
        let files = NumaSeraFace::word_files(language, "reconstruction").concat();
        let keys = files.lines().filter_map(|line| line.split_once(" = "));
        let named: BTreeSet<String> = keys
            .map(|(key, _)| key.to_owned())
            .filter(|key| key.starts_with("name-"))
            .collect();
        assert_eq!(named, wanted, "{language}");
    }
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
    let book = |language| kernel::RuleBook::read(NumaSeraFace::rules(language), &[]);
    let (english, polish) = (book(Language::English), book(Language::Polish));
    assert!(english.rules().count() > 140);
    let ids = english.rules().map(|rule| rule.id);
    assert!(ids.eq(polish.rules().map(|rule| rule.id)));
    for (original, translated) in english.rules().zip(polish.rules()) {
        assert_ne!(original.text, translated.text, "{}", original.id);
    }
}

/// Every card, Hero and Stronghold has a line of its own, and no two the same.
#[test]
fn everything_that_has_a_name_has_a_line_of_flavour() {
    let content = NumaSera::read_content(NumaSera::CONTENT).expect("it is sound");
    let files = [
        include_str!("../../words/flavour.en.ftl"),
        include_str!("../../words/flavour.pl.ftl"),
    ];
    for file in files {
        let lines: BTreeMap<&str, &str> = file
            .lines()
            .filter_map(|line| line.strip_prefix("flavour-")?.split_once(" = "))
            .collect();
        let cards = content.cards.iter().map(|card| &card.id);
        let heroes = content.heroes.iter().map(|hero| &hero.id);
        let holds = content.strongholds.iter().map(|hold| &hold.id);
        let ids: Vec<String> = cards
            .chain(heroes)
            .chain(holds)
            .map(|id| id.to_lowercase().replace('_', "-"))
            .collect();
        for id in &ids {
            assert!(lines.contains_key(id.as_str()), "no line for {id}");
        }
        assert_eq!(lines.len(), ids.len(), "a line for nothing");
        let different: BTreeSet<&&str> = lines.values().collect();
        assert_eq!(different.len(), lines.len(), "the same line twice");
    }
}

/// An owner names a card in both languages: each reader reads their own, and a card without a Polish name keeps the one it has.
#[test]
fn a_card_can_be_named_in_both_languages() {
    let ours = NumaSera::CONTENT;
    let at = ours.find("[[battle]]").expect("there are Battle Cards");
    let line = ours[at..].find("name = ").expect("it has a name") + at;
    let end = ours[line..].find('\n').expect("a line ends") + line;
    let mine = format!(
        "{}name = \"Iron Fist\"\nname_pl = \"Żelazna Pięść\"{}",
        &ours[..line],
        &ours[end..]
    );
    let content = NumaSera::read_content(&mine).unwrap();
    let id = content
        .names_pl
        .keys()
        .next()
        .expect("one has a Polish name");
    let card = content.cards.iter().position(|card| card.id == *id);
    let card = Card(card.expect("the card is there") as u8);
    let name = numa_sera_face::card_name(&content, card);
    let said = |language| words(language).say(&Phrase::new("the-thing").with("name", name.clone()));
    assert!(said(Language::English).contains("Iron Fist"));
    assert!(said(Language::Polish).contains("Żelazna Pięść"));
}
