//! Small parts that tables are made of, whatever the game; the pages around them use them too.

use kernel::{Phrase, Rule, Seat, Value};
use maud::{Markup, html};

use crate::{ClockFace, Occupant, Sitter, Words, assets};

/// A picture of the house's set; it says nothing that words beside it do not say.
#[must_use]
pub fn icon(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href={ (assets::icons().path) "#i-" (name) } {} } }
}

/// A seat's wooden disc: colour and sign, so that colour is never the only carrier.
#[must_use]
pub fn counter(seat: Seat, pixels: u8) -> Markup {
    let nth = seat.index() % 6 + 1;
    html! {
        span class={ "counter p" (nth) } style={ "--d:" (pixels) "px" } aria-hidden="true" {
            svg { use href={ (assets::icons().path) "#p" (nth) } {} }
        }
    }
}

/// A small mark that opens a rule in place; its number is told to those who cannot see the mark, and stands in what it opens.
/// Without script it leads to the rule. `rules` is the page of the game's rules.
#[must_use]
pub fn rule_link(words: &Words, rules: &str, id: &str) -> Markup {
    let label = Phrase::new("ui-rule-of").with("id", Value::Text(id.to_owned()));
    html! { a.rule href={ (rules) "#" (id) } data-rule=(id) aria-label=(words.say(&label)) { (icon("rule")) } }
}

/// What a thing on the table is and does, in a sentence, and the rule behind it. It is told of an element by two attributes,
/// `title=(tip.text) data-tip=(tip.rule)`: the script shows both on hover, focus and a long press, and without it the browser shows the
/// sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tip {
    pub text: String,
    pub rule: Rule,
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
        return words.say(&phrase);
    }
    words.say(&Phrase::new("ui-days").with("days", seconds / (24 * HOUR)))
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

/// Whether another person is here, and thinks if they are asked; nothing for bots and for the reader.
#[must_use]
pub fn presence(words: &Words, sitter: &Sitter) -> Markup {
    match sitter.occupant {
        Occupant::Person { here } if !sitter.you => present(words, sitter.seat, here, sitter.asked),
        _ => Markup::default(),
    }
}

/// The same of any person. The script keeps it true by `data-presence`, their seat.
#[must_use]
pub fn present(words: &Words, seat: Seat, here: bool, asked: bool) -> Markup {
    let state = match (here, asked) {
        (false, _) => "away",
        (true, true) => "thinking",
        (true, false) => "here",
    };
    html! {
        span.presence data-presence=(seat) data-state=(state) data-asked[asked] {
            i aria-hidden="true" {}
            @for (state, key) in [("here", "ui-here"), ("thinking", "ui-thinks"), ("away", "ui-away")] {
                span data-when=(state) { (words.word(key)) }
            }
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

/// How a bot of this level plays, as the rest of a sentence that begins with its name.
#[must_use]
pub fn how_it_plays(words: &Words, level: &str) -> Option<String> {
    let key = format!("ui-bot-how-{level}");
    words.knows(&key).then(|| words.word(&key))
}

/// What a style of a game is called, and how it plays as the rest of a sentence: `setup-style-KEY` and `setup-style-KEY-about` of the
/// game's words.
#[must_use]
pub fn style(words: &Words, style: &str) -> Option<(String, String)> {
    let key = format!("setup-style-{style}");
    let about = format!("{key}-about");
    (words.knows(&key) && words.knows(&about)).then(|| (words.word(&key), words.word(&about)))
}

/// A bot in a line, for those who point at it: its level and, where it has a style, how it plays.
#[must_use]
pub fn bot_in_a_line(words: &Words, level: &str, style: Option<&str>) -> String {
    let level = self::level(words, level);
    match style.and_then(|style| self::style(words, style)) {
        Some((style, how)) => format!("{level}, {style}: {how}"),
        None => level,
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
