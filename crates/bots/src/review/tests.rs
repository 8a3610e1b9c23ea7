//! Judgements of positions where it is known what is right.

use ethnos::Ethnos;
use kernel::{Determinize, Published, Quiet, Seat, Viewer};

use super::*;

const TRIAL: Trial = Trial {
    search: 120,
    ways: 32,
    deals: 2,
    sift: 40,
    weigh: 128,
    is_wide: false,
};

/// Questions with several answers in matches of sensible play.
fn positions(count: usize, mut look: impl FnMut(&Ethnos, Seat, u64)) {
    let content = Ethnos::read_content(Ethnos::CONTENT).unwrap();
    let setup = Ethnos::set_up(&content, &"seats=3".parse().unwrap()).unwrap();
    let (mut seen, mut rng, mut scratch) = (0, Rng::new(3), Vec::new());
    while seen < count {
        let mut dice = Dice::quick(Rng::new(rng.next_u64()));
        let mut game = Ethnos::start(&setup, &mut dice, &mut Quiet);
        while let Turn::Ask(seat) = game.turn() {
            scratch.clear();
            game.choices(&mut scratch);
            if scratch.len() > 1 && rng.below(30) == 0 && seen < count {
                seen += 1;
                look(&game, seat, rng.next_u64());
            }
            let choice = game.playout(&mut rng, &mut scratch);
            game.apply(choice, &mut dice, &mut Quiet);
        }
    }
}

fn first(game: &Ethnos) -> Vec<ethnos::Choice> {
    let mut offered = Vec::new();
    game.choices(&mut offered);
    vec![offered[0]]
}

#[test]
fn what_the_seat_could_not_know_has_no_part_in_it() {
    let mut different = 0;
    positions(30, |game, seat, seed| {
        let other = game.determinize(Viewer::Seated(seat), &mut Rng::new(seed));
        different += usize::from(*game != other);
        let judged = [game, &other]
            .map(|truth| judge(&Perspective::new(truth, seat), &first(game), TRIAL, seed));
        assert_eq!(judged[0], judged[1]);
        let other = game.determinize(Viewer::Spectator, &mut Rng::new(seed));
        let told = [game, &other].map(|truth| prospects(&Onlooker::new(truth), 64, None, seed));
        assert_eq!(told[0], told[1]);
    });
    assert!(different > 15, "{different} worlds differ");
}

#[test]
fn chances_add_up_and_shifts_cancel_out() {
    positions(10, |game, seat, seed| {
        let told = prospects(&Onlooker::new(game), 64, Some(1.3), seed);
        let sum: f32 = told.iter().map(|one| one.mean).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{told:?}");
        if let Some(judged) = judge(&Perspective::new(game, seat), &first(game), TRIAL, seed) {
            let sum: f32 = judged.shift.iter().sum();
            assert!(sum.abs() < 1e-3, "{judged:?}");
            assert!((judged.shift[seat.index()] + judged.loss.mean).abs() < 1e-4);
            let best = judged.others[0].chance.mean;
            assert!(
                judged
                    .others
                    .iter()
                    .all(|other| other.chance.mean <= best + 1e-5
                        || other.chance.mean <= judged.played.chance.mean + 1e-5)
            );
        }
    });
}

#[test]
fn what_costs_something_in_one_look_does_so_in_another() {
    let (mut again, mut tried) = (0, 0);
    positions(16, |game, seat, seed| {
        let side = Perspective::new(game, seat);
        let Some(first) = judge(&side, &first(game), TRIAL, seed) else {
            return;
        };
        for other in first.others {
            let Some(bad) = judge(&side, &other.line, TRIAL.times(2.0), seed) else {
                continue;
            };
            if bad.loss.low() > Class::INACCURACY {
                tried += 1;
                let second = judge(&side, &other.line, TRIAL.times(4.0), seed ^ 1);
                again += usize::from(second.is_some_and(|second| second.loss.mean > 0.0));
            }
        }
    });
    assert!(tried > 5 && again * 10 >= tried * 9, "{again} of {tried}");
}

#[test]
fn every_way_to_begin_a_move_is_seen() {
    const MOST: usize = 64;
    let mut longer = 0;
    positions(20, |game, seat, seed| {
        let side = Perspective::new(game, seat);
        let ways = ways::to_begin(&side, &Settings::default(), MOST, seed);
        let mut offered = Vec::new();
        game.choices(&mut offered);
        assert!(ways.len() <= MOST.max(offered.len()));
        for choice in offered {
            assert!(
                ways.iter().any(|line| line[0] == choice),
                "{choice:?} is left out"
            );
        }
        for (nth, line) in ways.iter().enumerate() {
            let mut world = game.clone();
            let mut dice = Dice::quick(Rng::new(seed));
            assert!(carry_out(&mut world, line, &mut dice, &mut Vec::new()));
            assert!(!ways[..nth].contains(line), "{line:?} is there twice");
            longer += usize::from(line.len() > 1);
        }
    });
    assert!(longer > 20, "{longer} ways of several answers");
}

#[test]
fn a_variation_differs_in_one_answer() {
    let mut seen = 0;
    positions(40, |game, seat, seed| {
        let (side, settings) = (Perspective::new(game, seat), Settings::default());
        let ways = ways::to_begin(&side, &settings, 64, seed);
        let Some(longest) = ways.iter().max_by_key(|line| line.len()) else {
            return;
        };
        for other in ways::around(longest, &side, &settings, 32, seed) {
            let same = longest.iter().zip(&other).take_while(|(a, b)| a == b);
            let at = same.count();
            assert!(
                at < other.len() && at < longest.len(),
                "{other:?} is no other move"
            );
            let rest = &other[at + 1..];
            assert!(rest.is_empty() || *rest == longest[at + 1..]);
            seen += usize::from(!rest.is_empty());
        }
    });
    assert!(seen > 0, "no variation kept the rest");
}
