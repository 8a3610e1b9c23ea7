//! No answer costs an allocation: not listing, not sampling, not carrying out.
#![allow(clippy::unwrap_used)] // helpers of tests

use counting_alloc::{Counting, count};
use eko::{Eko, Variant};
use kernel::{Dice, Game, Published, Quiet, Rng, Turn, Wanted};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn playing_allocates_nothing() {
    let content = Eko::read_content(Eko::CONTENT).unwrap();
    let all = Variant::ALL
        .map(|variant| format!("+{}", variant.key()))
        .join(" ");
    for wish in [
        "seats=2".to_owned(),
        "seats=4".to_owned(),
        format!("seats=3 {all}"),
    ] {
        let wanted: Wanted = wish.parse().unwrap();
        let setup = Eko::set_up(&content, &wanted).unwrap();
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
