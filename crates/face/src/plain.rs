//! Any game as readable text and a list of answers: for games without a drawn table, for screen readers and for pages without
//! script.

use kernel::{Refusal, Rule};
use maud::{Markup, html};

use crate::components::counter;
use crate::{Face, Forecast, Scene, Section};

/// The table as titled lines, and the open question with its answers below it.
pub fn stage<F: Face>(scene: &Scene<'_, F>) -> Markup {
    html! {
        (parts(scene, &F::sheet(scene.view)))
        (decision(scene))
    }
}

/// Titled lines. The viewer's own come first, the others in the order of their turns.
pub fn parts<F: Face>(scene: &Scene<'_, F>, sections: &[Section]) -> Markup {
    let own = scene.sitters.iter().find(|sitter| sitter.you);
    let seats = scene.sitters.len();
    let after_own = |section: &&Section| match (section.seat, own) {
        (Some(seat), Some(own)) => 1 + (seat.index() + seats - own.seat.index()) % seats.max(1),
        (Some(_), None) => 1,
        (None, _) => 0,
    };
    // Only what belongs to seats changes places, and only among itself.
    let mut sides: Vec<&Section> = sections.iter().filter(|one| one.seat.is_some()).collect();
    sides.sort_by_key(after_own);
    let mut sides = sides.into_iter();
    html! {
        div.plain-table {
            @for section in sections {
                @match section.seat { Some(_) => { @if let Some(side) = sides.next() { (part(scene, side)) } }, None => (part(scene, section)) }
            }
        }
    }
}

/// The open question with its answers. Whatever else on the page answers it sends the form called `answers`.
pub fn decision<F: Face>(scene: &Scene<'_, F>) -> Markup {
    html! {
        section.decision #decision .yours[scene.yours()] tabindex="-1" aria-labelledby="question" {
            h2 #question aria-live="polite" { (question(scene)) }
            (list(scene, Some("answers")))
        }
    }
}

/// What is asked, in one sentence, or that nothing is.
pub fn question<F: Face>(scene: &Scene<'_, F>) -> String {
    match F::question(scene.view) {
        Some(phrase) if !scene.over => scene.say(&phrase),
        _ => scene.word("game-over"),
    }
}

/// Every possible answer, each as a button.
pub fn moves<F: Face>(scene: &Scene<'_, F>) -> Markup {
    list(scene, None)
}

/// Answers that begin with the same word of the notation do the same kind of thing, and stand together.
fn list<F: Face>(scene: &Scene<'_, F>, id: Option<&str>) -> Markup {
    let kind = |notation: &str| notation.split(' ').next().unwrap_or_default().to_owned();
    let kinds = scene
        .offers
        .chunk_by(|one, other| kind(&one.notation) == kind(&other.notation));
    html! {
        form.moves id=[id] method="post" action={ (scene.path) "/answer" } {
            input type="hidden" name="step" value=(scene.step);
            @for alike in kinds {
                ul { @for offer in alike { li { button name="answer" value=(offer.notation) { (offer.sentence) } } } }
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
    let lines = section.lines.iter();
    let said: Vec<(Option<String>, String)> = lines.map(|line| labelled(scene.say(line))).collect();
    html! {
        section.part {
            h2 { @if let Some(seat) = section.seat { (counter(seat, 24)) } (scene.say(&section.title)) }
            ul {
                @for alike in said.chunk_by(|one, other| one.0.is_some() && one.0 == other.0) {
                    @match alike {
                        [(None, rest)] => li { (rest) },
                        [(Some(label), rest)] => li { b { (label) ":" } " " (rest) },
                        many => li { @if let Some(label) = &many[0].0 { b { (label) } } ul { @for (_, rest) in many { li { (rest) } } } },
                    }
                }
            }
        }
    }
}

/// Labels are short; a colon further on belongs to the sentence.
const LABEL: usize = 28;

/// A line as its label and the rest: `Reserve: 3 discs`. Lines of one label that follow each other are told under it.
fn labelled(line: String) -> (Option<String>, String) {
    match line.split_once(": ") {
        Some((label, rest)) if label.chars().count() <= LABEL && !label.contains(['.', '(']) => {
            (Some(label.to_owned()), rest.to_owned())
        }
        _ => (None, line),
    }
}

#[cfg(test)]
mod tests {
    use super::labelled;

    #[test]
    fn a_label_is_short_and_no_sentence() {
        let of = |line: &str| labelled(line.to_owned()).0;
        assert_eq!(
            of("World Forge: Buckler for 5."),
            Some("World Forge".to_owned())
        );
        assert_eq!(of("It is the turn of Ewa."), None);
        assert_eq!(of("Dame Ysolt. Start of Turn: heal 1."), None);
        assert_eq!(of("8 of 12 points, with a capital (so far): more"), None);
    }
}
