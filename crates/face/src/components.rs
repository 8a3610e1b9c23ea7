//! Small parts that every page is made of.

use kernel::{Phrase, Seat, Value};
use maud::{Markup, html};

use crate::{ClockFace, Words, assets};

/// A picture of the house's set; it says nothing that words beside it do not say.
#[must_use]
pub fn icon(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href={ (assets::icons()) "#i-" (name) } {} } }
}

/// A seat's wooden disc: colour and sign, so that colour is never the only carrier.
#[must_use]
pub fn counter(seat: Seat, pixels: u8) -> Markup {
    let nth = seat.index() % 6 + 1;
    html! {
        span class={ "counter p" (nth) } style={ "--d:" (pixels) "px" } aria-hidden="true" {
            svg { use href={ (assets::icons()) "#p" (nth) } {} }
        }
    }
}

/// A rule's number, which opens the rule. `rules` is the page of the game's rules.
#[must_use]
pub fn rule_link(rules: &str, id: &str) -> Markup {
    html! { a.rule href={ (rules) "#" (id) } data-rule=(id) { (id) } }
}

/// A sentence with its figures.
pub(crate) fn say(words: &Words, phrase: Phrase) -> String {
    words.say(&phrase)
}

pub(crate) fn text(value: impl Into<String>) -> Value {
    Value::Text(value.into())
}

/// How long, in words: `3:42`, `5 h 12 min`, `2 days`.
#[must_use]
pub fn span_of_time(words: &Words, milliseconds: i64) -> String {
    const HOUR: i64 = 3_600;
    let seconds = milliseconds.max(0) / 1_000;
    if seconds < HOUR {
        return format!("{}:{:02}", seconds / 60, seconds % 60);
    }
    if seconds < 24 * HOUR {
        let phrase = Phrase::new("ui-hours")
            .with("hours", seconds / HOUR)
            .with("minutes", seconds % HOUR / 60);
        return say(words, phrase);
    }
    say(
        words,
        Phrase::new("ui-days").with("days", seconds / (24 * HOUR)),
    )
}

/// A seat's time, which the script counts down.
#[must_use]
pub fn clock(words: &Words, clock: ClockFace) -> Markup {
    html! {
        time.clk data-left=(clock.left_ms) data-running[clock.running] role="timer" aria-label=(words.word("ui-clock-left")) {
            (span_of_time(words, clock.left_ms))
        }
    }
}

/// What a bot's level is called; a bot of no level by its own name.
#[must_use]
pub fn level(words: &Words, level: &str) -> String {
    let key = format!("ui-bot-{level}");
    if words.knows(&key) {
        words.word(&key)
    } else {
        level.to_owned()
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn times_are_said_in_the_language() {
        let say = |language, seconds: i64| {
            span_of_time(&Words::new(language, &[]).unwrap(), seconds * 1_000)
        };
        assert_eq!(say(Language::English, 222), "3:42");
        assert_eq!(say(Language::English, -5), "0:00");
        assert_eq!(say(Language::English, 2 * 86_400), "2 days");
        assert_eq!(say(Language::Polish, 86_400), "1 dzień");
        assert_eq!(say(Language::Polish, 5 * 86_400), "5 dni");
        assert_eq!(say(Language::Polish, 3_600 + 720), "1 godz. 12 min");
    }
}
