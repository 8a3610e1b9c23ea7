//! What bots offer: one thing for Capital, or Capital for a truce, where both sides gain. At most one offer in a turn, and only in one
//! round of three, so that nobody is pestered.

use kernel::Seat;

use super::value::COIN;
use crate::bag::{Bag, bits};
use crate::choice::Choice;
use crate::content::{Card, NONE};
use crate::state::{NumaSera, SEATS, Trade};

/// Rounds from one offer of a player to the next.
const PAUSE: u8 = 3;
/// More Other Actions than this, and a player has better things to do.
const PATIENCE: u8 = 10;
/// What an offer must bring each side, after what it brings the other.
const CLEARLY: f32 = 12.0;

impl NumaSera {
    /// Whether this is the time for an offer, and to whom.
    pub(super) fn opening(&self, seat: Seat, choices: &[Choice]) -> Option<Choice> {
        let table = &self.table;
        let quiet = table.offers > 0 || table.actions > PATIENCE || !self.settings.bot_offers.0;
        // At a table for two what one gains the other loses.
        if quiet || !table.explored || self.settings.seats == 2 {
            return None;
        }
        if table.round < 2 || table.round % PAUSE != seat.0 % PAUSE {
            return None;
        }
        let offer = self.best_offer(seat)?;
        let open = Choice::Offer(offer.partner);
        choices.contains(&open).then_some(open)
    }

    /// The next part of the offer that is being written; if there is no sense in it any more, the end of it.
    pub(super) fn next_part(&self, choices: &[Choice]) -> Choice {
        self.missing(choices).unwrap_or(Choice::Withdraw)
    }

    fn missing(&self, choices: &[Choice]) -> Option<Choice> {
        let draft = self.trade.as_ref().filter(|draft| draft.by == 0)?;
        let offer = self.best_offer(self.table.active)?;
        if offer.partner != draft.partner {
            return None;
        }
        let coin = |side: usize| {
            let rest = offer.capital[side] - draft.capital[side];
            [20, 5, 1].into_iter().find(|&coin| i16::from(coin) <= rest)
        };
        let card = |side: usize| {
            let wanted = bits(offer.cards[side].kinds()).map(Card);
            let mut missing = wanted
                .filter(|&card| draft.cards[side].count(card) < offer.cards[side].count(card));
            missing.next()
        };
        let truce = (offer.truce[1] && !draft.truce[1]).then_some(Choice::WantTruce);
        let next = coin(0)
            .map(Choice::Give)
            .or_else(|| card(0).map(Choice::GiveCard))
            .or_else(|| coin(1).map(Choice::Want))
            .or_else(|| card(1).map(Choice::WantCard))
            .or(truce)
            .unwrap_or(Choice::Propose);
        choices.contains(&next).then_some(next)
    }

    /// The offer that the less favoured side gains most by, if both gain clearly.
    fn best_offer(&self, seat: Seat) -> Option<Trade> {
        let mut best: Option<(f32, Trade)> = None;
        let mut look_at = |offer: Trade| {
            let gains = self.gains(&offer).map(|gain| gain as f32);
            let least =
                (gains[0] - gains[1] * self.rivalry()).min(gains[1] - gains[0] * self.rivalry());
            let better = best.is_none_or(|(most, _)| least > most);
            // By what the partner can see of it: what is offered is shown then.
            if least >= CLEARLY && better && self.objection_of(&offer).is_none() {
                best = Some((least, offer));
            }
        };
        for other in self.others(seat) {
            for card in bits(self.players[seat].hand.kinds()).map(Card) {
                self.priced(seat, other, 0, card).map(&mut look_at);
            }
            for card in bits(self.players[other].known[SEATS].kinds()).map(Card) {
                self.priced(seat, other, 1, card).map(&mut look_at);
            }
            (2..=8)
                .filter(|&n| n <= self.players[seat].capital)
                .for_each(|n| look_at(bought_peace(other, n)));
        }
        best.map(|(_, offer)| offer)
    }

    /// A card of one side for Capital of the other, at a price halfway between what it is to both.
    fn priced(&self, seat: Seat, other: Seat, seller: usize, card: Card) -> Option<Trade> {
        let (from, to) = if seller == 0 {
            (seat, other)
        } else {
            (other, seat)
        };
        let worths = self.card_worth(from, card) + self.card_worth(to, card);
        let price = (worths / 2 / COIN) as i16;
        if price == 0 || price > self.players[to].capital {
            return None;
        }
        let mut offer = blank(other);
        offer.cards[seller].add(card);
        offer.capital[1 - seller] = price;
        Some(offer)
    }
}

fn bought_peace(other: Seat, n: i16) -> Trade {
    let mut offer = blank(other);
    offer.capital[0] = n;
    offer.truce[1] = true;
    offer
}

fn blank(partner: Seat) -> Trade {
    Trade {
        partner,
        by: 0,
        open: false,
        counters: 0,
        capital: [0; 2],
        cards: [Bag::default(); 2],
        truce: [false; 2],
        attack: [NONE; 2],
        rank: 0,
        wantable: 0,
    }
}
