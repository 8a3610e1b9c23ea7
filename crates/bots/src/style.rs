//! What a style does to a bot: a nudge towards the answers that it likes.
//!
//! It is bounded. A search gives up at most [`ZEST`] times the difference of two leans in what it thinks is its chance to win, and so
//! decides by style only between answers that it holds for about as good.

use kernel::{Guide, Style};

/// What a search adds to the worth of an answer that its style likes best.
pub(crate) const ZEST: f32 = 0.02;
/// How many times as likely an answer that its style likes best seems at first, as a power of e.
const DRAW: f32 = 0.7;
/// How much more a first impression weighs where its style likes an answer best, in the scale of the guide.
pub(crate) const IMPRESSION: f32 = 3.0;

/// A bot's name without its style, and its style, as `steady` and `raider` of `steady/raider`.
#[must_use]
pub fn level_and_style(name: &str) -> (&str, Option<&str>) {
    match name.split_once('/') {
        Some((level, style)) => (level, Some(style)),
        None => (name, None),
    }
}

/// The place of a style in the list of a game.
pub(crate) fn placed(styles: &[Style], key: &str) -> Option<usize> {
    styles.iter().position(|style| style.key == key)
}

/// Makes opinions that add up to 1 those of somebody who has this style, if any; they still do.
pub(crate) fn colour<G: Guide>(
    world: &G,
    style: Option<usize>,
    choices: &[G::Choice],
    opinions: &mut [f32],
) {
    let Some(style) = style else {
        return;
    };
    let mut all = 0.0;
    for (opinion, &choice) in opinions.iter_mut().zip(choices) {
        *opinion *= kernel::exp(DRAW * world.lean(style, choice));
        all += *opinion;
    }
    opinions.iter_mut().for_each(|opinion| *opinion /= all);
}
