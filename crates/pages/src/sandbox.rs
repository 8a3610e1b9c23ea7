//! `/try/GAME`: any position in notation, as a small table of one's own.

use face::Words;
use maud::{Markup, html};

use crate::parts::field;

/// The form, with what it was filled in with.
#[derive(Clone, Copy, Debug)]
pub struct Sandbox<'a> {
    /// The key of the game.
    pub game: &'a str,
    pub title: &'a str,
    pub setup: &'a str,
    pub position: &'a str,
    /// Why it cannot be laid out.
    pub refused: Option<&'a str>,
}

/// The body of the page.
#[must_use]
pub fn page(of: &Sandbox<'_>, words: &Words) -> Markup {
    html! {
        div.page.narrow {
            h1 { (of.title) ": " (words.word("ui-try-title")) }
            p { (words.word("ui-try-how")) }
            @if let Some(why) = of.refused { p.refusal.panel role="alert" { (why) } }
            form.panel.stack method="post" action={ "/try/" (of.game) } {
                (field(&words.word("ui-try-setup"), html! { input type="text" name="setup" value=(of.setup) maxlength="400"; }))
                (field(&words.word("ui-try-position"), html! { textarea.code name="position" rows="14" maxlength="6000" spellcheck="false" { (of.position) } }))
                button.btn.primary { (words.word("ui-try-go")) }
            }
        }
    }
}
