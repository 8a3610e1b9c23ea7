//! Chief Bruno's three levels (ET-SOLO-65): easy is easier than regular, and regular is easier than hard.

use ethnos::Ethnos;
use kernel::{Dice, Game, Quiet, Rng, Seat, Turn};

use crate::tables::table;

/// By how many points a player who answers at random is behind Bruno, on the average.
fn behind(level: &str, games: u64) -> f64 {
    let setup = table(&format!("edition=second seats=1 level={level}"));
    let mut scratch = Vec::new();
    let mut sum = 0;
    for seed in 0..games {
        let mut rng = Rng::stream(&[seed, 1]);
        let mut dice = Dice::quick(Rng::stream(&[seed, 2]));
        let mut game = Ethnos::start(&setup, &mut dice, &mut Quiet);
        while game.turn() != Turn::Over {
            let choice = game.sample(&mut rng, &mut scratch);
            game.apply(choice, &mut dice, &mut Quiet);
        }
        let standings = game.standings();
        let score = |seat| standings.of(seat).expect("both parties are ranked").score;
        sum += i64::from(score(Seat(1)) - score(Seat(0)));
    }
    sum as f64 / games as f64
}

#[test]
fn easy_is_easier_than_regular_and_regular_than_hard() {
    let [easy, regular, hard] = ["easy", "regular", "hard"].map(|level| behind(level, 2_000));
    // A standard deviation of one game is about 40 points, so of these means about 1.
    assert!(easy + 3.0 < regular, "easy {easy}, regular {regular}");
    assert!(regular + 3.0 < hard, "regular {regular}, hard {hard}");
}
