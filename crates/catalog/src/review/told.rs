//! A move in words, with what speaks for it.

use face::{Face, Words};
use kernel::{Dice, Guide, Published, Turn, Viewer};

use crate::hint;

/// A move in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldMove {
    /// What each of its answers does.
    pub sentences: Vec<String>,
    /// What the whole move changes, as its seat can see it; none where a roll decides.
    pub facts: Vec<String>,
}

/// A chain of the asked seat in words; the table is the one before it.
pub(crate) fn told<G: Published + Guide, F: Face<Game = G>>(
    game: &G,
    chain: &[&str],
    words: &Words,
) -> ToldMove {
    let mut told = ToldMove {
        sentences: Vec::new(),
        facts: Vec::new(),
    };
    let Turn::Ask(seat) = game.turn() else {
        return told;
    };
    let viewer = Viewer::Seated(seat);
    let before = game.view(viewer);
    let mut game = game.clone();
    let mut is_known = true;
    for choice in hint::line(&game, chain) {
        if game.turn() != Turn::Ask(seat) {
            break;
        }
        let said = words.say(&F::option_alone(&game.view(viewer), choice));
        // They stand in lists and beside one another, where a full stop is in the way.
        told.sentences.push(said.trim_end_matches('.').to_owned());
        let (mut none, mut events) = (Dice::tape(Vec::new()), Vec::new());
        game.apply(choice, &mut none, &mut events);
        is_known &= none.take_tape().is_ok() && !events.iter().any(G::surprises);
    }
    if is_known && game.turn() != Turn::Ask(seat) {
        let facts = F::facts(&before, &game.view(viewer));
        told.facts = facts.iter().map(|fact| words.say(fact)).collect();
    }
    told
}
