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

/// Bytes as answers, chains, wrong seats and take-backs.
#[test]
fn bytes_are_no_danger() {
    attack(80, |bytes, wanted| {
        testkit::fuzz_bytes::<Ethnos>(&table(wanted), bytes).map(drop)
    });
}

/// Bytes as choices, positions, set-ups, content files and match files: alone, and strewn into true texts.
#[test]
fn texts_are_no_danger() {
    attack(60, |bytes, wanted| {
        testkit::fuzz_text::<Ethnos>(&table(wanted), bytes).map(drop)
    });
}

/// So many inputs for each table; `FUZZ_TIMES` multiplies them, and `FUZZ_SEED` makes others.
#[track_caller]
fn attack(inputs: u64, with: impl Fn(&[u8], &str) -> Result<(), String>) {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let (times, seed) = (
        number("FUZZ_TIMES").unwrap_or(1),
        number("FUZZ_SEED").unwrap_or(1),
    );
    let mut rng = Rng::new(seed);
    for nth in 0..inputs * times {
        for wanted in TABLES {
            let bytes: Vec<u8> = (0..200 + rng.below(1_800))
                .map(|_| rng.below(256) as u8)
                .collect();
            with(&bytes, wanted)
                .unwrap_or_else(|why| panic!("{wanted}, input {nth} of seed {seed}: {why}"));
        }
    }
}
