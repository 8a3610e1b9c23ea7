//! Phase 1: the Exploration deck and what comes out of it.

use kernel::{Dice, Pool, Seat, Seen, Sink};

use crate::content::{Card, CardKind, EMPTY, NONE, Trigger};
use crate::event::Event;
use crate::state::{Bottomed, Ctx, Deck, NumaSera, Step};

impl Deck {
    pub(crate) fn len(&self) -> usize {
        usize::from(self.top.len()) + self.bottom.as_slice().len()
    }

    /// The top card. Cards of one batch at the bottom have no order, so one of them is drawn.
    pub(crate) fn draw(&mut self, dice: &mut Dice) -> Option<Card> {
        if let Some(card) = self.top.draw(dice) {
            return Some(Card(card));
        }
        let first = self.bottom.as_slice().first()?.batch;
        self.draw_from_batch(first, u128::MAX, dice)
    }

    fn draw_from_batch(&mut self, batch: u8, mask: u128, dice: &mut Dice) -> Option<Card> {
        let fits = |card: &Bottomed| card.batch == batch && mask >> card.card & 1 != 0;
        let bottom = self.bottom;
        let places = || (0..bottom.as_slice().len()).filter(|&at| fits(&bottom.as_slice()[at]));
        let roll = dice.draw(places().count() as u32, |wish| {
            let nth = places().position(|at| u32::from(bottom.as_slice()[at].card) == wish);
            nth.map(|nth| nth as u32)
        });
        let at = places().nth(roll as usize)?;
        let drawn = self.bottom.take(at);
        // No one knows any longer which cards of a broken batch are left.
        let mut rest = crate::stack::Stack::new(drawn);
        for &card in self.bottom.as_slice() {
            let by = if card.batch == batch { NONE } else { card.by };
            rest.push(Bottomed { by, ..card });
        }
        self.bottom = rest;
        Some(Card(drawn.card))
    }

    /// The nearest card of some kinds; then the deck is shuffled.
    pub(crate) fn draw_of(&mut self, mask: u128, dice: &mut Dice) -> Option<Card> {
        let (mut places, mut count) = ([0_u8; 80], 0);
        for (at, &card) in self.top.as_slice().iter().enumerate() {
            places[count] = at as u8;
            count += usize::from(mask >> card & 1 != 0);
        }
        let card = if count > 0 {
            let places = &places[..count];
            let top = self.top.as_slice();
            let roll = dice.draw(count as u32, |wish| {
                let there = |&at: &u8| u32::from(top[usize::from(at)]) == wish;
                places.iter().position(there).map(|nth| nth as u32)
            });
            let at = places[roll as usize];
            Some(Card(self.top.take(at.into())))
        } else {
            let fitting = self
                .bottom
                .as_slice()
                .iter()
                .find(|card| mask >> card.card & 1 != 0);
            let batch = fitting.map(|card| card.batch);
            batch.and_then(|batch| self.draw_from_batch(batch, mask, dice))
        };
        if card.is_some() {
            self.shuffle();
        }
        card
    }

    pub(crate) fn shuffle(&mut self) {
        while let Some(card) = self.bottom.pop() {
            self.top.add(card.card);
        }
        self.batches = 0;
    }

    fn put_under(&mut self, cards: impl Iterator<Item = u8>, by: Seat) {
        let batch = self.batches;
        self.batches = self.batches.wrapping_add(1);
        for card in cards {
            self.bottom.push(Bottomed {
                card,
                batch,
                by: by.0,
            });
        }
    }
}

impl NumaSera {
    /// NS-R6-1: draw the top card, or the best of several where a card says so.
    pub(crate) fn explore(&mut self, seat: Seat, dice: &mut Dice, events: &mut impl Sink<Event>) {
        if !self.players[seat].alive() {
            return;
        }
        let look = self.now(seat).look.max(1);
        self.table.looked.clear();
        for _ in 0..look {
            match self.draw_exploration(dice, events) {
                Some(card) => self.table.looked.push(card.0),
                None => break,
            }
        }
        match *self.table.looked.as_slice() {
            [] => {}
            [card] => {
                self.table.looked.clear();
                self.resolve(seat, Card(card), events);
            }
            _ => {
                events.tell(|| {
                    let mut cards: Vec<Card> = self
                        .table
                        .looked
                        .as_slice()
                        .iter()
                        .copied()
                        .map(Card)
                        .collect();
                    // The order of drawing says nothing, and the table does not show it.
                    cards.sort_unstable();
                    Event::Looked {
                        seat,
                        cards: Seen::Shown(cards),
                    }
                });
                self.push(Step::KeepOne(seat));
            }
        }
    }

    /// NS-D7: the Discard Pile is shuffled when a card must be drawn and the deck is empty.
    fn draw_exploration(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) -> Option<Card> {
        if self.table.deck.len() == 0 {
            if self.table.discard.len() == 0 {
                return None;
            }
            self.table.deck.top = self
                .table
                .discard
                .iter()
                .map(|card| card.0)
                .collect::<Pool<80>>();
            self.table.deck.batches = 0;
            self.table.discard = crate::bag::Bag::default();
            events.tell(|| Event::DeckReshuffled);
        }
        self.table.deck.draw(dice)
    }

    /// NS-D31: one card is kept, the others go to the bottom, known to the one who looked.
    pub(crate) fn keep(&mut self, seat: Seat, kept: Card, events: &mut impl Sink<Event>) {
        let mut looked = self.table.looked;
        self.table.looked.clear();
        if let Some(at) = looked.as_slice().iter().position(|&card| card == kept.0) {
            looked.take(at);
        }
        self.table
            .deck
            .put_under(looked.as_slice().iter().copied(), seat);
        self.resolve(seat, kept, events);
    }

    fn resolve(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        let info = self.content.card(card);
        let (kind, set) = (info.kind, info.set);
        self.push(Step::Explored { seat, kind });
        match kind {
            CardKind::Boon | CardKind::Hazard => {
                events.tell(|| Event::Revealed { seat, card });
                self.push(Step::DiscardCard(card));
                let ctx = Ctx {
                    hazard: kind == CardKind::Hazard,
                    ..Ctx::of(seat, set)
                };
                self.carry_out(Trigger::Reveal, ctx);
            }
            CardKind::Maven => {
                events.tell(|| Event::Revealed { seat, card });
                self.push(Step::Maven { seat, card });
            }
            CardKind::Battle | CardKind::Mythic | CardKind::Pool | CardKind::Item => {
                self.players[seat].hand.add(card);
                events.tell(|| Event::Drew {
                    seat,
                    kind: None,
                    card: Seen::Shown(card),
                });
            }
        }
    }

    /// NS-R6-6.
    pub(crate) fn answer_maven(
        &mut self,
        seat: Seat,
        card: Card,
        accept: bool,
        events: &mut impl Sink<Event>,
    ) {
        if accept {
            self.players[seat].mavens |= 1 << card.0;
            self.refresh(seat);
            events.tell(|| Event::MavenAccepted { seat, card });
            return;
        }
        self.discard(card);
        events.tell(|| Event::MavenRejected { seat, card });
        self.push(Step::Rejected { seat, card });
        let (list, set) = (self.content.card(card).reject, self.content.card(card).set);
        if list != EMPTY {
            self.push_list(list, Ctx::of(seat, set));
        }
    }
}
