//! The table before the first turn.

use std::collections::BTreeSet;

use kernel::{Dice, Game, Notation, Phrase, Published, Quiet, Rng, Seat, Turn, Viewer};
use numa_sera::content::{CardKind, Kingdom};
use numa_sera::{Choice, Event, NumaSera, View};

use super::{content, set_up};

pub(crate) fn start(wanted: &str, seed: u64) -> (NumaSera, Vec<Event>) {
    let mut events = Vec::new();
    let mut dice = Dice::quick(Rng::new(seed));
    let mut game = NumaSera::start(&set_up(wanted), &mut dice, &mut events);
    // Everyone takes the first kingdom and the first line that is offered.
    let mut choices = Vec::new();
    while game.view(Viewer::Spectator).round == 0 {
        choices.clear();
        game.choices(&mut choices);
        game.apply(choices[0], &mut dice, &mut events);
    }
    (game, events)
}

fn view(game: &NumaSera) -> View {
    game.view(Viewer::Spectator)
}

/// Decks and rows by number of players.
#[test]
fn decks_and_rows_are_laid_out() {
    for (seats, holds) in [(2, 6), (3, 8), (4, 10)] {
        let (game, _) = start(&format!("seats={seats}"), 7);
        let view = view(&game);
        assert_eq!(view.colleges, [3 + seats; 5], "NS-R3-1");
        assert_eq!(view.strongholds.iter().flatten().count(), 4, "NS-R3-2");
        assert_eq!(view.deck.strongholds, holds - 4, "NS-R3-2");
        assert_eq!(view.forge.iter().flatten().count(), 4, "NS-R3-3");
        assert_eq!(view.deck.forge, 21, "NS-R3-3");
        let dealt: u8 = view.players.iter().map(|player| player.hand_size).sum();
        assert_eq!(view.deck.exploration, 80 - dealt, "NS-R3-4");
        assert!(view.deck.discard.is_empty(), "NS-R3-4");
        game.audit().unwrap();
    }
}

/// With two players, four of the ten Strongholds stay in the box, and no one knows which.
#[test]
fn strongholds_are_chosen_at_random() {
    let rows = |seed| view(&start("seats=2", seed).0).strongholds;
    let seen: BTreeSet<u8> = (0..40).flat_map(rows).flatten().collect();
    assert_eq!(seen.len(), 10, "NS-R3-2");
}

#[test]
fn two_to_four_can_play() {
    let try_it = |seats: u8| {
        let wanted = format!("seats={seats}").parse().unwrap();
        NumaSera::set_up(&content(), &wanted).map(|_| ())
    };
    for seats in 2..=4 {
        assert_eq!(try_it(seats), Ok(()));
    }
    for seats in [0, 1, 5] {
        let error = try_it(seats).unwrap_err();
        assert_eq!(error.rule.map(|rule| rule.0), Some("NS-R1-1"));
        let why = Phrase::new("setup-refused-seats").with("n", seats);
        assert_eq!(error.why, why);
    }
}

/// Each kingdom gets what its mat prints.
#[test]
fn kingdoms_get_their_starting_assets() {
    let (game, events) = start(
        "seats=4 kingdoms=numa-sera,meran,siaa-dee,dena-vale first=A",
        3,
    );
    let content = content();
    for player in &view(&game).players {
        let mat = &content.kingdoms[usize::from(player.kingdom.unwrap())];
        assert_eq!(player.capital, mat.starting_capital, "NS-R3-7");
        assert_eq!(player.capital, mat.base_residual, "NS-R3-7");
        assert_eq!(player.blocks, [mat.pre_ticked], "NS-R3-8");
        assert_eq!(player.hand_size, mat.starting_battle_cards, "NS-R3-9");
        assert_eq!(player.power, player.max_power, "NS-R3-6");
    }
    let dealt = events.iter().filter_map(|event| match event {
        Event::Dealt { cards, .. } => cards.shown(),
        _ => None,
    });
    let dealt: Vec<CardKind> = dealt
        .flatten()
        .map(|&card| content.card(card).kind)
        .collect();
    let all: usize = content.kingdoms.iter().map(starting_cards).sum();
    assert_eq!(dealt, vec![CardKind::Battle; all], "NS-R3-9");
}

fn starting_cards(kingdom: &Kingdom) -> usize {
    kingdom.starting_battle_cards.into()
}

/// The Block that is ticked from the start works from the start: Tithe gains 1 Capital when a Neighbor builds.
#[test]
fn the_pre_ticked_block_works_from_the_start() {
    let (mut game, _) = start("seats=2 kingdoms=numa-sera,meran first=B", 3);
    let mut dice = Dice::quick(Rng::new(2));
    let mut rng = Rng::new(2);
    let (mut events, mut scratch) = (Vec::new(), Vec::new());
    while game.turn() == Turn::Ask(Seat(1)) {
        scratch.clear();
        game.choices(&mut scratch);
        let plain = [Choice::Build, Choice::Explore];
        let plain = plain.into_iter().find(|choice| scratch.contains(choice));
        let choice = plain.unwrap_or_else(|| game.sample(&mut rng, &mut scratch));
        game.apply(choice, &mut dice, &mut events);
    }
    let built = events
        .iter()
        .filter(|event| matches!(event, Event::Built { .. }));
    let paid = events.iter().filter(|event| {
        matches!(
            event,
            Event::CapitalGained {
                seat: Seat(0),
                n: 1,
                by: Some(_)
            }
        )
    });
    assert_eq!((built.count(), paid.count()), (1, 1), "NS-R3-8");
}

/// Class cards are locked at the start and are no hand cards.
#[test]
fn classes_start_locked_and_outside_the_hand() {
    let (mut game, _) = start("seats=2 kingdoms=numa-sera,meran first=A", 3);
    let hand = |game: &NumaSera| view(game).players[0].hand_size;
    assert!(view(&game).players[0].classes.is_empty(), "NS-R3-10");
    let before = hand(&game);
    let content = content();
    let classes = content
        .classes
        .iter()
        .map(|class| class.id.replace('_', "-"));
    let classes = classes.collect::<Vec<_>>().join(", ");
    let text = format!("{}classes A: {classes}\n", game.write_position());
    game = NumaSera::read_position(&set_up("seats=2 first=A"), &text).unwrap();
    assert_eq!(view(&game).players[0].classes.len(), 5, "NS-R3-10");
    assert_eq!(hand(&game), before, "NS-R3-10");
}

/// What is offered in a trade is counted in coins of 1, 5 and 20.
#[test]
fn capital_comes_in_coins() {
    let setup = set_up("seats=2 first=A");
    let text = "kingdom A: numa-sera\nkingdom B: meran\ncapital A: 30\n";
    let mut game = NumaSera::read_position(&setup, text).unwrap();
    game.apply(
        Choice::Offer(Seat(1)),
        &mut Dice::script(vec![]),
        &mut Quiet,
    );
    let mut offered = Vec::new();
    game.choices(&mut offered);
    let coins: BTreeSet<u8> = offered
        .iter()
        .filter_map(|choice| match choice {
            Choice::Give(coin) => Some(*coin),
            _ => None,
        })
        .collect();
    assert_eq!(coins, BTreeSet::from([1, 5, 20]), "NS-R3-11");
}

/// Kingdoms are picked in turn order, lines are secret until all are chosen.
#[test]
fn kingdoms_are_picked_and_lines_are_secret() {
    let mut dice = Dice::quick(Rng::new(5));
    let setup = set_up("seats=2 kingdoms=choose first=B");
    let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
    assert_eq!(game.turn(), Turn::Ask(Seat(1)), "NS-D3");
    game.apply(Choice::Kingdom(2), &mut dice, &mut Quiet);
    let taken = game.why_not(Seat(0), Choice::Kingdom(2));
    assert_eq!(taken.rule().map(|rule| rule.0), Some("NS-R3-5"));
    game.apply(Choice::Kingdom(0), &mut dice, &mut Quiet);
    game.apply(Choice::Line([2, 1, 0]), &mut dice, &mut Quiet);
    assert_eq!(game.turn(), Turn::Ask(Seat(0)));
    let line = |game: &NumaSera, viewer| game.view(viewer).players[1].line.shown().cloned();
    let (rival, owner) = (Viewer::Seated(Seat(0)), Viewer::Seated(Seat(1)));
    assert_eq!(line(&game, rival), None, "NS-D3");
    assert_eq!(line(&game, owner), Some(vec![8, 7, 6]), "NS-D3");
    game.apply(Choice::Line([0, 1, 2]), &mut dice, &mut Quiet);
    let shown = line(&game, Viewer::Spectator);
    assert_eq!(shown, Some(vec![8, 7, 6]), "NS-R3-6");
}

/// NS-D3: who says nothing of kingdoms chooses them, except by the rules of matches that were begun when they were dealt.
#[test]
fn kingdoms_are_chosen_unless_a_setup_says_otherwise() {
    let kingdoms = |wanted: &str| NumaSera::wanted(&set_up(wanted)).options["kingdoms"].clone();
    assert_eq!(kingdoms("seats=2"), "choose", "NS-D3");
    assert_eq!(kingdoms("seats=2 kingdoms=random"), "random", "NS-D3");
    assert_eq!(kingdoms("rules=3 seats=2"), "random", "NS-D3");
    assert_eq!(kingdoms("rules=2 seats=2"), "random", "NS-D3");
    let menu = NumaSera::menu(&content());
    let offered = menu.options.iter().find(|option| option.key == "kingdoms");
    assert_eq!(offered.unwrap().default, "choose", "NS-D3");
}

/// The first player is random, or who the host says; the others follow clockwise.
#[test]
fn someone_is_first() {
    let first = |wanted: &str, seed| view(&start(wanted, seed).0).first;
    let firsts: BTreeSet<Seat> = (0..40).map(|seed| first("seats=3", seed)).collect();
    let all: BTreeSet<Seat> = Seat::first(3).collect();
    assert_eq!(firsts, all, "NS-D5");
    assert_eq!(first("seats=3", 9), first("seats=3", 9), "NS-D5: seeded");
    let seen = view(&start("seats=3 first=C", 1).0);
    assert_eq!((seen.first, seen.active), (Seat(2), Seat(2)), "NS-R3-12");
}

/// A round is one turn of every player, clockwise from the first.
#[test]
fn a_round_is_a_turn_of_everyone() {
    let (mut game, _) = start("seats=3 first=B", 11);
    let mut dice = Dice::quick(Rng::new(3));
    let mut rng = Rng::new(3);
    let (mut turns, mut events, mut scratch) = (Vec::new(), Vec::new(), Vec::new());
    turns.push((view(&game).active, view(&game).round));
    while turns.len() < 7 && game.turn() != Turn::Over {
        let choice = game.sample(&mut rng, &mut scratch);
        events.clear();
        game.apply(choice, &mut dice, &mut events);
        turns.extend(events.iter().filter_map(|event| match event {
            Event::TurnBegan { seat, round } => Some((*seat, *round)),
            _ => None,
        }));
    }
    let (a, b, c) = (Seat(0), Seat(1), Seat(2));
    let expected = [(b, 1), (c, 1), (a, 1), (b, 2), (c, 2), (a, 2), (b, 3)];
    assert_eq!(turns, expected, "NS-R4-1");
}

/// The house rule for the last seat.
#[test]
fn the_last_seat_may_start_richer() {
    let kingdoms = "seats=3 first=B kingdoms=meran,numa-sera,dena-vale";
    let capital = |wanted: &str| {
        let players = view(&start(wanted, 1).0).players;
        players
            .iter()
            .map(|player| player.capital)
            .collect::<Vec<_>>()
    };
    assert_eq!(capital(kingdoms), [4, 3, 4], "NS-D41");
    let richer = capital(&format!("{kingdoms} +last-seat"));
    assert_eq!(richer, [6, 3, 4], "NS-D41");
}
