//! The open question and what answers it: the hand, and beside it what a selection would do or the answers themselves.

use ethnos::{Choice, Question, Tribe};
use face::plain;
use kernel::{Phrase, Rule};
use maud::{Markup, html};

use super::Scene;
use super::art::icon;
use super::hand::{Picking, hand, picking, sorting};
use super::{choices, result};

/// Questions of more letters are set smaller where there is little room.
const LONG: usize = 44;

pub(super) fn dock(scene: &Scene<'_>) -> Markup {
    let over = scene.view.asked.is_none();
    html! {
        @if scene.yours() {
            form #decision .tray.panel.yours method="post" action={ (scene.path) "/answer" } data-preview[picking(scene) != Picking::Nothing] aria-label=(scene.word("table-decision")) {
                input type="hidden" name="step" value=(scene.step);
                (ask(scene))
                (hand(scene))
                div.act { (answers(scene)) }
            }
        } @else {
            section #decision .tray.panel aria-label=(scene.word("table-decision")) {
                (ask(scene))
                @if scene.view.seat.is_some() && !over { (hand(scene)) }
                // The place of the answers is free for what the house says.
                div.act {}
            }
        }
    }
}

fn ask(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let held = view.seat.map(|seat| view.side(seat).hand_size);
    html! {
        div.ask {
            @if scene.yours() { span.chip.now { (scene.word("table-your-turn")) } }
            @let question = question(scene);
            h1.long[question.chars().count() > LONG] data-spoils[scene.over] aria-live="polite" { (question) }
            @if let Some(held) = held.filter(|_| view.asked.is_some()) {
                span.chip.held.full[held >= view.hand_limit] {
                    (scene.say(&Phrase::new("table-hand-of").with("n", held).with("limit", view.hand_limit)))
                }
                @if held > 1 { (sorting(scene)) }
            }
        }
    }
}

/// The question; beside the chip that says whose turn it is, without saying that again.
fn question(scene: &Scene<'_>) -> String {
    let view = scene.view;
    let room = view
        .seat
        .is_some_and(|seat| view.side(seat).hand_size < view.hand_limit);
    if scene.yours() && view.question == Question::Turn && room {
        return scene.word("table-ask-turn");
    }
    result::headline(scene).unwrap_or_else(|| plain::question(scene))
}

/// What stands beside the hand.
fn answers(scene: &Scene<'_>) -> Markup {
    match picking(scene) {
        Picking::Nothing => choices::answers(scene),
        Picking::Band => band(scene),
        Picking::Members => members(scene),
        Picking::Keep => keep(scene),
    }
}

/// A Band to be composed. Without script the page says how; with script the server says what the selection would do.
fn band(scene: &Scene<'_>) -> Markup {
    let leads = scene
        .offers
        .iter()
        .any(|offer| matches!(offer.choice, Choice::Lead(_)));
    html! {
        @if leads {
            div.fore data-foretold aria-live="polite" {
                h2 { (scene.word("table-compose")) }
                ul.fx {
                    li { (icon("cards")) span { (scene.word("table-compose-cards")) " " (plain::rule_link(scene, Rule("ET-BAND-2"))) } }
                    li { (icon("crown")) span { (scene.word("table-compose-leader")) " " (plain::rule_link(scene, Rule("ET-BAND-7"))) } }
                    li { (icon("pool")) span { (scene.word("table-compose-rest")) " " (plain::rule_link(scene, Rule("ET-BAND-11"))) } }
                }
            }
        } @else if let Some(wild) = wild(scene) {
            p.think { (scene.say(&Phrase::new("form-no-leader").with("tribe", crate::say::tribe(wild)))) " " (plain::rule_link(scene, Rule("ET-BAND-4"))) }
        }
        div.go {
            @if leads { button.btn.primary.play name="do" value="band" data-key="Enter" { (scene.word("table-play-band")) } }
            (choices::others(scene, |choice| matches!(choice, Choice::Lead(_) | Choice::Take(_))))
        }
    }
}

/// The tribe of a hand that has no Leader.
fn wild(scene: &Scene<'_>) -> Option<Tribe> {
    let hand = scene.view.side(scene.view.seat?).hand.shown()?;
    hand.first().map(|card| card.tribe)
}

/// A Band that is begun: more cards, or as it is.
fn members(scene: &Scene<'_>) -> Markup {
    html! {
        div.fore data-foretold aria-live="polite" {
            h2 { (scene.word("table-members")) }
            ul.fx { li { (icon("cards")) span { (scene.word("table-members-how")) " " (plain::rule_link(scene, Rule("ET-BAND-2"))) } } }
        }
        div.go { button.btn.primary.play name="do" value="band" data-key="Enter" { (scene.word("table-play-band")) } }
    }
}

/// Cards to keep; the rest goes to the pool.
fn keep(scene: &Scene<'_>) -> Markup {
    let Question::Keep { most } = scene.view.question else {
        return Markup::default();
    };
    let says = Phrase::new("table-keep-how").with("n", most);
    html! {
        div.fore data-foretold aria-live="polite" {
            h2 { (scene.say(&Phrase::new("table-keep").with("n", most))) }
            ul.fx { li { (icon("keep")) span { (scene.say(&says)) " " (plain::rule_link(scene, Rule("ET-TRIBE-ELF-1"))) } } }
        }
        div.go {
            button.btn.primary.play name="do" value="keep" data-key="Enter" { (scene.word("table-keep-selected")) }
            (choices::others(scene, |choice| matches!(choice, Choice::Keep(_))))
        }
    }
}
