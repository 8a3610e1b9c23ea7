//! What is asked at a table of practice, and then what each option was worth: a card beside the table, like that of a lesson's coach.

use face::Words;
use face::components::icon;
use kernel::Phrase;
use maud::{Markup, html};

use super::TableFrame;
use crate::parts::{decimal, percent, say, text};
use crate::practice::{DrillFrom, Due};

/// A card. `POST {path}/practice` goes on: `to` = `next`, `play` (from here, with bots), `weigh` (an answer that was not yet) or `leave`.
#[derive(Clone, PartialEq, Debug)]
pub struct Drill {
    pub from: DrillFrom,
    /// The kind of decision, in words; told with what the answer was worth.
    pub theme: Option<String>,
    /// Once the move is made.
    pub made: Option<DrillMade>,
}

/// The move that was made.
#[derive(Clone, PartialEq, Debug)]
pub struct DrillMade {
    /// Whether others can go on from there.
    pub can_play_on: bool,
    /// Nothing if it could not be weighed yet.
    pub verdict: Option<DrillVerdict>,
}

/// What it was worth.
#[derive(Clone, PartialEq, Debug)]
pub struct DrillVerdict {
    pub is_right: bool,
    /// The key of what it is called: `mistake`.
    pub class: &'static str,
    pub loss: f32,
    pub margin: f32,
    /// The best first.
    pub options: Vec<DrillOption>,
    pub due: Due,
}

/// An option and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct DrillOption {
    pub sentences: Vec<String>,
    /// What the whole move changes.
    pub facts: Vec<String>,
    pub chance: f32,
    pub margin: f32,
    pub is_best: bool,
    pub is_yours: bool,
    /// Within two points of the best, or not to be told from it.
    pub is_as_good: bool,
    /// What was played in the match.
    pub was_played: bool,
}

pub(super) fn card(frame: &TableFrame<'_>, words: &Words) -> Markup {
    let Some(drill) = &frame.drill else {
        return Markup::default();
    };
    let verdict = drill.made.as_ref().and_then(|made| made.verdict.as_ref());
    let from = match &drill.from {
        DrillFrom::Shipped(nth) => say(
            words,
            Phrase::new("ui-practice-shipped").with("n", nth.to_string()),
        ),
        DrillFrom::Own(_, step) => say(
            words,
            Phrase::new("ui-practice-own").with("step", step.to_string()),
        ),
    };
    let state = match (&drill.made, verdict) {
        (None, _) => "asks",
        (Some(_), None) => "made",
        (Some(_), Some(_)) => "told",
    };
    html! {
        section.coach.drill aria-labelledby="coach-title" data-waits=(state) {
            details open id={ "drill-" (state) } {
                summary {
                    span.kick { (icon("hint")) span { (from) } }
                    h2 #coach-title { (title(drill, verdict, words)) }
                }
                div.said role="status" {
                    @match verdict {
                        Some(verdict) => {
                            @if let Some(theme) = &drill.theme { p.theme { (theme) } }
                            (told(verdict, words))
                        },
                        None if drill.made.is_some() => p { (words.word("ui-practice-not-weighed")) },
                        None => p { (words.word("ui-practice-ask-how")) },
                    }
                }
                (deeds(frame, drill, words))
            }
        }
    }
}

fn title(drill: &Drill, verdict: Option<&DrillVerdict>, words: &Words) -> String {
    match (verdict, &drill.made) {
        (None, None) => words.word("ui-practice-ask"),
        (None, Some(_)) => words.word("ui-practice-made"),
        (Some(verdict), _)
            if verdict.is_right
                && verdict
                    .options
                    .iter()
                    .any(|one| one.is_best && one.is_yours) =>
        {
            words.word("ui-practice-best")
        }
        (Some(verdict), _) if verdict.is_right => words.word("ui-practice-as-good"),
        (Some(verdict), _) => {
            let key = match verdict.class {
                "blunder" => "ui-practice-lost-blunder",
                "mistake" => "ui-practice-lost-mistake",
                _ => "ui-practice-lost-inaccuracy",
            };
            let lost = Phrase::new(key)
                .with("points", text(tenths(verdict.loss, words)))
                .with("margin", text(tenths(verdict.margin, words)));
            say(words, lost)
        }
    }
}

fn told(verdict: &DrillVerdict, words: &Words) -> Markup {
    let again = Phrase::new("ui-practice-again-when").with("when", text(verdict.due.said(words)));
    html! {
        ol.options { @for option in &verdict.options { (weighed(option, words)) } }
        p.when { (say(words, again)) }
    }
}

fn weighed(option: &DrillOption, words: &Words) -> Markup {
    let (low, high) = (
        (option.chance - option.margin).max(0.0),
        (option.chance + option.margin).min(1.0),
    );
    let mut sentences = option.sentences.iter();
    html! {
        li.best[option.is_best].yours[option.is_yours].poor[option.is_yours && !option.is_as_good] {
            div.what {
                b { (sentences.next().map_or("", String::as_str)) }
                @for sentence in sentences { span { (sentence) } }
                @if !option.facts.is_empty() { small { (say(words, Phrase::new("ui-review-facts").with("facts", text(option.facts.join("; "))))) } }
                @if option.is_best { span.chip.good { (icon("check")) (words.word("ui-practice-is-best")) } }
                @else if option.is_as_good { span.chip.good { (icon("check")) (words.word("ui-practice-is-as-good")) } }
                @if option.is_yours { span.chip { (words.word("ui-practice-yours")) } }
                @if option.was_played { span.chip { (words.word("ui-practice-was-played")) } }
            }
            b.chance { (percent(option.chance)) small { "±" (tenths(option.margin, words)) } }
            span.ob aria-hidden="true" { i style={ "width:" (100.0 * option.chance) "%" } {} em style={ "left:" (100.0 * low) "%;width:" (100.0 * (high - low)) "%" } {} }
        }
    }
}

fn deeds(frame: &TableFrame<'_>, drill: &Drill, words: &Words) -> Markup {
    let form = |inside: Markup| html! { form method="post" action={ (frame.path) "/practice" } data-plain { (inside) } };
    let button = |to: &str, class: &str, label: Markup| html! { button class=(class) name="to" value=(to) { (label) } };
    html! {
        footer {
            @match &drill.made {
                Some(made) => {
                    @if made.verdict.is_none() { (form(button("weigh", "btn primary", html! { (words.word("ui-practice-weigh")) }))) }
                    (form(html! { button.btn.primary[made.verdict.is_some()] name="to" value="next" data-key="n" { (words.word("ui-practice-next")) (icon("right")) } }))
                    @if made.can_play_on { (form(button("play", "btn", html! { (icon("play")) (words.word("ui-practice-play-on")) }))) }
                    @if let DrillFrom::Own(review, _) = &drill.from { a.btn.quiet href=(review) { (words.word("ui-review")) } }
                },
                None => (form(button("next", "btn quiet", html! { (words.word("ui-practice-skip")) }))),
            }
            (form(button("leave", "btn quiet leave", html! { (words.word("ui-practice-leave")) })))
        }
    }
}

fn tenths(part: f32, words: &Words) -> String {
    decimal(100.0 * f64::from(part.abs()), words)
}
