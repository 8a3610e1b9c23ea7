//! What every game promises, for every number of players.

use kernel::{Rng, Seat, Turn};
use referee::{Exit, Match, Seed};
use template_game::TemplateGame;
use testkit::{Zone, check_game, check_redeal, fuzz_bytes, fuzz_text};

use crate::setup::setup;

/// Twenty cards, and at most as many passes between two of them as there are players.
const MOST_STEPS: usize = 100;

#[test]
fn every_number_of_players_keeps_the_contract() {
    for seats in 2..=4 {
        let setup = setup(&format!("seats={seats}"));
        let summary = check_game::<TemplateGame>(&setup, 0..100, MOST_STEPS).unwrap();
        for ending in ["goal", "stalled"] {
            assert!(summary.endings.contains_key(ending), "{seats}: {ending}");
        }
    }
}

#[test]
fn whoever_concedes_comes_last_and_the_last_one_left_wins() {
    let mut table = Match::<TemplateGame>::new(setup("seats=3"), Seed::from_number(1));
    table.leave(Seat(2), Exit::Concede).unwrap();
    assert_eq!(table.turn(), Turn::Ask(Seat(0)), "TG-CONCEDE-1");
    assert_eq!(table.standings().of(Seat(2)).unwrap().rank, 3, "TG-CONCEDE-1");
    table.leave(Seat(0), Exit::Concede).unwrap();
    assert_eq!(table.turn(), Turn::Over, "TG-CONCEDE-1");
    assert!(table.standings().winners().eq([Seat(1)]), "TG-CONCEDE-1");
}

#[test]
fn what_is_hidden_is_dealt_again() {
    for seats in 2..=4 {
        let zones = |game: &TemplateGame, viewer| {
            let hidden = game.hidden_from(viewer).into_iter();
            hidden.map(|(name, cards)| Zone::of(name, &cards)).collect()
        };
        let setup = setup(&format!("seats={seats}"));
        check_redeal(&setup, 0..20, MOST_STEPS, zones).unwrap();
    }
}

#[test]
fn no_bytes_bring_it_down() {
    let mut rng = Rng::new(1);
    let setup = setup("seats=3");
    for _ in 0..300 {
        let bytes: Vec<u8> = (0..rng.below(300)).map(|_| rng.next_u64() as u8).collect();
        fuzz_bytes::<TemplateGame>(&setup, &bytes).unwrap();
        fuzz_text::<TemplateGame>(&setup, &bytes).unwrap();
    }
}
