//! What is in the box, as it looks at the table: cards, Heroes, Strongholds, Skills, Classes, Kingdoms and their Blocks.

use face::{Part, Showpiece};
use kernel::{Phrase, Value};
use maud::{Markup, html};
use numa_sera::content::{Card, CardKind, SkillType, Slot};

use super::Scene;
use super::art::{
    self, capital, card_picture, class_sign, figure, fort, ic, kind_ink, kind_sign, portrait,
    sentences, skill_sign, text,
};
use crate::{names, texts};

/// The drawings that the pieces use.
pub(crate) fn art() -> Markup {
    html! { div.ns { (maud::PreEscaped(super::SPRITE)) } }
}

pub(crate) fn piece(scene: &Scene<'_>, part: &Part<'_>) -> Option<Showpiece> {
    let id = part.value("id")?;
    let content = &scene.view.content;
    let at = |found: Option<usize>| u8::try_from(found?).ok();
    match part.kind {
        "kingdom" => kingdom(
            scene,
            at(content.kingdoms.iter().position(|one| one.id == id))?,
        ),
        "kingdom.block" => block(scene, id),
        "hero" => hero(
            scene,
            at(content.heroes.iter().position(|one| one.id == id))?,
        ),
        "stronghold" => hold(
            scene,
            at(content.strongholds.iter().position(|one| one.id == id))?,
        ),
        "class" => class(
            scene,
            at(content.classes.iter().position(|one| one.id == id))?,
        ),
        "skill" => skill(scene, id),
        _ => card(
            scene,
            Card(at(content.cards.iter().position(|one| one.id == id))?),
        ),
    }
}

struct Shape<'a> {
    ink: &'a str,
    sign: Option<&'static str>,
    kind: String,
    picture: Markup,
    /// Prices and figures.
    figures: Markup,
    name: Value,
    lines: Vec<Phrase>,
}

fn shown(scene: &Scene<'_>, shape: Shape<'_>) -> Option<Showpiece> {
    let name = capital(&scene.say(&names::thing(shape.name)));
    let says = text(scene, shape.lines.clone());
    Some(Showpiece {
        drawn: html! {
            div.ns { div.ncard.big.(shape.ink) {
                span.art { span.type { @if let Some(sign) = shape.sign { (ic(sign)) } (shape.kind) } (shape.picture) }
                (shape.figures)
                span.tx { b { (name) } (sentences(scene, shape.lines)) }
            } }
        },
        name,
        says,
    })
}

fn card(scene: &Scene<'_>, card: Card) -> Option<Showpiece> {
    let content = &scene.view.content;
    let info = content.card(card);
    let kind = scene.say(&names::thing(names::kind(info.kind)));
    let price = match info.kind {
        CardKind::Battle | CardKind::Item if info.cost.power > 0 => {
            html! { span.price { (ic("n-heart")) span.vh { (scene.word("table-costs-power")) " " } (info.cost.power) } }
        }
        CardKind::Battle | CardKind::Item => {
            html! { span.price { (ic("n-coin")) span.vh { (scene.word("table-costs")) " " } (info.cost.capital) } }
        }
        _ => Markup::default(),
    };
    let slots = Slot::ALL
        .into_iter()
        .filter(|&slot| info.slots & 1 << slot as u8 != 0);
    let slots: Vec<String> = slots
        .map(|slot| scene.say(&names::thing(names::slot(slot))))
        .collect();
    let kind = match slots.is_empty() {
        true => kind,
        false => format!("{kind} · {}", slots.join(" + ")),
    };
    shown(
        scene,
        Shape {
            ink: kind_ink(info.kind),
            kind: times(kind, info.copies),
            sign: Some(kind_sign(info.kind)),
            picture: art::pic(card_picture(content, card), "pic"),
            figures: price,
            name: names::card(content, card),
            lines: texts::card_text(content, card),
        },
    )
}

fn times(kind: String, copies: u8) -> String {
    if copies > 1 {
        format!("{kind} ×{copies}")
    } else {
        kind
    }
}

fn hero(scene: &Scene<'_>, hero: u8) -> Option<Showpiece> {
    let content = &scene.view.content;
    let info = &content.heroes[usize::from(hero)];
    shown(
        scene,
        Shape {
            sign: None,
            ink: "t-mythic",
            kind: capital(&scene.say(&names::thing(names::kingdom(content, info.kingdom)))),
            picture: portrait(content, hero, None, false),
            figures: html! { span.price {
                (figure(scene, "n-attack", "table-attack", info.attack)) " "
                (figure(scene, "n-defense", "table-defense", info.defense)) " "
                (figure(scene, "n-heart", "table-power", info.power))
            } },
            name: names::hero(content, hero),
            lines: texts::set_text(content, info.set),
        },
    )
}

fn hold(scene: &Scene<'_>, hold: u8) -> Option<Showpiece> {
    let content = &scene.view.content;
    let info = &content.strongholds[usize::from(hold)];
    shown(
        scene,
        Shape {
            sign: None,
            ink: "t-hazard",
            kind: String::new(),
            picture: fort(content, hold),
            figures: html! { span.price {
                (figure(scene, "n-defense", "table-defense", info.defense)) " "
                (figure(scene, "n-coin", "table-capital", info.initial)) " "
                (figure(scene, "n-residual", "table-residual", info.residual))
            } },
            name: names::hold(content, hold),
            lines: texts::set_text(content, info.set),
        },
    )
}

fn class(scene: &Scene<'_>, class: u8) -> Option<Showpiece> {
    let content = &scene.view.content;
    shown(
        scene,
        Shape {
            sign: None,
            ink: "t-maven",
            kind: String::new(),
            picture: art::pic(&class_sign(content, class), "pic"),
            figures: Markup::default(),
            name: names::class(content, class),
            lines: texts::class_text(content, class),
        },
    )
}

fn skill(scene: &Scene<'_>, id: &str) -> Option<Showpiece> {
    let content = &scene.view.content;
    let skill = SkillType::ALL
        .into_iter()
        .find(|skill| format!("{skill:?}").to_lowercase() == id)?;
    let info = &content.skills[skill as usize];
    let levels = info
        .levels
        .iter()
        .flat_map(|&level| texts::set_text(content, level));
    shown(
        scene,
        Shape {
            sign: None,
            ink: "t-item",
            kind: times(String::new(), info.copies),
            picture: art::pic(skill_sign(skill), "pic"),
            figures: Markup::default(),
            name: names::skill(skill),
            lines: levels.collect(),
        },
    )
}

fn kingdom(scene: &Scene<'_>, kingdom: u8) -> Option<Showpiece> {
    let content = &scene.view.content;
    let info = &content.kingdoms[usize::from(kingdom)];
    shown(
        scene,
        Shape {
            sign: None,
            ink: "t-pool",
            kind: scene.word("table-kingdom"),
            picture: art::crest(content, kingdom),
            figures: html! { span.price {
                (figure(scene, "n-coin", "table-capital", info.starting_capital)) " "
                (figure(scene, "n-residual", "table-residual", info.base_residual))
            } },
            name: names::kingdom(content, kingdom),
            lines: vec![
                Phrase::new("table-known-as").with("name", names::epithet(content, kingdom)),
                Phrase::new("table-short-way-to")
                    .with("condition", names::condition(info.favoured)),
            ],
        },
    )
}

fn block(scene: &Scene<'_>, id: &str) -> Option<Showpiece> {
    let content = &scene.view.content;
    let mut kingdoms = content.kingdoms.iter().enumerate();
    let (kingdom, block) = kingdoms.find_map(|(kingdom, info)| {
        let block = info.blocks.iter().position(|block| block.id == id)?;
        Some((u8::try_from(kingdom).ok()?, u8::try_from(block).ok()?))
    })?;
    shown(
        scene,
        Shape {
            sign: None,
            ink: "t-boon",
            kind: capital(&scene.say(&names::thing(names::kingdom(content, kingdom)))),
            picture: art::crest(content, kingdom),
            figures: Markup::default(),
            name: names::block(content, kingdom, block),
            lines: texts::block_text(content, kingdom, block),
        },
    )
}
