//! One decision deep: the game's own value of each answer, taken at its word or with a shaky hand.

use std::fmt;

use kernel::{Game, Guide, Perspective, Rng};

use crate::{Bot, bargain, style};

/// Takes what the game's guide weighs highest; among equals any.
pub struct Greedy<G: Game>(Hunch<G>);

/// Takes what looks good, the better the likelier: the weights are blurred by `blur` times the game's own scale.
pub struct Hunch<G: Game> {
    blur: f32,
    /// The place of its style in [`Guide::STYLES`].
    style: Option<usize>,
    choices: Vec<G::Choice>,
    weights: Vec<f32>,
    /// The weights in one world.
    seen: Vec<f32>,
}

/// Worlds in which the answers are weighed.
const WORLDS: usize = 8;

impl<G: Game> Hunch<G> {
    /// A bot whose hand shakes so much; with a blur of 0 it only breaks ties.
    #[must_use]
    pub fn new(blur: f32) -> Self {
        Self {
            blur,
            style: None,
            choices: Vec::new(),
            weights: Vec::new(),
            seen: Vec::new(),
        }
    }

    /// The same with the style of this place in [`Guide::STYLES`].
    #[must_use]
    pub fn with_style(self, style: Option<usize>) -> Self {
        Self { style, ..self }
    }
}

impl<G: Game> Default for Greedy<G> {
    fn default() -> Self {
        Self(Hunch::new(0.0))
    }
}

impl<G: Guide> Bot<G> for Greedy<G> {
    fn choose(&mut self, side: &Perspective<'_, G>, rng: &mut Rng) -> G::Choice {
        self.0.choose(side, rng)
    }
}

impl<G: Guide> Bot<G> for Hunch<G> {
    fn choose(&mut self, side: &Perspective<'_, G>, rng: &mut Rng) -> G::Choice {
        side.choices(&mut self.choices);
        if let [only] = self.choices[..] {
            return only;
        }
        if let Some(settled) = bargain::settled(side, &self.choices, true) {
            return settled;
        }
        bargain::keep_faith(side, &mut self.choices, |choice| *choice);
        if G::BARGAINS {
            side.sample(&mut Rng::new(0)).prune(&mut self.choices);
        }
        self.weights.clear();
        self.weights.resize(self.choices.len(), 0.0);
        for _ in 0..WORLDS {
            self.seen.clear();
            side.sample(rng).weigh(&self.choices, &mut self.seen);
            for (weight, seen) in self.weights.iter_mut().zip(&self.seen) {
                *weight += seen / WORLDS as f32;
            }
        }
        if let Some(style) = self.style {
            let world = side.sample(&mut Rng::new(0));
            for (weight, &choice) in self.weights.iter_mut().zip(&self.choices) {
                *weight += style::IMPRESSION * G::SCALE * world.lean(style, choice);
            }
        }
        // A tiny blur breaks ties without an order of preference.
        let blur = (self.blur * G::SCALE).max(1e-4);
        let best = self
            .choices
            .iter()
            .zip(&self.weights)
            .map(|(choice, weight)| (weight + blur * gumbel(rng), choice))
            .max_by(|(a, _), (b, _)| a.total_cmp(b));
        *best.expect("a bot is asked only when its seat is asked").1
    }
}

/// Adding this to weights and taking the largest draws from the softmax of the weights.
pub(crate) fn gumbel(rng: &mut Rng) -> f32 {
    let uniform = (f64::from(rng.below(1 << 24)) + 0.5) / f64::from(1 << 24);
    -(-uniform.ln()).ln() as f32
}

impl<G: Game> fmt::Debug for Hunch<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hunch({})", self.blur)
    }
}

impl<G: Game> fmt::Debug for Greedy<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Greedy")
    }
}
