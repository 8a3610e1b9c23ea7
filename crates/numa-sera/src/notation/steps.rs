//! The agenda as text: one word for each step, then what it needs to know.

use kernel::{NotationError, Seat};

use super::error;
use crate::content::{Card, CardKind, ListId, NONE, SetId};
use crate::state::{Ctx, NumaSera, Step};

/// Numbers rather than names: steps that work off a card's effects point into the compiled content.
pub(super) fn write(step: Step) -> String {
    let kind = |kind: CardKind| kind as u8;
    let context = |ctx: Ctx| {
        let flags = u8::from(ctx.hazard) + 2 * u8::from(ctx.discard_on_success);
        format!("{} {} {flags} {}", ctx.owner, ctx.set.0, ctx.card)
    };
    match step {
        Step::PickKingdom(seat) => format!("pick-kingdom {seat}"),
        Step::Succession(seat) => format!("succession {seat}"),
        Step::Main => "turn".to_owned(),
        Step::KeepOne(seat) => format!("keep-one {seat}"),
        Step::Maven { seat, card } => format!("maven {seat} {}", card.0),
        Step::PickOption { first, count, ctx } => {
            format!("pick-option {} {count} {}", first.0, context(ctx))
        }
        Step::PickTarget { list, at, ctx } => {
            format!("pick-target {} {at} {}", list.0, context(ctx))
        }
        Step::PickSlot(seat) => format!("pick-slot {seat}"),
        Step::PickSkill {
            seat,
            max_level,
            half,
        } => format!("pick-skill {seat} {max_level} {}", u8::from(half)),
        Step::PickClass(seat) => format!("pick-class {seat}"),
        Step::Salvage { seat, kind: of } => format!("salvage {seat} {}", kind(of)),
        Step::TakeForge { seat, max_cost } => format!("take-forge {seat} {max_cost}"),
        Step::DiscardHand { seat, except } => format!("discard-hand {seat} {except}"),
        Step::DiscardItem(seat) => format!("discard-item {seat}"),
        Step::DiscardMaven(seat) => format!("discard-maven {seat}"),
        Step::TakeItem { seat, from, loot } => {
            format!("take-item {seat} {from} {}", u8::from(loot))
        }
        Step::May {
            set,
            ability,
            owner,
            card,
        } => format!("may {owner} {} {ability} {card}", set.0),
        Step::PickBlock(seat) => format!("pick-block {seat}"),
        Step::Extra(seat) => format!("extra {seat}"),
        Step::Commit(side) => format!("commit {side}"),
        Step::ExtraCard(side) => format!("extra-card {side}"),
        Step::Reroll { side, set, ability } => format!("reroll {side} {} {ability}", set.0),
        Step::Draft => "draft".to_owned(),
        Step::Answer => "answer".to_owned(),
        Step::RevealLines => "reveal-lines".to_owned(),
        Step::StartTurn(seat) => format!("start-turn {seat}"),
        Step::EndTurn => "end-turn".to_owned(),
        Step::Explore { seat, times } => format!("explore {seat} {times}"),
        Step::Explored { seat, kind: of } => format!("explored {seat} {}", kind(of)),
        Step::DiscardCard(card) => format!("discard-card {}", card.0),
        Step::Rejected { seat, card } => format!("rejected {seat} {}", card.0),
        Step::Trigger {
            owner,
            set,
            ability,
            card,
        } => format!("trigger {owner} {} {ability} {card}", set.0),
        Step::Do { list, at, ctx } => format!("do {} {at} {}", list.0, context(ctx)),
        Step::Bless { seat, card } => format!("bless {seat} {}", card.0),
        Step::RollForPool { seat, card } => format!("roll-for-pool {seat} {}", card.0),
        Step::BuildBlocks(seat) => format!("build {seat}"),
        Step::MayWinAgain => "may-win-again".to_owned(),
        Step::RevealCards => "reveal-cards".to_owned(),
        Step::OfferExtra(side) => format!("offer-extra {side}"),
        Step::Roll => "roll".to_owned(),
        Step::OfferRerolls(side) => format!("offer-rerolls {side}"),
        Step::Outcome => "outcome".to_owned(),
        Step::Bury(seat) => format!("bury {seat}"),
        Step::AfterBattle(part) => format!("after-battle {part}"),
        Step::CloseBattle => "close-battle".to_owned(),
    }
}

pub(super) fn read(game: &NumaSera, text: &str) -> Result<Step, NotationError> {
    let content = &*game.content;
    let words: Vec<&str> = text.split_whitespace().collect();
    let wrong = || NotationError::new(format!("{text:?} is not a step"));
    let seat = |text: &str| -> Result<Seat, NotationError> {
        let seat: Seat = text.parse()?;
        if seat.0 < game.settings.seats {
            Ok(seat)
        } else {
            error(format!("{seat} does not sit here"))
        }
    };
    let number = |text: &str| text.parse::<u8>().map_err(|_| wrong());
    let side =
        |text: &str| number(text).and_then(|side| if side < 2 { Ok(side) } else { Err(wrong()) });
    let card = |text: &str| {
        let card = number(text)?;
        if usize::from(card) < content.cards.len() {
            Ok(Card(card))
        } else {
            Err(wrong())
        }
    };
    let card_or_none = |text: &str| {
        if text == "255" {
            Ok(NONE)
        } else {
            card(text).map(|card| card.0)
        }
    };
    let ability = |set: SetId, text: &str| {
        let nth = number(text)?;
        let there = usize::from(nth) < content.set(set).abilities.len();
        if there { Ok(nth) } else { Err(wrong()) }
    };
    let set = |text: &str| {
        read_index(text, content.sets.len())
            .map(SetId)
            .ok_or_else(wrong)
    };
    let list = |text: &str| {
        read_index(text, content.lists.len())
            .map(ListId)
            .ok_or_else(wrong)
    };
    let context = |words: &[&str]| -> Result<Ctx, NotationError> {
        let [owner, of, flags, event] = words[..] else {
            return Err(wrong());
        };
        let flags = number(flags)?;
        Ok(Ctx {
            owner: seat(owner)?,
            set: set(of)?,
            hazard: flags & 1 != 0,
            discard_on_success: flags & 2 != 0,
            card: card_or_none(event)?,
        })
    };
    let step = match words[..] {
        ["pick-kingdom", who] => Step::PickKingdom(seat(who)?),
        ["succession", who] => Step::Succession(seat(who)?),
        ["turn"] => Step::Main,
        ["keep-one", who] => Step::KeepOne(seat(who)?),
        ["maven", who, of] => Step::Maven {
            seat: seat(who)?,
            card: card(of)?,
        },
        ["pick-option", first, count, ref rest @ ..] => {
            let (first, count) = (list(first)?, number(count)?);
            if usize::from(first.0) + usize::from(count) > content.lists.len() {
                return Err(wrong());
            }
            Step::PickOption {
                first,
                count,
                ctx: context(rest)?,
            }
        }
        ["pick-target", of, at, ref rest @ ..] => {
            let (list, at) = (list(of)?, number(at)?);
            if usize::from(at) >= content.list(list).len() {
                return Err(wrong());
            }
            Step::PickTarget {
                list,
                at,
                ctx: context(rest)?,
            }
        }
        ["pick-slot", who] => Step::PickSlot(seat(who)?),
        ["pick-skill", who, most, half] => Step::PickSkill {
            seat: seat(who)?,
            max_level: number(most)?,
            half: half == "1",
        },
        ["pick-class", who] => Step::PickClass(seat(who)?),
        ["salvage", who, kind] => Step::Salvage {
            seat: seat(who)?,
            kind: read_kind(kind).ok_or_else(wrong)?,
        },
        ["take-forge", who, cost] => Step::TakeForge {
            seat: seat(who)?,
            max_cost: number(cost)?,
        },
        ["discard-hand", who, except] => Step::DiscardHand {
            seat: seat(who)?,
            except: card_or_none(except)?,
        },
        ["discard-item", who] => Step::DiscardItem(seat(who)?),
        ["discard-maven", who] => Step::DiscardMaven(seat(who)?),
        ["take-item", who, from, loot] => Step::TakeItem {
            seat: seat(who)?,
            from: seat(from)?,
            loot: loot == "1",
        },
        ["may", who, of, nth, event] => {
            let of = set(of)?;
            Step::May {
                set: of,
                ability: ability(of, nth)?,
                owner: seat(who)?,
                card: card_or_none(event)?,
            }
        }
        ["pick-block", who] => Step::PickBlock(seat(who)?),
        ["extra", who] => Step::Extra(seat(who)?),
        ["commit", of] => Step::Commit(side(of)?),
        ["extra-card", of] => Step::ExtraCard(side(of)?),
        ["reroll", of, source, nth] => {
            let source = set(source)?;
            Step::Reroll {
                side: side(of)?,
                set: source,
                ability: ability(source, nth)?,
            }
        }
        ["draft"] => Step::Draft,
        ["answer"] => Step::Answer,
        ["reveal-lines"] => Step::RevealLines,
        ["start-turn", who] => Step::StartTurn(seat(who)?),
        ["end-turn"] => Step::EndTurn,
        ["explore", who, times] => Step::Explore {
            seat: seat(who)?,
            times: number(times)?,
        },
        ["explored", who, kind] => Step::Explored {
            seat: seat(who)?,
            kind: read_kind(kind).ok_or_else(wrong)?,
        },
        ["discard-card", of] => Step::DiscardCard(card(of)?),
        ["rejected", who, of] => Step::Rejected {
            seat: seat(who)?,
            card: card(of)?,
        },
        ["trigger", who, of, nth, event] => {
            let of = set(of)?;
            Step::Trigger {
                owner: seat(who)?,
                set: of,
                ability: ability(of, nth)?,
                card: card_or_none(event)?,
            }
        }
        ["do", of, at, ref rest @ ..] => Step::Do {
            list: list(of)?,
            at: number(at)?,
            ctx: context(rest)?,
        },
        ["bless", who, of] => Step::Bless {
            seat: seat(who)?,
            card: card(of)?,
        },
        ["roll-for-pool", who, of] => Step::RollForPool {
            seat: seat(who)?,
            card: card(of)?,
        },
        ["build", who] => Step::BuildBlocks(seat(who)?),
        ["may-win-again"] => Step::MayWinAgain,
        ["reveal-cards"] => Step::RevealCards,
        ["offer-extra", of] => Step::OfferExtra(side(of)?),
        ["roll"] => Step::Roll,
        ["offer-rerolls", of] => Step::OfferRerolls(side(of)?),
        ["outcome"] => Step::Outcome,
        ["bury", who] => Step::Bury(seat(who)?),
        ["after-battle", part] => Step::AfterBattle(number(part)?),
        ["close-battle"] => Step::CloseBattle,
        _ => return Err(wrong()),
    };
    Ok(step)
}

/// Steps that need a Battle to be on.
pub(super) fn needs_battle(step: Step) -> bool {
    matches!(
        step,
        Step::Commit(_)
            | Step::ExtraCard(_)
            | Step::Reroll { .. }
            | Step::RevealCards
            | Step::OfferExtra(_)
            | Step::Roll
            | Step::OfferRerolls(_)
            | Step::Outcome
            | Step::AfterBattle(_)
            | Step::CloseBattle
    )
}

fn read_index(text: &str, len: usize) -> Option<u16> {
    let index: u16 = text.parse().ok()?;
    (usize::from(index) < len).then_some(index)
}

fn read_kind(text: &str) -> Option<CardKind> {
    let kinds = [
        CardKind::Boon,
        CardKind::Hazard,
        CardKind::Maven,
        CardKind::Battle,
        CardKind::Mythic,
        CardKind::Pool,
        CardKind::Item,
    ];
    kinds.get(text.parse::<usize>().ok()?).copied()
}
