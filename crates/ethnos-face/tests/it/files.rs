//! The word files hold what the code says and nothing else.

use std::collections::BTreeSet;
use std::path::Path;

use ethnos::{Edition, Level, words::kingdom_key};
use ethnos_face::EthnosFace;
use face::check::{check_words, doubles, keys};
use face::{ByLanguage, Face, Language};
use kernel::{Game, Viewer};

use crate::tables::{say, table, tables_of_all_tribes, words};

const WORDS: ByLanguage<&str> = face::word_files!("../../words/", "../../words/errors."; ".ftl");
const SECOND: ByLanguage<&str> = face::word_files!("../../words/", "-second.ftl");

/// What comes before a key that the program writes out.
const CALLS: [&str; 7] = [
    "Phrase::new(\"",
    "Phrase::new( \"",
    "word(\"",
    "by(view, *seat, \"",
    "by(view, Seat(0), \"",
    "unreadable(\"",
    "unknown(\"",
];

/// How keys begin that are handed on before they become a phrase.
const FAMILIES: [&str; 9] = [
    "no-",
    "not-",
    "position-",
    "pieces-",
    "fore-",
    "markerless-",
    "declined-",
    "drew",
    "dealt",
];

/// The keys that the program writes out in full.
pub(crate) fn written_out() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut keys = BTreeSet::new();
    for name in ["ethnos", "ethnos-face"] {
        collect(&crates.join(name).join("src"), &mut keys);
    }
    assert!(keys.len() > 200, "the sources were read");
    keys
}

fn collect(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("sources are there") {
        let path = entry.expect("sources can be read").path();
        if path.is_dir() {
            collect(&path, keys);
            continue;
        }
        // The keys of abilities are those of their views; `families` puts them together.
        // How to play has word files of its own; its pages are tested with them.
        if path.ends_with("ability.rs") || path.ends_with("table/how.rs") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("sources are text");
        let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for call in CALLS {
            let quoted = text.split(call).skip(1);
            keys.extend(quoted.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
        }
        let of_family = |part: &&str| {
            let key = |c: char| c.is_ascii_lowercase() || c == '-';
            FAMILIES.iter().any(|start| part.starts_with(start)) && part.chars().all(key)
        };
        keys.extend(text.split('"').filter(of_family).map(str::to_owned));
    }
}

/// The keys that are put together: names of tribes and what they do, colours, kingdoms, Ages, places and levels.
fn families(edition: Edition) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for view in tables_of_all_tribes(edition.key()) {
        for colour in view.colours {
            keys.insert(format!("colour-{}", colour.key()));
            keys.insert(kingdom_key(edition, colour));
        }
        for (tribe, ability) in view.tribes.iter().zip(&view.abilities) {
            keys.insert(format!("tribe-{}", tribe.key()));
            keys.insert(format!("ability-{}", ability.key()));
            keys.insert(format!("brief-{}", ability.key()));
        }
    }
    keys.extend(Level::ALL.map(|level| format!("level-{}", level.key())));
    for nth in 1..=3 {
        keys.insert(format!("age-{nth}"));
        keys.insert(format!("place-{nth}"));
    }
    keys
}

#[test]
fn every_key_has_a_message_in_every_language_and_dialect() {
    for &edition in Edition::ALL {
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
    let first = &written | &families(Edition::First);
    let second = &written | &families(Edition::Second);
    // An ability of the second edition alone is told in the file of both.
    let said = &first | &second;
    check_words(&WORDS, |key| said.contains(key)).unwrap_or_else(|problems| panic!("{problems}"));
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
    for edition in EthnosFace::dialects() {
        let game = table(&format!("edition={edition} seats=2"), 1);
        let view = game.game().view(Viewer::Spectator);
        assert_eq!(EthnosFace::dialect(&view), *edition);
    }
}

/// What a tribe does is said by its ability alone: the view names it, and it has a rule of its own.
#[test]
fn abilities_are_in_the_view() {
    for &edition in Edition::ALL {
        for view in tables_of_all_tribes(edition.key()) {
            assert_eq!(view.tribes.len(), view.abilities.len());
            for ability in &view.abilities {
                assert_ne!(ability.key(), "none", "{view:?}");
                let rule = format!("- **{}**", ability.rule());
                assert!(
                    EthnosFace::rules(Language::English).contains(&rule),
                    "{rule}"
                );
                for language in Language::ALL {
                    let words = words(language, edition.key());
                    let brief = say(&words, &ethnos::words::brief(*ability));
                    assert!(brief.chars().count() <= 17, "{brief:?} fits no card");
                }
            }
        }
    }
}
