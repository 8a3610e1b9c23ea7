//! Battles of three kinds, in the exact order of the rules: who may be attacked, and the steps of an Attack.

mod cards; // step 2: Battle cards
pub(crate) mod odds; // what may come of it
mod outcome; // step 4: who wins, what it costs, what follows
mod rolls; // step 3: Battle Rolls and rerolls

use kernel::{Seat, Sink};

use crate::bag::bits;
use crate::content::{NONE, Trigger, Whose};
use crate::event::Event;
use crate::mods::{Flag, Mods};
use crate::state::{Battle, NumaSera, Side, Step, Target};

impl NumaSera {
    pub(crate) fn side_seat(&self, side: u8) -> Seat {
        match &self.battle {
            Some(battle) if side == 1 => battle.defender,
            Some(battle) => battle.attacker,
            None => self.table.active,
        }
    }

    /// The other player of the Battle; no one against an Independent Stronghold.
    pub(crate) fn opponent(&self, seat: Seat) -> Option<Seat> {
        let battle = self.battle.as_ref()?;
        if matches!(battle.target, Target::Independent(_)) {
            None
        } else if seat == battle.attacker {
            Some(battle.defender)
        } else {
            Some(battle.attacker)
        }
    }

    /// Who controls a Stronghold.
    pub(crate) fn controller(&self, hold: u8) -> Option<Seat> {
        Seat::first(self.settings.seats)
            .find(|&seat| self.players[seat].strongholds & 1 << hold != 0)
    }

    pub(crate) fn defender_of(&self, target: Target) -> Option<Seat> {
        match target {
            Target::Independent(_) => None,
            Target::Controlled(hold) => self.controller(hold),
            Target::Hero(seat) => Some(seat),
        }
    }

    /// Every target that the rules, a truce and the cards leave (NS-R13-1, NS-D48).
    pub(crate) fn each_target(&self, seat: Seat, mut visit: impl FnMut(Target)) {
        if self.now(seat).has(Flag::CannotAttack) {
            return;
        }
        for &hold in self.table.holds.row.iter().filter(|&&hold| hold != NONE) {
            visit(Target::Independent(hold));
        }
        for other in self
            .others(seat)
            .filter(|&other| !self.truce_binds(seat, other))
        {
            for hold in bits(self.players[other].strongholds.into()) {
                visit(Target::Controlled(hold));
            }
            visit(Target::Hero(other));
        }
    }

    pub(crate) fn may_attack(&self, seat: Seat) -> bool {
        let mut possible = false;
        self.each_target(seat, |_| possible = true);
        possible
    }

    pub(crate) fn start_battle(&mut self, target: Target, events: &mut impl Sink<Event>) {
        let attacker = self.table.active;
        let defender = self.defender_of(target).unwrap_or(attacker);
        self.keep_promises(attacker, self.defender_of(target), events);
        self.battle = Some(Battle {
            attacker,
            defender,
            target,
            sides: [Side::FRESH; 2],
            used: [0; 2],
            revealed: false,
            rolled: false,
            winner: None,
        });
        let frozen = [
            self.mods(attacker, true, self.moment(attacker, None)),
            match target {
                Target::Independent(_) => Mods::NONE,
                _ => {
                    let items = self.items_count(defender, Trigger::Static);
                    self.mods(defender, items, self.moment(defender, None))
                }
            },
        ];
        for (side, mods) in self.sides().iter_mut().zip(frozen) {
            side.base = mods;
            side.mods = mods;
        }
        events.tell(|| Event::Attacked {
            seat: attacker,
            target,
        });
        for step in [
            Step::Outcome,
            Step::OfferRerolls(1),
            Step::OfferRerolls(0),
            Step::Roll,
            Step::OfferExtra(1),
            Step::OfferExtra(0),
            Step::RevealCards,
        ] {
            self.push(step);
        }
        if defender != attacker {
            self.push(Step::Commit(1));
        }
        self.push(Step::Commit(0));
    }

    pub(super) fn sides(&mut self) -> &mut [Side; 2] {
        &mut self.battle.as_mut().expect("a Battle is on").sides
    }

    pub(super) fn side(&self, side: u8) -> &Side {
        &self.battle.as_ref().expect("a Battle is on").sides[usize::from(side)]
    }

    pub(crate) fn independent(&self) -> bool {
        let battle = self.battle.as_ref();
        battle.is_some_and(|battle| matches!(battle.target, Target::Independent(_)))
    }
}

/// The side that an effect of `side` means.
fn aimed(side: u8, whose: Whose) -> u8 {
    match whose {
        Whose::Own => side,
        Whose::Opp => 1 - side,
    }
}
