//! What everything on the table is and does: the whole text of a card wherever its name stands, with a rule.

use face::components::Tip;
use kernel::{Phrase, Rule, Value};
use numa_sera::content::{Card, CardKind, Condition4, SetId, SkillType, Slot, Source};
use numa_sera::{Part, PlayerView};

use super::Scene;
use super::art::{capital, name, roman, signed, text};
use super::said::{self, What};
use crate::{names, texts};

fn tip(rule: &'static str, text: String) -> Tip {
    Tip {
        text,
        rule: Rule(rule),
    }
}

/// The rule is known without the text.
fn once(scene: &Scene<'_>, what: What, make: impl FnOnce() -> Tip) -> Tip {
    let mut rule = None;
    let text = said::once(scene, what, || {
        let tip = make();
        rule = Some(tip.rule);
        tip.text
    });
    Tip {
        text: text.to_string(),
        rule: rule.unwrap_or_else(|| rule_of(scene, what)),
    }
}

fn rule_of(scene: &Scene<'_>, what: What) -> Rule {
    Rule(match what {
        What::Card(card) => card_rule(scene.view.content.card(Card(card)).kind),
        What::Hero(_) => "NS-R3-6",
        What::Hold(_) => "NS-R13-7",
        What::Skill(..) | What::Does(_) => "NS-R8-3",
        What::Class(_) => "NS-R10-1",
        What::Block(..) => "NS-R12-3",
    })
}

fn card_rule(kind: CardKind) -> &'static str {
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

fn named(scene: &Scene<'_>, rule: &'static str, head: String, lines: Vec<Phrase>) -> Tip {
    tip(rule, format!("{head}. {}", text(scene, lines)))
}

/// The same with a line of flavour, where there is one for this thing.
fn flavoured(scene: &Scene<'_>, tip: Tip, id: &str) -> Tip {
    match flavour(scene, id) {
        Some(line) => {
            let said = scene.say(&Phrase::new("tip-flavour").with("line", Value::Text(line)));
            Tip {
                text: format!("{} {said}", tip.text),
                ..tip
            }
        }
        None => tip,
    }
}

pub(super) fn flavour(scene: &Scene<'_>, id: &str) -> Option<String> {
    let key = format!("flavour-{}", id.to_lowercase().replace('_', "-"));
    scene.words.knows(&key).then(|| scene.word(&key))
}

/// A card: its kind, its name and its whole text.
pub(super) fn card(scene: &Scene<'_>, card: Card) -> Tip {
    once(scene, What::Card(card.0), || card_anew(scene, card))
}

fn card_anew(scene: &Scene<'_>, card: Card) -> Tip {
    let content = &scene.view.content;
    let kind = content.card(card).kind;
    let head = format!(
        "{} ({})",
        name(scene, names::card(content, card)),
        scene.say(&names::thing(names::kind(kind)))
    );
    let tip = named(
        scene,
        card_rule(kind),
        head,
        texts::card_text(content, card),
    );
    flavoured(scene, tip, &content.card(card).id)
}

pub(super) fn hero(scene: &Scene<'_>, hero: u8) -> Tip {
    once(scene, What::Hero(hero), || hero_anew(scene, hero))
}

fn hero_anew(scene: &Scene<'_>, hero: u8) -> Tip {
    let content = &scene.view.content;
    let info = &content.heroes[usize::from(hero)];
    let figures = scene.say(
        &Phrase::new("tip-hero")
            .with("hero", names::hero(content, hero))
            .with("attack", info.attack)
            .with("defense", info.defense)
            .with("power", info.power),
    );
    let lines = texts::set_text(content, info.set);
    flavoured(scene, named(scene, "NS-R3-6", figures, lines), &info.id)
}

pub(super) fn hold(scene: &Scene<'_>, hold: u8) -> Tip {
    once(scene, What::Hold(hold), || hold_anew(scene, hold))
}

fn hold_anew(scene: &Scene<'_>, hold: u8) -> Tip {
    let content = &scene.view.content;
    let info = &content.strongholds[usize::from(hold)];
    let figures = scene.say(
        &Phrase::new("tip-hold")
            .with("hold", names::hold(content, hold))
            .with("defense", info.defense)
            .with("initial", info.initial)
            .with("residual", info.residual),
    );
    let lines = texts::set_text(content, info.set);
    flavoured(scene, named(scene, "NS-R13-7", figures, lines), &info.id)
}

/// A Level of a Skill.
pub(super) fn skill(scene: &Scene<'_>, skill: SkillType, level: u8) -> Tip {
    once(scene, What::Skill(skill as u8, level), || {
        skill_anew(scene, skill, level)
    })
}

fn skill_anew(scene: &Scene<'_>, skill: SkillType, level: u8) -> Tip {
    let content = &scene.view.content;
    let title = name(scene, names::skill(skill));
    let at = usize::from(level.clamp(1, 4)) - 1;
    let set = content.skills[skill as usize].levels[at];
    let head = format!("{title} {}", roman(level));
    named(scene, "NS-R8-3", head, texts::set_text(content, set))
}

pub(super) fn class(scene: &Scene<'_>, class: u8) -> Tip {
    once(scene, What::Class(class), || class_anew(scene, class))
}

fn class_anew(scene: &Scene<'_>, class: u8) -> Tip {
    let content = &scene.view.content;
    let head = name(scene, names::class(content, class));
    named(scene, "NS-R10-1", head, texts::class_text(content, class))
}

pub(super) fn block(scene: &Scene<'_>, kingdom: u8, block: u8) -> Tip {
    once(scene, What::Block(kingdom, block), || {
        block_anew(scene, kingdom, block)
    })
}

fn block_anew(scene: &Scene<'_>, kingdom: u8, block: u8) -> Tip {
    let content = &scene.view.content;
    let head = name(scene, names::block(content, kingdom, block));
    let lines = texts::block_text(content, kingdom, block);
    named(scene, "NS-R12-3", head, lines)
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

pub(super) fn slot(scene: &Scene<'_>, slot: Slot) -> Tip {
    let phrase = Phrase::new("tip-slot").with("slot", names::slot(slot));
    tip("NS-R7-1", capital(&scene.say(&phrase)))
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

pub(super) fn condition(scene: &Scene<'_>, condition: Condition4) -> Tip {
    let meta = &scene.view.content.meta;
    let (key, n, rule) = match condition {
        Condition4::Conqueror => ("tip-conqueror", meta.conqueror_strongholds, "NS-R2-1"),
        Condition4::Champion => ("tip-champion", meta.champion_slain, "NS-R2-2"),
        Condition4::Master => ("tip-master", meta.master_level, "NS-R2-3"),
        Condition4::Legend => ("tip-legend", meta.legend_classes, "NS-R2-4"),
    };
    tip(rule, scene.say(&Phrase::new(key).with("n", n)))
}

/// Capital, and what each Build brings.
pub(super) fn capital_of(scene: &Scene<'_>, player: &PlayerView) -> Tip {
    let phrase = Phrase::new("tip-capital")
        .with("capital", player.capital)
        .with("residual", player.residual);
    tip("NS-R12-2", scene.say(&phrase))
}
