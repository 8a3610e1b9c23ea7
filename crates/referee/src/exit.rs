//! Seats that leave a match before its end, and what that makes of the rest.

use std::fmt;

use kernel::{Dice, Game, Published, Quiet, Rng, Seat, Standings, Turn, Viewer, stable_hash};

use crate::chain::PastChance;
use crate::{Deed, Entry, Exit, Match};

/// How a match is called that ended because no one was left to play against.
const CONCEDED: &str = "conceded";

/// A seat that has left the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gone {
    pub(crate) seat: Seat,
    pub(crate) exit: Exit,
    /// The rules have taken it out. If not, a stand-in plays it on, and it comes last.
    pub(crate) by_rules: bool,
}

/// What would come of a concession.
#[derive(Clone, PartialEq, Debug)]
pub struct Aftermath {
    /// The match would be over.
    pub over: bool,
    /// The rules would take the seat out. If not, a stand-in plays it on.
    pub by_rules: bool,
    /// The ranks as they would stand then.
    pub standings: Standings,
}

impl<G: Published> Match<G> {
    /// Which seat has to answer. The match is over when the rules say so, and when all but one have left it.
    #[must_use]
    pub fn turn(&self) -> Turn {
        turn(self.game(), self.gone())
    }

    /// The ranks: those of the rules, but who has left comes last, the first of them lowest.
    #[must_use]
    pub fn standings(&self) -> Standings {
        standings(self.game(), self.gone())
    }

    /// How this seat has left the match, if it has.
    #[must_use]
    pub fn exit_of(&self, seat: Seat) -> Option<Exit> {
        let gone = self.gone().iter().find(|gone| gone.seat == seat);
        gone.map(|gone| gone.exit)
    }

    /// Lets `seat` give up. It may do so at any time, asked or not.
    ///
    /// ```
    /// use kernel::{Seat, Turn};
    /// use referee::{Exit, Match, Seed};
    /// use testkit::toy::{Setup, Toy};
    ///
    /// let mut table = Match::<Toy>::new(Setup::standard(3), Seed::from_number(1));
    /// table.leave(Seat(2), Exit::Concede).unwrap();
    /// assert_eq!(table.standings().of(Seat(2)).unwrap().rank, 3);
    /// assert_eq!(table.turn(), Turn::Ask(Seat(0))); // the others play on
    ///
    /// table.leave(Seat(0), Exit::Concede).unwrap();
    /// assert_eq!(table.turn(), Turn::Over);
    /// assert!(table.standings().winners().eq([Seat(1)]));
    /// ```
    pub fn leave(&mut self, seat: Seat, exit: Exit) -> Result<&Entry<G>, NoExit> {
        self.may_leave(seat)?;
        let before = self.mark();
        if let Err(PastChance) = self.step(seat, Deed::Exit(exit)) {
            self.go_back_to(before);
            return Err(NoExit::NoDice);
        }
        Ok(self.log().last().expect("a step was made"))
    }

    /// Whether `seat` may give up now.
    pub fn may_leave(&self, seat: Seat) -> Result<(), NoExit> {
        if self.turn() == Turn::Over {
            return Err(NoExit::Over);
        }
        if seat.0 >= self.game().seats() {
            return Err(NoExit::NoSeat);
        }
        match self.exit_of(seat) {
            Some(exit) => Err(NoExit::Gone(exit)),
            None if self.game().is_out(seat) => Err(NoExit::Out),
            None => Ok(()),
        }
    }

    /// What would come of it if `seat` gave up now. It is tried in a world that the seat cannot tell from the true one, so that
    /// nothing said here can give the true one away.
    #[must_use]
    pub fn if_conceded(&self, seat: Seat) -> Aftermath {
        let viewer = Viewer::Seated(seat);
        let mut rng = Rng::stream(&[stable_hash(&self.game().view(viewer))]);
        let mut world = self.game().determinize(viewer, &mut rng);
        let by_rules = world.concede(seat, &mut Dice::quick(rng), &mut Quiet);
        let mut gone = self.gone().to_vec();
        gone.push(Gone {
            seat,
            exit: Exit::Concede,
            by_rules,
        });
        Aftermath {
            over: turn(&world, &gone) == Turn::Over,
            by_rules,
            standings: standings(&world, &gone),
        }
    }
}

fn turn<G: Game>(game: &G, gone: &[Gone]) -> Turn {
    if is_deserted(game, gone) {
        return Turn::Over;
    }
    game.turn()
}

/// Whether seats have left and no two are there who could still win; alone against the rules, no one.
fn is_deserted<G: Game>(game: &G, gone: &[Gone]) -> bool {
    let seats = game.seats();
    let plays = |seat: &Seat| !game.is_out(*seat) && gone.iter().all(|gone| gone.seat != *seat);
    let playing = Seat::first(seats).filter(plays).count();
    !gone.is_empty() && playing < usize::from(seats).min(2)
}

fn standings<G: Game>(game: &G, gone: &[Gone]) -> Standings {
    let last = gone.iter().filter(|gone| !gone.by_rules);
    let last: Vec<Seat> = last.map(|gone| gone.seat).collect();
    let mut standings = game.standings().with_last(&last);
    if game.turn() != Turn::Over && is_deserted(game, gone) {
        standings.ending = CONCEDED;
    }
    standings
}

/// Why a seat cannot leave the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoExit {
    /// The match is over.
    Over,
    /// There is no such seat.
    NoSeat,
    /// It has left before.
    Gone(Exit),
    /// The rules have taken it out before.
    Out,
    /// The rules need a roll that a match without live dice cannot make.
    NoDice,
}

impl fmt::Display for NoExit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Over => "the match is over",
            Self::NoSeat => "there is no such seat",
            Self::Gone(Exit::Concede) => "the seat has conceded before",
            Self::Gone(Exit::Forfeit) => "the seat has forfeited before",
            Self::Out => "the seat is out of the game",
            Self::NoDice => "what is rolled then is not known",
        })
    }
}

impl std::error::Error for NoExit {}
