//! Carrying out a move: losses on the way, regrouping, attacks, captives and their exchange (EK-M5 to EK-M7, EK-E2 to EK-E7).

use kernel::{Seat, Sink};

use crate::choice::Disc;
use crate::event::Event;
use crate::game::{Eko, Emperor};
use crate::stacks::HIGHEST;
use crate::{Space, Zones};

/// EK-A5: a player who loses their Emperor while they hold another exchanges too. The rulebook mentions only the capturer.
const ROBBED_PLAYERS_EXCHANGE: bool = true;

/// Whether `discs`, with their Emperor or without, destroy a stack of `target` (EK-M6, EK-M7, EK-E2).
#[inline]
pub(crate) fn beats(discs: u8, emperor: bool, target: u8) -> bool {
    discs > target || (discs == target && emperor) || (discs == 1 && target == HIGHEST)
}

impl Eko {
    /// Moves a stack to one of its destinations.
    pub(crate) fn go(
        &mut self,
        from: Space,
        to: Space,
        zones: Zones,
        lost: Disc,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.active;
        let before = self.stacks;
        self.so_far.left = self.standing();
        let size = self.stacks.size_of_stack(from);
        events.tell(|| Event::Moved {
            seat,
            from: self.board().hex(from),
            to: self.board().hex(to),
            discs: size,
        });
        if !zones.is_empty() {
            self.pay_toll(from, zones, lost, events);
        }
        let arriving = self.stacks.size_of_stack(from);
        let emperor = self.emperor_on(seat, from);
        self.stacks.set(from, seat, 0);
        let own = self.stacks.of(seat).has(to);
        let there = self.stacks.size(to);
        if own {
            self.stacks.set(to, seat, there + arriving);
            events.tell(|| Event::Regrouped {
                seat,
                at: self.board().hex(to),
                discs: there + arriving,
            });
        } else if there > 0 {
            self.attack(to, arriving, emperor, events);
            return self.tell_pyramids(&before, events);
        } else {
            self.stacks.set(to, seat, arriving);
        }
        if emperor {
            self.emperors[seat] = Emperor::On(to);
        }
        self.tell_pyramids(&before, events);
    }

    /// EK-V-T2: a disc for each zone, to the reserve.
    fn pay_toll(&mut self, from: Space, zones: Zones, lost: Disc, events: &mut impl Sink<Event>) {
        let seat = self.active;
        let discs = zones.len() as u8;
        let emperor = lost == Disc::Emperor;
        self.take_discs(from, discs, emperor);
        self.so_far.charged |= zones;
        events.tell(|| Event::LostToTempests {
            seat,
            zones: zones.map(|zone| self.board().zone_name(zone)).collect(),
            discs,
            emperor,
        });
    }

    /// The stack at `to` is destroyed. The attacker, already lifted, takes its place unless it was a kamikaze.
    fn attack(&mut self, to: Space, arriving: u8, emperor: bool, events: &mut impl Sink<Event>) {
        let seat = self.active;
        let target = self.stacks.owner(to).expect("a stack is there");
        let size = self.stacks.size_of_stack(to);
        self.stacks.set(to, target, 0);
        self.so_far.progress = true;
        let captured = self.emperor_on(target, to);
        self.reserve[target] += size - u8::from(captured);
        // EK-M7, EK-A3: one against four never stays, be it the Emperor (EK-E5).
        let kamikaze = arriving == 1 && size == 4;
        if kamikaze {
            self.reserve[seat] += u8::from(!emperor);
            events.tell(|| Event::Kamikaze {
                seat,
                target,
                at: self.board().hex(to),
                emperor,
            });
        } else {
            self.stacks.set(to, seat, arriving);
            events.tell(|| Event::Attacked {
                seat,
                target,
                at: self.board().hex(to),
                discs: size,
            });
        }
        if emperor {
            self.emperors[seat] = if kamikaze {
                Emperor::Reserve
            } else {
                Emperor::On(to)
            };
        }
        if captured {
            self.emperors[target] = Emperor::Prison(seat);
            events.tell(|| Event::EmperorCaptured {
                by: seat,
                of: target,
            });
        }
    }

    /// EK-E6, EK-A5 to EK-A7: every player whose Emperor is captive and who holds another exchanges, the capturer first. Gives the
    /// seat that must choose between several captives, if there is one.
    pub(crate) fn exchange(&mut self, events: &mut impl Sink<Event>) -> Option<Seat> {
        while let Some(seat) = self.exchanger() {
            let mut held = self.captives(seat);
            let first = held.next().expect("an exchanger holds somebody");
            let several = held.next().is_some();
            drop(held);
            if several {
                return Some(seat);
            }
            self.give(seat, first, events);
        }
        None
    }

    /// `seat` gives the Emperor of `given` to the player who holds their own, and gets their own back.
    pub(crate) fn give(&mut self, seat: Seat, given: Seat, events: &mut impl Sink<Event>) {
        let Emperor::Prison(holder) = self.emperors[seat] else {
            return;
        };
        self.emperors[seat] = Emperor::Reserve;
        // EK-E7: the holder's own Emperor comes home.
        self.emperors[given] = if given == holder {
            Emperor::Reserve
        } else {
            Emperor::Prison(holder)
        };
        events.tell(|| Event::EmperorsExchanged {
            by: seat,
            given,
            to: holder,
        });
    }

    /// The first player, the active one and then clockwise, who is robbed and holds a captive.
    fn exchanger(&self) -> Option<Seat> {
        // Mostly no Emperor is a captive.
        let captive = |emperor: &Emperor| matches!(emperor, Emperor::Prison(_));
        if !self.emperors.0.iter().any(captive) {
            return None;
        }
        let seats = self.table.seats;
        let asked = if ROBBED_PLAYERS_EXCHANGE {
            usize::from(seats)
        } else {
            1
        };
        self.active
            .clockwise(seats)
            .take(asked)
            .find(|&seat| captive(&self.emperors[seat]) && self.captives(seat).next().is_some())
    }
}
