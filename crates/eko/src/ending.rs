//! How a game ends, and the order in which it leaves the players (EK-W1 to EK-W5, EK-A4, EK-A11 to EK-A15).

use kernel::{Seat, Sink, Standings};

use crate::choice::{Ending, Stage};
use crate::event::Event;
use crate::game::{Eko, Emperor};
use crate::setup::DrawRule;

impl Eko {
    /// How many players have discs on the board.
    #[inline]
    pub(crate) fn standing(&self) -> u8 {
        Seat::first(4)
            .map(|seat| u8::from(!self.stacks.of(seat).is_empty()))
            .sum()
    }

    /// Looks for the end and says whether it has come.
    #[inline]
    pub(crate) fn ends(&mut self, events: &mut impl Sink<Event>) -> bool {
        match self.verdict() {
            Some(ending) => {
                self.end(ending, events);
                true
            }
            None => false,
        }
    }

    pub(crate) fn end(&mut self, ending: Ending, events: &mut impl Sink<Event>) {
        self.stage = Stage::Over(ending);
        events.tell(|| Event::Ended { ending });
    }

    /// EK-A4: the active player first, then the others clockwise.
    #[inline]
    pub(crate) fn verdict(&self) -> Option<Ending> {
        let active = self.active;
        let standing = self.standing();
        let by_points = self.has_won_by_points(active);
        if standing >= 2 && !by_points {
            return self.other_wins_by_points();
        }
        let last = Seat::first(4).find(|&seat| !self.stacks.of(seat).is_empty());
        Some(match (by_points, last) {
            // EK-W4, EK-A12: two were left, and the points took the winner's last disc.
            (true, Some(last)) if standing == 1 && last != active && self.so_far.left == 2 => {
                Ending::BothWin {
                    by_points: active,
                    last,
                }
            }
            // EK-W1; EK-A13: also on an empty board.
            (true, _) => Ending::Points { winner: active },
            // EK-W2.
            (false, Some(winner)) => Ending::LastStanding { winner },
            // EK-W3, EK-A14.
            (false, None) => Ending::EmptyBoard,
        })
    }

    /// Whether the game can have ended like this.
    pub(crate) fn can_be(&self, ending: Ending) -> bool {
        let stands_alone = |seat| self.standing() == 1 && !self.stacks.of(seat).is_empty();
        match ending {
            Ending::Points { winner } => self.has_won_by_points(winner),
            Ending::LastStanding { winner } => stands_alone(winner),
            Ending::BothWin { by_points, last } => {
                by_points != last && self.has_won_by_points(by_points) && stands_alone(last)
            }
            Ending::EmptyBoard => self.standing() == 0,
            Ending::Repetition | Ending::NoProgress => self.table.draw == DrawRule::House,
            Ending::Stalemate => true,
        }
    }

    #[inline]
    fn has_won_by_points(&self, seat: Seat) -> bool {
        self.controls_capital(seat) && self.points(seat) >= self.table.figures.goal
    }

    /// Only pyramids give points in another player's turn.
    #[inline]
    fn other_wins_by_points(&self) -> Option<Ending> {
        if self.board().pyramids().is_empty() {
            return None;
        }
        let others = self.active.clockwise(self.table.seats).skip(1);
        let winner = others
            .into_iter()
            .find(|&seat| !self.out[seat] && self.has_won_by_points(seat))?;
        Some(Ending::Points { winner })
    }

    /// Puts the position on record and says how often it has come up, this time included (EK-A15).
    pub(crate) fn remember(&mut self) -> u8 {
        let print = self.fingerprint();
        let times = self.past.times(print) + 1;
        self.past.remember(print);
        times
    }

    /// A position set up by hand counts as its own first occurrence (EK-A15); by version 1 of the rules it did not count.
    ///
    /// In a match that was played the beginning of every turn is on record already.
    pub(crate) fn remember_beginning(&mut self) {
        if self.has_rules(2)
            && self.table.draw == DrawRule::House
            && self.is_turn_untouched()
            && self.past.oldest_first().last() != Some(self.fingerprint())
        {
            self.remember();
        }
    }

    /// Whether the board is still as it was when the turn began.
    pub(crate) fn is_turn_untouched(&self) -> bool {
        let before_action = matches!(
            self.stage,
            Stage::Action
                | Stage::Destination { .. }
                | Stage::Route { .. }
                | Stage::Toll { .. }
                | Stage::Construction { .. }
                | Stage::Payment { .. }
                | Stage::Spending { .. }
                | Stage::Banishment
        );
        before_action && !self.so_far.acted && !self.so_far.sand
    }

    /// Stacks with Emperors, buildings, reserves, boxes, prisons and the player to move, folded into a number.
    fn fingerprint(&self) -> u32 {
        let mut print = u64::from(self.active.0) + 1;
        let mut fold = |word: u64| {
            print = (print ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            print ^= print >> 29;
        };
        for word in self.stacks.words() {
            fold(word as u64);
            // The upper half is empty on boards of up to 64 spaces.
            if word >> 64 != 0 {
                fold((word >> 64) as u64);
            }
        }
        let [a, b, c, d, e, t, k] = self.buildings.words().map(u64::from);
        [a | b << 32, c | d << 32, e | t << 32, k]
            .into_iter()
            .for_each(&mut fold);
        let mut rest = 0_u64;
        for seat in Seat::first(4) {
            let emperor = match self.emperors[seat] {
                Emperor::On(space) => space.0,
                Emperor::Reserve => 128,
                Emperor::Prison(holder) => 129 + holder.0,
            };
            rest = rest << 16
                | u64::from(emperor) << 8
                | u64::from(self.reserve[seat]) << 4
                | u64::from(self.boxed[seat]);
        }
        fold(rest);
        (print >> 32) as u32
    }

    /// Winners first, the others by whether they live and by their points.
    ///
    /// EK-W3: on an empty board all lose alike.
    pub(crate) fn ranking(&self) -> Standings {
        let seats = self.table.seats;
        let (ending, wins): (&'static str, [bool; 4]) = match self.stage {
            Stage::Over(ending) => (
                ending.key(),
                std::array::from_fn(|at| self.wins(ending, Seat(at as u8))),
            ),
            _ => ("unfinished", [false; 4]),
        };
        let score = |seat| i32::from(self.points(seat));
        let standings = Standings::ranked(seats, ending, score, |seat| {
            let won = wins[seat.index()];
            // Winners share the first place, whatever their points.
            (won, !self.out[seat], if won { 0 } else { score(seat) })
        });
        match self.stage {
            Stage::Over(Ending::EmptyBoard) => standings.lost_by_all(),
            Stage::Over(Ending::Repetition | Ending::NoProgress | Ending::Stalemate) => {
                standings.drawn()
            }
            _ => standings,
        }
    }
}
