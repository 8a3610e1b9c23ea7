//! Players that are programs.
//!
//! A bot gets a [`Perspective`] and nothing else: what its seat may not know cannot be reached from here.

mod random;

pub use random::Random;

use std::fmt;

use kernel::{Determinize, Perspective, Rng};

/// A program that answers for a seat.
pub trait Bot<G: Determinize>: Send {
    /// One of the choices that `side` offers. Asked only when that seat is asked. All chance of the bot comes from `rng`, so
    /// that a decision can be had again.
    fn choose(&mut self, side: &Perspective<'_, G>, rng: &mut Rng) -> G::Choice;
}

/// The names that [`by_name`] knows, each with what it does.
pub const BOTS: [(&str, &str); 1] = [(
    "random",
    "takes any possible answer, each as likely as the others",
)];

/// A new bot of this name, with nothing remembered.
pub fn by_name<G: Determinize>(name: &str) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    match name {
        "random" => Ok(Box::new(Random::default())),
        _ => Err(UnknownBot(name.to_owned())),
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<_> = BOTS.iter().map(|(name, _)| *name).collect();
        write!(
            f,
            "no bot is called {:?}; there is: {}",
            self.0,
            known.join(", ")
        )
    }
}

impl std::error::Error for UnknownBot {}
