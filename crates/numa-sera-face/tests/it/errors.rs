//! What the rules refuse is a sentence in every language.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use face::{Face, Language, Words};
use kernel::{Notation, Phrase, Published, Value};
use numa_sera::NumaSera;
use numa_sera_face::NumaSeraFace;

use super::{content, words};

/// The beginnings of keys that the rules use for errors and refusals.
const KINDS: [&str; 4] = ["notation-", "setup-refused-", "audit-", "refused-"];

/// Every key of these kinds in the source of the rules.
fn keys_of_the_rules() -> BTreeSet<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../numa-sera/src");
    let mut source = String::new();
    read(&folder, &mut source);
    source
        .split('"')
        .filter(|text| KINDS.iter().any(|kind| text.starts_with(kind)))
        .map(str::to_owned)
        .collect()
}

fn read(folder: &Path, source: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, source);
        } else {
            source.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_error_has_words_in_every_language_and_none_is_unused() {
    let used = keys_of_the_rules();
    assert!(used.len() > 100, "only {} keys", used.len());
    for language in Language::ALL {
        let (table, lobby) = (
            words(language),
            Words::new(language, &[NumaSeraFace::setup_words(language)]).unwrap(),
        );
        for key in &used {
            assert!(table.knows(key), "{language}: no message {key}");
            let refusal = key.starts_with("refused-");
            assert!(refusal || lobby.knows(key), "{language}: no message {key}");
        }
        let files = NumaSeraFace::word_files(language, "reconstruction").concat();
        let written = files.lines().filter_map(|line| line.split_once(" = "));
        let written: BTreeSet<String> = written
            .map(|(key, _)| key.to_owned())
            .filter(|key| KINDS.iter().any(|kind| key.starts_with(kind)))
            .collect();
        assert_eq!(written, used, "{language}");
    }
}

#[track_caller]
fn says(phrase: &Phrase, english: &str, polish: &str) {
    assert_eq!(words(Language::English).say(phrase), english);
    assert_eq!(words(Language::Polish).say(phrase), polish);
}

#[test]
fn errors_of_setups_read_well() {
    let why = |wanted: &str| {
        let wanted = wanted.parse().unwrap();
        NumaSera::set_up(&content(), &wanted)
            .map(|_| ())
            .unwrap_err()
            .why
    };
    says(
        &why("seats=5"),
        "Winds of Numa Sera is for 2 to 4 players, not 5.",
        "Winds of Numa Sera jest dla 2–4 graczy, nie dla 5.",
    );
    says(
        &why("win=lose"),
        "win=lose: choose one of throne, empire.",
        "win=lose: możliwe wartości to throne, empire.",
    );
    says(
        &why("seats=2 kingdoms=meran,meran"),
        "kingdoms=meran,meran: write random, choose, or 2 different Kingdoms from numa-sera, meran, siaa-dee, dena-vale.",
        "kingdoms=meran,meran: napisz random, choose albo różne królestwa w liczbie 2 spośród: numa-sera, meran, siaa-dee, dena-vale.",
    );
}

#[test]
fn errors_of_positions_read_well() {
    let setup = NumaSera::set_up(&content(), &"seats=2".parse().unwrap()).unwrap();
    let why = |lines: &str| {
        let text = format!("kingdom A: numa-sera\nkingdom B: meran\n{lines}");
        NumaSera::read_position(&setup, &text)
            .map(|_| ())
            .unwrap_err()
            .why
    };
    says(
        &why("hand A: excalibur"),
        "There is no card “excalibur”.",
        "Nie ma karty „excalibur”.",
    );
    says(
        &why("skills A: lore 3\nskills B: lore 3"),
        "There are only 5 cards of Lore Training.",
        "Szkolenie mądrości: liczba kart to tylko 5.",
    );
    says(
        &why("agenda: end-turn"),
        "The agenda must end with a question.",
        "Lista kroków musi kończyć się pytaniem.",
    );
    let figures = Phrase::new("audit-skill")
        .with("skill", Value::Word("skill-lore".to_owned()))
        .with("has", 4_u8)
        .with("needs", 5_u8);
    says(
        &figures,
        "Lore Training: 4 cards instead of 5.",
        "Szkolenie mądrości: liczba kart to 4 zamiast 5.",
    );
}
