//! No answer costs an allocation: not listing, not sampling, not carrying out.
#![allow(clippy::unwrap_used)] // helpers of tests

use counting_alloc::{Counting, count};
use kernel::{Dice, Game, Published, Quiet, Rng, Turn};
use numa_sera::NumaSera;

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn playing_allocates_nothing() {
    let content = NumaSera::read_content(NumaSera::CONTENT).unwrap();
    for wish in ["seats=2", "seats=3 win=empire", "seats=4 promises=honour"] {
        let setup = NumaSera::set_up(&content, &wish.parse().unwrap()).unwrap();
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
