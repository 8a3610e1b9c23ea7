//! Lines of two positions crossed: what is read without an error can be played to the end, piece by piece, by everyone.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use ethnos::Ethnos;
use kernel::{Determinize, Dice, Game, Notation, Quiet, Rng, Turn, Viewer};

use crate::tables::table;

const TABLES: [&str; 6] = [
    "edition=first seats=2 tribes=centaur,elf,merfolk,orc,skeleton",
    "edition=first seats=4 tribes=wizard,elf,orc,troll,skeleton,giant",
    "edition=polish seats=3 tribes=wingfolk,halfling,orc,centaur,skeleton",
    "edition=second seats=3 +recruitment tribes=owl,koi,raccoon,dog,monkey",
    "edition=second seats=1 level=easy",
    "edition=second seats=1 level=hard",
];

/// Every position of a random match.
fn positions(wanted: &str, seed: u64) -> Vec<String> {
    let setup = table(wanted);
    let (mut rng, mut dice) = (Rng::new(seed), Dice::quick(Rng::new(seed + 1)));
    let mut game = Ethnos::start(&setup, &mut dice, &mut Quiet);
    let mut scratch = Vec::new();
    let mut seen = vec![game.write_position()];
    while game.turn() != Turn::Over {
        let choice = game.sample(&mut rng, &mut scratch);
        game.apply(choice, &mut dice, &mut Quiet);
        seen.push(game.write_position());
    }
    seen
}

/// Some lines of `one` replaced by those of `other`; the deck is what is nowhere else.
fn crossed(one: &str, other: &str, rng: &mut Rng) -> String {
    let split = |text: &str| -> BTreeMap<String, String> {
        let lines = text.lines().filter_map(|line| line.split_once(": "));
        lines
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect()
    };
    let (mut lines, other) = (split(one), split(other));
    lines.remove("deck");
    lines.remove("above");
    let keys: Vec<&String> = other
        .keys()
        .filter(|key| *key != "deck" && *key != "above")
        .collect();
    for _ in 0..1 + rng.below(4) {
        let key = keys[rng.below(keys.len() as u32) as usize];
        lines.insert(key.clone(), other[key].clone());
    }
    let lines = lines.iter().map(|(key, value)| format!("{key}: {value}\n"));
    lines.collect()
}

fn play_on(mut game: Ethnos, rng: &mut Rng) {
    let mut dice = Dice::quick(rng.clone());
    let mut scratch = Vec::new();
    for _ in 0..60 {
        let Turn::Ask(_) = game.turn() else { break };
        if rng.below(8) == 0 {
            game = game.determinize(Viewer::Spectator, rng);
        }
        game.choices(&mut Vec::new());
        let choice = game.sample(rng, &mut scratch);
        game.apply(choice, &mut dice, &mut Quiet);
        game.audit().expect("no piece is lost");
        for viewer in Viewer::all(game.seats()) {
            let _ = game.view(viewer);
        }
    }
}

/// ET-AGE-13 ET-COMP-16
#[test]
fn crossed_positions_are_refused_or_played() {
    let rounds: usize = std::env::var("CROSSED")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(150);
    let mut read = 0;
    for (nth, wanted) in TABLES.iter().enumerate() {
        let setup = table(wanted);
        let mut rng = Rng::new(40 + nth as u64);
        let (ones, others) = (positions(wanted, 1), positions(wanted, 3));
        for _ in 0..rounds {
            let one = &ones[rng.below(ones.len() as u32) as usize];
            let other = &others[rng.below(others.len() as u32) as usize];
            let text = crossed(one, other, &mut rng);
            let Ok(game) = Ethnos::read_position(&setup, &text) else {
                continue;
            };
            read += 1;
            let mut rng = rng.clone();
            let fine = catch_unwind(AssertUnwindSafe(|| play_on(game, &mut rng)));
            assert!(fine.is_ok(), "{wanted}\n{text}");
        }
    }
    assert!(read > 0, "nothing was read");
}
