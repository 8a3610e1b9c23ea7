//! What is declared stays declared.

use kernel::{Notation, Seat, Turn};
use numa_sera::NumaSera;
use referee::{Match, NoTakeBack, Seed};

use super::set_up;

/// A match of random answers up to a declared Attack after which the attacker is asked for a Battle Card.
fn attacked(wanted: &str) -> (Match<NumaSera>, Seat) {
    for seed in 0..50 {
        let mut table = Match::<NumaSera>::new(set_up(wanted), Seed::from_number(seed));
        let mut rng = kernel::Rng::new(seed);
        let mut scratch = Vec::new();
        while let Turn::Ask(seat) = kernel::Game::turn(table.game()) {
            let choice = kernel::Game::sample(table.game(), &mut rng, &mut scratch);
            table.submit(seat, &[choice]).expect("it was offered");
            let attack = table.game().write_choice(choice).starts_with("attack ");
            let rolled = !table.log().last().expect("a step").step.tape.is_empty();
            if attack && !rolled && kernel::Game::turn(table.game()) == Turn::Ask(seat) {
                return (table, seat);
            }
        }
    }
    unreachable!("someone attacks with a card in hand")
}

/// NS-D6: not by the attacker, and not by consent either.
#[test]
fn a_declared_attack_is_not_taken_back() {
    let (mut table, seat) = attacked("seats=2");
    assert_eq!(table.take_back(seat), Err(NoTakeBack::Declared), "NS-D6");
    assert_eq!(
        table.take_back_by_consent(1),
        Err(NoTakeBack::Declared),
        "NS-D6"
    );
    assert_eq!(table.revocable(), 0, "NS-D6");
}

/// NS-D6: bots mind nothing. Against them alone even an Attack is taken back, and the match tells of it.
#[test]
fn alone_with_bots_even_an_attack_is_taken_back() {
    let (mut table, seat) = attacked("seats=2");
    let to = table.log().len() - 1;
    let mark = table.rewind(seat, to).expect("NS-D6");
    assert!(mark.is_some(), "NS-D6");
    assert_eq!(table.turn(), Turn::Ask(seat));
}

/// Matches that were begun with version 2 may have taken an Attack back: they still open.
#[test]
fn in_version_2_an_attack_could_be_taken_back() {
    let (mut table, seat) = attacked("rules=2 seats=2");
    let steps = table.log().len();
    assert_eq!(table.take_back(seat), Ok(()));
    assert_eq!(table.log().len(), steps - 1);
}
