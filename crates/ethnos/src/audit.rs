//! Nothing is ever lost: every card, marker, token and coin is counted after every step.

use kernel::Seat;

use crate::card::{Cards, KINGDOMS, Kind};
use crate::state::{Ask, Ethnos};

impl Ethnos {
    pub(crate) fn count_pieces(&self) -> Result<(), String> {
        self.count_cards()?;
        self.count_markers()?;
        self.count_small_pieces()
    }

    fn count_cards(&self) -> Result<(), String> {
        let mut found: Cards = self
            .deck
            .allies
            .as_slice()
            .iter()
            .map(|&kind| Kind(kind))
            .collect();
        let hands = Seat::first(self.rules.seats).flat_map(|seat| self.hands[seat].cards.each());
        let table = self.bands.laid().iter().copied();
        for kind in self
            .pool
            .each()
            .chain(hands)
            .chain(table)
            .chain(self.solo.dashboard.each())
        {
            found.add(kind);
        }
        let all = self.rules.full_deck();
        if found != all {
            return Err(format!(
                "the cards do not add up (ET-AGE-13): {found:?} instead of {all:?}"
            ));
        }
        for seat in Seat::first(self.rules.seats) {
            let hand = &self.hands[seat];
            if hand.cards.len() > self.rules.hand_limit {
                return Err(format!(
                    "{} cards in hand of {seat} (ET-HAND-1)",
                    hand.cards.len()
                ));
            }
            if let Some(kind) = hand
                .open
                .each()
                .find(|&kind| hand.open.count(kind) > hand.cards.count(kind))
            {
                return Err(format!(
                    "{seat} has more open than real cards of kind {kind:?}"
                ));
            }
        }
        if self.deck.above > self.deck.allies.len() {
            return Err(format!(
                "{} of {} cards above the Dragons",
                self.deck.above,
                self.deck.allies.len()
            ));
        }
        Ok(())
    }

    fn count_markers(&self) -> Result<(), String> {
        for seat in Seat::first(self.rules.parties) {
            let horde = self.hordes[seat].count_ones() as u16;
            let elsewhere =
                self.markers_on_board(seat) + horde + u16::from(self.rules.fixed_markers());
            if elsewhere + u16::from(self.supply[seat]) != u16::from(self.rules.markers) {
                return Err(format!(
                    "{seat} has {elsewhere} markers placed and {} in supply (ET-COMP-16)",
                    self.supply[seat]
                ));
            }
        }
        Ok(())
    }

    fn count_small_pieces(&self) -> Result<(), String> {
        let held: u32 = self.trolls.0.iter().map(|own| own.count_ones()).sum();
        let all = self.trolls.0.iter().fold(0_u8, |all, own| all | own);
        if held != all.count_ones() || (held > 0 && !self.rules.has.trolls) {
            return Err(format!(
                "a Troll token is held twice or not in the game: {:?}",
                self.trolls
            ));
        }
        for coin in 0..self.rules.coins.len() {
            let laid: u8 = (0..KINGDOMS)
                .map(|kingdom| self.coins.laid[kingdom][coin])
                .sum();
            if laid + self.coins.left[coin] > self.rules.coin_counts[coin] {
                return Err(format!(
                    "too many coins of {} (ET-COMP-28)",
                    self.rules.coins[coin]
                ));
            }
        }
        if self.track.0.iter().any(|&at| at > self.rules.track.last) {
            return Err(format!(
                "a marker is off the Merfolk board: {:?}",
                self.track
            ));
        }
        let idle = self.ask != Ask::Keep && !self.keeping.is_empty()
            || !matches!(self.ask, Ask::Members { .. }) && self.building.len() > 0;
        if idle {
            Err("cards are set aside although nobody is asked about them".to_owned())
        } else {
            Ok(())
        }
    }
}
