//! What a game knows about being played well.

use crate::{Determinize, Net, Rng, Seat};

/// A way of playing that a bot of a game may have, whatever its level. It changes what the bot likes, not how well it plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// What names of bots and words call it: `raider` in `steady/raider` and `style-raider`.
    pub key: &'static str,
    /// What bots of this style are called at a table, the first one first.
    pub names: [&'static str; 2],
}

/// Advice for bots, written by hand beside the rules. The rules themselves never ask for it.
///
/// Everything has a default, so that a game without advice can be searched all the same. Nothing in here may use what the
/// asked seat cannot know; but even if it did, no secret would get out: bots ask re-dealt worlds only.
pub trait Guide: Determinize {
    /// Weights that differ by this much are a clear preference.
    const SCALE: f32 = 1.0;

    /// So many answers of a playout are enough: the rest is judged by [`Guide::worth`].
    const PATIENCE: u32 = u32::MAX;

    /// How many times as long a long look of a review looks for moves worth comparing. Where a turn has thousands of ways, the best is
    /// seldom among those that a short search thinks about.
    const BREADTH: u32 = 1;

    /// How much opinions and untried answers draw a search on, against what it has found.
    const CURIOSITY: f32 = 0.45;

    /// Of the opinion that a search begins with, how much is spread evenly over all answers.
    const OPEN_MIND: f32 = 0.25;

    /// How many figures [`Guide::describe`] gives for an answer; 0 where nothing can be learned.
    const FIGURES: usize = 0;

    /// Which list of figures it is: a net that learned by another one is of no use.
    const FIGURES_VERSION: u32 = 0;

    /// Whether [`Guide::describe`] goes by the weights of [`Guide::weigh`]. Where it does not, a search with a learned prior does without
    /// them, which saves what they cost.
    const WEIGHED: bool = true;

    /// Whether the game has answers that are judged rather than searched, so that [`Guide::settle`] is asked.
    const BARGAINS: bool = false;

    /// The answer to a question that is judged rather than searched, such as an offer of trade; `None` where the question is worth a
    /// search. `keeps_word` is whether the asked player does what nothing but honour asks of them. Goes by what the asked seat knows.
    fn settle(&self, _choices: &[Self::Choice], _keeps_word: bool) -> Option<Self::Choice> {
        None
    }

    /// Whether an answer breaks a promise that nothing but honour holds.
    fn betrays(&self, _choice: Self::Choice) -> bool {
        false
    }

    /// Takes answers away that no plan needs, such as undoing what was just done: a search is spent on the others. Leaves one at least.
    fn prune(&self, _choices: &mut Vec<Self::Choice>) {}

    /// How good each of `choices` looks to the asked seat one decision deep, in a unit of the game's own, the higher the
    /// better. A move of several parts is weighed by the best whole move that an answer leads to. Appends one weight for
    /// each choice.
    fn weigh(&self, choices: &[Self::Choice], weights: &mut Vec<f32>) {
        weights.extend(choices.iter().map(|_| 0.0));
    }

    /// What a learned prior goes by: a row of [`Guide::FIGURES`] figures for each of `choices`, with nothing in them that the asked
    /// seat does not know. `weights` are those of [`Guide::weigh`] for the same answers, where the game goes by them. Allocates nothing.
    fn describe(&self, _choices: &[Self::Choice], _weights: &[f32], _each: &mut dyn FnMut(&[f32])) {
    }

    /// The learned prior: its scores, as logits, take the place of the weights. `None` where nothing was learned with the
    /// content that is played with; then the weights serve.
    #[inline]
    fn prior(&self) -> Option<&'static Net> {
        None
    }

    /// The ways of playing that bots of this game may have. Bots keep a style as its place in this list.
    const STYLES: &'static [Style] = &[];

    /// How much a style likes this answer of the asked seat: 0 where it does not care, 1 for what it is known for, -1 for what it puts
    /// off. Goes by what the asked seat knows. Allocates nothing.
    #[inline]
    fn lean(&self, _style: usize, _choice: Self::Choice) -> f32 {
        0.0
    }

    /// How far the means of a search's playouts from this table can be trusted as chances to win: a chance is in proportion to its mean to
    /// this power. Below 1 it is told more cautiously. Found by comparing what was told with what came true. Goes by what everyone knows.
    #[must_use]
    fn candour(&self) -> f32 {
        1.0
    }

    /// From now on [`Guide::weigh`] and [`Guide::worth`] judge as they were written by hand, though something was learned: to compare.
    #[inline]
    fn judge_by_hand(&mut self) {}

    /// A quick and plausible answer, for playouts. Allocates nothing once `scratch` is warm.
    #[inline]
    fn playout(&self, rng: &mut Rng, scratch: &mut Vec<Self::Choice>) -> Self::Choice {
        self.sample(rng, scratch)
    }

    /// How many answers of a playout are enough at this table, where its size makes a difference.
    #[inline]
    fn patience(&self) -> u32 {
        Self::PATIENCE
    }

    /// How many answers of a playout are enough in a review, whose chances people read. It judges a playout twice, after
    /// [`Guide::patience`] and after these, and takes the mean: the errors of the two are partly independent.
    #[inline]
    fn hindsight(&self) -> u32 {
        Self::PATIENCE
    }

    /// The chapter of the match, such as the Age. A game whose [`Guide::worth`] can judge an unfinished match counts up; search
    /// then ends a playout with the chapter.
    fn chapter(&self) -> u32 {
        0
    }

    /// What the table is worth to each seat, 0 to 1: the result of a match that is over, with a little for a good score, and
    /// otherwise an estimate.
    fn worth(&self, worth: &mut [f32]) {
        for (seat, worth) in Seat::first(self.seats()).zip(worth) {
            *worth = self.payoff(seat);
        }
    }

    /// Whether `observer` has seen anything that makes some worlds likelier than others; if not, [`Guide::likelihood`] is not
    /// asked for. The same in every world that looks the same from there.
    #[inline]
    fn has_evidence(&self, _observer: Seat) -> bool {
        false
    }

    /// How well this world explains what `observer` has seen the others do, up to a constant factor: above 0, and 1 where
    /// nothing speaks for it or against it. Search deals several worlds and prefers the likely ones. Must be cheap.
    #[inline]
    fn likelihood(&self, _observer: Seat) -> f32 {
        1.0
    }

    /// A figure that differs where `seat` can see a difference that matters to its plans, such as the cards in its hand. Must
    /// be cheap: it is asked for at every step of a search.
    #[inline]
    fn sight(&self, _seat: Seat) -> u64 {
        0
    }
}
