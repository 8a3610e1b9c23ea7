//! Every lesson is played to its end by the rules, and its coach has something to say about all of it.

use std::sync::Arc;

use catalog::{AnyGame, GAMES, Lesson, Look, Moment, Waits, written_with};
use face::{Face as _, Language};
use kernel::{Turn, Viewer};
use referee::Seed;

fn each_lesson(check: impl Fn(&dyn AnyGame, &Lesson)) {
    for listed in GAMES {
        let game: Arc<dyn AnyGame> = Arc::from(listed.open(None).expect("we ship it"));
        for lesson in game.lessons() {
            check(&*written_with(&game, lesson.content), lesson);
        }
    }
}

/// The seat that the script names is asked and may answer so; the table shows whatever a card points at.
#[test]
fn every_lesson_is_played_by_the_rules() {
    each_lesson(|game, lesson| {
        let mut table = opened(game, lesson);
        let mut card = 0;
        loop {
            let stand = lesson.stand(card, table.steps());
            let name = format!("{} {}", lesson.key, lesson.cards[stand.card].key);
            let wanted = lesson.wanted(stand, table.steps());
            let chain: Vec<&str> = wanted.iter().map(|play| play.answer.as_str()).collect();
            let card_shown = &lesson.cards[stand.card];
            let mut lit = match card_shown.at == table.steps() {
                true => card_shown.lit.clone(),
                false => Vec::new(),
            };
            match stand.waits {
                Waits::Nothing => break,
                Waits::Next => card = stand.card + 1,
                Waits::Answer | Waits::Others => {
                    assert_ne!(table.turn(), Turn::Over, "{name}");
                    lit.extend(table.places(&chain));
                }
            }
            if stand.waits != Waits::Others {
                let page = table.page(&look(lesson));
                let html = format!("{}{}", page.status.0, page.stage.0);
                for place in lit {
                    let there = shows(&html, &place);
                    assert!(there, "{name} points at {place}, which is nowhere");
                }
            }
            let plays = match stand.waits {
                Waits::Next => lesson.skipped(stand, table.steps()).to_vec(),
                _ => vec![
                    lesson
                        .play_at(table.steps())
                        .expect("a script goes on")
                        .clone(),
                ],
            };
            for play in plays {
                let taken = table.submit(play.seat, &[&play.answer]);
                let taken = taken.map_err(|no| table.explain(&no, Language::English).to_string());
                let steps = taken.unwrap_or_else(|why| {
                    let answers = table.answers(Language::English).into_iter();
                    let answers: Vec<String> = answers.map(|answer| answer.notation).collect();
                    panic!("{name}: {}: {why}, but {answers:?}", play.answer)
                });
                assert_eq!(steps[0].choice, play.answer, "{name}: as it is written");
            }
        }
        let left = lesson.play_at(table.steps());
        assert_eq!(left, None, "{} plays on after its last card", lesson.key);
        // From never heard of it to a first win.
        if lesson.key == game.lessons()[0].key {
            let standings = table.standings();
            let winners: Vec<_> = standings.winners().collect();
            assert_eq!((table.turn(), winners), (Turn::Over, vec![lesson.seat]));
        }
    });
}

/// Whether something on the page is called so.
fn shows(html: &str, place: &str) -> bool {
    html.split("data-at=\"").skip(1).any(|rest| {
        let names = rest.split('"').next().unwrap_or_default();
        names.split(' ').any(|name| name == place)
    })
}

fn opened(game: &dyn AnyGame, lesson: &Lesson) -> Box<dyn catalog::AnyTable> {
    let (seed, names) = (Seed::from_number(lesson.seed), Vec::new());
    match &lesson.position {
        Some(position) => game
            .open_position(&lesson.setup, position, seed, names)
            .unwrap_or_else(|why| panic!("{}: {why}", lesson.key)),
        None => game
            .open_table(&lesson.setup, seed, names)
            .expect("a lesson has a set-up that can be played"),
    }
}

fn look(lesson: &Lesson) -> Look<'static> {
    Look {
        viewer: Viewer::Seated(lesson.seat),
        language: Language::English,
        sitters: &[],
        path: "/t/lesson",
        rules: "/rules/game",
        notes: &face::NOTHING,
        moment: Moment::default(),
    }
}

/// A card says why in two sentences; what was learned is a list beside them.
#[test]
fn a_card_has_two_sentences() {
    each_lesson(|game, lesson| {
        for language in Language::ALL {
            let words = game.lesson_words(language);
            for card in &lesson.cards {
                let key = format!("{}-{}-text", lesson.key, card.key);
                let text = words.word(&key);
                let lines = text.lines().filter(|line| !line.starts_with('✓'));
                let said = lines.collect::<Vec<_>>().join(" ");
                let ends = said.char_indices().filter(|(at, letter)| {
                    let after = said[at + letter.len_utf8()..].trim_start_matches('*');
                    ".!?".contains(*letter) && (after.is_empty() || after.starts_with(' '))
                });
                assert!(
                    (1..=2).contains(&ends.count()),
                    "{key} in {language}: {said}"
                );
            }
        }
    });
}

/// Each card has a title and a text, one that waits for an answer says for which, and no word is left over. What is cited is a rule.
#[test]
fn the_coach_has_words_for_every_card() {
    let faces: [fn(Language) -> &'static str; 3] = [
        ethnos_face::EthnosFace::lesson_words,
        eko_face::EkoFace::lesson_words,
        numa_sera_face::NumaSeraFace::lesson_words,
    ];
    assert_eq!(GAMES.len(), faces.len());
    for (listed, words) in GAMES.iter().zip(faces) {
        let game = listed.open(None).expect("we ship it");
        let mut keys: Vec<String> = Vec::new();
        for lesson in game.lessons() {
            keys.extend([lesson.key.to_owned(), format!("{}-about", lesson.key)]);
            for card in &lesson.cards {
                let key = format!("{}-{}", lesson.key, card.key);
                keys.extend([key.clone(), format!("{key}-text")]);
                if lesson.stand(usize::MAX, card.at).waits == Waits::Answer
                    && lesson.cards.iter().rfind(|other| other.at == card.at) == Some(card)
                {
                    keys.push(format!("{key}-do"));
                }
                let book = game.rules(Language::English);
                for rule in &card.rules {
                    assert!(
                        book.rules().any(|known| known.id == rule),
                        "{key} cites {rule}"
                    );
                }
            }
        }
        keys.sort();
        for language in Language::ALL {
            let said: Vec<&str> = face::check::keys(words(language)).into_iter().collect();
            assert_eq!(said, keys, "{} in {language}", listed.key);
        }
    }
}
