//! Everything that can be said has words, in both languages.

use std::collections::BTreeSet;

use eko::{Choice, Eko, Ending, Event, Setup, Space};
use eko_face::EkoFace;
use face::check::{check_words, keys};
use face::{ByLanguage, Face, Language, Words};
use kernel::{Game, Notation, Phrase, Published, Refusal, Rng, Seat, Turn, Value, Viewer};
use referee::{Match, Seed};

use crate::{all_variants, setup, words};

/// Says a phrase in every language, and notes its key.
pub(crate) struct Speaker {
    words: Vec<Words>,
    pub(crate) said: BTreeSet<&'static str>,
}

impl Speaker {
    pub(crate) fn new(words: fn(Language) -> Words) -> Self {
        Self {
            words: Language::ALL.map(words).into(),
            said: BTreeSet::new(),
        }
    }

    /// What each language says, English first.
    pub(crate) fn say(&mut self, phrase: &Phrase) -> Vec<String> {
        self.said.insert(phrase.key);
        for (_, value) in &phrase.args {
            match value {
                Value::Word(word) => assert!(
                    self.words.iter().all(|words| words.knows(word)),
                    "no word {word}"
                ),
                Value::List(phrases) => phrases.iter().for_each(|phrase| drop(self.say(phrase))),
                _ => {}
            }
        }
        assert!(
            self.words.iter().all(|words| words.knows(phrase.key)),
            "no words for {phrase}"
        );
        let said: Vec<String> = self.words.iter().map(|words| words.say(phrase)).collect();
        for text in &said {
            assert!(
                !text.contains('{') && !text.contains("  ") || phrase.key == "sheet-row",
                "{text:?}"
            );
            assert!(!text.trim().is_empty(), "{phrase}");
        }
        said
    }
}

fn play(speaker: &mut Speaker, setup: &Setup, seed: u64) {
    let mut table = Match::<Eko>::new(setup.clone(), Seed::from_number(seed));
    let mut rng = Rng::new(seed);
    let (mut offered, mut known): (Vec<Choice>, Vec<Choice>) = (Vec::new(), Vec::new());
    while let Turn::Ask(seat) = table.game().turn() {
        let game = table.game();
        let view = game.view(Viewer::Seated(seat));
        speaker.say(&EkoFace::question(&view).unwrap());
        offered.clear();
        game.choices(&mut offered);
        let mut options = BTreeSet::new();
        for &choice in &offered {
            let said = speaker.say(&EkoFace::option(&view, choice));
            assert!(
                options.insert(said),
                "two options read alike: {}",
                game.write_choice(choice)
            );
        }
        let others = known.iter().filter(|choice| !offered.contains(choice));
        for choice in others.take(40) {
            if let Refusal::Forbidden { why, .. } = game.why_not(seat, *choice) {
                speaker.say(&why);
            }
        }
        known.extend(&offered);
        rng.shuffle(&mut known);
        known.truncate(60);
        let choice = *rng.pick(&offered).unwrap();
        table.submit(seat, &[choice]).unwrap();
        let after = table.game().view(Viewer::Seated(seat));
        for fact in EkoFace::facts(&view, &after) {
            speaker.say(&fact);
        }
        let view = table.game().view(Viewer::Spectator);
        for event in &table.log().last().unwrap().events {
            if let Some(told) = EkoFace::told(&view, event) {
                let rule = told.rule.expect("every line of the log names its rule").0;
                assert!(Eko::RULES.contains(&format!("**{rule}**")), "{rule}");
                speaker.say(&told.phrase);
            }
        }
        if rng.below(10) == 0 || table.game().turn() == Turn::Over {
            for section in EkoFace::sheet(&view) {
                speaker.say(&section.title);
                section
                    .lines
                    .iter()
                    .for_each(|line| drop(speaker.say(line)));
            }
        }
    }
    assert_eq!(
        EkoFace::question(&table.game().view(Viewer::Spectator)),
        None
    );
}

/// What random matches reach too seldom to count on.
fn rare(speaker: &mut Speaker) {
    let table = Match::<Eko>::new(setup("seats=2"), Seed::from_number(1));
    let view = table.game().view(Viewer::Spectator);
    let (by_points, last) = (Seat(0), Seat(1));
    let endings = [Ending::EmptyBoard, Ending::BothWin { by_points, last }]
        .map(|ending| Event::Ended { ending });
    for event in table.opening().events.iter().chain(&endings) {
        let told = EkoFace::told(&view, event).expect("these are told");
        speaker.say(&told.phrase);
    }
    refuse(speaker, "seats=2", "", Choice::Swap(Space(120)));
    let robbed = "phase: exchange B\nso far: progress\nstack m12: A 2 emperor\nstack o9: B 2\nstack k14: C 2\n\
                  stack p12: D 2\nprison A: B\nprison B: C D";
    refuse(
        speaker,
        "seats=4 board=standard",
        robbed,
        Choice::Give(Seat(0)),
    );
    let moon = "phase: moon\nso far: acted\nstack k13: A 1 emperor\nstack j12: B 1 emperor\nreserve A: 5\n\
                building k12: A encampment";
    // j12, where B is, is the tenth movement space of the board.
    refuse(
        speaker,
        "seats=2 +temple-of-the-moon board=standard",
        moon,
        Choice::Land(Space(9)),
    );
}

/// Says the question of a position, its answers, and why this one is refused.
fn refuse(speaker: &mut Speaker, wish: &str, position: &str, choice: Choice) {
    let setup = setup(wish);
    let game = match position {
        "" => Match::<Eko>::new(setup, Seed::from_number(1))
            .game()
            .clone(),
        text => Eko::read_position(&setup, text).unwrap(),
    };
    let Turn::Ask(seat) = game.turn() else {
        panic!("the game goes on");
    };
    let view = game.view(Viewer::Seated(seat));
    speaker.say(&EkoFace::question(&view).unwrap());
    let mut offered = Vec::new();
    game.choices(&mut offered);
    for offered in offered {
        speaker.say(&EkoFace::option(&view, offered));
    }
    match game.why_not(seat, choice) {
        Refusal::Forbidden { why, .. } => drop(speaker.say(&why)),
        other => panic!("{other}"),
    }
}

fn files() -> ByLanguage<String> {
    ByLanguage::from_fn(|language| EkoFace::word_files(language, "standard").concat())
}

#[test]
fn every_language_has_the_same_words() {
    check_words(&files(), |_| true).unwrap_or_else(|problems| panic!("{problems}"));
}

/// Words of the drawn table are quoted where they are said; questions and their hints are called by the question.
#[test]
fn every_word_of_the_table_is_used() {
    let quoted = face::check::is_quoted_beside(env!("CARGO_MANIFEST_DIR"));
    let of_question = |key: &str| key.starts_with("table-ask-") || key.starts_with("table-how-");
    let unused: Vec<&str> = keys(include_str!("../../words/table.en.ftl"))
        .into_iter()
        .filter(|key| !quoted(key) && !of_question(key))
        .collect();
    assert_eq!(unused, [""; 0]);
}

/// What nobody has said yet.
fn unsaid(speaker: &Speaker) -> Vec<&'static str> {
    // Those of pages are said there: see pages.rs. Errors have tests of their own: see errors.rs.
    let elsewhere = ["terrain-", "building-", "table-"];
    keys(include_str!("../../words/en.ftl"))
        .into_iter()
        .filter(|key| !elsewhere.iter().any(|family| key.starts_with(family)))
        .filter(|key| !speaker.said.contains(key))
        .collect()
}

/// Random matches of every size, with and without variants: so many, and then more until everything was said. A change of
/// content changes them all.
#[test]
fn everything_has_words() {
    const ROUNDS: std::ops::Range<u64> = 12..60;
    let wishes = (2..=4).flat_map(|seats| [format!("seats={seats}"), all_variants(seats)]);
    let setups: Vec<Setup> = wishes.map(|wish| setup(&wish)).collect();
    let mut speaker = Speaker::new(words);
    rare(&mut speaker);
    for seed in 0..ROUNDS.end {
        if seed >= ROUNDS.start && unsaid(&speaker).is_empty() {
            break;
        }
        for setup in &setups {
            play(&mut speaker, setup, seed);
        }
    }
    assert_eq!(unsaid(&speaker), [""; 0], "never said");
}

#[test]
fn polish_counts_and_declines() {
    let polish = words(Language::Polish);
    let phrase = |cost: u8| {
        Phrase::new("ask-payment")
            .with("seat", Seat(0))
            .with("space", Value::Text("m13".to_owned()))
            .with("building", Value::Word("building-tower".to_owned()))
            .with("discs", cost)
    };
    assert_eq!(
        polish.say(&phrase(1)),
        "A: z którego stosu bierzesz 1 krążek na wieżę na m13?"
    );
    assert_eq!(
        polish.say(&phrase(3)),
        "A: z którego stosu bierzesz 3 krążki na wieżę na m13?"
    );
    assert_eq!(
        polish.say(&phrase(5)),
        "A: z którego stosu bierzesz 5 krążków na wieżę na m13?"
    );
}
