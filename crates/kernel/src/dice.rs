//! The one door by which chance comes in.

use std::fmt;

use crate::{Rng, rng};

/// Something that makes random words. Live tables bring ChaCha20, tests and bots bring [`Rng`].
pub trait Source: Send {
    /// The next 64 random bits.
    fn next_u64(&mut self) -> u64;
    /// The same generator in the same state, so that a refused submission leaves no trace.
    fn boxed(&self) -> Box<dyn Source>;
}

impl Clone for Box<dyn Source> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}

/// The only source of chance. Live dice remember what they rolled; a tape rolls it again.
///
/// ```
/// use kernel::{Dice, Pool};
///
/// let mut pool: Pool<3> = [7, 8, 9].into_iter().collect();
/// let mut dice = Dice::tape(vec![2, 0]); // the test decides the deal
/// assert_eq!(pool.draw(&mut dice), Some(9));
/// assert_eq!(pool.draw(&mut dice), Some(7));
/// assert_eq!((dice.left(), dice.take_tape()), (0, Ok(vec![2, 0])));
/// ```
#[derive(Clone)]
pub struct Dice {
    from: From,
    rolled: Vec<u32>,
    /// How many faces each of those rolls had.
    faces: Vec<u32>,
    fault: Option<TapeFault>,
}

#[derive(Clone)]
enum From {
    /// Search and simulation: nothing is remembered.
    Quick(Rng),
    Live(Box<dyn Source>),
    Nothing,
    Tape {
        rolls: Vec<u32>,
        at: usize,
    },
    /// Scenarios: each entry names *what* is drawn rather than the roll that draws it.
    Script {
        wishes: Vec<u32>,
        at: usize,
    },
}

impl Dice {
    /// Fast dice that leave no tape, for search and simulation.
    #[must_use]
    pub fn quick(rng: Rng) -> Self {
        Self::new(From::Quick(rng))
    }

    /// Dice that remember: what is rolled ends up on the tape.
    #[must_use]
    pub fn live(source: impl Source + 'static) -> Self {
        Self::new(From::Live(Box::new(source)))
    }

    /// Rolls again what was once rolled.
    #[must_use]
    pub fn tape(rolls: Vec<u32>) -> Self {
        Self::new(From::Tape { rolls, at: 0 })
    }

    /// For finding out what is certain: the lowest of every roll, and [`Dice::is_sure`] says whether any was asked for. Allocates nothing.
    #[must_use]
    pub fn unsure() -> Self {
        Self::new(From::Nothing)
    }

    /// Whether no tape, script or lack of one has failed since the last [`Dice::take_tape`].
    #[must_use]
    pub fn is_sure(&self) -> bool {
        self.fault.is_none()
    }

    /// Rolls what a scenario asks for: the number itself where a game calls [`Dice::below`], the roll that yields the named
    /// thing where it calls [`Dice::draw`]. When the script is used up the lowest roll is taken.
    #[must_use]
    pub fn script(wishes: Vec<u32>) -> Self {
        Self::new(From::Script { wishes, at: 0 })
    }

    fn new(from: From) -> Self {
        Self {
            from,
            rolled: Vec::new(),
            faces: Vec::new(),
            fault: None,
        }
    }

    /// Uniform in `0..n`.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        match &mut self.from {
            From::Quick(rng) => rng.below(n),
            _ => self.remembered(n, None),
        }
    }

    /// Uniform in `0..n` like [`Dice::below`]; `roll_for` tells a script which roll yields the thing that it names.
    #[inline]
    pub fn draw(&mut self, n: u32, roll_for: impl Fn(u32) -> Option<u32>) -> u32 {
        match &mut self.from {
            From::Quick(rng) => rng.below(n),
            _ => self.remembered(n, Some(&roll_for)),
        }
    }

    fn remembered(&mut self, n: u32, roll_for: Option<&dyn Fn(u32) -> Option<u32>>) -> u32 {
        let next = self.rolled.len();
        let roll = match &mut self.from {
            From::Quick(rng) => Ok(rng.below(n)),
            From::Live(source) => Ok(rng::uniform(n, || source.next_u64())),
            From::Nothing => {
                self.fault = Some(TapeFault::EndsEarly { rolls: 0 });
                return 0;
            }
            From::Tape { rolls, at } => {
                let roll = rolls.get(*at).copied();
                *at += 1;
                roll.ok_or(TapeFault::EndsEarly { rolls: next })
            }
            From::Script { wishes, at } => {
                let wish = wishes.get(*at).copied();
                *at += 1;
                match wish {
                    None => Ok(0),
                    Some(wish) => roll_for
                        .map_or(Some(wish), |find| find(wish))
                        .ok_or(TapeFault::NotThere { nth: next, wish }),
                }
            }
        };
        let roll = roll.and_then(|roll| {
            if roll < n {
                Ok(roll)
            } else {
                Err(TapeFault::Impossible {
                    nth: next,
                    roll,
                    faces: n,
                })
            }
        });
        // A bad tape must not end the program: the fault is remembered, and the lowest roll keeps the rules going.
        let roll = roll.unwrap_or_else(|fault| {
            self.fault.get_or_insert(fault);
            0
        });
        self.rolled.push(roll);
        self.faces.push(n);
        roll
    }

    /// How many faces each roll since the last [`Dice::take_tape`] had: what other dice must roll to be compared.
    #[must_use]
    pub fn faces(&self) -> &[u32] {
        &self.faces
    }

    /// Takes what was rolled since the last call: the tape of one step. Fails if a tape or script could not be followed.
    pub fn take_tape(&mut self) -> Result<Vec<u32>, TapeFault> {
        let rolled = std::mem::take(&mut self.rolled);
        self.faces.clear();
        match self.fault.take() {
            Some(fault) => Err(fault),
            None => Ok(rolled),
        }
    }

    /// How many rolls of a tape or wishes of a script are still unused.
    #[must_use]
    pub fn left(&self) -> usize {
        match &self.from {
            From::Tape { rolls: all, at } | From::Script { wishes: all, at } => {
                all.len().saturating_sub(*at)
            }
            From::Quick(_) | From::Live(_) | From::Nothing => 0,
        }
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A live source is a secret: it must not reach a log.
        f.debug_struct("Dice")
            .field("rolled", &self.rolled.len())
            .finish_non_exhaustive()
    }
}

/// Why a tape could not be followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TapeFault {
    /// The rules roll once more than the tape does.
    EndsEarly {
        /// How many rolls the tape has.
        rolls: usize,
    },
    /// The tape has a roll that the die cannot show.
    Impossible {
        /// Which roll, counted from 0.
        nth: usize,
        /// What the tape has there.
        roll: u32,
        /// How many faces the die has: the roll should be below.
        faces: u32,
    },
    /// The script asks for something that cannot be drawn there.
    NotThere {
        /// Which draw, counted from 0.
        nth: usize,
        /// What the script asks for.
        wish: u32,
    },
}

impl fmt::Display for TapeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EndsEarly { rolls } => write!(
                f,
                "the tape ends after {rolls} rolls, but the rules need another"
            ),
            Self::Impossible { nth, roll, faces } => {
                write!(
                    f,
                    "roll {} of the tape is {roll}, but only 0 to {} are possible there",
                    nth + 1,
                    faces - 1
                )
            }
            Self::NotThere { nth, wish } => {
                write!(
                    f,
                    "draw {} asks for number {wish}, which is not among what can be drawn there",
                    nth + 1
                )
            }
        }
    }
}

impl std::error::Error for TapeFault {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tape_rolls_again_what_live_dice_rolled() {
        let mut live = Dice::live(Rng::new(3));
        let rolls: Vec<_> = (1..20).map(|n| live.below(n)).collect();
        let tape = live.take_tape().unwrap();
        assert_eq!(tape, rolls);
        let mut again = Dice::tape(tape);
        assert_eq!((1..20).map(|n| again.below(n)).collect::<Vec<_>>(), rolls);
        assert_eq!(again.left(), 0);
    }

    #[test]
    fn quick_dice_roll_like_live_ones_but_forget() {
        let mut live = Dice::live(Rng::new(3));
        let mut quick = Dice::quick(Rng::new(3));
        assert_eq!(
            (1..50).map(|n| live.below(n)).collect::<Vec<_>>(),
            (1..50).map(|n| quick.below(n)).collect::<Vec<_>>()
        );
        assert_eq!(quick.take_tape(), Ok(vec![]));
    }

    #[test]
    fn what_needs_a_roll_is_not_sure() {
        let mut dice = Dice::unsure();
        assert!(dice.is_sure());
        assert_eq!((dice.below(6), dice.draw(6, |_| None)), (0, 0));
        assert!(!dice.is_sure());
        assert_eq!(dice.take_tape(), Err(TapeFault::EndsEarly { rolls: 0 }));
        assert!(dice.is_sure());
    }

    #[test]
    fn a_lying_tape_is_named_and_does_not_panic() {
        let mut dice = Dice::tape(vec![1, 9]);
        assert_eq!((dice.below(2), dice.below(6)), (1, 0));
        assert_eq!(
            dice.take_tape(),
            Err(TapeFault::Impossible {
                nth: 1,
                roll: 9,
                faces: 6
            })
        );
        dice.below(6);
        assert_eq!(dice.take_tape(), Err(TapeFault::EndsEarly { rolls: 0 }));
    }

    #[test]
    fn a_script_names_things_and_the_tape_keeps_rolls() {
        let deck = [7, 5, 9];
        let mut dice = Dice::script(vec![9, 4]);
        let find = |wish| {
            deck.iter()
                .position(|&card| card == wish)
                .map(|at| at as u32)
        };
        assert_eq!(dice.draw(3, find), 2);
        assert_eq!(dice.take_tape(), Ok(vec![2]));
        dice.draw(3, find);
        assert_eq!(
            dice.take_tape(),
            Err(TapeFault::NotThere { nth: 0, wish: 4 })
        );
    }
}
