//! What happened, one fact at a time.

use kernel::{Seat, Seen};
use serde::Serialize;

use crate::bargain::Objection;
use crate::content::{Card, CardKind, Condition4, SetId, SkillType, Slot};
use crate::state::{How, Target};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    KingdomTaken {
        seat: Seat,
        kingdom: u8,
    },
    LineChosen {
        seat: Seat,
    },
    LineRevealed {
        seat: Seat,
        heroes: [u8; 3],
    },
    /// Starting Battle cards (NS-R3-9).
    Dealt {
        seat: Seat,
        cards: Seen<Vec<Card>>,
    },
    TurnBegan {
        seat: Seat,
        round: u8,
    },
    CapitalGained {
        seat: Seat,
        n: i16,
        by: Option<SetId>,
    },
    CapitalLost {
        seat: Seat,
        n: i16,
        by: Option<SetId>,
    },
    CapitalMoved {
        from: Seat,
        to: Seat,
        n: i16,
        by: Option<SetId>,
    },
    CapitalPlaced {
        seat: Seat,
        on: SetId,
        n: u8,
    },
    Paid {
        seat: Seat,
        n: i16,
        from_cards: i16,
    },
    Spared {
        seat: Seat,
        on: SetId,
    },
    Healed {
        seat: Seat,
        n: i16,
        by: Option<SetId>,
    },
    PowerLost {
        seat: Seat,
        n: i16,
        by: Option<SetId>,
    },
    Looked {
        seat: Seat,
        cards: Seen<Vec<Card>>,
    },
    Drew {
        seat: Seat,
        kind: Option<CardKind>,
        card: Seen<Card>,
    },
    Revealed {
        seat: Seat,
        card: Card,
    },
    DeckReshuffled,
    MavenAccepted {
        seat: Seat,
        card: Card,
    },
    MavenRejected {
        seat: Seat,
        card: Card,
    },
    MavenRecruited {
        seat: Seat,
        card: Card,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    Salvaged {
        seat: Seat,
        card: Card,
    },
    CardStolen {
        thief: Seat,
        from: Seat,
        card: Seen<Card>,
    },
    ItemTaken {
        seat: Seat,
        from: Seat,
        card: Card,
    },
    ItemBought {
        seat: Seat,
        card: Card,
        price: i16,
    },
    ItemGained {
        seat: Seat,
        card: Card,
    },
    SkillBought {
        seat: Seat,
        skill: SkillType,
        level: u8,
        price: i16,
    },
    SkillGained {
        seat: Seat,
        skill: SkillType,
        level: u8,
        price: i16,
    },
    SlotUpgraded {
        seat: Seat,
        slot: Slot,
    },
    Equipped {
        seat: Seat,
        card: Card,
    },
    Unequipped {
        seat: Seat,
        card: Card,
    },
    Used {
        seat: Seat,
        set: SetId,
    },
    /// A Test: the die, what is added, and what is needed.
    Tested {
        seat: Seat,
        die: i8,
        bonus: i16,
        needs: i16,
    },
    PoolTried {
        seat: Seat,
        card: Card,
    },
    Blessed {
        seat: Seat,
        card: Card,
    },
    ClassUnlocked {
        seat: Seat,
        class: u8,
    },
    Built {
        seat: Seat,
        residual: i16,
    },
    Ticked {
        seat: Seat,
        kingdom: u8,
        block: u8,
    },
    LastingBegan {
        seat: Seat,
        by: SetId,
    },
    Attacked {
        seat: Seat,
        target: Target,
    },
    CardCommitted {
        seat: Seat,
        card: Seen<Option<Card>>,
    },
    CardPlayed {
        seat: Seat,
        card: Card,
    },
    CardNegated {
        seat: Seat,
        card: Card,
    },
    Rolled {
        seat: Seat,
        die: i8,
    },
    Rerolled {
        seat: Seat,
        by: SetId,
        die: i8,
        kept: i8,
    },
    Scored {
        attack: i16,
        attack_roll: i16,
        defense: i16,
        defense_roll: i16,
    },
    BattleWon {
        seat: Seat,
    },
    IndependentHeld {
        stronghold: u8,
    },
    Conquered {
        seat: Seat,
        stronghold: u8,
        from: Option<Seat>,
    },
    StrongholdAppeared {
        stronghold: u8,
    },
    HeroSlain {
        seat: Seat,
        hero: u8,
        by: Option<Seat>,
    },
    HeroActive {
        seat: Seat,
        hero: u8,
    },
    Eliminated {
        seat: Seat,
    },
    Offering {
        seat: Seat,
        to: Seat,
    },
    Offered {
        seat: Seat,
        to: Seat,
        terms: Terms,
    },
    OfferWithdrawn {
        seat: Seat,
    },
    /// With what speaks most against the offer, by what everyone can see.
    OfferRefused {
        seat: Seat,
        to: Seat,
        why: Option<Objection>,
    },
    Countering {
        seat: Seat,
    },
    Traded {
        seat: Seat,
        with: Seat,
        terms: Terms,
    },
    TruceKept {
        seat: Seat,
        with: Seat,
    },
    TruceBroken {
        seat: Seat,
        with: Seat,
    },
    ContractKept {
        seat: Seat,
        payer: Seat,
        paid: i16,
    },
    ContractBroken {
        seat: Seat,
        payer: Seat,
        refunded: i16,
    },
    ConditionMet {
        seat: Seat,
        condition: Condition4,
    },
    Won {
        winners: Vec<Seat>,
        how: How,
    },
}

/// What an offer says, seen from the one who makes it.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Terms {
    pub give: i16,
    pub give_cards: Vec<Card>,
    pub want: i16,
    pub want_cards: Vec<Card>,
    pub promise_truce: bool,
    pub want_truce: bool,
    pub promise_attack: Option<Seat>,
    pub want_attack: Option<Seat>,
}
