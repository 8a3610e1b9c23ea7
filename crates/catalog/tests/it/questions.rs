//! What newcomers ask: the right rule is among the first three answers, in both languages.

use catalog::{GAMES, Listed};
use face::search::{Search, stem};
use face::{Face as _, Language};

fn asked(game: &str, file: &str, language: Language) -> Vec<(String, Vec<String>)> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures");
    let path = format!("{root}/{game}/{file}.{}.txt", language.code());
    let text = std::fs::read_to_string(&path).expect("the questions are there");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (question, ids) = line.split_once(" | ").expect("a question and its rules");
            let ids = ids.split_whitespace().map(str::to_owned).collect();
            (question.to_owned(), ids)
        })
        .collect()
}

#[test]
fn the_right_rule_is_among_the_first_three_answers() {
    let files = [
        ("questions", 20),
        ("more-questions", 16),
        ("other-questions", 20),
        ("fresh-questions", 20),
        ("newer-questions", 20),
        ("fourth-questions", 20),
        ("fifth-questions", 20),
        ("sixth-questions", 20),
        ("seventh-questions", 20),
        ("eighth-questions", 20),
        ("ninth-questions", 20),
        ("tenth-questions", 20),
        ("eleventh-questions", 20),
        ("twelfth-questions", 20),
        ("fourteenth-questions", 20),
        ("fifteenth-questions", 20),
        ("sixteenth-questions", 20),
    ];
    let mut missed = files.map(|(file, all)| find(file, all, 2, GAMES)).concat();
    missed.extend(find("last-questions", 20, 2, &GAMES[..2]));
    missed.extend(find("thirteenth-questions", 20, 2, &GAMES[..1]));
    assert!(missed.is_empty(), "{missed:#?}");
}

/// Of so many questions at most so many are missed: what is missed where it is more.
fn find(file: &str, all: usize, most: usize, games: &[Listed]) -> Vec<String> {
    let mut failed = Vec::new();
    for listed in games {
        let game = listed.open(None).expect("we ship it");
        for language in Language::ALL {
            let questions = asked(listed.key, file, language);
            assert_eq!(questions.len(), all, "{} in {language}", listed.key);
            let wrong: Vec<String> = questions
                .iter()
                .filter_map(|(question, ids)| {
                    let found = game.find_rules(language, question);
                    let right = found.iter().take(3).any(|id| ids.contains(id));
                    let first = &found[..found.len().min(5)];
                    (!right).then(|| format!("{question} {ids:?}: {first:?}"))
                })
                .collect();
            if wrong.len() > most {
                failed.extend(wrong);
            }
        }
    }
    failed
}

/// Each question that people are known to ask finds its own rule, and the rules that are named are there.
#[test]
fn what_is_indexed_is_found() {
    let faces: [fn(Language) -> &'static str; 3] = [
        ethnos_face::EthnosFace::asked,
        eko_face::EkoFace::asked,
        numa_sera_face::NumaSeraFace::asked,
    ];
    for (listed, asked) in GAMES.iter().zip(faces) {
        let game = listed.open(None).expect("we ship it");
        for language in Language::ALL {
            let book = game.rules(language);
            let search = Search::new(&book, asked(language), language);
            assert_eq!(search.unknown(asked(language)), Vec::<&str>::new());
            for line in asked(language)
                .lines()
                .filter(|line| !line.starts_with(['#', '=', '~', '>', '-']))
            {
                let (id, questions) = line.split_once(": ").expect("a rule and questions");
                for question in questions.split(';') {
                    let found = search.find(question);
                    let first = &found[..found.len().min(4)];
                    assert!(first.contains(&id), "{language}: {question}: {first:?}");
                }
            }
        }
    }
}

/// Words are compared by their stems, never inside of other words.
#[test]
fn tie_does_not_find_abilities() {
    let game = GAMES[0].open(None).expect("we ship it");
    let book = game.rules(Language::English);
    let tie = stem("tie", Language::English);
    let found = game.find_rules(Language::English, "tie");
    assert!(found.len() > 5, "{found:?}");
    let same = ["tie", "tied", "ties", "equal", "equally", "equals", "even"];
    let same = same.map(|word| stem(word, Language::English));
    for id in &found {
        let rule = book.rules().find(|rule| rule.id == id).expect("found");
        let section = book
            .sections()
            .iter()
            .find(|section| section.rules.contains(rule));
        let said = format!("{} {}", rule.text, section.expect("its own").title).to_lowercase();
        let mut words = said.split(|letter: char| !letter.is_alphanumeric());
        let says = words.any(|word| same.contains(&stem(word, Language::English)));
        let asked = ethnos_face::EthnosFace::asked(Language::English);
        let mut asked = asked
            .lines()
            .filter(|line| line.starts_with(&format!("{id}: ")));
        assert!(
            says || asked.any(|line| line.contains(&tie)),
            "{id}: {said}"
        );
    }
}

/// Polish is asked in any case, and on any keyboard.
#[test]
fn polish_is_found_in_all_its_cases() {
    let game = GAMES[0].open(None).expect("we ship it");
    let first = |question: &str| {
        let found = game.find_rules(Language::Polish, question);
        found.into_iter().take(8).collect::<Vec<_>>()
    };
    for word in ["smoki", "smoków", "smokiem", "smoka"] {
        assert_eq!(first(word), first("smok"), "{word}");
    }
    assert_eq!(first("zetony trolli"), first("żetony trolli"));
}

/// People write as they hear, and leave letters out.
#[test]
fn slips_of_spelling_are_forgiven() {
    let asked = [
        (
            0,
            Language::English,
            "what do skeletens do",
            "what do skeletons do",
        ),
        (0, Language::English, "centuar", "centaur"),
        (
            1,
            Language::English,
            "can I catch the emporer",
            "can I catch the emperor",
        ),
        (
            1,
            Language::Polish,
            "ile kosztuje wierza",
            "ile kosztuje wieża",
        ),
        (
            2,
            Language::English,
            "how do I get a strongold",
            "how do I get a stronghold",
        ),
        (
            2,
            Language::Polish,
            "co to jest twiedza",
            "co to jest twierdza",
        ),
    ];
    for (game, language, slip, meant) in asked {
        let game = GAMES[game].open(None).expect("we ship it");
        let find = |question| game.find_rules(language, question);
        assert_eq!(find(slip)[..3], find(meant)[..3], "{slip}");
    }
}

/// What somebody tells before they ask does not hide the question.
#[test]
fn a_clause_is_answered() {
    let game = GAMES[2].open(None).expect("we ship it");
    let find = |question| game.find_rules(Language::English, question);
    let told = "my sister plays it with her friends on Sundays, is there a hand limit?";
    assert_eq!(find(told)[0], find("is there a hand limit?")[0]);
}

/// An id finds its rule, and the beginning of one its group.
#[test]
fn ids_are_found() {
    let game = GAMES[0].open(None).expect("we ship it");
    let find = |question| game.find_rules(Language::English, question);
    assert_eq!(find("et-hand-1"), ["ET-HAND-1"]);
    assert!(find("ET-HAND").len() > 1);
    assert_eq!(find("xyzzy"), Vec::<String>::new());
}
