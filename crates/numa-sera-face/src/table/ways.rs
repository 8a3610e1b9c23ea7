//! Each way to use a verb, as a card that can be marked.

use face::components::Tip;
use kernel::{Phrase, Seat, Value};
use maud::{Markup, html};
use numa_sera::content::{CardKind, Good, SetId, SkillType, Source};
use numa_sera::{Aim, Choice, Target};

use super::Scene;
use super::art::{drawn, fort, ic, ink, name, pic, portrait, roman, share, skill_sign, text};
use super::cards::{self, Foot, radio};
use super::said;
use super::tips;
use super::world::short_skill;
use crate::{names, texts};

/// One way to do it.
pub(super) fn way(scene: &Scene<'_>, choice: Choice) -> Markup {
    match choice {
        Choice::Explore => explore(scene),
        Choice::BuySkill(skill) => train(scene, skill),
        Choice::BuyItem(card) => {
            let foot = Foot::Gain(paid(scene, scene.view.item_price(card), Good::Item, None));
            cards::choice(scene, card, Some(choice), &foot)
        }
        Choice::Spare(set) => thing(scene, choice, set, &scene.word("table-spare-it")),
        Choice::Equip(card) | Choice::Test(card) => {
            cards::choice(scene, card, Some(choice), &Foot::Nothing)
        }
        Choice::Unequip(card) => {
            let foot = Foot::Gain(html! { (scene.word("table-unequip")) });
            cards::choice(scene, card, Some(choice), &foot)
        }
        Choice::Use(set, nth) => {
            let content = &scene.view.content;
            let ability = content.set(set).abilities.get(usize::from(nth));
            let does = ability.map(|ability| texts::without_head(content, ability));
            thing(scene, choice, set, &text(scene, does.into_iter().collect()))
        }
        Choice::Offer(seat) => partner(scene, seat),
        Choice::Attack(target) => {
            let aim = scene.view.aims.iter().find(|aim| aim.target == target);
            aim.map_or_else(Markup::default, |aim| attack(scene, aim))
        }
        _ => Markup::default(),
    }
}

/// What cannot be bought, and why.
pub(super) fn refused(scene: &Scene<'_>, choice: Choice, no: Tip) -> Markup {
    let foot = Foot::Not(no.text);
    match choice {
        Choice::BuyItem(card) => cards::choice(scene, card, None, &foot),
        Choice::BuySkill(skill) => skill_card(scene, skill, None, &foot),
        _ => Markup::default(),
    }
}

/// What the purse gives and what is left of the Capital.
pub(super) fn paid(scene: &Scene<'_>, price: i16, good: Good, skill: Option<SkillType>) -> Markup {
    let own = scene.view.payment(price, good, skill);
    let mat: i16 = own
        .iter()
        .filter(|(set, _)| set.is_none())
        .map(|(_, n)| n)
        .sum();
    let capital = scene.view.own().map_or(0, |own| own.capital);
    html! { (ic("n-coin")) (capital) " → " (capital - mat) }
}

fn explore(scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some(radio) = radio(scene, Choice::Explore, true) {
            label.ncard.back.can data-at="deck" { (radio) (ic("n-explore")) span { (scene.word("table-explore-first")) } }
        }
    }
}

fn train(scene: &Scene<'_>, skill: SkillType) -> Markup {
    let price = scene
        .view
        .own()
        .map_or(0, |own| own.skill_prices[skill as usize]);
    let foot = Foot::Gain(paid(scene, price, Good::Skill, Some(skill)));
    skill_card(
        scene,
        skill,
        radio(scene, Choice::BuySkill(skill), false),
        &foot,
    )
}

/// The next Level of a Skill, at the viewer's price.
fn skill_card(scene: &Scene<'_>, skill: SkillType, radio: Option<Markup>, foot: &Foot) -> Markup {
    let view = scene.view;
    let Some(own) = view.own() else {
        return Markup::default();
    };
    let level = own.skills[skill as usize] + 1;
    let price = own.skill_prices[skill as usize];
    let printed = i16::from(level) * view.content.meta.skill_cost_per_level;
    let set = view.content.skills[skill as usize].levels[usize::from(level.clamp(1, 4)) - 1];
    let tip = tips::skill(scene, skill, level);
    let inside = html! {
        span.art { (pic(skill_sign(skill), "pic")) }
        span.price { (ic("n-coin")) @if price != printed { s { (printed) } " " } (price) }
        span.tx { b { (scene.word(short_skill(skill))) " " (roman(level)) } (said::does(scene, set)) }
        (cards::foot_of(foot))
    };
    html! {
        @match radio {
            Some(radio) => label.ncard.can."t-skill" title=(tip.text) data-tip=(tip.rule) data-about={ "skill-" (skill as u8) } { (radio) (inside) },
            None => div.ncard.idle."t-skill" title=(tip.text) data-tip=(tip.rule) data-about={ "skill-" (skill as u8) } { (inside) },
        }
    }
}

/// Something in play: a Hero, an Item, a Maven, a Block.
fn thing(scene: &Scene<'_>, choice: Choice, set: SetId, says: &str) -> Markup {
    let content = &scene.view.content;
    let tip = tips::set(scene, set);
    let art = match content.set(set).source {
        Source::Hero(hero) => portrait(content, hero, scene.view.viewer, false),
        Source::Card { card, .. } if content.card(card).kind == CardKind::Maven => {
            super::art::maven(content, card)
        }
        Source::Card { card, .. } => pic(super::art::card_picture(content, card), "pic"),
        Source::Stronghold(hold) => fort(content, hold),
        _ => pic("n-use", "pic"),
    };
    html! {
        @if let Some(radio) = radio(scene, choice, false) {
            label.ncard.can."t-thing" title=(tip.text) data-tip=(tip.rule) data-about=(tips::about(content, set)) {
                (radio)
                span.art { (art) }
                span.tx { b { (name(scene, names::set(content, set))) } (drawn(scene, says)) }
            }
        }
    }
}

fn partner(scene: &Scene<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let Some(player) = view.player(seat) else {
        return Markup::default();
    };
    let says = Phrase::new("table-has")
        .with("capital", player.capital)
        .with("n", player.hand_size);
    let hero = player.line.shown().and_then(|line| line.first().copied());
    html! {
        @if let Some(radio) = radio(scene, Choice::Offer(seat), false) {
            label.ncard.can."t-thing".(ink(seat)) {
                (radio)
                span.art { @if let Some(hero) = hero { (portrait(&view.content, hero, Some(seat), false)) } }
                span.tx { b { (scene.words.name(seat)) } (drawn(scene, &scene.say(&says))) }
            }
        }
    }
}

fn attack(scene: &Scene<'_>, aim: &Aim) -> Markup {
    let view = scene.view;
    let content = &view.content;
    let (title, art, tip, seat, about) = match aim.target {
        Target::Hero(seat) => {
            let line = view.player(seat).and_then(|player| player.line.shown());
            let hero = line.and_then(|line| line.first().copied()).unwrap_or(0);
            let art = portrait(content, hero, Some(seat), false);
            (
                name(scene, names::hero(content, hero)),
                art,
                tips::hero(scene, hero),
                Some(seat),
                format!("hero-{hero}"),
            )
        }
        Target::Independent(hold) | Target::Controlled(hold) => {
            let holder = view
                .players
                .iter()
                .find(|player| player.strongholds.contains(&hold));
            let title = name(scene, names::hold(content, hold));
            (
                title,
                fort(content, hold),
                tips::hold(scene, hold),
                holder.map(|one| one.seat),
                format!("hold-{hold}"),
            )
        }
    };
    let odds = aim.odds;
    html! {
        @if let Some(radio) = radio(scene, Choice::Attack(aim.target), false) {
            label.ncard.can."t-hold" title=(tip.text) data-tip=(tip.rule) data-about=(about) {
                (radio)
                span.art { (art) }
                span.tx {
                    b { (title) }
                    @match seat { Some(seat) => (scene.words.name(seat)), None => (scene.word("table-independent-one")) }
                    br; (ic("n-attack")) (aim.attack) " : " (ic("n-defense")) (aim.defense)
                    @if odds.slays > 0 { br; (ic("n-skull")) span.vh { (scene.word("table-slays")) " " } (odds.slays) "/" (odds.of) }
                }
                span.gain { (ic("n-die")) (scene.say(&Phrase::new("table-wins").with("share", Value::Text(share(scene, odds.wins, odds.of))))) }
            }
        }
    }
}
