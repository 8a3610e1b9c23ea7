//! Whether an answer is allowed.

use kernel::{Game, Refusal, Seat, Turn};

/// Whether `seat` may answer `choice` now.
pub fn check<G: Game>(game: &G, seat: Seat, choice: G::Choice) -> Result<(), Refusal> {
    is_asked(game.turn(), seat)?;
    is_offered(game, seat, choice)
}

/// Whether `seat` may answer at all.
pub(crate) fn is_asked(turn: Turn, seat: Seat) -> Result<(), Refusal> {
    match turn {
        Turn::Over => Err(Refusal::Over),
        Turn::Ask(asked) if asked != seat => Err(Refusal::NotYourTurn { asked }),
        Turn::Ask(_) => Ok(()),
    }
}

/// Whether `choice` is one of the answers that the asked `seat` may give.
pub(crate) fn is_offered<G: Game>(game: &G, seat: Seat, choice: G::Choice) -> Result<(), Refusal> {
    let mut offered = Vec::new();
    game.choices(&mut offered);
    if offered.contains(&choice) {
        Ok(())
    } else {
        Err(game.why_not(seat, choice))
    }
}
