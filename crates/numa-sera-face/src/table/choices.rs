//! Questions that ask for one of a few things: cards that were drawn, options of a card, a player, a slot, a Skill, a Class.

use kernel::{Phrase, Seat};
use maud::{Markup, html};
use numa_sera::content::{Card, CardKind, SetId, SkillType, Slot, Source};
use numa_sera::{Choice, Event, Question};

use super::Scene;
use super::art::{
    card_name, class_sign, drawn, figure, ic, ink, maven, name, pic, portrait, power, roman,
    sentences, skill_sign, slot_sign,
};
use super::cards::{self, Foot, radio};
use super::said;
use super::scene::{Panel, Room};
use super::tips;
use super::world::short_skill;
use crate::{names, texts};

/// Whether the question is one of these.
pub(super) fn is_asked(question: &Question) -> bool {
    matches!(
        question,
        Question::Keep
            | Question::Maven(_)
            | Question::Option { .. }
            | Question::Player { .. }
            | Question::Slot
            | Question::Skill { .. }
            | Question::Class
            | Question::Salvage(_)
            | Question::Forge { .. }
            | Question::DiscardHand
            | Question::DiscardItem
            | Question::DiscardMaven
            | Question::TakeItem { loot: false, .. }
            | Question::May { .. }
    )
}

pub(super) fn panel(scene: &Scene<'_>, question: &Question) -> Option<Panel> {
    let body = html! {
        div.spot tabindex="0" role="group" aria-label=(face::plain::question(scene)) {
            (source(scene, question))
            @for offer in scene.offers { (one(scene, offer.choice)) }
            @if matches!(question, Question::Maven(_)) { (circle(scene)) }
        }
    };
    Some(Panel {
        room: Room::Mat,
        sign: sign(question),
        title: title(scene, question),
        note: html! { @if let Some(note) = note(question) { (scene.word(note)) } },
        body,
    })
}

fn sign(question: &Question) -> &'static str {
    match question {
        Question::Keep => "n-explore",
        Question::Maven(_) => "x-maven",
        Question::Slot => "n-up",
        Question::Skill { .. } => "v-master",
        Question::Class => "v-legend",
        Question::Salvage(_) => "n-repeat",
        Question::Player { .. } => "n-eye",
        _ => "n-scale",
    }
}

/// What lies there. What is asked about it stands in the tray.
fn title(scene: &Scene<'_>, question: &Question) -> String {
    let content = &scene.view.content;
    match question {
        Question::Option { set, .. } | Question::Player { set } | Question::May { set } => {
            name(scene, names::set(content, *set))
        }
        Question::TakeItem { from, .. } => {
            scene.say(&Phrase::new("table-head-items-of").with("seat", *from))
        }
        other => scene.word(match other {
            Question::Keep => "table-head-keep",
            Question::Maven(_) => "table-head-maven",
            Question::Slot => "table-equipment",
            Question::Skill { .. } => "table-skills",
            Question::Class => "table-classes",
            Question::Salvage(_) => "table-head-salvage",
            Question::Forge { .. } => "table-forge",
            Question::DiscardItem => "table-head-items",
            Question::DiscardMaven => "table-circle",
            _ => "table-head-hand",
        }),
    }
}

fn note(question: &Question) -> Option<&'static str> {
    match question {
        Question::Keep => Some("table-note-keep"),
        Question::Maven(_) => Some("table-note-maven"),
        Question::Slot => Some("table-note-slot"),
        Question::Skill { .. } => Some("table-note-skill"),
        Question::Class => Some("table-note-class"),
        Question::Salvage(_) => Some("table-note-salvage"),
        _ => None,
    }
}

/// The same in one line, under something larger.
pub(super) fn row(scene: &Scene<'_>) -> Markup {
    html! {
        div.cards tabindex="0" role="group" aria-label=(face::plain::question(scene)) {
            @for offer in scene.offers {
                @match offer.choice {
                    Choice::Take(card) => (cards::choice(scene, card, Some(offer.choice), &Foot::Nothing)),
                    other => (one(scene, other)),
                }
            }
        }
    }
}

/// The card that asks.
fn source(scene: &Scene<'_>, question: &Question) -> Markup {
    match *question {
        Question::Maven(card) => html! { div.choice { (cards::big(scene, card, None)) } },
        Question::Option { set, .. } | Question::Player { set } | Question::May { set } => {
            html! { div.choice { (asking(scene, set)) } }
        }
        Question::DiscardHand | Question::DiscardItem | Question::DiscardMaven => html! {
            @if let Some(card) = revealed(scene) { div.choice.cause { (cards::big(scene, card, None)) } }
        },
        _ => Markup::default(),
    }
}

/// The card that came up just now, such as the Hazard that asks.
fn revealed(scene: &Scene<'_>) -> Option<Card> {
    let now = scene.remembered.iter().rev();
    let mut now = now.take_while(|(step, _)| *step == scene.step);
    now.find_map(|(_, event)| match event {
        Event::Revealed { card, .. } => Some(*card),
        _ => None,
    })
}

fn asking(scene: &Scene<'_>, set: SetId) -> Markup {
    let content = &scene.view.content;
    let art = match content.set(set).source {
        Source::Card { card, .. } => return cards::big(scene, card, None),
        Source::Hero(hero) => portrait(content, hero, scene.view.viewer, false),
        Source::Stronghold(hold) => super::art::fort(content, hold),
        Source::Skill { skill, .. } => pic(skill_sign(skill), "pic"),
        Source::Class(class) => pic(&class_sign(content, class), "pic"),
        Source::Block { .. } => pic("n-build", "pic"),
    };
    let tip = tips::set(scene, set);
    html! {
        div.ncard.big."t-thing" title=(tip.text) data-tip=(tip.rule) data-about=(tips::about(content, set)) {
            span.art { (art) }
            span.tx { b { (name(scene, names::set(content, set))) } (said::does(scene, set)) }
        }
    }
}

fn one(scene: &Scene<'_>, choice: Choice) -> Markup {
    match choice {
        Choice::Keep(card) => {
            html! { div.choice { (cards::big(scene, card, Some((choice, false)))) p.then { (scene.word(kept(scene, card))) } } }
        }
        Choice::Take(card) | Choice::Discard(card) => {
            html! { div.choice { (cards::big(scene, card, Some((choice, false)))) } }
        }
        Choice::Option(_) => option(scene, choice, &ic("n-scale"), &Markup::default()),
        Choice::Player(seat) => player(scene, choice, seat),
        Choice::Slot(slot) => self::slot(scene, choice, slot),
        Choice::Train(skill) => train(scene, choice, skill),
        Choice::Class(class) => {
            let content = &scene.view.content;
            let text = html! { b { (name(scene, names::class(content, class))) } p { (sentences(scene, texts::class_text(content, class))) } };
            option(scene, choice, &ic(&class_sign(content, class)), &text)
        }
        _ => Markup::default(),
    }
}

/// What happens to a card that is kept.
fn kept(scene: &Scene<'_>, card: Card) -> &'static str {
    match scene.view.content.card(card).kind {
        CardKind::Boon | CardKind::Hazard | CardKind::Maven => "table-at-once",
        _ => "table-to-hand",
    }
}

/// A way to answer, as a panel that is pressed. Without a text of its own it says what the answer does.
fn option(scene: &Scene<'_>, choice: Choice, art: &Markup, text: &Markup) -> Markup {
    let Some(radio) = radio(scene, choice, false) else {
        return Markup::default();
    };
    let sentence = scene
        .offered(choice)
        .map_or("", |offer| offer.sentence.as_str());
    html! {
        label.option.can {
            (radio)
            span.optart { (art) }
            div { @if text.0.is_empty() { p { (drawn(scene, &super::art::capital(sentence))) } } @else { (text) } }
        }
    }
}

fn player(scene: &Scene<'_>, choice: Choice, seat: Seat) -> Markup {
    let Some(player) = scene.view.player(seat) else {
        return Markup::default();
    };
    let hero = player.line.shown().and_then(|line| line.first().copied());
    let art = hero.map_or_else(Markup::default, |hero| {
        portrait(&scene.view.content, hero, Some(seat), false)
    });
    let text = html! {
        b.(ink(seat)) { (scene.words.name(seat)) }
        p.fig3 { (figure(scene, "n-attack", "table-attack", player.attack)) (figure(scene, "n-defense", "table-defense", player.defense)) (figure(scene, "n-coin", "table-capital", player.capital)) }
        (power(scene, player.power, player.max_power, 0))
        p { (scene.say(&Phrase::new("table-holds").with("n", player.hand_size))) }
    };
    option(scene, choice, &art, &text)
}

fn slot(scene: &Scene<'_>, choice: Choice, slot: Slot) -> Markup {
    let own = scene.view.own();
    let worn = own.and_then(|own| own.slots[slot as usize]);
    let content = &scene.view.content;
    let text = html! {
        b { (name(scene, names::slot(slot))) }
        @match worn {
            Some(card) => p { (card_name(scene, card)) ": " (said::does(scene, content.card(card).upgraded)) },
            None => p { (scene.word("table-empty")) },
        }
    };
    option(scene, choice, &ic(slot_sign(slot)), &text)
}

fn train(scene: &Scene<'_>, choice: Choice, skill: SkillType) -> Markup {
    let view = scene.view;
    let own = view.own();
    let level = own.map_or(0, |own| own.skills[skill as usize]) + 1;
    let set = view.content.skills[skill as usize].levels[usize::from(level.clamp(1, 4)) - 1];
    let price = own.and_then(|own| match view.asked {
        Some((_, Question::Skill { half: true })) => Some(own.half_prices[skill as usize]),
        _ => None,
    });
    let text = html! {
        b { (scene.word(short_skill(skill))) " " (roman(level)) @if let Some(price) = price { span.coin { " " (ic("n-coin")) (price) } } }
        p { (said::does(scene, set)) }
    };
    option(scene, choice, &ic(skill_sign(skill)), &text)
}

/// The Inner Circle that a Maven would join.
fn circle(scene: &Scene<'_>) -> Markup {
    let Some(own) = scene.view.own() else {
        return Markup::default();
    };
    let content = &scene.view.content;
    html! {
        div.joins {
            h3.hd { (scene.word("table-circle")) }
            ul.folk {
                @for &card in &own.mavens {
                    @let tip = tips::card(scene, card);
                    li { div title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } { (maven(content, card)) span { b { (card_name(scene, card)) } small { (said::does(scene, content.card(card).set)) } } } }
                }
                @if own.mavens.is_empty() { li.nobody { (scene.word("table-nobody")) } }
            }
        }
    }
}
