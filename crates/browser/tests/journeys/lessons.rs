//! J19: from the address in one click to a first lesson, and card by card to its end; left and taken up again; without script.

use browser::Page;

use crate::player::{all_whole, in_all_looks, is_seen_in, moment};
use crate::world::{Visitor, world};

const LESSONS: [(&str, &str); 3] = [
    (
        "ethnos",
        include_str!("../../../../content/lessons/ethnos/first.lesson"),
    ),
    (
        "eko",
        include_str!("../../../../content/lessons/eko/first.lesson"),
    ),
    (
        "numa-sera",
        include_str!("../../../../content/lessons/numa-sera/first.lesson"),
    ),
];

/// How many cards a test run reads of each lesson; a long run reads them all.
const CARDS: usize = 6;

#[test]
fn every_lesson_is_learned_card_by_card() {
    let world = world();
    in_all_looks(None, |look, _| {
        for (nth, (game, script)) in LESSONS.into_iter().enumerate() {
            if !is_seen_in(look, nth) {
                continue;
            }
            let learner = Visitor::come(&world, look);
            learner
                .page
                .follow(&format!("form[action='/learn/{game}'] button"));
            let path = learner.path();
            learn(&learner, script, if all_whole() { 100 } else { CARDS });
            // It waits where it was left.
            let card = card(&learner.page);
            learner.go("/");
            learner
                .page
                .follow(&format!("form[action='/learn/{game}'] button"));
            assert_eq!((learner.path(), self::card(&learner.page)), (path, card));
            learner.page.follow(".coach [value=leave]");
            assert!(!learner.page.shows("#mine a.row"), "a lesson is no game");
        }
    });
}

/// What is answered after so many steps.
fn answer(script: &str, step: &str) -> String {
    let plays = script
        .lines()
        .filter_map(|line| line.strip_prefix("play: "));
    let mut answers = plays.flat_map(|play| play[2..].split("; "));
    let step = step.parse().expect("a step is a number");
    answers.nth(step).expect("the script goes on").to_owned()
}

fn learn(learner: &Visitor<'_>, script: &str, most: usize) {
    let page = &learner.page;
    let mut seen = Vec::new();
    loop {
        let [now, waits, before] = stand(page);
        if seen.last() != Some(&now) {
            learner.look_at(&format!("lesson, card {}", seen.len() + 1));
            seen.push(now.clone());
            if seen.len() == most {
                return;
            }
        }
        match waits.as_str() {
            "nothing" => return,
            "next" if page.is("document.querySelector('.coach form[data-plain] [value=next]')") => {
                page.follow(".coach [value=next]");
            }
            "next" => {
                page.click(".coach [value=next]");
                page.wait("the next card", &format!("{CARD} !== {now:?}"));
            }
            "answer" => {
                let answer = answer(script, &before);
                learner.open_leaf("moves");
                page.click(&format!(
                    "[data-leaf=moves] button[name=answer][value={answer:?}]"
                ));
                let taken = format!("document.querySelector('#table').dataset.step !== {before:?}");
                page.wait(&format!("{answer} to be taken"), &taken);
                assert_eq!(page.text(TOASTS), "", "{answer}");
                learner.close_sheet();
            }
            _ => page.wait("the others to play", &format!("{WAITS} !== 'others'")),
        }
    }
}

const CARD: &str = "document.querySelector('.coach details').id";
const TOASTS: &str = "document.querySelector('#toasts')?.textContent.trim() ?? ''";
const WAITS: &str = "document.querySelector('.coach').dataset.waits";

fn card(page: &Page) -> String {
    page.text(CARD)
}

/// The card, what it waits for and the step, all of the same moment.
fn stand(page: &Page) -> [String; 3] {
    let said = page.eval(&format!(
        "[{CARD}, {WAITS}, document.querySelector('#table').dataset.step]"
    ));
    [0, 1, 2].map(|nth| said[nth].as_str().unwrap_or_default().to_owned())
}

/// What the rules allow and the lesson does not want is refused in a sentence, and nothing has happened.
#[test]
fn a_wrong_answer_is_explained_and_changes_nothing() {
    let world = world();
    in_all_looks(None, |look, _| {
        let learner = Visitor::come(&world, look);
        let page = &learner.page;
        page.follow("form[action='/learn/ethnos'] button");
        learn(&learner, LESSONS[0].1, 3);
        assert_eq!(stand(page), ["coach-first-take", "answer", "0"]);
        learner.open_leaf("moves");
        page.click("[data-leaf=moves] button[name=answer][value=draw]");
        page.wait("a refusal", &format!("{TOASTS} !== ''"));
        page.forgive("422");
        learner.close_sheet();
        assert_eq!(stand(page), ["coach-first-take", "answer", "0"]);
    });
}

/// The coach needs no script, and shows what to touch without it.
#[test]
fn a_lesson_without_script() {
    let world = world();
    in_all_looks(None, |look, _| {
        let learner = Visitor::come(&world, look);
        let page = &learner.page;
        page.scripts(false);
        learner.go("/");
        page.follow("form[action='/learn/ethnos'] button");
        page.follow(".coach [value=next]");
        page.follow(".coach [value=next]");
        let ring = "getComputedStyle(document.querySelector('[data-at=pool-minotaur-purple]')).outlineWidth === '3px'";
        assert!(page.is(ring), "what is to be touched has a ring");
        page.follow("main.stage button[name=answer][value='take purple minotaur']");
        assert_ne!(moment(page).step, "0", "the answer was taken");
    });
}
