//! What statistics count of a match: where the points came from (EK-W1).

use eko::View;
use face::{Chart, Count};
use kernel::Seat;

pub(crate) const CHARTS: &[Chart] = &[Chart::points("source")];

pub(crate) fn counted(view: &View) -> Vec<Count> {
    let mut counts = Vec::new();
    let mut left: Vec<i32> = view.sides.iter().map(|side| side.points.into()).collect();
    let mut count = |seat: Seat, of: &str, points: i32| {
        counts.push(Count::new(seat, "source", of, points));
        left[seat.index()] -= points;
    };
    for one in &view.buildings {
        count(one.owner, one.building.key(), one.building.value().into());
    }
    let captive = i32::from(view.table.figures.captive);
    for (seat, side) in (0..).map(Seat).zip(&view.sides) {
        let held = i32::try_from(side.prison.len()).unwrap_or(i32::MAX);
        if held > 0 {
            count(seat, "captive", captive.saturating_mul(held));
        }
    }
    // Nothing else gives points but pyramids.
    let pyramids = (0..).map(Seat).zip(left).filter(|(_, points)| *points > 0);
    let pyramids = pyramids.map(|(seat, points)| Count::new(seat, "source", "pyramid", points));
    let pyramids: Vec<Count> = pyramids.collect();
    counts.extend(pyramids);
    counts
}
