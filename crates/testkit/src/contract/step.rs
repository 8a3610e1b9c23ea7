//! What one answer does.

use kernel::{Dice, Published, Quiet, Rng, Seat, Viewer, stable_hash};
use referee::Match;

use super::secrecy::{Outcome, redaction_is_final};
use super::{Labels, Suite, difference, ensure};

impl<G: Published, W: FnMut(&G, &G::Event, &mut Labels)> Suite<'_, G, W> {
    pub(super) fn step(
        &mut self,
        table: &mut Match<G>,
        seat: Seat,
        choice: G::Choice,
        rng: &mut Rng,
    ) -> Result<(), String> {
        let before = table.game().clone();
        let hash = table
            .log()
            .last()
            .map_or(table.opening().hash, |entry| entry.step.hash);
        table
            .submit(seat, &[choice])
            .map_err(|refused| format!("offered, but refused: {refused}"))?;
        let entry = table.log().last().expect("a step was just made").clone();
        let after = table.game();
        ensure(entry.step.hash != hash, || {
            "the state is what it was".to_owned()
        })?;
        if self.thorough(rng) {
            let mut silent = before.clone();
            silent.apply(choice, &mut Dice::tape(entry.step.tape.clone()), &mut Quiet);
            ensure(silent == *after, || {
                let what = difference(after, &silent);
                format!("without listeners the rules do something else: {what}")
            })?;
        }
        for event in &entry.events {
            (self.watch)(after, event, &mut self.summary.labels);
        }
        redaction_is_final(after, &entry.events)?;
        let outcome = Outcome {
            before: &before,
            after,
            seat,
            choice,
            tape: &entry.step.tape,
            events: &entry.events,
        };
        if self.watchful(rng) {
            self.summary.silent += u64::from(keeps_secrets(&outcome, rng)?);
        }
        // Taking back replays the whole match.
        if rng.below(8) == 0 && self.thorough(rng) {
            let told: Vec<G::Event> = entry
                .events
                .iter()
                .map(|event| after.redact(event, Viewer::Seated(seat)))
                .collect();
            self.take_back(table, &before, seat, choice, &told)?;
        }
        Ok(())
    }

    /// Takes the answer back where that is allowed, and gives it again.
    fn take_back(
        &mut self,
        table: &mut Match<G>,
        before: &G,
        seat: Seat,
        choice: G::Choice,
        told: &[G::Event],
    ) -> Result<(), String> {
        let others = Seat::first(before.seats()).filter(|other| *other != seat);
        for other in others {
            ensure(table.may_take_back(other).is_err(), || {
                format!("{other} may take back what {seat} did")
            })?;
        }
        let entry = table.log().last().expect("a step was just made");
        let step = entry.step.clone();
        let open = step.tape.is_empty() && !entry.events.iter().any(G::reveals);
        if table.take_back(seat).is_err() {
            return Ok(());
        }
        ensure(open, || {
            "taken back although something was rolled or shown".to_owned()
        })?;
        ensure(
            *table.game() == *before && stable_hash(table.game()) == stable_hash(before),
            || {
                let what = difference(before, table.game());
                format!("taking it back does not lead to where it began: {what}")
            },
        )?;
        self.summary.taken_back += 1;
        let preview = table.preview(seat, &[choice]);
        ensure(preview.steps == 1 && preview.events == told, || {
            let what = difference(told, &preview.events[..]);
            format!("what can be foreseen is not what happens: {what}")
        })?;
        table
            .submit(seat, &[choice])
            .map_err(|refused| format!("taken back, it is refused: {refused}"))?;
        ensure(
            table.log().last().is_some_and(|entry| entry.step == step),
            || "taken back and answered again, it does something else".to_owned(),
        )
    }
}

/// Tries what a step may tell to whom. Says whether it was made sure that it tells no one a secret.
fn keeps_secrets<G: Published>(outcome: &Outcome<'_, G>, rng: &mut Rng) -> Result<bool, String> {
    let viewers: Vec<Viewer> = Viewer::all(outcome.after.seats()).collect();
    let one = *rng.pick(&viewers).expect("a spectator at least");
    if !outcome.events.iter().any(G::sweeps) {
        outcome.tells_no_secret(one, rng)?;
    }
    if !outcome.tape.is_empty() || outcome.events.iter().any(G::surprises) {
        return Ok(false);
    }
    outcome.is_foreseen(rng)?;
    if outcome.events.iter().any(G::reveals) {
        return Ok(false);
    }
    outcome.reveals_nothing(one, rng)?;
    Ok(true)
}
