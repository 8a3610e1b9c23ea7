//! What others took from the pool says something about their hands.

use ethnos::{Choice, Ethnos};
use kernel::{Determinize, Dice, Game, Guide, Published, Quiet, Rng, Turn, Viewer};

fn greedy(game: &Ethnos, choices: &mut Vec<Choice>) -> Choice {
    let mut weights = Vec::new();
    choices.clear();
    game.choices(choices);
    game.weigh(choices, &mut weights);
    let best = (0..choices.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b]));
    choices[best.expect("someone is asked")]
}

/// Among worlds that look the same the true one is likelier than chance, in the mean of many positions: otherwise
/// the evidence would lead astray.
#[test]
fn true_hands_are_likelier_than_dealt_ones() {
    const DEALT: usize = 15;
    let content = Ethnos::read_content(Ethnos::CONTENT).unwrap();
    for wish in ["seats=4", "seats=2", "edition=second seats=3"] {
        let setup = Ethnos::set_up(&content, &wish.parse().unwrap()).unwrap();
        let (mut nats, mut positions) = (0.0, 0_u32);
        for nth in 0..200 {
            let mut rng = Rng::stream(&[nth]);
            let mut dice = Dice::quick(Rng::stream(&[nth, 1]));
            let mut game = Ethnos::start(&setup, &mut dice, &mut Quiet);
            let mut scratch = Vec::new();
            while let Turn::Ask(seat) = game.turn() {
                if rng.below(8) == 0 && game.has_evidence(seat) {
                    let truth = game.likelihood(seat);
                    let viewer = Viewer::Seated(seat);
                    let dealt = (0..DEALT).map(|_| {
                        let world = game.determinize(viewer, &mut rng);
                        assert!(world.has_evidence(seat), "what all saw is in all worlds");
                        world.likelihood(seat)
                    });
                    let all = truth + dealt.sum::<f32>();
                    nats += (truth * (DEALT + 1) as f32 / all).ln();
                    positions += 1;
                }
                let choice = greedy(&game, &mut scratch);
                game.apply(choice, &mut dice, &mut Quiet);
            }
        }
        let mean = nats / positions as f32;
        assert!(
            positions > 100 && mean > 0.03,
            "{wish}: {mean} in {positions}"
        );
    }
}
