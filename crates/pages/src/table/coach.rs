//! The coach of a lesson: one card at a time beside the table, which says what is to be done and points at it. It is part of what the
//! server draws, so it needs no script.

use face::Words;
use face::components::{icon, rule_link};
use kernel::Phrase;
use maud::{Markup, html};

use super::TableFrame;
use crate::parts::say;

/// A card. `POST {path}/lesson` turns it (`to` = `next`, `back`), ends the lesson (`leave`), or ends it and goes on with a game (`play`)
/// or another lesson (its key).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coach {
    /// Its name, such as `first-take`: another card is another element.
    pub key: String,
    /// What the lesson is called.
    pub lesson: String,
    /// Counted from 1, and how many there are.
    pub nth: usize,
    pub of: usize,
    pub title: String,
    pub text: String,
    /// What is to be done, where something is.
    pub task: Option<String>,
    pub rules: Vec<String>,
    /// The places on the table that it points at: see [`face::Face::places`]. Their names are words of letters, digits and hyphens.
    pub points: Vec<String>,
    pub waits: CoachWaits,
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
    html! {
        section.coach aria-labelledby="coach-title" data-waits=(waits(&coach.waits)) {
            (rings(&coach.points))
            details open id={ "coach-" (coach.key) } {
                summary {
                    span.kick { (icon("cap")) span { (coach.lesson) } small { (say(words, step)) } }
                    h2 #coach-title { (coach.title) }
                }
                div.said role="status" {
                    p { (coach.text) @for rule in &coach.rules { " " (rule_link(words, frame.rules, rule)) } }
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

fn waits(waits: &CoachWaits) -> &'static str {
    match waits {
        CoachWaits::Next { .. } => "next",
        CoachWaits::Answer => "answer",
        CoachWaits::Others => "others",
        CoachWaits::Nothing { .. } => "nothing",
    }
}

/// A ring around each place that it points at, by style alone: it needs no script and stays whatever is drawn anew.
fn rings(points: &[String]) -> Markup {
    let places: Vec<String> = points
        .iter()
        .map(|place| format!("#table [data-at~={place}]"))
        .collect();
    html! { @if !places.is_empty() { style { (places.join(",")) "{border-radius:10px;outline:3px solid var(--brass)!important;outline-offset:var(--mark,3px)!important}" } } }
}

fn deeds(frame: &TableFrame<'_>, coach: &Coach, words: &Words) -> Markup {
    let form = |plain: bool, inside: Markup| {
        html! { form method="post" action={ (frame.path) "/lesson" } data-plain[plain] { (inside) } }
    };
    let button = |to: &str, class: &str, label: Markup| html! { button class=(class) name="to" value=(to) { (label) } };
    let next = html! { button.btn.primary name="to" value="next" data-key="n" { (words.word("ui-lesson-next")) (icon("right")) } };
    html! {
        footer {
            @if coach.back { (form(false, button("back", "btn quiet", html! { (icon("left")) (words.word("ui-lesson-back")) }))) }
            @match &coach.waits {
                CoachWaits::Next { skips } => (form(*skips, next)),
                CoachWaits::Answer | CoachWaits::Others => {},
                CoachWaits::Nothing { then } => {
                    @if let Some((key, title)) = then { (form(true, button(key, "btn primary", html! { (icon("cap")) (title) }))) }
                    (form(true, button("play", "btn", html! { (icon("play")) (words.word("ui-lesson-play")) })))
                },
            }
            (form(true, button("leave", "btn quiet leave", html! { (words.word(match coach.waits { CoachWaits::Nothing { .. } => "ui-lesson-done", _ => "ui-lesson-leave" })) })))
        }
    }
}
