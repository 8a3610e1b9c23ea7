//! The contract suite for every number of players: the base game, every variant alone, and all together.

use eko::{Eko, Event, Variant};
use testkit::{Labels, Summary, check_game_with, scaled};

use crate::{all_variants, setup};

/// No random match comes near it with the draw rule on (EK-A15).
const MOST_STEPS: usize = 5_000;

/// What can happen; each must.
const EVENTS: [&str; 21] = [
    "Dealt",
    "Swapped",
    "SwapDeclined",
    "TurnBegan",
    "Moved",
    "LostToTempests",
    "Regrouped",
    "Attacked",
    "Kamikaze",
    "EmperorCaptured",
    "EmperorsExchanged",
    "Built",
    "BuildingReturned",
    "ActionSkipped",
    "ForcedMarch",
    "Banished",
    "Reinforced",
    "ReinforcementSkipped",
    "MoonLanded",
    "Eliminated",
    "Ended",
];

fn check(wish: &str, matches: u64) -> Summary {
    let label = |_: &Eko, event: &Event, labels: &mut Labels| {
        let name = format!("{event:?}");
        let name = name.split([' ', '{']).next().unwrap().to_owned();
        *labels.entry(name).or_default() += 1;
    };
    check_game_with::<Eko>(&setup(wish), 0..scaled(matches), MOST_STEPS, label)
        .unwrap_or_else(|error| panic!("{wish}: {error}"))
}

/// Matches for each set-up that has one variant at most.
const MATCHES: u64 = 24;

/// Matches with all variants together, where everything that can happen must.
const TOGETHER: u64 = 100;

/// Base, ring, each variant alone, and all together.
fn keep_the_contract(seats: u8) {
    check(&format!("seats={seats}"), MATCHES);
    check(&format!("seats={seats} +labyrinth labyrinth=ring"), MATCHES);
    for variant in Variant::ALL {
        check(&format!("seats={seats} +{}", variant.key()), MATCHES);
    }
    let summary = check(&all_variants(seats), TOGETHER);
    // With two players the game ends when one of them would be out.
    let possible = EVENTS
        .into_iter()
        .filter(|&event| seats > 2 || event != "Eliminated");
    assert_eq!(summary.missing(possible), [""; 0], "{seats} players");
}

#[test]
fn two_players_keep_the_contract() {
    keep_the_contract(2);
}

#[test]
fn three_players_keep_the_contract() {
    keep_the_contract(3);
}

#[test]
fn four_players_keep_the_contract() {
    keep_the_contract(4);
}

/// Without the house rule for draws (EK-A15) matches still end, by the other rules.
#[test]
fn strict_games_keep_the_contract() {
    let summary = check("seats=2 draw=strict", 20);
    assert!(
        !summary.endings.contains_key("repetition") && !summary.endings.contains_key("no-progress")
    );
}
