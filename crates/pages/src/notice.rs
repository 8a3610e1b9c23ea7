//! When something is not there or not allowed: a sentence, the rule where there is one, and a way on.

use face::Words;
use face::components::{icon, rule_link};
use maud::{Markup, html};

#[derive(Clone, Copy, Debug)]
pub struct Notice<'a> {
    /// Such as *There is no such table*.
    pub title: &'a str,
    /// Why, or what to do about it; may be empty.
    pub sentence: &'a str,
    /// The page of the rules and the id of the rule that forbids it.
    pub rule: Option<(&'a str, &'a str)>,
    /// Where to go on, if not to the lobby.
    pub back: Option<&'a str>,
}

/// The body of a page that says no.
#[must_use]
pub fn page(notice: &Notice<'_>, words: &Words) -> Markup {
    html! {
        div.page.narrow.notice {
            section.panel {
                (icon("warn"))
                h1 { (notice.title) }
                @if !notice.sentence.is_empty() { p { (sentence(notice, words)) } }
                div.wrap {
                    @if let Some(back) = notice.back { a.btn.primary.lg href=(back) { (words.word("ui-back")) } }
                    a.btn.lg href="/" { (words.word("ui-to-lobby")) }
                }
            }
        }
    }
}

/// The same for the script, which shows it over the page.
#[must_use]
pub fn fragment(notice: &Notice<'_>, words: &Words) -> Markup {
    html! {
        div.toast { (icon("lock")) p { @if notice.sentence.is_empty() { (notice.title) } @else { (sentence(notice, words)) } } }
    }
}

fn sentence(notice: &Notice<'_>, words: &Words) -> Markup {
    html! {
        (notice.sentence)
        @if let Some((rules, id)) = notice.rule { " " (rule_link(words, rules, id)) }
    }
}
