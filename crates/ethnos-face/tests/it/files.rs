//! The word files hold what the code says and nothing else.

use std::collections::BTreeSet;
use std::path::Path;

use ethnos::{Edition, Level, Tribe, words::kingdom_key};
use ethnos_face::EthnosFace;
use face::check::{check_words, doubles, keys};
use face::{ByLanguage, Face, Language};
use kernel::{Game, Viewer};

use crate::tables::{table, words};

const WORDS: ByLanguage<&str> = face::word_files!("../../words/", ".ftl");
const SECOND: ByLanguage<&str> = face::word_files!("../../words/", "-second.ftl");

/// The keys that the program writes out in full.
pub(crate) fn written_out() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut keys = BTreeSet::new();
    for name in ["ethnos", "ethnos-face"] {
        collect(&crates.join(name).join("src"), &mut keys);
    }
    assert!(keys.len() > 150, "the sources were read");
    keys
}

fn collect(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("sources are there") {
        let path = entry.expect("sources can be read").path();
        if path.is_dir() {
            collect(&path, keys);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("sources are text");
        let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for call in ["Phrase::new(\"", "word(\"", "Phrase::new( \""] {
            let quoted = text.split(call).skip(1);
            keys.extend(quoted.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
        }
        let refusals = text.split('"').filter(|part| part.starts_with("no-"));
        keys.extend(refusals.map(str::to_owned));
    }
}

/// The keys that are put together: names of tribes, colours, kingdoms, Ages, places and levels.
fn families(edition: Edition) -> BTreeSet<String> {
    let game = table(&format!("edition={} seats=4", edition.key()), 1);
    let view = game.game().view(Viewer::Spectator);
    let mut keys = BTreeSet::new();
    for colour in view.colours {
        keys.insert(format!("colour-{}", colour.key()));
        keys.insert(kingdom_key(edition, colour));
    }
    let (first, second) = Tribe::ALL.split_at(12);
    let tribes = if edition == Edition::Second {
        second
    } else {
        first
    };
    keys.extend(tribes.iter().map(|tribe| format!("tribe-{}", tribe.key())));
    keys.extend(Level::ALL.map(|level| format!("level-{}", level.key())));
    for nth in 1..=3 {
        keys.insert(format!("age-{nth}"));
        keys.insert(format!("place-{nth}"));
    }
    keys
}

#[test]
fn every_key_has_a_message_in_every_language_and_dialect() {
    for edition in Edition::ALL {
        let keys: BTreeSet<_> = &written_out() | &families(edition);
        for language in Language::ALL {
            let words = words(language, edition.key());
            let missing: Vec<_> = keys.iter().filter(|key| !words.knows(key)).collect();
            assert!(missing.is_empty(), "{language}, {edition:?}: {missing:?}");
        }
    }
}

#[test]
fn every_language_has_the_words_that_are_said_and_no_others() {
    let written = written_out();
    let common = &written | &families(Edition::First);
    let second = &written | &families(Edition::Second);
    check_words(&WORDS, |key| common.contains(key)).unwrap_or_else(|problems| panic!("{problems}"));
    // A language renames what its own words need, so these files differ.
    for language in Language::ALL {
        let renamed = SECOND.of(language);
        let keys = keys(renamed);
        let unused: Vec<_> = keys.iter().filter(|key| !second.contains(**key)).collect();
        assert!(unused.is_empty(), "{language}: never said: {unused:?}");
        assert_eq!(doubles(renamed).next(), None, "{language}");
    }
}

#[test]
fn every_edition_has_a_dialect() {
    let editions = Edition::ALL.map(Edition::key);
    assert_eq!(EthnosFace::dialects(), editions);
    for edition in editions {
        let game = table(&format!("edition={edition} seats=2"), 1);
        let view = game.game().view(Viewer::Spectator);
        assert_eq!(EthnosFace::dialect(&view), edition);
    }
}
