//! Golden matches: one for each ending and each variant, and one for each way in which a version of the rules differs from the
//! one before. `BLESS=1` plays them again and writes them, each by its version.

use std::path::{Path, PathBuf};

use eko::{Eko, Event, Variant};
use kernel::{Dice, Game, Quiet, Turn};
use referee::Match;
use testkit::golden::{bless, check};

use crate::{all_variants, content, setup};

/// Matches that the second version of the rules plays differently: the name of the file, the set-up, and how the same answers
/// fare by the first version.
const SECOND: [(&str, &str, ByFirst); 2] = [
    (
        "second-moon-wins",
        "seats=2 +pyramids +temple-of-the-moon",
        ByFirst::GoesOn,
    ),
    (
        "second-emperor-first",
        "seats=2 +temple-of-the-moon",
        ByFirst::AsksMore,
    ),
];

#[derive(Clone, Copy, PartialEq, Debug)]
enum ByFirst {
    Same,
    /// EK-A4: the game is not over yet.
    GoesOn,
    /// EK-A9: there was a choice of discs for the Moon.
    AsksMore,
}

/// Gives the answers of a match to a table of the first version. Nothing is rolled after the deal.
fn by_first_version(table: &Match<Eko>) -> ByFirst {
    let record = table.record();
    let mut setup = record.setup;
    setup.rules = 1;
    let mut dice = Dice::tape(record.opening_tape);
    let mut game = Eko::start(&setup, &mut dice, &mut Quiet);
    for step in &record.steps {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        let choice = step.deed.answer().expect("bots do not concede");
        if game.turn() != Turn::Ask(step.seat) || !choices.contains(&choice) {
            return ByFirst::AsksMore;
        }
        game.apply(choice, &mut dice, &mut Quiet);
    }
    if game.turn() == Turn::Over {
        ByFirst::Same
    } else {
        ByFirst::GoesOn
    }
}

/// The name of the file, the set-up, and what must happen in it: an ending or an event. All of the first version of the rules.
const WANTED: [(&str, &str, &[&str]); 14] = [
    ("points", "seats=2", &["points"]),
    (
        "last-standing",
        "seats=2",
        &["last-standing", "EmperorsExchanged"],
    ),
    ("both-win", "seats=2", &["both-win"]),
    ("empty-board", "seats=2", &["empty-board"]),
    (
        "no-progress",
        "seats=3 +labyrinth labyrinth=ring",
        &["no-progress"],
    ),
    ("repetition", "seats=2 +labyrinth", &["repetition"]),
    (
        "stalemate",
        "seats=2 +labyrinth draw=strict",
        &["stalemate"],
    ),
    (
        "three-players",
        "seats=3",
        &["points", "Eliminated", "Kamikaze"],
    ),
    (
        "four-players",
        "seats=4",
        &["points", "ForcedMarch", "EmperorsExchanged"],
    ),
    (
        "labyrinth",
        "seats=2 +labyrinth",
        &["points", "LostToTempests"],
    ),
    (
        "pyramids",
        "seats=3 +pyramids",
        &["points", "LostToTempests"],
    ),
    (
        "temple-of-the-moon",
        "seats=2 +temple-of-the-moon",
        &["points", "MoonLanded"],
    ),
    (
        "temple-of-the-sand",
        "seats=2 +temple-of-the-sand",
        &["points", "Banished"],
    ),
    ("beacon", "seats=2 +beacon", &["points", "LostToTempests"]),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/eko/golden")
}

fn wanted() -> Vec<(String, String, Vec<String>)> {
    let owned = |list: &[&str]| list.iter().map(|&word| word.to_owned()).collect();
    let mut all: Vec<_> = WANTED
        .iter()
        .map(|(name, wish, what)| ((*name).to_owned(), (*wish).to_owned(), owned(what)))
        .collect();
    // Every variant has a match, if only one that ends.
    for key in Variant::ALL.map(Variant::key) {
        if !WANTED.iter().any(|(name, ..)| *name == key) {
            let wish = format!("seats=2 +{key}");
            all.push((key.to_owned(), wish, owned(&["points"])));
        }
    }
    for seats in 2..=4 {
        all.push((
            format!("all-variants-{seats}"),
            all_variants(seats),
            owned(&["points", "MoonLanded"]),
        ));
    }
    all
}

fn has(table: &Match<Eko>, what: &str) -> bool {
    let names = |event: &Event| format!("{event:?}").starts_with(what);
    table.game().standings().ending == what
        || table
            .log()
            .iter()
            .flat_map(|entry| &entry.events)
            .any(names)
}

#[test]
fn golden_matches_replay() {
    for (name, wish, what) in wanted() {
        let table = replayed(&name, &format!("rules=1 {wish}"), |table| {
            what.iter().all(|what| has(table, what))
        });
        for what in what {
            assert!(has(&table, &what), "{name} has lost its {what}");
        }
    }
}

#[test]
fn golden_matches_of_the_second_version_replay() {
    for (name, wish, wanted) in SECOND {
        let wish = format!("rules=2 {wish}");
        let table = replayed(name, &wish, |table| by_first_version(table) == wanted);
        assert_eq!(by_first_version(&table), wanted, "{name}");
        assert!(has(&table, "MoonLanded"), "{name}");
    }
}

/// The golden match of that name, played anew if it is to be blessed.
#[track_caller]
fn replayed(name: &str, wish: &str, wanted: impl FnMut(&Match<Eko>) -> bool) -> Match<Eko> {
    let path = folder().join(format!("{name}.match"));
    if std::env::var_os("BLESS").is_some() {
        let text = bless::<Eko>(&setup(wish), 0..20_000, 2_000, wanted);
        std::fs::create_dir_all(folder()).unwrap();
        std::fs::write(&path, text.unwrap_or_else(|| panic!("no match for {name}"))).unwrap();
    }
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    check::<Eko>(&text, &content()).unwrap_or_else(|error| panic!("{name}: {error}"))
}
