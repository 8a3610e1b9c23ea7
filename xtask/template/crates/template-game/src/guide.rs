//! What is known about playing it well.

use kernel::Guide;

use crate::{Choice, TemplateGame};

impl Guide for TemplateGame {
    /// A card that wins is best. Apart from that, leave the others more than one card can reach.
    fn weigh(&self, choices: &[Choice], weights: &mut Vec<f32>) {
        let highest = u16::from(self.content.values.value);
        weights.extend(choices.iter().map(|choice| match choice {
            Choice::Pass => 0.0,
            Choice::Play(card) => match self.goal() - self.total() - u16::from(*card) {
                0 => 2.0,
                left if left > highest => 1.0,
                _ => 0.0,
            },
        }));
    }
}
