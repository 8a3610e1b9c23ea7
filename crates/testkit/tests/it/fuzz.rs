//! Bytes to matches and to text: no panic, and broken promises are found.

use kernel::Rng;
use testkit::toy::{Flaw, Setup, Toy};
use testkit::{Fuzzed, fuzz_bytes, fuzz_text};

fn bytes(seed: u64, most: u32) -> Vec<u8> {
    let mut rng = Rng::stream(&[seed]);
    let count = rng.below(most);
    (0..count).map(|_| rng.next_u64() as u8).collect()
}

#[test]
fn bytes_reach_everything_and_break_nothing() {
    let mut all = Fuzzed::default();
    for seed in 0..2_000 {
        let one = fuzz_bytes::<Toy>(&Setup::standard(3), &bytes(seed, 400)).unwrap();
        all.steps += one.steps;
        all.refused += one.refused;
        all.taken_back += one.taken_back;
        all.over |= one.over;
    }
    assert!(all.over && all.steps > 10_000, "{all:?}");
    assert!(all.refused > 5_000 && all.taken_back > 100, "{all:?}");
}

#[test]
fn no_bytes_are_no_match() {
    assert_eq!(
        fuzz_bytes::<Toy>(&Setup::standard(2), &[]),
        Ok(Fuzzed::default())
    );
}

#[test]
fn a_lost_piece_is_found() {
    let found = (0..100).find_map(|seed| {
        fuzz_bytes::<Toy>(&Setup::flawed(3, Flaw::Piece), &bytes(seed, 400)).err()
    });
    assert!(found.is_some_and(|why| why.contains("toy-cards-of-value")));
}

#[test]
fn text_breaks_nothing() {
    let read: u32 = (0..4_000)
        .map(|seed| fuzz_text::<Toy>(&Setup::standard(3), &bytes(seed, 60)).unwrap())
        .sum();
    assert!(read > 500, "only {read} of the texts are positions");
}

#[test]
fn a_position_that_cannot_be_is_found() {
    let found = (0..4_000)
        .find_map(|seed| fuzz_text::<Toy>(&Setup::flawed(3, Flaw::Piece), &bytes(seed, 60)).err());
    assert!(found.is_some_and(|why| why.contains("a position is read that cannot be")));
}
