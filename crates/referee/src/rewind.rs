//! Going back behind what was rolled and shown, where one person plays against bots. The dice go back with it, so that the same
//! answer meets the same luck and the deal can still be proved; what went back so leaves a mark.

use kernel::{Published, Seat, Turn};

use crate::table::is_no_exit;
use crate::{Entry, Match, NoTakeBack};

/// The mark of a move that was taken back although its player had seen what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBack {
    /// Who took it back.
    pub seat: Seat,
    /// How many steps were left; fewer, if more was taken back since.
    pub step: usize,
}

impl<G: Published> Match<G> {
    /// The moves that were taken back although their player had seen what came of them, in the order of their steps.
    #[must_use]
    pub fn take_backs(&self) -> &[TakeBack] {
        &self.take_backs
    }

    /// Whether `seat` could have the question again that it answered after `to` steps. Whether it is fair to the others is not
    /// asked here: bots mind nothing.
    pub fn may_rewind(&self, seat: Seat, to: usize) -> Result<(), NoTakeBack> {
        // The seed is public now: anyone who continued from here would know every roll to come.
        if self.turn() == Turn::Over {
            return Err(NoTakeBack::Over);
        }
        let back = self.log().get(to..).unwrap_or_default();
        let first = back.first().ok_or(NoTakeBack::Nothing)?;
        back.iter().try_for_each(is_no_exit)?;
        if first.step.seat != seat {
            let seat = first.step.seat;
            return Err(NoTakeBack::NotYours { seat });
        }
        Ok(())
    }

    /// Goes back to the question that `seat` answered after `to` steps: whatever came after it is undone, the answers of others,
    /// rolls and what was shown among it. The dice are where they were then. Gives the mark that this leaves; a slip that taught
    /// the seat nothing leaves none.
    ///
    /// ```
    /// use kernel::Seat;
    /// use referee::{Match, Seed};
    /// use testkit::toy::{Choice, Setup, Toy};
    ///
    /// let mut table = Match::<Toy>::new(Setup::standard(2), Seed::from_number(1));
    /// let drawn = table.submit(Seat(0), &[Choice::Draw]).unwrap()[0].step.clone();
    /// table.submit(Seat(1), &[Choice::Draw]).unwrap();
    /// assert!(table.rewind(Seat(0), 0).unwrap().is_some());
    /// let again = table.submit(Seat(0), &[Choice::Draw]).unwrap()[0].step.clone();
    /// assert_eq!(again, drawn); // the same answer meets the same luck
    /// ```
    pub fn rewind(&mut self, seat: Seat, to: usize) -> Result<Option<TakeBack>, NoTakeBack> {
        self.may_rewind(seat, to)?;
        let mut back = self.log()[to..].iter();
        let is_slip = back.all(|entry| entry.step.seat == seat && self.is_slip(entry));
        let mark = (!is_slip).then_some(TakeBack { seat, step: to });
        let mut record = self.record();
        record.steps.truncate(to);
        let rebuilt = match &self.live {
            Some((_, seed)) => record.resume(seed),
            None => record.replay(),
        };
        *self = rebuilt.expect("a match replays its own log");
        self.forget_marks_after(to);
        self.take_backs.extend(mark);
        Ok(mark)
    }

    /// Its seat knows no more than before, and nothing was declared for good. What others saw does not matter: they are bots.
    fn is_slip(&self, entry: &Entry<G>) -> bool {
        let mut events = entry.events.iter();
        entry.foreseeable() && !events.any(|event| self.game().binds(event))
    }

    /// Steps that are no more have no marks: those marks stand where the match goes on.
    pub(crate) fn forget_marks_after(&mut self, step: usize) {
        for mark in &mut self.take_backs {
            mark.step = mark.step.min(step);
        }
    }
}
