//! The engine and a naive second generator agree on every question of 100,000 random positions (EK-M1 to EK-M8, EK-K1 to EK-K9,
//! EK-RF1 to EK-RF6, EK-V-T2 to EK-V-T6, EK-V-R2, EK-V-R3, EK-V-W2, EK-V-M2, EK-V-D2), and on counts of deeper trees.

use std::collections::BTreeSet;

use eko::{Choice, Eko, Setup, Stage, Variant};
use kernel::{Dice, Game, Notation, Published, Quiet, Rng, Turn, Viewer};

use crate::naive::Naive;
use crate::{all_variants, setup};

/// Plays random matches until so many positions have been compared.
fn agree(wish: &str, positions: usize) {
    let setup = setup(wish);
    let (mut compared, mut seed) = (0, 0);
    let mut choices = Vec::new();
    while compared < positions {
        let mut rng = Rng::stream(&[seed, 77]);
        let mut dice = Dice::quick(Rng::new(seed));
        let mut game = Eko::start(&setup, &mut dice, &mut Quiet);
        while game.turn() != Turn::Over && compared < positions {
            choices.clear();
            game.choices(&mut choices);
            let text = game.write_position();
            let engine: BTreeSet<String> = choices
                .iter()
                .map(|&choice| game.write_choice(choice))
                .collect();
            assert_eq!(engine.len(), choices.len(), "doubles in {choices:?}");
            assert_eq!(
                engine,
                Naive::read(Eko::content(&setup), &text).choices(),
                "{wish}\n{text}"
            );
            let cost = |choice: &Choice| match choice {
                Choice::Through(zones) => zones.len(),
                _ => 0,
            };
            assert!(
                choices.is_sorted_by_key(cost),
                "EK-A22: the cheapest way comes first"
            );
            game.apply(*rng.pick(&choices).unwrap(), &mut dice, &mut Quiet);
            compared += 1;
        }
        seed += 1;
    }
}

#[test]
fn base_games_agree() {
    agree("seats=2", 25_000);
    agree("seats=3", 15_000);
    agree("seats=4", 10_000);
}

#[test]
fn variants_agree() {
    for variant in Variant::ALL {
        agree(&format!("seats=2 +{}", variant.key()), 4_000);
    }
    agree("seats=3 +labyrinth labyrinth=ring", 4_000);
    agree("seats=2 +labyrinth +beacon", 4_000);
    agree(&all_variants(2), 6_000);
    agree(&all_variants(3), 4_000);
    agree(&all_variants(4), 4_000);
}

/// How many ways there are to answer the next `depth` questions.
fn perft(game: &Eko, depth: u32) -> u64 {
    if depth == 0 || game.turn() == Turn::Over {
        return 1;
    }
    let mut choices = Vec::new();
    game.choices(&mut choices);
    if depth == 1 {
        return choices.len() as u64;
    }
    choices
        .into_iter()
        .map(|choice| {
            let mut next = game.clone();
            next.apply(choice, &mut Dice::tape(Vec::new()), &mut Quiet);
            perft(&next, depth - 1)
        })
        .sum()
}

/// The same by text alone: the naive generator names the answers, the engine only carries them out.
fn naive_perft(game: &Eko, setup: &Setup, depth: u32) -> u64 {
    if depth == 0 || game.turn() == Turn::Over {
        return 1;
    }
    let choices = Naive::read(Eko::content(setup), &game.write_position()).choices();
    if depth == 1 {
        return choices.len() as u64;
    }
    choices
        .into_iter()
        .map(|text| {
            let mut next = game.clone();
            let choice = game.read_choice(&text).unwrap();
            next.apply(choice, &mut Dice::tape(Vec::new()), &mut Quiet);
            naive_perft(&next, setup, depth - 1)
        })
        .sum()
}

/// A position some way into a match that is easy to play again: seed 5, so many random answers, and on to the next action.
fn fixed(setup: &Setup, answers: usize) -> Eko {
    let mut rng = Rng::new(5);
    let mut dice = Dice::quick(Rng::new(5));
    let mut game = Eko::start(setup, &mut dice, &mut Quiet);
    let mut nth = 0;
    while nth < answers || game.view(Viewer::Spectator).stage != Stage::Action {
        nth += 1;
        let choice = game.sample(&mut rng, &mut Vec::new());
        game.apply(choice, &mut dice, &mut Quiet);
    }
    game
}

#[test]
fn trees_have_the_pinned_sizes() {
    let pinned = [
        ("seats=2", 60, [17, 59, 1037]),
        ("seats=3", 80, [19, 51, 725]),
        ("seats=4", 100, [19, 45, 682]),
        (&all_variants(2), 70, [15, 81, 639]),
    ];
    for (wish, answers, counts) in pinned {
        let setup = setup(&format!("{wish} board=standard"));
        let game = fixed(&setup, answers);
        let found = [1, 2, 3].map(|depth| perft(&game, depth));
        assert_eq!(found, counts, "{wish} after {answers} answers");
        assert_eq!(naive_perft(&game, &setup, 3), found[2]);
    }
}
