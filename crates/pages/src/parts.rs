//! Small parts of pages that no game's face needs: labelled fields, switches, forms of one button.

use face::Words;
use face::components::{self, icon};
use kernel::{Phrase, Value};
use maud::{Markup, html};

/// Most characters of a name, as tables accept it.
pub(crate) const LONGEST_NAME: u8 = 24;

/// A sentence with its figures.
pub(crate) fn say(words: &Words, phrase: Phrase) -> String {
    words.say(&phrase)
}

pub(crate) fn text(value: impl Into<String>) -> Value {
    Value::Text(value.into())
}

/// A field with its label above it.
pub(crate) fn field(label: &str, control: Markup) -> Markup {
    html! { label.field { span.label { (label) } (control) } }
}

/// A group of radios that looks like one switch; `chosen` is checked.
pub(crate) fn switch<'a>(
    name: &str,
    chosen: &str,
    options: impl IntoIterator<Item = (&'a str, String)>,
) -> Markup {
    html! {
        div.seg {
            @for (value, title) in options {
                label { input type="radio" name=(name) value=(value) checked[value == chosen]; (title) }
            }
        }
    }
}

/// A form of one button. Works without script, and is sent by the script where there is one.
pub(crate) fn deed(action: &str, class: &str, label: Markup) -> Markup {
    html! { form method="post" action=(action) { button class=(class) { (label) } } }
}

/// A text that can be copied by a button: a link, a token.
pub(crate) fn copyable(words: &Words, label: &str, value: &str) -> Markup {
    html! {
        div.copy {
            label.field { span.label { (label) } input type="text" readonly value=(value); }
            button.btn type="button" data-copy=(value) data-done=(words.word("ui-copied")) hidden {
                (icon("copy")) span { (words.word("ui-copy")) }
            }
        }
    }
}

/// 3.5, or 3,5 where people write it so.
pub(crate) fn decimal(value: f64, words: &Words) -> String {
    let plain = format!("{value:.1}");
    let (whole, part) = plain.split_once('.').unwrap_or((&plain, "0"));
    let phrase = Phrase::new("ui-decimal").with("whole", text(whole));
    say(words, phrase.with("part", text(part)))
}

/// `34%`
pub(crate) fn percent(part: impl Into<f64>) -> String {
    format!("{:.0}%", 100.0 * part.into())
}

/// What each level does, and that bots of one level differ, for whoever chooses one.
pub(crate) fn how_bots_play(levels: &[&str], words: &Words) -> Markup {
    html! {
        details.levels {
            summary { (words.word("ui-how-bots-play")) }
            ul {
                @for level in levels {
                    @if let Some(how) = components::how_it_plays(words, level) { li { b { (components::level(words, level)) } " " (how) } }
                }
                li { (words.word("ui-bots-differ")) }
            }
        }
    }
}
