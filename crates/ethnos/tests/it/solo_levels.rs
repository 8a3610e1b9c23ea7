//! Chief Bruno's three levels (ET-SOLO-65): easy is easier than regular, and regular is easier than hard.

use ethnos::{Choice, Ethnos};
use kernel::{Dice, Game, Guide, Quiet, Rng, Seat, Turn};

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

/// ET-SOLO-21, ET-SOLO-66: to bots a card of the pool costs more with the level hard, where two go to the Dashboard after it; one of the
/// deck costs as much as ever.
#[test]
fn bots_know_the_level() {
    let mut cards = 0;
    for seed in 0..20 {
        let [regular, hard] = ["regular", "hard"].map(|level| {
            let setup = table(&format!("edition=second seats=1 level={level}"));
            let dice = &mut Dice::quick(Rng::new(seed));
            let game = Ethnos::start(&setup, dice, &mut Quiet);
            let (mut answers, mut weights) = (Vec::new(), Vec::new());
            game.choices(&mut answers);
            game.weigh(&answers, &mut weights);
            answers.into_iter().zip(weights).collect::<Vec<_>>()
        });
        for ((answer, regular), (same, hard)) in regular.into_iter().zip(hard) {
            assert_eq!(answer, same, "levels change no deal");
            if matches!(answer, Choice::Take(_)) {
                assert!(hard < regular, "{answer:?}: {hard} and {regular}");
                cards += 1;
            } else {
                assert_eq!(hard, regular, "{answer:?}");
            }
        }
    }
    assert!(cards > 40, "{cards} cards in pools");
}
