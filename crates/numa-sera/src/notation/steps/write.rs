//! A step as its word and its figures.

use crate::state::{Ctx, Step};

pub(in crate::notation) fn write(step: Step) -> String {
    let (word, figures) = (word(step), figures(step));
    if figures.is_empty() {
        word.to_owned()
    } else {
        format!("{word} {figures}")
    }
}

fn word(step: Step) -> &'static str {
    match step {
        Step::PickKingdom(_) => "pick-kingdom",
        Step::Succession(_) => "succession",
        Step::Main => "turn",
        Step::KeepOne(_) => "keep-one",
        Step::Maven { .. } => "maven",
        Step::PickOption { .. } => "pick-option",
        Step::PickTarget { .. } => "pick-target",
        Step::PickSlot(_) => "pick-slot",
        Step::PickSkill { .. } => "pick-skill",
        Step::PickClass(_) => "pick-class",
        Step::Salvage { .. } => "salvage",
        Step::TakeForge { .. } => "take-forge",
        Step::DiscardHand { .. } => "discard-hand",
        Step::DiscardItem(_) => "discard-item",
        Step::DiscardMaven(_) => "discard-maven",
        Step::TakeItem { .. } => "take-item",
        Step::May { .. } => "may",
        Step::PickBlock(_) => "pick-block",
        Step::Extra(_) => "extra",
        Step::Commit(_) => "commit",
        Step::ExtraCard(_) => "extra-card",
        Step::Reroll { .. } => "reroll",
        Step::Draft => "draft",
        Step::Answer => "answer",
        Step::RevealLines => "reveal-lines",
        Step::StartTurn(_) => "start-turn",
        Step::EndTurn => "end-turn",
        Step::Explore { .. } => "explore",
        Step::Explored { .. } => "explored",
        Step::DiscardCard(_) => "discard-card",
        Step::Rejected { .. } => "rejected",
        Step::Trigger { .. } => "trigger",
        Step::Do { .. } => "do",
        Step::Bless { .. } => "bless",
        Step::RollForPool { .. } => "roll-for-pool",
        Step::BuildBlocks(_) => "build",
        Step::MayWinAgain => "may-win-again",
        Step::RevealCards => "reveal-cards",
        Step::OfferExtra(_) => "offer-extra",
        Step::Roll => "roll",
        Step::OfferRerolls(_) => "offer-rerolls",
        Step::Outcome => "outcome",
        Step::Bury(_) => "bury",
        Step::AfterBattle(_) => "after-battle",
        Step::CloseBattle => "close-battle",
    }
}

fn figures(step: Step) -> String {
    match step {
        Step::Main
        | Step::Draft
        | Step::Answer
        | Step::RevealLines
        | Step::EndTurn
        | Step::MayWinAgain
        | Step::RevealCards
        | Step::Roll
        | Step::Outcome
        | Step::CloseBattle => String::new(),
        Step::PickKingdom(seat)
        | Step::Succession(seat)
        | Step::KeepOne(seat)
        | Step::PickSlot(seat)
        | Step::PickClass(seat)
        | Step::DiscardItem(seat)
        | Step::DiscardMaven(seat)
        | Step::PickBlock(seat)
        | Step::Extra(seat)
        | Step::StartTurn(seat)
        | Step::BuildBlocks(seat)
        | Step::Bury(seat) => seat.to_string(),
        Step::Commit(n)
        | Step::ExtraCard(n)
        | Step::OfferExtra(n)
        | Step::OfferRerolls(n)
        | Step::AfterBattle(n) => n.to_string(),
        Step::DiscardCard(card) => card.0.to_string(),
        Step::Maven { seat, card }
        | Step::Rejected { seat, card }
        | Step::Bless { seat, card }
        | Step::RollForPool { seat, card } => format!("{seat} {}", card.0),
        step => several(step),
    }
}

/// The figures of steps that have a shape of their own.
fn several(step: Step) -> String {
    match step {
        Step::PickOption { first, count, ctx } => {
            format!("{} {count} {}", first.0, context(ctx))
        }
        Step::PickTarget { list, at, ctx } | Step::Do { list, at, ctx } => {
            format!("{} {at} {}", list.0, context(ctx))
        }
        Step::PickSkill {
            seat,
            max_level,
            half,
        } => format!("{seat} {max_level} {}", u8::from(half)),
        Step::Salvage { seat, kind } | Step::Explored { seat, kind } => {
            format!("{seat} {}", kind as u8)
        }
        Step::TakeForge { seat, max_cost } => format!("{seat} {max_cost}"),
        Step::DiscardHand { seat, except } => format!("{seat} {except}"),
        Step::TakeItem { seat, from, loot } => format!("{seat} {from} {}", u8::from(loot)),
        Step::Explore { seat, times } => format!("{seat} {times}"),
        Step::May {
            set,
            ability,
            owner,
            card,
        }
        | Step::Trigger {
            owner,
            set,
            ability,
            card,
        } => format!("{owner} {} {ability} {card}", set.0),
        Step::Reroll { side, set, ability } => format!("{side} {} {ability}", set.0),
        _ => String::new(),
    }
}

fn context(ctx: Ctx) -> String {
    let flags = u8::from(ctx.hazard) + 2 * u8::from(ctx.discard_on_success);
    format!("{} {} {flags} {}", ctx.owner, ctx.set.0, ctx.card)
}
