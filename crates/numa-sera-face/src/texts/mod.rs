//! Abilities as sentences.

mod conditions;
mod effects;

pub(crate) use effects::effects;

use kernel::{Phrase, Value};
use numa_sera::content::{
    Ability, Card, CardKind, CardRole, Content, Cost, Limit, PoolTest, SetId, Source, Trigger,
    Unlock, Who,
};

use crate::names;
use conditions::{conditions, only_if};

/// What a card does, one sentence for each ability.
#[must_use]
pub fn card_text(content: &Content, card: Card) -> Vec<Phrase> {
    let info = content.card(card);
    let mut lines = Vec::new();
    if info.kind == CardKind::Battle {
        lines.push(battle_cost(info.cost, info.role));
    }
    if info.slots.count_ones() > 1 {
        lines.push(Phrase::new("text-two-handed"));
    }
    if let Some((skill, level)) = info.prereq {
        lines.push(
            Phrase::new("text-needs-skill")
                .with("skill", names::skill(skill))
                .with("level", level),
        );
    }
    if let Some(test) = info.test {
        lines.push(pool_test(content, test));
    }
    lines.extend(set_text(content, info.set));
    if info.upgraded != info.set {
        lines.push(
            Phrase::new("text-upgraded")
                .with("text", Value::Sentences(set_text(content, info.upgraded))),
        );
    }
    if info.kind == CardKind::Maven {
        let effects = effects(content, content.list(info.reject));
        lines.push(Phrase::new("text-reject").with("what", effects));
    }
    lines
}

fn battle_cost(cost: Cost, role: CardRole) -> Phrase {
    let role = match role {
        CardRole::Any => "role-any",
        CardRole::Attacker => "role-attacker",
        CardRole::Defender => "role-defender",
    };
    let key = if cost.power > 0 {
        "text-costs-power"
    } else {
        "text-costs-capital"
    };
    let n = if cost.power > 0 {
        cost.power
    } else {
        cost.capital
    };
    Phrase::new(key)
        .with("n", n)
        .with("role", names::word(role))
}

/// The Test of a Pool of Essence.
#[must_use]
pub fn pool_test(content: &Content, test: PoolTest) -> Phrase {
    let mut parts = Vec::new();
    for (key, n) in [
        ("test-pay-capital", test.pay.capital),
        ("test-pay-power", test.pay.power),
        ("test-pay-discard", test.pay.discard),
    ] {
        if n > 0 {
            parts.push(Phrase::new(key).with("n", n));
        }
    }
    parts.extend(conditions(content, test.state));
    parts.extend(
        test.roll
            .map(|roll| Phrase::new("test-roll").with("min", signed(roll))),
    );
    Phrase::new("text-test").with("what", parts)
}

/// What a Build Block needs and does.
#[must_use]
pub fn block_text(content: &Content, kingdom: u8, block: u8) -> Vec<Phrase> {
    let info = &content.kingdoms[usize::from(kingdom)].blocks[usize::from(block)];
    let mut lines = Vec::new();
    let needs = conditions(content, info.prereq);
    if !needs.is_empty() {
        lines.push(Phrase::new("text-prerequisite").with("what", needs));
    }
    lines.extend(set_text(content, info.set));
    if info.no_victory {
        lines.push(Phrase::new("text-no-victory"));
    }
    lines
}

/// How a Class is unlocked and what it brings.
#[must_use]
pub fn class_text(content: &Content, class: u8) -> Vec<Phrase> {
    let info = &content.classes[usize::from(class)];
    let unlock = match info.unlock {
        Unlock::State(state) => Phrase::new("text-unlock").with("what", conditions(content, state)),
        Unlock::Event { on, when } => {
            let when = conditions(content, when);
            let what = Phrase::new(happens(on))
                .with("conditions", when.len() as u8)
                .with("if", when);
            Phrase::new("text-unlock").with("what", what)
        }
    };
    let mut lines = vec![unlock];
    lines.extend(set_text(content, info.set));
    lines
}

/// Every ability of a thing.
#[must_use]
pub fn set_text(content: &Content, set: SetId) -> Vec<Phrase> {
    let mut lines = ability_texts(content, &content.set(set).abilities);
    if let Source::Skill { skill, .. } = content.set(set).source {
        let bought = effects(content, content.list(content.skills[skill as usize].on_buy));
        if !bought.is_empty() {
            lines.insert(0, Phrase::new("text-on-buy").with("what", bought));
        }
    }
    if lines.is_empty() {
        lines.push(Phrase::new("text-nothing"));
    }
    lines
}

#[must_use]
pub fn ability_texts(content: &Content, abilities: &[Ability]) -> Vec<Phrase> {
    abilities.iter().map(|one| ability(content, one)).collect()
}

fn ability(content: &Content, ability: &Ability) -> Phrase {
    headed(content, ability, head(ability.on, ability.who))
}

/// What an ability does, without saying when.
pub(crate) fn without_head(content: &Content, ability: &Ability) -> Phrase {
    headed(content, ability, "on-always")
}

fn headed(content: &Content, ability: &Ability, head: &'static str) -> Phrase {
    let cost = match ability.cost {
        Cost { capital, .. } if capital > 0 => Phrase::new("pays-capital").with("n", capital),
        Cost { power, .. } if power > 0 => Phrase::new("pays-power").with("n", power),
        _ => Phrase::new("pays-nothing"),
    };
    let limit = match ability.limit {
        Limit::None => "limit-none",
        Limit::Turn => "limit-turn",
        Limit::Battle => "limit-battle",
        Limit::Game => "limit-game",
        Limit::Discard => "limit-discard",
        Limit::DiscardOnSuccess => "limit-discard-on-success",
    };
    let may = if ability.may { "may-yes" } else { "may-no" };
    Phrase::new("ability")
        .with("head", Phrase::new(head))
        .with("if", only_if(content, ability.when))
        .with("cost", cost)
        .with("may", names::word(may))
        .with("what", effects(content, content.list(ability.list)))
        .with("limit", names::word(limit))
}

fn head(on: Trigger, who: Who) -> &'static str {
    match (on, who) {
        (Trigger::Static | Trigger::Tick | Trigger::Reveal | Trigger::BattleCard, _) => "on-always",
        (Trigger::StartOfTurn, _) => "on-start-of-turn",
        (Trigger::Activate, _) => "on-activate",
        (Trigger::Explored, Who::Own) => "on-explored",
        (Trigger::Explored, _) => "on-explored-other",
        (Trigger::MavenRejected, Who::Own) => "on-rejected",
        (Trigger::MavenRejected, _) => "on-rejected-other",
        (Trigger::Built, Who::Own) => "on-built",
        (Trigger::Built, Who::Neighbor) => "on-built-neighbor",
        (Trigger::Built, _) => "on-built-other",
        (Trigger::Bought, Who::Own) => "on-bought",
        (Trigger::Bought, Who::Neighbor) => "on-bought-neighbor",
        (Trigger::Bought, _) => "on-bought-other",
        (Trigger::Rolled, _) => "on-rolled",
        (Trigger::BattleWon, _) => "on-won",
        (Trigger::BattleLost, _) => "on-lost",
        (Trigger::BattleEnded, _) => "on-ended",
        (Trigger::Slew, _) => "on-slew",
        (Trigger::Conquered, _) => "on-conquered",
    }
}

/// An event that unlocks a Class.
fn happens(on: Trigger) -> &'static str {
    match on {
        Trigger::BattleWon => "happens-won",
        Trigger::BattleLost => "happens-lost",
        Trigger::Conquered => "happens-conquered",
        Trigger::Slew => "happens-slew",
        Trigger::Bought => "happens-bought",
        Trigger::Built => "happens-built",
        _ => "happens-other",
    }
}

/// A figure with its sign; the minus is the mathematical one (U+2212).
pub(crate) fn signed(n: i16) -> Value {
    let sign = if n < 0 { '\u{2212}' } else { '+' };
    Value::Text(format!("{sign}{}", n.unsigned_abs()))
}
