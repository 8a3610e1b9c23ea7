//! Golden matches: match files under `fixtures/<game>/golden/` that must replay for ever. One that does not means a new
//! version of the rules.

use std::ops::Range;

use kernel::{Published, Rng, Shared, Turn};
use referee::{Match, MatchFile, Seed};

/// Replays a golden match strictly: every step, the result, the seed, and the text itself, byte for byte.
pub fn check<G: Published>(text: &str, content: &Shared<G::Content>) -> Result<Match<G>, String> {
    let hint = "if content or rules were changed on purpose, run cargo xtask bless";
    replay(text, content).map_err(|why| format!("{why} ({hint})"))
}

fn replay<G: Published>(text: &str, content: &Shared<G::Content>) -> Result<Match<G>, String> {
    let file = MatchFile::<G>::read(text, content).map_err(|error| error.to_string())?;
    let seed = file
        .seed
        .as_ref()
        .ok_or("a golden match ends with its seed")?;
    if file.table.turn() != Turn::Over {
        return Err("a golden match is played to the end".to_owned());
    }
    let table = file
        .table
        .record()
        .resume(seed)
        .map_err(|error| error.to_string())?;
    let again = table.to_file(&file.names);
    let pairs = text.lines().map(Some).chain([None]);
    let first = pairs
        .zip(again.lines().map(Some).chain([None]))
        .position(|(one, other)| one != other);
    match first {
        Some(at) => Err(format!("line {}: written differently today", at + 1)),
        None => Ok(table),
    }
}

/// Plays random matches by seed until one is `wanted`, and returns it as a file.
pub fn bless<G: Published>(
    setup: &G::Setup,
    seeds: Range<u64>,
    max_steps: usize,
    mut wanted: impl FnMut(&Match<G>) -> bool,
) -> Option<String> {
    seeds
        .map(|seed| random_match::<G>(setup, seed, max_steps))
        .find(|table| table.turn() == Turn::Over && wanted(table))
        .map(|table| table.to_file(&[]))
}

/// A match of random answers; the same seed gives the same match.
pub fn random_match<G: Published>(setup: &G::Setup, seed: u64, max_steps: usize) -> Match<G> {
    let mut table = Match::<G>::new(setup.clone(), Seed::from_number(seed));
    let mut rng = Rng::stream(&[seed, 0x676f_6c64]);
    let mut scratch = Vec::new();
    while let Turn::Ask(seat) = table.turn() {
        if table.log().len() >= max_steps {
            break;
        }
        let choice = table.game().sample(&mut rng, &mut scratch);
        table
            .submit(seat, &[choice])
            .expect("a sampled choice is offered");
    }
    table
}
