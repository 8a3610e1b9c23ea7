//! Why something cannot be done, while it is the viewer's turn: the sentence with its figures, and the rule.

use face::components::Tip;
use kernel::{Refusal, Rule};
use numa_sera::Choice;
use numa_sera::content::{CardKind, SkillType};
use numa_sera::{Target, View};

use super::Scene;
use super::verbs::{self, Verb};

/// Why this is not offered now.
pub(super) fn why(scene: &Scene<'_>, choice: Choice) -> Option<Tip> {
    if !verbs::asked(scene) {
        return None;
    }
    match (scene.why_not)(choice)? {
        Refusal::Forbidden { rule, why } => Some(Tip {
            text: scene.say(&why),
            rule,
        }),
        _ => None,
    }
}

/// What a thing is, after the reason why it cannot be chosen.
pub(super) fn or_why(scene: &Scene<'_>, choice: Choice, tip: Tip) -> Tip {
    match why(scene, choice) {
        Some(no) => Tip {
            text: format!("{} {}", no.text, tip.text),
            rule: no.rule,
        },
        None => tip,
    }
}

/// Skills and Items that lie there and cannot be bought.
pub(super) fn dear(scene: &Scene<'_>) -> Vec<(Choice, Tip)> {
    let items = scene.view.forge.iter().flatten().copied();
    let items = items.map(Choice::BuyItem);
    let all = SkillType::ALL
        .into_iter()
        .map(Choice::BuySkill)
        .chain(items);
    all.filter_map(|choice| Some((choice, why(scene, choice)?)))
        .collect()
}

/// Why a verb has nothing to offer.
pub(super) fn nothing(scene: &Scene<'_>, verb: Verb) -> Tip {
    let view = scene.view;
    let tried: Vec<Choice> = match verb {
        Verb::Explore | Verb::Hand | Verb::Use => Vec::new(),
        Verb::Buy => dear(scene).into_iter().map(|(choice, _)| choice).collect(),
        Verb::Equip => held(view),
        Verb::Trade => {
            let others = view.players.iter().filter(|one| !one.eliminated);
            others
                .map(|one| one.seat)
                .filter(|&seat| view.viewer != Some(seat))
                .map(Choice::Offer)
                .collect()
        }
        Verb::Build => vec![Choice::Build],
        Verb::Attack => {
            let there = view.strongholds.iter().flatten();
            there
                .map(|&hold| Choice::Attack(Target::Independent(hold)))
                .collect()
        }
    };
    let refused = tried.into_iter().find_map(|choice| why(scene, choice));
    refused.unwrap_or_else(|| {
        let (key, rule) = match verb {
            Verb::Equip => ("table-none-to-equip", "NS-R7-1"),
            Verb::Use => ("table-none-to-use", "NS-R11-1"),
            _ => ("table-not-now", "NS-R4-5"),
        };
        Tip {
            text: scene.word(key),
            rule: Rule(rule),
        }
    })
}

/// Items in the hand.
fn held(view: &View) -> Vec<Choice> {
    let hand = view.own().and_then(|own| own.hand.shown());
    let items = hand.into_iter().flatten().filter(|card| {
        let kind = view.content.card(**card).kind;
        matches!(kind, CardKind::Item | CardKind::Mythic)
    });
    items.map(|&card| Choice::Equip(card)).collect()
}
