//! Ethnos keeps the contract of every game: each edition, each number of seats, with and without its modules.

use ethnos::{Ethnos, Event, Tribe};

use crate::tables::{table, tribes_of};

/// Matches for each set-up: the first of them are looked at most closely, the others bring rare Leaders and endings.
const MATCHES: u64 = 24;

/// Plays the suite and returns the tribes that led a Band.
#[track_caller]
fn keeps_the_contract(wanted: &str) -> Vec<String> {
    let watch = |_: &Ethnos, event: &Event, labels: &mut testkit::Labels| match event {
        Event::BandPlayed { leader, .. } => {
            *labels.entry(leader.tribe.key().to_owned()).or_default() += 1
        }
        Event::BrunoPlays { leader, .. } => {
            *labels.entry(format!("bruno {}", leader.key())).or_default() += 1
        }
        _ => {}
    };
    let matches = testkit::scaled(MATCHES);
    let summary = testkit::check_game_with::<Ethnos>(&table(wanted), 0..matches, 4_000, watch);
    let summary = summary.unwrap_or_else(|broken| panic!("{wanted}: {broken}"));
    assert_eq!(summary.matches, matches);
    summary.labels.into_keys().collect()
}

/// All tribes that can lead did.
#[track_caller]
fn edition(edition: &str, modules: &str) {
    let tribes = tribes_of(edition);
    for seats in 2..=6 {
        let led = keeps_the_contract(&format!("edition={edition} seats={seats} {modules}"));
        let missing: Vec<_> = tribes
            .iter()
            .filter(|tribe| !led.iter().any(|led| led == tribe.key()))
            .collect();
        assert!(
            missing
                .iter()
                .all(|tribe| matches!(tribe, Tribe::Skeleton | Tribe::Dog)),
            "never led: {missing:?}"
        );
    }
}

#[test]
fn first_edition() {
    edition("first", "");
}

#[test]
fn first_edition_with_modules() {
    edition("first", "+recruitment +draw-two");
}

#[test]
fn polish_edition() {
    edition("polish", "");
}

#[test]
fn polish_edition_with_recruitment() {
    edition("polish", "+recruitment");
}

#[test]
fn second_edition() {
    edition("second", "");
}

#[test]
fn second_edition_with_recruitment() {
    edition("second", "+recruitment");
}

#[test]
fn solo() {
    for level in ["easy", "regular", "hard"] {
        let led = keeps_the_contract(&format!("edition=second seats=1 level={level}"));
        // Six clans, led by the player and by Chief Bruno.
        assert_eq!(led.len(), 12, "{led:?}");
    }
}
