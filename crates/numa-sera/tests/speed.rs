//! How fast sampled random playouts are. Run with `cargo test --release -p numa-sera --test speed -- --ignored --nocapture`.
#![allow(clippy::unwrap_used)] // helpers of tests

use std::io::Write;
use std::time::Instant;

use kernel::{Dice, Game, Published, Quiet, Rng, Turn};
use numa_sera::NumaSera;

#[test]
#[ignore = "a measurement, meaningful in a release build only"]
fn nanoseconds_per_decision() {
    let content = NumaSera::read_content(NumaSera::CONTENT).unwrap();
    let setup = NumaSera::set_up(&content, &"seats=4".parse().unwrap()).unwrap();
    let mut scratch = Vec::new();
    let mut decisions = 0_u64;
    let started = Instant::now();
    for seed in 0..1_000 {
        let mut dice = Dice::quick(Rng::stream(&[seed, 1]));
        let mut rng = Rng::stream(&[seed, 2]);
        let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
        while game.turn() != Turn::Over {
            let choice = game.sample(&mut rng, &mut scratch);
            game.apply(choice, &mut dice, &mut Quiet);
            decisions += 1;
        }
    }
    let each = started.elapsed().as_nanos() as u64 / decisions;
    writeln!(std::io::stdout(), "{decisions} decisions, {each} ns each").unwrap();
    assert!(each < 2_000, "{each} ns per decision");
}
