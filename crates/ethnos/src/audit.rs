//! Nothing is ever lost: every card, marker, token and coin is counted after every step.

use kernel::{Phrase, Seat};

use crate::ability::Ability;
use crate::card::{Cards, KINGDOMS, Kind, kinds};
use crate::rules::COIN_VALUES;
use crate::state::{Ask, Band, Ethnos};
use crate::words;

impl Ethnos {
    pub(crate) fn count_pieces(&self) -> Result<(), Phrase> {
        self.count_cards()?;
        self.count_hands()?;
        self.count_markers()?;
        self.count_small_pieces()?;
        self.count_coins()?;
        self.find_giant()?;
        self.count_pool()
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
        if self.deck.dragons > 0 && self.deck.above > 0 {
            return Err(broken("ET-AGE-9", "pieces-dragons-above").with("n", self.deck.above));
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

    /// Coins are laid lowest first (ET-TRIBE-RACCOON-1) and leave the game with their Age (ET-AGE-16): none of a value is out
    /// before all lower ones are laid, and none is laid before all lower ones are laid or out.
    fn count_coins(&self) -> Result<(), Phrase> {
        let rules = &self.rules;
        let mut laid = [0_u8; COIN_VALUES];
        for (coin, laid) in laid.iter_mut().enumerate() {
            *laid = (0..KINGDOMS).map(|at| self.coins.laid[at][coin]).sum();
            if *laid + self.coins.left[coin] > rules.coin_counts[coin] {
                return Err(broken("ET-COMP-28", "pieces-coins").with("value", rules.coins[coin]));
            }
        }
        let gone = |coin: usize| rules.coin_counts[coin] - self.coins.left[coin] - laid[coin];
        let used = |coin: usize| rules.coin_counts[coin] > self.coins.left[coin];
        for (lower, &on_board) in laid.iter().enumerate() {
            let mut higher = lower + 1..COIN_VALUES;
            let waits = self.coins.left[lower] > 0 && higher.clone().any(used);
            if waits || on_board > 0 && higher.any(|coin| gone(coin) > 0) {
                let why = broken("ET-TRIBE-RACCOON-1", "pieces-coin-order");
                return Err(why.with("value", rules.coins[lower]));
            }
        }
        Ok(())
    }

    /// The token lies on a Giant-led Band that none exceeds, as soon as there is one (ET-TRIBE-GIANT-1, -3, -4). A Band
    /// whose marker is still asked about has not claimed it yet (ET-BAND-5).
    fn find_giant(&self) -> Result<(), Phrase> {
        let largest = self.giant_bands().map(|band| band.size).max();
        let lies_there = |holder: Seat, size: u8| {
            let mut bands = self.giant_bands();
            bands.any(|band| band.owner.0 == holder.0 && band.size == size)
        };
        match (self.giant, largest) {
            (None, None) => Ok(()),
            (None, Some(size)) => {
                Err(broken("ET-TRIBE-GIANT-4", "pieces-no-giant").with("n", size))
            }
            (Some(token), _)
                if largest != Some(token.size) || !lies_there(token.holder, token.size) =>
            {
                Err(broken("ET-TRIBE-GIANT-1", "pieces-giant")
                    .with("seat", token.holder)
                    .with("n", token.size))
            }
            (Some(_), _) => Ok(()),
        }
    }

    /// The Bands that have claimed the Giant token.
    pub(crate) fn giant_bands(&self) -> impl Iterator<Item = &Band> {
        let all = self.bands.all();
        let asked = usize::from(self.ask == Ask::Marker).min(all.len());
        let claimed = &all[..all.len() - asked];
        let leads = |band: &&Band| self.rules.ability(band.leader) == Ability::LargestBand;
        claimed.iter().filter(leads)
    }

    /// Recruitment Mode keeps the pool filled (ET-RECRUIT-2); in solo only once the Dashboard has got its cards
    /// (ET-SOLO-24), and at the end of an Age it stays as it is (ET-RECRUIT-5).
    fn count_pool(&self) -> Result<(), Phrase> {
        let least = match self.ask {
            Ask::Cash | Ask::Over => 0,
            Ask::Feed { .. } => {
                let taken = 1 + u8::from(self.last_named.0.is_some());
                self.rules.refill.saturating_sub(taken)
            }
            _ => self.rules.refill,
        };
        if self.pool.len() < least {
            return Err(broken("ET-RECRUIT-2", "pieces-pool")
                .with("n", self.pool.len())
                .with("least", least));
        }
        Ok(())
    }
}

/// Pieces that do not add up, by this rule.
fn broken(rule: &'static str, key: &'static str) -> Phrase {
    Phrase::new(key).with("rule", rule)
}
