//! What a view says can be done next, against what the rules say themselves, over every step of every golden match.

use std::collections::BTreeSet;
use std::path::Path;

use eko::{Choice, Deed, Eko, Ending, Goal, Hex, Stage, View};
use kernel::{Dice, Game, Quiet, Turn, Viewer};
use referee::MatchFile;

use crate::content;

/// Shows every state of every golden match, and the answer that was given there.
fn each_state(mut look: impl FnMut(&Eko, &View, Choice)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/eko/golden");
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let record = MatchFile::<Eko>::read(&text, &content())
            .unwrap()
            .table
            .record();
        let mut dice = Dice::tape(record.opening_tape);
        let mut game = Eko::start(&record.setup, &mut dice, &mut Quiet);
        for step in &record.steps {
            let choice = step.deed.answer().unwrap();
            look(&game, &game.view(Viewer::Seated(step.seat)), choice);
            game.apply(choice, &mut dice, &mut Quiet);
        }
    }
}

fn choices(game: &Eko) -> Vec<Choice> {
    let mut all = Vec::new();
    game.choices(&mut all);
    all
}

/// EK-C5: everything is public, so a view knows every answer, and why another cannot be given.
#[test]
fn a_view_knows_every_answer() {
    let mut seen = 0;
    each_state(|game, view, _| {
        assert_eq!(view.choices(), choices(game));
        if let Some(&offered) = view.choices().first() {
            assert_eq!(view.why_not(offered), None);
        }
        let Turn::Ask(seat) = game.turn() else { return };
        for wrong in [Choice::Moon, Choice::Pass, Choice::March] {
            if !view.choices().contains(&wrong) {
                assert_eq!(view.why_not(wrong), Some(game.why_not(seat, wrong)));
                seen += 1;
            }
        }
    });
    assert!(seen > 1_000, "{seen}");
}

/// EK-A15: all that comes of an answer is foreseen, but for draws by repetition.
#[test]
fn a_view_knows_what_an_answer_brings() {
    each_state(|game, view, choice| {
        let mut after = game.clone();
        let mut events = Vec::new();
        after.apply(choice, &mut Dice::tape(Vec::new()), &mut events);
        let after = after.view(Viewer::Spectator);
        if after.stage != Stage::Over(Ending::Repetition) {
            assert_eq!(view.then(choice), after);
            assert_eq!(view.brings(choice), events);
        }
    });
}

/// EK-M1 to EK-M7: every goal of a stack is legal, and every legal one is a goal.
#[test]
fn goals_are_the_legal_destinations() {
    let (mut seen, mut kinds) = (0, BTreeSet::new());
    each_state(|_, view, _| {
        if view.stage != Stage::Action {
            return;
        }
        let board = view.board();
        for choice in view.choices() {
            let Choice::Lift(from) = choice else { continue };
            let lifted = view.then(choice);
            let legal: BTreeSet<Hex> = lifted
                .choices()
                .into_iter()
                .map(|to| match to {
                    Choice::To(to) => board.hex(to),
                    other => panic!("{other:?} answers a destination"),
                })
                .collect();
            let goals = view.reach(board.hex(from));
            let reached: BTreeSet<Hex> = goals.iter().map(|goal| goal.at).collect();
            assert_eq!((reached.len(), &reached), (goals.len(), &legal));
            for goal in &goals {
                check_goal(view, &lifted, board.hex(from), goal);
                kinds.insert(format!("{:?}{}", goal.deed, u8::from(goal.ways)));
                seen += 1;
            }
        }
    });
    assert!(seen > 10_000, "{seen}");
    assert!(kinds.len() >= 7, "{kinds:?}");
}

/// EK-M2, EK-V-T2, EK-A22: the way leads there over empty spaces, and costs what it says.
fn check_goal(view: &View, lifted: &View, from: Hex, goal: &Goal) {
    let board = view.board();
    assert_eq!(goal.way.first(), Some(&from));
    assert_eq!(goal.way.last(), Some(&goal.at));
    for step in goal.way.windows(2) {
        let [here, there] = [step[0], step[1]].map(|hex| board.space_at(hex).unwrap());
        assert!(board.steps(here).has(there), "{goal:?}");
    }
    let between = &goal.way[1..goal.way.len() - 1];
    assert!(between.iter().all(|&hex| view.stack_at(hex).is_none()));
    assert_eq!(goal.toll, lifted.toll(goal.at));
    let there = view.stack_at(goal.at);
    let arriving = view.stack_at(from).unwrap().discs - goal.toll;
    let deed = match there {
        None => Deed::Move,
        Some(stack) if stack.owner == view.active => Deed::Regroup,
        Some(stack) if stack.discs == 4 && arriving == 1 => Deed::Kamikaze,
        Some(_) => Deed::Attack,
    };
    assert_eq!(goal.deed, deed);
    let to = Choice::To(board.space_at(goal.at).unwrap());
    let asks = matches!(lifted.then(to).stage, Stage::Route { .. });
    assert_eq!(goal.ways, asks, "{goal:?}");
}

/// EK-K1 to EK-K8: what can be built is what the rules let build, with what and by whom.
#[test]
fn works_are_the_legal_constructions() {
    let mut seen = 0;
    each_state(|_, view, _| {
        if view.stage != Stage::Action {
            return;
        }
        let mut legal = Vec::new();
        for choice in view.choices() {
            let Choice::Build(site) = choice else {
                continue;
            };
            let at = view.board().site_hex(site);
            let begun = view.then(choice);
            for choice in begun.choices() {
                let Choice::Raise(building) = choice else {
                    panic!("{choice:?} is no building");
                };
                let payers = begun.then(choice).choices().into_iter();
                let payers: Vec<Hex> = payers
                    .map(|payer| match payer {
                        Choice::Pay(from) => view.board().hex(from),
                        other => panic!("{other:?} is no payer"),
                    })
                    .collect();
                legal.push((at, building, view.cost(at, building), payers));
            }
        }
        let works = view.works().into_iter();
        let known: Vec<_> = works
            .map(|work| (work.at, work.building, Some(work.cost), work.payers))
            .collect();
        assert_eq!(known, legal);
        seen += legal.len();
    });
    assert!(seen > 1_000, "{seen}");
}

/// EK-M2: the way that is told of a move has its ends, and steps that touch where any are known.
#[test]
fn ways_of_moves_that_were_made_are_found() {
    let mut long = 0;
    each_state(|_, view, choice| {
        let Stage::Destination { from } = view.stage else {
            return;
        };
        let Choice::To(to) = choice else { return };
        let (from, to) = (view.board().hex(from), view.board().hex(to));
        let after = view.then(choice);
        let way = after.way(from, to);
        assert_eq!((way.first(), way.last()), (Some(&from), Some(&to)));
        long += usize::from(way.len() > 2);
    });
    assert!(long > 100, "{long}");
}

/// EK-A22, EK-V-T2: each way that can be chosen leads there step by step, through just the Tempests that it is paid for.
#[test]
fn routes_cross_what_they_say() {
    let mut seen = 0;
    each_state(|_, view, _| {
        let Stage::Route { from, to } = view.stage else {
            assert!(view.routes().is_empty());
            return;
        };
        let board = view.board();
        let routes = view.routes();
        let offered: Vec<Choice> = routes
            .iter()
            .map(|one| Choice::Through(one.zones))
            .collect();
        assert_eq!(offered, view.choices());
        for route in &routes {
            let way: Vec<_> = route
                .way
                .iter()
                .map(|hex| board.space_at(*hex).unwrap())
                .collect();
            assert_eq!(
                (way.first(), way.last()),
                (Some(&from), Some(&to)),
                "{route:?}"
            );
            assert!(
                way.windows(2).all(|step| board.steps(step[0]).has(step[1])),
                "{route:?}"
            );
            let between = &route.way[1..route.way.len() - 1];
            let free = |hex: &Hex| {
                view.stack_at(*hex)
                    .is_none_or(|stack| board.space_at(stack.at) == Some(from))
            };
            assert!(between.iter().all(free), "{route:?}");
            let entered: BTreeSet<_> = way
                .iter()
                .filter_map(|space| board.zone_of(*space))
                .collect();
            assert!(
                route.zones.into_iter().all(|zone| entered.contains(&zone)),
                "{route:?}"
            );
            // Others may be crossed for nothing only: after they were paid for in this turn, or under the beacon.
            let others = entered
                .iter()
                .filter(|zone| !route.zones.has(**zone))
                .count();
            assert!(
                others == 0 || view.marched || !board.beacon().is_empty(),
                "{route:?}"
            );
            seen += 1;
        }
    });
    assert!(seen > 100, "{seen}");
}

/// EK-A15, EK-A31, EK-W1 to EK-W4: a draw is called one, and no other ending is.
#[test]
fn draws_are_called_draws() {
    let mut seen = BTreeSet::new();
    each_state(|game, _, choice| {
        let mut after = game.clone();
        after.apply(choice, &mut Dice::tape(Vec::new()), &mut Quiet);
        let Stage::Over(ending) = after.view(Viewer::Spectator).stage else {
            return;
        };
        let draw = matches!(
            ending,
            Ending::Repetition | Ending::NoProgress | Ending::Stalemate
        );
        assert_eq!(after.standings().draw, draw, "{ending:?}");
        seen.insert(draw);
    });
    assert_eq!(seen.len(), 2, "both kinds of ending");
}
