//! Conditions of Blocks and Classes, judged by what everyone sees: which hold, and how far a player has come.

use numa_sera::PlayerView;
use numa_sera::content::{BlockKind, CondRange, Condition, Content, Counter, Link, Unlock};

/// A figure of a player and what it must reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub(super) has: i16,
    pub(super) needs: i16,
}

impl Step {
    pub(super) fn reached(self) -> bool {
        self.has >= self.needs
    }
}

fn count(player: &PlayerView, counter: Counter) -> i16 {
    let number = match counter {
        Counter::Classes => player.classes.len(),
        Counter::Strongholds => player.strongholds.len(),
        Counter::Residual => return player.residual,
        Counter::Capital => return player.capital,
        // The pre-ticked Block does not count.
        Counter::Blocks => player.blocks.len().saturating_sub(1),
        Counter::Mavens => player.mavens.len(),
        Counter::Equipped => {
            let mut cards: Vec<_> = player.slots.iter().flatten().collect();
            // A two-handed weapon fills two slots.
            cards.dedup();
            cards.len()
        }
        Counter::Slain => usize::from(player.slain),
        Counter::SkillTypes => player.skills.iter().filter(|&&level| level > 0).count(),
        Counter::Hand => usize::from(player.hand_size),
    };
    number as i16
}

/// How far a player has come with a condition; `None` for what happens in Battles and purchases.
fn step(content: &Content, player: &PlayerView, condition: Condition) -> Option<Step> {
    let best = || player.skills.iter().copied().max().unwrap_or(0);
    let of = |has: i16, needs: i16| Some(Step { has, needs });
    match condition {
        Condition::Skill(Some(skill), level) => {
            of(player.skills[skill as usize].into(), level.into())
        }
        Condition::Skill(None, level) => of(best().into(), level.into()),
        Condition::AtLeast(counter, n) => of(count(player, counter), n),
        Condition::PowerAtMost(n) => of(i16::from(player.power <= n), 1),
        Condition::Any(any) => {
            let steps = content.conditions(any).iter();
            let mut steps = steps.filter_map(|&one| step(content, player, one));
            let first = steps.next()?;
            // The one that lacks least.
            Some(steps.fold(first, |best, one| {
                if one.needs - one.has < best.needs - best.has {
                    one
                } else {
                    best
                }
            }))
        }
        Condition::Role(_) | Condition::Versus(_) | Condition::Bought(_) => None,
    }
}

/// The first of these conditions that does not hold, or else the last.
pub(super) fn furthest(content: &Content, player: &PlayerView, range: CondRange) -> Option<Step> {
    let steps = content.conditions(range).iter();
    let steps: Vec<Step> = steps
        .filter_map(|&one| step(content, player, one))
        .collect();
    let lacks = steps.iter().find(|step| !step.reached());
    lacks.or(steps.last()).copied()
}

/// How far a player has come towards a Class. One that an event unlocks is there or not.
pub(super) fn class(content: &Content, player: &PlayerView, class: u8) -> Step {
    let there = player.classes.contains(&class);
    let yes_or_no = Step {
        has: there.into(),
        needs: 1,
    };
    match content.classes[usize::from(class)].unlock {
        Unlock::State(range) => furthest(content, player, range).unwrap_or(yes_or_no),
        Unlock::Event { .. } => yes_or_no,
    }
}

/// Where a Build Block stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    pub(super) ticked: bool,
    /// The Blocks before it are ticked.
    pub(super) linked: bool,
    /// What it needs besides is there.
    pub(super) ready: bool,
    pub(super) repeatable: bool,
}

impl Standing {
    /// Whether it can be ticked with the next Build.
    pub(super) fn open(self) -> bool {
        if self.ticked {
            self.repeatable
        } else {
            self.linked && self.ready
        }
    }
}

pub(super) fn block(content: &Content, player: &PlayerView, kingdom: u8, nth: u8) -> Standing {
    let info = &content.kingdoms[usize::from(kingdom)].blocks[usize::from(nth)];
    let ticked = |block: u8| player.blocks.contains(&block);
    let mut before = (0..32).filter(|&bit| info.after & 1 << bit != 0);
    let linked = match info.link {
        Link::Solid => before.all(ticked),
        Link::Dotted => info.after == 0 || before.any(ticked),
    };
    let need = furthest(content, player, info.prereq);
    Standing {
        ticked: ticked(nth),
        linked,
        ready: need.is_none_or(Step::reached),
        repeatable: info.kind == BlockKind::Repeatable,
    }
}
