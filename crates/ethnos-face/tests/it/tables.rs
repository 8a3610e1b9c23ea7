//! Tables to read, and the words to read them in.

use ethnos::{Ethnos, Setup, View};
use ethnos_face::EthnosFace;
use face::{Face, Language, Words};
use kernel::{Game, Phrase, Published, Value, Viewer};
use referee::{Match, Seed};

const NAMES: [&str; 6] = ["Ewa", "Jan", "Ola", "Piotr", "Zofia", "Adam"];

/// A set-up in the words of the command line, such as `edition=first seats=4`.
#[track_caller]
pub(crate) fn set_up(wanted: &str) -> Setup {
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the content file is sound");
    Ethnos::set_up(&content, &wanted.parse().expect("a wish"))
        .unwrap_or_else(|error| panic!("{wanted}: {error}"))
}

#[track_caller]
pub(crate) fn table(wanted: &str, seed: u64) -> Match<Ethnos> {
    Match::new(set_up(wanted), Seed::from_number(seed))
}

/// Tables of an edition that have all its tribes between them.
#[track_caller]
pub(crate) fn tables_of_all_tribes(edition: &str) -> Vec<View> {
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the content file is sound");
    let menu = Ethnos::menu(&content);
    let list = menu.options.iter().find_map(|option| option.list.as_ref());
    let parts = &list.expect("tribes can be chosen").parts;
    let own = parts.iter().filter(|part| part.editions.contains(&edition));
    let keys: Vec<&str> = own.map(|part| part.key.as_str()).collect();
    let view = |from: usize| {
        let some: Vec<&str> = keys.iter().cycle().skip(from).take(6).copied().collect();
        let wanted = format!("edition={edition} seats=4 tribes={}", some.join(","));
        table(&wanted, 1).game().view(Viewer::Spectator)
    };
    (0..keys.len()).step_by(6).map(view).collect()
}

pub(crate) fn words(language: Language, dialect: &str) -> Words {
    Words::new(language, &EthnosFace::word_files(language, dialect))
        .expect("the word files can be read")
        .named(NAMES.map(str::to_owned).to_vec())
}

/// Says a phrase and fails if a message behind it is missing. Errors inside a message panic by themselves in tests.
#[track_caller]
pub(crate) fn say(words: &Words, phrase: &Phrase) -> String {
    known(words, phrase);
    let said = words.say(phrase);
    assert!(!said.contains(['{', '}', '$']), "{}: {said}", phrase.key);
    assert!(!said.contains("  "), "{}: {said:?}", phrase.key);
    assert_eq!(said, said.trim(), "{}", phrase.key);
    said
}

#[track_caller]
fn known(words: &Words, phrase: &Phrase) {
    let knows = |key: &str| {
        let language = words.language();
        assert!(words.knows(key), "no message {key:?} in {language}");
    };
    knows(phrase.key);
    for (_, value) in &phrase.args {
        match value {
            Value::Word(key) => knows(key),
            Value::List(phrases) => phrases.iter().for_each(|phrase| known(words, phrase)),
            _ => {}
        }
    }
}
