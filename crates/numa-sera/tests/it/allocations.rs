//! No answer costs an allocation: not listing, not sampling, not carrying out; and no judgement of a table.

use counting_alloc::count;
use kernel::{Dice, Game, Guide, Notation, Quiet, Rng, Turn};
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

#[test]
fn judging_allocates_nothing() {
    // The net is read once, before the first table.
    let known = "kingdom A: numa-sera\nkingdom B: meran\n";
    let known = NumaSera::read_position(&super::set_up("seats=2 first=A"), known).unwrap();
    known.worth(&mut [0.0; 4]);
    for wish in ["seats=2", "seats=4 win=empire"] {
        let setup = super::set_up(wish);
        let mut dice = Dice::quick(Rng::new(7));
        let mut rng = Rng::new(7);
        let mut scratch = Vec::with_capacity(256);
        let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
        let mut tables = 0;
        while game.turn() != Turn::Over {
            let mut worth = [0.0; 4];
            assert_eq!(count(|| game.worth(&mut worth)), 0, "{wish}");
            let all: f32 = worth.iter().sum();
            assert!((all - 1.0).abs() < 1e-3, "{worth:?}");
            tables += 1;
            let choice = game.sample(&mut rng, &mut scratch);
            game.apply(choice, &mut dice, &mut Quiet);
        }
        assert!(tables > 100, "{tables}");
    }
}

#[test]
fn a_learned_opinion_allocates_nothing() {
    for wish in ["seats=2", "seats=4 win=empire"] {
        let setup = super::set_up(wish);
        let mut dice = Dice::quick(Rng::new(11));
        let mut rng = Rng::new(11);
        let mut choices = Vec::with_capacity(256);
        let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
        let net = game.prior().expect("bots have learned it");
        let mut described = 0;
        while game.turn() != Turn::Over {
            choices.clear();
            game.choices(&mut choices);
            let allocations = count(|| {
                game.describe(&choices, &[], &mut |row| {
                    assert!(net.score(row).is_finite());
                    described += 1;
                });
            });
            assert_eq!(allocations, 0, "{wish}");
            let choice = game.sample(&mut rng, &mut Vec::with_capacity(256));
            game.apply(choice, &mut dice, &mut Quiet);
        }
        assert!(described > 500, "{described}");
    }
}
