//! A match that is over, looked at again: what each decision was worth given what its seat knew, everyone's chances on the way,
//! and how much of the result was play and how much was luck. docs/review.md says what the figures mean.

mod exam; // the moves of a match, to be judged
mod report; // what the findings add up to
mod told; // moves in words

pub use bots::review::{Class, Estimate, Sureness, Trial, tempered};
pub use exam::{AnyExam, Moved, Verdict, WeighedMove};
pub(crate) use exam::{exam, is_foreseeable};
pub use report::{Decision, Point, Review, Side, TurningPoint, What};
pub use told::ToldMove;
pub(crate) use told::told;

use std::fmt;
use std::sync::Arc;

/// How many decisions are looked at for long.
const LONG_LOOKS: usize = 12;
/// Iterations behind everyone's chances at a moment.
const PROSPECTS: u32 = 320;
/// How much more goes into those before the first move: all luck is measured from there.
const AT_FIRST: f32 = 8.0;
/// What a long look counts in the progress, compared with a quick one.
const LONG_COUNTS: usize = 8;

/// The work of a review, in pieces of a second or two at most that can be done anywhere and in any order.
pub struct Reviewer {
    exam: Arc<dyn AnyExam>,
    depth: f32,
    found: Vec<Found>,
    stage: Stage,
    done: usize,
}

#[derive(Clone, Debug, Default)]
struct Found {
    prospects: Vec<Estimate>,
    verdict: Option<Verdict>,
    is_long: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    New,
    Quick,
    Long,
}

/// A piece of the work.
pub struct Job {
    exam: Arc<dyn AnyExam>,
    nth: usize,
    trial: Trial,
    /// Iterations for everyone's chances; 0 where they are known.
    prospects: u32,
}

/// What came of it.
#[derive(Debug)]
pub struct Finding {
    nth: usize,
    verdict: Option<Verdict>,
    prospects: Option<Vec<Estimate>>,
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Job(move {}, {:?})", self.nth, self.trial)
    }
}

impl fmt::Debug for Reviewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Reviewer({:?}, {} moves)", self.stage, self.found.len())
    }
}

impl Job {
    /// Does it: tenths of a second or less at the usual depth, a second or two for a long look.
    #[must_use]
    pub fn run(&self) -> Finding {
        let verdict = match self.exam.moves()[self.nth].has_choice {
            true => self.exam.judge(self.nth, None, self.trial, 0),
            false => None,
        };
        let told = || self.exam.prospects(self.nth, self.prospects, None);
        Finding {
            nth: self.nth,
            verdict,
            prospects: (self.prospects > 0).then(told),
        }
    }
}

impl Reviewer {
    /// Of this match, with so many times the usual work.
    #[must_use]
    pub fn new(exam: Arc<dyn AnyExam>, depth: f32) -> Self {
        Self {
            found: vec![Found::default(); exam.moves().len()],
            exam,
            depth,
            stage: Stage::New,
            done: 0,
        }
    }

    /// What is to be done next, all of it at the same time if one likes: a quick look at everything, then a long one where most
    /// is at stake. Asked again when all of it is taken; none when nothing is left.
    pub fn jobs(&mut self) -> Vec<Job> {
        let (next, jobs) = match self.stage {
            Stage::New => (Stage::Quick, self.quick_looks()),
            Stage::Quick => (Stage::Long, self.long_looks()),
            Stage::Long => (Stage::Long, Vec::new()),
        };
        self.stage = next;
        jobs
    }

    /// Keeps what was found.
    pub fn take(&mut self, finding: Finding) {
        let is_long = self.stage == Stage::Long;
        self.done += if is_long { LONG_COUNTS } else { 1 };
        let found = &mut self.found[finding.nth];
        if let Some(prospects) = finding.prospects {
            found.prospects = prospects;
        }
        found.verdict = finding.verdict.or(found.verdict.take());
        found.is_long |= is_long;
    }

    /// How much is done, 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        let all = self.found.len() + LONG_COUNTS * self.longest().len();
        self.done as f32 / all.max(1) as f32
    }

    /// Decisions that have been looked at, and how many there are.
    #[must_use]
    pub fn looked_at(&self) -> (usize, usize) {
        let seen = self.found.iter().filter(|one| !one.prospects.is_empty());
        (seen.count(), self.found.len())
    }

    /// What is known so far.
    #[must_use]
    pub fn report(&self) -> Review {
        report::report(&*self.exam, &self.found, self.depth)
    }

    fn quick_looks(&self) -> Vec<Job> {
        let job = |nth: usize| Job {
            exam: self.exam.clone(),
            nth,
            trial: Trial::QUICK.times(self.depth),
            prospects: self.prospects(nth),
        };
        (0..self.found.len()).map(job).collect()
    }

    fn prospects(&self, nth: usize) -> u32 {
        let times = if nth == 0 { AT_FIRST } else { 1.0 };
        ((PROSPECTS as f32 * self.depth * times) as u32).max(32)
    }

    fn long_looks(&self) -> Vec<Job> {
        let job = |nth: usize| Job {
            exam: self.exam.clone(),
            nth,
            trial: Trial::LONG.times(self.depth),
            prospects: 0,
        };
        self.longest().into_iter().map(job).collect()
    }

    /// Where most may have been lost.
    fn longest(&self) -> Vec<usize> {
        let has_choice = |&nth: &usize| self.exam.moves()[nth].has_choice;
        let mut all: Vec<usize> = (0..self.found.len()).filter(has_choice).collect();
        if self.stage != Stage::Long {
            let stake = |&nth: &usize| {
                let verdict = self.found[nth].verdict.as_ref();
                verdict.map_or(0.0, |verdict| verdict.loss.high())
            };
            all.sort_by(|a, b| stake(b).total_cmp(&stake(a)));
        }
        all.truncate(LONG_LOOKS);
        all
    }
}
