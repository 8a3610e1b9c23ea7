//! The greedy bot. The balance of the card set is measured with
//! `longtable simulate numa-sera --seats N --bots greedy --games 2000`.

use kernel::{Dice, Game, Perspective, Quiet, Rng, Turn};
use numa_sera::{NumaSera, greedy};

/// It plays legal answers only, and finishes its games.
#[test]
fn the_greedy_bot_finishes_games() {
    let setup = super::set_up("seats=3");
    for nth in 0..3 {
        let mut dice = Dice::quick(Rng::stream(&[nth, 1]));
        let mut rng = Rng::stream(&[nth, 2]);
        let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
        let mut offered = Vec::new();
        while let Turn::Ask(seat) = game.turn() {
            let choice = greedy::choose(&Perspective::new(&game, seat), &mut rng);
            offered.clear();
            game.choices(&mut offered);
            assert!(offered.contains(&choice), "{choice:?} is not offered");
            game.apply(choice, &mut dice, &mut Quiet);
        }
        assert_ne!(game.standings().ending, "unfinished");
    }
}
