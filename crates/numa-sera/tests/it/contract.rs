//! The contract of the kernel, for every number of players and both win settings.

use kernel::Viewer;
use numa_sera::NumaSera;
use testkit::{Zone, check_game, check_redeal, scaled};

/// NS-R1-1, NS-R1-4, NS-R1-5, NS-R4-1, NS-D43: matches of any size end, and nothing is lost or shown on the way.
#[track_caller]
fn keeps(wanted: &str, matches: u64) {
    let setup = super::set_up(wanted);
    let summary = check_game::<NumaSera>(&setup, 0..scaled(matches), 20_000)
        .unwrap_or_else(|error| panic!("{error}"));
    assert!(
        summary.widest <= 64,
        "a question with {} answers",
        summary.widest
    );
}

/// Matches for each setup. The suite tries every clause at every step of the first few; the others are for their number of
/// different states.
const MATCHES: u64 = 24;

#[test]
fn two_players_keep_the_contract() {
    keeps("seats=2 win=throne", MATCHES);
    keeps("seats=2 win=empire", MATCHES);
}

#[test]
fn three_players_keep_the_contract() {
    keeps("seats=3 win=throne", MATCHES);
    keeps("seats=3 win=empire", MATCHES);
}

#[test]
fn four_players_keep_the_contract() {
    keeps("seats=4 win=throne", MATCHES);
    keeps("seats=4 win=empire", MATCHES);
}

#[test]
fn other_options_keep_the_contract() {
    keeps("seats=2 win=empire kingdoms=choose", 10);
    keeps("seats=3 win=throne promises=honour", 10);
    keeps("seats=3 win=empire loot=all", 8);
    keeps("seats=4 win=throne +last-seat", 8);
    keeps("seats=4 win=empire loot=none first=B", 8);
    keeps("rules=2 seats=3 win=empire", 6);
}

/// NS-R15-1: hands, decks and face-down cards are dealt anew for everyone who may not see them.
#[test]
fn what_is_hidden_is_dealt_again() {
    let setup = super::set_up("seats=3");
    check_redeal::<NumaSera>(&setup, 0..6, 1_500, zones).unwrap_or_else(|error| panic!("{error}"));
}

fn zones(game: &NumaSera, viewer: Viewer) -> Vec<Zone> {
    game.hidden_zones(viewer)
        .into_iter()
        .map(|(name, contents)| Zone::of(name, &contents))
        .collect()
}
