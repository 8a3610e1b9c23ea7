//! What everything on the table is and does: the whole text of a card wherever its name stands, with a rule.

use face::components::Tip;
use kernel::{Phrase, Rule, Value};
use numa_sera::content::{Card, CardKind, Condition4, Content, SetId, SkillType, Slot, Source};
use numa_sera::{Part, PlayerView};

use super::Scene;
use super::art::{capital, roman, signed};
use super::lore::Lore;
use super::said::{self, What};
use crate::{names, texts};

fn tip(rule: &'static str, text: String) -> Tip {
    Tip {
        text,
        rule: Rule(rule),
    }
}

/// The rule is known without the text.
fn once(lore: Lore<'_>, what: What, make: impl FnOnce() -> Tip) -> Tip {
    let mut rule = None;
    let text = said::once(lore, what, || {
        let tip = make();
        rule = Some(tip.rule);
        tip.text
    });
    Tip {
        text: text.to_string(),
        rule: rule.unwrap_or_else(|| rule_of(lore, what)),
    }
}

fn rule_of(lore: Lore<'_>, what: What) -> Rule {
    Rule(match what {
        What::Card(card) => card_rule(lore.content.card(Card(card)).kind),
        What::Hero(_) => "NS-R3-6",
        What::Hold(_) => "NS-R13-7",
        What::Skill(..) | What::College(_) | What::Does(_) => "NS-R8-3",
        What::Class(_) => "NS-R10-1",
        What::Block(..) => "NS-R12-3",
    })
}

pub(super) fn card_rule(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Boon => "NS-R6-4",
        CardKind::Hazard => "NS-R6-5",
        CardKind::Maven => "NS-R6-6",
        CardKind::Battle => "NS-R6-8",
        CardKind::Mythic => "NS-R6-9",
        CardKind::Pool => "NS-R6-10",
        CardKind::Item => "NS-R8-2",
    }
}

fn named(lore: Lore<'_>, rule: &'static str, head: &str, lines: Vec<Phrase>) -> Tip {
    tip(rule, format!("{head}. {}", lore.text(lines)))
}

/// The same with a line of flavour, where there is one for this thing.
fn flavoured(lore: Lore<'_>, tip: Tip, id: &str) -> Tip {
    match lore.flavour(id) {
        Some(line) => {
            let said = lore.say(&Phrase::new("tip-flavour").with("line", Value::Text(line)));
            Tip {
                text: format!("{} {said}", tip.text),
                ..tip
            }
        }
        None => tip,
    }
}

pub(super) fn flavour(scene: &Scene<'_>, id: &str) -> Option<String> {
    Lore::from(scene).flavour(id)
}

/// A card: its kind, its name and its whole text.
pub(super) fn card<'a>(lore: impl Into<Lore<'a>>, card: Card) -> Tip {
    let lore = lore.into();
    once(lore, What::Card(card.0), || card_anew(lore, card))
}

fn card_anew(lore: Lore<'_>, card: Card) -> Tip {
    let content = lore.content;
    let kind = content.card(card).kind;
    let head = format!(
        "{} ({})",
        lore.name(names::card(content, card)),
        lore.say(&names::thing(names::kind(kind)))
    );
    let tip = named(
        lore,
        card_rule(kind),
        &head,
        texts::card_text(content, card),
    );
    flavoured(lore, tip, &content.card(card).id)
}

pub(super) fn hero<'a>(lore: impl Into<Lore<'a>>, hero: u8) -> Tip {
    let lore = lore.into();
    once(lore, What::Hero(hero), || hero_anew(lore, hero))
}

fn hero_anew(lore: Lore<'_>, hero: u8) -> Tip {
    let content = lore.content;
    let info = &content.heroes[usize::from(hero)];
    let figures = lore.say(
        &Phrase::new("tip-hero")
            .with("hero", names::hero(content, hero))
            .with("attack", info.attack)
            .with("defense", info.defense)
            .with("power", info.power),
    );
    let lines = texts::set_text(content, info.set);
    flavoured(lore, named(lore, "NS-R3-6", &figures, lines), &info.id)
}

pub(super) fn hold<'a>(lore: impl Into<Lore<'a>>, hold: u8) -> Tip {
    let lore = lore.into();
    once(lore, What::Hold(hold), || hold_anew(lore, hold))
}

fn hold_anew(lore: Lore<'_>, hold: u8) -> Tip {
    let content = lore.content;
    let info = &content.strongholds[usize::from(hold)];
    let figures = lore.say(
        &Phrase::new("tip-hold")
            .with("hold", names::hold(content, hold))
            .with("defense", info.defense)
            .with("initial", info.initial)
            .with("residual", info.residual),
    );
    let lines = texts::set_text(content, info.set);
    flavoured(lore, named(lore, "NS-R13-7", &figures, lines), &info.id)
}

/// A Level of a Skill.
pub(super) fn skill<'a>(lore: impl Into<Lore<'a>>, skill: SkillType, level: u8) -> Tip {
    let lore = lore.into();
    once(lore, What::Skill(skill as u8, level), || {
        skill_anew(lore, skill, level)
    })
}

fn skill_anew(lore: Lore<'_>, skill: SkillType, level: u8) -> Tip {
    let content = lore.content;
    let title = lore.name(names::skill(skill));
    let at = usize::from(level.clamp(1, 4)) - 1;
    let set = content.skills[skill as usize].levels[at];
    let head = format!("{title} {}", roman(level));
    named(lore, "NS-R8-3", &head, texts::set_text(content, set))
}

/// A Skill with all its Levels.
pub(super) fn college(lore: Lore<'_>, skill: SkillType) -> Tip {
    once(lore, What::College(skill as u8), || {
        let levels = lore.content.skills[skill as usize].levels;
        let level = |(nth, set): (u8, SetId)| {
            let text = lore.text(texts::set_text(lore.content, set));
            format!("{}: {text}", roman(nth))
        };
        let lines: Vec<String> = (1..).zip(levels).map(level).collect();
        let text = format!("{}. {}", lore.name(names::skill(skill)), lines.join(" "));
        tip("NS-R8-3", text)
    })
}

pub(super) fn class<'a>(lore: impl Into<Lore<'a>>, class: u8) -> Tip {
    let lore = lore.into();
    once(lore, What::Class(class), || class_anew(lore, class))
}

fn class_anew(lore: Lore<'_>, class: u8) -> Tip {
    let content = lore.content;
    let head = lore.name(names::class(content, class));
    named(lore, "NS-R10-1", &head, texts::class_text(content, class))
}

pub(super) fn block<'a>(lore: impl Into<Lore<'a>>, kingdom: u8, block: u8) -> Tip {
    let lore = lore.into();
    once(lore, What::Block(kingdom, block), || {
        block_anew(lore, kingdom, block)
    })
}

fn block_anew(lore: Lore<'_>, kingdom: u8, block: u8) -> Tip {
    let content = lore.content;
    let head = lore.name(names::block(content, kingdom, block));
    let lines = texts::block_text(content, kingdom, block);
    named(lore, "NS-R12-3", &head, lines)
}

/// Anything that has abilities.
pub(super) fn set(scene: &Scene<'_>, set: SetId) -> Tip {
    match scene.view.content.set(set).source {
        Source::Hero(of) => hero(scene, of),
        Source::Card { card: of, .. } => card(scene, of),
        Source::Stronghold(of) => hold(scene, of),
        Source::Skill { skill: of, level } => skill(scene, of, level),
        Source::Class(of) => class(scene, of),
        Source::Block { kingdom, block: of } => block(scene, kingdom, of),
    }
}

/// How a sheet about anything that has abilities is asked for: see `detail`.
pub(super) fn about(content: &Content, set: SetId) -> String {
    match content.set(set).source {
        Source::Hero(hero) => format!("hero-{hero}"),
        Source::Card { card, .. } => format!("card-{}", card.0),
        Source::Stronghold(hold) => format!("hold-{hold}"),
        Source::Skill { skill, .. } => format!("skill-{}", skill as u8),
        Source::Class(class) => format!("class-{class}"),
        Source::Block { kingdom, block } => format!("block-{kingdom}-{block}"),
    }
}

pub(super) fn slot<'a>(lore: impl Into<Lore<'a>>, slot: Slot) -> Tip {
    let phrase = Phrase::new("tip-slot").with("slot", names::slot(slot));
    tip("NS-R7-1", capital(&lore.into().say(&phrase)))
}

/// What a figure is made of: "Attack 6: Ilvane 2, Longsword +3".
pub(super) fn parts(scene: &Scene<'_>, key: &'static str, n: i16, parts: &[Part]) -> Tip {
    let of = |(nth, part): (usize, &Part)| {
        let n = match nth {
            0 => part.n.to_string(),
            _ => signed(part.n),
        };
        let name = match part.set {
            Some(set) => names::set(&scene.view.content, set),
            None => names::word("table-other-effects"),
        };
        Phrase::new("tip-part")
            .with("name", name)
            .with("n", Value::Text(n))
    };
    let list: Vec<Phrase> = parts.iter().enumerate().map(of).collect();
    let phrase = Phrase::new(key).with("n", n).with("parts", list);
    tip("NS-R13-4", scene.say(&phrase))
}

pub(super) fn condition<'a>(lore: impl Into<Lore<'a>>, condition: Condition4) -> Tip {
    let lore = lore.into();
    let meta = &lore.content.meta;
    let (key, n, rule) = match condition {
        Condition4::Conqueror => ("tip-conqueror", meta.conqueror_strongholds, "NS-R2-1"),
        Condition4::Champion => ("tip-champion", meta.champion_slain, "NS-R2-2"),
        Condition4::Master => ("tip-master", meta.master_level, "NS-R2-3"),
        Condition4::Legend => ("tip-legend", meta.legend_classes, "NS-R2-4"),
    };
    tip(rule, lore.say(&Phrase::new(key).with("n", n)))
}

/// Capital, and what each Build brings.
pub(super) fn capital_of(scene: &Scene<'_>, player: &PlayerView) -> Tip {
    let phrase = Phrase::new("tip-capital")
        .with("capital", player.capital)
        .with("residual", player.residual);
    tip("NS-R12-2", scene.say(&phrase))
}
