//! No answer costs an allocation: not listing, not sampling, not carrying out.

use counting_alloc::count;
use kernel::{Dice, Game, Quiet, Rng, Turn};
use numa_sera::NumaSera;

#[test]
fn playing_allocates_nothing() {
    for wish in ["seats=2", "seats=3 win=empire", "seats=4 promises=honour"] {
        let setup = super::set_up(wish);
        for seed in 0..5 {
            let mut dice = Dice::quick(Rng::new(seed));
            let mut rng = Rng::new(seed);
            let mut scratch = Vec::with_capacity(256);
            let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
            let allocations = count(|| {
                while game.turn() != Turn::Over {
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
