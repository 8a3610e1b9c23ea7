//! The coach of a lesson: one card at a time beside the table, which says what is to be done and points at it. It is part of what the
//! server draws, so it needs no script.

use face::Words;
use face::components::{icon, rule_link};
use kernel::Phrase;
use maud::{Markup, html};

use super::TableFrame;
use crate::parts::say;

/// A card. `POST {path}/lesson` turns it (`to` = `next`, `back`), gives the answer that it waits for (`show`), ends the lesson (`leave`), or
/// ends it and goes on with a game (`play`) or another lesson (its key).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coach {
    /// Its name, such as `first-take`: another card is another element.
    pub key: String,
    /// What the lesson is called.
    pub lesson: String,
    /// Counted from 1, and how many there are.
    pub nth: usize,
    pub of: usize,
    /// How many minutes the rest of the lesson takes, rounded up.
    pub minutes: u32,
    pub title: String,
    /// Lines; what stands between two `**` is stressed, and a line that begins with `✓ ` is something that was learned.
    pub text: String,
    /// What is to be done, where something is.
    pub task: Option<String>,
    pub rules: Vec<String>,
    /// The places on the table that it points at: see [`face::Face::places`]. Their names are words of letters, digits and hyphens.
    pub points: Vec<String>,
    /// The answer that it waits for, in notation, where that has no place: its button or its card is pointed at.
    pub answer: Option<String>,
    /// The answers that it waits for, in notation: what a forecast offers of them is pointed at.
    pub wanted: Vec<String>,
    pub waits: CoachWaits,
    /// Whether the learner has won the match.
    pub won: bool,
    /// Whether one can turn back to the card before.
    pub back: bool,
}

/// What a card waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CoachWaits {
    /// That it was read. `skips`: moves are made for everybody until the next card.
    Next {
        skips: bool,
    },
    Answer,
    Others,
    /// It is the last one. The lesson that comes after it, by its key and title.
    Nothing {
        then: Option<(String, String)>,
    },
}

pub(super) fn card(frame: &TableFrame<'_>, words: &Words) -> Markup {
    let Some(coach) = &frame.coach else {
        return Markup::default();
    };
    let step = Phrase::new("ui-lesson-step")
        .with("n", coach.nth as u32)
        .with("of", coach.of as u32);
    let left = Phrase::new("ui-lesson-left").with("n", coach.minutes);
    let is_last = matches!(coach.waits, CoachWaits::Nothing { .. });
    html! {
        section.coach aria-labelledby="coach-title" data-waits=(waits(&coach.waits)) data-points=(coach.points.join(" ")) {
            (rings(coach))
            details open id={ "coach-" (coach.key) } {
                summary {
                    span.kick { (icon("cap")) span { (coach.lesson) } small { (say(words, step)) @if !is_last { span.left { " · " (say(words, left)) } } } }
                    progress max=(coach.of) value=(coach.nth) aria-hidden="true" {}
                    h2 #coach-title tabindex="-1" { @if coach.won { (icon("crown")) } (coach.title) }
                }
                div.said role="status" {
                    (said(frame, coach, words))
                    @match (&coach.waits, &coach.task) {
                        (CoachWaits::Others, _) => p.do.wait { (icon("eye")) span { (words.word("ui-lesson-watch")) } },
                        (_, Some(task)) => p.do { (icon("hand")) span { (task) } },
                        (_, None) => {},
                    }
                }
                (deeds(frame, coach, words))
            }
        }
    }
}

/// What it says: sentences with the rules behind them, what was learned as a list, and what is left to say.
fn said(frame: &TableFrame<'_>, coach: &Coach, words: &Words) -> Markup {
    let rules = html! { @for rule in &coach.rules { " " (rule_link(words, frame.rules, rule)) } };
    let is_learned = |line: &&str| line.starts_with(LEARNED);
    let mut lines = coach.text.lines().peekable();
    let mut told = Vec::new();
    while let Some(line) = lines.next_if(|line| !is_learned(line)) {
        told.push(line);
    }
    let (learned, left): (Vec<&str>, Vec<&str>) = lines.partition(is_learned);
    html! {
        p { (stressed(&told.join(" "))) (rules) }
        @if !learned.is_empty() {
            ul { @for line in learned { li { (icon("check")) span { (stressed(line.trim_start_matches(LEARNED))) } } } }
        }
        @if !left.is_empty() { p.left { (stressed(&left.join(" "))) } }
    }
}

const LEARNED: &str = "✓ ";

/// A text in which every other part, between two `**`, is stressed.
fn stressed(text: &str) -> Markup {
    html! {
        @for (nth, part) in text.split("**").enumerate() {
            @if nth % 2 == 1 { b { (part) } } @else { (part) }
        }
    }
}

fn waits(waits: &CoachWaits) -> &'static str {
    match waits {
        CoachWaits::Next { .. } => "next",
        CoachWaits::Answer => "answer",
        CoachWaits::Others => "others",
        CoachWaits::Nothing { .. } => "nothing",
    }
}

/// A ring around each place that it points at, by style alone: it needs no script and stays whatever is drawn anew. What is wanted may also be
/// a part of what is put together, or be chosen in the tray, where it comes first among its cards: on a phone the others would hide it.
fn rings(coach: &Coach) -> Markup {
    let places = coach.points.iter();
    let mut places: Vec<String> = places
        .map(|place| format!("#table [data-at~={place}]"))
        .collect();
    if let Some(answer) = &coach.answer {
        let answer = value(answer);
        places.extend([
            format!("#table .stage button[name=answer][value={answer}]"),
            format!("#table .stage label:has(input[value={answer}])"),
        ]);
    }
    let picks = coach.wanted.iter().map(|answer| value(answer));
    let places_of = |answer: &String| {
        [
            format!("#table [data-region=tray] label:has(input[value={answer}])"),
            format!("#table .stage label:has(input[name=part][value={answer}])"),
        ]
    };
    let picks: Vec<String> = picks.collect();
    places.extend(picks.iter().flat_map(places_of));
    let first = picks
        .iter()
        .map(|answer| format!("#table [data-region=tray] .cards label:has(input[value={answer}])"));
    let first: Vec<String> = first.collect();
    html! {
        @if !places.is_empty() { style {
            (places.join(",")) "{--named:block;border-radius:10px;outline:3px solid var(--brass)!important;outline-offset:var(--mark,3px)!important;animation:var(--pointed)}"
            @if !first.is_empty() { (first.join(",")) "{order:-1}" }
        } }
    }
}

/// A value as a selector writes it without quotes, which a style may not have.
fn value(text: &str) -> String {
    let escape = |letter: char| match letter {
        letter if letter.is_ascii_alphabetic() || letter == '-' => letter.to_string(),
        letter => format!("\\{:x} ", u32::from(letter)),
    };
    text.chars().map(escape).collect()
}

/// What can be done with a card: to go on with it, and beside that to turn back, be shown what it wants, or leave.
fn deeds(frame: &TableFrame<'_>, coach: &Coach, words: &Words) -> Markup {
    let form = |plain: bool, inside: Markup| {
        html! { form method="post" action={ (frame.path) "/lesson" } data-plain[plain] { (inside) } }
    };
    let button = |to: &str, class: &str, label: Markup| html! { button class=(class) name="to" value=(to) { (label) } };
    let beside = |to: &str, sign: &str, key: &str| {
        let label = words.word(key);
        button(
            to,
            "btn quiet",
            html! { (icon(sign)) span title=(label) { (label) } },
        )
    };
    let next = html! { button.btn.primary name="to" value="next" data-key="n" { (words.word("ui-lesson-next")) (icon("right")) } };
    let is_last = matches!(coach.waits, CoachWaits::Nothing { .. });
    html! {
        div.deeds {
            @match &coach.waits {
                CoachWaits::Next { skips } => footer { (form(*skips, next)) },
                CoachWaits::Answer | CoachWaits::Others => {},
                CoachWaits::Nothing { then } => footer {
                    (form(true, button("play", "btn primary", html! { (icon("play")) (words.word("ui-lesson-play")) })))
                    @if let Some((key, title)) = then { (form(true, button(key, "btn", html! { (icon("cap")) (title) }))) }
                },
            }
            div.beside {
                @if coach.back { (form(false, beside("back", "left", "ui-lesson-back"))) }
                @if coach.waits == CoachWaits::Answer { (form(false, beside("show", "hint", "ui-lesson-show"))) }
                (form(true, beside("leave", if is_last { "check" } else { "out" }, if is_last { "ui-lesson-done" } else { "ui-lesson-leave" })))
            }
        }
    }
}
