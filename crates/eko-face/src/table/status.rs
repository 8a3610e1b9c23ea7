//! The middle of the header: the phases of a turn (EK-T1).

use eko::Stage;
use face::components::icon as house_icon;
use maud::{Markup, html};

use super::Scene;
use super::pieces::icon;

const PHASES: [(&str, &str); 3] = [
    ("attack", "phase-action"),
    ("move", "phase-march"),
    ("regroup", "phase-reinforcement"),
];

pub(crate) fn status(scene: &Scene<'_>) -> Markup {
    let now = match scene.view.stage {
        _ if scene.over => return alone("trophy", &scene.word("phase-over")),
        Stage::Over(_) => return alone("trophy", &scene.word("phase-over")),
        Stage::Swap => return alone("replace", &scene.word("phase-swap")),
        Stage::March => 1,
        Stage::Action if scene.view.marched => 1,
        Stage::Reinforcement | Stage::Amount { .. } | Stage::Moon | Stage::MoonDisc { .. } => 2,
        _ => 0,
    };
    html! {
        ol.phases.eko-phases aria-label=(scene.word("table-phases")) {
            @for (nth, (sign, key)) in PHASES.into_iter().enumerate() {
                li.past[nth < now] aria-current=[(nth == now).then_some("step")] {
                    @if nth < now { (house_icon("check")) } @else { (icon(sign)) }
                    span { (scene.word(key)) }
                }
            }
        }
    }
}

fn alone(sign: &str, says: &str) -> Markup {
    html! { ol.phases.eko-phases { li aria-current="step" { (icon(sign)) span { (says) } } } }
}
