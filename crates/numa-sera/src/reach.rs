//! Finds a card's targets, and tells whether an effect can do anything (NS-R15-4).

use kernel::Seat;

use crate::content::{Card, Effect, NONE, Phase2, Select};
use crate::mods::Flag;
use crate::state::{NumaSera, SEATS};

impl NumaSera {
    /// The players that a card means, in turn order.
    pub(crate) fn selected(
        &self,
        select: Select,
        owner: Seat,
    ) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let mut seats = [None; SEATS];
        match select {
            Select::BattleOpponent => {
                seats[0] = self
                    .opponent(owner)
                    .filter(|&seat| self.players[seat].alive());
            }
            Select::EachNeighbor => {
                let [left, right] = self.neighbors(owner);
                seats[0] = left;
                seats[1] = right.filter(|_| right != left);
            }
            Select::EachOpponent | Select::ChooseOpponent => {
                seats
                    .iter_mut()
                    .zip(self.others(owner))
                    .for_each(|(place, seat)| *place = Some(seat));
            }
        }
        seats.into_iter().flatten()
    }

    /// Whether an effect has something to act on at that player (NS-R15-4).
    pub(crate) fn can_act_on(&self, effect: Effect, owner: Seat, seat: Seat) -> bool {
        let victim = &self.players[seat];
        let immune = self.now(seat).has(Flag::ImmuneToStealing);
        match effect {
            Effect::StealCapital { .. } => victim.capital > 0 && !immune,
            Effect::StealCard(_) => victim.hand.len() > 0 && !immune,
            Effect::StealItem(_) => victim.equipped() != 0 && !immune,
            Effect::GiveCapital { .. } => self.players[owner].capital > 0,
            Effect::Damage { .. } => victim.power > 0,
            _ => true,
        }
    }

    /// Whether a list of effects can do anything at all, so that no one is asked about an ability in vain.
    pub(crate) fn can_act(&self, owner: Seat, effects: &[Effect]) -> bool {
        effects.iter().any(|&effect| match effect {
            Effect::Heal(_) => self.players[owner].power < self.max_power(owner),
            Effect::Salvage { kind, .. } => {
                self.table.discard.kinds() & self.content.masks.of(kind) != 0
            }
            Effect::LoseCapital(_) => self.players[owner].capital > 0,
            Effect::Test { win, lose, .. } => {
                self.can_act(owner, self.content.list(win))
                    || self.can_act(owner, self.content.list(lose))
            }
            Effect::When {
                when,
                then,
                otherwise,
            } => {
                let list = self.branch(owner, when, then, otherwise);
                self.can_act(owner, self.content.list(list))
            }
            Effect::StealCapital { from, .. }
            | Effect::StealCard(from)
            | Effect::StealItem(from) => self
                .selected(from, owner)
                .any(|seat| self.can_act_on(effect, owner, seat)),
            Effect::Damage { to, .. } | Effect::GiveCapital { to, .. } => self
                .selected(to, owner)
                .any(|seat| self.can_act_on(effect, owner, seat)),
            Effect::ExtraAction(Phase2::Attack) => {
                owner == self.table.active && self.may_attack(owner)
            }
            Effect::ExtraAction(Phase2::Build) => owner == self.table.active,
            Effect::DiscardHand(_) => self.players[owner].hand.len() > 0,
            Effect::DiscardItem(_) => self.players[owner].equipped() != 0,
            Effect::DiscardMaven(_) => self.players[owner].mavens != 0,
            Effect::TakeForge { max_cost } => {
                let cheap = |&&card: &&u8| {
                    card != NONE && self.content.card(Card(card)).cost.capital <= max_cost
                };
                self.table.forge.row.iter().any(|card| cheap(&card))
            }
            Effect::GainClass(_) => {
                usize::from(self.players[owner].classes.count_ones() as u8)
                    < self.content.classes.len()
            }
            Effect::UpgradeSlot(_) => self.players[owner].upgraded != 0b1_1111,
            _ => true,
        })
    }
}
