//! A match as it is kept: set-up and steps. Everything else is rebuilt from them.

use std::fmt;

use kernel::{Dice, Game, Phrase, Published, Refusal, Seat, TapeFault, stable_hash};

use crate::check::{is_asked, is_offered};
use crate::{Commitment, Deed, Entry, Match, NoExit, Opening, Seed, TakeBack};

/// One step: who did what, what was rolled, and the hash of the state after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<C> {
    /// Who did it.
    pub seat: Seat,
    /// An answer, or an exit.
    pub deed: Deed<C>,
    /// What was rolled while it was carried out.
    pub tape: Vec<u32>,
    /// Of the state after it.
    pub hash: u64,
}

/// All that is needed to have the match again.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// What was fixed before the first card.
    pub setup: G::Setup,
    /// What was published before the first card.
    pub commitment: Commitment,
    /// The position that it began with, where nothing was dealt.
    pub begun: Option<Box<G>>,
    /// What was rolled for the deal.
    pub opening_tape: Vec<u32>,
    /// Of the state after the deal.
    pub opening_hash: u64,
    /// Every step since.
    pub steps: Vec<Step<G::Choice>>,
    /// What was taken back after its player had seen what came of it.
    pub take_backs: Vec<TakeBack>,
}

impl<G: Published> Record<G> {
    /// Rebuilds the match from its tapes alone; no generator is needed. Every step is checked as if it were made now.
    pub fn replay(&self) -> Result<Match<G>, ReplayError> {
        self.rebuild(None)
    }

    /// Rebuilds a match that is to go on, with its dice where they were. Fails if the tapes are not what the seed deals.
    pub fn resume(&self, seed: &Seed) -> Result<Match<G>, ReplayError> {
        if seed.commitment() != self.commitment {
            return Err(ReplayError {
                step: 0,
                fault: ReplayFault::WrongSeed,
            });
        }
        self.rebuild(Some(seed))
    }

    fn rebuild(&self, seed: Option<&Seed>) -> Result<Match<G>, ReplayError> {
        let at = |step: usize| move |fault| ReplayError { step, fault };
        let mut live = seed.map(Seed::dice);
        let mut events = Vec::new();
        let game = match &self.begun {
            Some(begun) => Ok((**begun).clone()),
            None => follow(&self.opening_tape, live.as_mut(), |dice| {
                G::start(&self.setup, dice, &mut events)
            }),
        }
        .and_then(|game| same_hash(&game, self.opening_hash).map(|()| game))
        .map_err(at(0))?;
        let opening = Opening {
            tape: self.opening_tape.clone(),
            hash: self.opening_hash,
            events,
        };
        let mut table = Match::opened(self.setup.clone(), self.commitment, game, opening);
        table.begin_with(self.begun.clone());
        for (nth, step) in self.steps.iter().enumerate() {
            table.repeat(step, live.as_mut()).map_err(at(nth + 1))?;
        }
        table.take_backs.clone_from(&self.take_backs);
        if let Some((live, seed)) = live.zip(seed) {
            table.go_live(live, seed.clone());
        }
        Ok(table)
    }
}

impl<G: Published> Match<G> {
    /// Repeats a recorded step after the last one, checked as if it were made now. Where the match has live dice, they must
    /// roll the same. A step that does not fit leaves no trace.
    pub fn follow(&mut self, step: &Step<G::Choice>) -> Result<(), ReplayError> {
        let nth = self.log().len() + 1;
        let before = self.game().clone();
        let mut live = self.live.clone();
        let done = self.repeat(step, live.as_mut().map(|(dice, _)| dice));
        match done {
            Ok(()) => {
                self.live = live;
                Ok(())
            }
            Err(fault) => {
                *self.game_mut() = before;
                Err(ReplayError { step: nth, fault })
            }
        }
    }

    fn repeat(
        &mut self,
        step: &Step<G::Choice>,
        live: Option<&mut Dice>,
    ) -> Result<(), ReplayFault> {
        match step.deed {
            Deed::Answer(choice) => self
                .check(step.seat, choice)
                .map_err(|refusal| ReplayFault::Refused(Box::new(refusal)))?,
            Deed::Exit(_) => self.may_leave(step.seat).map_err(ReplayFault::NoExit)?,
        }
        let mut events = Vec::new();
        let game = self.game_mut();
        let out = follow(&step.tape, live, |dice| {
            step.deed.apply(game, step.seat, dice, &mut events)
        })?;
        same_hash(game, step.hash)?;
        self.push(
            Entry {
                step: step.clone(),
                events,
            },
            out,
        );
        Ok(())
    }

    /// Whether `seat` may answer `choice` now.
    pub fn check(&self, seat: Seat, choice: G::Choice) -> Result<(), Refusal> {
        is_asked(self.turn(), seat)?;
        is_offered(self.game(), seat, choice)
    }
}

/// Runs `rules` on the tape; with live dice also on those, which must roll the same.
fn follow<T>(
    tape: &[u32],
    live: Option<&mut Dice>,
    rules: impl FnOnce(&mut Dice) -> T,
) -> Result<T, ReplayFault> {
    let mut dice = Dice::tape(tape.to_vec());
    let done = rules(&mut dice);
    let faces = dice.faces().to_vec();
    dice.take_tape().map_err(ReplayFault::Tape)?;
    if dice.left() > 0 {
        return Err(ReplayFault::TapeTooLong { left: dice.left() });
    }
    if let Some(live) = live {
        let rolled: Vec<u32> = faces.iter().map(|&n| live.below(n)).collect();
        live.take_tape().map_err(ReplayFault::Tape)?;
        if rolled != tape {
            return Err(ReplayFault::NotTheDeal);
        }
    }
    Ok(done)
}

fn same_hash<G: Game>(game: &G, wanted: u64) -> Result<(), ReplayFault> {
    let is = stable_hash(game);
    if is == wanted {
        Ok(())
    } else {
        Err(ReplayFault::Differs { is, wanted })
    }
}

/// Where a record leaves the rules, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// Counted from 1; 0 is the deal before the first step.
    pub step: usize,
    /// What is wrong there.
    pub fault: ReplayFault,
}

/// How a step leaves the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayFault {
    /// The answer was not allowed.
    Refused(Box<Refusal>),
    /// The seat could not leave the match.
    NoExit(NoExit),
    /// The rules roll something else than the tape.
    Tape(TapeFault),
    /// The tape goes on where the rules roll no more.
    TapeTooLong {
        /// How many rolls are left.
        left: usize,
    },
    /// The state afterwards is another one.
    Differs {
        /// Its hash.
        is: u64,
        /// The hash in the record.
        wanted: u64,
    },
    /// The seed is not the one that the commitment was made with.
    WrongSeed,
    /// The seed is the right one, and rolls something else than the tape.
    NotTheDeal,
}

impl ReplayError {
    /// The error as a sentence; `say` puts what the game says into words.
    #[must_use]
    pub fn told(&self, say: &dyn Fn(&Phrase) -> String) -> String {
        let fault = match &self.fault {
            ReplayFault::Refused(refusal) => match &**refusal {
                Refusal::Forbidden { rule, why } => {
                    format!("the rules refuse it: {} ({rule})", say(why))
                }
                Refusal::Over | Refusal::NotYourTurn { .. } => self.fault.to_string(),
            },
            fault => fault.to_string(),
        };
        match self.step {
            0 => format!("the deal: {fault}"),
            step => format!("step {step}: {fault}"),
        }
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(&Phrase::to_string))
    }
}

impl fmt::Display for ReplayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => write!(f, "the rules refuse it: {refusal}"),
            Self::NoExit(no) => write!(f, "it cannot leave the match: {no}"),
            Self::Tape(fault) => write!(f, "{fault}"),
            Self::TapeTooLong { left } => {
                write!(f, "the tape holds {left} rolls that the rules never make")
            }
            Self::Differs { is, wanted } => {
                write!(
                    f,
                    "the table differs afterwards: hash {is:016x}, the record says {wanted:016x}"
                )
            }
            Self::WrongSeed => {
                f.write_str("the seed does not fit the commitment made before the first card")
            }
            Self::NotTheDeal => f.write_str("the rolls are not those that the seed deals"),
        }
    }
}

impl std::error::Error for ReplayError {}
