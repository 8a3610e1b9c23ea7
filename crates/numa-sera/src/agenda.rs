//! What is still to do: questions for a player, and work that needs no answer.

use kernel::Seat;

use crate::content::{Card, CardKind, ListId, NONE, SetId};

/// Something that is still to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    // Questions: a player must answer.
    PickKingdom(Seat),
    Succession(Seat),
    Main,
    KeepOne(Seat),
    Maven {
        seat: Seat,
        card: Card,
    },
    PickOption {
        first: ListId,
        count: u8,
        ctx: Ctx,
    },
    PickTarget {
        list: ListId,
        at: u8,
        ctx: Ctx,
    },
    PickSlot(Seat),
    PickSkill {
        seat: Seat,
        max_level: u8,
        half: bool,
    },
    PickClass(Seat),
    Salvage {
        seat: Seat,
        kind: CardKind,
    },
    TakeForge {
        seat: Seat,
        max_cost: u8,
    },
    DiscardHand {
        seat: Seat,
        except: u8,
    },
    DiscardItem(Seat),
    DiscardMaven(Seat),
    TakeItem {
        seat: Seat,
        from: Seat,
        loot: bool,
    },
    May {
        set: SetId,
        ability: u8,
        owner: Seat,
        card: u8,
    },
    PickBlock(Seat),
    Extra(Seat),
    Commit(u8),
    ExtraCard(u8),
    Reroll {
        side: u8,
        set: SetId,
        ability: u8,
    },
    Draft,
    Answer,
    // Work: no one is asked.
    RevealLines,
    StartTurn(Seat),
    EndTurn,
    Explore {
        seat: Seat,
        times: u8,
    },
    Explored {
        seat: Seat,
        kind: CardKind,
    },
    DiscardCard(Card),
    Rejected {
        seat: Seat,
        card: Card,
    },
    Trigger {
        owner: Seat,
        set: SetId,
        ability: u8,
        card: u8,
    },
    Do {
        list: ListId,
        at: u8,
        ctx: Ctx,
    },
    Bless {
        seat: Seat,
        card: Card,
    },
    RollForPool {
        seat: Seat,
        card: Card,
    },
    BuildBlocks(Seat),
    MayWinAgain,
    RevealCards,
    OfferExtra(u8),
    Roll,
    OfferRerolls(u8),
    Outcome,
    Bury(Seat),
    AfterBattle(u8),
    CloseBattle,
}

impl Step {
    pub(crate) const FILLER: Step = Step::Main;

    /// Whether it is part of the course of a Battle.
    pub(crate) fn is_of_battle(self) -> bool {
        matches!(
            self,
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

    /// Whose work it is, where no one is asked.
    pub(crate) fn worker(self) -> Option<Seat> {
        match self {
            Step::Explore { seat, .. }
            | Step::Explored { seat, .. }
            | Step::Rejected { seat, .. }
            | Step::Trigger { owner: seat, .. }
            | Step::Bless { seat, .. }
            | Step::RollForPool { seat, .. }
            | Step::BuildBlocks(seat)
            | Step::Bury(seat) => Some(seat),
            Step::Do { ctx, .. } => Some(ctx.owner),
            _ => None,
        }
    }
}

/// Where an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ctx {
    pub(crate) owner: Seat,
    pub(crate) set: SetId,
    pub(crate) hazard: bool,
    /// The Maven is discarded if its Test succeeds.
    pub(crate) discard_on_success: bool,
    /// The card of the event, such as a rejected Maven.
    pub(crate) card: u8,
}

impl Ctx {
    pub(crate) fn of(owner: Seat, set: SetId) -> Self {
        Self {
            owner,
            set,
            hazard: false,
            discard_on_success: false,
            card: NONE,
        }
    }
}
