//! What all share: Independent Strongholds with their odds, the World Forge, the colleges with the viewer's price, and the decks.

use kernel::Phrase;
use maud::{Markup, html};
use numa_sera::content::{Card, SkillType};
use numa_sera::{Choice, Odds, Target};

use super::Scene;
use super::art::{card_name, card_picture, fort, ic, kind_ink, name, pic, roman, skill_sign};
use super::cards::{price, radio_id, slots};
use super::said;
use super::tips;
use super::why::or_why;
use crate::names;

pub(super) fn world(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let left = |key: &'static str, n: u8| scene.say(&Phrase::new(key).with("n", n));
    html! {
        section.world aria-label=(scene.word("table-world")) {
            div {
                h2.hd { (scene.word("table-independent")) small { (left("table-in-deck", view.deck.strongholds)) } }
                div.rowx tabindex="0" role="group" aria-label=(scene.word("table-independent")) { @for slot in &view.strongholds { (hold(scene, *slot)) } }
            }
            div {
                h2.hd { (scene.word("table-forge")) small { (left("table-in-deck", view.deck.forge)) } }
                div.rowx tabindex="0" role="group" aria-label=(scene.word("table-forge")) { @for slot in &view.forge { (good(scene, *slot)) } }
            }
            div {
                h2.hd { (scene.word("table-colleges")) @if view.own().is_some() { small { (scene.word("table-your-price")) } } }
                div.colleges { @for skill in SkillType::ALL { (college(scene, skill)) } }
            }
            div {
                h2.hd { (scene.word("table-explore")) }
                (piles(scene))
            }
        }
    }
}

/// So many of the die's faces win.
pub(super) fn chance(scene: &Scene<'_>, odds: Odds) -> Markup {
    let says = Phrase::new("table-odds")
        .with("n", odds.wins)
        .with("of", odds.of);
    html! {
        p.odds title=(scene.say(&says)) {
            @if odds.of == 6 { span aria-hidden="true" { @for nth in 0..6 { i.w[nth >= 6 - odds.wins] {} } } }
            (odds.wins) "/" (odds.of) span.vh { (scene.say(&says)) }
        }
    }
}

fn hold(scene: &Scene<'_>, slot: Option<u8>) -> Markup {
    let Some(hold) = slot else {
        return html! { div.hold.gap { span.vh { (scene.word("table-empty")) } } };
    };
    let content = &scene.view.content;
    let info = &content.strongholds[usize::from(hold)];
    let target = Target::Independent(hold);
    let aim = scene.view.aims.iter().find(|aim| aim.target == target);
    let tip = or_why(scene, Choice::Attack(target), tips::hold(scene, hold));
    let inside = html! {
        span.art { (fort(content, hold)) }
        span.shield { span.vh { (scene.word("table-defense")) " " } (info.defense) }
        h4 { (name(scene, names::hold(content, hold))) }
        div {
            p.get { span { (ic("n-coin")) span.vh { (scene.word("table-initial")) " " } (info.initial) } span { (ic("n-residual")) span.vh { (scene.word("table-residual")) " " } "+" (info.residual) } }
            p.say1 { (super::mat::brief(scene, info.set)) }
        }
        @if let Some(aim) = aim { (chance(scene, aim.odds)) }
    };
    html! {
        @match radio_id(scene, Choice::Attack(target)) {
            Some(id) => label.hold."for-attack" for=(id) title=(tip.text) data-tip=(tip.rule) data-about={ "hold-" (hold) } data-at={ "hold-" (hold) } { (inside) },
            None => div.hold title=(tip.text) data-tip=(tip.rule) data-about={ "hold-" (hold) } data-at={ "hold-" (hold) } { (inside) },
        }
    }
}

fn good(scene: &Scene<'_>, slot: Option<Card>) -> Markup {
    let Some(card) = slot else {
        return html! { div.good.gap { span.vh { (scene.word("table-empty")) } } };
    };
    let content = &scene.view.content;
    let info = content.card(card);
    let tip = or_why(scene, Choice::BuyItem(card), tips::card(scene, card));
    let inside = html! {
        span.art { (pic(card_picture(content, card), "pic")) }
        (slots(scene, card))
        (price(scene, card))
        h4 { (card_name(scene, card)) }
        div {
            p { (said::does(scene, info.set)) }
            @if info.upgraded != info.set { p.upg { (ic("n-up")) span.vh { (scene.word("table-upgraded")) ": " } span { (said::does(scene, info.upgraded)) } } }
        }
    };
    html! {
        @match radio_id(scene, Choice::BuyItem(card)) {
            Some(id) => label.good."for-buy".(kind_ink(info.kind)) for=(id) title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } data-at={ "card-" (card.0) " forge" } { (inside) },
            None => div.good.(kind_ink(info.kind)) title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } data-at={ "card-" (card.0) " forge" } { (inside) },
        }
    }
}

/// The next Level for the viewer, at their price; for those who only watch, how many cards are left.
fn college(scene: &Scene<'_>, skill: SkillType) -> Markup {
    let view = scene.view;
    let left = view.colleges[skill as usize];
    let own = view.own().filter(|own| own.max_power > 0);
    let level = own.map_or(0, |own| own.skills[skill as usize]) + 1;
    let tip = tips::skill(scene, skill, level.min(4));
    let tip = or_why(scene, Choice::BuySkill(skill), tip);
    let short = own.map_or(0, |own| own.skill_prices[skill as usize] - own.capital);
    let near = level == view.content.meta.master_level && own.is_some();
    let id = radio_id(scene, Choice::BuySkill(skill));
    let says = scene.say(&Phrase::new("table-cards-left").with("n", left));
    let inside = html! {
        (ic(skill_sign(skill)))
        span {
            b { (scene.word(short_skill(skill))) @if own.is_some() && level <= 4 { " " (roman(level)) } }
            @if left == 0 { small { (scene.word("table-none-left")) } }
            @else if level > 4 { small { (scene.word("table-mastered")) } }
            @else if own.is_some() && id.is_none() && short > 0 && near { small { (scene.say(&Phrase::new("table-short").with("n", short))) } }
        }
        span.vh { (says) }
        @match own {
            Some(own) if level <= 4 => span.coin { (ic("n-coin")) span.vh { (scene.word("table-costs")) " " } (own.skill_prices[skill as usize]) },
            _ => span.coin title=(says) { (face::components::icon("cards")) (left) },
        }
    };
    html! {
        @match id {
            Some(id) => label.college."for-buy".near[near] for=(id) title=(tip.text) data-tip=(tip.rule) data-about={ "skill-" (skill as u8) } data-at={ "skill-" (skill as u8) } { (inside) },
            None => div.college.near[near].dear title=(tip.text) data-tip=(tip.rule) data-about={ "skill-" (skill as u8) } data-at={ "skill-" (skill as u8) } { (inside) },
        }
    }
}

/// The short name of a Skill Type.
pub(super) fn short_skill(skill: SkillType) -> &'static str {
    match skill {
        SkillType::Weapon => "table-weapon",
        SkillType::Defense => "table-defense-skill",
        SkillType::Forge => "table-forge-skill",
        SkillType::Agriculture => "table-agriculture",
        SkillType::Lore => "table-lore",
    }
}

/// The Exploration deck, the Discard Pile, which anyone may look through, and the way to the map.
fn piles(scene: &Scene<'_>) -> Markup {
    let deck = &scene.view.deck;
    let back = html! { (deck.exploration) small { (scene.word("table-deck")) } };
    let gone = scene.say(&Phrase::new("table-discarded").with("n", deck.discard.len() as u8));
    let names: Vec<String> = deck
        .discard
        .iter()
        .map(|&card| card_name(scene, card))
        .collect();
    html! {
        div.piles {
            @match radio_id(scene, Choice::Explore) {
                Some(id) => label.pile.back."for-explore" for=(id) data-at="deck" { (back) },
                None => div.pile.back data-at="deck" { (back) },
            }
            @if deck.discard.is_empty() { div.pile.none data-at="discard" { small { (gone) } } }
            @else {
                @let all = format!("{gone}: {}", names.join(", "));
                div.pile.open data-at="discard" title=(all) data-tip="NS-R6-3" data-about="discard-0" tabindex="0" role="group" aria-label=(all) { (face::components::icon("cards")) span { (gone) } }
            }
            label.tomap { input #map type="radio" name="mat" value="map" data-stays data-peeks; (ic("n-flag")) span { (scene.word("table-map")) } }
        }
    }
}
