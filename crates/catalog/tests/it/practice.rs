//! The positions that the program ships to practise on: each can be played, each option is offered, and the best one is clearly the best.

use std::collections::BTreeSet;
use std::sync::Arc;

use catalog::{AnyGame, Puzzle, written_with};
use kernel::Turn;
use referee::Seed;

/// All positions of a game, of which there are at least so many.
fn check(game: &str, least: usize) {
    let game = catalog::find(game).unwrap().open(None).unwrap();
    let game: Arc<dyn AnyGame> = Arc::from(game);
    let puzzles = game.puzzles();
    assert!(puzzles.len() >= least, "{} positions", puzzles.len());
    let keys: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.key.as_str()).collect();
    assert_eq!(keys.len(), puzzles.len(), "each has a key of its own");
    for puzzle in puzzles {
        play(&*written_with(&game, puzzle.content), puzzle);
        compare(puzzle);
        let again = Puzzle::read_all(&puzzle.to_string()).unwrap();
        assert_eq!(again[0].position, puzzle.position, "{}", puzzle.key);
    }
}

/// Files end their lines without spaces.
fn lines(position: &str) -> Vec<&str> {
    position.trim().lines().map(str::trim_end).collect()
}

/// By the rules, every option from the beginning of the position.
fn play(game: &dyn AnyGame, puzzle: &Puzzle) {
    for option in &puzzle.options {
        let table = game.open_position(
            &puzzle.setup,
            &puzzle.position,
            Seed::from_number(1),
            Vec::new(),
        );
        let mut table = table.unwrap_or_else(|why| panic!("{}: {why}", puzzle.key));
        assert_eq!(
            lines(&table.position()),
            lines(&puzzle.position),
            "{}: the position is not written as it would be now",
            puzzle.key
        );
        let Turn::Ask(seat) = table.turn() else {
            panic!("{}: nobody is asked", puzzle.key);
        };
        let chain: Vec<&str> = option.chain.iter().map(String::as_str).collect();
        let told = table.told_move(0, &chain, face::Language::Polish);
        assert_eq!(
            told.sentences.len(),
            chain.len(),
            "{}: {chain:?}",
            puzzle.key
        );
        // The whole chain may end with a roll, so it is given answer by answer.
        for answer in &chain {
            let taken = table.submit(seat, &[answer]);
            assert!(
                taken.is_ok(),
                "{}: {answer} of {chain:?} is refused",
                puzzle.key
            );
        }
        assert!(table.steps() >= chain.len());
    }
}

fn compare(puzzle: &Puzzle) {
    let [best, others @ ..] = &puzzle.options[..] else {
        panic!("{}: no options", puzzle.key);
    };
    for other in others {
        let lead = best.chance.mean - other.chance.mean;
        let margin = best.chance.margin.hypot(other.chance.margin);
        // Written with a tenth of a point.
        assert!(lead >= 0.0185 && lead > margin, "{}: {other:?}", puzzle.key);
    }
    let worst = others.last().expect("a blunder");
    let lead = best.chance.mean - worst.chance.mean;
    assert!(lead >= 0.0985, "{}: nothing is at stake", puzzle.key);
}

#[test]
fn positions_of_ethnos_can_be_practised() {
    check("ethnos", 50);
}

#[test]
fn positions_of_eko_can_be_practised() {
    check("eko", 50);
}

#[test]
fn positions_of_numa_sera_can_be_practised() {
    check("numa-sera", 21);
}

#[test]
fn what_is_wrong_in_a_file_is_said_with_its_line() {
    let wrong = |file: &str, why: &str| {
        let said = Puzzle::read_all(file).unwrap_err();
        assert!(said.contains(why), "{said}");
    };
    wrong("setup: seats=2", "line 1: a puzzle has to come first");
    wrong(
        "puzzle: 1\noption: many ±1 draw",
        "line 2: \"many\" is no chance",
    );
    wrong("puzzle: 1\noption: 50", "line 2: an option has");
    wrong("puzzle: 1\n\ncolour: red", "line 3: \"colour\" is nothing");
}
