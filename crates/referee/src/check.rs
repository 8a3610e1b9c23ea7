//! Whether an answer is allowed.

use kernel::{Game, Refusal, Seat, Turn};

/// Whether `seat` may answer `choice` now.
pub fn check<G: Game>(game: &G, seat: Seat, choice: G::Choice) -> Result<(), Refusal> {
    match game.turn() {
        Turn::Over => return Err(Refusal::Over),
        Turn::Ask(asked) if asked != seat => return Err(Refusal::NotYourTurn { asked }),
        Turn::Ask(_) => {}
    }
    let mut offered = Vec::new();
    game.choices(&mut offered);
    if offered.contains(&choice) {
        Ok(())
    } else {
        Err(game.why_not(seat, choice))
    }
}
