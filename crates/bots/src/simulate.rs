//! Many matches between bots, on as many threads as one likes, with the same figures on any number of them.

mod totals; // what the matches add up to

use std::fmt;
use std::time::Instant;

use kernel::{
    Dice, Figures, Guide, Perspective, Published, Quiet, Rng, SetupError, Standings, Style, Turn,
    Wanted, stable_hash,
};

use crate::{Bot, Pace, Player, Random, UnknownBot, crew};
use totals::Totals;
pub use totals::{Report, Role};

/// What to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// One name for all seats, or one for each.
    pub bots: Vec<String>,
    /// How many matches.
    pub games: u64,
    /// The number of the first of them: a long run can be played in parts.
    pub first: u64,
    /// All chance follows from it.
    pub seed: u64,
    /// How many matches are played at the same time. The figures do not depend on it.
    pub threads: usize,
    /// How long the levels may think.
    pub pace: Pace,
}

/// How one match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Counted from 0.
    pub nth: u64,
    /// How many answers were given.
    pub decisions: u64,
    /// Scores and ranks.
    pub standings: Standings,
    /// What else the game counts.
    pub figures: Figures,
    /// Of the final state.
    pub state_hash: u64,
}

/// Matches that a thread takes at a time: enough to make the hand-over free, few enough to keep all threads busy.
pub(crate) const BATCH: u64 = 32;

/// The rules of every game state an end; content that somebody typed may put it very far away.
const LONGEST: u64 = 200_000;

/// Plays matches between bots and adds them up. `each` is called for every match in order, whatever the number of threads.
pub fn simulate<G: Published + Guide>(
    setup: &G::Setup,
    plan: &Plan,
    each: &mut dyn FnMut(&Outcome),
) -> Result<Report, SimulateError> {
    let players = players(&plan.bots, seats_of::<G>(setup), G::STYLES)?;
    let work = |nth: u64| play_by_name::<G>(setup, &players, plan, plan.first + nth);
    Ok(add_up(
        G::KEY,
        G::wanted(setup),
        plan,
        &players,
        &work,
        each,
    ))
}

/// All of a simulation but the matches themselves.
fn add_up(
    game: &'static str,
    setup: Wanted,
    plan: &Plan,
    players: &[Player],
    work: &(dyn Fn(u64) -> Outcome + Sync),
    each: &mut dyn FnMut(&Outcome),
) -> Report {
    let mut totals = Totals::new(players.len());
    let started = Instant::now();
    let busy = crew::in_order(
        plan.threads.max(1),
        plan.games,
        batch(players),
        work,
        &mut |outcome| {
            totals.add(&outcome);
            each(&outcome);
        },
    );
    totals.report(game, setup, started.elapsed().as_secs_f64(), busy)
}

/// Searches take their time, so each match is handed over by itself.
pub(crate) fn batch(players: &[Player]) -> u64 {
    let quick = players.iter().all(|player| player.is_quick());
    if quick { BATCH } else { 1 }
}

/// How many seats a table of this set-up has.
pub(crate) fn seats_of<G: Published>(setup: &G::Setup) -> u8 {
    G::start(setup, &mut Dice::quick(Rng::new(0)), &mut Quiet).seats()
}

/// One match between these players.
fn play_by_name<G: Published + Guide>(
    setup: &G::Setup,
    players: &[Player],
    plan: &Plan,
    nth: u64,
) -> Outcome {
    let seed = plan.seed;
    if players.iter().all(|player| *player == Player::Random) {
        // The same answers as from the boxes below, at less than the price of a call.
        let mut bot = Random::<G>::default();
        return play::<G>(setup, seed, nth, |side, rng| bot.choose(side, rng));
    }
    let mut bots: Vec<_> = players.iter().map(|one| one.bot(plan.pace)).collect();
    play::<G>(setup, seed, nth, |side, rng| {
        bots[side.seat().index()].choose(side, rng)
    })
}

/// One match. Its chance comes from (seed, number) alone, so it does not matter which thread plays it.
fn play<G: Published + Guide>(
    setup: &G::Setup,
    seed: u64,
    nth: u64,
    mut choose: impl FnMut(&Perspective<'_, G>, &mut Rng) -> G::Choice,
) -> Outcome {
    let mut dice = Dice::quick(Rng::stream(&[seed, nth, 0]));
    let mut rng = Rng::stream(&[seed, nth, 1]);
    let mut game = G::start(setup, &mut dice, &mut Quiet);
    let (mut first, mut decisions) = (None, 0);
    while let Turn::Ask(seat) = game.turn()
        && decisions < LONGEST
    {
        first = first.or(Some(seat));
        let choice = choose(&Perspective::new(&game, seat), &mut rng);
        game.apply(choice, &mut dice, &mut Quiet);
        decisions += 1;
    }
    let mut figures = game.figures();
    if game.seats() > 1 {
        figures.first = figures.first.or(first);
    }
    Outcome {
        nth,
        decisions,
        standings: game.standings(),
        figures,
        state_hash: stable_hash(&game),
    }
}

/// One player for each seat.
fn players(names: &[String], seats: u8, styles: &[Style]) -> Result<Vec<Player>, SimulateError> {
    let each = match names {
        [all] => vec![all.as_str(); usize::from(seats)],
        each if each.len() == usize::from(seats) => each.iter().map(String::as_str).collect(),
        other => {
            return Err(SimulateError::BotCount {
                bots: other.len(),
                seats,
            });
        }
    };
    let players = each.into_iter().map(|name| Player::named(name, styles));
    players
        .collect::<Result<_, _>>()
        .map_err(SimulateError::Bot)
}

/// Why nothing can be simulated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SimulateError {
    /// The game cannot be set up so.
    Setup(SetupError),
    /// No bot has this name.
    Bot(UnknownBot),
    /// The bots are neither one for all seats nor one for each.
    BotCount {
        /// How many bots were named.
        bots: usize,
        /// How many seats the table has.
        seats: u8,
    },
}

impl fmt::Display for SimulateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::Bot(error) => error.fmt(f),
            Self::BotCount { bots, seats } => {
                write!(
                    f,
                    "{bots} bots given for {seats} seats: give one for all of them, or one per seat"
                )
            }
        }
    }
}

impl std::error::Error for SimulateError {}

#[cfg(test)]
mod tests {
    use testkit::toy::{Setup, Toy};

    use super::*;

    #[test]
    fn boxed_bots_play_what_the_short_way_plays() {
        let setup = Setup::standard(3);
        let plan = Plan {
            bots: vec!["random".to_owned()],
            games: 50,
            first: 0,
            seed: 1,
            threads: 1,
            pace: Pace::Counted,
        };
        let mut bots: Vec<_> = (0..3).map(|_| Player::Random.bot(plan.pace)).collect();
        for nth in 0..50 {
            let long = play::<Toy>(&setup, 1, nth, |side, rng| {
                bots[side.seat().index()].choose(side, rng)
            });
            let short = play_by_name::<Toy>(&setup, &[Player::Random; 3], &plan, nth);
            assert_eq!(long, short);
        }
    }
}
