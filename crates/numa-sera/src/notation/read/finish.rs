//! What no line says: the agenda of a plain turn, cards that lie in their decks, figures that follow from the rest.

use kernel::Seat;

use super::{Read, Reader};
use crate::content::{CardKind, NONE};
use crate::notation::write::known_by_default;
use crate::notation::{error, steps};
use crate::state::{NumaSera, SEATS, Step};

impl Reader {
    pub(super) fn finish(mut self) -> Read<NumaSera> {
        self.read_agenda()?;
        self.deal_the_rest()?;
        let seats = self.game.settings.seats;
        let choosing = self
            .game
            .agenda
            .as_slice()
            .iter()
            .any(|step| matches!(step, Step::PickKingdom(_)));
        let before = self.game.agenda.as_slice().contains(&Step::RevealLines);
        for seat in Seat::first(seats) {
            let nth = seat.index();
            let kingdom = self.game.players[seat].kingdom;
            if kingdom == NONE {
                if choosing {
                    self.game.players[seat].line_set = false;
                    continue;
                }
                return error(format!("{seat} has no kingdom"));
            }
            if Seat::first(seats)
                .any(|other| other != seat && self.game.players[other].kingdom == kingdom)
            {
                return error("two players have the same kingdom");
            }
            if self.game.players[seat].alive() {
                let first = self.game.content.kingdoms[usize::from(kingdom)].pre_ticked;
                self.game.players[seat].blocks |= 1 << first;
            }
            let known = known_by_default(&self.game.content, &self.game.players[seat]);
            for by in 0..=SEATS {
                if !self.known_given[nth][by] {
                    self.game.players[seat].known[by] = known;
                }
            }
            if before || !self.game.players[seat].alive() {
                continue;
            }
            let power = self.game.players[seat].power;
            self.game.players[seat].power = 0;
            self.game.refresh(seat);
            let most = self.game.max_power(seat).max(1);
            let given = self.power_given[nth];
            self.game.players[seat].power = if given { power.min(most) } else { most };
            self.game.players[seat].cache.dirty = self.unsettled[nth];
        }
        self.game.think_of_wishes();
        self.game.audit_text()?;
        Ok(self.game)
    }

    fn read_agenda(&mut self) -> Read<()> {
        let given = self.agenda.take();
        let default = || vec!["end-turn".to_owned(), "turn".to_owned()];
        for text in given.unwrap_or_else(default) {
            let step = steps::read(&self.game, &text)?;
            if steps::needs_battle(step) && self.game.battle.is_none() {
                return error(format!("{text:?} needs a Battle"));
            }
            if matches!(step, Step::Draft | Step::Answer) && self.game.trade.is_none() {
                return error(format!("{text:?} needs a trade"));
            }
            if self.game.agenda.as_slice().len() > 60 {
                return error("the agenda is too long");
            }
            self.game.agenda.push(step);
        }
        match self
            .game
            .agenda
            .last()
            .and_then(|step| self.game.asked(step))
        {
            _ if self.game.over.is_some() => Ok(()),
            Some(seat) if self.game.players[seat].alive() => Ok(()),
            Some(_) => error("an eliminated player cannot be asked"),
            None => error("the agenda must end with a question"),
        }
    }

    /// Every card that no line mentions lies in its deck.
    fn deal_the_rest(&mut self) -> Read<()> {
        let content = self.game.content.clone();
        let elsewhere = self.game.cards_outside_decks();
        for (card, info) in content.cards.iter().enumerate() {
            let Some(rest) = info.copies.checked_sub(elsewhere[card]) else {
                return error(format!(
                    "{} lies in more places than there are copies",
                    info.name
                ));
            };
            for _ in 0..rest {
                if info.kind == CardKind::Item {
                    self.game.table.forge.deck.add(card as u8);
                } else {
                    self.game.table.deck.top.add(card as u8);
                }
            }
        }
        let seats = self.game.settings.seats;
        for (skill, info) in content.skills.iter().enumerate() {
            let learnt: u8 = Seat::first(seats)
                .map(|seat| self.game.players[seat].skills[skill])
                .sum();
            let all = (content.meta.skill_deck_base + seats).min(info.copies);
            let Some(rest) = all.checked_sub(learnt) else {
                return error(format!("there are only {all} cards of {}", info.name));
            };
            self.game.table.colleges[skill] = rest;
        }
        if !self.deck_given {
            let want = content.meta.strongholds_by_players[usize::from(seats) - 2];
            let seen = self.game.strongholds_outside_deck();
            let missing = usize::from(want).saturating_sub(seen.count_ones() as usize);
            let rest = (0..content.strongholds.len() as u8).filter(|hold| seen & 1 << hold == 0);
            rest.take(missing)
                .for_each(|hold| self.game.table.holds.deck.add(hold));
        }
        Ok(())
    }
}
