//! The tribes of this game and what each of them does, with its rule.

use ethnos::{Ability, Tribe, words};
use face::{Tab, plain};
use kernel::Phrase;
use maud::{Markup, html};

use super::Scene;
use super::art::{emblem, tribe_name};
use crate::say;

pub(super) fn tab(scene: &Scene<'_>) -> Tab {
    Tab {
        key: "tribes",
        title: scene.word("table-tribes"),
        body: html! {
            div.eth.eth-tab {
                ul.does { @for tribe in scene.view.tribes.iter().copied() { (line(scene, tribe)) } }
                h3 { (scene.word("table-bands-title")) }
                (table(scene))
            }
        },
    }
}

fn line(scene: &Scene<'_>, tribe: Tribe) -> Markup {
    let ability = scene.view.ability(tribe);
    html! {
        li {
            (emblem(tribe))
            span { b { (tribe_name(scene, tribe)) } " " (scene.say(&does(scene, ability))) " " (plain::rule_link(scene, ability.rule())) }
        }
    }
}

/// What a Band scores by the number of its cards.
pub(super) fn table(scene: &Scene<'_>) -> Markup {
    let points = &scene.view.band_points;
    html! {
        table.bandtable {
            tr { th scope="row" { (scene.word("table-cards")) } @for size in 1..points.len() { td { (size) @if size + 1 == points.len() { "+" } } } }
            tr { th scope="row" { (scene.word("table-glory")) } @for value in &points[points.len().min(1)..] { td { (value) } } }
        }
    }
}

/// What the Leaders of a tribe do, with the values of this table.
pub(super) fn does(scene: &Scene<'_>, ability: Ability) -> Phrase {
    let pieces = &scene.view.pieces;
    let mut phrase = words::ability(ability);
    if let Some(giant) = &pieces.giant {
        let age = usize::from(scene.view.age.saturating_sub(1));
        phrase = phrase
            .with("take", giant.take)
            .with("ages", say::numbers(&giant.ages))
            .with("now", giant.ages.get(age).copied().unwrap_or(0));
    }
    if let Some(track) = &pieces.track {
        phrase = phrase.with("symbols", say::numbers(&track.symbols));
    }
    if let [_, points @ ..] = &pieces.horde_points[..] {
        phrase = phrase.with("points", say::numbers(points));
    }
    phrase
}

/// The same in two or three words, for its cards.
pub(super) fn brief(scene: &Scene<'_>, tribe: Tribe) -> String {
    scene.say(&words::brief(scene.view.ability(tribe)))
}
