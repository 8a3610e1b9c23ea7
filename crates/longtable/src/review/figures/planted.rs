//! Blunders that a deep look knows of, and positions where it knows of nothing.

use std::io::Write;
use std::time::Instant;

use catalog::review::{AnyExam, Class, Trial, Verdict};
use catalog::{Puzzle, PuzzleOption};

use super::{ReviewFigures, append};
use crate::outcome::Done;

/// Another seed for the deep look than for the usual one.
const SALT: u64 = 77;
/// Moves of a match that are looked at: enough to be unlike each other.
const EVERY: usize = 5;
/// Positions of one match at most.
const OF_ONE_MATCH: usize = 3;

#[derive(Default)]
struct Tally {
    positions: usize,
    /// Called a mistake or worse.
    cried: usize,
    /// And a better move was named that a deep look cannot tell from the best one.
    named: usize,
    /// Of those, the very move that the deep look names.
    same: usize,
}

/// Positions with one clearly best move and a blunder beside it, or, where nothing is `planted`, such that the move was as good as
/// any; then the usual looks at the same.
pub(super) fn measure(plan: &ReviewFigures, out: &mut dyn Write, planted: bool) -> Done {
    let (mut tally, started) = (Tally::default(), Instant::now());
    let mut looked = 0;
    'matches: for nth in 0..plan.matches {
        let (setup, exam) = plan.played(nth, &plan.bots)?;
        let before = tally.positions;
        for at in (nth as usize % EVERY..exam.moves().len()).step_by(EVERY) {
            if tally.positions >= plan.positions {
                break 'matches;
            }
            if tally.positions - before >= OF_ONE_MATCH {
                break;
            }
            if !exam.moves()[at].has_choice {
                continue;
            }
            looked += 1;
            match planted {
                true => {
                    let known = plant(&*exam, at, plan.deep, &mut tally);
                    if let (Some(known), Some(file)) = (known, &plan.keep) {
                        let key = format!("{}-{}", plan.seed + nth, exam.moves()[at].step);
                        let puzzle = puzzle(key, &setup, exam.position(at), &known);
                        append(file, &format!("{puzzle}\n"))?;
                    }
                }
                false => leave(&*exam, at, plan.deep, &mut tally),
            }
        }
        writeln!(
            out,
            "match {nth}: {} of {looked} positions so far, {} called mistakes or worse, named {} ({} the very same); {:.0} s",
            tally.positions,
            tally.cried,
            tally.named,
            tally.same,
            started.elapsed().as_secs_f64()
        )?;
        out.flush()?;
    }
    let what = if planted {
        "blunders"
    } else {
        "quiet positions"
    };
    writeln!(
        out,
        "{} {what} by a look of {} times the depth, out of {looked} positions: {} called mistakes or worse, the better move or its equal named in {} (the very same in {}); {:.0} s on one thread",
        tally.positions,
        plan.deep,
        tally.cried,
        tally.named,
        tally.same,
        started.elapsed().as_secs_f64()
    )?;
    Ok(())
}

/// The position as people practise it, the best option first.
fn puzzle(key: String, setup: &kernel::Wanted, position: String, known: &Verdict) -> Puzzle {
    let mut options: Vec<PuzzleOption> = std::iter::once(&known.played)
        .chain(&known.others)
        .map(|one| PuzzleOption {
            chain: one.chain.clone(),
            chance: one.chance,
        })
        .collect();
    options.sort_by(|a, b| b.chance.mean.total_cmp(&a.chance.mean));
    Puzzle {
        key,
        setup: setup.clone(),
        position,
        options,
    }
}

/// The usual looks: a quick one, and a long one where it finds something.
fn usual(exam: &dyn AnyExam, at: usize, chain: Option<&[String]>) -> Option<Verdict> {
    let quick = exam.judge(at, chain, Trial::QUICK, 0)?;
    match quick.loss.high() > Class::MISTAKE {
        true => exam.judge(at, chain, Trial::LONG, 0),
        false => Some(quick),
    }
}

/// What might be a blunder, by looks that are cheap: deep ones are not.
fn suspect(exam: &dyn AnyExam, at: usize) -> Option<Vec<String>> {
    let mut bad = None;
    for (trial, least) in [
        (Trial::QUICK, 0.8 * Class::BLUNDER),
        (Trial::LONG, Class::BLUNDER),
    ] {
        let looked = exam.judge(at, None, trial, SALT)?;
        let mut all = vec![looked.played];
        all.extend(looked.others);
        all.sort_by(|a, b| b.chance.mean.total_cmp(&a.chance.mean));
        let best = all[0].chance.mean;
        let mut worst = all.into_iter().rev();
        bad = Some(worst.find(|one| best - one.chance.mean > least)?.chain);
    }
    bad
}

fn plant(exam: &dyn AnyExam, at: usize, deep: f32, tally: &mut Tally) -> Option<Verdict> {
    let bad = suspect(exam, at)?;
    let trial = Trial::QUICK.times(deep);
    let known = exam.judge(at, Some(&bad), trial, SALT)?;
    let best = &known.others[0];
    let is_single = known.others.get(1).is_none_or(|next| {
        let lead = best.chance.mean - next.chance.mean;
        lead > Class::INACCURACY.max(best.chance.margin.hypot(next.chance.margin))
    });
    if known.loss.low() <= Class::BLUNDER || !is_single {
        return None;
    }
    tally.positions += 1;
    let verdict = usual(exam, at, Some(&bad));
    if let Some(verdict) = verdict.filter(|one| Class::of(one.loss) >= Class::Mistake) {
        tally.cried += 1;
        let (found, right) = (&verdict.others[0].chain, &best.chain);
        // As far as both are fixed.
        let same = found.iter().zip(right).all(|(a, b)| a == b);
        tally.same += usize::from(same);
        let as_good = || {
            let beside = exam.compare(at, found, std::slice::from_ref(right), trial, SALT + 1);
            beside.is_none_or(|beside| Class::of(beside.loss) < Class::Inaccuracy)
        };
        tally.named += usize::from(same || as_good());
    }
    Some(known)
}

fn leave(exam: &dyn AnyExam, at: usize, deep: f32, tally: &mut Tally) {
    let Some(known) = exam.judge(at, None, Trial::QUICK.times(deep), SALT) else {
        return;
    };
    if known.loss.high() > Class::INACCURACY {
        return;
    }
    tally.positions += 1;
    let verdict = usual(exam, at, None);
    let cried = verdict.is_some_and(|verdict| Class::of(verdict.loss) >= Class::Mistake);
    tally.cried += usize::from(cried);
}
