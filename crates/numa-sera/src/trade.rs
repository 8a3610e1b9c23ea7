//! Trade: offers, counter-offers, promises (NS-R9-1, NS-D11).

use kernel::{Rng, Seat, Sink};

use crate::bag::{Bag, bits};
use crate::choice::Choice;
use crate::content::{Card, NONE};
use crate::event::{Event, Terms};
use crate::setup::PromiseMode;
use crate::stack::Stack;
use crate::state::{Contract, MOST_COUNTERS, NumaSera, SEATS, Step, Trade};

impl NumaSera {
    pub(crate) fn can_offer(&self, seat: Seat, other: Seat) -> bool {
        seat != other && self.players[other].alive()
    }

    pub(crate) fn begin_offer(&mut self, partner: Seat, events: &mut impl Sink<Event>) {
        if !self.settings.rules.drafts_are_free() {
            self.table.offers += 1;
        }
        self.trade = Some(Trade {
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
        });
        self.think_of_wishes();
        let seat = self.table.active;
        events.tell(|| Event::Offering { seat, to: partner });
        self.push(Step::Draft);
    }

    /// Side 0 of a trade is the active player, side 1 the partner.
    pub(crate) fn trader(&self, side: u8) -> Seat {
        match &self.trade {
            Some(trade) if side == 1 => trade.partner,
            _ => self.table.active,
        }
    }

    /// What can be added to an offer, in any order; no more coins of a value than an amount needs. In version 2 of the rules parts
    /// came in ascending rank, coins in falling value.
    pub(crate) fn each_part(&self, visit: &mut impl FnMut(Choice)) {
        let Some(trade) = &self.trade else {
            return;
        };
        self.each_coin(trade, false, visit);
        bits(self.givable(trade)).for_each(|card| visit(Choice::GiveCard(Card(card))));
        self.each_coin(trade, true, visit);
        bits(missing(trade)).for_each(|card| visit(Choice::WantCard(Card(card))));
        self.each_last(trade, visit);
    }

    /// One of the parts, each as likely as the others: the one that would be picked from the list of them, without the list. Random
    /// players write offers most of the time.
    pub(crate) fn sample_part(&self, rng: &mut Rng) -> Choice {
        let Some(trade) = &self.trade else {
            return Choice::Withdraw;
        };
        let mut few: Stack<Choice, 24> = Stack::new(Choice::Withdraw);
        self.each_coin(trade, false, &mut |choice| few.push(choice));
        let giving = few.as_slice().len();
        self.each_coin(trade, true, &mut |choice| few.push(choice));
        let coins = few.as_slice().len();
        self.each_last(trade, &mut |choice| few.push(choice));
        let few = few.as_slice();
        let cards = [self.givable(trade), missing(trade)];
        let [given, wanted] = cards.map(|set| set.count_ones() as usize);
        let nth = rng.below((few.len() + given + wanted) as u32) as usize;
        let to_coins = giving + given;
        let to_wishes = coins + given;
        if nth < giving {
            few[nth]
        } else if nth < to_coins {
            Choice::GiveCard(nth_of(cards[0], nth - giving))
        } else if nth < to_wishes {
            few[nth - given]
        } else if nth < to_wishes + wanted {
            Choice::WantCard(nth_of(cards[1], nth - to_wishes))
        } else {
            few[nth - given - wanted]
        }
    }

    fn each_coin(&self, trade: &Trade, wanted: bool, visit: &mut impl FnMut(Choice)) {
        let side = if wanted { 1 - trade.by } else { trade.by };
        let given = trade.capital[usize::from(side)];
        let capital = self.players[self.trader(side)].capital;
        for coin in [20, 5, 1] {
            let n = i16::from(coin);
            let change = match coin {
                20 => true,
                5 => given % 20 / 5 < 3,
                _ => given % 5 < 4,
            };
            let choice = if wanted {
                Choice::Want(coin)
            } else {
                Choice::Give(coin)
            };
            if change && given + n <= capital && rank(choice) >= trade.rank {
                visit(choice);
            }
        }
    }

    /// Of the own hand, the kinds that are not all in the offer yet.
    fn givable(&self, trade: &Trade) -> u128 {
        let hand = &self.players[self.trader(trade.by)].hand;
        let given = &trade.cards[usize::from(trade.by)];
        let open = above(trade.rank, rank(Choice::GiveCard(Card(0))));
        let all = bits(given.kinds()).filter(|&card| {
            let card = Card(card);
            given.count(card) >= hand.count(card)
        });
        all.fold(hand.kinds() & open, |set, card| set & !(1 << card))
    }

    /// What comes after coins and cards.
    fn each_last(&self, trade: &Trade, visit: &mut impl FnMut(Choice)) {
        self.each_promise(trade, visit);
        if !is_empty(trade) {
            visit(Choice::Propose);
        }
        visit(Choice::Withdraw);
    }

    fn each_promise(&self, trade: &Trade, visit: &mut impl FnMut(Choice)) {
        let own = trade.by;
        let (me, you) = (self.trader(own), self.trader(1 - own));
        for (promiser, payee, choice) in [
            (me, you, Choice::PromiseTruce),
            (you, me, Choice::WantTruce),
        ] {
            let side = usize::from(promiser == self.trader(1));
            let already = self.players[promiser].promises.truce_next & 1 << payee.0 != 0;
            if !already && !trade.truce[side] && rank(choice) >= trade.rank {
                visit(choice);
            }
        }
        for (promiser, payee, mine) in [(me, you, true), (you, me, false)] {
            let side = usize::from(promiser == self.trader(1));
            let already = self.players[promiser].promises.contract_next[payee.index()];
            if already.target != NONE || trade.attack[side] != NONE {
                continue;
            }
            for target in Seat::first(self.settings.seats) {
                let third = target != me && target != you && self.players[target].alive();
                let choice = if mine {
                    Choice::PromiseAttack(target)
                } else {
                    Choice::WantAttack(target)
                };
                if third && rank(choice) >= trade.rank {
                    visit(choice);
                }
            }
        }
    }

    /// Nothing changes while an offer is written, so what can be asked for is thought of once.
    pub(crate) fn think_of_wishes(&mut self) {
        if let Some(trade) = self.trade {
            let wantable = self.wantable(self.trader(trade.by), self.trader(1 - trade.by));
            self.trade = Some(Trade { wantable, ..trade });
        }
    }

    /// Cards that `asker` can believe to be in that hand: known to be there, or a hand card that no one has shown elsewhere.
    fn wantable(&self, asker: Seat, owner: Seat) -> u128 {
        let known = self.players[owner].known[asker.index()].kinds();
        let unknown =
            self.players[owner].hand.len() > self.players[owner].known[asker.index()].len();
        if !unknown {
            return known;
        }
        let masks = &self.content.masks;
        let mut hands = [&self.table.discard; SEATS + 1];
        let mut others = 1;
        let mut in_play = 0;
        for seat in Seat::first(self.settings.seats) {
            let player = &self.players[seat];
            in_play |= player.equipped()
                | if player.blessing == NONE {
                    0
                } else {
                    1 << player.blessing
                };
            if seat != owner {
                let own = seat == asker;
                hands[others] = if own {
                    &player.hand
                } else {
                    &player.known[asker.index()]
                };
                others += 1;
            }
        }
        let seen = hands[..others]
            .iter()
            .fold(in_play, |set, hand| set | hand.kinds());
        let may_hide = masks.hand() & !masks.item;
        let doubles = if self.settings.rules.hopes_are_for_hand_cards() {
            masks.doubles & may_hide
        } else {
            masks.doubles
        };
        let doubles = bits(doubles & seen).filter(|&card| {
            let count: u8 = hands[..others]
                .iter()
                .map(|hand| hand.count(Card(card)))
                .sum();
            count < self.content.cards[usize::from(card)].copies
        });
        let hidden = doubles.fold(may_hide & !seen, |set, card| set | 1 << card);
        known | hidden
    }

    pub(crate) fn draft(&mut self, part: Choice, events: &mut impl Sink<Event>) {
        let Some(trade) = &mut self.trade else {
            return;
        };
        let own = usize::from(trade.by);
        let other = 1 - own;
        let ordered = !self.settings.rules.drafts_are_free();
        if ordered {
            trade.rank = rank_after(part);
        }
        match part {
            Choice::Give(coin) => trade.capital[own] += i16::from(coin),
            Choice::Want(coin) => trade.capital[other] += i16::from(coin),
            Choice::GiveCard(card) => trade.cards[own].add(card),
            Choice::WantCard(card) => trade.cards[other].add(card),
            Choice::PromiseTruce => trade.truce[own] = true,
            Choice::WantTruce => trade.truce[other] = true,
            Choice::PromiseAttack(target) => trade.attack[own] = target.0,
            Choice::WantAttack(target) => trade.attack[other] = target.0,
            Choice::Propose => {
                trade.open = true;
                // NS-D11: an offer counts once it is made; a counter-offer is none of its own.
                self.table.offers += u8::from(!ordered && trade.counters == 0);
                let (by, shown) = (trade.by, trade.cards[own]);
                let (seat, to) = (self.trader(by), self.trader(1 - by));
                // Whoever offers a card shows that it is there.
                for known in &mut self.players[seat].known {
                    *known = known.at_least(&shown);
                }
                events.tell(|| Event::Offered {
                    seat,
                    to,
                    terms: self.terms(),
                });
                self.push(Step::Answer);
                return;
            }
            _ => {
                let seat = self.trader(own as u8);
                self.trade = None;
                events.tell(|| Event::OfferWithdrawn { seat });
                return;
            }
        }
        self.push(Step::Draft);
    }

    pub(crate) fn each_answer(&self, visit: &mut impl FnMut(Choice)) {
        let Some(trade) = &self.trade else {
            return;
        };
        if self.can_accept() {
            visit(Choice::AcceptOffer);
        }
        visit(Choice::RefuseOffer);
        if trade.counters < MOST_COUNTERS {
            visit(Choice::CounterOffer);
        }
    }

    pub(crate) fn can_accept(&self) -> bool {
        let Some(trade) = &self.trade else {
            return false;
        };
        let side = 1 - trade.by;
        let player = &self.players[self.trader(side)];
        let wanted = &trade.cards[usize::from(side)];
        trade.capital[usize::from(side)] <= player.capital
            && wanted.at_most(&player.hand) == *wanted
    }

    pub(crate) fn answer_offer(&mut self, answer: Choice, events: &mut impl Sink<Event>) {
        let Some(trade) = self.trade else {
            return;
        };
        let seat = self.trader(1 - trade.by);
        match answer {
            Choice::AcceptOffer => {
                let with = self.trader(trade.by);
                events.tell(|| Event::Traded {
                    seat: with,
                    with: seat,
                    terms: self.terms(),
                });
                self.exchange(&trade);
                self.trade = None;
            }
            Choice::CounterOffer => {
                self.trade = Some(Trade {
                    by: 1 - trade.by,
                    open: false,
                    counters: trade.counters + 1,
                    capital: [0; 2],
                    cards: [Bag::default(); 2],
                    truce: [false; 2],
                    attack: [NONE; 2],
                    rank: 0,
                    ..trade
                });
                self.think_of_wishes();
                events.tell(|| Event::Countering { seat });
                self.push(Step::Draft);
            }
            _ => {
                let to = self.trader(trade.by);
                events.tell(|| Event::OfferRefused {
                    seat,
                    to,
                    why: self.objection(),
                });
                self.trade = None;
            }
        }
    }

    /// Everything changes hands together; the pay for an enforced contract waits in escrow.
    fn exchange(&mut self, trade: &Trade) {
        let enforced = self.settings.promises == PromiseMode::Enforced;
        for side in 0..2_usize {
            let (giver, taker) = (self.trader(side as u8), self.trader(1 - side as u8));
            let n = trade.capital[side];
            self.players[giver].capital -= n;
            let target = trade.attack[1 - side];
            let escrow = if target != NONE && enforced { n } else { 0 };
            self.players[taker].capital += n - escrow;
            if target != NONE {
                self.players[taker].promises.contract_next[giver.index()] =
                    Contract { target, escrow };
            }
            for card in trade.cards[side].iter() {
                self.players[giver].lose_open(card);
                // NS-D28: a traded Item may be equipped by its new owner.
                self.players[taker].gain_open(card);
            }
            if trade.truce[side] {
                self.players[giver].promises.truce_next |= 1 << taker.0;
            }
        }
    }

    /// The offer, seen from the one who makes it.
    pub(crate) fn terms(&self) -> Terms {
        let trade = self.trade.as_ref().expect("an offer is made");
        let own = usize::from(trade.by);
        let other = 1 - own;
        let seat = |target: u8| (target != NONE).then_some(Seat(target));
        Terms {
            give: trade.capital[own],
            give_cards: trade.cards[own].iter().collect(),
            want: trade.capital[other],
            want_cards: trade.cards[other].iter().collect(),
            promise_truce: trade.truce[own],
            want_truce: trade.truce[other],
            promise_attack: seat(trade.attack[own]),
            want_attack: seat(trade.attack[other]),
        }
    }

    pub(crate) fn truce_binds(&self, seat: Seat, other: Seat) -> bool {
        self.settings.promises == PromiseMode::Enforced
            && self.players[seat].promises.truce_now & 1 << other.0 != 0
    }

    /// An Attack is declared: contracts are fulfilled, honour may be lost.
    pub(crate) fn keep_promises(
        &mut self,
        seat: Seat,
        attacked: Option<Seat>,
        events: &mut impl Sink<Event>,
    ) {
        let Some(target) = attacked else {
            return;
        };
        for payer in Seat::first(self.settings.seats) {
            let contract = self.players[seat].promises.contract_now[payer.index()];
            if contract.target == target.0 {
                self.players[seat].promises.contract_now[payer.index()] = Contract::NOTHING;
                count_up(&mut self.players[seat].promises.kept);
                self.players[seat].capital += contract.escrow;
                events.tell(|| Event::ContractKept {
                    seat,
                    payer,
                    paid: contract.escrow,
                });
            }
        }
        if self.players[seat].promises.truce_now & 1 << target.0 != 0 {
            self.players[seat].promises.truce_now &= !(1 << target.0);
            count_up(&mut self.players[seat].promises.broken);
            events.tell(|| Event::TruceBroken { seat, with: target });
        }
    }

    /// The turn of the promiser is over: what was not done is refunded.
    pub(crate) fn end_promises(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let promises = self.players[seat].promises;
        for with in bits(promises.truce_now.into()).map(Seat) {
            count_up(&mut self.players[seat].promises.kept);
            events.tell(|| Event::TruceKept { seat, with });
        }
        self.players[seat].promises.truce_now = 0;
        for payer in Seat::first(self.settings.seats) {
            let contract = promises.contract_now[payer.index()];
            if contract.target != NONE {
                count_up(&mut self.players[seat].promises.broken);
                self.players[payer].capital += contract.escrow;
                events.tell(|| Event::ContractBroken {
                    seat,
                    payer,
                    refunded: contract.escrow,
                });
            }
        }
        self.players[seat].promises.contract_now = [Contract::NOTHING; SEATS];
    }
}

fn count_up(n: &mut u8) {
    *n = n.saturating_add(1);
}

/// Cards to ask for that the offer does not ask for yet.
fn missing(trade: &Trade) -> u128 {
    let open = above(trade.rank, rank(Choice::WantCard(Card(0))));
    trade.wantable & open & !trade.cards[usize::from(1 - trade.by)].kinds()
}

fn nth_of(set: u128, nth: usize) -> Card {
    let (low, nth) = (set as u64, nth as u32);
    match nth.checked_sub(low.count_ones()) {
        None => Card(kernel::nth_one(low, nth)),
        Some(nth) => Card(64 + kernel::nth_one((set >> 64) as u64, nth)),
    }
}

fn is_empty(trade: &Trade) -> bool {
    trade.capital == [0; 2]
        && trade.cards == [Bag::default(); 2]
        && trade.truce == [false; 2]
        && trade.attack == [NONE; 2]
}

/// Parts below this rank cannot follow in version 2 of the rules.
fn rank_after(part: Choice) -> u16 {
    match part {
        Choice::WantCard(_) | Choice::PromiseTruce | Choice::WantTruce => rank(part) + 1,
        Choice::PromiseAttack(_) => rank(Choice::WantAttack(Seat(0))),
        Choice::WantAttack(_) => u16::MAX,
        _ => rank(part),
    }
}

/// The cards that may still be added when parts of this rank have been: those not below it.
fn above(rank: u16, first: u16) -> u128 {
    match rank.saturating_sub(first) {
        0 => u128::MAX,
        past @ 1..128 => u128::MAX << past,
        _ => 0,
    }
}

/// The place of a part in an offer.
fn rank(part: Choice) -> u16 {
    let coin = |coin: u8| match coin {
        20 => 0,
        5 => 1,
        _ => 2,
    };
    match part {
        Choice::Give(n) => coin(n),
        Choice::GiveCard(card) => 3 + u16::from(card.0),
        Choice::Want(n) => 200 + coin(n),
        Choice::WantCard(card) => 203 + u16::from(card.0),
        Choice::PromiseTruce => 400,
        Choice::WantTruce => 401,
        Choice::PromiseAttack(_) => 402,
        Choice::WantAttack(_) => 403,
        _ => 404,
    }
}
