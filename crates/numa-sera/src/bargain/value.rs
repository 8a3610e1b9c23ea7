//! What a trade changes for each side, in the points of [`crate::greedy`].

use kernel::Seat;

use crate::bag::bits;
use crate::content::{Card, CardKind, NONE};
use crate::mods::Flag;
use crate::setup::PromiseMode;
use crate::state::{NumaSera, Target, Trade};

/// A Capital.
pub(super) const COIN: i32 = 8;
/// A Battle card.
const BATTLE: i32 = 20;
/// What a Hero is to its owner, and to the one who slays it.
const HERO: (f32, f32) = (250.0, 120.0);
/// The same of a Stronghold.
const HOLD: (f32, f32) = (100.0, 90.0);
/// A turn that is not spent on the Attack in question.
const OTHERWISE: f32 = 40.0;
/// How likely it is that somebody attacks just here, if nothing is promised.
const HERE: f32 = 0.5;
/// That somebody else is attacked.
const DIVERSION: f32 = 25.0;

impl NumaSera {
    /// What both sides gain, the active player first. Negative where they lose.
    pub(super) fn gains(&self, trade: &Trade) -> [i32; 2] {
        let mut gains = [0; 2];
        for giver in 0..2 {
            let taker = 1 - giver;
            let seats = [giver, taker].map(|side| self.trader_in(trade, side as u8));
            let (gives, takes) = self.handed(trade, giver, seats);
            let (costs, brings) = self.vowed(trade, giver, seats);
            gains[giver] -= gives + costs;
            gains[taker] += takes + brings;
        }
        gains
    }

    /// Capital and cards: what they are to the giver and to the taker.
    fn handed(&self, trade: &Trade, giver: usize, [from, to]: [Seat; 2]) -> (i32, i32) {
        let coins = COIN * i32::from(trade.capital[giver]);
        let of = |seat| -> i32 {
            let cards = trade.cards[giver].iter();
            cards.map(|card| self.card_worth(seat, card)).sum()
        };
        (coins + of(from), coins + of(to))
    }

    /// Promises: what they cost the one who gives them, and what they bring the other.
    fn vowed(&self, trade: &Trade, giver: usize, [from, to]: [Seat; 2]) -> (i32, i32) {
        let (mut costs, mut brings) = (0.0, 0.0);
        if trade.truce[giver] {
            let (harm, prize) = self.threat(from, to);
            costs += (prize - OTHERWISE).max(10.0);
            brings += HERE * harm * self.faith(from);
        }
        if trade.attack[giver] != NONE {
            let (_, prize) = self.threat(from, Seat(trade.attack[giver]));
            costs += (OTHERWISE - prize).max(0.0);
            brings += DIVERSION * self.faith(from);
        }
        (costs as i32, brings as i32)
    }

    /// How far a promise can be relied on: by what became of earlier ones.
    fn faith(&self, seat: Seat) -> f32 {
        let promises = &self.players[seat].promises;
        match self.settings.promises {
            PromiseMode::Enforced => 1.0,
            PromiseMode::Honour => {
                let (kept, broken) = (f32::from(promises.kept), f32::from(promises.broken));
                (kept + 2.0) / (kept + 3.0 * broken + 3.0)
            }
        }
    }

    /// What the best Attack of one player on another would cost the latter and bring the former, by the odds.
    fn threat(&self, by: Seat, on: Seat) -> (f32, f32) {
        let mut worst = (0.0, 0.0);
        for target in self.targets_of(on) {
            let odds = self.aim(by, target).odds;
            let part = |n: u16| f32::from(n) / f32::from(odds.of.max(1));
            let stake = match target {
                Target::Hero(_) => (part(odds.slays), HERO),
                _ => (part(odds.wins), HOLD),
            };
            let (chance, (harm, prize)) = stake;
            if chance * harm > worst.0 {
                worst = (chance * harm, chance * prize);
            }
        }
        worst
    }

    /// How likely the best Attack on a player is to be won.
    pub(super) fn best_odds(&self, by: Seat, on: Seat) -> f32 {
        let chance = |target| {
            let odds = self.aim(by, target).odds;
            f32::from(odds.wins) / f32::from(odds.of.max(1))
        };
        self.targets_of(on).map(chance).fold(0.0, f32::max)
    }

    fn targets_of(&self, seat: Seat) -> impl Iterator<Item = Target> + use<> {
        let holds = bits(self.players[seat].strongholds.into()).map(Target::Controlled);
        holds.chain([Target::Hero(seat)])
    }

    /// What a Hand card is to a player, by what lies before them.
    pub(super) fn card_worth(&self, seat: Seat, card: Card) -> i32 {
        let (info, player) = (self.content.card(card), &self.players[seat]);
        let worn = bits(info.slots.into())
            .map(|slot| player.slots[usize::from(slot)])
            .filter(|&worn| worn != NONE)
            .map(|worn| i32::from(self.content.cards[usize::from(worn)].cost.capital).max(8))
            .max();
        let price = i32::from(info.cost.capital);
        match info.kind {
            CardKind::Battle => BATTLE,
            CardKind::Pool if player.blessing == NONE => 50,
            CardKind::Pool => 15,
            CardKind::Mythic => {
                let mods = self.now(seat);
                let free = mods.has(Flag::IgnorePrereq);
                let able = info
                    .prereq
                    .is_none_or(|(skill, level)| free || self.skill(seat, skill) >= level);
                match (able, worn) {
                    (true, None) => 85,
                    (true, Some(_)) => 45,
                    (false, _) => 30,
                }
            }
            _ => match worn {
                None => 7 * price,
                Some(worn) => (7 * (price - worn)).max(3 * price),
            },
        }
    }
}
