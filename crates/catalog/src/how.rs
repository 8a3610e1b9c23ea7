//! How to play, for an edition and a number of players, drawn from a table of that kind.

use face::{Face, Markup, Scene, Words};
use kernel::Published;

/// A panel in words.
#[derive(Clone, Debug)]
pub struct HowPanel {
    pub key: &'static str,
    pub title: String,
    pub text: String,
    pub drawn: Markup,
    pub rule: &'static str,
}

pub(crate) fn panels<G: Published, F: Face<Game = G>>(
    view: &G::View,
    words: &Words,
) -> Vec<HowPanel> {
    let nothing = Markup::default();
    let scene = Scene::<F>::still(view, words, &nothing);
    let panels = F::how(&scene).into_iter();
    panels
        .map(|panel| HowPanel {
            key: panel.key,
            title: words.say(&panel.title),
            text: words.say(&panel.text),
            drawn: panel.drawn,
            rule: panel.rule,
        })
        .collect()
}
