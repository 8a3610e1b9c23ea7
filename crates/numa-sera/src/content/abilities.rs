//! What an ability may do: the triggers that each kind of card can have, and the effects that each trigger can have.

use super::vocabulary::{
    CardKind, Counter, Limit, RawAbility, RawAmount, RawCondition, RawEffect, Select, Trigger,
};

/// The kind of thing that has the ability.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    Reveal,
    Battle,
    Tick,
    Ongoing,
    Maven,
    /// A card that only one player can have at a time.
    Single,
    /// A Class or Skill: several players can have it.
    Several,
}

pub(super) fn ability_problem(owner: Owner, ability: &RawAbility) -> Option<String> {
    use Trigger::*;
    let fits = match owner {
        Owner::Reveal => ability.on == Reveal,
        Owner::Battle => matches!(
            ability.on,
            BattleCard | BattleWon | BattleLost | BattleEnded
        ),
        Owner::Tick => ability.on == Tick,
        Owner::Ongoing | Owner::Maven | Owner::Single | Owner::Several => {
            !matches!(ability.on, Reveal | Tick | BattleCard | BattleEnded)
        }
    };
    if !fits {
        return Some(format!(
            "{:?} is not a trigger that this kind of card can have",
            ability.on
        ));
    }
    if ability.cost.discard > 0 {
        return Some("only the Test of a Pool can cost cards of the Hand".to_owned());
    }
    let paid = ability.cost.capital > 0 || ability.cost.power > 0;
    if paid && ability.on != Activate {
        return Some("only an ability that is used (activate) can have a cost".to_owned());
    }
    let discards = matches!(ability.limit, Limit::Discard | Limit::DiscardOnSuccess);
    if discards && (owner != Owner::Maven || ability.on != Activate) {
        return Some("only a Maven that is used can be discarded by its own limit".to_owned());
    }
    if ability.on == Rolled && ability.limit != Limit::Battle {
        return Some("a reroll needs the limit \"battle\"".to_owned());
    }
    if ability.on == Explored && ability.limit == Limit::None && explores(&ability.effects) {
        return Some("exploring after exploring needs a limit, or it never ends".to_owned());
    }
    if let Some(why) = ability.when.iter().find_map(condition_problem) {
        return Some(why);
    }
    let allowed = match ability.on {
        Static => Allowed::Modifiers,
        BattleCard => Allowed::BattleCard,
        Rolled => Allowed::Rerolls,
        MavenRejected => Allowed::Actions {
            opponent: false,
            rejected: true,
        },
        BattleWon | BattleLost | BattleEnded => Allowed::Actions {
            opponent: true,
            rejected: false,
        },
        _ => Allowed::Actions {
            opponent: false,
            rejected: false,
        },
    };
    let places = owner != Owner::Several;
    list_problem(allowed, places, &ability.effects)
}

pub(super) fn explores(effects: &[RawEffect]) -> bool {
    effects.iter().any(|effect| match effect {
        RawEffect::Explore(_) => true,
        RawEffect::Test(test) => explores(&test.win) || explores(&test.lose),
        RawEffect::When(when) => explores(&when.then) || explores(&when.otherwise),
        RawEffect::Choice(options) => options.iter().any(|option| explores(&option.effects)),
        _ => false,
    })
}

#[derive(Clone, Copy)]
pub(super) enum Allowed {
    Modifiers,
    BattleCard,
    Rerolls,
    Actions { opponent: bool, rejected: bool },
}

pub(super) fn list_problem(
    allowed: Allowed,
    places: bool,
    effects: &[RawEffect],
) -> Option<String> {
    effects.iter().enumerate().find_map(|(at, effect)| {
        let last = at + 1 == effects.len();
        effect_problem(allowed, places, last, effect)
    })
}

pub(super) fn effect_problem(
    allowed: Allowed,
    places: bool,
    last: bool,
    effect: &RawEffect,
) -> Option<String> {
    let (modifier, in_battle) = (is_modifier(effect), is_in_battle(effect));
    let fits = match allowed {
        Allowed::Modifiers => modifier,
        Allowed::BattleCard => modifier || in_battle || matches!(effect, RawEffect::When(_)),
        Allowed::Rerolls => matches!(effect, RawEffect::Reroll(_)),
        Allowed::Actions { .. } => !modifier && !in_battle,
    };
    if !fits {
        return Some(format!("{} does not belong here", name_of(effect)));
    }
    if matches!(effect, RawEffect::Explore(_)) && !last {
        return Some("explore must be the last effect of its list".to_owned());
    }
    nested_problem(allowed, places, effect)
        .or_else(|| select_problem(allowed, effect))
        .or_else(|| figure_problem(effect))
        .or_else(|| place_problem(places, effect))
        .or_else(|| kind_problem(allowed, effect))
}

/// Effects that change figures as long as their card is in play.
fn is_modifier(effect: &RawEffect) -> bool {
    use RawEffect::*;
    matches!(
        effect,
        Attack(_)
            | Defense(_)
            | StrongholdDefense(_)
            | MaxPower(_)
            | Residual(_)
            | Roll(_)
            | OppRoll(_)
            | OppStat(_)
            | TestBonus(_)
            | DamageDealt(_)
            | DamageTaken(_)
            | HalveDamageTaken(_)
            | HazardPower(_)
            | Cost(_)
            | ExploreLook(_)
            | IgnorePrereq(_)
            | Immune(_)
            | Forbid(_)
    )
}

/// Effects on dice and cards of a Battle.
fn is_in_battle(effect: &RawEffect) -> bool {
    use RawEffect::*;
    matches!(
        effect,
        RollSign(_) | Reroll(_) | Negate(_) | ExtraBattleCard(_)
    )
}

/// Effects that have lists of effects and conditions inside.
fn nested_problem(allowed: Allowed, places: bool, effect: &RawEffect) -> Option<String> {
    let sub = |list: &[RawEffect]| list_problem(allowed, places, list);
    match effect {
        RawEffect::OnOthers(others) => {
            let each = matches!(others.who, Select::EachNeighbor | Select::EachOpponent);
            let why = "on_others needs each_neighbor or each_opponent".to_owned();
            (!each).then_some(why).or_else(|| sub(&others.effects))
        }
        RawEffect::Lasting(lasting) => lasting
            .when
            .iter()
            .find_map(condition_problem)
            .or_else(|| list_problem(Allowed::Modifiers, places, &lasting.mods)),
        RawEffect::Choice(options) => {
            let free = options.iter().any(|option| option.need.is_none());
            let why = "a choice needs an option that is always possible".to_owned();
            let mut needs = options.iter().filter_map(|option| option.need.as_ref());
            (!free)
                .then_some(why)
                .or_else(|| needs.find_map(condition_problem))
                .or_else(|| options.iter().find_map(|option| sub(&option.effects)))
        }
        RawEffect::Test(test) => sub(&test.win).or_else(|| sub(&test.lose)),
        RawEffect::When(when) => when
            .when
            .iter()
            .find_map(condition_problem)
            .or_else(|| sub(&when.then))
            .or_else(|| sub(&when.otherwise)),
        _ => None,
    }
}

/// Effects on another player: who they can be.
fn select_problem(allowed: Allowed, effect: &RawEffect) -> Option<String> {
    let select = match effect {
        RawEffect::StealCapital(steal) => steal.from,
        RawEffect::StealCard(steal) | RawEffect::StealItem(steal) => steal.from,
        RawEffect::GiveCapital(to) | RawEffect::Damage(to) => to.to,
        _ => return None,
    };
    let opponent = matches!(allowed, Allowed::Actions { opponent: true, .. });
    (select == Select::BattleOpponent && !opponent)
        .then(|| "there is no battle_opponent outside a Battle".to_owned())
}

/// Amounts and numbers within their bounds.
fn figure_problem(effect: &RawEffect) -> Option<String> {
    use RawEffect::*;
    match effect {
        GainCapital(n) | LoseCapital(n) | LosePower(n) => amount_problem(n, false),
        Heal(n) => amount_problem(n, true),
        StealCapital(steal) => amount_problem(&steal.n, false),
        GiveCapital(to) | Damage(to) => amount_problem(&to.n, false),
        Attack(n) | Defense(n) | StrongholdDefense(n) | MaxPower(n) | Residual(n) | Roll(n)
        | OppRoll(n) | OppStat(n) | TestBonus(n) | DamageDealt(n) | DamageTaken(n)
        | HazardPower(n) => match n {
            RawAmount::Per(per) if per.per == Counter::Residual => {
                Some("a modifier cannot count Residual Capital: it may be part of it".to_owned())
            }
            n => amount_problem(n, false),
        },
        GainSkill(gain) if !(1..=4).contains(&gain.max_level) => {
            Some("max_level is 1 to 4".to_owned())
        }
        Cost(cost) if cost.n.abs() > 99 => Some("an amount is at most 99".to_owned()),
        ExploreLook(n) if !(1..=8).contains(n) => Some("explore_look is 1 to 8".to_owned()),
        Explore(n) | DiscardHand(n) | DiscardItem(n) | DiscardMaven(n) | GainClass(n)
        | UpgradeSlot(n) | ExtraBattleCard(n)
            if !(1..=5).contains(n) =>
        {
            Some("this number is 1 to 5".to_owned())
        }
        _ => None,
    }
}

/// Capital on cards.
fn place_problem(places: bool, effect: &RawEffect) -> Option<String> {
    let RawEffect::Place(place) = effect else {
        return None;
    };
    if !places {
        let n = place.n;
        return Some(format!(
            "{n} Capital cannot be placed on a card that several players have"
        ));
    }
    let useless = place.spend.is_empty();
    useless.then(|| "Capital on a card must be good for something".to_owned())
}

/// Cards that can go where the effect puts them.
fn kind_problem(allowed: Allowed, effect: &RawEffect) -> Option<String> {
    match effect {
        RawEffect::DrawKind(draw) | RawEffect::Salvage(draw) => {
            let hand = matches!(
                draw.kind,
                CardKind::Battle | CardKind::Mythic | CardKind::Pool
            );
            (!hand).then(|| "only battle, mythic and pool cards go to the Hand".to_owned())
        }
        RawEffect::RecruitRejected(_) => {
            let rejected = matches!(allowed, Allowed::Actions { rejected: true, .. });
            (!rejected).then(|| "recruit_rejected needs the trigger maven_rejected".to_owned())
        }
        _ => None,
    }
}

pub(super) fn name_of(effect: &RawEffect) -> String {
    let debug = format!("{effect:?}");
    debug
        .split(['(', ' ', '{'])
        .next()
        .unwrap_or_default()
        .to_owned()
}

pub(super) fn amount_problem(amount: &RawAmount, full: bool) -> Option<String> {
    match amount {
        RawAmount::Number(n) if n.abs() > 99 => Some("an amount is at most 99".to_owned()),
        RawAmount::Word(_) if !full => Some("only heal can be \"full\"".to_owned()),
        RawAmount::Per(per) if per.div < 1 => Some("div is 1 or more".to_owned()),
        RawAmount::Per(per) if per.each.abs() > 99 || per.plus.abs() > 99 || per.cap.abs() > 99 => {
            Some("an amount is at most 99".to_owned())
        }
        _ => None,
    }
}

pub(super) fn condition_problem(condition: &RawCondition) -> Option<String> {
    use RawCondition::*;
    let most = |n: &i16, most: i16, what: &str| {
        (*n > most).then(|| format!("{n} {what} can never be reached: there are {most}"))
    };
    match condition {
        Skill(need) => most(&i16::from(need.level), 4, "Levels"),
        Classes(n) => most(n, 5, "Classes"),
        Strongholds(n) => most(n, 10, "Strongholds"),
        Slain(n) => most(n, 9, "Slain Heroes"),
        Blocks(n) => most(n, 31, "Blocks"),
        Equipped(n) => most(n, 5, "Equipped Items"),
        SkillTypes(n) => most(n, 5, "Skill Types"),
        Any(any) if any.is_empty() => Some("an empty `any` is never true".to_owned()),
        Any(any) => any.iter().find_map(condition_problem),
        _ => None,
    }
}
