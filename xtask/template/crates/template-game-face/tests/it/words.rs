//! Matches are told in every language, and every word of the files is needed.

use std::collections::BTreeSet;

use face::check::check_words;
use face::{ByLanguage, Face, Language, Words};
use kernel::{Game, Notation, Phrase, Published, Refusal, Rng, Seat, Turn, Viewer, Wanted};
use referee::{Match, Seed};
use template_game::{Choice, Setup, TemplateGame};
use template_game_face::TemplateGameFace;

/// Says phrases in every language and notes their keys.
struct Speaker {
    words: Vec<Words>,
    said: BTreeSet<&'static str>,
}

impl Speaker {
    fn say(&mut self, phrase: &Phrase) {
        for words in &self.words {
            assert!(words.knows(phrase.key), "{:?}: {phrase}", words.language());
            let said = words.say(phrase);
            assert!(!said.trim().is_empty() && !said.contains('{'), "{said:?}");
        }
        self.said.insert(phrase.key);
    }
}

fn setup(wish: &str) -> Setup {
    let content = TemplateGame::read_content(TemplateGame::CONTENT).unwrap();
    let wanted: Wanted = wish.parse().unwrap();
    TemplateGame::set_up(&content, &wanted).unwrap()
}

/// A random match as one seat reads it.
fn tell_a_match(speaker: &mut Speaker, seats: u8, seed: u64) {
    let setup = setup(&format!("seats={seats}"));
    let mut table = Match::<TemplateGame>::new(setup, Seed::from_number(seed));
    let mut rng = Rng::new(seed);
    let viewer = Viewer::Seated(Seat(0));
    tell(speaker, &table, viewer, &table.opening().events);
    while let Turn::Ask(seat) = table.game().turn() {
        let before = table.game().view(Viewer::Seated(seat));
        speaker.say(&TemplateGameFace::question(&before).unwrap());
        let choice = table.game().sample(&mut rng, &mut Vec::new());
        speaker.say(&TemplateGameFace::option(&before, choice));
        table.submit(seat, &[choice]).unwrap();
        let after = table.game().view(Viewer::Seated(seat));
        let facts = TemplateGameFace::facts(&before, &after);
        facts.iter().for_each(|fact| speaker.say(fact));
        tell(speaker, &table, viewer, &table.log().last().unwrap().events);
    }
    let view = table.game().view(viewer);
    assert_eq!(TemplateGameFace::question(&view), None);
}

fn tell(
    speaker: &mut Speaker,
    table: &Match<TemplateGame>,
    viewer: Viewer,
    events: &[<TemplateGame as Game>::Event],
) {
    let view = table.game().view(viewer);
    for event in events {
        let event = table.game().redact(event, viewer);
        let told = TemplateGameFace::told(&view, &event).unwrap();
        let rule = told.rule.expect("every line of the log names its rule");
        assert!(TemplateGame::RULES.contains(&format!("**{rule}**")), "{rule}");
        speaker.say(&told.phrase);
    }
    for section in TemplateGameFace::sheet(&view) {
        speaker.say(&section.title);
        section.lines.iter().for_each(|line| speaker.say(line));
    }
}

fn refuse(speaker: &mut Speaker, position: &str, choice: Choice) {
    let game = TemplateGame::read_position(&setup("seats=2"), position).unwrap();
    match game.why_not(Seat(0), choice) {
        Refusal::Forbidden { why, .. } => speaker.say(&why),
        other => panic!("{other}"),
    }
}

fn misread(speaker: &mut Speaker, position: &str) {
    let error = TemplateGame::read_position(&setup("seats=2"), position).unwrap_err();
    speaker.say(&error.why);
}

/// What a person can write that makes no sense.
fn errors(speaker: &mut Speaker) {
    let position = "hand A: 1 4\nplayed: 5 5 5 3";
    refuse(speaker, position, Choice::Pass);
    refuse(speaker, position, Choice::Play(2));
    refuse(speaker, position, Choice::Play(4));
    let game = TemplateGame::read_position(&setup("seats=2"), position).unwrap();
    speaker.say(&game.read_choice("sing").unwrap_err().why);
    for position in [
        "hand",
        "hand E: 1",
        "hand A: 9",
        "hand A: 1 1 1 1 2 2",
        "passes: 9",
        "passes: 1\nplayed: 5 5 5 4 2",
        "played: 5 5 5 5 4",
        "played: 5 5 5 5 1\nhand A: 5",
    ] {
        misread(speaker, position);
    }
    let content = TemplateGame::read_content(TemplateGame::CONTENT).unwrap();
    for (was, is) in [
        ("values = { value = 5", "values = { value = 0"),
        ("copies = { value = 4", "copies = { value = 200"),
        ("hand = { value = 3", "hand = { value = 9"),
        ("copies = { value = 4", "copies = { value = 1"),
    ] {
        let wrong = TemplateGame::CONTENT.replace(was, is);
        assert_ne!(wrong, TemplateGame::CONTENT, "{was}");
        speaker.say(&TemplateGame::read_content(&wrong).unwrap_err().why);
    }
    for wish in ["edition=other", "+variant", "seats=9"] {
        let error = TemplateGame::set_up(&content, &wish.parse().unwrap()).unwrap_err();
        speaker.say(&error.why);
    }
}

#[test]
fn every_language_has_the_words_that_are_needed_and_no_others() {
    let words = |language| {
        let files = TemplateGameFace::word_files(language, "standard");
        Words::new(language, &files).unwrap()
    };
    let mut speaker = Speaker {
        words: Language::ALL.map(words).into(),
        // Part of a list, and what only the lobby says.
        said: BTreeSet::from(["one-card", "setup-about", "setup-length"]),
    };
    for seats in 2..=4 {
        (0..20).for_each(|seed| tell_a_match(&mut speaker, seats, seed));
    }
    errors(&mut speaker);
    let files = ByLanguage::from_fn(|language| {
        TemplateGameFace::word_files(language, "standard").concat()
    });
    check_words(&files, |key| speaker.said.contains(key))
        .unwrap_or_else(|problems| panic!("{problems}"));
}
