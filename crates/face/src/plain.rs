//! Any game as readable text and a list of answers: for games without a drawn table, for screen readers and for pages without
//! script.

use kernel::{Refusal, Rule, Seat};
use maud::{Markup, html};

use crate::components::{self, counter, presence};
use crate::frame::{Players, Regions, frame, names};
use crate::{Face, Forecast, Scene, Section};

/// The table as titled lines: what belongs to seats with the players, the rest as the board; and the open question with its answers.
pub fn stage<F: Face>(scene: &Scene<'_, F>) -> Markup {
    let sections = F::sheet(scene.view);
    let regions = Regions {
        players: players(scene, &sections),
        board: html! { div.scrolls tabindex="0" role="group" aria-label=(scene.word("frame-board")) data-keep-scroll="board" { (parts(scene, &sections)) } },
        market: None,
        tray: decision(scene),
    };
    html! { div.plain.regions { (frame(scene, &regions)) } }
}

/// The titled lines that belong to seats. The viewer's own come first, the others in the order of their turns.
pub fn players<F: Face>(scene: &Scene<'_, F>, sections: &[Section]) -> Players {
    let own = scene.sitters.iter().find(|sitter| sitter.you);
    let seats = scene.sitters.len().max(1);
    let after_own = |seat: Seat| match own {
        Some(own) => (seat.index() + seats - own.seat.index()) % seats,
        None => seat.index(),
    };
    let mut sides: Vec<&Section> = sections.iter().filter(|one| one.seat.is_some()).collect();
    sides.sort_by_key(|section| section.seat.map(after_own));
    Players {
        bar: names(scene),
        whole: html! { div.plain-table tabindex="0" role="group" aria-label=(scene.word("frame-players")) { @for side in sides { (part(scene, side)) } } },
    }
}

/// The titled lines that belong to no seat.
pub fn parts<F: Face>(scene: &Scene<'_, F>, sections: &[Section]) -> Markup {
    let common = sections.iter().filter(|one| one.seat.is_none());
    html! {
        div.plain-table { @for section in common { (part(scene, section)) } }
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
    let asked = if scene.yours() {
        F::question(scene.view)
    } else {
        F::awaited(scene.view)
    };
    match asked {
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
    components::rule_link(scene.words, scene.rules, rule.0)
}

fn part<F: Face>(scene: &Scene<'_, F>, section: &Section) -> Markup {
    let lines = section.lines.iter();
    let said: Vec<(Option<String>, String)> = lines.map(|line| labelled(scene.say(line))).collect();
    let sitter = section.seat.and_then(|seat| scene.sitter(seat));
    html! {
        section.part data-at=[section.seat.map(|seat| format!("seat-{seat}"))] {
            h2 { @if let Some(seat) = section.seat { (counter(seat, 24)) } (scene.say(&section.title)) @if let Some(sitter) = sitter { (presence(scene.words, sitter)) } }
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
