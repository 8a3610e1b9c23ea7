//! What viewers see, are told and may conclude.

use std::cell::Cell;

use kernel::{Dice, Published, Rng, Seat, Turn, Viewer};

use super::{Labels, Suite, difference, ensure};

impl<G: Published, W: FnMut(&G, &G::Event, &mut Labels)> Suite<'_, G, W> {
    /// Compares the true state with others that a viewer cannot tell from it: one for some viewer at every step, two for
    /// every viewer now and then.
    pub(super) fn worlds(&mut self, game: &G, rng: &mut Rng) -> Result<(), String> {
        if G::OPEN {
            all_see_the_same(game)?;
        }
        let all = rng.below(8) == 0 && self.thorough(rng);
        let one = rng.below(u32::from(game.seats()) + 1) as usize;
        for (at, viewer) in Viewer::all(game.seats()).enumerate() {
            for _ in 0..if all { 2 } else { u32::from(at == one) } {
                self.summary.worlds += 1;
                self.world(game, viewer, rng).map_err(|why| {
                    format!("in a world that {} cannot tell apart, {why}", name(viewer))
                })?;
            }
        }
        Ok(())
    }

    fn world(&mut self, game: &G, viewer: Viewer, rng: &mut Rng) -> Result<(), String> {
        let world = game.determinize(viewer, &mut rng.clone());
        ensure(world == game.determinize(viewer, rng), || {
            "dealing again with the same generator gives something else".to_owned()
        })?;
        world.audit().map_err(|why| format!("audit: {why}"))?;
        let (turn, there) = (game.turn(), world.turn());
        ensure(turn == there, || {
            format!("the turn is {there:?}, not {turn:?}")
        })?;
        let (here, there) = (game.view(viewer), world.view(viewer));
        ensure(here == there, || {
            format!("the view differs: {}", difference(&here, &there))
        })?;
        let Turn::Ask(asked) = turn else {
            return Ok(());
        };
        let choices = |game: &G, list: &mut Vec<G::Choice>| {
            list.clear();
            game.choices(list);
        };
        choices(&world, &mut self.scratch);
        ensure(!self.scratch.is_empty(), || "there is no choice".to_owned())?;
        if viewer.is(asked) {
            choices(game, &mut self.offered);
            ensure(self.offered == self.scratch, || {
                let what = difference(&self.offered, &self.scratch);
                format!("the choices of {asked} differ: {what}")
            })?;
        }
        if rng.below(64) == 0 {
            self.playout(world, rng)?;
        }
        Ok(())
    }

    /// Bots play such worlds to the end.
    fn playout(&mut self, mut world: G, rng: &mut Rng) -> Result<(), String> {
        let mut dice = Dice::quick(Rng::new(rng.next_u64()));
        for _ in 0..self.max_steps {
            if world.turn() == Turn::Over {
                return world
                    .audit()
                    .map_err(|why| format!("audit at the end: {why}"));
            }
            self.scratch.clear();
            world.choices(&mut self.scratch);
            let choice = *rng
                .pick(&self.scratch)
                .ok_or("no choice is offered in a playout")?;
            world.apply(choice, &mut dice, &mut kernel::Quiet);
        }
        Err("a playout does not end".to_owned())
    }
}

/// A game that claims to be open shows everyone the same, whoever they are.
fn all_see_the_same<G: Published>(game: &G) -> Result<(), String> {
    let public = game.view(Viewer::Spectator);
    for viewer in Viewer::all(game.seats()) {
        let seen = game.view(viewer);
        ensure(seen == public, || {
            let (who, what) = (name(viewer), difference(&public, &seen));
            format!("nothing is hidden in this game, but {who} sees something else: {what}")
        })?;
    }
    Ok(())
}

/// Redacting twice changes nothing, and a spectator is told no more than any player.
pub(super) fn redaction_is_final<G: Published>(
    game: &G,
    events: &[G::Event],
) -> Result<(), String> {
    for event in events {
        let public = game.redact(event, Viewer::Spectator);
        ensure(!G::OPEN || public == *event, || {
            let what = difference(event, &public);
            format!("nothing is hidden in this game, but not all of {event:?} is told: {what}")
        })?;
        for viewer in Viewer::all(game.seats()) {
            let once = game.redact(event, viewer);
            let twice = game.redact(&once, viewer);
            ensure(once == twice, || {
                let (who, what) = (name(viewer), difference(&once, &twice));
                format!("redacting {event:?} twice for {who} is not redacting it once: {what}")
            })?;
            let told = game.redact(&once, Viewer::Spectator);
            ensure(told == public, || {
                let (who, what) = (name(viewer), difference(&public, &told));
                format!("a spectator is told of {event:?} what {who} is not: {what}")
            })?;
        }
    }
    Ok(())
}

/// One answer and what came of it.
pub(super) struct Outcome<'a, G: Published> {
    pub(super) before: &'a G,
    pub(super) after: &'a G,
    pub(super) seat: Seat,
    pub(super) choice: G::Choice,
    pub(super) tape: &'a [u32],
    pub(super) events: &'a [G::Event],
}

impl<G: Published> Outcome<'_, G> {
    /// Told of a step, viewers must not learn more than the table shows them afterwards.
    ///
    /// The same answer is given with the same rolls in a world that they could not tell apart before it. Where they cannot
    /// tell the tables apart after it either, they must have been told the same. (Where they can, something came to light.)
    pub(super) fn tells_no_secret(&self, viewer: Viewer, rng: &mut Rng) -> Result<(), String> {
        let mut world = self.before.determinize(viewer, rng);
        let mut offered = Vec::new();
        world.choices(&mut offered);
        if !offered.contains(&self.choice) {
            return Ok(());
        }
        let mut dice = Dice::tape(self.tape.to_vec());
        let mut events = Vec::new();
        world.apply(self.choice, &mut dice, &mut events);
        let same_rolls = dice.take_tape().is_ok() && dice.left() == 0;
        if !same_rolls || world.view(viewer) != self.after.view(viewer) {
            return Ok(());
        }
        // After several rolls the same table can come about by another order of cards, each told for its own reason.
        if self.tape.len() > 1 {
            return Ok(());
        }
        let (here, there) = (
            told(self.after, self.events, viewer),
            told(&world, &events, viewer),
        );
        ensure(here == there, || {
            let (who, what) = (name(viewer), difference(&here, &there));
            format!("{who} is told what the table does not show: {what}")
        })
    }

    /// Without a roll or a surprise, the seat that answers must be able to foresee what it sees and is told.
    pub(super) fn is_foreseen(&self, rng: &mut Rng) -> Result<(), String> {
        let viewer = Viewer::Seated(self.seat);
        let mut world = self.before.determinize(viewer, rng);
        let (mut dice, mut events) = (Dice::tape(vec![]), Vec::new());
        world.apply(self.choice, &mut dice, &mut events);
        let foreseen = dice.take_tape().is_ok()
            && world.view(viewer) == self.after.view(viewer)
            && told(&world, &events, viewer) == told(self.after, self.events, viewer);
        ensure(foreseen, || {
            format!(
                "{} could not foresee {:?}, but nothing in it `surprises`",
                self.seat, self.events
            )
        })
    }

    /// A step that can be taken back must not have shown any viewers what was hidden from them: it must be possible, as they
    /// saw it, in every world that they could imagine before.
    pub(super) fn reveals_nothing(&self, viewer: Viewer, rng: &mut Rng) -> Result<(), String> {
        if viewer.is(self.seat) || self.unnoticed(viewer) {
            return Ok(());
        }
        let world = self.before.determinize(viewer, rng);
        let sight = Sight {
            viewer,
            before: self.before.view(viewer),
            after: self.after.view(viewer),
            told: told(self.after, self.events, viewer),
            asked: self.seat,
            tries: Cell::new(2_000),
        };
        let explained = sight.explained(&world, 6);
        ensure(explained.unwrap_or(true), || {
            format!(
                "{} learns a secret from {:?}, but nothing in it `reveals`",
                name(viewer),
                self.events
            )
        })
    }

    /// Whether the viewer cannot even tell that something happened.
    fn unnoticed(&self, viewer: Viewer) -> bool {
        told(self.after, self.events, viewer).is_empty()
            && self.before.view(viewer) == self.after.view(viewer)
    }
}

/// What a viewer saw of an answer.
struct Sight<G: Published> {
    viewer: Viewer,
    before: G::View,
    after: G::View,
    told: Vec<G::Event>,
    /// The seat that answered.
    asked: Seat,
    /// Answers that may still be tried.
    tries: Cell<u32>,
}

impl<G: Published> Sight<G> {
    /// Whether some answer in `world` looks to the viewer as this one did. A question half answered in private has started
    /// over there, so that it may take several. `None` when there is too much to try.
    fn explained(&self, world: &G, depth: u32) -> Option<bool> {
        let mut offered = Vec::new();
        world.choices(&mut offered);
        for choice in offered {
            self.tries.set(self.tries.get().checked_sub(1)?);
            let (mut next, mut dice, mut events) = (world.clone(), Dice::tape(vec![]), Vec::new());
            next.apply(choice, &mut dice, &mut events);
            if dice.take_tape().is_err() {
                continue;
            }
            let view = next.view(self.viewer);
            if view == self.after && told(&next, &events, self.viewer) == self.told {
                return Some(true);
            }
            let unseen = view == self.before && next.turn() == Turn::Ask(self.asked);
            if unseen && depth > 0 && self.explained(&next, depth - 1)? {
                return Some(true);
            }
        }
        Some(false)
    }
}

fn told<G: Published>(game: &G, events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events
        .iter()
        .map(|event| game.redact(event, viewer))
        .collect()
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seated(seat) => seat.to_string(),
        Viewer::Spectator => "a spectator".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::toy::{Setup, Toy};

    /// Whether a game is open is a constant, so no twin of the toy can claim it falsely: the clause is tried by itself.
    #[test]
    fn a_hidden_hand_is_no_open_game() {
        let table = Toy::start(
            &Setup::standard(2),
            &mut Dice::quick(Rng::new(1)),
            &mut kernel::Quiet,
        );
        let error = all_see_the_same(&table).expect_err("hands are hidden");
        assert!(error.contains("sees something else"), "{error}");
    }
}
