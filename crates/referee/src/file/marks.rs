//! The line of a match file that tells what was taken back: `take-backs A 12, A 40`.

use kernel::{Published, Seat};

use super::{FileError, number};
use crate::{Match, TakeBack};

/// The rest of the line; `None` for a match without take-backs, whose file has no such line.
pub(super) fn write(marks: &[TakeBack]) -> Option<String> {
    let texts = marks.iter();
    let texts: Vec<String> = texts
        .map(|mark| format!("{} {}", mark.seat, mark.step))
        .collect();
    (!texts.is_empty()).then(|| texts.join(", "))
}

pub(super) fn read(nth: usize, text: &str) -> Result<Vec<TakeBack>, FileError> {
    let mark = |text: &str| {
        let wrong = || FileError::at(nth, "write: take-backs SEAT STEP, SEAT STEP, …");
        let (seat, step) = text.trim().split_once(' ').ok_or_else(wrong)?;
        let seat: Seat = seat.parse().map_err(|_| wrong())?;
        let step = usize::try_from(number(nth, step)?).map_err(|_| wrong())?;
        Ok(TakeBack { seat, step })
    };
    text.split(',').map(mark).collect()
}

/// Whether the match has such seats and such steps, in their order.
pub(super) fn check<G: Published>(table: &Match<G>) -> Result<(), String> {
    let (marks, steps) = (table.take_backs(), table.log().len());
    let seats = table.game().seats();
    if let Some(mark) = marks.iter().find(|mark| mark.seat.0 >= seats) {
        return Err(format!("there is no seat {}", mark.seat));
    }
    if let Some(mark) = marks.iter().find(|mark| mark.step > steps) {
        let step = mark.step;
        return Err(format!("a step {step} in a match of {steps} steps"));
    }
    if marks.is_sorted_by_key(|mark| mark.step) {
        Ok(())
    } else {
        Err("the steps are out of their order".to_owned())
    }
}
