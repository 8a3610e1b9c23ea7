//! What bots make of trades (NS-D11). An offer is judged by what everyone can see, for both sides; so what speaks against it can be
//! told to everyone.

mod offers; // what bots offer themselves
mod value; // what changes hands, in points

use kernel::Seat;
use serde::Serialize;

use crate::choice::Choice;
use crate::content::{Condition4, NONE, SkillType};
use crate::setup::PromiseMode;
use crate::state::{NumaSera, SEATS, Step, Target, Trade};

/// What a side must gain at least, in points.
const WORTHWHILE: i32 = 5;

/// What speaks most against an offer, for the one who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Objection {
    /// The one who offers would be within one step of winning.
    NearsVictory,
    /// The one who offers is within one step of winning, and it helps them.
    HelpsLeader,
    /// It asks for cards that the other side has not shown. Any other answer would tell whether they are there.
    Unshown,
    /// What it gives rests on the word of one who has broken their word.
    OnAWord,
    /// The Attack that it asks for would probably fail.
    PoorAttack,
    /// It asks for more than it gives.
    TooDear,
    /// It gives less than it brings the one who offers.
    HelpsMore,
}

impl NumaSera {
    /// What is judged and not searched: an offer to answer, an offer to make, a promise to keep.
    pub(crate) fn bargain(&self, choices: &[Choice], keeps_word: bool) -> Option<Choice> {
        match self.agenda.last()? {
            Step::Answer => {
                let trade = self.trade.as_ref()?;
                let takes = self.can_accept() && self.objection_of(trade).is_none();
                let takes = takes || self.wins_by(trade, 1 - trade.by) && self.can_accept();
                Some(if takes {
                    Choice::AcceptOffer
                } else {
                    Choice::RefuseOffer
                })
            }
            Step::Draft => Some(self.next_part(choices)),
            Step::Main => {
                let seat = self.table.active;
                let owed = || self.owed(seat, choices).filter(|_| keeps_word);
                self.opening(seat, choices).or_else(owed)
            }
            _ => None,
        }
    }

    /// An Attack that would break a truce which nothing but honour holds.
    pub(crate) fn betrays(&self, choice: Choice) -> bool {
        let Choice::Attack(target) = choice else {
            return false;
        };
        let truces = self.players[self.table.active].promises.truce_now;
        let other = self.defender_of(target);
        other.is_some_and(|other| truces & 1 << other.0 != 0)
    }

    /// The Attack that was promised for Capital which is already paid.
    fn owed(&self, seat: Seat, choices: &[Choice]) -> Option<Choice> {
        if self.settings.promises == PromiseMode::Enforced || !self.table.explored {
            return None;
        }
        let contracts = &self.players[seat].promises.contract_now;
        let owed = |target: Target| {
            let other = self.defender_of(target);
            other.is_some_and(|other| contracts.iter().any(|one| one.target == other.0))
        };
        let attacks = choices.iter().filter_map(|&choice| match choice {
            Choice::Attack(target) if owed(target) => Some((target, choice)),
            _ => None,
        });
        let likely = |target: Target| self.aim(seat, target).odds.wins;
        let best = attacks.max_by_key(|&(target, _)| likely(target));
        best.map(|(_, choice)| choice)
    }

    /// What speaks most against the open offer, for the one who is asked; by what everyone can see.
    pub(crate) fn objection(&self) -> Option<Objection> {
        self.trade
            .as_ref()
            .and_then(|trade| self.objection_of(trade))
    }

    pub(crate) fn objection_of(&self, trade: &Trade) -> Option<Objection> {
        let (by, side) = (usize::from(trade.by), usize::from(1 - trade.by));
        let [from, own] = [trade.by, 1 - trade.by].map(|side| self.trader_in(trade, side));
        if is_gift(trade) || self.wins_by(trade, side as u8) {
            return None;
        }
        let shown = &self.players[own].known[SEATS];
        if trade.cards[side].at_most(shown) != trade.cards[side] {
            return Some(Objection::Unshown);
        }
        let gains = self.gains(trade);
        if let Some(danger) = self.danger(trade, from, gains[by]) {
            return Some(danger);
        }
        if trade.attack[side] != NONE && self.best_odds(own, Seat(trade.attack[side])) < 0.4 {
            return Some(Objection::PoorAttack);
        }
        let net = gains[side] as f32 - gains[by] as f32 * self.rivalry();
        if gains[side] >= WORTHWHILE && net >= 0.0 {
            return None;
        }
        let vows = trade.truce[by] || trade.attack[by] != NONE;
        let doubted =
            self.settings.promises == PromiseMode::Honour && self.players[from].promises.broken > 0;
        Some(if vows && doubted {
            Objection::OnAWord
        } else if gains[side] < WORTHWHILE {
            Objection::TooDear
        } else {
            Objection::HelpsMore
        })
    }

    /// Whether the one who offers would be about to win.
    fn danger(&self, trade: &Trade, from: Seat, gain: i32) -> Option<Objection> {
        let by = usize::from(trade.by);
        let more = trade.capital[1 - by] - trade.capital[by];
        let player = &self.players[from];
        let soon = self.residual(from) + player.capital;
        let price = self.price_of_victory(from)?;
        if price > soon && price <= soon + more {
            return Some(Objection::NearsVictory);
        }
        (gain > 0 && (price <= soon || self.is_a_step_away(from))).then_some(Objection::HelpsLeader)
    }

    /// What the Skills cost that would make this player the winner; more than anyone has where Skills alone cannot. `None` where
    /// no single condition decides yet.
    fn price_of_victory(&self, seat: Seat) -> Option<i16> {
        let player = &self.players[seat];
        if player.met.count_ones() + 1 < self.settings.win.conditions() {
            return None;
        }
        if player.met & 1 << Condition4::Master as u8 != 0 {
            return Some(i16::MAX);
        }
        let mods = self.now(seat);
        let way = |skill: SkillType| self.price_up(seat, skill, &mods);
        SkillType::ALL
            .into_iter()
            .filter_map(way)
            .min()
            .or(Some(i16::MAX))
    }

    /// What it costs to raise a Skill to the Level of a Master; `None` where cards are missing.
    pub(crate) fn price_up(
        &self,
        seat: Seat,
        skill: SkillType,
        mods: &crate::mods::Mods,
    ) -> Option<i16> {
        let (level, goal) = (self.skill(seat, skill), self.content.meta.master_level);
        let missing = goal.saturating_sub(level);
        let step = self.content.meta.skill_cost_per_level;
        let less = mods.get(crate::mods::Stat::SkillCost);
        let price = |level: u8| (step * i16::from(level) + less).max(0);
        let there = self.table.colleges[skill as usize] >= missing;
        there.then(|| (level + 1..=goal).map(price).sum())
    }

    /// Whether one Stronghold, kill or Class more would win.
    fn is_a_step_away(&self, seat: Seat) -> bool {
        let (player, meta) = (&self.players[seat], &self.content.meta);
        let near = |condition, have: u32, want: u8| {
            player.met & 1 << condition as u8 == 0 && have + 1 >= want.into()
        };
        near(
            Condition4::Conqueror,
            player.strongholds.count_ones(),
            meta.conqueror_strongholds,
        ) || near(
            Condition4::Champion,
            player.slain.into(),
            meta.champion_slain,
        ) || near(
            Condition4::Legend,
            player.classes.count_ones(),
            meta.legend_classes,
        )
    }

    /// Whether the Capital of an offer lets a side win in its own turn, which is now.
    fn wins_by(&self, trade: &Trade, side: u8) -> bool {
        let seat = self.trader_in(trade, side);
        let (own, other) = (usize::from(side), usize::from(1 - side));
        let after = self.players[seat].capital + trade.capital[other] - trade.capital[own];
        let price = self.price_of_victory(seat).unwrap_or(i16::MAX);
        seat == self.table.active && price <= after && price > self.players[seat].capital
    }

    /// How much of what another gains is lost to oneself.
    fn rivalry(&self) -> f32 {
        let alive = self.alive_from(Seat(0)).count().max(2);
        1.0 / (alive - 1) as f32
    }

    /// Side 0 of a trade is the active player.
    fn trader_in(&self, trade: &Trade, side: u8) -> Seat {
        if side == 0 {
            self.table.active
        } else {
            trade.partner
        }
    }
}

/// Nothing is asked for.
fn is_gift(trade: &Trade) -> bool {
    let asked = usize::from(1 - trade.by);
    trade.capital[asked] == 0
        && trade.cards[asked].len() == 0
        && !trade.truce[asked]
        && trade.attack[asked] == NONE
}
