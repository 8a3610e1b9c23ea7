//! A match that was played elsewhere: its file is read, replayed and kept to look at.

use face::Words;
use face::components::icon;
use maud::{Markup, html};

use super::{Tab, tabs};
use crate::parts::field;

/// The body of `/games/bring`.
#[derive(Clone, Copy, Debug, Default)]
pub struct BringPage<'a> {
    pub body: &'a str,
    /// Why the file was not taken.
    pub fault: Option<&'a str>,
}

#[must_use]
pub fn bring_page(page: &BringPage<'_>, words: &Words) -> Markup {
    html! {
        div.page.narrow.mygames {
            header.gamesbar {
                h1 { (words.word("ui-bring-title")) }
                (tabs(Tab::Bring, words))
            }
            @if let Some(why) = page.fault { p.refusal.panel role="alert" { (icon("warn")) span { (why) } } }
            form.panel.stack method="post" action="/games/bring" data-plain {
                p.hint { (words.word("ui-bring-how")) }
                // Shown by the script, which reads the file into the text; without it the text is pasted.
                label.field data-file-into="file" hidden { span.label { (words.word("ui-bring-pick")) } input type="file" accept=".match,text/plain"; }
                (field(&words.word("ui-bring-text"), html! {
                    textarea.code name="file" rows="12" spellcheck="false" autocomplete="off" required aria-invalid=[page.fault.map(|_| "true")] placeholder="longtable match 1" { "\n" (page.body) }
                }))
                p.hint { (words.word("ui-bring-hint")) }
                button.btn.primary.lg { (icon("play")) (words.word("ui-bring-do")) }
            }
        }
    }
}
