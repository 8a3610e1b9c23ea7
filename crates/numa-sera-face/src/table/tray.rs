//! The open question: what is asked, what the viewer holds or can do, and beside it what an answer would do and the button that gives
//! it.

use face::plain;
use kernel::{Phrase, Seen};
use maud::{Markup, html};
use numa_sera::{Choice, Question};

use super::Scene;
use super::art::{drawn, ic};
use super::{choices, setup, trade, verbs};

/// Questions of more letters are set smaller where there is little room.
const LONG: usize = 44;

pub(super) fn tray(scene: &Scene<'_>) -> Markup {
    html! {
        @if scene.yours() {
            form #decision .tray.panel.yours method="post" action={ (scene.path) "/answer" } data-preview[previews(scene)] tabindex="-1" aria-label=(scene.word("table-decision")) {
                input type="hidden" name="step" value=(scene.step);
                (ask(scene))
                (body(scene))
                div.act { (act(scene)) }
            }
        } @else {
            section #decision .tray.panel tabindex="-1" aria-label=(scene.word("table-decision")) {
                (ask(scene))
                @if scene.over { (super::end::last_turn(scene)) }
                @else if matches!(scene.view.asked, Some((_, Question::Kingdom | Question::Line))) { (setup::everyone(scene)) }
                @else if plays(scene) { (verbs::idle_hand(scene)) }
                @else { (super::end::last_move(scene)) }
                div.act {}
            }
        }
    }
}

/// Whether the viewer still has a hand.
fn plays(scene: &Scene<'_>) -> bool {
    scene.view.own().is_some_and(|own| !own.eliminated)
}

/// Whether something is marked before it is answered.
fn previews(scene: &Scene<'_>) -> bool {
    !matches!(
        scene.view.asked,
        Some((
            _,
            Question::Maven(_) | Question::May { .. } | Question::Reroll { .. } | Question::Offer
        ))
    )
}

fn ask(scene: &Scene<'_>) -> Markup {
    let question = if verbs::acts_again(scene) {
        scene.word("table-once-more")
    } else if verbs::asked(scene) {
        scene.word("table-your-turn")
    } else if super::end::tells_last_turn(scene) {
        scene.word("table-last-turn")
    } else {
        plain::question(scene)
    };
    html! {
        header.ask {
            h1.long[question.chars().count() > LONG] data-spoils[scene.over] aria-live="polite" { (question) }
            @if verbs::asked(scene) { (verbs::bar(scene)) }
        }
    }
}

fn body(scene: &Scene<'_>) -> Markup {
    match &scene.view.asked {
        _ if verbs::asked(scene) => verbs::panels(scene),
        Some((_, Question::Kingdom)) => setup::about(scene),
        Some((_, Question::Line)) => setup::others(scene),
        Some((_, Question::Draft)) => trade::reads(scene),
        Some((_, Question::BattleCard | Question::ExtraBattleCard)) => super::battle::hand(scene),
        Some((_, Question::TakeItem { loot: true, .. })) => choices::row(scene),
        // The hand lies above: whoever looks for it here would press it in vain.
        Some((_, Question::DiscardHand)) => html! {
            div.pay { p.eyes { (ic("n-eye")) span { (scene.word("table-note-discard")) } } }
        },
        _ => verbs::idle_hand(scene),
    }
}

/// What the marked answer does, and the buttons.
fn act(scene: &Scene<'_>) -> Markup {
    let mut direct: Vec<_> = scene
        .offers
        .iter()
        .filter(|offer| is_direct(offer.choice))
        .collect();
    // What goes on stands where it always stands, on the right.
    direct.sort_by_key(|offer| is_yes(offer.choice));
    let marked = direct.len() < scene.offers.len();
    html! {
        // An offer is foretold where there is room for its sentences.
        @if matches!(scene.view.asked, Some((_, Question::Draft))) { div.fore.says { (trade::notes(scene)) } }
        @else {
            div.fore.says[says(scene)] data-foretold tabindex="0" role="group" aria-label=(scene.word("table-foretold")) aria-live="polite" {
                @match first(scene) {
                    Some(choice) if marked => (super::forecast::plan(scene, choice)),
                    _ => (waiting(scene, marked)),
                }
            }
        }
        div.go {
            @for offer in direct {
                @let primary = !marked && is_yes(offer.choice);
                button.btn.primary[primary] name="answer" value=(offer.notation) title=(offer.sentence) { (label(scene, offer.choice, &offer.sentence)) }
            }
            @if marked { button.btn.primary.do name="do" value="it" data-key="Enter" { @if verbs::asked(scene) { (verbs::button(scene)) } @else { (go(scene)) } } }
        }
    }
}

/// Whether there is more to say than what happened before: nothing has to be marked to see what an answer does, or it is marked already.
fn says(scene: &Scene<'_>) -> bool {
    let asked = scene.view.asked.as_ref().map(|(_, question)| question);
    matches!(
        asked,
        Some(
            Question::Kingdom
                | Question::Line
                | Question::Maven(_)
                | Question::Offer
                | Question::Reroll { .. }
        )
    )
}

/// What is marked from the beginning, such as to explore.
fn first(scene: &Scene<'_>) -> Option<Choice> {
    let view = scene.view;
    match view.asked.as_ref()?.1 {
        Question::Action => scene.offered(Choice::Explore).map(|offer| offer.choice),
        Question::Kingdom | Question::Line => scene.offers.first().map(|offer| offer.choice),
        _ => None,
    }
}

/// Answers that are buttons of their own: nothing has to be marked for them.
fn is_direct(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Accept
            | Choice::Reject
            | Choice::Yes
            | Choice::No
            | Choice::NoTick
            | Choice::NoCard
            | Choice::Reroll
            | Choice::KeepRoll
            | Choice::Pass
            | Choice::Withdraw
            | Choice::AcceptOffer
            | Choice::RefuseOffer
            | Choice::CounterOffer
    )
}

fn is_yes(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Accept | Choice::Yes | Choice::Reroll | Choice::AcceptOffer
    )
}

fn label(scene: &Scene<'_>, choice: Choice, sentence: &str) -> String {
    match choice {
        Choice::Accept => scene.word("table-accept"),
        Choice::Reject => scene.word("table-reject"),
        Choice::NoCard => scene.word("table-no-card"),
        Choice::NoTick => scene.word("table-no-tick"),
        Choice::CounterOffer => scene.word("table-counter"),
        Choice::Pass if verbs::acts_again(scene) => scene.word("table-end-turn"),
        _ => sentence.to_owned(),
    }
}

fn go(scene: &Scene<'_>) -> String {
    let word = match scene.view.asked.as_ref().map(|(_, question)| question) {
        Some(Question::Kingdom) => "go-kingdom",
        Some(Question::Line) => "go-line",
        Some(Question::Keep) => "go-keep",
        Some(Question::Block) => "go-tick",
        Some(Question::BattleCard) => "go-play",
        // One more card is played face up (docs/rules, the order of a Battle, step 6).
        Some(Question::ExtraBattleCard) => "go-play-open",
        Some(Question::TakeItem { .. } | Question::Forge { .. } | Question::Salvage(_)) => {
            "go-take"
        }
        Some(Question::Draft) => "go-offer",
        Some(Question::Class) => "go-class",
        Some(Question::Slot) => "go-slot",
        Some(Question::Skill { .. }) => "go-skill",
        Some(Question::Option { .. } | Question::Player { .. }) => "go-choose",
        Some(Question::DiscardHand | Question::DiscardItem | Question::DiscardMaven) => {
            "go-discard"
        }
        _ => "go-do",
    };
    scene.word(word)
}

/// What to do before anything is marked.
fn waiting(scene: &Scene<'_>, marked: bool) -> Markup {
    let view = scene.view;
    match view.asked.as_ref().map(|(_, question)| question) {
        Some(Question::Maven(card)) => super::forecast::maven(scene, *card),
        Some(Question::Offer) => super::offer::then(scene),
        Some(Question::Reroll { .. }) => super::battle::reroll(scene),
        Some(Question::Extra) => html! {
            h3 { (plain::question(scene)) }
            ul.fx { li { (ic("x-battle")) span { (scene.word("table-act-again")) } } }
        },
        Some(Question::Action) => html! {
            (super::end::turned_up(scene))
            h3 { (scene.word("table-choose-verb")) }
            ul.fx {
                li { (ic("n-buy")) span { (scene.word("table-any-number")) " " (plain::rule_link(scene, kernel::Rule("NS-R4-3"))) } }
                li { (ic("n-build")) span { (scene.word("table-then-build")) " " (plain::rule_link(scene, kernel::Rule("NS-R4-4"))) } }
                @if let Some(Seen::Shown(hand)) = view.own().map(|own| &own.hand) { li { (face::components::icon("cards")) span { (scene.say(&Phrase::new("table-holds").with("n", hand.len() as u8))) } } }
            }
        },
        _ if marked => html! { p.think { (drawn(scene, &scene.word("table-mark-one"))) } },
        _ => Markup::default(),
    }
}
