//! Step 3 of a Battle: both sides roll, and those who may reroll.

use kernel::{Dice, Sink};

use super::aimed;
use crate::content::{Effect, Keep, SetId, Trigger, Whose};
use crate::event::Event;
use crate::state::{NumaSera, Step};

impl NumaSera {
    /// Step 3: the attacker rolls, then the defender. Independent Strongholds do not roll (NS-R13-5).
    pub(crate) fn roll_battle(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let sides = if self.independent() { 1 } else { 2 };
        for side in 0..sides {
            let mut die = self.roll_die(dice);
            let seat = self.side_seat(side);
            if self.side(side).roll_twice {
                let second = self.roll_die(dice);
                let kept = self.better(side, die, second);
                let dropped = if kept == die { second } else { die };
                // The one that counts is told last.
                events.tell(|| Event::Rolled { seat, die: dropped });
                die = kept;
            }
            events.tell(|| Event::Rolled { seat, die });
            self.sides()[usize::from(side)].die = die;
        }
        if let Some(battle) = &mut self.battle {
            battle.rolled = true;
        }
    }

    /// NS-D24: the sign acts on the die; positive and negative cancel each other (NS-R6-11).
    pub(super) fn signed(&self, side: u8, die: i8) -> i8 {
        match self.side(side).signs {
            1 => die.abs(),
            2 => -die.abs(),
            _ => die,
        }
    }

    fn better(&self, side: u8, first: i8, second: i8) -> i8 {
        if self.signed(side, second) > self.signed(side, first) {
            second
        } else {
            first
        }
    }

    /// Looks for the next reroll that this side has; each is offered once in a Battle.
    pub(crate) fn offer_rerolls(
        &mut self,
        side: u8,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.side_seat(side);
        if side == 1 && self.independent() {
            return;
        }
        let moment = self.moment(seat, None);
        let mut found = None;
        let items = self.items_count(seat, Trigger::Rolled);
        self.each_waiting(seat, items, Trigger::Rolled, |id| {
            let set = self.content.set(id);
            for (nth, ability) in set.abilities.iter().enumerate() {
                let waits = ability.on == Trigger::Rolled
                    && !self.used_up(seat, id, nth as u8)
                    && self.holds(seat, ability.when, moment);
                if waits && found.is_none() {
                    found = Some((id, nth as u8, *ability));
                }
            }
        });
        let Some((set, nth, ability)) = found else {
            return;
        };
        self.push(Step::OfferRerolls(side));
        let can_help = self
            .content
            .list(ability.list)
            .iter()
            .any(|effect| match *effect {
                Effect::Reroll { whose, keep } => self.reroll_can_help(side, whose, keep),
                _ => false,
            });
        if !can_help {
            self.mark_reroll(side, ability.limit_bit);
        } else if ability.may {
            self.push(Step::Reroll {
                side,
                set,
                ability: nth,
            });
        } else {
            self.reroll(side, set, nth, dice, events);
        }
    }

    fn reroll_can_help(&self, side: u8, whose: Whose, keep: Keep) -> bool {
        let target = aimed(side, whose);
        if target == 1 && self.independent() {
            return false;
        }
        let best = self
            .content
            .meta
            .die
            .iter()
            .map(|&face| self.signed(target, face))
            .max();
        keep == Keep::New || best > Some(self.signed(target, self.side(target).die))
    }

    pub(crate) fn mark_reroll(&mut self, side: u8, limit_bit: u8) {
        if let Some(battle) = &mut self.battle {
            battle.used[usize::from(side)] |= 1 << limit_bit;
        }
    }

    pub(crate) fn reroll(
        &mut self,
        side: u8,
        set: SetId,
        nth: u8,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let ability = self.content.set(set).abilities[usize::from(nth)];
        self.mark_reroll(side, ability.limit_bit);
        for at in 0..self.content.list(ability.list).len() {
            let Effect::Reroll { whose, keep } = self.content.list(ability.list)[at] else {
                continue;
            };
            let target = aimed(side, whose);
            let die = self.roll_die(dice);
            let kept = match keep {
                Keep::New => die,
                Keep::Best => self.better(target, self.side(target).die, die),
            };
            self.sides()[usize::from(target)].die = kept;
            let seat = self.side_seat(target);
            events.tell(|| Event::Rerolled {
                seat,
                by: set,
                die,
                kept,
            });
        }
    }
}
