//! Any game as readable text and a list of answers: what a game has before it has looks of its own, and what screen readers
//! and pages without script use.

use kernel::{Refusal, Rule};
use maud::{Markup, html};

use crate::{Face, Forecast, Scene, Section};

/// The table as titled lines, and the open question with its answers below it.
pub fn stage<F: Face>(scene: &Scene<'_, F>) -> Markup {
    html! {
        div.plain-table {
            @for section in F::sheet(scene.view) { (part(scene, &section)) }
        }
        section.decision #decision tabindex="-1" aria-labelledby="question" {
            h2 #question { (question(scene)) }
            (moves(scene))
        }
    }
}

/// What is asked, in one sentence, or that nothing is.
pub fn question<F: Face>(scene: &Scene<'_, F>) -> String {
    match F::question(scene.view) {
        Some(phrase) => scene.say(&phrase),
        None => scene.word("game-over"),
    }
}

/// Every possible answer as a button of its own.
pub fn moves<F: Face>(scene: &Scene<'_, F>) -> Markup {
    html! {
        form.moves method="post" action={ (scene.path) "/answer" } {
            input type="hidden" name="step" value=(scene.step);
            ul {
                @for offer in scene.offers {
                    li { button name="answer" value=(offer.notation) { (offer.sentence) } }
                }
            }
        }
    }
}

/// What a chain would do, as the log would tell it.
pub fn foretold<F: Face>(scene: &Scene<'_, F>, forecast: &Forecast<'_, F>) -> Markup {
    html! {
        ul.foretold {
            @for told in forecast.events.iter().filter_map(|event| F::told(forecast.after, event)) {
                li { (scene.say(&told.phrase)) @if let Some(rule) = told.rule { " " (rule_link(scene, rule)) } }
            }
        }
        @if let Some(refusal) = forecast.refusal { (refused(scene, refusal)) }
    }
}

/// Why something is not possible, with a link to its rule.
pub fn refused<F: Face>(scene: &Scene<'_, F>, refusal: &Refusal) -> Markup {
    html! {
        p.refusal {
            @match refusal {
                Refusal::Forbidden { rule, why } => { (scene.say(why)) " " (rule_link(scene, *rule)) }
                other => { (scene.words.refusal(other)) }
            }
        }
    }
}

pub fn rule_link<F: Face>(scene: &Scene<'_, F>, rule: Rule) -> Markup {
    html! { a.rule href=(scene.rule_link(rule)) data-rule=(rule) { (rule) } }
}

fn part<F: Face>(scene: &Scene<'_, F>, section: &Section) -> Markup {
    html! {
        section.part {
            h2 { (scene.say(&section.title)) }
            ul { @for line in &section.lines { li { (scene.say(line)) } } }
        }
    }
}
