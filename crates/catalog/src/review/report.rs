//! What the findings of a review add up to.

use bots::review::{Class, Estimate, Sureness};
use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::exam::{AnyExam, Moved, WeighedMove};
use super::{Found, Verdict};

/// How many other moves of a decision are kept.
const OTHERS: usize = 3;
/// How many turning points are told.
const TURNS: usize = 6;
/// A turning point changes a chance by so much at least.
const TURN: f32 = 0.06;
/// A decision that costs so much is as good as a third of one that costs nothing (1/e).
const TELLING: f32 = 0.10;

/// A reviewed match. Whatever is told of seats is in their order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// Of this form.
    pub version: u32,
    pub game: String,
    /// So many times the usual work.
    pub depth: f32,
    /// Each seat's part of the victory.
    pub result: Vec<f32>,
    /// Everyone's chances, in the order of the match.
    pub points: Vec<Point>,
    /// In the order of the match; forced ones are left out.
    pub decisions: Vec<Decision>,
    pub sides: Vec<Side>,
    pub turning_points: Vec<TurningPoint>,
}

/// Everyone's chances at a moment, as those saw it who only looked on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Point {
    /// After so many steps.
    pub step: usize,
    /// Whose move it was.
    pub seat: u8,
    pub chances: Vec<Estimate>,
}

/// A decision, given what its seat knew.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// It was made after so many steps.
    pub step: usize,
    pub seat: u8,
    /// How many answers it has.
    pub answers: usize,
    pub class: Class,
    pub sureness: Sureness,
    /// What it cost, 0 to 1. Below 0 nothing better was found.
    pub loss: Estimate,
    pub played: WeighedMove,
    /// What else there was, the best first.
    pub others: Vec<WeighedMove>,
    /// What the played move changed for each seat, compared with the best of the others.
    pub shift: Vec<f32>,
    /// Whether it was looked at for long.
    pub is_long: bool,
}

impl Review {
    /// The decisions that cost most for certain, the costliest first.
    #[must_use]
    pub fn costliest(&self, most: usize) -> Vec<&Decision> {
        let mut costly: Vec<_> = self
            .decisions
            .iter()
            .filter(|one| one.class >= Class::Inaccuracy)
            .collect();
        costly.sort_by(|a, b| b.loss.mean.total_cmp(&a.loss.mean));
        costly.truncate(most);
        costly
    }
}

impl Decision {
    /// What it cost for certain: a difference inside of its interval counts as nothing.
    #[must_use]
    pub fn cost(&self) -> f32 {
        match self.loss.low() > 0.0 {
            true => self.loss.mean,
            false => 0.0,
        }
    }
}

/// How a seat has played, and how lucky it was.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Side {
    pub seat: u8,
    /// 0 to 1.
    pub accuracy: f32,
    pub decisions: usize,
    /// By class: best, fine, inaccuracies, mistakes, blunders.
    pub classes: [usize; 5],
    /// The chance before the first move. With the next three it adds up to the result.
    pub start: f32,
    /// What the own decisions cost, 0 or less.
    pub play: f32,
    /// What those of the others brought.
    pub others: f32,
    /// Everything else: what was dealt and rolled, and what came to light.
    pub luck: f32,
}

/// A move that changed much.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The move began after so many steps.
    pub step: usize,
    /// The seat whose chance changed most.
    pub seat: u8,
    pub mover: u8,
    /// By how much.
    pub change: f32,
    pub what: What,
}

/// What a change came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    Play,
    Luck,
}

const VERSION: u32 = 1;

pub(super) fn report(exam: &dyn AnyExam, found: &[Found], depth: f32) -> Review {
    let moves = exam.moves();
    let seen = || moves.iter().zip(found);
    let decisions: Vec<_> = seen()
        .filter_map(|(moved, found)| Some(decision(moved, found.verdict.as_ref()?, found)))
        .collect();
    let points: Vec<_> = seen()
        .filter(|(_, found)| !found.prospects.is_empty())
        .map(|(moved, found)| Point {
            step: moved.step,
            seat: moved.seat.0,
            chances: found.prospects.clone(),
        })
        .collect();
    let sides = Seat::first(exam.seats())
        .map(|seat| side(seat, exam.result(), &points, &decisions))
        .collect();
    Review {
        version: VERSION,
        game: exam.game().to_owned(),
        depth,
        result: exam.result().to_vec(),
        turning_points: turning_points(&points, &decisions),
        points,
        decisions,
        sides,
    }
}

fn decision(moved: &Moved, verdict: &Verdict, found: &Found) -> Decision {
    let others = verdict.others.iter().take(OTHERS);
    Decision {
        step: moved.step,
        seat: moved.seat.0,
        answers: moved.answers,
        class: Class::of(verdict.loss),
        sureness: Sureness::of(verdict.loss),
        loss: verdict.loss,
        played: verdict.played.clone(),
        others: others.cloned().collect(),
        shift: verdict.shift.clone(),
        is_long: found.is_long,
    }
}

fn side(seat: Seat, result: &[f32], points: &[Point], decisions: &[Decision]) -> Side {
    let own = || decisions.iter().filter(|one| one.seat == seat.0);
    let mut classes = [0; 5];
    own().for_each(|decision| classes[decision.class as usize] += 1);
    let count = own().count();
    let sum: f32 = own().map(|one| (-one.cost() / TELLING).exp()).sum();
    // What a decision changed for this seat, where it is certain that it changed anything.
    let changed = |by_self: bool| -> f32 {
        let all = decisions
            .iter()
            .filter(|one| (one.seat == seat.0) == by_self && one.cost() > 0.0);
        all.map(|one| one.shift[seat.index()]).sum()
    };
    let start = points
        .first()
        .map_or(0.0, |first| first.chances[seat.index()].mean);
    let (play, others) = (changed(true), changed(false));
    Side {
        seat: seat.0,
        accuracy: if count > 0 { sum / count as f32 } else { 1.0 },
        decisions: count,
        classes,
        start,
        play,
        others,
        luck: result[seat.index()] - start - play - others,
    }
}

/// The moves after which a chance was most unlike it was before, in the order of the match.
fn turning_points(points: &[Point], decisions: &[Decision]) -> Vec<TurningPoint> {
    let mut all: Vec<TurningPoint> = points
        .windows(2)
        .filter_map(|pair| turning_point(&pair[0], &pair[1], decisions))
        .collect();
    all.sort_by(|a, b| b.change.abs().total_cmp(&a.change.abs()));
    all.truncate(TURNS);
    all.sort_by_key(|turn| turn.step);
    all
}

fn turning_point(before: &Point, after: &Point, decisions: &[Decision]) -> Option<TurningPoint> {
    let changes = before.chances.iter().zip(&after.chances).enumerate();
    let sure = changes.filter_map(|(seat, (before, after))| {
        let change = after.mean - before.mean;
        let noise = before.margin.hypot(after.margin);
        (change.abs() >= TURN.max(noise)).then_some((seat, change))
    });
    let (seat, change) = sure.max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()))?;
    let made = decisions.iter().find(|one| one.step == before.step);
    let by_play = made
        .filter(|one| one.cost() > 0.0)
        .map_or(0.0, |one| one.shift[seat]);
    let is_play = by_play * change > 0.0 && by_play.abs() * 2.0 >= change.abs();
    Some(TurningPoint {
        step: before.step,
        seat: u8::try_from(seat).unwrap_or(u8::MAX),
        mover: before.seat,
        change,
        what: if is_play { What::Play } else { What::Luck },
    })
}
