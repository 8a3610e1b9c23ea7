//! Time to think. All of it follows from when the entries of the log were made, so every node and every restart agrees.

use kernel::Seat;

use super::seats::ClockRule;

/// What the network takes is not charged: this much of every move is free.
pub(crate) const LAG_MS: i64 = 1000;

/// The time that seats have used.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    rule: ClockRule,
    /// By seat.
    spent: Vec<i64>,
    moves: Vec<i64>,
    /// Since when the open question is asked.
    asked_at: i64,
}

impl Clock {
    pub(crate) fn new(rule: ClockRule, seats: usize, started_at: i64) -> Self {
        Self {
            rule,
            spent: vec![0; seats],
            moves: vec![0; seats],
            asked_at: started_at,
        }
    }

    /// `seat` has answered.
    pub(crate) fn answered(&mut self, seat: Seat, at: i64) {
        let used = (at - self.asked_at - LAG_MS).max(0);
        if let (Some(spent), Some(moves)) = (
            self.spent.get_mut(seat.index()),
            self.moves.get_mut(seat.index()),
        ) {
            *spent += used;
            *moves += 1;
        }
        self.asked_at = self.asked_at.max(at);
    }

    /// The question is asked anew: an answer was taken back, or somebody came back to his seat, or the server was away.
    pub(crate) fn asked_again(&mut self, at: i64) {
        self.asked_at = self.asked_at.max(at);
    }

    /// Since when the open question waits for its answer.
    pub(crate) fn waits_since(&self) -> i64 {
        self.asked_at
    }

    /// What is left to `seat`; `None` without a clock.
    pub(crate) fn left(&self, seat: Seat, asked: Option<Seat>, now: i64) -> Option<i64> {
        let running = asked == Some(seat);
        let used = if running {
            (now - self.asked_at - LAG_MS).max(0)
        } else {
            0
        };
        let ms = |seconds: u32| i64::from(seconds) * 1000;
        match self.rule {
            ClockRule::None => None,
            ClockRule::Move { seconds } => Some(ms(seconds) - used),
            ClockRule::Bank { seconds, add } => {
                let spent = self.spent.get(seat.index()).copied().unwrap_or_default();
                let moves = self.moves.get(seat.index()).copied().unwrap_or_default();
                Some(ms(seconds) + moves * ms(add) - spent - used)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    #[test]
    fn a_move_has_its_time_and_the_lag_is_free() {
        let mut clock = Clock::new(ClockRule::Move { seconds: 30 }, 2, 0);
        assert_eq!(clock.left(A, Some(A), 900), Some(30_000));
        assert_eq!(clock.left(A, Some(A), 11_000), Some(20_000));
        assert_eq!(clock.left(B, Some(A), 11_000), Some(30_000));
        clock.answered(A, 11_000);
        assert_eq!(clock.left(B, Some(B), 12_000), Some(30_000));
        assert_eq!(clock.left(B, Some(B), 43_000), Some(-1_000));
    }

    #[test]
    fn a_bank_is_spent_and_filled() {
        let mut clock = Clock::new(
            ClockRule::Bank {
                seconds: 60,
                add: 5,
            },
            2,
            0,
        );
        clock.answered(A, 11_000);
        assert_eq!(clock.left(A, Some(B), 20_000), Some(55_000));
        assert_eq!(clock.left(B, Some(B), 22_000), Some(50_000));
        clock.answered(B, 22_000);
        clock.asked_again(30_000);
        assert_eq!(clock.left(A, Some(A), 33_000), Some(53_000));
    }

    #[test]
    fn without_a_clock_there_is_all_the_time() {
        let clock = Clock::new(ClockRule::None, 2, 0);
        assert_eq!(clock.left(A, Some(A), i64::MAX), None);
    }
}
