//! The bank, the guards against endless games, and leaving early.

use kernel::{Dice, Game, Notation, Quiet, Rng, Seat, Turn, Viewer};
use numa_sera::{Choice, NumaSera};

use super::set_up;

#[test]
fn the_bank_is_bottomless() {
    let setup = set_up("seats=2 first=A");
    let text = "kingdom A: numa-sera\nkingdom B: meran\ncapital A: 900\nexplored: yes\n";
    let mut game = NumaSera::read_position(&setup, text).unwrap();
    let mut dice = Dice::script(vec![]);
    game.apply(Choice::Build, &mut dice, &mut Quiet);
    let capital = game.view(Viewer::Spectator).players[0].capital;
    assert_eq!(capital, 903, "NS-D4: more than the 70 coins in the box");
}

/// After forty rounds the player who is furthest ahead wins.
#[test]
fn forty_rounds_are_enough() {
    let setup = set_up("seats=2 first=A");
    let text = "round: 40\nactive: B\nkingdom A: numa-sera\nkingdom B: meran\nskills A: lore 1\nexplored: yes\n";
    let mut game = NumaSera::read_position(&setup, text).unwrap();
    let mut dice = Dice::script(vec![]);
    game.apply(Choice::Build, &mut dice, &mut Quiet);
    game.apply(Choice::NoTick, &mut dice, &mut Quiet);
    assert_eq!(game.turn(), Turn::Over, "NS-D40");
    let standings = game.standings();
    assert_eq!(standings.ending, "length-guard", "NS-D40");
    let winners: Vec<Seat> = standings.winners().collect();
    assert_eq!(winners, [Seat(0)], "NS-D40: Lore 1 against nothing");
}

/// With 40 Other Actions taken, only exploring, building and attacking are left.
#[test]
fn a_turn_has_forty_other_actions() {
    let setup = set_up("seats=2 first=A");
    let position = |actions: u8, explored: &str| {
        let text = format!(
            "kingdom A: numa-sera\nkingdom B: meran\ncapital A: 90\nhand A: longsword\nactions: {actions}\nexplored: {explored}\n"
        );
        NumaSera::read_position(&setup, &text).unwrap()
    };
    let offered = |game: &NumaSera| {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        choices
    };
    let other = |choice: &Choice| !matches!(choice, Choice::Build | Choice::Attack(_));
    assert_eq!(offered(&position(40, "no")), [Choice::Explore], "NS-D43");
    assert!(offered(&position(39, "yes")).iter().any(other), "NS-D43");
    let tired = position(40, "yes");
    assert!(!offered(&tired).iter().any(other), "NS-D43");
    let buy = tired.read_choice("buy lore").unwrap();
    let rule = tired.why_not(Seat(0), buy).rule().map(|rule| rule.0);
    assert_eq!(rule, Some("NS-D43"));
}

/// Who concedes is eliminated, and no one is credited.
#[test]
fn conceding_is_elimination_without_credit() {
    let (mut game, _) = super::setup::start("seats=3 first=A", 4);
    let mut dice = Dice::quick(Rng::new(1));
    assert!(game.concede(Seat(0), &mut dice, &mut Quiet), "NS-D42");
    let seen = game.view(Viewer::Spectator);
    assert!(seen.players[0].eliminated, "NS-D42");
    let credited = seen.players.iter().any(|player| player.slain > 0);
    assert!(!credited, "NS-D42");
    assert_eq!(game.turn(), Turn::Ask(Seat(1)), "NS-D42");
    game.audit().unwrap();
    game.concede(Seat(1), &mut dice, &mut Quiet);
    let end = (game.turn(), game.standings().ending);
    assert_eq!(end, (Turn::Over, "survivor"), "NS-D42");
}

/// NS-D42: a Battle is called off, whoever of the two concedes, and the turn of an attacker who does is over.
#[test]
fn conceding_calls_a_battle_off() {
    for attacker_goes in [true, false] {
        let (mut game, _) = super::setup::start("seats=3 first=A", 4);
        let mut dice = Dice::quick(Rng::new(1));
        let strike = Choice::Attack(numa_sera::Target::Hero(Seat(2)));
        let mut offered = Vec::new();
        while game.view(Viewer::Spectator).battle.is_none() {
            offered.clear();
            game.choices(&mut offered);
            let choice = offered.iter().find(|choice| **choice == strike);
            game.apply(*choice.unwrap_or(&offered[0]), &mut dice, &mut Quiet);
        }
        let gone = Seat(if attacker_goes { 0 } else { 2 });
        assert!(game.concede(gone, &mut dice, &mut Quiet), "NS-D42");
        let seen = game.view(Viewer::Spectator);
        assert!(seen.battle.is_none() && game.is_out(gone), "NS-D42");
        assert_eq!(game.turn(), Turn::Ask(Seat(1)), "NS-D42");
        game.audit().unwrap();
    }
}

/// NS-D42: also before the first turn, while kingdoms and lines are chosen.
#[test]
fn conceding_before_the_first_turn_gives_the_turn_to_the_next() {
    let mut dice = Dice::quick(Rng::new(3));
    let setup = set_up("seats=3 first=A kingdoms=choose");
    let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
    assert!(game.concede(Seat(0), &mut dice, &mut Quiet), "NS-D42");
    let mut offered = Vec::new();
    while game.view(Viewer::Spectator).round == 0 {
        assert_ne!(game.turn(), Turn::Ask(Seat(0)), "NS-D42");
        offered.clear();
        game.choices(&mut offered);
        game.apply(offered[0], &mut dice, &mut Quiet);
    }
    assert_eq!(game.turn(), Turn::Ask(Seat(1)), "NS-D42");
    game.audit().unwrap();
}
