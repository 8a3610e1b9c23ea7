//! Unequal players: whose decisions cost more?

use std::io::Write;

use catalog::review::Estimate;

use super::{ReviewFigures, append};
use crate::outcome::Done;

/// The weaker bot sits on each seat in turn, the stronger one on the others.
pub(super) fn measure(plan: &ReviewFigures, out: &mut dyn Write) -> Done {
    let [weak, strong] = &plan.bots[..] else {
        return Err(crate::outcome::Failure::bad_use(
            "name two bots, the weaker first, such as --bots novice,search:iterations=3200",
        ));
    };
    let (mut larger, mut all, mut sums) = (0, 0, [0.0; 2]);
    for nth in 0..plan.matches {
        let seats = plan.seats()?;
        let weaker = (nth % u64::from(seats)) as usize;
        let bots: Vec<String> = (0..usize::from(seats))
            .map(|seat| {
                if seat == weaker {
                    weak.clone()
                } else {
                    strong.clone()
                }
            })
            .collect();
        let review = plan.reviewed(nth, &bots)?;
        if let Some(file) = &plan.keep {
            for one in &review.decisions {
                let is_weak = usize::from(one.seat) == weaker;
                let Estimate { mean, margin } = one.loss;
                let line = format!("{nth} {is_weak} {mean} {margin} {}\n", one.is_long);
                append(file, &line)?;
            }
        }
        let lost = |seat: usize| -> f32 {
            let own = review
                .decisions
                .iter()
                .filter(|one| usize::from(one.seat) == seat);
            own.map(|one| one.cost()).sum()
        };
        let others: f32 = (0..usize::from(seats))
            .filter(|&seat| seat != weaker)
            .map(lost)
            .sum();
        let mean = others / f32::from(seats - 1).max(1.0);
        sums = [sums[0] + lost(weaker), sums[1] + mean];
        larger += u32::from(lost(weaker) > mean);
        all += 1;
    }
    let points = |sum: f32| 100.0 * sum / all.max(1) as f32;
    writeln!(
        out,
        "{weak} lost more by their decisions than {strong} in {larger} of {all} matches: {:.1} points a match against {:.1}",
        points(sums[0]),
        points(sums[1])
    )?;
    Ok(())
}
