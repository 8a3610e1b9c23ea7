//! Chief Bruno's Dashboard: a column for each Region, when it is played, and the Leaders that he can still use.

use ethnos::{ColumnView, SoloView};
use face::plain;
use kernel::{Phrase, Rule, Value};
use maud::{Markup, html};

use super::art::{emblem, glyph, ink, kingdom_name, tribe_name};
use super::cards::mini;
use super::{Scene, tips};

/// In Chief Bruno's strip.
pub(super) fn dashboard(scene: &Scene<'_>) -> Markup {
    let Some(solo) = &scene.view.solo else {
        return Markup::default();
    };
    let level = Value::Word(format!("level-{}", solo.level.key()));
    let title = Phrase::new("sheet-dashboard").with("level", level);
    html! {
        section.dash {
            h3 { (scene.say(&title)) }
            ol.cols { @for of in &solo.columns { (column(scene, of)) } }
            h3 { (scene.word("table-bruno-leaders")) " " (plain::rule_link(scene, Rule("ET-SOLO-41"))) }
            (leaders(scene, solo))
            @if !solo.discarded.is_empty() {
                h3 { (scene.word("table-bruno-discarded")) }
                p.cards { @for card in &solo.discarded { (mini(scene, *card, false)) } }
            }
        }
    }
}

fn column(scene: &Scene<'_>, column: &ColumnView) -> Markup {
    let view = scene.view;
    let colour = Some(view.colour(column.kingdom));
    let near = column.trigger > 0 && column.cards.len() + 1 >= usize::from(column.trigger);
    let tip = tips::column(scene, column);
    html! {
        li.col.(ink(view, colour)).near[near] title=(tip.text) data-tip=(tip.rule) {
            span.head { (glyph(colour)) (count(column)) }
            span.vh { (kingdom_name(scene, column.kingdom)) ": " (when(scene, column)) " " }
            @for card in &column.cards { (mini(scene, *card, false)) }
        }
    }
}

/// "3 / 5", or "2" where a Party is played as soon as its marker fits.
fn count(column: &ColumnView) -> Markup {
    html! { b { (column.cards.len()) } @if column.trigger > 0 { "/" (column.trigger) } @else { "!" } }
}

/// When the column is played (ET-SOLO-32, ET-SOLO-33).
fn when(scene: &Scene<'_>, column: &ColumnView) -> String {
    scene.say(&Phrase::new("table-trigger").with("trigger", column.trigger))
}

fn leaders(scene: &Scene<'_>, solo: &SoloView) -> Markup {
    html! {
        ul.heads {
            @for tribe in scene.view.tribes.iter().copied() {
                @let up = solo.leaders.contains(&tribe);
                @let tip = tips::tribe(scene, tribe);
                li.up[up] title=(tip.text) data-tip=(tip.rule) {
                    (emblem(tribe))
                    span.vh { (tribe_name(scene, tribe)) @if !up { " " (scene.word("table-face-down")) } }
                }
            }
        }
    }
}

/// All columns in one line: what a phone has room for beside the map.
pub(super) fn short(scene: &Scene<'_>) -> Markup {
    let Some(solo) = &scene.view.solo else {
        return Markup::default();
    };
    html! {
        ol.dashline aria-label=(scene.word("table-dashboard")) {
            @for column in &solo.columns {
                @let colour = Some(scene.view.colour(column.kingdom));
                @let tip = tips::column(scene, column);
                li.(ink(scene.view, colour)) title=(tip.text) data-tip=(tip.rule) { (glyph(colour)) (count(column)) span.vh { (kingdom_name(scene, column.kingdom)) } }
            }
        }
    }
}
