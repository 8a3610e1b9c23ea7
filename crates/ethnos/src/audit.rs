//! Nothing is ever lost: every card, marker, token and coin is counted after every step.

use kernel::{Phrase, Seat};

use crate::card::{Cards, KINGDOMS, Kind, kinds};
use crate::state::{Ask, Ethnos};
use crate::words;

impl Ethnos {
    pub(crate) fn count_pieces(&self) -> Result<(), Phrase> {
        self.count_cards()?;
        self.count_hands()?;
        self.count_markers()?;
        self.count_small_pieces()
    }

    fn count_cards(&self) -> Result<(), Phrase> {
        let deck = self.deck.allies.as_slice().iter().map(|&kind| Kind(kind));
        let hands = Seat::first(self.rules.seats).flat_map(|seat| self.hands[seat].cards.each());
        let found: Cards = deck
            .chain(self.pool.each())
            .chain(hands)
            .chain(self.bands.laid().iter().copied())
            .chain(self.solo.dashboard.each())
            .collect();
        let all = self.rules.full_deck();
        let mut either = kinds::each(found.kinds() | all.kinds());
        if let Some(kind) = either.find(|&kind| found.count(kind) != all.count(kind)) {
            return Err(broken("ET-AGE-13", "pieces-cards")
                .with("card", words::card(self.rules.card(kind)))
                .with("n", found.count(kind))
                .with("of", all.count(kind)));
        }
        if self.deck.above > self.deck.allies.len() {
            return Err(broken("ET-AGE-9", "pieces-above")
                .with("n", self.deck.above)
                .with("of", self.deck.allies.len()));
        }
        Ok(())
    }

    /// No hand is too large, and no card is known of it that is not there.
    fn count_hands(&self) -> Result<(), Phrase> {
        for seat in Seat::first(self.rules.seats) {
            let hand = &self.hands[seat];
            if hand.cards.len() > self.rules.hand_limit {
                return Err(broken("ET-HAND-1", "pieces-hand")
                    .with("seat", seat)
                    .with("n", hand.cards.len()));
            }
            let mut open = hand.open.each();
            if let Some(kind) = open.find(|&kind| hand.open.count(kind) > hand.cards.count(kind)) {
                return Err(broken("ET-DRAW-3", "pieces-open")
                    .with("seat", seat)
                    .with("card", words::card(self.rules.card(kind))));
            }
        }
        Ok(())
    }

    fn count_markers(&self) -> Result<(), Phrase> {
        for seat in Seat::first(self.rules.parties) {
            let horde = self.hordes[seat].count_ones() as u16;
            let placed =
                self.markers_on_board(seat) + horde + u16::from(self.rules.fixed_markers());
            if placed + u16::from(self.supply[seat]) != u16::from(self.rules.markers) {
                return Err(broken("ET-COMP-16", "pieces-markers")
                    .with("seat", seat)
                    .with("placed", placed)
                    .with("supply", self.supply[seat])
                    .with("of", self.rules.markers));
            }
        }
        Ok(())
    }

    fn count_small_pieces(&self) -> Result<(), Phrase> {
        let held: u32 = self.trolls.0.iter().map(|own| own.count_ones()).sum();
        let all = self.trolls.0.iter().fold(0_u8, |all, own| all | own);
        if held != all.count_ones() || (held > 0 && !self.rules.has.trolls) {
            return Err(broken("ET-COMP-17", "pieces-tokens"));
        }
        for coin in 0..self.rules.coins.len() {
            let laid: u8 = (0..KINGDOMS)
                .map(|kingdom| self.coins.laid[kingdom][coin])
                .sum();
            if laid + self.coins.left[coin] > self.rules.coin_counts[coin] {
                return Err(
                    broken("ET-COMP-28", "pieces-coins").with("value", self.rules.coins[coin])
                );
            }
        }
        if self.track.0.iter().any(|&at| at > self.rules.track.last) {
            return Err(broken("ET-COMP-22", "pieces-track"));
        }
        let idle = self.ask != Ask::Keep && !self.keeping.is_empty()
            || !matches!(self.ask, Ask::Members { .. }) && self.building.len() > 0;
        if idle {
            Err(Phrase::new("pieces-aside"))
        } else {
            Ok(())
        }
    }
}

/// Pieces that do not add up, by this rule.
fn broken(rule: &'static str, key: &'static str) -> Phrase {
    Phrase::new(key).with("rule", rule)
}
