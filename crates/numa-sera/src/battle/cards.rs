//! Step 2 of a Battle: cards are placed face down, turned over, paid and counted in.

use kernel::{Seen, Sink};

use super::aimed;
use crate::content::{Card, CardRole, Effect, Good, ListId, NONE, Sign, Trigger, spend_bit};
use crate::event::Event;
use crate::state::{NumaSera, Step};

impl NumaSera {
    /// NS-D21: role and cost. A Power cost must leave at least 1 Power.
    pub(crate) fn playable(&self, side: u8, card: Card) -> bool {
        let info = self.content.card(card);
        let fits = match info.role {
            CardRole::Any => true,
            CardRole::Attacker => side == 0,
            CardRole::Defender => side == 1,
        };
        let seat = self.side_seat(side);
        fits && self.battle_price(card, &self.side(side).mods)
            <= self.funds(seat, spend_bit(Good::Battle, None))
            && i16::from(info.cost.power) < self.players[seat].power
    }

    pub(crate) fn each_playable(&self, side: u8, mut visit: impl FnMut(Card)) {
        let hand = &self.players[self.side_seat(side)].hand;
        for card in self
            .content
            .cards_of(hand.kinds() & self.content.masks.battle)
        {
            if self.playable(side, card) {
                visit(card);
            }
        }
    }

    pub(crate) fn commit(&mut self, side: u8, card: Option<Card>, events: &mut impl Sink<Event>) {
        self.sides()[usize::from(side)].committed = card.map_or(NONE, |card| card.0);
        let seat = self.side_seat(side);
        events.tell(|| Event::CardCommitted {
            seat,
            card: Seen::Shown(card),
        });
    }

    fn pay_for(&mut self, side: u8, card: Card, events: &mut impl Sink<Event>) {
        let seat = self.side_seat(side);
        let price = self.battle_price(card, &self.side(side).mods);
        let power = i16::from(self.content.card(card).cost.power);
        self.players[seat].lose_open(card);
        events.tell(|| Event::CardPlayed { seat, card });
        self.pay(seat, price, spend_bit(Good::Battle, None), events);
        let by = Some(self.content.card(card).set);
        self.hurt(seat, power.min(self.players[seat].power - 1), by, events);
    }

    /// Step 2: both cards are turned over and paid; a negating card cancels the other (NS-D23).
    pub(crate) fn reveal_cards(&mut self, events: &mut impl Sink<Event>) {
        let cards = [0, 1].map(|side| Some(self.side(side).committed).filter(|&card| card != NONE));
        if let Some(battle) = &mut self.battle {
            battle.revealed = true;
        }
        for (side, card) in cards.into_iter().enumerate() {
            if let Some(card) = card {
                self.pay_for(side as u8, Card(card), events);
            }
        }
        let negates = cards.map(|card| card.is_some_and(|card| self.negates(Card(card))));
        for (side, card) in cards.into_iter().enumerate() {
            let Some(card) = card else {
                continue;
            };
            if negates[1 - side] {
                self.sides()[side].negated = card;
                let seat = self.side_seat(side as u8);
                events.tell(|| Event::CardNegated {
                    seat,
                    card: Card(card),
                });
            } else {
                self.sides()[side].played.push(card);
            }
        }
        for side in 0..2 {
            if let Some(card) = self.side(side).played.last() {
                self.apply_card(side, Card(card), true);
            }
        }
    }

    fn negates(&self, card: Card) -> bool {
        let set = self.content.set(self.content.card(card).set);
        let lists = set
            .abilities
            .iter()
            .filter(|ability| ability.on == Trigger::BattleCard);
        lists
            .flat_map(|ability| self.content.list(ability.list))
            .any(|effect| *effect == Effect::Negate)
    }

    /// Counts a played card's modifiers in. `fresh` is false when a side is added up again.
    pub(super) fn apply_card(&mut self, side: u8, card: Card, fresh: bool) {
        let seat = self.side_seat(side);
        let moment = self.moment(seat, None);
        let set = self.content.card(card).set;
        for nth in 0..self.content.set(set).abilities.len() {
            let ability = self.content.set(set).abilities[nth];
            if ability.on == Trigger::BattleCard && self.holds(seat, ability.when, moment) {
                self.apply_list(side, ability.list, fresh);
            }
        }
    }

    fn apply_list(&mut self, side: u8, list: ListId, fresh: bool) {
        let seat = self.side_seat(side);
        for at in 0..self.content.list(list).len() {
            let effect = self.content.list(list)[at];
            let own = usize::from(side);
            match effect {
                Effect::Modify { .. } | Effect::Look(_) | Effect::Switch(_) => {
                    let mut mods = self.side(side).mods;
                    self.modify(&mut mods, seat, &[effect]);
                    self.sides()[own].mods = mods;
                }
                Effect::RollSign { whose, sign } => {
                    let bit = if sign == Sign::Plus { 1 } else { 2 };
                    self.sides()[usize::from(aimed(side, whose))].signs |= bit;
                }
                Effect::Reroll { whose, .. } => {
                    self.sides()[usize::from(aimed(side, whose))].roll_twice = true;
                }
                Effect::ExtraBattleCard(n) if fresh => self.sides()[own].extra_cards += n,
                Effect::When {
                    when,
                    then,
                    otherwise,
                } => {
                    let list = self.branch(seat, when, then, otherwise);
                    self.apply_list(side, list, fresh);
                }
                _ => {}
            }
        }
    }

    pub(crate) fn offer_extra(&mut self, side: u8) {
        let own = &mut self.sides()[usize::from(side)];
        if own.extra_cards > 0 && !own.played.is_full() {
            own.extra_cards -= 1;
            self.push(Step::OfferExtra(side));
            self.push(Step::ExtraCard(side));
        }
    }

    /// An additional card: face up, paid immediately, not negatable; it can still cancel the opponent's committed card.
    pub(crate) fn play_extra(&mut self, side: u8, card: Card, events: &mut impl Sink<Event>) {
        self.pay_for(side, card, events);
        self.sides()[usize::from(side)].played.push(card.0);
        self.apply_card(side, card, true);
        let other = 1 - side;
        let committed = self.side(other).committed;
        let stands = self.side(other).played.as_slice().first() == Some(&committed);
        if self.negates(card) && stands && committed != NONE {
            self.sides()[usize::from(other)].played.take(0);
            self.sides()[usize::from(other)].negated = committed;
            let seat = self.side_seat(other);
            events.tell(|| Event::CardNegated {
                seat,
                card: Card(committed),
            });
            self.add_up_again();
        }
    }

    fn add_up_again(&mut self) {
        for side in self.sides() {
            side.mods = side.base;
            side.signs = 0;
            side.roll_twice = false;
        }
        for side in 0..2 {
            let played = self.side(side).played;
            for &card in played.as_slice() {
                self.apply_card(side, Card(card), false);
            }
        }
    }
}
