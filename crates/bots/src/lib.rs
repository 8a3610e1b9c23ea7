//! Players that are programs.
//!
//! A bot gets a [`Perspective`] and nothing else: what its seat may not know cannot be reached from here.

mod budget; // how long a bot may think
mod custom; // searches by their settings
mod greedy; // one decision deep
mod ismcts; // information-set tree search
mod level; // novice to master
mod opinion; // what a bot makes of its options
mod random;
mod search; // one thread of it
mod tree;

pub use budget::{Budget, Pace};
pub use greedy::{Greedy, Hunch};
pub use ismcts::{Ismcts, Settings};
pub use level::Level;
pub use opinion::Opinion;
pub use random::Random;

use std::fmt;

use kernel::{Determinize, Guide, Perspective, Rng};

/// A program that answers for a seat.
pub trait Bot<G: Determinize>: Send {
    /// One of the choices that `side` offers. Asked only when that seat is asked. All chance of the bot comes from `rng`, so
    /// that a decision can be had again.
    fn choose(&mut self, side: &Perspective<'_, G>, rng: &mut Rng) -> G::Choice;
}

/// The names that [`by_name`] knows, each with what it does.
pub const BOTS: [(&str, &str); 6] = [
    (
        "random",
        "takes any possible answer, each as likely as the others",
    ),
    (
        "greedy",
        "takes what looks best one decision deep, by a hand-written value",
    ),
    (
        "novice",
        "goes by first impressions and errs among good options",
    ),
    ("steady", "looks a little ahead, now and then errs"),
    ("sharp", "searches, and seldom errs"),
    ("master", "searches as deep as the time allows"),
];

/// A new bot of this name, with nothing remembered. `pace` is how long levels may think; the others need no time.
pub fn by_name<G: Guide>(name: &str, pace: Pace) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    match name {
        "random" => Ok(Box::new(Random::default())),
        "greedy" => Ok(Box::new(Greedy::default())),
        _ => match Level::named(name) {
            Some(level) => Ok(level.bot(pace)),
            None => match custom::settings(name) {
                Some(settings) => Ok(Box::new(Ismcts::new(settings))),
                None => Err(UnknownBot(name.to_owned())),
            },
        },
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<_> = BOTS.iter().map(|(name, _)| *name).collect();
        write!(
            f,
            "no bot is called {:?}; there is: {}, or search:iterations=N",
            self.0,
            known.join(", ")
        )
    }
}

impl std::error::Error for UnknownBot {}
