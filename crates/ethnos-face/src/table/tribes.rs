//! The tribes of this game and what each of them does, with its rule.

use ethnos::Tribe;
use face::{Tab, plain};
use kernel::{Phrase, Rule};
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
    html! {
        li {
            (emblem(tribe))
            span { b { (tribe_name(scene, tribe)) } " " (scene.say(&does(scene, tribe))) " " (plain::rule_link(scene, Rule(rule(tribe)))) }
        }
    }
}

/// What a Band scores by the number of its cards.
fn table(scene: &Scene<'_>) -> Markup {
    let points = &scene.view.band_points;
    html! {
        table.bandtable {
            tr { th scope="row" { (scene.word("table-cards")) } @for size in 1..points.len() { td { (size) @if size + 1 == points.len() { "+" } } } }
            tr { th scope="row" { (scene.word("table-glory")) } @for value in &points[points.len().min(1)..] { td { (value) } } }
        }
    }
}

/// What a tribe does, with the values of this table.
fn does(scene: &Scene<'_>, tribe: Tribe) -> Phrase {
    let pieces = &scene.view.pieces;
    let age = usize::from(scene.view.age.saturating_sub(1));
    let giant = pieces.giant.as_ref();
    match tribe {
        Tribe::Centaur | Tribe::Owl => Phrase::new("does-another"),
        Tribe::Dwarf | Tribe::Rabbit => Phrase::new("does-counts-more"),
        Tribe::Elf | Tribe::RedPanda => Phrase::new("does-keep"),
        Tribe::Giant | Tribe::Bear => Phrase::new("does-giant")
            .with("take", giant.map_or(0, |giant| giant.take))
            .with(
                "ages",
                say::numbers(giant.map_or(&[][..], |giant| &giant.ages)),
            )
            .with(
                "now",
                giant
                    .and_then(|giant| giant.ages.get(age))
                    .copied()
                    .unwrap_or(0),
            ),
        Tribe::Halfling => Phrase::new("does-no-marker"),
        Tribe::Merfolk | Tribe::Koi => {
            let symbols = pieces
                .track
                .as_ref()
                .map_or(&[][..], |track| &track.symbols);
            Phrase::new("does-track").with("symbols", say::numbers(symbols))
        }
        Tribe::Minotaur | Tribe::Tiger => Phrase::new("does-needs-fewer"),
        Tribe::Orc | Tribe::Monkey => {
            let points = &pieces.horde_points;
            Phrase::new("does-horde").with("points", say::numbers(&points[points.len().min(1)..]))
        }
        Tribe::Raccoon => Phrase::new("does-coin"),
        Tribe::Skeleton | Tribe::Dog => Phrase::new("does-wild"),
        Tribe::Troll | Tribe::Fox => Phrase::new("does-token"),
        Tribe::Wingfolk | Tribe::Deer => Phrase::new("does-anywhere"),
        Tribe::Wizard | Tribe::Raven => Phrase::new("does-draw"),
    }
}

/// The same in two or three words, for its cards.
pub(super) fn brief(scene: &Scene<'_>, tribe: Tribe) -> String {
    match tribe {
        Tribe::Centaur | Tribe::Owl => scene.word("brief-another"),
        Tribe::Dwarf | Tribe::Rabbit => scene.word("brief-counts-more"),
        Tribe::Elf | Tribe::RedPanda => scene.word("brief-keep"),
        Tribe::Giant | Tribe::Bear => scene.word("brief-giant"),
        Tribe::Halfling => scene.word("brief-no-marker"),
        Tribe::Merfolk | Tribe::Koi => scene.word("brief-track"),
        Tribe::Minotaur | Tribe::Tiger => scene.word("brief-needs-fewer"),
        Tribe::Orc | Tribe::Monkey => scene.word("brief-horde"),
        Tribe::Raccoon => scene.word("brief-coin"),
        Tribe::Skeleton | Tribe::Dog => scene.word("brief-wild"),
        Tribe::Troll | Tribe::Fox => scene.word("brief-token"),
        Tribe::Wingfolk | Tribe::Deer => scene.word("brief-anywhere"),
        Tribe::Wizard | Tribe::Raven => scene.word("brief-draw"),
    }
}

/// Where its rules begin.
fn rule(tribe: Tribe) -> &'static str {
    match tribe {
        Tribe::Centaur | Tribe::Owl => "ET-TRIBE-CENTAUR-1",
        Tribe::Dwarf | Tribe::Rabbit => "ET-TRIBE-DWARF-1",
        Tribe::Elf | Tribe::RedPanda => "ET-TRIBE-ELF-1",
        Tribe::Giant | Tribe::Bear => "ET-TRIBE-GIANT-1",
        Tribe::Halfling => "ET-TRIBE-HALFLING-1",
        Tribe::Merfolk | Tribe::Koi => "ET-TRIBE-MERFOLK-1",
        Tribe::Minotaur | Tribe::Tiger => "ET-TRIBE-MINOTAUR-1",
        Tribe::Orc | Tribe::Monkey => "ET-TRIBE-ORC-1",
        Tribe::Raccoon => "ET-TRIBE-RACCOON-1",
        Tribe::Skeleton | Tribe::Dog => "ET-TRIBE-SKELETON-1",
        Tribe::Troll | Tribe::Fox => "ET-TRIBE-TROLL-1",
        Tribe::Wingfolk | Tribe::Deer => "ET-TRIBE-WINGFOLK-1",
        Tribe::Wizard | Tribe::Raven => "ET-TRIBE-WIZARD-1",
    }
}
