//! Random playouts allocate nothing: neither by sampling, nor by listing the choices, nor by copying the state. Allocations
//! are counted by thread, so the tests beside this one do not disturb it.

use ethnos::Ethnos;
use kernel::{Dice, Game, Published, Quiet, Rng, Turn};

#[test]
fn a_playout_allocates_nothing() {
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the content file is sound");
    for wanted in [
        "edition=first seats=2",
        "edition=polish seats=4",
        "edition=second seats=6",
        "edition=second seats=1",
    ] {
        let setup = Ethnos::set_up(&content, &wanted.parse().expect("a wish")).expect("a set-up");
        let mut scratch = Vec::with_capacity(64);
        let mut decisions = 0;
        let allocations = counting_alloc::count(|| {
            for seed in 0..50 {
                let mut rng = Rng::new(seed);
                let mut dice = Dice::quick(Rng::stream(&[seed, 1]));
                let mut game = Ethnos::start(&setup, &mut dice, &mut Quiet);
                while game.turn() != Turn::Over {
                    let sampled = game.sample(&mut rng, &mut scratch);
                    scratch.clear();
                    game.choices(&mut scratch);
                    assert!(scratch.contains(&sampled));
                    let copy = game.clone();
                    game = copy;
                    game.apply(sampled, &mut dice, &mut Quiet);
                    decisions += 1;
                }
            }
        });
        assert!(decisions > 5_000, "{decisions} decisions prove little");
        assert_eq!(
            allocations, 0,
            "{wanted}: {allocations} allocations in {decisions} decisions"
        );
    }
}
