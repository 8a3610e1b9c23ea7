//! The open question: its choices, a random one of them, and what is refused.

use kernel::{Published, Refusal, Rng, Seat, Turn, Viewer, stable_hash};
use referee::Match;

use super::{Labels, Suite, difference, ensure};
use crate::uniform::ChiSquared;

/// Choices kept for trying where they are not offered.
const KNOWN: usize = 400;
/// Positions of a run in which the samples of one question are counted.
const COUNTED: u32 = 100;

impl<G: Published, W: FnMut(&G, &G::Event, &mut Labels)> Suite<'_, G, W> {
    pub(super) fn question(
        &mut self,
        table: &mut Match<G>,
        seat: Seat,
        rng: &mut Rng,
    ) -> Result<(), String> {
        self.choices(table.game())?;
        if self.thorough(rng) {
            self.choice_notation(table.game())?;
        }
        if self.counted < COUNTED && rng.below(16) == 0 {
            self.counted += 1;
            self.count_samples(table.game(), rng)?;
        }
        self.refusals(table, seat, rng)
    }

    fn choices(&mut self, game: &G) -> Result<(), String> {
        self.offered.clear();
        game.choices(&mut self.offered);
        let count = self.offered.len();
        ensure(count > 0, || "no choice is offered".to_owned())?;
        // The second list is appended to the first.
        game.choices(&mut self.offered);
        game.clone().choices(&mut self.offered);
        let (first, rest) = self.offered.split_at(count);
        ensure(
            rest.len() == 2 * count && &rest[..count] == first && &rest[count..] == first,
            || format!("the choices differ when asked again: {:?}", self.offered),
        )?;
        self.offered.truncate(count);
        let mut sorted = self.offered.clone();
        sorted.sort_unstable();
        if let Some(twice) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!("{:?} is offered twice", twice[0]));
        }
        self.summary.widest = self.summary.widest.max(count as u64);
        if self.known.len() < KNOWN {
            self.known.extend(&self.offered);
            self.known.sort_unstable();
            self.known.dedup();
        }
        Ok(())
    }

    fn choice_notation(&self, game: &G) -> Result<(), String> {
        for &choice in &self.offered {
            let text = game.write_choice(choice);
            // These separate choices in files, chains and lists.
            let plain = text.trim() == text
                && !text.is_empty()
                && !text.contains(['\n', '|', ';', ','])
                && !text.contains("->");
            ensure(plain, || {
                format!("{choice:?} is written {text:?}: not a plain word or two")
            })?;
            let read = game.read_choice(&text);
            ensure(read.as_ref() == Ok(&choice), || {
                format!("{choice:?} is written {text:?} and read back as {read:?}")
            })?;
        }
        Ok(())
    }

    /// Notes where in the list a sampled choice stands.
    pub(super) fn sampled(&mut self, choice: G::Choice) -> Result<(), String> {
        let at = self
            .offered
            .iter()
            .position(|offered| *offered == choice)
            .ok_or_else(|| format!("sample gave {choice:?}, which is not offered"))?;
        let count = self.offered.len();
        self.sampled.entry(count).or_insert_with(|| vec![0; count])[at] += 1;
        Ok(())
    }

    /// Pooled over many questions, a bias may cancel out; within one it cannot.
    fn count_samples(&mut self, game: &G, rng: &mut Rng) -> Result<(), String> {
        let mut counts = vec![0; self.offered.len()];
        for _ in 0..counts.len() * 60 {
            let choice = game.sample(rng, &mut self.scratch);
            match self.offered.iter().position(|offered| *offered == choice) {
                Some(at) => counts[at] += 1,
                None => return Err(format!("sample gave {choice:?}, which is not offered")),
            }
        }
        ChiSquared::even(&counts)
            .plausible()
            .map_err(|why| format!("sample: {why}: {:?} {counts:?}", self.offered))
    }

    fn refusals(&mut self, table: &mut Match<G>, seat: Seat, rng: &mut Rng) -> Result<(), String> {
        let seats = table.game().seats();
        let known = self.known.len() as u32;
        let offered = self.offered[rng.below(self.offered.len() as u32) as usize];
        for other in Seat::first(seats).filter(|other| *other != seat) {
            let refusal = table.check(other, offered);
            ensure(refusal == Err(Refusal::NotYourTurn { asked: seat }), || {
                format!("{other} answers in {seat}'s place: {refusal:?}")
            })?;
        }
        let strangers: Vec<G::Choice> = (0..3)
            .filter_map(|_| self.known.get(rng.below(known) as usize))
            .filter(|choice| !self.offered.contains(choice))
            .copied()
            .collect();
        for choice in strangers {
            let refusal = self.refusal(table.game(), seat, choice)?;
            if rng.below(16) == 0 {
                no_trace(table, seat, &[choice], 0, &refusal)?;
                no_trace(table, seat, &[offered, choice], 1, &refusal)?;
            }
            if rng.below(2) == 0 && self.thorough(rng) {
                same_refusal(table.game(), seat, choice, &refusal, rng)?;
            }
        }
        Ok(())
    }

    /// The refusal of what is not offered: by a rule that is written down.
    fn refusal(&mut self, game: &G, seat: Seat, choice: G::Choice) -> Result<Refusal, String> {
        let refusal = game.why_not(seat, choice);
        let Some(rule) = refusal.rule() else {
            return Err(format!("{choice:?} is refused without a rule: {refusal}"));
        };
        ensure(self.rules.contains(rule.0), || {
            format!("{choice:?} is refused by {rule}, which the rules do not know")
        })?;
        *self.summary.refused.entry(rule.0).or_default() += 1;
        Ok(refusal)
    }
}

/// Submits what must be refused. A chain may be refused earlier, or for going on after a roll.
fn no_trace<G: Published>(
    table: &mut Match<G>,
    seat: Seat,
    chain: &[G::Choice],
    last: usize,
    wanted: &Refusal,
) -> Result<(), String> {
    let before = (stable_hash(table.game()), table.log().len());
    let is_chain = last > 0;
    if is_chain && offers_after(table.game(), chain) {
        return Ok(());
    }
    match table.submit(seat, chain) {
        Ok(_) => return Err(format!("{chain:?} is taken although it is not offered")),
        Err(refused) if !is_chain => ensure(refused.refusal() == Some(wanted), || {
            format!("{chain:?} is refused as {refused}, not as {wanted}")
        })?,
        Err(_) => {}
    }
    ensure(
        before == (stable_hash(table.game()), table.log().len()),
        || format!("refusing {chain:?} left a trace"),
    )
}

/// Whether the second answer of a chain happens to be possible after the first.
fn offers_after<G: Published>(game: &G, chain: &[G::Choice]) -> bool {
    let mut next = game.clone();
    let mut dice = kernel::Dice::tape(vec![]);
    next.apply(chain[0], &mut dice, &mut kernel::Quiet);
    let mut offered = Vec::new();
    if next.turn() != Turn::Over {
        next.choices(&mut offered);
    }
    dice.take_tape().is_err() || offered.contains(&chain[1])
}

/// A refusal's figures may not tell the asked seat what it may not know.
fn same_refusal<G: Published>(
    game: &G,
    seat: Seat,
    choice: G::Choice,
    refusal: &Refusal,
    rng: &mut Rng,
) -> Result<(), String> {
    let there = game
        .determinize(Viewer::Seated(seat), rng)
        .why_not(seat, choice);
    ensure(there == *refusal, || {
        let what = difference(refusal, &there);
        format!("the refusal of {choice:?} tells {seat} a secret: {what}")
    })
}
