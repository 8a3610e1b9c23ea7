//! Ethnos keeps the contract of every game: each edition, each number of seats, with and without its modules.

use ethnos::Ethnos;

use crate::tables::table;

#[track_caller]
fn keeps_the_contract(wanted: &str) {
    let summary = testkit::check_game::<Ethnos>(&table(wanted), 0..40, 3_000);
    if let Err(broken) = summary {
        panic!("{wanted}: {broken}");
    }
}

#[test]
fn first_edition() {
    for seats in 2..=6 {
        keeps_the_contract(&format!("edition=first seats={seats}"));
    }
}

#[test]
fn second_edition() {
    for seats in 2..=6 {
        keeps_the_contract(&format!("edition=second seats={seats}"));
    }
}
#[test]
fn solo() {
    for level in ["easy", "regular", "hard"] {
        keeps_the_contract(&format!("edition=second seats=1 level={level}"));
    }
}
