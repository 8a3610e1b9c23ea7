//! The course of a turn: action, Forced March, Reinforcement, and on to the next player (EK-T1).

use kernel::{Dice, Seat, Sink};

use crate::choice::{Choice, Disc, Ending, Stage};
use crate::event::Event;
use crate::game::{Eko, Emperor, ORDINARY, SoFar};
use crate::layout;
use crate::setup::{DrawRule, Plan, Setup};
use crate::{Space, Zones};

/// Whether somebody is asked next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// The stage is set: a question, or the end of the game.
    Stop,
    TurnOver,
}

impl Eko {
    /// Builds the board and fills it with discs (EK-SU1 to EK-SU3).
    pub(crate) fn deal(setup: &Setup, dice: &mut Dice, events: &mut impl Sink<Event>) -> Self {
        let board = match &setup.plan {
            Plan::Random => layout::arrange(setup, Some(dice)),
            Plan::Standard => layout::arrange(setup, None),
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

    /// Carries out an answer and goes on until somebody is asked again.
    #[inline]
    pub(crate) fn answer(&mut self, choice: Choice, events: &mut impl Sink<Event>) {
        let next = match (self.stage, choice) {
            (Stage::Swap, choice) => return self.swap(choice, events),
            (Stage::Action, Choice::Lift(from)) => self.ask(Stage::Destination { from }),
            (Stage::Action, Choice::Build(site)) => self.ask(Stage::Construction { site }),
            (Stage::Action, Choice::Sand) => self.ask(Stage::Banishment),
            (Stage::Action, _) => self.skip_action(events),
            (Stage::Destination { from }, Choice::To(to)) => self.choose_route(from, to, events),
            (Stage::Route { from, to }, Choice::Through(zones)) => {
                self.choose_toll(from, to, zones, events)
            }
            (Stage::Toll { from, to, zones }, Choice::Disc(disc)) => {
                self.go(from, to, zones, disc, events);
                self.after_action(events)
            }
            (Stage::Construction { site }, Choice::Raise(building)) => {
                self.ask(Stage::Payment { site, building })
            }
            (Stage::Payment { site, building }, Choice::Pay(from)) => {
                match self.only_payment(site, building, from) {
                    Some(disc) => {
                        self.construct(site, building, from, disc, events);
                        self.after_action(events)
                    }
                    None => self.ask(Stage::Spending {
                        site,
                        building,
                        from,
                    }),
                }
            }
            (
                Stage::Spending {
                    site,
                    building,
                    from,
                },
                Choice::Disc(disc),
            ) => {
                self.construct(site, building, from, disc, events);
                self.after_action(events)
            }
            (Stage::Banishment, Choice::Banish(at)) => {
                self.banish(at, events);
                match self.ends(events) {
                    true => Next::Stop,
                    false => {
                        self.so_far.left = 0;
                        self.open_action(events)
                    }
                }
            }
            (Stage::March, Choice::March) => {
                self.march(events);
                self.open_action(events)
            }
            (Stage::March, _) => self.open_reinforcement(events),
            (Stage::Exchange { by }, Choice::Give(given)) => {
                self.give(by, given, events);
                self.after_action(events)
            }
            (Stage::Reinforcement, Choice::Reinforce(to)) => self.ask(Stage::Amount { to }),
            (Stage::Reinforcement, Choice::Moon) => self.ask(Stage::Moon),
            (Stage::Reinforcement, _) => {
                match self.so_far.spread {
                    Some(_) => self.end_spread(),
                    None => self.so_far.moon = true,
                }
                self.next_reinforcement()
            }
            (Stage::Amount { to }, Choice::Add { discs, emperor }) => {
                self.reinforce(to, discs, emperor, events);
                self.next_reinforcement()
            }
            (Stage::Moon, Choice::Land(to)) => match self.only_landing() {
                Some(disc) => {
                    self.land(to, disc, events);
                    self.next_reinforcement()
                }
                None => self.ask(Stage::MoonDisc { to }),
            },
            (Stage::MoonDisc { to }, Choice::Disc(disc)) => {
                self.land(to, disc, events);
                self.next_reinforcement()
            }
            // The referee lets only what is offered through.
            _ => return,
        };
        if next == Next::TurnOver {
            self.pass_on(events);
        }
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
        match self.can_act() || self.can_banish() {
            true => self.ask(Stage::Action),
            false => self.skip_action(events),
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
        let disc = match zones.is_empty() || !self.emperor_on(self.active, from) {
            true => Disc::Ordinary,
            false => match self.tolls(from, to, zones) {
                (true, true) => return self.ask(Stage::Toll { from, to, zones }),
                (ordinary, _) if ordinary => Disc::Ordinary,
                _ => Disc::Emperor,
            },
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
        match self.can_march() {
            true => self.ask(Stage::March),
            false => self.open_reinforcement(events),
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
        match !self.reinforceable().is_empty() || self.can_land() {
            true => self.ask(Stage::Reinforcement),
            false => Next::TurnOver,
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

    /// Ends the turn and begins others until somebody is asked.
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

    /// EK-A11: who has no disc on the board at the end of a turn is out.
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
