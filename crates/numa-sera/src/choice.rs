//! The answers that a player can give.

use kernel::Seat;
use serde::Serialize;

use crate::content::{Card, SetId, SkillType, Slot};
use crate::state::Target;

/// One small answer. Cards go by kind: two copies of a card are the same answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Choice {
    // Before the first turn
    Kingdom(u8),
    /// The kingdom's Heroes in this order.
    Line([u8; 3]),
    // The turn
    Explore,
    Build,
    Attack(Target),
    BuySkill(SkillType),
    BuyItem(Card),
    Equip(Card),
    Unequip(Card),
    Use(SetId, u8),
    /// Perform the Test of a Pool of Essence.
    Test(Card),
    /// Leave the Capital on this card alone this turn.
    Spare(SetId),
    Offer(Seat),
    // Exploring
    Keep(Card),
    Accept,
    Reject,
    // Choices that cards give
    Option(u8),
    Player(Seat),
    Slot(Slot),
    Train(SkillType),
    Class(u8),
    Take(Card),
    Discard(Card),
    Yes,
    No,
    // Building
    Tick(u8),
    NoTick,
    // Battle
    Play(Card),
    NoCard,
    Reroll,
    KeepRoll,
    /// No further Attack or Build.
    Pass,
    // Trade
    Give(u8),
    GiveCard(Card),
    Want(u8),
    WantCard(Card),
    PromiseTruce,
    WantTruce,
    PromiseAttack(Seat),
    WantAttack(Seat),
    Propose,
    Withdraw,
    AcceptOffer,
    RefuseOffer,
    CounterOffer,
}

const _: () = assert!(
    size_of::<Choice>() <= 6,
    "choices are copied millions of times"
);
