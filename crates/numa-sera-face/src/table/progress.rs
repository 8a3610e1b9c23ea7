//! How far a kingdom is: Skills, Classes with what they need, the Inner Circle, Strongholds.

use kernel::Phrase;
use maud::{Markup, html};
use numa_sera::content::{Card, Limit, SkillType, Trigger};
use numa_sera::{Choice, PlayerView};

use super::Scene;
use super::art::{card_name, class_sign, fort, ic, maven, name, pips, skill_sign};
use super::cards::radio_id;
use super::needs;
use super::said;
use super::tips;
use super::world::short_skill;
use crate::names;

pub(super) fn progress(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let view = scene.view;
    let of = |n: usize, all: u8| {
        let phrase = Phrase::new("table-of").with("n", n as u8);
        scene.say(&phrase.with("all", all))
    };
    let meta = &view.content.meta;
    html! {
        section.more tabindex="0" aria-label=(scene.word("table-view-more")) {
            div.pairs {
                div { h3.hd { (scene.word("table-skills")) } ul { @for skill in SkillType::ALL { (skilled(scene, player, skill)) } } }
                div { h3.hd { (scene.word("table-classes")) small { (of(player.classes.len(), meta.legend_classes)) } } ul { @for class in 0..view.content.classes.len() as u8 { (class_of(scene, player, class)) } } }
            }
            div {
                h3.hd { (scene.word("table-circle")) }
                ul.folk { @for &card in &player.mavens { (member(scene, player, card)) } @if player.mavens.is_empty() { li.nobody { (scene.word("table-nobody")) } } }
            }
            div {
                h3.hd { (scene.word("table-strongholds")) small { (of(player.strongholds.len(), meta.conqueror_strongholds)) } }
                ul.folk { @for &hold in &player.strongholds { (held(scene, player, hold)) } @if player.strongholds.is_empty() { li.nobody { (scene.word("table-none")) } } }
            }
        }
    }
}

fn skilled(scene: &Scene<'_>, player: &PlayerView, skill: SkillType) -> Markup {
    let level = player.skills[skill as usize];
    let near = level + 1 == scene.view.content.meta.master_level;
    let tip = tips::skill(scene, skill, level.max(1));
    let says = Phrase::new("table-level").with("n", level);
    html! {
        li.on[level > 0].near[near] title=(tip.text) data-tip=(tip.rule) data-about={ "skill-" (skill as u8) } data-at={ "level-" (player.seat) "-" (skill as u8) } {
            (ic(skill_sign(skill))) span { (scene.word(short_skill(skill))) } (pips(level, 4)) span.vh { (scene.say(&says)) }
        }
    }
}

fn class_of(scene: &Scene<'_>, player: &PlayerView, class: u8) -> Markup {
    let content = &scene.view.content;
    let got = player.classes.contains(&class);
    let step = needs::class(content, player, class);
    let near = !got && step.has + 1 == step.needs && step.needs > 1;
    let tip = tips::class(scene, class);
    html! {
        li.got[got].near[near] title=(tip.text) data-tip=(tip.rule) data-about={ "class-" (class) } data-at={ "class-" (player.seat) "-" (class) } {
            (ic(&class_sign(content, class))) span { (name(scene, names::class(content, class))) }
            @if got { (face::components::icon("check")) span.vh { (scene.word("table-unlocked")) } }
            @else { small { (step.has.clamp(0, step.needs)) "/" (step.needs) } }
        }
    }
}

fn member(scene: &Scene<'_>, player: &PlayerView, card: Card) -> Markup {
    let content = &scene.view.content;
    let set = content.card(card).set;
    let tip = tips::card(scene, card);
    let own = scene.view.viewer == Some(player.seat);
    let uses = content.set(set).abilities.iter().enumerate();
    let id = uses
        .filter(|(_, ability)| own && ability.on == Trigger::Activate)
        .find_map(|(nth, _)| radio_id(scene, Choice::Use(set, nth as u8)));
    let inside = html! {
        (maven(content, card))
        span { b { (card_name(scene, card)) } small { (said::does(scene, set)) } }
        (how_often(scene, card))
    };
    html! {
        li data-at={ "maven-" (player.seat) } {
            @match id {
                Some(id) => label."for-use" for=(id) title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } { (inside) },
                None => div title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } { (inside) },
            }
        }
    }
}

/// Whether a Maven works always, once a turn or once.
fn how_often(scene: &Scene<'_>, card: Card) -> Markup {
    let content = &scene.view.content;
    let abilities = &content.set(content.card(card).set).abilities;
    let used = abilities
        .iter()
        .find(|ability| ability.on == Trigger::Activate);
    let (sign, word) = match used.map(|ability| ability.limit) {
        None => ("n-ongoing", "table-ongoing"),
        Some(Limit::Discard | Limit::DiscardOnSuccess | Limit::Game) => ("n-once", "table-one-use"),
        Some(_) => ("n-repeat", "table-once-a-turn"),
    };
    html! { span.r title=(scene.word(word)) { (ic(sign)) span.vh { (scene.word(word)) } } }
}

fn held(scene: &Scene<'_>, player: &PlayerView, hold: u8) -> Markup {
    let content = &scene.view.content;
    let info = &content.strongholds[usize::from(hold)];
    let tip = tips::hold(scene, hold);
    let coins = player.placed.iter().find(|(set, _)| *set == info.set);
    html! {
        li data-at={ "hold-" (hold) } {
            div title=(tip.text) data-tip=(tip.rule) data-about={ "hold-" (hold) } {
                span.keep { (fort(content, hold)) }
                span { b { (name(scene, names::hold(content, hold))) } small { (super::mat::brief(scene, info.set)) } }
                span.r { (ic("n-defense")) span.vh { (scene.word("table-defense")) " " } (info.defense) @if let Some((_, n)) = coins { span.coin { (ic("n-coin")) (n) } } }
            }
        }
    }
}
