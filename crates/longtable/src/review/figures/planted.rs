//! Blunders that a deep look knows of, and positions where it knows of nothing.

use std::fmt::Display;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use catalog::review::{AnyExam, Class, Estimate, Trial, Verdict};
use catalog::{AnyGame, Puzzle, PuzzleOption};
use kernel::Turn;
use referee::Seed;

use super::{ReviewFigures, append};
use crate::outcome::{Done, Failure};

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

/// A move that loses much, and what a deep look would have played.
struct Blunder<'a> {
    bad: &'a [String],
    best: &'a [String],
    /// How deep the look was.
    trial: Trial,
}

impl Tally {
    /// Gives the blunder the usual looks. What went wrong, if anything did.
    fn look(&mut self, exam: &dyn AnyExam, at: usize, blunder: &Blunder<'_>) -> Option<String> {
        self.positions += 1;
        let Some(verdict) = usual(exam, at, Some(blunder.bad)) else {
            return Some("no choice was found".to_owned());
        };
        if Class::of(verdict.loss) < Class::Mistake {
            return Some(format!("not called a mistake: {}", points(verdict.loss)));
        }
        self.cried += 1;
        let (found, best) = (&verdict.others[0].chain, blunder.best);
        // As far as both are fixed.
        let is_same = |chain: &[String]| chain.iter().zip(best).all(|(a, b)| a == b);
        if is_same(found) {
            (self.named, self.same) = (self.named + 1, self.same + 1);
            return None;
        }
        let deep = exam.compare(at, found, &[best.to_vec()], blunder.trial, SALT + 1);
        let (lost, is_better) = match deep {
            Some(deep) if Class::of(deep.loss) >= Class::Inaccuracy => (points(deep.loss), false),
            Some(deep) if deep.loss.high() < -Class::INACCURACY => {
                let mean = -deep.loss.mean;
                (points(Estimate { mean, ..deep.loss }), true)
            }
            _ => {
                self.named += 1;
                return None;
            }
        };
        if is_better {
            self.named += 1;
            let found = found.join("; ");
            return Some(format!(
                "{found} is {lost} better than the best of the deep look"
            ));
        }
        let was_seen = verdict.others.iter().any(|other| is_same(&other.chain));
        Some(format!(
            "named {}, {lost} worse; the best, {}, was {}",
            found.join("; "),
            best.join("; "),
            if was_seen {
                "sifted out"
            } else {
                "not thought of"
            }
        ))
    }
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
            let key = format!("{}-{}", plan.seed + nth, exam.moves()[at].step);
            let wrong = match planted {
                true => {
                    let Some((wrong, known)) = plant(&*exam, at, plan.deep, &mut tally) else {
                        continue;
                    };
                    if let Some(file) = &plan.keep {
                        let puzzle = puzzle(key.clone(), &setup, exam.position(at), &known);
                        append(file, &format!("{puzzle}\n"))?;
                    }
                    wrong
                }
                false => leave(&*exam, at, plan.deep, &mut tally),
            };
            if let Some(wrong) = wrong {
                writeln!(out, "{key}: {wrong}")?;
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
    let what = format!(
        "{what} by a look of {} times the depth, out of {looked} positions",
        plan.deep
    );
    tally.tell(out, &what, started)
}

impl Tally {
    fn tell(&self, out: &mut dyn Write, what: &str, started: Instant) -> Done {
        writeln!(
            out,
            "{} {what}: {} called mistakes or worse, the better move or its equal named in {} (the very same in {}); {:.0} s on one thread",
            self.positions,
            self.cried,
            self.named,
            self.same,
            started.elapsed().as_secs_f64()
        )?;
        Ok(())
    }
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
        content: None,
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

/// In points of a hundred.
fn points(loss: Estimate) -> String {
    let Estimate { mean, margin } = loss;
    format!("{:.1} ±{:.1}", 100.0 * mean, 100.0 * margin)
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

/// What went wrong with it, and what is known of the position; `None` where there is nothing to plant.
fn plant(
    exam: &dyn AnyExam,
    at: usize,
    deep: f32,
    tally: &mut Tally,
) -> Option<(Option<String>, Verdict)> {
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
    let blunder = Blunder {
        bad: &bad,
        best: &best.chain,
        trial,
    };
    let wrong = tally.look(exam, at, &blunder);
    Some((wrong, known))
}

/// The usual looks at positions that were kept, as if somebody had played the worst option of each.
pub(super) fn again(plan: &ReviewFigures, out: &mut dyn Write, from: &Path) -> Done {
    let failed = |why: String| Failure::Check(format!("{}: {why}", from.display()));
    let puzzles = Puzzle::read_all(&crate::read(from)?).map_err(failed)?;
    let game = plan.setup.open(&plan.game)?;
    let (mut tally, started) = (Tally::default(), Instant::now());
    for puzzle in puzzles.iter().take(plan.positions) {
        let (Some(best), Some(bad)) = (puzzle.options.first(), puzzle.options.last()) else {
            continue;
        };
        let exam = blundered(&*game, puzzle, &bad.chain).map_err(failed)?;
        let blunder = Blunder {
            bad: &bad.chain,
            best: &best.chain,
            trial: Trial::QUICK.times(plan.deep),
        };
        if let Some(wrong) = tally.look(&*exam, 0, &blunder) {
            writeln!(out, "{}: {wrong}", puzzle.key)?;
        }
    }
    tally.tell(out, "kept blunders", started)
}

/// The position with this option as its first move; what the option leaves open is anybody's guess.
fn blundered(
    game: &dyn AnyGame,
    puzzle: &Puzzle,
    chain: &[String],
) -> Result<Arc<dyn AnyExam>, String> {
    let failed = |why: &dyn Display| format!("{}: {why}", puzzle.key);
    let (setup, position) = (&puzzle.setup, &puzzle.position);
    let table = game.open_position(setup, position, Seed::from_number(1), Vec::new());
    let mut table = table.map_err(|why| failed(&why))?;
    let Turn::Ask(seat) = table.turn() else {
        return Err(failed(&"nobody is asked"));
    };
    for answer in chain {
        let taken = table.submit(seat, &[answer]);
        taken.map_err(|_| failed(&format!("{answer} is refused")))?;
    }
    table.seat_bot(seat, "greedy").map_err(|why| failed(&why))?;
    loop {
        if let Some(exam) = table.first_move() {
            return Ok(exam);
        }
        if !table.let_bot_answer() {
            return Err(failed(&"its first move does not end"));
        }
    }
}

/// The usual looks at a position where nothing is lost by a deep one. What they cry, if they do.
fn leave(exam: &dyn AnyExam, at: usize, deep: f32, tally: &mut Tally) -> Option<String> {
    let known = exam.judge(at, None, Trial::QUICK.times(deep), SALT)?;
    if known.loss.high() > Class::INACCURACY {
        return None;
    }
    tally.positions += 1;
    let verdict = usual(exam, at, None).filter(|one| Class::of(one.loss) >= Class::Mistake)?;
    tally.cried += 1;
    let (usual, deep) = (points(verdict.loss), points(known.loss));
    Some(format!("{usual} by the usual look, {deep} by the deep one"))
}
