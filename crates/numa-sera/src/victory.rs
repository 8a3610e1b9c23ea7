//! Classes, Victory Conditions and the end of the game.

use kernel::{Seat, Sink};

use crate::content::{Condition4, Unlock};
use crate::event::Event;
use crate::state::{Ending, How, NumaSera, Step};
use crate::stats::Moment;

impl NumaSera {
    /// After every step: unlock what can be unlocked, see whether someone has won. In turn order from the active player
    /// (NS-D12, NS-D26).
    pub(crate) fn settle(&mut self, events: &mut impl Sink<Event>) {
        let watching = self.content.watches_resources;
        // Asked after every step. Where nobody sits nothing changes.
        let players = self.players.0.iter();
        let dirty = players.fold(watching, |any, player| any | player.cache.dirty);
        if dirty && self.over.is_none() {
            self.look_again(watching, events);
        }
    }

    /// Looks at Classes and Victory Conditions of everyone for whom something changed.
    fn look_again(&mut self, watching: bool, events: &mut impl Sink<Event>) {
        let seats = self.settings.seats;
        let mut newest = None;
        for seat in self.table.active.clockwise(seats) {
            if !self.players[seat].alive() || !(watching || self.players[seat].cache.dirty) {
                continue;
            }
            // NS-D49: inside a Battle, Classes wait for its end.
            if self.battle.is_none() {
                self.unlock_classes(seat, events);
                self.players[seat].cache.dirty = false;
            }
            for condition in Condition4::ALL {
                let bit = 1 << condition as u8;
                if self.players[seat].met & bit == 0 && self.fulfils(seat, condition) {
                    self.players[seat].met |= bit;
                    events.tell(|| Event::ConditionMet { seat, condition });
                    newest = newest.or(Some((seat, condition)).filter(|_| self.has_won(seat)));
                }
            }
        }
        if let Some((seat, condition)) = newest {
            self.finish(1 << seat.0, How::Condition(condition), events);
        }
    }

    fn unlock_classes(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        for class in 0..self.content.classes.len() as u8 {
            let bit = 1 << class;
            if self.players[seat].classes & bit != 0 {
                continue;
            }
            let earned = match self.content.classes[usize::from(class)].unlock {
                Unlock::State(state) => self.holds(seat, state, Moment::default()),
                Unlock::Event { .. } => self.players[seat].earned & bit != 0,
            };
            if earned {
                self.gain_class(seat, class, events);
            }
        }
    }

    pub(crate) fn gain_class(&mut self, seat: Seat, class: u8, events: &mut impl Sink<Event>) {
        self.players[seat].classes |= 1 << class;
        self.players[seat].earned &= !(1 << class);
        self.refresh(seat);
        events.tell(|| Event::ClassUnlocked { seat, class });
    }

    #[inline]
    pub(crate) fn fulfils(&self, seat: Seat, condition: Condition4) -> bool {
        let (player, meta) = (&self.players[seat], &self.content.meta);
        match condition {
            Condition4::Conqueror => {
                player.strongholds.count_ones() >= meta.conqueror_strongholds.into()
            }
            Condition4::Champion => player.slain >= meta.champion_slain,
            Condition4::Master => player
                .skills
                .iter()
                .any(|&level| level >= meta.master_level),
            Condition4::Legend => player.classes.count_ones() >= meta.legend_classes.into(),
        }
    }

    fn has_won(&self, seat: Seat) -> bool {
        self.players[seat].met.count_ones() >= self.settings.win.conditions()
    }

    /// NS-R1-5: immediately, in the middle of anything.
    pub(crate) fn finish(&mut self, winners: u8, how: How, events: &mut impl Sink<Event>) {
        if self.over.is_some() {
            return;
        }
        self.over = Some(Ending { winners, how });
        // A card that was being resolved is on the Discard Pile, where everyone can see it.
        let agenda = self.agenda;
        self.agenda.clear();
        for &step in agenda.as_slice() {
            match step {
                Step::DiscardCard(card) => self.discard(card),
                other => self.agenda.push(other),
            }
        }
        events.tell(|| Event::Won {
            winners: Seat::first(self.settings.seats)
                .filter(|seat| winners & 1 << seat.0 != 0)
                .collect(),
            how,
        });
    }

    /// NS-D40: conditions, then what leads to them, then Capital.
    pub(crate) fn progress(&self, seat: Seat) -> (u32, u32, i16) {
        let player = &self.players[seat];
        let highest = player.skills.iter().copied().max().unwrap_or(0);
        let steps = player.strongholds.count_ones()
            + u32::from(player.slain)
            + player.classes.count_ones()
            + u32::from(highest);
        (player.met.count_ones(), steps, player.capital)
    }

    pub(crate) fn stop_for_length(&mut self, events: &mut impl Sink<Event>) {
        let alive = || self.alive_from(Seat(0));
        let best = alive().map(|seat| self.progress(seat)).max();
        let winners = alive()
            .filter(|&seat| Some(self.progress(seat)) == best)
            .fold(0, |set, seat| set | 1 << seat.0);
        self.finish(winners, How::LengthGuard, events);
    }
}
