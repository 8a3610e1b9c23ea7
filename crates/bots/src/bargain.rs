//! What is not a matter of search: offers of trade, and promises that nothing but honour holds.

use kernel::{Guide, Perspective, Rng};

/// The answer to a question that the game judges by itself, if it is one.
pub(crate) fn settled<G: Guide>(
    side: &Perspective<'_, G>,
    choices: &[G::Choice],
    keeps_word: bool,
) -> Option<G::Choice> {
    any_world(side)?.settle(choices, keeps_word)
}

/// Leaves those answers aside that break a promise, unless all do.
pub(crate) fn keep_faith<G: Guide, T>(
    side: &Perspective<'_, G>,
    answers: &mut Vec<T>,
    choice: impl Fn(&T) -> G::Choice,
) {
    let Some(world) = any_world(side) else {
        return;
    };
    if answers.iter().any(|one| !world.betrays(choice(one))) {
        answers.retain(|one| !world.betrays(choice(one)));
    }
}

/// What is judged so goes by what the seat knows, which is the same in every world; and it takes nothing from the chance of the bot.
fn any_world<G: Guide>(side: &Perspective<'_, G>) -> Option<G> {
    G::BARGAINS.then(|| side.sample(&mut Rng::new(0)))
}
