//! Players that are programs, and what one does with many of them: simulations, arenas, measurements.
//!
//! A bot gets a [`Perspective`] and nothing else: what its seat may not know cannot be reached from here. All chance of a bot
//! comes from the [`Rng`] that it is handed, so every decision can be had again.

#![warn(missing_docs)]

mod arena; // bots against bots, every deal from every seat
mod balance; // what many matches tell of it
mod bargain; // what is judged, not searched
mod budget; // how long a bot may think
mod crew; // many jobs on many threads
mod custom; // searches by their settings
mod greedy; // one decision deep
mod ismcts; // information-set tree search
pub mod learn; // matches to learn from, and learning
mod level; // novice to master
mod measure; // how fast the rules are
mod opinion; // what a bot makes of its options
mod random;
pub mod review; // what decisions were worth
mod roster; // the one list of bots
mod search; // one thread of a tree search
mod simulate; // many matches between bots
mod stopwatch;
mod style; // what a bot likes
mod tree;
mod yardstick; // a fixed piece of work, to compare machines

pub use arena::{ArenaPlan, ArenaReport, Bout, Entrant, Interval, arena};
pub use balance::{Balance, Lengths, Share};
pub use budget::{Budget, Pace};
pub use greedy::{Greedy, Hunch};
pub use ismcts::{Cut, Ismcts, Settings};
pub use level::Level;
pub use measure::{Measured, Way, measure};
pub use opinion::Opinion;
pub use random::Random;
pub use roster::{BOTS, BotInfo, Effort, Player, Purpose, UnknownBot, by_name, known, opponents};
pub use simulate::{Outcome, Plan, Report, Role, SimulateError, simulate};
pub use style::level_and_style;
pub use yardstick::reference_ns;

use kernel::{Determinize, Perspective, Rng};

/// A program that answers for a seat.
///
/// ```
/// use bots::{Bot, Random};
/// use kernel::{Dice, Game, Perspective, Quiet, Rng, Turn};
/// use testkit::toy::{Setup, Toy};
///
/// let mut dice = Dice::quick(Rng::new(1));
/// let mut game = Toy::start(&Setup::standard(2), &mut dice, &mut Quiet);
/// let (mut bot, mut rng) = (Random::default(), Rng::new(2));
/// while let Turn::Ask(seat) = game.turn() {
///     let choice = bot.choose(&Perspective::new(&game, seat), &mut rng);
///     game.apply(choice, &mut dice, &mut Quiet);
/// }
/// assert_eq!(game.standings().places.len(), 2);
/// ```
pub trait Bot<G: Determinize>: Send {
    /// One of the choices that `side` offers. Asked only when that seat is asked. All chance of the bot comes from `rng`, so
    /// that a decision can be had again.
    fn choose(&mut self, side: &Perspective<'_, G>, rng: &mut Rng) -> G::Choice;

    /// Thinks on so many cores at most from now on. Those that use one anyway need not listen.
    fn use_cores(&mut self, _most: usize) {}
}
