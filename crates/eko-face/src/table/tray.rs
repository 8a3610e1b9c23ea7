//! The open question and what answers it: stacks to choose from, what the chosen one can do, what would come of it, and one button.

use eko::{Choice, Stage};
use face::components::icon as house_icon;
use face::plain;
use kernel::{Phrase, Rule};
use maud::{Markup, html};

use super::choices;
use super::goals::{Kind, Set, Subject};
use super::pieces::{icon, small_stack};
use super::result::headline;
use super::{Scene, rows, waiting};
use crate::words::{flag, space};

pub(super) fn tray(scene: &Scene<'_>, sets: &[Set]) -> Markup {
    html! {
        @if scene.yours() {
            form #decision .tray.panel.yours.{ "at-" (stage_key(scene)) } method="post" action={ (scene.path) "/answer" } data-preview tabindex="-1" aria-labelledby="question" {
                input type="hidden" name="step" value=(scene.step);
                (ask(scene))
                (answers(scene, sets))
            }
        } @else {
            section #decision .tray.panel.waits tabindex="-1" aria-labelledby="question" {
                (ask(scene))
                @if scene.over { (waiting::last_turn(scene)) } @else { (waiting::waiting(scene)) }
            }
        }
    }
}

fn ask(scene: &Scene<'_>) -> Markup {
    html! {
        div.ask {
            @if scene.yours() { span.chip.now { (scene.word("table-your-turn")) } }
            h1 #question data-spoils[scene.over] aria-live="polite" { (question(scene)) }
        }
    }
}

/// Without the reader's name and without names of spaces: both can be seen.
fn question(scene: &Scene<'_>) -> String {
    if waiting::tells_last_turn(scene) {
        return scene.word("result-last-turn");
    }
    if let Some(headline) = headline(scene) {
        return headline;
    }
    if scene.yours() && rows::alone(scene.view) {
        return scene.word("table-ask-alone");
    }
    if scene.yours() {
        return scene.word(&format!("table-ask-{}", stage_key(scene)));
    }
    plain::question(scene)
}

/// A word for the open question.
fn stage_key(scene: &Scene<'_>) -> &'static str {
    match scene.view.stage {
        Stage::Swap => "swap",
        Stage::Action if scene.view.marched => "second-action",
        Stage::Action => "action",
        Stage::Destination { .. } => "destination",
        Stage::Route { .. } => "route",
        Stage::Toll { .. } => "toll",
        Stage::Construction { .. } => "construction",
        Stage::Payment { .. } => "payment",
        Stage::Spending { .. } => "spending",
        Stage::Banishment => "banishment",
        Stage::March => "march",
        Stage::Exchange { .. } => "exchange",
        Stage::Reinforcement if rows::spreads(scene) => "spread",
        Stage::Reinforcement => "reinforcement",
        Stage::Amount { .. } => "amount",
        Stage::Moon => "moon",
        Stage::MoonDisc { .. } => "moon-disc",
        Stage::Over(_) => "over",
    }
}

fn answers(scene: &Scene<'_>, sets: &[Set]) -> Markup {
    match scene.view.stage {
        Stage::Action => html! {
            (switcher(scene, sets))
            div.scroll tabindex="0" role="group" aria-label=(scene.word("table-targets")) {
                p.how { (scene.word("table-how-action")) " " (plain::rule_link(scene, Rule("EK-T1"))) }
                @for set in sets { (list(scene, set)) }
            }
            (forecast(scene))
            (go(scene))
        },
        Stage::Reinforcement => html! {
            (rows::rows(scene))
            (forecast(scene))
            (go(scene))
        },
        Stage::Swap
        | Stage::Destination { .. }
        | Stage::Payment { .. }
        | Stage::Banishment
        | Stage::Moon => html! {
            div.scroll tabindex="0" role="group" aria-label=(scene.word("table-targets")) {
                p.how { (scene.word(&format!("table-how-{}", stage_key(scene)))) }
                @if scene.view.stage == Stage::Swap { (waiting::aim(scene)) }
                @for set in sets { (list(scene, set)) }
            }
            (forecast(scene))
            (go(scene))
        },
        _ => choices::choices(scene),
    }
}

/// The reader's stacks, and the temple that can be used before the action.
fn switcher(scene: &Scene<'_>, sets: &[Set]) -> Markup {
    html! {
        div.switch role="group" tabindex="0" aria-label=(scene.word("table-stacks")) {
            @for set in sets {
                @match set.subject {
                    Subject::Stack(stack) if set.targets.is_empty() => {
                        @let why = set.refused.first().map(|refused| refused.why.clone()).unwrap_or_default();
                        span.none title=(why) { (small_stack(stack.owner, stack.discs, stack.emperor)) span.vh { (why) } }
                    },
                    Subject::Stack(stack) => {
                        @let says = Phrase::new("choose-stack").with("discs", stack.discs).with("emperor", flag(stack.emperor)).with("space", space(stack.at)).with("n", set.targets.len() as u32);
                        label for={ "from-" (set.key) } title=(scene.say(&says)) { (small_stack(stack.owner, stack.discs, stack.emperor)) }
                    },
                    Subject::Sand => label.temple title=(scene.word("tip-use-sand")) {
                        input.vh type="radio" name="from" id="from-sand" value="sand";
                        (icon("sand")) span { (scene.word("table-sand")) }
                    },
                    _ => {},
                }
            }
        }
    }
}

/// The targets of one set with their numbers, and what is not possible.
fn list(scene: &Scene<'_>, set: &Set) -> Markup {
    let count = |kind| {
        set.targets
            .iter()
            .filter(|target| target.kind == kind)
            .count()
    };
    // Where a disc can land nothing moves.
    let (moves, key) = match count(Kind::Land) {
        0 => (count(Kind::Move), "goal-moves"),
        n => (n, "goal-lands"),
    };
    let mut number = 0_u32;
    html! {
        div.of.{ "of-" (set.key) } {
            @if moves > 0 { p.opt.wide { span.k.bare { "●" } (icon("move")) span { (scene.say(&Phrase::new(key).with("n", moves as u32))) } } }
            div.opts {
                @for target in set.targets.iter().filter(|target| target.kind.is_numbered()) {
                    @let nth = { number += 1; number };
                    label.opt.{ (target.kind.tone()) }.long[is_long(&target.brief)] for={ "goal-" (set.key) "-" (target.at) } {
                        span.k { (nth) } (icon(target.icon()))
                        span { (target.brief) @if target.crown { (house_icon("crown")) } }
                        // How many discs stand there is in its name already.
                        @if !matches!(target.kind, Kind::Attack | Kind::Kamikaze | Kind::Pay) { span.v { (target.figure) } }
                    }
                }
            }
            @if !set.refused.is_empty() {
                details.why-not id={ "why-" (set.key) } {
                    summary { (house_icon("lock")) (scene.say(&Phrase::new("table-refused").with("n", set.refused.len() as u32))) }
                    ul { @for refused in &set.refused { li { (house_icon("lock")) span { (refused.why) " " (plain::rule_link(scene, refused.rule)) } } } }
                }
            }
        }
    }
}

/// Whether half of the tray's width would break one of its words.
fn is_long(brief: &str) -> bool {
    brief.split(' ').any(|word| word.chars().count() > 9)
}

/// The place of what a choice would do: the server fills it as soon as there is one.
fn forecast(scene: &Scene<'_>) -> Markup {
    html! { div.fore data-foretold aria-live="polite" { p.none { (scene.word("table-no-goal")) } } }
}

/// One button that does what was chosen, and the answers that need no choice.
fn go(scene: &Scene<'_>) -> Markup {
    let keeps = scene.view.stage == Stage::Swap;
    html! {
        div.go {
            @for offer in scene.offers.iter().filter(|offer| offer.choice == Choice::Pass) {
                button.btn name="answer" value=(offer.notation) title=[keeps.then_some(&offer.sentence)] { @if keeps { (house_icon("crown")) (scene.word("table-keep")) } @else { (offer.sentence) } }
            }
            // By keys Escape does the same.
            @let other = scene.word("table-let-go");
            button.btn.icon.letgo type="button" data-let-go title=(other) aria-label=(other) { (house_icon("cross")) }
            button.btn.primary.play name="do" value="goal" data-key="Enter" data-says=(scene.word("table-confirm")) { (scene.word("table-confirm")) }
        }
    }
}
