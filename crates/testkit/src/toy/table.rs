//! What lies on the toy's table, and what a turn does to it.

use kernel::{BySeat, Pool, Seat, Sink};

use super::{Event, Flaw, HAND_LIMIT, Setup, Toy};

impl Toy {
    pub(super) fn empty(setup: &Setup) -> Self {
        Self {
            content: setup.content.clone(),
            seats: setup.seats,
            asked: Seat(0),
            over: false,
            deck: Pool::new(),
            hands: BySeat::default(),
            aside: Pool::new(),
            shown: Pool::new(),
            scores: BySeat::default(),
        }
    }

    pub(super) fn breaks(&self, flaw: Flaw) -> bool {
        self.content.flaw == flaw
    }

    pub(super) fn values(&self) -> impl Iterator<Item = u8> + use<> {
        1..=self.content.values
    }

    pub(super) fn all_cards(&self) -> Pool<24> {
        self.values()
            .flat_map(|card| (0..self.content.copies).map(move |_| card))
            .collect()
    }

    /// Every card, wherever it is.
    pub(super) fn whereabouts(&self) -> Pool<24> {
        let hands = Seat::first(self.seats).flat_map(|seat| self.hands[seat].as_slice());
        let piles = self.deck.as_slice().iter().chain(self.shown.as_slice());
        piles
            .chain(self.aside.as_slice())
            .chain(hands)
            .copied()
            .collect()
    }

    pub(super) fn holds(&self, card: u8) -> bool {
        self.hands[self.asked].count(card) > 0
    }

    /// TY-DRAW-1 and TY-DRAW-2.
    pub(super) fn may_draw(&self) -> bool {
        self.hands[self.asked].len() < HAND_LIMIT && !self.deck.is_empty()
    }

    pub(super) fn rival_holds_highest(&self) -> bool {
        self.hands[self.asked.next(self.seats)].count(self.content.values) > 0
    }

    /// TY-LAY-6: their sum, and three more for a pair.
    pub(super) fn lay(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.asked;
        let laid = std::mem::take(&mut self.aside).sorted();
        let cards = laid.as_slice();
        let pair = cards.len() == 2 && cards[0] == cards[1];
        let points = cards.iter().sum::<u8>() + if pair { 3 } else { 0 };
        cards.iter().for_each(|&card| self.shown.add(card));
        self.scores[seat] += u16::from(points);
        events.tell(|| Event::Laid {
            seat,
            cards: cards.to_vec(),
            points,
            is_hushed: self.breaks(Flaw::Reveals),
        });
    }

    /// TY-CALL-2: whether the next seat had one too.
    pub(super) fn call(&mut self, card: u8) -> bool {
        let (seat, rival) = (self.asked, self.asked.next(self.seats));
        self.hands[seat].remove(card);
        self.shown.add(card);
        let hit = self.hands[rival].remove(card);
        if hit {
            self.shown.add(card);
            self.scores[seat] += u16::from(card);
        }
        hit
    }

    /// TY-END-1 and TY-CALL-3.
    pub(super) fn pass(&mut self, again: bool, events: &mut impl Sink<Event>) {
        let empty = Seat::first(self.seats).any(|seat| self.hands[seat].is_empty());
        let ended = self.deck.is_empty() && empty;
        if ended && self.breaks(Flaw::Endless) {
            self.deck = self.all_cards();
            self.shown = Pool::new();
            self.hands = BySeat::default();
        } else if ended {
            self.over = true;
            events.tell(|| Event::Ended);
            return;
        }
        if !again {
            self.asked = self.asked.next(self.seats);
        }
    }
}
