//! Abilities as sentences.

mod conditions;
mod effects;

pub(crate) use effects::effects;
use effects::{allowed, stands_alone};

use kernel::{Phrase, Value};
use numa_sera::content::{
    Ability, Card, CardKind, CardRole, Condition, Content, Cost, Effect, Good, Limit, PoolTest,
    SetId, Source, Trigger, Unlock, Who,
};

use crate::names;
use conditions::{battle_conditions, conditions, only_if};

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
    let text = set_text(content, info.set);
    if info.kind == CardKind::Pool {
        lines.push(Phrase::new("text-blessed").with("text", Value::Sentences(text)));
    } else {
        lines.extend(text);
    }
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
            let (how, rest) = match on {
                Trigger::BattleWon | Trigger::BattleLost => battle_conditions(content, when),
                _ => ("how-any", conditions(content, when)),
            };
            let what = Phrase::new(happens(on))
                .with("how", names::word(how))
                .with("conditions", rest.len() as u8)
                .with("if", rest);
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
    let source = content.set(set).source;
    let played = match source {
        Source::Card { card, .. } => content.card(card).kind == CardKind::Battle,
        _ => false,
    };
    let abilities = content.set(set).abilities.iter();
    let mut lines: Vec<Phrase> = abilities
        .flat_map(|one| ability(content, one, played))
        .collect();
    if let Source::Skill { skill, .. } = source {
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

/// An ability in one sentence, or in several where its effects are clauses of their own. What a Battle Card that is `played` does
/// when its side wins is about this Battle alone.
fn ability(content: &Content, ability: &Ability, played: bool) -> Vec<Phrase> {
    let (head, rest) = head(content, ability, played);
    let list = content.list(ability.list);
    let plain = content.conditions(ability.when).is_empty()
        && ability.cost == Cost::default()
        && ability.limit == Limit::None
        && !ability.may;
    if head.key != "on-always" || !plain {
        return vec![headed(content, ability, head, rest, list)];
    }
    list.chunk_by(|&one, &next| !stands_alone(one) && !stands_alone(next))
        .map(|part| headed(content, ability, head.clone(), rest.clone(), part))
        .collect()
}

/// What an ability does, without saying when.
pub(crate) fn without_head(content: &Content, ability: &Ability) -> Phrase {
    let rest = conditions(content, ability.when);
    let list = content.list(ability.list);
    headed(content, ability, Phrase::new("on-always"), rest, list)
}

/// A sentence: when, if what, at what cost, what, how often.
fn headed(
    content: &Content,
    ability: &Ability,
    head: Phrase,
    rest: Vec<Phrase>,
    list: &[Effect],
) -> Phrase {
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
    let allowed = ability.may.then(|| allowed(list)).flatten();
    let may = match (ability.may, &allowed) {
        (true, None) => "may-yes",
        _ => "may-no",
    };
    let what = allowed.map_or_else(|| effects(content, list), |phrase| vec![phrase]);
    Phrase::new("ability")
        .with("head", head)
        .with("if", only_if(rest))
        .with("cost", cost)
        .with("may", names::word(may))
        .with("what", what)
        .with("limit", names::word(limit))
}

/// When an ability works, and the conditions that this does not tell yet.
fn head(content: &Content, ability: &Ability, played: bool) -> (Phrase, Vec<Phrase>) {
    let when = content.conditions(ability.when);
    let all = || conditions(content, ability.when);
    match (ability.on, when) {
        (Trigger::Bought, [Condition::Bought(good)]) => {
            let good = match good {
                Good::Skill => "good-skill",
                Good::Item => "good-item",
                Good::Battle => "good-battle",
            };
            let head = Phrase::new(occasion(ability.on, ability.who));
            (head.with("good", names::word(good)), Vec::new())
        }
        (Trigger::Bought, _) => {
            let head = Phrase::new(occasion(ability.on, ability.who));
            (head.with("good", names::word("good-any")), all())
        }
        (Trigger::BattleWon | Trigger::BattleLost, _) => {
            let (how, rest) = battle_conditions(content, ability.when);
            let key = match (ability.on, played) {
                (Trigger::BattleWon, true) => "on-won-this",
                (Trigger::BattleLost, true) => "on-lost-this",
                (on, _) => occasion(on, ability.who),
            };
            (Phrase::new(key).with("how", names::word(how)), rest)
        }
        (on, _) => (Phrase::new(occasion(on, ability.who)), all()),
    }
}

fn occasion(on: Trigger, who: Who) -> &'static str {
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
