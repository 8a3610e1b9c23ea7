//! Any answer, each as likely as the others.

use std::fmt;

use kernel::{Determinize, Game, Perspective, Rng};

use crate::Bot;

/// Knows nothing and fears nothing. The measure of every other bot, and the fastest way through a match.
pub struct Random<G: Game> {
    scratch: Vec<G::Choice>,
}

impl<G: Determinize> Bot<G> for Random<G> {
    fn choose(&mut self, side: &Perspective<'_, G>, rng: &mut Rng) -> G::Choice {
        side.pick(rng, &mut self.scratch)
            .expect("a bot is asked only when its seat is asked")
    }
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Self {
            scratch: Vec::new(),
        }
    }
}

impl<G: Game> fmt::Debug for Random<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Random")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use kernel::{Dice, Published as _, Quiet, Turn, Wanted};
    use testkit::toy::Toy;

    use super::*;

    #[test]
    fn every_choice_comes_up_as_often_as_the_others() {
        let content = Toy::read_content(Toy::CONTENT).unwrap();
        let setup = Toy::set_up(&content, &Wanted::default()).unwrap();
        let game = Toy::start(&setup, &mut Dice::quick(Rng::new(1)), &mut Quiet);
        let Turn::Ask(seat) = game.turn() else {
            panic!("a new match asks a seat");
        };
        let mut offered = Vec::new();
        game.choices(&mut offered);
        assert!(offered.len() > 1);
        offered.sort();

        let (mut bot, mut rng) = (Random::<Toy>::default(), Rng::new(2));
        let mut seen = BTreeMap::new();
        let rolls = 10_000 * offered.len();
        for _ in 0..rolls {
            let choice = bot.choose(&Perspective::new(&game, seat), &mut rng);
            *seen.entry(choice).or_insert(0_i32) += 1;
        }
        assert!(
            seen.keys().eq(&offered),
            "all that is offered and nothing else"
        );
        // Ten deviations of a count of 10,000.
        assert!(
            seen.values().all(|count| (count - 10_000).abs() < 1_000),
            "{seen:?}"
        );
    }
}
