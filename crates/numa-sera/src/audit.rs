//! Counting every piece.

use kernel::{NotationError, Phrase, Seat};

use crate::bag::bits;
use crate::content::{CardKind, NONE, SkillType};
use crate::notation::skill_word;
use crate::state::{Cache, NumaSera, Step};

impl NumaSera {
    pub(crate) fn count_everything(&self) -> Result<(), Phrase> {
        self.count_cards()?;
        self.count_strongholds()?;
        self.count_skills()?;
        for seat in Seat::first(self.settings.seats) {
            self.check_player(seat)?;
        }
        Ok(())
    }

    /// For positions that were written by hand.
    pub(crate) fn audit_text(&self) -> Result<(), NotationError> {
        self.count_everything().map_err(NotationError::new)
    }

    fn count_cards(&self) -> Result<(), Phrase> {
        let mut count = self.cards_outside_decks();
        let decks = [
            self.table.deck.top.as_slice(),
            self.table.forge.deck.as_slice(),
        ];
        for &card in decks.into_iter().flatten() {
            count[usize::from(card)] += 1;
        }
        for (&has, info) in count.iter().zip(&self.content.cards) {
            if has != info.copies {
                let card = Phrase::new("audit-card").with("card", info.name.as_str());
                return Err(figures(card, has, info.copies));
            }
        }
        Ok(())
    }

    /// How many of each card are anywhere but in the unknown part of a deck.
    pub(crate) fn cards_outside_decks(&self) -> Vec<u8> {
        let mut count = vec![0_u8; self.content.cards.len()];
        let mut add = |card: u8| {
            if let Some(count) = count.get_mut(usize::from(card)) {
                *count = count.saturating_add(1);
            }
        };
        let table = &self.table;
        table
            .deck
            .bottom
            .as_slice()
            .iter()
            .for_each(|card| add(card.card));
        table.discard.iter().for_each(|card| add(card.0));
        table.looked.as_slice().iter().copied().for_each(&mut add);
        table
            .forge
            .bottom
            .as_slice()
            .iter()
            .copied()
            .for_each(&mut add);
        table.forge.row.iter().copied().for_each(&mut add);
        for seat in Seat::first(self.settings.seats) {
            self.players[seat].hand.iter().for_each(|card| add(card.0));
            self.cards_in_play(seat).iter().for_each(|card| add(card.0));
        }
        if let Some(battle) = &self.battle {
            for side in &battle.sides {
                side.played.as_slice().iter().copied().for_each(&mut add);
                add(side.negated);
            }
        }
        for &step in self.agenda.as_slice() {
            match step {
                Step::DiscardCard(card) | Step::Maven { card, .. } => add(card.0),
                _ => {}
            }
        }
        count
    }

    pub(crate) fn strongholds_outside_deck(&self) -> u16 {
        let holds = &self.table.holds;
        let table = holds.bottom.as_slice().iter().chain(&holds.row);
        let mut seen = table
            .filter(|&&hold| hold != NONE)
            .fold(0, |set, hold| set | 1 << hold);
        for seat in Seat::first(self.settings.seats) {
            seen |= self.players[seat].strongholds;
        }
        seen
    }

    fn count_strongholds(&self) -> Result<(), Phrase> {
        let holds = &self.table.holds;
        let mut all: Vec<u8> = holds.deck.as_slice().to_vec();
        all.extend_from_slice(holds.bottom.as_slice());
        all.extend(holds.row.iter().filter(|&&hold| hold != NONE));
        for seat in Seat::first(self.settings.seats) {
            all.extend(bits(self.players[seat].strongholds.into()));
        }
        let total = all.len();
        all.sort_unstable();
        all.dedup();
        let want = self.content.meta.strongholds_by_players[usize::from(self.settings.seats) - 2];
        if all.len() != total || total != usize::from(want) {
            let why = figures(Phrase::new("audit-strongholds"), total as u8, want);
            return Err(why.with("different", all.len() as u8));
        }
        Ok(())
    }

    fn count_skills(&self) -> Result<(), Phrase> {
        for (skill, info) in SkillType::ALL.into_iter().zip(&self.content.skills) {
            let learnt: u8 = Seat::first(self.settings.seats)
                .map(|seat| self.skill(seat, skill))
                .sum();
            let want = (self.content.meta.skill_deck_base + self.settings.seats).min(info.copies);
            let has = learnt + self.table.colleges[skill as usize];
            if has != want {
                let why = Phrase::new("audit-skill").with("skill", skill_word(skill));
                return Err(figures(why, has, want));
            }
        }
        Ok(())
    }

    fn check_player(&self, seat: Seat) -> Result<(), Phrase> {
        let player = &self.players[seat];
        let wrong = |key: &'static str| Err(Phrase::new(key).with("seat", seat));
        if player.capital < 0 {
            return Err(Phrase::new("audit-capital")
                .with("seat", seat)
                .with("has", player.capital));
        }
        if player.kingdom != NONE && player.alive() {
            let most = self.max_power(seat).max(1);
            if player.power > most {
                return Err(Phrase::new("audit-power")
                    .with("seat", seat)
                    .with("has", player.power)
                    .with("most", most));
            }
        }
        for (viewer, known) in player.known.iter().enumerate() {
            if viewer != seat.index() && known.at_most(&player.hand) != *known {
                return wrong("audit-known");
            }
        }
        let mut purse = bits(player.purse.into());
        if purse.any(|holder| self.table.placed[usize::from(holder)] == 0) {
            return wrong("audit-purse");
        }
        if !self.is_fresh(seat) {
            return wrong("audit-figures");
        }
        let kind = |card: u8| self.content.cards[usize::from(card)].kind;
        if bits(player.mavens).any(|card| kind(card) != CardKind::Maven) {
            return wrong("audit-circle");
        }
        Ok(())
    }

    /// Whether the stored figures of a player are those that follow from the table.
    fn is_fresh(&self, seat: Seat) -> bool {
        let before = self.players[seat].cache;
        if before == Cache::default() {
            return true;
        }
        let mut fresh = self.clone();
        fresh.refresh(seat);
        let after = fresh.players[seat].cache;
        (before.flat, before.triggers, before.able) == (after.flat, after.triggers, after.able)
    }
}

fn figures(why: Phrase, has: u8, needs: u8) -> Phrase {
    why.with("has", has).with("needs", needs)
}
