//! Where the turn stands, for the middle of the header.

use kernel::Phrase;
use maud::{Markup, html};
use numa_sera::Question;

use super::Scene;
use super::art::ic;

pub(crate) fn status(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let (steps, now): (&[&str], usize) = match &view.asked {
        _ if scene.over => return over(scene),
        None => return Markup::default(),
        Some((_, Question::Kingdom)) => (&SETUP, 0),
        Some((_, Question::Line)) => (&SETUP, 1),
        Some((_, question)) => (&TURN, phase(scene, question)),
    };
    html! {
        div.ns."ns-status" {
            @if steps == TURN { span.round { (scene.say(&Phrase::new("table-round").with("round", view.round))) } }
            ol.phases {
                @for (nth, step) in steps.iter().enumerate() {
                    li aria-current=[(nth == now).then_some("step")] {
                        @if nth < now { (face::components::icon("check")) span.vh { (scene.word("table-done")) " " } }
                        span { (scene.word(step)) }
                    }
                }
            }
        }
    }
}

fn over(scene: &Scene<'_>) -> Markup {
    html! { div.ns."ns-status" { ol.phases { li aria-current="step" { (ic("n-crown")) span { (scene.word("phase-over")) } } } } }
}

const SETUP: [&str; 3] = ["phase-kingdoms", "phase-heroes", "phase-first-turn"];
const TURN: [&str; 3] = ["phase-explore", "phase-actions", "phase-build"];

fn phase(scene: &Scene<'_>, question: &Question) -> usize {
    let view = scene.view;
    match question {
        Question::Block | Question::Extra => 2,
        _ if view.battle.is_some() => 2,
        _ if view.explored => 1,
        _ => 0,
    }
}
