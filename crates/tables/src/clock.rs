//! Time to think. All of it follows from the entries of the log and when they were made, so every node and every restart agrees.

use kernel::Seat;
use referee::Exit;
use serde::{Deserialize, Serialize};
use store::{Entry, EntryKind};

use crate::note::Note;
use crate::seats::ClockRule;

/// What the network takes is not charged: this much of every question is free.
pub(crate) const LAG_MS: i64 = 1000;
/// After a time-out a person who comes back has at least this much, once for a question.
const WELCOME_MS: i64 = 30_000;
/// After a take-back there is at least this much to give another answer.
const AFTER_TAKE_BACK_MS: i64 = 10_000;

/// The time that seats have used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    rule: ClockRule,
    sides: Vec<Side>,
    /// The answers that stand, for those that are taken back.
    answers: Vec<Answered>,
    open: Question,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Side {
    spent: i64,
    /// How many answers the person has given.
    moves: i64,
    absent: Absent,
}

/// Why a bot has the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Absent {
    #[default]
    No,
    Away,
    Late,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Answered {
    seat: Seat,
    elapsed: i64,
    by_person: bool,
}

/// The question that waits for its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Question {
    asked_at: i64,
    /// What its seat had used of it before that.
    before: i64,
    /// Its seat has come back to it after a time-out.
    welcomed: bool,
}

impl Question {
    fn new(asked_at: i64) -> Self {
        Self {
            asked_at,
            before: 0,
            welcomed: false,
        }
    }

    fn elapsed(&self, now: i64) -> i64 {
        self.before + (now - self.asked_at).max(0)
    }
}

/// A clock that can be read without its log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Dial {
    /// What was left to each seat when the open question was asked.
    left: Vec<i64>,
    asked_at: i64,
    /// What the asked seat had used of the question before that.
    before: i64,
    /// While a bot has the asked seat, no time runs.
    runs: bool,
}

impl Dial {
    pub(crate) fn left(&self, seat: Seat, asked: Option<Seat>, now: i64) -> Option<i64> {
        let left = *self.left.get(seat.index())?;
        if asked != Some(seat) {
            return Some(left);
        }
        let since = if self.runs { now - self.asked_at } else { 0 };
        Some(left - charged(self.before + since.max(0)))
    }
}

impl Clock {
    pub fn new(rule: ClockRule, seats: usize, started_at: i64) -> Self {
        Self {
            rule,
            sides: vec![Side::default(); seats],
            answers: Vec::new(),
            open: Question::new(started_at),
        }
    }

    /// Since when the open question waits for its answer.
    pub fn waits_since(&self) -> i64 {
        self.open.asked_at
    }

    pub fn is_off(&self) -> bool {
        self.rule == ClockRule::None
    }

    /// What is left to `seat`; `None` without a clock.
    pub fn left(&self, seat: Seat, asked: Option<Seat>, now: i64) -> Option<i64> {
        self.dial(asked)?.left(seat, asked, now)
    }

    /// How the clock is read until the next entry of the log; `None` without a clock.
    pub(crate) fn dial(&self, asked: Option<Seat>) -> Option<Dial> {
        let left = |side: &Side| match self.rule {
            ClockRule::None => None,
            ClockRule::Move { seconds } => Some(ms(seconds)),
            ClockRule::Bank { seconds, add } => {
                Some(ms(seconds) + side.moves * ms(add) - side.spent)
            }
        };
        let left: Option<Vec<i64>> = self.sides.iter().map(left).collect();
        let asked = asked.and_then(|seat| self.sides.get(seat.index()));
        Some(Dial {
            left: left?,
            asked_at: self.open.asked_at,
            before: self.open.before,
            runs: asked.is_some_and(|side| side.absent == Absent::No),
        })
    }

    /// What the asked seat has used of the open question. While a bot has the seat, no time runs.
    fn elapsed(&self, side: &Side, now: i64) -> i64 {
        match side.absent {
            Absent::No => self.open.elapsed(now),
            Absent::Away | Absent::Late => self.open.before,
        }
    }

    /// Something was written to the log.
    pub fn hear(&mut self, entry: &Entry) {
        let (seat, at) = (entry.seat.map(Seat), entry.made_at);
        match (entry.kind, seat) {
            (EntryKind::Step, Some(seat)) if Exit::read(&entry.body).is_some() => self.out(seat),
            (EntryKind::Step, Some(seat)) => self.answered(seat, at),
            (EntryKind::TakeBack, Some(seat)) => {
                self.taken_back(seat, entry.body.parse().unwrap_or_default(), at);
            }
            (EntryKind::Note, seat) => match (Note::read(&entry.body), seat) {
                (Some(Note::Started | Note::Resumed), _) => {
                    self.open.asked_at = self.open.asked_at.max(at);
                }
                (Some(Note::Asked), _) => self.open = Question::new(self.open.asked_at.max(at)),
                (Some(Note::TimeUp), Some(seat)) => self.gone(seat, Absent::Late, true, at),
                (Some(Note::Away { asked }), Some(seat)) => {
                    self.gone(seat, Absent::Away, asked, at);
                }
                (Some(Note::Back { asked }), Some(seat)) => self.back(seat, asked, at),
                _ => {}
            },
            _ => {}
        }
    }

    /// The seat has left the match; that answers no question, and whoever is asked has no more time and no less.
    fn out(&mut self, seat: Seat) {
        if let Some(side) = self.sides.get_mut(seat.index()) {
            side.absent = Absent::Late;
        }
    }

    fn answered(&mut self, seat: Seat, at: i64) {
        if let Some(side) = self.sides.get(seat.index()) {
            let elapsed = self.elapsed(side, at);
            let by_person = side.absent == Absent::No;
            self.count(seat, elapsed, by_person, 1);
            self.answers.push(Answered {
                seat,
                elapsed,
                by_person,
            });
        }
        self.open = Question::new(self.open.asked_at.max(at));
    }

    fn count(&mut self, seat: Seat, elapsed: i64, by_person: bool, sign: i64) {
        if let Some(side) = self.sides.get_mut(seat.index()) {
            side.spent += sign * charged(elapsed);
            side.moves += sign * i64::from(by_person);
        }
    }

    /// As if the answers had not been given, except that those who change their own mind pay for the time that it took.
    fn taken_back(&mut self, by: Seat, steps: usize, at: i64) {
        let kept = self.answers.len().saturating_sub(steps);
        let back = self.answers.split_off(kept);
        for answer in &back {
            self.count(answer.seat, answer.elapsed, answer.by_person, -1);
        }
        let Some(asked) = back.first() else { return };
        let alone = back.iter().all(|answer| answer.seat == by);
        let later: i64 = match alone {
            true => {
                let rest = back.iter().skip(1).map(|answer| answer.elapsed);
                rest.sum::<i64>() + self.open.elapsed(at)
            }
            false => 0,
        };
        let mut before = asked.elapsed + later;
        if let ClockRule::Move { seconds } = self.rule {
            before = before.min(ms(seconds) + LAG_MS - AFTER_TAKE_BACK_MS);
        }
        self.open = Question {
            before,
            ..Question::new(self.open.asked_at.max(at))
        };
    }

    /// A bot takes the seat; `asked` says whether its question is open.
    fn gone(&mut self, seat: Seat, why: Absent, asked: bool, at: i64) {
        if asked {
            self.open.before = self.open.elapsed(at);
            self.open.asked_at = self.open.asked_at.max(at);
        }
        if let Some(side) = self.sides.get_mut(seat.index()) {
            side.absent = why;
        }
    }

    fn back(&mut self, seat: Seat, asked: bool, at: i64) {
        let Some(side) = self.sides.get_mut(seat.index()) else {
            return;
        };
        let was = std::mem::take(&mut side.absent);
        if asked {
            self.open.asked_at = self.open.asked_at.max(at);
        }
        let left = self.left(seat, asked.then_some(seat), at);
        let missing = WELCOME_MS - left.unwrap_or(i64::MAX).min(WELCOME_MS);
        if was != Absent::Late || missing == 0 || (asked && self.open.welcomed) {
            return;
        }
        self.open.welcomed |= asked;
        match (self.rule, self.sides.get_mut(seat.index())) {
            (ClockRule::Bank { .. }, Some(side)) => side.spent -= missing,
            _ => self.open.before -= missing,
        }
    }
}

fn charged(elapsed: i64) -> i64 {
    (elapsed - LAG_MS).max(0)
}

fn ms(seconds: u32) -> i64 {
    i64::from(seconds) * 1000
}

#[cfg(test)]
mod tests;
