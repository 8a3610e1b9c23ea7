//! The steps that stand, and which of them were one decision: all that the log tells of them beside what they did.

use kernel::Seat;
use store::{Entry, EntryKind};

/// How an entry says how much is taken back.
pub(crate) fn taken_back(entry: &Entry) -> Option<usize> {
    entry.body.parse().ok()
}

/// Whether a take-back went behind what was known, and the dice went back with it: it carries the hash of the table that it leads
/// back to. Others carry none.
pub(crate) fn is_rewind(entry: &Entry) -> bool {
    entry.kind == EntryKind::TakeBack && entry.hash != 0
}

/// What was played and not taken back. Every table in play has one, so a step takes two bytes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Past {
    steps: Vec<Made>,
    /// When the last step was made, taken back or not.
    at: i64,
    /// The last entry that changed the match itself.
    seq: i64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Made {
    seat: Seat,
    /// The first answer of a decision. Those of one form are made at the same time, and no others are.
    first: bool,
}

impl Default for Past {
    fn default() -> Self {
        Self {
            steps: Vec::new(),
            at: i64::MIN,
            seq: 0,
        }
    }
}

impl Past {
    /// Something was written to the log.
    pub(crate) fn hear(&mut self, entry: &Entry) {
        match (entry.kind, entry.seat) {
            (EntryKind::Step, Some(seat)) => {
                let seat = Seat(seat);
                let same = |last: &Made| last.seat == seat && self.at == entry.made_at;
                let first = !self.steps.last().is_some_and(same);
                self.steps.push(Made { seat, first });
                self.at = entry.made_at;
            }
            (EntryKind::TakeBack, _) => {
                let back = taken_back(entry).unwrap_or_default();
                let left = self.steps.len().saturating_sub(back);
                self.steps.truncate(left);
            }
            _ => return,
        }
        self.seq = entry.seq;
    }

    /// How many steps there were when `seat` was asked what it decided last; `None` if it has decided nothing.
    pub(crate) fn decision_of(&self, seat: Seat) -> Option<usize> {
        let last = self.steps.iter().rposition(|made| made.seat == seat)?;
        self.steps[..=last].iter().rposition(|made| made.first)
    }

    /// The first moment at which another decision can be told from the last one.
    pub(crate) fn next_at(&self) -> i64 {
        self.at.saturating_add(1)
    }

    /// Names the open question: whatever is answered or taken back makes it another.
    pub(crate) fn question(&self) -> i64 {
        self.seq
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Steps of seats at times.
    fn past(steps: &[(u8, i64)]) -> Past {
        let mut past = Past::default();
        for (seq, (seat, at)) in (1..).zip(steps) {
            past.hear(&entry(seq, EntryKind::Step, *seat, "draw", *at));
        }
        past
    }

    fn entry(seq: i64, kind: EntryKind, seat: u8, body: &str, made_at: i64) -> Entry {
        Entry {
            seq,
            kind,
            seat: Some(seat),
            body: body.to_owned(),
            tape: Vec::new(),
            hash: seq * 100,
            made_at,
        }
    }

    #[test]
    fn answers_of_one_form_are_one_decision() {
        let past = past(&[
            (0, 10),
            (0, 10),
            (1, 20),
            (0, 30),
            (0, 30),
            (0, 31),
            (1, 40),
        ]);
        assert_eq!(past.decision_of(Seat(0)), Some(5));
        assert_eq!(past.decision_of(Seat(1)), Some(6));
        assert_eq!(past.decision_of(Seat(2)), None);
    }

    #[test]
    fn what_is_taken_back_is_past_no_more() {
        let mut past = past(&[(0, 10), (0, 10), (1, 20), (0, 30), (0, 30)]);
        let question = past.question();
        past.hear(&entry(6, EntryKind::Note, 0, "{}", 35));
        assert_eq!(past.question(), question, "a note asks nothing");
        past.hear(&entry(7, EntryKind::TakeBack, 0, "2", 40));
        assert_ne!(past.question(), question);
        assert_eq!(past.decision_of(Seat(0)), Some(0));
        assert_eq!(past.next_at(), 31, "nor is a moment used twice");
        past.hear(&entry(8, EntryKind::Step, 1, "draw", 41));
        assert_eq!(past.decision_of(Seat(1)), Some(3), "a decision of its own");
    }
}
