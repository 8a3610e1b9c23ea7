//! Times sampled random playouts on one core: `cargo run --release -p eko --example playouts -- [set-up …]`.
#![allow(clippy::print_stdout)]

use std::time::Instant;

use eko::Eko;
use kernel::{Dice, Game, Published, Quiet, Rng, Turn, Wanted};

const MATCHES: u64 = 2_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let wish: Vec<String> = std::env::args().skip(1).collect();
    let wanted: Wanted = wish.join(" ").parse()?;
    let setup = Eko::set_up(&Eko::read_content(Eko::CONTENT)?, &wanted)?;
    let mut endings = std::collections::BTreeMap::new();
    let (mut decisions, mut longest, mut starting) = (0_u64, 0_u64, std::time::Duration::ZERO);
    let mut scratch = Vec::new();
    let begun = Instant::now();
    for seed in 0..MATCHES {
        let mut rng = Rng::new(seed);
        let mut dice = Dice::quick(Rng::new(seed));
        let start = Instant::now();
        let mut game = Eko::start(&setup, &mut dice, &mut Quiet);
        starting += start.elapsed();
        let mut steps = 0;
        while game.turn() != Turn::Over {
            let choice = game.sample(&mut rng, &mut scratch);
            game.apply(choice, &mut dice, &mut Quiet);
            steps += 1;
        }
        decisions += steps;
        longest = longest.max(steps);
        *endings.entry(game.standings().ending).or_insert(0_u32) += 1;
    }
    let playing = begun.elapsed() - starting;
    println!("{MATCHES} matches, {decisions} decisions, longest {longest}, endings {endings:?}");
    println!(
        "{:.1} ns a decision; {:.1} µs to set up a match",
        playing.as_nanos() as f64 / decisions as f64,
        starting.as_nanos() as f64 / 1000.0 / MATCHES as f64
    );
    Ok(())
}
