//! Iterations allocate nothing once the lists are warm: only the arenas of the tree grow, by doubling.

use bots::{Bot, Budget, Ismcts, Settings};
use eko::Eko;
use ethnos::Ethnos;
use kernel::{Dice, Game, Guide, Perspective, Published, Quiet, Rng, Turn};

#[global_allocator]
static COUNTING: counting_alloc::Counting = counting_alloc::Counting;

#[test]
fn an_iteration_allocates_nothing() {
    let content = Ethnos::read_content(Ethnos::CONTENT).unwrap();
    let setup = Ethnos::set_up(&content, &"seats=4".parse().unwrap()).unwrap();
    let game = Ethnos::start(&setup, &mut Dice::quick(Rng::new(1)), &mut Quiet);
    let Turn::Ask(seat) = game.turn() else {
        panic!("a new match asks a seat");
    };
    let side = Perspective::new(&game, seat);
    let allocations = |iterations: u32| {
        let mut bot = Ismcts::new(Settings {
            budget: Budget::Iterations(iterations),
            style: Some(0),
            ..Settings::default()
        });
        counting_alloc::count(|| bot.choose(&side, &mut Rng::new(2)))
    };
    let (few, many) = (allocations(500), allocations(8000));
    // Sixteen times the iterations: four doublings of each of two arenas, and the path gets a little longer.
    assert!(many <= few + 12, "{few} allocations, then {many}");
}

fn opinion_allocates_nothing<G: Published + Guide>() {
    let content = G::read_content(G::CONTENT).expect("our own content");
    let setup = G::set_up(&content, &"seats=4".parse().expect("a wish")).expect("a set-up");
    let mut game = G::start(&setup, &mut Dice::quick(Rng::new(1)), &mut Quiet);
    let net = game.prior().expect("bots have learned it");
    let (mut choices, mut weights) = (Vec::new(), Vec::new());
    for _ in 0..40 {
        choices.clear();
        weights.clear();
        game.choices(&mut choices);
        game.weigh(&choices, &mut weights);
        let mut most = f32::MIN;
        let allocations = counting_alloc::count(|| {
            game.describe(&choices, &weights, &mut |row| {
                most = most.max(net.score(row))
            });
        });
        assert!(allocations == 0 && most > f32::MIN);
        game.apply(choices[0], &mut Dice::quick(Rng::new(2)), &mut Quiet);
    }
}

#[test]
fn a_learned_opinion_allocates_nothing() {
    opinion_allocates_nothing::<Ethnos>();
    opinion_allocates_nothing::<Eko>();
}
