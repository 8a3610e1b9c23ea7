//! Two matches that one viewer cannot tell apart: the same answers, other cards where the viewer does not see them.

use kernel::{Dice, Game, Published, Rng, Turn, Viewer, stable_hash};
use referee::{Match, Record, Seed, Step};

/// A match of some steps, with random answers, and then until `viewer` is asked if he sits there; shorter if it ends before.
pub(crate) fn played<G: Published>(
    setup: &G::Setup,
    steps: usize,
    seed: u64,
    viewer: Viewer,
) -> Record<G> {
    let mut table = Match::<G>::new(setup.clone(), Seed::from_number(seed));
    let mut rng = Rng::new(seed);
    let mut offered = Vec::new();
    while let Turn::Ask(seat) = table.game().turn() {
        let waits = viewer == Viewer::Spectator || viewer.is(seat);
        if table.log().len() >= steps && waits {
            break;
        }
        offered.clear();
        table.game().choices(&mut offered);
        let choice = *rng.pick(&offered).unwrap();
        table.submit(seat, &[choice]).unwrap();
    }
    table.record()
}

/// The states of a match, from the deal to the last step.
pub(crate) fn states<G: Published>(record: &Record<G>) -> Vec<G> {
    let mut game = G::start(
        &record.setup,
        &mut Dice::tape(record.opening_tape.clone()),
        &mut Vec::new(),
    );
    let mut states = vec![game.clone()];
    for step in &record.steps {
        let mut dice = Dice::tape(step.tape.clone());
        step.deed
            .apply(&mut game, step.seat, &mut dice, &mut Vec::new());
        states.push(game.clone());
    }
    states
}

/// A twin of a match: `viewer` sees the same after every step, somebody else sees something else at the end. `None` if none
/// is found.
pub(crate) fn twin<G: Published>(
    record: &Record<G>,
    viewer: Viewer,
    rng: &mut Rng,
) -> Option<Record<G>> {
    let mut best = None;
    let mut changed = 0;
    for _ in 0..3_000 {
        let from = best.as_ref().unwrap_or(record);
        if let Some(found) = Hunt::new(record, viewer).vary(from, rng)
            && differs_for_others(record, &found, viewer)
        {
            best = Some(found);
            changed += 1;
            if changed == 4 {
                break;
            }
        }
    }
    best
}

fn differs_for_others<G: Published>(one: &Record<G>, other: &Record<G>, viewer: Viewer) -> bool {
    let last = |record: &Record<G>| states(record).pop().unwrap();
    let (one, other) = (last(one), last(other));
    let mut others = Viewer::all(one.seats()).filter(|eyes| *eyes != viewer);
    others.any(|eyes| one.view(eyes) != other.view(eyes))
}

/// What the viewer has seen of the true match: the measure of every twin.
struct Hunt<'a, G: Published> {
    record: &'a Record<G>,
    viewer: Viewer,
    seen: Vec<(G::View, Vec<G::Event>)>,
}

impl<'a, G: Published> Hunt<'a, G> {
    fn new(record: &'a Record<G>, viewer: Viewer) -> Self {
        let mut events = Vec::new();
        let mut game = G::start(
            &record.setup,
            &mut Dice::tape(record.opening_tape.clone()),
            &mut events,
        );
        let mut seen = vec![seen_by(&game, &events, viewer)];
        for step in &record.steps {
            events.clear();
            let mut dice = Dice::tape(step.tape.clone());
            step.deed
                .apply(&mut game, step.seat, &mut dice, &mut events);
            seen.push(seen_by(&game, &events, viewer));
        }
        Self {
            record,
            viewer,
            seen,
        }
    }

    /// Rolls one die otherwise and follows the match from there, rolling again where a roll now shows something else.
    fn vary(&self, from: &Record<G>, rng: &mut Rng) -> Option<Record<G>> {
        let rolls: Vec<usize> = std::iter::once(from.opening_tape.len())
            .chain(from.steps.iter().map(|step| step.tape.len()))
            .collect();
        let total: usize = rolls.iter().sum();
        let mut nth = rng.below(u32::try_from(total).ok()?) as usize;
        let place = rolls
            .iter()
            .position(|count| match nth.checked_sub(*count) {
                Some(rest) => {
                    nth = rest;
                    false
                }
                None => true,
            })?;
        let mut varied = from.clone();
        let tape = match place {
            0 => &mut varied.opening_tape,
            step => &mut varied.steps[step - 1].tape,
        };
        tape[nth] = rng.below(64);
        let mut game = self.open(&varied.opening_tape)?;
        varied.opening_hash = stable_hash(&game);
        for (at, step) in varied.steps.iter_mut().enumerate() {
            let mut offered = Vec::new();
            game.choices(&mut offered);
            let answer = step.deed.answer()?;
            if game.turn() != Turn::Ask(step.seat) || !offered.contains(&answer) {
                return None;
            }
            game = self.follow(&game, at + 1, step, rng)?;
        }
        Some(varied)
    }

    fn open(&self, tape: &[u32]) -> Option<G> {
        let mut events = Vec::new();
        let mut dice = Dice::tape(tape.to_vec());
        let game = G::start(&self.record.setup, &mut dice, &mut events);
        let whole = dice.take_tape().is_ok() && dice.left() == 0;
        (whole && seen_by(&game, &events, self.viewer) == self.seen[0]).then_some(game)
    }

    /// The state after this step with its tape or another, so that the viewer sees what was seen. Writes tape and hash.
    fn follow(&self, game: &G, at: usize, step: &mut Step<G::Choice>, rng: &mut Rng) -> Option<G> {
        let tries = if step.tape.is_empty() { 1 } else { 100 };
        for nth in 0..tries {
            let mut tape = step.tape.clone();
            if nth > 0 {
                let die = rng.below(u32::try_from(tape.len()).ok()?) as usize;
                tape[die] = rng.below(64);
            }
            let (mut after, mut events) = (game.clone(), Vec::new());
            let mut dice = Dice::tape(tape.clone());
            step.deed
                .apply(&mut after, step.seat, &mut dice, &mut events);
            let whole = dice.take_tape().is_ok() && dice.left() == 0;
            if whole && seen_by(&after, &events, self.viewer) == self.seen[at] {
                step.tape = tape;
                step.hash = stable_hash(&after);
                return Some(after);
            }
        }
        None
    }
}

/// What a viewer sees and is told.
fn seen_by<G: Game>(game: &G, events: &[G::Event], viewer: Viewer) -> (G::View, Vec<G::Event>) {
    let told = events.iter().map(|event| game.redact(event, viewer));
    (game.view(viewer), told.collect())
}
