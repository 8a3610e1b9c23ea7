//! Whether a position can ask its question.

use kernel::{Game, NotationError, Phrase, Seat};

use super::write;
use crate::choice::{Choice, Stage};
use crate::game::{Eko, Emperor};
use crate::notation::{forbidden, wrong};
use crate::setup::DrawRule;

/// A position that passes has an answer.
pub(crate) fn check(game: &Eko) -> Result<(), NotationError> {
    check_question_before(game)?;
    let asked_lives =
        !game.out[game.active] && (!game.stacks.of(game.active).is_empty() || game.so_far.acted);
    let over = matches!(game.stage, Stage::Over(_));
    if !is_in_order(game) || !is_possible(game) || !(asked_lives || over) {
        return Err(cannot(game));
    }
    check_out(game)?;
    check_exchange(game)?;
    check_end(game)?;
    check_memory(game)
}

/// A question within a question: the one before must have offered the choice that led to it.
fn check_question_before(game: &Eko) -> Result<(), NotationError> {
    let Some((before, choice)) = question_before(game.stage) else {
        return Ok(());
    };
    let mut earlier = game.clone();
    earlier.stage = before;
    check_outer(&earlier)?;
    let mut choices = Vec::new();
    earlier.choices(&mut choices);
    if choices.contains(&choice) {
        Ok(())
    } else {
        Err(cannot(game))
    }
}

/// The question that was open before this one, and its answer.
fn question_before(stage: Stage) -> Option<(Stage, Choice)> {
    Some(match stage {
        Stage::Destination { from } => (Stage::Action, Choice::Lift(from)),
        Stage::Construction { site } => (Stage::Action, Choice::Build(site)),
        Stage::Banishment => (Stage::Action, Choice::Sand),
        Stage::Route { from, to } => (Stage::Destination { from }, Choice::To(to)),
        Stage::Toll { from, to, zones } => (Stage::Route { from, to }, Choice::Through(zones)),
        Stage::Payment { site, building } => {
            (Stage::Construction { site }, Choice::Raise(building))
        }
        Stage::Spending {
            site,
            building,
            from,
        } => (Stage::Payment { site, building }, Choice::Pay(from)),
        Stage::Amount { to } => (Stage::Reinforcement, Choice::Reinforce(to)),
        Stage::Moon => (Stage::Reinforcement, Choice::Moon),
        Stage::MoonDisc { to } => (Stage::Moon, Choice::Land(to)),
        Stage::Swap
        | Stage::Action
        | Stage::March
        | Stage::Exchange { .. }
        | Stage::Reinforcement
        | Stage::Over(_) => return None,
    })
}

/// A deeper question is checked from the outside in, so that no later check meets a stack that is not there.
fn check_outer(earlier: &Eko) -> Result<(), NotationError> {
    match earlier.stage {
        Stage::Action | Stage::Reinforcement => Ok(()),
        Stage::Route { from, to } => {
            let mut outer = earlier.clone();
            outer.stage = Stage::Destination { from };
            check(&outer)?;
            if outer.destinations(from).has(to) {
                Ok(())
            } else {
                Err(cannot(&outer))
            }
        }
        _ => check(earlier),
    }
}

/// EK-T1: action, Forced March, Reinforcement. A second action is the one of a Forced March (EK-F1).
fn is_in_order(game: &Eko) -> bool {
    let acted = game.so_far.acted;
    match game.stage {
        Stage::March
        | Stage::Reinforcement
        | Stage::Amount { .. }
        | Stage::Moon
        | Stage::MoonDisc { .. } => acted,
        Stage::Swap | Stage::Over(_) => true,
        _ => acted == game.so_far.marched,
    }
}

/// Whether the game would stop to ask this, with more than one answer where it asks only then.
fn is_possible(game: &Eko) -> bool {
    match game.stage {
        Stage::Swap => matches!(game.emperors[game.active], Emperor::On(_)),
        Stage::Action => game.can_act() || game.can_banish(),
        Stage::Toll { from, to, zones } => {
            game.emperor_on(game.active, from)
                && !zones.is_empty()
                && game.tolls(from, to, zones) == (true, true)
        }
        Stage::Route { from, to } => {
            let mut ways = 0;
            game.routes(from, to, |_| ways += 1);
            ways > 1
        }
        Stage::Spending {
            site,
            building,
            from,
        } => game.only_payment(site, building, from).is_none(),
        Stage::MoonDisc { .. } => game.only_landing().is_none(),
        Stage::March => game.can_march(),
        Stage::Exchange { by } => {
            matches!(game.emperors[by], Emperor::Prison(_)) && game.captives(by).count() > 1
        }
        Stage::Reinforcement => !game.reinforceable().is_empty() || game.can_land(),
        Stage::Over(ending) => game.can_be(ending),
        _ => true,
    }
}

/// EK-A11: a player who is out has no discs on the board, and one without discs is out when the next turn begins.
fn check_out(game: &Eko) -> Result<(), NotationError> {
    let untouched = game.is_turn_untouched();
    for seat in Seat::first(game.table.seats) {
        let key = match (game.out[seat], game.stacks.of(seat).is_empty()) {
            (true, false) => "text-out",
            (false, true) if untouched => "text-not-out",
            _ => continue,
        };
        return Err(forbidden("EK-A11", Phrase::new(key).with("seat", seat)));
    }
    Ok(())
}

/// EK-A4: nothing is asked once the game has ended. An exchange comes before the end is looked for, and by version 1 of the
/// rules so did the rest of a Reinforcement phase with the Temple of the Moon.
fn check_end(game: &Eko) -> Result<(), NotationError> {
    let looked_for = match game.stage {
        Stage::Over(_) | Stage::Exchange { .. } => false,
        _ => game.has_rules(2) || !game.so_far.moon,
    };
    if looked_for && game.verdict().is_some() {
        return Err(forbidden("EK-A4", Phrase::new("text-ended")));
    }
    Ok(())
}

/// EK-A5: an exchange never waits.
fn check_exchange(game: &Eko) -> Result<(), NotationError> {
    let waits = |seat: &Seat| {
        matches!(game.emperors[*seat], Emperor::Prison(_)) && game.captives(*seat).next().is_some()
    };
    let exchanging = matches!(game.stage, Stage::Exchange { .. });
    match Seat::first(game.table.seats).find(waits) {
        Some(seat) if !exchanging => Err(forbidden(
            "EK-A5",
            Phrase::new("text-exchange").with("seat", seat),
        )),
        _ => Ok(()),
    }
}

/// EK-A15: what is only remembered for the draw rule.
fn check_memory(game: &Eko) -> Result<(), NotationError> {
    let remembers = game.past.oldest_first().next().is_some() || game.quiet > 0;
    if game.table.draw == DrawRule::Strict && remembers {
        return Err(forbidden("EK-A15", Phrase::new("text-memory")));
    }
    Ok(())
}

fn cannot(game: &Eko) -> NotationError {
    wrong("text-phase", &write(game))
}
