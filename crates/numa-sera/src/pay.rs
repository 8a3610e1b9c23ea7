//! Prices, and where the Capital for them comes from.

use kernel::{Seat, Sink};

use crate::bag::bits;
use crate::content::{Card, CardInfo, CardKind, Good, NONE, SetId, SkillType, Source, spend_bit};
use crate::event::Event;
use crate::mods::{Mods, Stat};
use crate::state::{NumaSera, Player};

impl NumaSera {
    /// NS-R8-3: ten times the new Level, less reductions; half of that where an effect says so (NS-D38).
    #[inline]
    pub(crate) fn skill_price(&self, seat: Seat, skill: SkillType, half: bool, mods: &Mods) -> i16 {
        let level = i16::from(self.skill(seat, skill)) + 1;
        let full = level * self.content.meta.skill_cost_per_level + mods.get(Stat::SkillCost);
        let full = full.max(0);
        if half { (full + 1) / 2 } else { full }
    }

    pub(crate) fn item_price(&self, card: Card, mods: &Mods) -> i16 {
        item_price(self.content.card(card), mods.get(Stat::ItemCost))
    }

    pub(crate) fn battle_price(&self, card: Card, mods: &Mods) -> i16 {
        battle_price(self.content.card(card), mods.get(Stat::BattleCost))
    }

    /// Capital on the mat and on cards that may pay for this (NS-R5-3).
    #[inline]
    pub(crate) fn funds(&self, seat: Seat, spend: u8) -> i16 {
        let player = &self.players[seat];
        let purse = player.purse & !player.spared;
        if purse == 0 {
            return player.capital;
        }
        self.funds_of(player, purse, spend)
    }

    fn funds_of(&self, player: &Player, purse: u64, spend: u8) -> i16 {
        let on_cards: u16 = bits(purse.into())
            .filter(|&holder| self.content.holders[usize::from(holder)].spend & spend != 0)
            .map(|holder| self.table.placed[usize::from(holder)])
            .sum();
        player.capital.saturating_add(on_cards as i16)
    }

    /// Restricted Capital first, the most restricted before all, then the mat (NS-D30, NS-D44).
    pub(crate) fn pay(&mut self, seat: Seat, price: i16, spend: u8, events: &mut impl Sink<Event>) {
        if price <= 0 {
            return;
        }
        let mut due = price as u16;
        loop {
            let player = &self.players[seat];
            let holders = &self.content.holders;
            let next = bits((player.purse & !player.spared).into())
                .filter(|&holder| holders[usize::from(holder)].spend & spend != 0)
                .min_by_key(|&holder| holders[usize::from(holder)].spend.count_ones());
            let Some(holder) = next.filter(|_| due > 0) else {
                break;
            };
            let placed = &mut self.table.placed[usize::from(holder)];
            let paid = due.min(*placed);
            *placed -= paid;
            due -= paid;
            if *placed == 0 {
                self.players[seat].purse &= !(1 << holder);
            }
        }
        self.players[seat].capital -= due as i16;
        events.tell(|| Event::Paid {
            seat,
            n: price,
            from_cards: price - due as i16,
        });
    }

    /// Capital on a card that leaves play goes back to the bank (NS-D29); returns how much lay there.
    pub(crate) fn empty_holder(&mut self, seat: Seat, source: Source) -> u16 {
        if self.players[seat].purse == 0 {
            return 0;
        }
        let found = self
            .content
            .holders
            .iter()
            .position(|holder| holder.source == source);
        let Some(holder) = found.filter(|&holder| self.players[seat].purse & 1 << holder != 0)
        else {
            return 0;
        };
        self.players[seat].purse &= !(1 << holder);
        self.players[seat].spared &= !(1 << holder);
        std::mem::take(&mut self.table.placed[holder])
    }

    /// The set whose card this holder is.
    pub(crate) fn holder_set(&self, holder: u8) -> SetId {
        let content = &*self.content;
        match content.holders[usize::from(holder)].source {
            Source::Hero(hero) => content.heroes[usize::from(hero)].set,
            Source::Card { card, .. } => content.card(card).set,
            Source::Stronghold(hold) => content.strongholds[usize::from(hold)].set,
            Source::Skill { skill, level } => {
                content.skills[skill as usize].levels[usize::from(level) - 1]
            }
            Source::Class(class) => content.classes[usize::from(class)].set,
            Source::Block { kingdom, block } => {
                content.kingdoms[usize::from(kingdom)].blocks[usize::from(block)].set
            }
        }
    }

    /// NS-D27: where a discarded card goes.
    pub(crate) fn discard(&mut self, card: Card) {
        if self.content.card(card).kind == CardKind::Item {
            self.table.forge.bottom.push(card.0);
        } else {
            self.table.discard.add(card);
        }
    }

    /// Takes an Item off the Hero; it belongs nowhere until the caller says so.
    pub(crate) fn take_off(&mut self, seat: Seat, card: Card) {
        for slot in &mut self.players[seat].slots {
            if *slot == card.0 {
                *slot = NONE;
            }
        }
        let source = Source::Card {
            card,
            upgraded: false,
        };
        self.empty_holder(seat, source);
    }

    pub(crate) fn skill_bit(skill: SkillType) -> u8 {
        spend_bit(Good::Skill, Some(skill))
    }
}

/// NS-D38: reductions never go below 0.
pub(crate) fn item_price(item: &CardInfo, change: i16) -> i16 {
    (i16::from(item.cost.capital) + change).max(0)
}

/// Reductions touch only cards that cost Capital.
pub(crate) fn battle_price(card: &CardInfo, change: i16) -> i16 {
    match card.cost.capital {
        0 => 0,
        cost => (i16::from(cost) + change).max(0),
    }
}
