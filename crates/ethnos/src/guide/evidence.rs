//! What the cards that others took from the pool say about the rest of their hands.

use kernel::Seat;

use super::sets::Sets;
use crate::card::kinds;
use crate::state::{Ethnos, Hand};

/// Whether someone else has both cards that everyone saw and cards that no one saw (ET-DRAW-3).
pub(super) fn is_there(game: &Ethnos, observer: Seat) -> bool {
    others(game, observer).any(|hand| !hand.open.is_empty() && hand.open.len() < hand.cards.len())
}

/// A player who takes a card from the pool has something that goes with it: each card by which the largest set around an open card
/// is larger makes a hand twice as likely. `docs/bots.md` says how that was measured.
pub(super) fn likelihood(game: &Ethnos, observer: Seat) -> f32 {
    let doublings: u8 = others(game, observer).map(set_around_open).sum();
    f32::from(doublings).exp2()
}

fn set_around_open(hand: &Hand) -> u8 {
    if hand.open.is_empty() {
        return 0;
    }
    let sets = Sets::of(&hand.cards);
    let open = kinds::each(hand.open.kinds() & !kinds::WILDS);
    open.map(|kind| sets.around(kind)).max().unwrap_or(0)
}

fn others(game: &Ethnos, observer: Seat) -> impl Iterator<Item = &Hand> {
    let others = Seat::first(game.rules.seats).filter(move |&seat| seat != observer);
    others.map(|seat| &game.hands[seat])
}

#[cfg(test)]
mod tests {
    use kernel::{Determinize, Dice, Game, Guide, Published, Quiet, Rng, Turn, Viewer};

    use super::*;
    use crate::Choice;

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
}
