//! What an ability may do: the triggers that each kind of card can have, and the effects that each trigger can have.

use kernel::{ContentError, Phrase};

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

pub(super) fn ability_problem(owner: Owner, ability: &RawAbility) -> Option<Phrase> {
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
        return fault("fault-trigger");
    }
    if ability.cost.discard > 0 {
        return fault("fault-cost-cards");
    }
    let paid = ability.cost.capital > 0 || ability.cost.power > 0;
    if paid && ability.on != Activate {
        return fault("fault-cost-used");
    }
    let discards = matches!(ability.limit, Limit::Discard | Limit::DiscardOnSuccess);
    if discards && (owner != Owner::Maven || ability.on != Activate) {
        return fault("fault-limit-maven");
    }
    if ability.on == Rolled && ability.limit != Limit::Battle {
        return fault("fault-limit-reroll");
    }
    if ability.on == Explored && ability.limit == Limit::None && explores(&ability.effects) {
        return fault("fault-limit-explore");
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
) -> Option<Phrase> {
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
) -> Option<Phrase> {
    let (modifier, in_battle) = (is_modifier(effect), is_in_battle(effect));
    let fits = match allowed {
        Allowed::Modifiers => modifier,
        Allowed::BattleCard => modifier || in_battle || matches!(effect, RawEffect::When(_)),
        Allowed::Rerolls => matches!(effect, RawEffect::Reroll(_)),
        Allowed::Actions { .. } => !modifier && !in_battle,
    };
    if !fits {
        return fault("fault-effect");
    }
    if matches!(effect, RawEffect::Explore(_)) && !last {
        return fault("fault-explore-last");
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
fn nested_problem(allowed: Allowed, places: bool, effect: &RawEffect) -> Option<Phrase> {
    let sub = |list: &[RawEffect]| list_problem(allowed, places, list);
    match effect {
        RawEffect::OnOthers(others) => {
            let each = matches!(others.who, Select::EachNeighbor | Select::EachOpponent);
            let why = Phrase::new("fault-others");
            (!each).then_some(why).or_else(|| sub(&others.effects))
        }
        RawEffect::Lasting(lasting) => lasting
            .when
            .iter()
            .find_map(condition_problem)
            .or_else(|| list_problem(Allowed::Modifiers, places, &lasting.mods)),
        RawEffect::Choice(options) => {
            let free = options.iter().any(|option| option.need.is_none());
            let why = Phrase::new("fault-choice");
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
fn select_problem(allowed: Allowed, effect: &RawEffect) -> Option<Phrase> {
    let select = match effect {
        RawEffect::StealCapital(steal) => steal.from,
        RawEffect::StealCard(steal) | RawEffect::StealItem(steal) => steal.from,
        RawEffect::GiveCapital(to) | RawEffect::Damage(to) => to.to,
        _ => return None,
    };
    let opponent = matches!(allowed, Allowed::Actions { opponent: true, .. });
    (select == Select::BattleOpponent && !opponent).then(|| Phrase::new("fault-no-battle"))
}

/// Amounts and numbers within their bounds.
fn figure_problem(effect: &RawEffect) -> Option<Phrase> {
    use RawEffect::*;
    match effect {
        GainCapital(n) | LoseCapital(n) | LosePower(n) => amount_problem(n, false),
        Heal(n) => amount_problem(n, true),
        StealCapital(steal) => amount_problem(&steal.n, false),
        GiveCapital(to) | Damage(to) => amount_problem(&to.n, false),
        Attack(n) | Defense(n) | StrongholdDefense(n) | MaxPower(n) | Residual(n) | Roll(n)
        | OppRoll(n) | OppStat(n) | TestBonus(n) | DamageDealt(n) | DamageTaken(n)
        | HazardPower(n) => match n {
            RawAmount::Per(per) if per.per == Counter::Residual => fault("fault-counts-itself"),
            n => amount_problem(n, false),
        },
        GainSkill(gain) if !(1..=4).contains(&gain.max_level) => Some(ContentError::between(1, 4)),
        Cost(cost) if cost.n.abs() > 99 => fault("fault-amount"),
        ExploreLook(n) if !(1..=8).contains(n) => Some(ContentError::between(1, 8)),
        Explore(n) | DiscardHand(n) | DiscardItem(n) | DiscardMaven(n) | GainClass(n)
        | UpgradeSlot(n) | ExtraBattleCard(n)
            if !(1..=5).contains(n) =>
        {
            Some(ContentError::between(1, 5))
        }
        _ => None,
    }
}

/// Capital on cards.
fn place_problem(places: bool, effect: &RawEffect) -> Option<Phrase> {
    let RawEffect::Place(place) = effect else {
        return None;
    };
    if !places {
        return fault("fault-place-several");
    }
    let useless = place.spend.is_empty();
    useless.then(|| Phrase::new("fault-place-useless"))
}

/// Cards that can go where the effect puts them.
fn kind_problem(allowed: Allowed, effect: &RawEffect) -> Option<Phrase> {
    match effect {
        RawEffect::DrawKind(draw) | RawEffect::Salvage(draw) => {
            let hand = matches!(
                draw.kind,
                CardKind::Battle | CardKind::Mythic | CardKind::Pool
            );
            (!hand).then(|| Phrase::new("fault-kind-hand"))
        }
        RawEffect::RecruitRejected(_) => {
            let rejected = matches!(allowed, Allowed::Actions { rejected: true, .. });
            (!rejected).then(|| Phrase::new("fault-recruit"))
        }
        _ => None,
    }
}

#[allow(
    clippy::unnecessary_wraps,
    reason = "an arm of those that find a fault or none"
)]
fn fault(key: &'static str) -> Option<Phrase> {
    Some(Phrase::new(key))
}

pub(super) fn amount_problem(amount: &RawAmount, full: bool) -> Option<Phrase> {
    match amount {
        RawAmount::Number(n) if n.abs() > 99 => fault("fault-amount"),
        RawAmount::Word(_) if !full => fault("fault-full"),
        RawAmount::Per(per) if per.div < 1 => fault("fault-divided"),
        RawAmount::Per(per) if per.each.abs() > 99 || per.plus.abs() > 99 || per.cap.abs() > 99 => {
            fault("fault-amount")
        }
        _ => None,
    }
}

pub(super) fn condition_problem(condition: &RawCondition) -> Option<Phrase> {
    use RawCondition::*;
    let most = |n: &i16, most: i16| {
        let why = || Phrase::new("fault-never-reached").with("n", *n);
        (*n > most).then(|| why().with("most", most))
    };
    match condition {
        Skill(need) => most(&i16::from(need.level), 4),
        Classes(n) => most(n, 5),
        Strongholds(n) => most(n, 10),
        Slain(n) => most(n, 9),
        Blocks(n) => most(n, 31),
        Equipped(n) => most(n, 5),
        SkillTypes(n) => most(n, 5),
        Any(any) if any.is_empty() => fault("fault-any-empty"),
        Any(any) => any.iter().find_map(condition_problem),
        _ => None,
    }
}
