//! No answer costs an allocation: not listing, not sampling, not carrying out.

use counting_alloc::count;
use eko::Eko;
use kernel::{Dice, Game, Quiet, Rng, Turn};

use crate::{all_variants, setup};

#[test]
fn playing_allocates_nothing() {
    for wish in ["seats=2", "seats=4", &all_variants(3)] {
        let setup = setup(wish);
        for seed in 0..5 {
            let mut dice = Dice::quick(Rng::new(seed));
            let mut rng = Rng::new(seed);
            let mut scratch = Vec::with_capacity(512);
            let mut game = Eko::start(&setup, &mut dice, &mut Quiet);
            let allocations = count(|| {
                while game.turn() != Turn::Over {
                    scratch.clear();
                    game.choices(&mut scratch);
                    let choice = game.sample(&mut rng, &mut scratch);
                    let mut copy = game.clone();
                    copy.apply(choice, &mut dice, &mut Quiet);
                    game = copy;
                }
            });
            assert_eq!(allocations, 0, "{wish}");
        }
    }
}
