//! Who won, and the score sheet: a row for each source of points, a column for each player.

use ethnos::Event;
use face::{Face, Tab, Told};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::Scene;
use super::art::{counter, name};
use super::scoring::{AgeScores, Source, ages, steps};
use crate::{EthnosFace, say};

/// Where there is little room, the columns of so many players are headed by their counters alone.
const MANY: usize = 4;

/// In the sheet that the house opens when the game has ended.
pub(crate) fn scores(scene: &Scene<'_>) -> Markup {
    html! {
        div.eth.final {
            (sheet(scene))
            @if let Some(age) = ages(scene).iter().rev().find(|age| age.ended) {
                h3 { (scene.say(&Phrase::new("table-scoring").with("age", say::age(age.age)))) }
                (steps(scene, age, false))
            }
        }
    }
}

/// How the game ended, in one sentence, once it has.
pub(super) fn headline(scene: &Scene<'_>) -> Option<String> {
    Some(scene.say(&ending(scene)?.phrase))
}

fn ending(scene: &Scene<'_>) -> Option<Told> {
    let ends = |event: &&Event| matches!(event, Event::GameEnds | Event::TenSkeletons { .. });
    let mut told = scene.remembered.iter().rev().map(|(_, event)| event);
    EthnosFace::told(scene.view, told.find(ends)?)
}

pub(super) fn tab(scene: &Scene<'_>) -> Tab {
    let ages = ages(scene);
    Tab {
        key: "scores",
        title: scene.word("table-scores"),
        body: html! {
            div.eth.eth-tab {
                (sheet(scene))
                @for age in ages.iter().rev().filter(|age| age.ended) {
                    details id={ "scores-" (age.age) } {
                        summary { (scene.say(&Phrase::new("table-scoring").with("age", say::age(age.age)))) }
                        (steps(scene, age, false))
                    }
                }
                @if !ages.iter().any(|age| age.ended) { p.none { (scene.word("table-no-scores")) } }
            }
        },
    }
}

fn sheet(scene: &Scene<'_>) -> Markup {
    let ages = ages(scene);
    let seats = || scene.view.sides.iter().map(|side| side.seat);
    html! {
        div.scroll {
            table.scoresheet.many[scene.view.sides.len() >= MANY] {
                caption.vh { (scene.word("table-scores")) }
                thead { tr { td {} @for seat in seats() { th scope="col" title=(name(scene, seat)) { (counter(seat, 1)) span { (name(scene, seat)) } } } } }
                @for age in ages.iter().filter(|age| !age.points.is_empty()) { (rows(scene, age)) }
                tfoot { tr { th scope="row" { (scene.word("table-sum")) } @for side in &scene.view.sides { td { b { (side.glory) } } } } }
            }
        }
    }
}

fn rows(scene: &Scene<'_>, age: &AgeScores<'_>) -> Markup {
    let sum = |seat: Seat, of: Option<Source>| -> u16 {
        let own = age.points.iter().filter(|point| point.seat == seat);
        own.filter(|point| of.is_none_or(|of| of == point.source))
            .map(|point| point.points)
            .sum()
    };
    let seats = || scene.view.sides.iter().map(|side| side.seat);
    let sources = Source::ALL
        .into_iter()
        .filter(|source| age.points.iter().any(|point| point.source == *source));
    html! {
        tbody {
            tr.age { th scope="rowgroup" { (scene.word(&format!("age-{}", age.age))) } @for seat in seats() { td { b { (sum(seat, None)) } } } }
            @for source in sources {
                tr { th scope="row" { (source.title(scene)) } @for seat in seats() { @let points = sum(seat, Some(source)); td { @if points > 0 { (points) } @else { "–" } } } }
            }
        }
    }
}
