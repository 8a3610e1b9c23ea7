//! What a kingdom builds and learns: Build Blocks, Classes, Skills.

use kernel::{Phrase, Seat};
use maud::{Markup, html};
use numa_sera::content::{BlockKind, Content, Link, SkillType};
use numa_sera::{Choice, PlayerView};

use super::super::art::{class_sign, ic, ink, name, pic, pips, roman, sentences, skill_sign};
use super::super::needs::{self, Standing};
use super::super::{said, why};
use super::{Scene, Sheet, changes, line, rule};
use crate::{names, texts};

pub(super) fn block(scene: &Scene<'_>, kingdom: u8, nth: u8) -> Markup {
    let content = &scene.view.content;
    let info = &content.kingdoms[usize::from(kingdom)].blocks[usize::from(nth)];
    let owner = scene
        .view
        .players
        .iter()
        .find(|player| player.kingdom == Some(kingdom));
    let standing = owner.map(|player| needs::block(content, player, kingdom, nth));
    let (sign, often) = match info.kind {
        BlockKind::Ongoing => ("n-ongoing", "table-ongoing"),
        BlockKind::Repeatable => ("n-repeat", "table-repeatable"),
        BlockKind::Once => ("n-once", "table-once"),
    };
    Sheet {
        picture: html! { span.por."t-block".kindart aria-hidden="true" { (pic("n-build", "pic")) } },
        name: name(scene, names::block(content, kingdom, nth)),
        kind: html! { (name(scene, names::kingdom(content, kingdom))) " · " (ic(sign)) (scene.word(often)) @if let Some(standing) = standing { " · " (scene.word(stands(standing))) } },
        rule: "NS-R12-3",
        does: said::does(scene, info.set),
        rest: html! { ul.fx {
            (before(scene, kingdom, nth))
            @if let Some(player) = owner { (wants(scene, player, kingdom, nth)) }
            (opens(scene, kingdom, nth))
            @if info.no_victory { (line("n-novictory", &html! { (scene.word("table-no-victory")) })) }
        } },
        flavour: None,
        mat: owner.filter(|player| player.max_power > 0).map(|player| player.seat),
    }
    .draw(scene)
}

fn stands(standing: Standing) -> &'static str {
    match (standing.ticked, standing.open()) {
        (true, _) => "table-ticked",
        (false, true) => "table-available",
        (false, false) => "table-locked",
    }
}

fn blocks(content: &Content, kingdom: u8, which: impl Fn(usize) -> bool) -> Vec<Phrase> {
    let all = content.kingdoms[usize::from(kingdom)].blocks.len();
    let found = (0..all).filter(|&nth| which(nth));
    found
        .map(|nth| names::thing(names::block(content, kingdom, nth as u8)))
        .collect()
}

/// The Blocks that come before it.
fn before(scene: &Scene<'_>, kingdom: u8, nth: u8) -> Markup {
    let content = &scene.view.content;
    let info = &content.kingdoms[usize::from(kingdom)].blocks[usize::from(nth)];
    let list = blocks(content, kingdom, |bit| info.after & 1 << bit != 0);
    let key = match info.link {
        Link::Dotted if list.len() > 1 => "detail-after-any",
        _ => "detail-after",
    };
    html! { @if !list.is_empty() { (line("n-build", &html! { (scene.say(&Phrase::new(key).with("blocks", list))) })) } }
}

/// What it leads to.
fn opens(scene: &Scene<'_>, kingdom: u8, nth: u8) -> Markup {
    let content = &scene.view.content;
    let all = &content.kingdoms[usize::from(kingdom)].blocks;
    let list = blocks(content, kingdom, |bit| all[bit].after & 1 << nth != 0);
    html! { @if !list.is_empty() { (line("n-up", &html! { (scene.say(&Phrase::new("detail-opens").with("blocks", list))) })) } }
}

/// What it needs besides, and how far its kingdom has come.
fn wants(scene: &Scene<'_>, player: &PlayerView, kingdom: u8, nth: u8) -> Markup {
    let content = &scene.view.content;
    let info = &content.kingdoms[usize::from(kingdom)].blocks[usize::from(nth)];
    let text = texts::block_text(content, kingdom, nth);
    let needs = text
        .into_iter()
        .find(|line| line.key == "text-prerequisite");
    let step = needs::furthest(content, player, info.prereq);
    html! {
        @if let Some(needs) = needs { (line("n-scale", &html! { (sentences(scene, vec![needs])) @if let Some(step) = step { " " b { (step.has.clamp(0, step.needs)) "/" (step.needs) } } })) }
    }
}

pub(super) fn class(scene: &Scene<'_>, class: u8) -> Markup {
    let content = &scene.view.content;
    let mut text = texts::class_text(content, class);
    let unlocks = text.remove(0);
    Sheet {
        picture: html! { span.por."t-skill".kindart aria-hidden="true" { (pic(&class_sign(content, class), "pic")) } },
        name: name(scene, names::class(content, class)),
        kind: html! { (scene.word("detail-class")) },
        rule: "NS-R10-1",
        does: sentences(scene, text),
        rest: html! {
            ul.fx { (line("v-legend", &sentences(scene, vec![unlocks]))) }
            (each(scene, |player| {
                let step = needs::class(content, player, class);
                let got = player.classes.contains(&class);
                html! { @if got { (face::components::icon("check")) (scene.word("table-unlocked")) } @else { (step.has.clamp(0, step.needs)) "/" (step.needs) } }
            }))
        },
        flavour: None,
        mat: None,
    }
    .draw(scene)
}

/// How far each of the players is.
pub(super) fn each(scene: &Scene<'_>, far: impl Fn(&PlayerView) -> Markup) -> Markup {
    let players = super::super::players::order(scene)
        .filter(|player| player.max_power > 0 && !player.eliminated);
    let dot = |seat: Seat| face::components::counter(seat, 16);
    html! { ul.each { @for player in players { li.(ink(player.seat)) { (dot(player.seat)) span { (scene.words.name(player.seat)) } b { (far(player)) } } } } }
}

pub(super) fn skill(scene: &Scene<'_>, skill: SkillType) -> Markup {
    let view = scene.view;
    let content = &view.content;
    let own = view.own().filter(|own| own.max_power > 0);
    let has = own.map_or(0, |own| own.skills[skill as usize]);
    let levels = content.skills[skill as usize].levels;
    let printed = |level: u8| i16::from(level) * content.meta.skill_cost_per_level;
    let no = own.and_then(|_| why::why(scene, Choice::BuySkill(skill)));
    Sheet {
        picture: html! { span.por."t-skill".kindart aria-hidden="true" { (pic(skill_sign(skill), "pic")) } },
        name: name(scene, names::skill(skill)),
        kind: html! { (scene.word("detail-skill")) " · " (scene.say(&Phrase::new("table-cards-left").with("n", view.colleges[skill as usize]))) },
        rule: "NS-R8-3",
        does: html! { (scene.word("detail-levels")) },
        rest: html! {
            ol.levels {
                @for (level, set) in (1_u8..).zip(levels) {
                    @let price = own.filter(|_| level == has + 1).map(|own| own.skill_prices[skill as usize]);
                    li.got[level <= has].next[price.is_some()] {
                        b { (roman(level)) @if level <= has { (face::components::icon("check")) } }
                        span { (said::does(scene, set)) }
                        span.price { (ic("n-coin")) span.vh { (scene.word("table-costs")) " " } @match price { Some(price) if price != printed(level) => { s { (printed(level)) } " " (price) } _ => (printed(level)) } }
                    }
                }
            }
            ul.fx {
                @if let Some(says) = own.and_then(|own| changes(scene, &own.sources.skill_cost)) { (line("n-coin", &html! { (says) " " (rule(scene, "NS-D38")) })) }
                @if let Some(no) = no { li.no { (ic("n-eye")) span { (no.text) " " (rule(scene, no.rule.0)) } } }
            }
            (each(scene, |player| { let level = player.skills[skill as usize]; html! { (pips(level, 4)) span.vh { (scene.say(&Phrase::new("table-level").with("n", level))) } } }))
        },
        flavour: None,
        mat: None,
    }
    .draw(scene)
}
