//! What the data says must happen, worked out without the rules' own code.

use kernel::Seat;
use numa_sera::content::{
    Ability, Amount, CondRange, Condition, Content, Counter, Effect, Good, Role, SetId, Source,
    Trigger, Versus, Who,
};
use numa_sera::{Flag, Stat, Target, View};

use super::position::A;

/// What is going on while an ability of A waits.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Moment {
    pub(super) fight: Option<(Role, Target)>,
    pub(super) bought: Option<Good>,
}

pub(super) fn count(view: &View, seat: Seat, counter: Counter) -> i16 {
    let player = view.player(seat).unwrap();
    let items: std::collections::BTreeSet<_> = player.slots.iter().flatten().collect();
    match counter {
        Counter::Classes => player.classes.len() as i16,
        Counter::Strongholds => player.strongholds.len() as i16,
        Counter::Residual => player.residual,
        Counter::Capital => player.capital,
        // The pre-ticked Block does not count.
        Counter::Blocks => player.blocks.len() as i16 - 1,
        Counter::Mavens => player.mavens.len() as i16,
        Counter::Equipped => items.len() as i16,
        Counter::Slain => player.slain.into(),
        Counter::SkillTypes => player.skills.iter().filter(|&&level| level > 0).count() as i16,
        Counter::Hand => player.hand_size.into(),
    }
}

/// `min(cap, plus + counter * each / div)`, rounded up (NS-R13-11).
pub(super) fn amount(view: &View, seat: Seat, amount: Amount) -> i16 {
    let Some(counter) = amount.per else {
        return amount.plus;
    };
    let product = f64::from(count(view, seat, counter)) * f64::from(amount.each);
    let part = (product / f64::from(amount.div)).ceil() as i16;
    (amount.plus + part).min(amount.cap)
}

pub(super) fn holds(
    content: &Content,
    view: &View,
    seat: Seat,
    range: CondRange,
    now: Moment,
) -> bool {
    let all = content.conditions(range).iter();
    all.copied()
        .all(|condition| holds_one(content, view, seat, condition, now))
}

fn holds_one(
    content: &Content,
    view: &View,
    seat: Seat,
    condition: Condition,
    now: Moment,
) -> bool {
    let player = view.player(seat).unwrap();
    match condition {
        Condition::Role(role) => now.fight.is_some_and(|(own, _)| own == role),
        Condition::Versus(versus) => now.fight.is_some_and(|(_, target)| match versus {
            Versus::Hero => matches!(target, Target::Hero(_)),
            Versus::Independent => matches!(target, Target::Independent(_)),
            Versus::Controlled => matches!(target, Target::Controlled(_)),
            Versus::Stronghold => {
                matches!(target, Target::Independent(_) | Target::Controlled(_))
            }
            Versus::Player => matches!(target, Target::Hero(_) | Target::Controlled(_)),
        }),
        Condition::Skill(Some(skill), level) => player.skills[skill as usize] >= level,
        Condition::Skill(None, level) => player.skills.iter().any(|&own| own >= level),
        Condition::AtLeast(counter, n) => count(view, seat, counter) >= n,
        Condition::PowerAtMost(n) => player.power <= n,
        Condition::Bought(good) => now.bought == Some(good),
        Condition::Any(any) => {
            let mut any = content.conditions(any).iter().copied();
            any.any(|one| holds_one(content, view, seat, one, now))
        }
    }
}

/// NS-D35: Items do nothing for the defender of a Stronghold.
pub(super) fn counts_here(content: &Content, set: SetId, now: Moment) -> bool {
    let defends = matches!(now.fight, Some((Role::Defender, Target::Controlled(_))));
    let item = match content.set(set).source {
        Source::Card { card, .. } => content.card(card).slots != 0,
        _ => false,
    };
    !(defends && item)
}

/// Whether the event happened to a player that A's ability waits for.
pub(super) fn concerns(who: Who, actor: Seat) -> bool {
    let neighbor = actor == Seat(1) || actor == Seat(3);
    match who {
        Who::Own => actor == A,
        Who::Other => actor != A,
        Who::Neighbor => neighbor,
        Who::Any => true,
    }
}

/// The static abilities of some sets that hold now.
fn statics<'a>(
    content: &'a Content,
    view: &'a View,
    seat: Seat,
    sets: &'a [SetId],
    now: Moment,
) -> impl Iterator<Item = &'a Ability> + 'a {
    let sets = sets
        .iter()
        .filter(move |&&set| counts_here(content, set, now));
    sets.flat_map(|&set| &content.set(set).abilities)
        .filter(move |ability| {
            ability.on == Trigger::Static && holds(content, view, seat, ability.when, now)
        })
}

/// What static abilities add to a figure.
pub(super) fn total(view: &View, seat: Seat, sets: &[SetId], now: Moment, wanted: Stat) -> i16 {
    let content = &*view.content;
    let effects = statics(content, view, seat, sets, now)
        .flat_map(|ability| content.list(ability.list).iter());
    sum(view, seat, effects, wanted)
}

pub(super) fn sum<'a>(
    view: &View,
    seat: Seat,
    effects: impl Iterator<Item = &'a Effect>,
    wanted: Stat,
) -> i16 {
    effects
        .map(|effect| match *effect {
            Effect::Modify { stat, n } if stat == wanted => amount(view, seat, n),
            _ => 0,
        })
        .sum()
}

/// The most cards that a static ability lets one look at; they do not add up (NS-D31).
pub(super) fn look(view: &View, sets: &[SetId]) -> u8 {
    let content = &*view.content;
    let effects = statics(content, view, A, sets, Moment::default())
        .flat_map(|ability| content.list(ability.list));
    let looks = effects.map(|effect| match *effect {
        Effect::Look(n) => n,
        _ => 1,
    });
    looks.max().unwrap_or(1)
}

pub(super) fn has(view: &View, sets: &[SetId], flag: Flag) -> bool {
    let content = &*view.content;
    statics(content, view, A, sets, Moment::default())
        .flat_map(|ability| content.list(ability.list))
        .any(|effect| *effect == Effect::Switch(flag))
}
