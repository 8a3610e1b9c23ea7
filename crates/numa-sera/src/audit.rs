//! Counting every piece.

use kernel::Seat;

use crate::bag::{Bag, bits};
use crate::content::{Card, CardKind, NONE};
use crate::state::{Cache, NumaSera, Step};

impl NumaSera {
    pub(crate) fn count_everything(&self) -> Result<(), String> {
        self.count_cards()?;
        self.count_strongholds()?;
        self.count_skills()?;
        for seat in Seat::first(self.settings.seats) {
            self.check_player(seat)?;
        }
        Ok(())
    }

    /// For positions that were written by hand.
    pub(crate) fn audit_text(&self) -> Result<(), kernel::NotationError> {
        self.count_everything().map_err(kernel::NotationError::new)
    }

    fn count_cards(&self) -> Result<(), String> {
        let mut count = self.cards_outside_decks();
        let decks = [
            self.table.deck.top.as_slice(),
            self.table.forge.deck.as_slice(),
        ];
        for &card in decks.into_iter().flatten() {
            count[usize::from(card)] += 1;
        }
        for (card, (have, info)) in count.iter().zip(&self.content.cards).enumerate() {
            if *have != info.copies {
                return Err(format!(
                    "{} (card {card}): {have} instead of {}",
                    info.id, info.copies
                ));
            }
        }
        Ok(())
    }

    /// How many of each card lie anywhere but in the unknown part of a deck.
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

    fn count_strongholds(&self) -> Result<(), String> {
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
            return Err(format!(
                "{total} Strongholds instead of {want}, {} different",
                all.len()
            ));
        }
        Ok(())
    }

    fn count_skills(&self) -> Result<(), String> {
        for (skill, info) in self.content.skills.iter().enumerate() {
            let learnt: u8 = Seat::first(self.settings.seats)
                .map(|seat| self.players[seat].skills[skill])
                .sum();
            let want = (self.content.meta.skill_deck_base + self.settings.seats).min(info.copies);
            let have = learnt + self.table.colleges[skill];
            if have != want {
                return Err(format!("{}: {have} cards instead of {want}", info.name));
            }
        }
        Ok(())
    }

    fn check_player(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        if player.capital < 0 {
            return Err(format!("{seat} has {} Capital", player.capital));
        }
        if player.kingdom != NONE && player.alive() && player.power > self.max_power(seat).max(1) {
            return Err(format!("{seat} has {} Power", player.power));
        }
        for (viewer, known) in player.known.iter().enumerate() {
            if viewer != seat.index() && known.at_most(&player.hand) != *known {
                return Err(format!("{viewer} knows cards of {seat} that are not there"));
            }
        }
        let purse: Bag = bits(player.purse.into()).map(Card).collect();
        if purse
            .iter()
            .any(|holder| self.table.placed[usize::from(holder.0)] == 0)
        {
            return Err(format!("{seat} has a purse without Capital"));
        }
        let mut fresh = self.clone();
        let before = player.cache;
        if before != Cache::default() {
            fresh.refresh(seat);
            let after = fresh.players[seat].cache;
            if (before.flat, before.triggers) != (after.flat, after.triggers) {
                return Err(format!("{seat}: figures are out of date"));
            }
        }
        let odd = bits(player.mavens)
            .any(|card| self.content.cards[usize::from(card)].kind != CardKind::Maven);
        if odd {
            return Err(format!(
                "{seat} has something in the Inner Circle that is no Maven"
            ));
        }
        Ok(())
    }
}
