//! Whatever bytes come in, no panic, and no piece is lost.

use ethnos::Ethnos;
use kernel::Rng;

use crate::tables::table;

const TABLES: [&str; 5] = [
    "edition=first seats=4",
    "edition=polish seats=2",
    "edition=second seats=6 +recruitment",
    "edition=first seats=3 +draw-two",
    "edition=second seats=1 level=easy",
];

/// Bytes as answers, chains, wrong seats and take-backs. `FUZZ_SECONDS` makes it go on for longer.
#[test]
fn bytes_are_no_danger() {
    for_a_while(|bytes, wanted| testkit::fuzz_bytes::<Ethnos>(&table(wanted), bytes).map(drop));
}

/// Bytes as choices, positions, set-ups, content files and match files.
#[test]
fn texts_are_no_danger() {
    for_a_while(|bytes, wanted| testkit::fuzz_text::<Ethnos>(&table(wanted), bytes).map(drop));
}

#[track_caller]
fn for_a_while(attack: impl Fn(&[u8], &str) -> Result<(), String>) {
    let seconds = std::env::var("FUZZ_SECONDS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(2);
    let until = std::time::Instant::now() + std::time::Duration::from_secs(seconds);
    let seed = std::env::var("FUZZ_SEED")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1);
    let mut rng = Rng::new(seed);
    let mut nth = 0;
    while std::time::Instant::now() < until {
        let bytes: Vec<u8> = (0..200 + rng.below(1_800))
            .map(|_| rng.below(256) as u8)
            .collect();
        let wanted = TABLES[nth % TABLES.len()];
        attack(&bytes, wanted)
            .unwrap_or_else(|why| panic!("{wanted}, input {nth} of seed {seed}: {why}"));
        nth += 1;
    }
    assert!(nth > 0, "nothing was tried");
}
