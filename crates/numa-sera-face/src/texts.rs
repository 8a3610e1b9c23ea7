//! Abilities as sentences.

use kernel::{Phrase, Value};
use numa_sera::content::{
    Ability, Amount, Card, CardKind, CardRole, CondRange, Condition, Content, Cost, Counter,
    Duration, Effect, Good, Keep, Limit, Phase2, PoolTest, Role, Select, SetId, Sign, SkillType,
    Source, Trigger, Unlock, Versus, Who, Whose,
};
use numa_sera::{Flag, Stat};

use crate::names;

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
    let when = conditions(content, ability.when);
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
    let condition = match when.len() {
        0 => Phrase::new("if-none"),
        _ => Phrase::new("if-all").with("all", when),
    };
    Phrase::new("ability")
        .with("head", Phrase::new(head(ability.on, ability.who)))
        .with("if", condition)
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

fn conditions(content: &Content, range: CondRange) -> Vec<Phrase> {
    content
        .conditions(range)
        .iter()
        .map(|&one| condition(content, one))
        .collect()
}

fn condition(content: &Content, condition: Condition) -> Phrase {
    match condition {
        Condition::Role(Role::Attacker) => Phrase::new("cond-attacker"),
        Condition::Role(Role::Defender) => Phrase::new("cond-defender"),
        Condition::Versus(versus) => Phrase::new(match versus {
            Versus::Hero => "cond-versus-hero",
            Versus::Independent => "cond-versus-independent",
            Versus::Controlled => "cond-versus-controlled",
            Versus::Stronghold => "cond-versus-stronghold",
            Versus::Player => "cond-versus-player",
        }),
        Condition::Skill(None, level) => Phrase::new("cond-any-skill").with("level", level),
        Condition::Skill(Some(skill), level) => Phrase::new("cond-skill")
            .with("skill", names::skill(skill))
            .with("level", level),
        Condition::AtLeast(counter, n) => {
            let key = match counter {
                Counter::Classes => "cond-classes",
                Counter::Strongholds => "cond-strongholds",
                Counter::Residual => "cond-residual",
                Counter::Capital => "cond-capital",
                Counter::Blocks => "cond-blocks",
                Counter::Mavens => "cond-mavens",
                Counter::Equipped => "cond-equipped",
                Counter::Slain => "cond-slain",
                Counter::SkillTypes => "cond-skill-types",
                Counter::Hand => "cond-hand",
            };
            Phrase::new(key).with("n", n)
        }
        Condition::PowerAtMost(n) => Phrase::new("cond-power-max").with("n", n),
        Condition::Bought(good) => Phrase::new(match good {
            Good::Skill => "cond-bought-skill",
            Good::Item => "cond-bought-item",
            Good::Battle => "cond-bought-battle",
        }),
        Condition::Any(any) => {
            let mut all = conditions(content, any).into_iter();
            let first = all.next().unwrap_or_else(|| Phrase::new("if-none"));
            all.fold(first, |left, right| {
                Phrase::new("cond-or")
                    .with("left", left)
                    .with("right", right)
            })
        }
    }
}

/// What a list of effects does; `Need` is said by the option it belongs to.
pub(crate) fn effects(content: &Content, effects: &[Effect]) -> Vec<Phrase> {
    effects
        .iter()
        .filter_map(|&one| effect(content, one))
        .collect()
}

/// Figures that are fixed, or counted.
fn measured(fixed: &'static str, counted: &'static str, n: Amount) -> Phrase {
    match n.fixed() {
        Some(n) => Phrase::new(fixed).with("n", n),
        None => Phrase::new(counted).with("amount", amount(n)),
    }
}

fn amount(n: Amount) -> Phrase {
    let counter = match n.per {
        Some(Counter::Classes) | None => "counter-classes",
        Some(Counter::Strongholds) => "counter-strongholds",
        Some(Counter::Residual) => "counter-residual",
        Some(Counter::Capital) => "counter-capital",
        Some(Counter::Blocks) => "counter-blocks",
        Some(Counter::Mavens) => "counter-mavens",
        Some(Counter::Equipped) => "counter-equipped",
        Some(Counter::Slain) => "counter-slain",
        Some(Counter::SkillTypes) => "counter-skill-types",
        Some(Counter::Hand) => "counter-hand",
    };
    let key = match (n.plus, n.div) {
        (_, div) if div > 1 => "amount-share",
        (0, _) => "amount-each",
        _ => "amount-plus",
    };
    Phrase::new(key)
        .with("plus", n.plus)
        .with("each", n.each)
        .with("div", n.div)
        .with("counter", names::word(counter))
}

fn signed(n: i16) -> Value {
    Value::Text(format!("{n:+}"))
}

fn effect(content: &Content, effect: Effect) -> Option<Phrase> {
    let n = |key: &'static str, n: u8| Phrase::new(key).with("n", n);
    let from =
        |key: &'static str, select: Select| Phrase::new(key).with("who", names::word(whom(select)));
    Some(match effect {
        Effect::GainCapital(n) => measured("do-gain", "do-gain-counted", n),
        Effect::LoseCapital(n) => measured("do-lose", "do-lose-counted", n),
        Effect::StealCapital { from: select, n } => from("do-steal", select).with("n", n.plus),
        Effect::GiveCapital { to, n } => from("do-give", to).with("n", n.plus),
        Effect::Heal(n) if n.fixed() == Some(i16::MAX) => Phrase::new("do-heal-full"),
        Effect::Heal(n) => measured("do-heal", "do-heal-counted", n),
        Effect::LosePower(n) => measured("do-lose-power", "do-lose-power-counted", n),
        Effect::Damage { to, n } => from("do-damage", to).with("n", n.plus),
        Effect::OnOthers { who, list } => {
            from("do-others", who).with("what", effects(content, content.list(list)))
        }
        Effect::Explore(times) => n("do-explore", times),
        Effect::DrawKind { kind, n } => Phrase::new("do-draw")
            .with("n", n)
            .with("kind", names::kind(kind)),
        Effect::Salvage { kind, n } => Phrase::new("do-salvage")
            .with("n", n)
            .with("kind", names::kind(kind)),
        Effect::DiscardHand(many) => n("do-discard-hand", many),
        Effect::DiscardItem(many) => n("do-discard-item", many),
        Effect::DiscardMaven(many) => n("do-discard-maven", many),
        Effect::StealCard(select) => from("do-steal-card", select),
        Effect::StealItem(select) => from("do-steal-item", select),
        Effect::TakeForge { max_cost } => n("do-take-forge", max_cost),
        Effect::GainSkill { half, max_level } => n(
            if half {
                "do-gain-skill-half"
            } else {
                "do-gain-skill"
            },
            max_level,
        ),
        Effect::GainClass(many) => n("do-gain-class", many),
        Effect::UpgradeSlot(many) => n("do-upgrade", many),
        Effect::RecruitRejected => Phrase::new("do-recruit"),
        Effect::Place { n: many, spend, .. } => n("do-place", many).with("spend", spends(spend)),
        Effect::ExtraAction(Phase2::Attack) => Phrase::new("do-extra-attack"),
        Effect::ExtraAction(Phase2::Build) => Phrase::new("do-extra-build"),
        Effect::Lasting(id) => lasting(content, id),
        Effect::Choice { first, count } => {
            let options = content
                .options(first, count)
                .map(|(need, list)| option(content, need, list));
            Phrase::new("do-choice").with("options", options.collect::<Vec<_>>())
        }
        Effect::Need(_) => return None,
        Effect::Test { min, win, lose } => {
            let (win, lose) = (
                effects(content, content.list(win)),
                effects(content, content.list(lose)),
            );
            let key = if lose.is_empty() {
                "do-test"
            } else {
                "do-test-or"
            };
            Phrase::new(key)
                .with("min", signed(min))
                .with("win", win)
                .with("lose", lose)
        }
        Effect::When {
            when,
            then,
            otherwise,
        } => Phrase::new("do-when")
            .with("if", conditions(content, when))
            .with("then", effects(content, content.list(then)))
            .with("else", effects(content, content.list(otherwise))),
        Effect::Modify { stat, n } => {
            // More than any Hazard takes: it takes nothing.
            let all = stat == Stat::HazardPower && n.fixed().is_some_and(|n| n <= -99);
            let stat = names::word(stat_word(stat));
            match n.fixed() {
                _ if all => Phrase::new("do-no-hazard-power"),
                Some(n) => Phrase::new("do-modify")
                    .with("n", signed(n))
                    .with("stat", stat),
                None => Phrase::new("do-modify-counted")
                    .with("stat", stat)
                    .with("amount", amount(n)),
            }
        }
        Effect::Look(cards) => n("do-look", cards),
        Effect::Switch(flag) => Phrase::new(match flag {
            Flag::HalveDamageTaken => "do-halve-damage",
            Flag::IgnorePrereq => "do-ignore-prereq",
            Flag::ImmuneToStealing => "do-immune",
            Flag::CannotAttack => "do-cannot-attack",
        }),
        Effect::RollSign { whose, sign } => Phrase::new(match (whose, sign) {
            (Whose::Own, Sign::Plus) => "do-own-plus",
            (Whose::Own, Sign::Minus) => "do-own-minus",
            (Whose::Opp, Sign::Plus) => "do-opp-plus",
            (Whose::Opp, Sign::Minus) => "do-opp-minus",
        }),
        Effect::Reroll { whose, keep } => Phrase::new(match (whose, keep) {
            (Whose::Own, Keep::New) => "do-reroll-new",
            (Whose::Own, Keep::Best) => "do-reroll-best",
            (Whose::Opp, Keep::New) => "do-reroll-opp-new",
            (Whose::Opp, Keep::Best) => "do-reroll-opp-best",
        }),
        Effect::Negate => Phrase::new("do-negate"),
        Effect::ExtraBattleCard(many) => n("do-extra-card", many),
    })
}

/// An option of a choice: what it does, and what it needs.
pub(crate) fn option(content: &Content, need: CondRange, list: &[Effect]) -> Phrase {
    let need = conditions(content, need);
    let key = if need.is_empty() {
        "option-free"
    } else {
        "option-needs"
    };
    Phrase::new(key)
        .with("what", effects(content, list))
        .with("need", need)
}

fn lasting(content: &Content, id: u8) -> Phrase {
    let lasting = content.lasting(id);
    let dur = match lasting.dur {
        Duration::Battle => "dur-battle",
        Duration::Turn => "dur-turn",
        Duration::UntilNextTurn => "dur-next-turn",
    };
    let when = conditions(content, lasting.when);
    let condition = match when.len() {
        0 => Phrase::new("if-none"),
        _ => Phrase::new("if-all").with("all", when),
    };
    Phrase::new("do-lasting")
        .with("what", effects(content, content.list(lasting.mods)))
        .with("if", condition)
        .with("dur", names::word(dur))
}

fn whom(select: Select) -> &'static str {
    match select {
        Select::BattleOpponent => "who-battle-opponent",
        Select::ChooseOpponent => "who-choose-opponent",
        Select::EachNeighbor => "who-each-neighbor",
        Select::EachOpponent => "who-each-opponent",
    }
}

fn stat_word(stat: Stat) -> &'static str {
    match stat {
        Stat::Attack => "stat-attack",
        Stat::Defense => "stat-defense",
        Stat::StrongholdDefense => "stat-stronghold-defense",
        Stat::MaxPower => "stat-max-power",
        Stat::Residual => "stat-residual",
        Stat::Roll => "stat-roll",
        Stat::OppRoll => "stat-opp-roll",
        Stat::OppStat => "stat-opp-stat",
        Stat::TestBonus => "stat-test-bonus",
        Stat::DamageDealt => "stat-damage-dealt",
        Stat::DamageTaken => "stat-damage-taken",
        Stat::HazardPower => "stat-hazard-power",
        Stat::SkillCost => "stat-skill-cost",
        Stat::ItemCost => "stat-item-cost",
        Stat::BattleCost => "stat-battle-cost",
    }
}

/// What Capital on a card may be spent on, from its bits.
fn spends(bits: u8) -> Vec<Phrase> {
    if bits == 0xFF {
        return vec![Phrase::new("spend-anything")];
    }
    let mut parts = Vec::new();
    for (bit, key) in [(1, "spend-battle"), (2, "spend-item")] {
        if bits & bit != 0 {
            parts.push(Phrase::new(key));
        }
    }
    if bits & 0b0111_1100 == 0b0111_1100 {
        parts.push(Phrase::new("spend-skills"));
    } else {
        for skill in SkillType::ALL {
            if bits & 4 << skill as u8 != 0 {
                parts.push(Phrase::new("spend-skill").with("skill", names::skill(skill)));
            }
        }
    }
    parts
}
