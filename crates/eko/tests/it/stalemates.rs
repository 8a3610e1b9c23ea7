//! Why random matches with Tempests so often end in stalemate (EK-A31): `docs/bots.md` has the figures.

use eko::{Eko, Ending, Stage, Variant};
use kernel::{Dice, Game, Notation, Published, Quiet, Rng, Seat, Turn, Viewer};

use crate::naive::Naive;
use crate::setup;

/// A random match: its last position as text, and how it ended.
fn played(wish: &str, seed: u64) -> (String, Ending) {
    let setup = setup(wish);
    let mut rng = Rng::stream(&[seed, 31]);
    let mut dice = Dice::quick(Rng::new(seed));
    let mut game = Eko::start(&setup, &mut dice, &mut Quiet);
    while game.turn() != Turn::Over {
        let choice = game.sample(&mut rng, &mut Vec::new());
        game.apply(choice, &mut dice, &mut Quiet);
    }
    let Stage::Over(ending) = game.view(Viewer::Spectator).stage else {
        panic!("the game is over");
    };
    (game.write_position(), ending)
}

/// The same position at the beginning of this seat's turn, or of its Reinforcement phase.
fn asked(text: &str, seat: Seat, phase: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("so far"));
    let lines = lines.map(|line| match line.split_once(": ") {
        Some(("turn", _)) => format!("turn: {seat}\n"),
        Some(("phase", _)) => format!("phase: {phase}\n"),
        _ => format!("{line}\n"),
    });
    lines.collect()
}

/// Whether the naive generator, which shares nothing with the rules, finds nothing that the seat can do (EK-T2, EK-RF6).
fn is_stuck(wish: &str, text: &str, seat: Seat) -> bool {
    let content = setup(wish).content;
    let nothing = |phase: &str| {
        let choices = Naive::read(&content, &asked(text, seat, phase)).choices();
        choices.iter().all(|choice| choice == "pass")
    };
    nothing("action") && nothing("reinforcement")
}

/// Every stalemate is one by the rules: no living player has an action or a reinforcement. What is left of the living are lone
/// discs in Tempests, which can neither leave (EK-A20) nor be reinforced (EK-V-T5), but for a few that others wall in.
#[test]
fn stalemates_are_lone_discs_in_tempests() {
    let (mut stalemates, mut stacks, mut lone) = (0, 0, 0);
    for (seats, seed) in (2..=4).flat_map(|seats| (0..40).map(move |seed| (seats, seed))) {
        // The naive generator does not judge the beacon, under which Tempests are calm.
        let variants = Variant::ALL.into_iter().map(Variant::key);
        let variants = variants.filter(|&key| key != "beacon");
        let variants: Vec<String> = variants.map(|key| format!("+{key}")).collect();
        let wish = format!("seats={seats} {}", variants.join(" "));
        let (text, ending) = played(&wish, seed);
        if ending != Ending::Stalemate {
            continue;
        }
        stalemates += 1;
        let out = text.lines().find_map(|line| line.strip_prefix("out: "));
        let is_out = |seat: &Seat| out.is_some_and(|out| out.contains(&seat.to_string()));
        for seat in Seat::first(seats).filter(|seat| !is_out(seat)) {
            assert!(is_stuck(&wish, &text, seat), "{seat} can go on\n{text}");
        }
        let naive = Naive::read(Eko::content(&setup(&wish)), &text);
        let (all, in_tempests) = naive.lone_in_tempests();
        stacks += all;
        lone += in_tempests;
    }
    assert!(stalemates >= 20, "{stalemates} stalemates");
    assert!(lone * 10 >= stacks * 9, "{lone} of {stacks} stacks");
}

/// Without Tempests there are none.
#[test]
fn without_tempests_no_random_match_is_a_stalemate() {
    for seed in 0..100 {
        let (text, ending) = played("seats=2", seed);
        assert_ne!(ending, Ending::Stalemate, "{text}");
    }
}
