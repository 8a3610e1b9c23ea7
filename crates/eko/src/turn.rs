//! The course of a turn: action, Forced March, Reinforcement, and on to the next player (EK-T1).

use kernel::{Dice, Seat, Sink};

use crate::choice::{Choice, Disc, Ending, Stage};
use crate::event::Event;
use crate::game::{Eko, Emperor, ORDINARY, SoFar};
use crate::layout;
use crate::setup::{DrawRule, Plan, Setup};
use crate::{Space, Zones};

/// Whether a question comes next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// The stage is set: a question, or the end of the game.
    Stop,
    TurnOver,
}

impl Next {
    /// For a choice that does not answer the open question: nothing happens. The referee lets only what is offered through.
    const NOT_OFFERED: Self = Self::Stop;
}

impl Eko {
    /// Builds the board and fills it with discs (EK-SU1 to EK-SU3).
    pub(crate) fn deal(setup: &Setup, dice: &mut Dice, events: &mut impl Sink<Event>) -> Self {
        let board = match &setup.plan {
            Plan::Random => layout::shuffled(setup, dice),
            Plan::Standard => layout::plain(setup).expect("the set-up was checked"),
            Plan::Given(tiles) => setup.build(tiles.clone()).expect("the set-up was checked"),
        };
        let mut game = Self::bare(setup, board);
        // EK-SU2: one disc on every movement space; EK-V-T1: none on Tempests.
        let open = game.board().all_spaces().without(game.board().tempests());
        let per_seat = u32::from(ORDINARY) + 1;
        let mut discs: Vec<u32> = (0..u32::from(setup.seats) * per_seat).collect();
        for space in open {
            let disc = discs.swap_remove(dice.below(discs.len() as u32) as usize);
            let seat = Seat((disc / per_seat) as u8);
            game.stacks.set(space, seat, 1);
            if disc.is_multiple_of(per_seat) {
                game.emperors[seat] = Emperor::On(space);
            }
        }
        game.first = Seat(dice.below(u32::from(setup.seats)) as u8);
        game.active = game.first;
        events.tell(|| Event::Dealt {
            tiles: game.board().to_string(),
            first: game.first,
        });
        game
    }

    /// Carries out an answer and goes on until someone is asked again.
    #[inline]
    pub(crate) fn answer(&mut self, choice: Choice, events: &mut impl Sink<Event>) {
        let next = match self.stage {
            Stage::Swap => return self.swap(choice, events),
            Stage::Action => self.answer_action(choice, events),
            Stage::Destination { .. } | Stage::Route { .. } | Stage::Toll { .. } => {
                self.answer_move(choice, events)
            }
            Stage::Construction { .. } | Stage::Payment { .. } | Stage::Spending { .. } => {
                self.answer_construction(choice, events)
            }
            Stage::Banishment => self.answer_banishment(choice, events),
            Stage::March => self.answer_march(choice, events),
            Stage::Exchange { by } => self.answer_exchange(by, choice, events),
            Stage::Reinforcement => self.answer_reinforcement(choice),
            Stage::Amount { .. } | Stage::Moon | Stage::MoonDisc { .. } => {
                self.answer_placement(choice, events)
            }
            Stage::Over(_) => return,
        };
        if next == Next::TurnOver {
            self.pass_on(events);
        }
    }

    #[inline]
    fn answer_action(&mut self, choice: Choice, events: &mut impl Sink<Event>) -> Next {
        match choice {
            Choice::Lift(from) => self.ask(Stage::Destination { from }),
            Choice::Build(site) => self.ask(Stage::Construction { site }),
            Choice::Sand => self.ask(Stage::Banishment),
            _ => self.skip_action(events),
        }
    }

    #[inline]
    fn answer_move(&mut self, choice: Choice, events: &mut impl Sink<Event>) -> Next {
        match (self.stage, choice) {
            (Stage::Destination { from }, Choice::To(to)) => self.choose_route(from, to, events),
            (Stage::Route { from, to }, Choice::Through(zones)) => {
                self.choose_toll(from, to, zones, events)
            }
            (Stage::Toll { from, to, zones }, Choice::Disc(disc)) => {
                self.go(from, to, zones, disc, events);
                self.after_action(events)
            }
            _ => Next::NOT_OFFERED,
        }
    }

    #[inline]
    fn answer_construction(&mut self, choice: Choice, events: &mut impl Sink<Event>) -> Next {
        let (site, building, from, disc) = match (self.stage, choice) {
            (Stage::Construction { site }, Choice::Raise(building)) => {
                return self.ask(Stage::Payment { site, building });
            }
            (Stage::Payment { site, building }, Choice::Pay(from)) => {
                let Some(disc) = self.only_payment(site, building, from) else {
                    return self.ask(Stage::Spending {
                        site,
                        building,
                        from,
                    });
                };
                (site, building, from, disc)
            }
            (
                Stage::Spending {
                    site,
                    building,
                    from,
                },
                Choice::Disc(disc),
            ) => (site, building, from, disc),
            _ => return Next::NOT_OFFERED,
        };
        self.construct(site, building, from, disc, events);
        self.after_action(events)
    }

    /// EK-A26: after the Temple of the Sand the action is still to come, unless the game is over.
    fn answer_banishment(&mut self, choice: Choice, events: &mut impl Sink<Event>) -> Next {
        let Choice::Banish(at) = choice else {
            return Next::NOT_OFFERED;
        };
        self.banish(at, events);
        if self.ends(events) {
            return Next::Stop;
        }
        self.so_far.left = 0;
        self.open_action(events)
    }

    fn answer_march(&mut self, choice: Choice, events: &mut impl Sink<Event>) -> Next {
        if choice == Choice::March {
            self.march(events);
            self.open_action(events)
        } else {
            self.open_reinforcement(events)
        }
    }

    fn answer_exchange(&mut self, by: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Next {
        let Choice::Give(given) = choice else {
            return Next::NOT_OFFERED;
        };
        self.give(by, given, events);
        self.after_action(events)
    }

    #[inline]
    fn answer_reinforcement(&mut self, choice: Choice) -> Next {
        match choice {
            Choice::Reinforce(to) => return self.ask(Stage::Amount { to }),
            Choice::Moon => return self.ask(Stage::Moon),
            _ => {}
        }
        if self.so_far.spread.is_some() {
            self.end_spread();
        } else {
            self.so_far.moon = true;
        }
        self.next_reinforcement()
    }

    #[inline]
    fn answer_placement(&mut self, choice: Choice, events: &mut impl Sink<Event>) -> Next {
        match (self.stage, choice) {
            (Stage::Amount { to }, Choice::Add { discs, emperor }) => {
                self.reinforce(to, discs, emperor, events);
            }
            (Stage::Moon, Choice::Land(to)) => match self.only_landing() {
                Some(disc) => return self.touch_down(to, disc, events),
                None => return self.ask(Stage::MoonDisc { to }),
            },
            (Stage::MoonDisc { to }, Choice::Disc(disc)) => {
                return self.touch_down(to, disc, events);
            }
            _ => return Next::NOT_OFFERED,
        }
        self.next_reinforcement()
    }

    /// EK-A4: a use of the Temple of the Moon can end the game. By version 1 of the rules the end came with that of the turn.
    fn touch_down(&mut self, to: Space, disc: Disc, events: &mut impl Sink<Event>) -> Next {
        self.land(to, disc, events);
        if self.has_rules(2) && self.ends(events) {
            return Next::Stop;
        }
        self.next_reinforcement()
    }

    #[inline]
    fn ask(&mut self, stage: Stage) -> Next {
        self.stage = stage;
        Next::Stop
    }

    /// EK-SU4: once round the table from the first player, then the first turn begins.
    fn swap(&mut self, choice: Choice, events: &mut impl Sink<Event>) {
        let seat = self.active;
        match (choice, self.emperors[seat]) {
            (Choice::Swap(with), Emperor::On(from)) => {
                self.emperors[seat] = Emperor::On(with);
                events.tell(|| Event::Swapped {
                    seat,
                    from: self.board().hex(from),
                    to: self.board().hex(with),
                });
            }
            _ => events.tell(|| Event::SwapDeclined { seat }),
        }
        self.active = seat.next(self.table.seats);
        if self.active == self.first {
            if self.table.draw == DrawRule::House {
                self.remember();
            }
            if self.begin_turn(events) == Next::TurnOver {
                self.pass_on(events);
            }
        }
    }

    fn begin_turn(&mut self, events: &mut impl Sink<Event>) -> Next {
        self.so_far = SoFar::default();
        events.tell(|| Event::TurnBegan { seat: self.active });
        self.open_action(events)
    }

    /// Asks for an action, if there is any (EK-T1, EK-T2).
    fn open_action(&mut self, events: &mut impl Sink<Event>) -> Next {
        self.judge_beacon();
        if self.can_act() || self.can_banish() {
            self.ask(Stage::Action)
        } else {
            self.skip_action(events)
        }
    }

    /// EK-A2: nothing to do means no Forced March either.
    fn skip_action(&mut self, events: &mut impl Sink<Event>) -> Next {
        events.tell(|| Event::ActionSkipped { seat: self.active });
        self.so_far.acted = true;
        self.open_reinforcement(events)
    }

    /// EK-A22: a way is asked for only where ways differ.
    #[inline]
    fn choose_route(&mut self, from: Space, to: Space, events: &mut impl Sink<Event>) -> Next {
        let mut only = None;
        let mut ways = 0;
        self.routes(from, to, |zones| {
            ways += 1;
            only = Some(zones);
        });
        match only {
            Some(zones) if ways == 1 => self.choose_toll(from, to, zones, events),
            _ => self.ask(Stage::Route { from, to }),
        }
    }

    #[inline]
    fn choose_toll(
        &mut self,
        from: Space,
        to: Space,
        zones: Zones,
        events: &mut impl Sink<Event>,
    ) -> Next {
        let disc = if zones.is_empty() || !self.emperor_on(self.active, from) {
            Disc::Ordinary
        } else {
            match self.tolls(from, to, zones) {
                (true, true) => return self.ask(Stage::Toll { from, to, zones }),
                (true, false) => Disc::Ordinary,
                (false, _) => Disc::Emperor,
            }
        };
        self.go(from, to, zones, disc, events);
        self.after_action(events)
    }

    /// Captives are exchanged, then the end is looked for, then more may be done.
    #[inline]
    fn after_action(&mut self, events: &mut impl Sink<Event>) -> Next {
        if let Some(by) = self.exchange(events) {
            return self.ask(Stage::Exchange { by });
        }
        self.so_far.acted = true;
        if self.ends(events) {
            return Next::Stop;
        }
        self.so_far.left = 0;
        self.judge_beacon();
        if self.can_march() {
            self.ask(Stage::March)
        } else {
            self.open_reinforcement(events)
        }
    }

    fn open_reinforcement(&mut self, events: &mut impl Sink<Event>) -> Next {
        self.judge_beacon();
        let next = self.next_reinforcement();
        if next == Next::TurnOver && self.whole_reserve(self.active) > 0 {
            events.tell(|| Event::ReinforcementSkipped { seat: self.active });
        }
        next
    }

    /// EK-RF1, EK-RF6: asks as long as something can or must be placed.
    #[inline]
    fn next_reinforcement(&mut self) -> Next {
        if !self.reinforceable().is_empty() || self.can_land() {
            self.ask(Stage::Reinforcement)
        } else {
            Next::TurnOver
        }
    }

    /// EK-A25: the beacon is judged at the start of each action and of the Reinforcement phase.
    #[inline]
    pub(crate) fn judge_beacon(&mut self) {
        let around = self.board().beacon();
        if !around.is_empty() {
            self.so_far.calm = self.majority(around) == Some(self.active);
        }
    }

    /// Ends the turn and begins others until someone is asked.
    fn pass_on(&mut self, events: &mut impl Sink<Event>) {
        let mut idle = 0;
        loop {
            if self.ends(events) {
                return;
            }
            self.strike_out(events);
            let counts = self.table.draw == DrawRule::House && !self.so_far.progress;
            self.quiet = if counts {
                self.quiet.saturating_add(1)
            } else {
                0
            };
            self.active = self.next_living();
            let drawn = self
                .drawn()
                .or((idle >= self.living().count()).then_some(Ending::Stalemate));
            if let Some(ending) = drawn {
                return self.end(ending, events);
            }
            if self.begin_turn(events) == Next::Stop {
                return;
            }
            idle += 1;
        }
    }

    /// EK-A11: a player without a disc on the board at the end of a turn is out.
    fn strike_out(&mut self, events: &mut impl Sink<Event>) {
        for seat in Seat::first(self.table.seats) {
            if !self.out[seat] && self.stacks.of(seat).is_empty() {
                self.out[seat] = true;
                self.past.forget();
                events.tell(|| Event::Eliminated { seat });
            }
        }
    }

    fn next_living(&self) -> Seat {
        let others = self.active.clockwise(self.table.seats).skip(1);
        others
            .into_iter()
            .find(|&seat| !self.out[seat])
            .unwrap_or(self.active)
    }

    /// EK-A15: the house's draw rule. Remembers the position at the beginning of the turn.
    fn drawn(&mut self) -> Option<Ending> {
        if self.table.draw == DrawRule::Strict {
            return None;
        }
        let figures = &self.table.figures;
        let limit = u16::from(figures.quiet_turns) * self.living().count() as u16;
        if self.quiet >= limit {
            return Some(Ending::NoProgress);
        }
        let repetitions = figures.repetitions;
        (self.remember() >= repetitions).then_some(Ending::Repetition)
    }
}
