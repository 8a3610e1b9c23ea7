//! What no line says: the agenda of a plain turn, cards still in their decks, figures that follow from the rest.

use kernel::{NotationError, Phrase, Seat};

use super::Reader;
use crate::content::{CardKind, NONE, SkillType};
use crate::notation::write::known_by_default;
use crate::notation::{Read, error, names, quoting, steps, wrong};
use crate::state::{NumaSera, SEATS, Step};

impl Reader {
    pub(super) fn finish(mut self) -> Read<NumaSera> {
        self.read_agenda()?;
        self.deal_cards()?;
        self.deal_skills()?;
        self.deal_strongholds();
        let steps = self.game.agenda.as_slice();
        let choosing = steps
            .iter()
            .any(|step| matches!(step, Step::PickKingdom(_)));
        let before = steps.contains(&Step::RevealLines);
        for seat in Seat::first(self.game.settings.seats) {
            if self.game.players[seat].kingdom == NONE && choosing {
                self.game.players[seat].line_set = false;
                continue;
            }
            self.finish_kingdom(seat)?;
            if !before && self.game.players[seat].alive() {
                self.finish_figures(seat);
            }
        }
        self.game.think_of_wishes();
        self.game.audit_text()?;
        Ok(self.game)
    }

    /// One kingdom for each player, its first Block ticked, and its hand known as far as nothing else is said.
    fn finish_kingdom(&mut self, seat: Seat) -> Read<()> {
        let kingdom = self.game.players[seat].kingdom;
        if kingdom == NONE {
            return wrong("notation-needs-kingdom", &seat.to_string());
        }
        let seats = Seat::first(self.game.settings.seats);
        let mut others = seats.filter(|&other| other != seat);
        if others.any(|other| self.game.players[other].kingdom == kingdom) {
            return error("notation-same-kingdom");
        }
        if self.game.players[seat].alive() {
            let first = self.game.content.kingdoms[usize::from(kingdom)].pre_ticked;
            self.game.players[seat].blocks |= 1 << first;
        }
        let known = known_by_default(&self.game.content, &self.game.players[seat]);
        for by in 0..=SEATS {
            if !self.known_given[seat.index()][by] {
                self.game.players[seat].known[by] = known;
            }
        }
        Ok(())
    }

    /// Power is full where it is not given, and never above its maximum.
    fn finish_figures(&mut self, seat: Seat) {
        let power = self.game.players[seat].power;
        self.game.players[seat].power = 0;
        self.game.refresh(seat);
        let most = self.game.max_power(seat).max(1);
        let given = self.power_given[seat.index()];
        self.game.players[seat].power = if given { power.min(most) } else { most };
        self.game.players[seat].cache.dirty = self.unsettled[seat.index()];
    }

    fn read_agenda(&mut self) -> Read<()> {
        let given = self.agenda.take();
        let default = || vec!["end-turn".to_owned(), "turn".to_owned()];
        for text in given.unwrap_or_else(default) {
            let step = steps::read(&self.game, &text)?;
            if step.is_of_battle() && self.game.battle.is_none() {
                return wrong("notation-step-battle", &text);
            }
            if matches!(step, Step::Draft | Step::Answer) && self.game.trade.is_none() {
                return wrong("notation-step-trade", &text);
            }
            if self.game.agenda.as_slice().len() > 60 {
                return error("notation-agenda");
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
            Some(seat) => wrong("notation-asks-eliminated", &seat.to_string()),
            None => error("notation-question"),
        }
    }

    /// Every card that no line mentions is in its deck.
    fn deal_cards(&mut self) -> Read<()> {
        let content = self.game.content.clone();
        let elsewhere = self.game.cards_outside_decks();
        for (card, info) in content.cards.iter().enumerate() {
            let rest = info.copies.checked_sub(elsewhere[card]);
            let rest = rest.ok_or_else(|| quoting("notation-copies", &info.name))?;
            for _ in 0..rest {
                if info.kind == CardKind::Item {
                    self.game.table.forge.deck.add(card as u8);
                } else {
                    self.game.table.deck.top.add(card as u8);
                }
            }
        }
        Ok(())
    }

    /// Skill Cards that no one has are in the Colleges.
    fn deal_skills(&mut self) -> Read<()> {
        let content = self.game.content.clone();
        let seats = self.game.settings.seats;
        for (skill, info) in SkillType::ALL.into_iter().zip(&content.skills) {
            let learnt: u8 = Seat::first(seats)
                .map(|seat| self.game.skill(seat, skill))
                .sum();
            let all = (content.meta.skill_deck_base + seats).min(info.copies);
            let rest = all.checked_sub(learnt).ok_or_else(|| {
                let why = Phrase::new("notation-skill-cards").with("n", all);
                NotationError::new(why.with("skill", names::skill_word(skill)))
            })?;
            self.game.table.colleges[skill as usize] = rest;
        }
        Ok(())
    }

    /// Where no line says which Strongholds are in the deck, the first ones that are nowhere else.
    fn deal_strongholds(&mut self) {
        if self.deck_given {
            return;
        }
        let content = self.game.content.clone();
        let seats = self.game.settings.seats;
        let want = content.meta.strongholds_by_players[usize::from(seats) - 2];
        let seen = self.game.strongholds_outside_deck();
        let missing = usize::from(want).saturating_sub(seen.count_ones() as usize);
        let rest = (0..content.strongholds.len() as u8).filter(|hold| seen & 1 << hold == 0);
        rest.take(missing)
            .for_each(|hold| self.game.table.holds.deck.add(hold));
    }
}
