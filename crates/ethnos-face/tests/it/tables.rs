//! Tables to read, and the words to read them in.

use ethnos::{Ethnos, Setup};
use ethnos_face::EthnosFace;
use face::{Face, Language, Words};
use kernel::{Phrase, Published, Value};
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
