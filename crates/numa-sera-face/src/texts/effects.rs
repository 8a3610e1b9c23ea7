//! Effects as imperatives.

use kernel::{Phrase, Value};
use numa_sera::content::{
    Amount, CondRange, Content, Counter, Duration, Effect, Keep, ListId, Phase2, Select, Sign,
    SkillType, Whose,
};
use numa_sera::{Flag, Stat};

use super::conditions::{conditions, if_behind};
use super::signed;
use crate::names;

/// What a list of effects does; `Need` is said by the option it belongs to.
pub(crate) fn effects(content: &Content, effects: &[Effect]) -> Vec<Phrase> {
    effects
        .iter()
        .filter_map(|&one| effect(content, one))
        .collect()
}

/// Whether an effect is a clause of its own, which does not join others with *and*.
pub(super) fn stands_alone(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Look(_)
            | Effect::Switch(_)
            | Effect::OnOthers { .. }
            | Effect::Lasting(_)
            | Effect::ExtraAction(_)
            | Effect::ExtraBattleCard(_)
            | Effect::Modify {
                stat: Stat::HazardPower,
                ..
            }
    )
}

/// What an owner may do, where one sentence says it better than *you may* and the imperative.
pub(super) fn allowed(list: &[Effect]) -> Option<Phrase> {
    let key = match list {
        [
            Effect::Reroll {
                whose: Whose::Own,
                keep,
            },
        ] => match keep {
            Keep::New => "may-reroll-new",
            Keep::Best => "may-reroll-best",
        },
        [Effect::ExtraAction(Phase2::Attack)] => "may-extra-attack",
        [Effect::ExtraAction(Phase2::Build)] => "may-extra-build",
        _ => return None,
    };
    Some(Phrase::new(key))
}

/// The same figure in its four forms: fixed, for each thing counted, with something on top of that, and a share.
type Forms = [&'static str; 4];

const GAIN: Forms = ["do-gain", "do-gain-each", "do-gain-plus", "do-gain-share"];
const LOSE: Forms = ["do-lose", "do-lose-each", "do-lose-plus", "do-lose-share"];
const HEAL: Forms = ["do-heal", "do-heal-each", "do-heal-plus", "do-heal-share"];
const LOSE_POWER: Forms = [
    "do-lose-power",
    "do-lose-power-each",
    "do-lose-power-plus",
    "do-lose-power-share",
];

fn measured([fixed, each, plus, share]: Forms, n: Amount) -> Phrase {
    if let Some(n) = n.fixed() {
        return Phrase::new(fixed).with("n", n);
    }
    let key = match (n.plus, n.div) {
        (_, div) if div > 1 => share,
        (0, _) => each,
        _ => plus,
    };
    let part = Phrase::new("amount-share").with("div", n.div);
    Phrase::new(key)
        .with("plus", n.plus)
        .with("each", n.each)
        .with("share", part)
        .with("counter", counter(n))
}

/// What is counted.
fn counter(n: Amount) -> Value {
    names::word(match n.per {
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
    })
}

fn effect(content: &Content, effect: Effect) -> Option<Phrase> {
    if matches!(effect, Effect::Need(_)) {
        return None;
    }
    figure(effect)
        .or_else(|| card(effect))
        .or_else(|| nested(content, effect))
        .or_else(|| Some(modifier(effect)))
}

/// Capital and Power.
fn figure(effect: Effect) -> Option<Phrase> {
    Some(match effect {
        Effect::GainCapital(n) => measured(GAIN, n),
        Effect::LoseCapital(n) => measured(LOSE, n),
        Effect::StealCapital { from, n } => other("do-steal", from).with("n", n.plus),
        Effect::GiveCapital { to, n } => other("do-give", to).with("n", n.plus),
        Effect::Heal(n) if n.fixed() == Some(i16::MAX) => Phrase::new("do-heal-full"),
        Effect::Heal(n) => measured(HEAL, n),
        Effect::LosePower(n) => measured(LOSE_POWER, n),
        Effect::Damage { to, n } => other("do-damage", to).with("n", n.plus),
        Effect::Place { n, spend: 0xFF, .. } => count("do-place-freely", n),
        Effect::Place { n, spend, .. } => {
            count("do-place", n).with("spend", Value::AnyOf(spends(spend)))
        }
        _ => return None,
    })
}

/// Cards, Skills, Classes and slots that are gained or lost, and further actions.
fn card(effect: Effect) -> Option<Phrase> {
    Some(match effect {
        Effect::Explore(times) => count("do-explore", times),
        Effect::DrawKind { kind, n } => count("do-draw", n).with("kind", names::kind(kind)),
        Effect::Salvage { kind, n } => count("do-salvage", n).with("kind", names::kind(kind)),
        Effect::DiscardHand(n) => count("do-discard-hand", n),
        Effect::DiscardItem(n) => count("do-discard-item", n),
        Effect::DiscardMaven(n) => count("do-discard-maven", n),
        Effect::StealCard(from) => other("do-steal-card", from),
        Effect::StealItem(from) => other("do-steal-item", from),
        Effect::TakeForge { max_cost } => count("do-take-forge", max_cost),
        Effect::GainSkill {
            half: true,
            max_level,
        } => count("do-gain-skill-half", max_level),
        Effect::GainSkill {
            half: false,
            max_level,
        } => count("do-gain-skill", max_level),
        Effect::GainClass(n) => count("do-gain-class", n),
        Effect::UpgradeSlot(n) => count("do-upgrade", n),
        Effect::RecruitRejected => Phrase::new("do-recruit"),
        Effect::ExtraAction(Phase2::Attack) => Phrase::new("do-extra-attack"),
        Effect::ExtraAction(Phase2::Build) => Phrase::new("do-extra-build"),
        _ => return None,
    })
}

/// Effects that have effects inside.
fn nested(content: &Content, effect: Effect) -> Option<Phrase> {
    let list = |id| effects(content, content.list(id));
    Some(match effect {
        Effect::OnOthers { who, list: id } => others(content, who, id),
        Effect::Lasting(id) => lasting(content, id),
        Effect::Choice { first, count } => choice(content, first, count),
        Effect::Test { min, win, lose } => {
            let (win, lose) = (list(win), list(lose));
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
            .with("then", list(then))
            .with("else", list(otherwise)),
        _ => return None,
    })
}

/// Effects that change figures, dice or cards for as long as they hold.
fn modifier(effect: Effect) -> Phrase {
    use Effect::*;
    match effect {
        Modify { stat, n } => modify(stat, n),
        Look(cards) => count("do-look", cards),
        Switch(flag) => Phrase::new(match flag {
            Flag::HalveDamageTaken => "do-halve-damage",
            Flag::IgnorePrereq => "do-ignore-prereq",
            Flag::ImmuneToStealing => "do-immune",
            Flag::CannotAttack => "do-cannot-attack",
        }),
        RollSign { whose, sign } => Phrase::new(match (whose, sign) {
            (Whose::Own, Sign::Plus) => "do-own-plus",
            (Whose::Own, Sign::Minus) => "do-own-minus",
            (Whose::Opp, Sign::Plus) => "do-opp-plus",
            (Whose::Opp, Sign::Minus) => "do-opp-minus",
        }),
        Reroll { whose, keep } => Phrase::new(match (whose, keep) {
            (Whose::Own, Keep::New) => "do-reroll-new",
            (Whose::Own, Keep::Best) => "do-reroll-best",
            (Whose::Opp, Keep::New) => "do-reroll-opp-new",
            (Whose::Opp, Keep::Best) => "do-reroll-opp-best",
        }),
        Negate => Phrase::new("do-negate"),
        ExtraBattleCard(n) => count("do-extra-card", n),
        GainCapital(_)
        | LoseCapital(_)
        | StealCapital { .. }
        | GiveCapital { .. }
        | Heal(_)
        | LosePower(_)
        | Damage { .. }
        | Place { .. }
        | Explore(_)
        | DrawKind { .. }
        | Salvage { .. }
        | DiscardHand(_)
        | DiscardItem(_)
        | DiscardMaven(_)
        | StealCard(_)
        | StealItem(_)
        | TakeForge { .. }
        | GainSkill { .. }
        | GainClass(_)
        | UpgradeSlot(_)
        | RecruitRejected
        | ExtraAction(_)
        | OnOthers { .. }
        | Lasting(_)
        | Choice { .. }
        | Need(_)
        | Test { .. }
        | When { .. } => {
            unreachable!("actions and lists are said before modifiers")
        }
    }
}

fn modify(stat: Stat, n: Amount) -> Phrase {
    match (stat, n.fixed()) {
        // More than any Hazard takes: it takes nothing.
        (Stat::HazardPower, Some(..=-99)) => return Phrase::new("do-no-hazard-power"),
        (Stat::HazardPower, Some(n @ ..=-1)) => {
            return Phrase::new("do-less-hazard-power").with("n", -n);
        }
        _ => {}
    }
    let phrase = match n.fixed() {
        Some(n) => Phrase::new("do-modify").with("n", signed(n)),
        None => {
            let forms = ["", "do-modify-each", "do-modify-plus", "do-modify-share"];
            let n_signed = signed(if n.plus == 0 { n.each } else { n.plus });
            measured(forms, n).with("n", n_signed)
        }
    };
    phrase.with("stat", names::word(stat_word(stat)))
}

/// What others do: where it is one figure, said of them; otherwise told to them.
fn others(content: &Content, who: Select, list: ListId) -> Phrase {
    let effects = content.list(list);
    match effects {
        [Effect::GainCapital(n)] if n.fixed().is_some() => {
            other("do-others-gain", who).with("n", n.plus)
        }
        [Effect::LosePower(n)] if n.fixed().is_some() => {
            other("do-others-lose-power", who).with("n", n.plus)
        }
        _ => other("do-others", who).with("what", self::effects(content, effects)),
    }
}

/// An effect with a number.
fn count(key: &'static str, n: u8) -> Phrase {
    Phrase::new(key).with("n", n)
}

/// An effect on another player.
fn other(key: &'static str, select: Select) -> Phrase {
    Phrase::new(key).with("who", names::word(whom(select)))
}

/// One of several options. Semicolons part them where one of them does several things.
fn choice(content: &Content, first: ListId, count: u8) -> Phrase {
    let long = content
        .options(first, count)
        .any(|(_, list)| list.len() > 1);
    let options = content.options(first, count);
    let options: Vec<Phrase> = options
        .map(|(need, list)| option(content, need, list))
        .collect();
    let options = if long {
        parted(options)
    } else {
        Value::AnyOf(options)
    };
    Phrase::new("do-choice").with("options", options)
}

/// `A; B; or C`.
fn parted(options: Vec<Phrase>) -> Value {
    let mut key = "or-semicolon";
    let join = |right: Phrase, left: Phrase| {
        let joined = Phrase::new(key).with("left", left).with("right", right);
        key = "either-semicolon";
        joined
    };
    let whole = options.into_iter().rev().reduce(join);
    Value::List(whole.into_iter().collect())
}

/// An option of a choice: what it does, and what it needs.
fn option(content: &Content, need: CondRange, list: &[Effect]) -> Phrase {
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
    Phrase::new("do-lasting")
        .with("what", effects(content, content.list(lasting.mods)))
        .with("if", if_behind(conditions(content, lasting.when)))
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
