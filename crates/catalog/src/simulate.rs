//! Many matches between bots, on as many threads as one likes, with the same figures on any number of them.

use std::collections::BTreeMap;
use std::fmt;
use std::time::{Duration, Instant};

use bots::{Bot, Pace, Random, UnknownBot};
use kernel::{
    Dice, Figures, Guide, Perspective, Published, Quiet, Rng, Seat, SetupError, Standings, Turn,
    Wanted, stable_hash,
};
use serde::Serialize;

use crate::crew;

/// What to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// One name for all seats, or one for each.
    pub bots: Vec<String>,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    /// How long the levels may think.
    pub pace: Pace,
}

/// What came out of all matches together.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub setup: Wanted,
    pub games: u64,
    pub decisions: u64,
    pub seconds: f64,
    pub games_per_second: f64,
    pub decisions_per_second: f64,
    /// Time on a core: neither the number of threads nor other work of the machine changes it.
    pub ns_per_decision: f64,
    pub mean_decisions: f64,
    /// A shared win counts in parts, so that the row adds up to the games that somebody won. A rival that the rules play, as
    /// in solo games, comes after the seats.
    pub wins_by_seat: Vec<f64>,
    pub mean_scores: Vec<f64>,
    pub endings: BTreeMap<&'static str, u64>,
    /// Where the game counts rounds: the median.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub median_rounds: Option<u32>,
    /// Wins of whoever took the first turn, where the game tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins_of_first: Option<f64>,
    /// Where seats play different things: how often each was played, and how often it won.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub roles: BTreeMap<String, Role>,
    /// Over the final states of all matches, in order: 16 hexadecimal digits.
    pub state_hash: String,
}

/// Something that a seat can play.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Role {
    pub played: u64,
    pub wins: f64,
}

/// How one match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Counted from 0.
    pub nth: u64,
    pub decisions: u64,
    pub standings: Standings,
    pub figures: Figures,
    pub state_hash: u64,
}

/// Matches that a thread takes at once: enough to make the hand-over free, few enough to keep all threads busy.
const BATCH: u64 = 32;

/// Divides by every number of seats that can share a win, so that sums are exact in any order.
const WHOLE_WIN: u64 = 840;

pub(crate) fn simulate<G: Published + Guide>(
    setup: &G::Setup,
    plan: &Plan,
    each: &mut dyn FnMut(&Outcome),
) -> Result<Report, SimulateError> {
    let seats = G::start(setup, &mut Dice::quick(Rng::new(plan.seed)), &mut Quiet).seats();
    let names = bot_names(&plan.bots, seats)?;
    for name in &names {
        bots::by_name::<G>(name, plan.pace).map_err(SimulateError::Bot)?;
    }
    let threads = plan.threads.max(1);
    let mut totals = Totals::new(seats);
    let started = Instant::now();

    let batch = if quick(&names) { BATCH } else { 1 };
    let busy = crew::in_order(
        threads,
        plan.games,
        batch,
        |nth| play_by_name::<G>(setup, &names, plan, nth),
        |outcome| {
            totals.add(&outcome);
            each(&outcome);
        },
    );

    let seconds = started.elapsed().as_secs_f64();
    Ok(totals.report(G::KEY, G::wanted(setup), seconds, busy))
}

/// One match between the bots of these names.
fn play_by_name<G: Published + Guide>(
    setup: &G::Setup,
    names: &[&str],
    plan: &Plan,
    nth: u64,
) -> Outcome {
    let seed = plan.seed;
    if names.iter().all(|&name| name == "random") {
        // The same answers as from the boxes below, at less than the price of a call.
        let mut bot = Random::<G>::default();
        return play::<G>(setup, seed, nth, |side, rng| bot.choose(side, rng));
    }
    let mut bots = boxed::<G>(names, plan.pace);
    play(setup, seed, nth, |side, rng| {
        bots[side.seat().index()].choose(side, rng)
    })
}

pub(crate) fn boxed<G: Published + Guide>(names: &[&str], pace: Pace) -> Vec<Box<dyn Bot<G>>> {
    let bot = |name: &&str| {
        bots::by_name(name, pace).expect("the names were checked before the first match")
    };
    names.iter().map(bot).collect()
}

/// Whether all these bots answer in no time.
pub(crate) fn quick(names: &[&str]) -> bool {
    names
        .iter()
        .all(|name| ["random", "greedy", "novice"].contains(name))
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
    let mut decisions = 0;
    while let Turn::Ask(seat) = game.turn() {
        let choice = choose(&Perspective::new(&game, seat), &mut rng);
        game.apply(choice, &mut dice, &mut Quiet);
        decisions += 1;
    }
    Outcome {
        nth,
        decisions,
        standings: game.standings(),
        figures: game.figures(),
        state_hash: stable_hash(&game),
    }
}

/// One name for each seat.
fn bot_names(wanted: &[String], seats: u8) -> Result<Vec<&str>, SimulateError> {
    match wanted {
        [all] => Ok(vec![all.as_str(); usize::from(seats)]),
        each if each.len() == usize::from(seats) => Ok(each.iter().map(String::as_str).collect()),
        other => Err(SimulateError::BotCount {
            bots: other.len(),
            seats,
        }),
    }
}

struct Totals {
    games: u64,
    decisions: u64,
    /// In parts of [`WHOLE_WIN`].
    wins: Vec<u64>,
    scores: Vec<i64>,
    endings: BTreeMap<&'static str, u64>,
    /// How many matches lasted so many rounds.
    rounds: BTreeMap<u32, u64>,
    wins_of_first: Option<u64>,
    roles: BTreeMap<String, (u64, u64)>,
    hash: u64,
}

impl Totals {
    fn new(seats: u8) -> Self {
        let seats = usize::from(seats);
        Self {
            games: 0,
            decisions: 0,
            wins: vec![0; seats],
            scores: vec![0; seats],
            endings: BTreeMap::new(),
            rounds: BTreeMap::new(),
            wins_of_first: None,
            roles: BTreeMap::new(),
            hash: 0,
        }
    }

    fn add(&mut self, outcome: &Outcome) {
        // Somebody may be ranked without sitting anywhere: a rival that the rules play, as in solo games.
        let parties = self.wins.len().max(outcome.standings.places.len());
        self.wins.resize(parties, 0);
        self.scores.resize(parties, 0);
        self.games += 1;
        self.decisions += outcome.decisions;
        let winners: Vec<Seat> = outcome.standings.winners().collect();
        for winner in &winners {
            self.wins[winner.index()] += WHOLE_WIN / winners.len() as u64;
        }
        for place in &outcome.standings.places {
            self.scores[place.seat.index()] += i64::from(place.score);
        }
        *self.endings.entry(outcome.standings.ending).or_default() += 1;
        let part = |seat: Seat| {
            if winners.contains(&seat) {
                WHOLE_WIN / winners.len() as u64
            } else {
                0
            }
        };
        let figures = &outcome.figures;
        if let Some(rounds) = figures.rounds {
            *self.rounds.entry(rounds).or_default() += 1;
        }
        if let Some(first) = figures.first {
            *self.wins_of_first.get_or_insert(0) += part(first);
        }
        for (role, seat) in figures.roles.iter().zip(Seat::first(u8::MAX)) {
            let (played, wins) = self.roles.entry(role.clone()).or_default();
            *played += 1;
            *wins += part(seat);
        }
        self.hash = stable_hash(&(self.hash, outcome.state_hash));
    }

    fn report(self, game: &'static str, setup: Wanted, seconds: f64, busy: Duration) -> Report {
        // A run of no games or no decisions has no rates: 0 rather than something that JSON cannot say.
        let per = |sum: f64, parts: f64| if parts > 0.0 { sum / parts } else { 0.0 };
        let (games, decisions) = (self.games as f64, self.decisions as f64);
        Report {
            game,
            setup,
            games: self.games,
            decisions: self.decisions,
            seconds,
            games_per_second: per(games, seconds),
            decisions_per_second: per(decisions, seconds),
            ns_per_decision: per(busy.as_nanos() as f64, decisions),
            mean_decisions: per(decisions, games),
            wins_by_seat: self
                .wins
                .iter()
                .map(|&parts| parts as f64 / WHOLE_WIN as f64)
                .collect(),
            mean_scores: self
                .scores
                .iter()
                .map(|&score| per(score as f64, games))
                .collect(),
            median_rounds: median(&self.rounds),
            wins_of_first: self
                .wins_of_first
                .map(|parts| parts as f64 / WHOLE_WIN as f64),
            roles: self
                .roles
                .into_iter()
                .map(|(role, (played, wins))| {
                    (
                        role,
                        Role {
                            played,
                            wins: wins as f64 / WHOLE_WIN as f64,
                        },
                    )
                })
                .collect(),
            endings: self.endings,
            state_hash: format!("{:016x}", self.hash),
        }
    }
}

/// The middle of what was counted.
fn median(counts: &BTreeMap<u32, u64>) -> Option<u32> {
    let half = counts.values().sum::<u64>().div_ceil(2);
    let mut seen = 0;
    counts
        .iter()
        .find(|(_, count)| {
            seen += *count;
            seen >= half
        })
        .map(|(value, _)| *value)
}

/// Why nothing can be simulated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SimulateError {
    Setup(SetupError),
    Bot(UnknownBot),
    BotCount { bots: usize, seats: u8 },
}

impl fmt::Display for SimulateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::Bot(error) => error.fmt(f),
            Self::BotCount { bots, seats } => {
                write!(
                    f,
                    "{bots} bots for {seats} seats: name one for all, or one for each seat"
                )
            }
        }
    }
}

impl std::error::Error for SimulateError {}

#[cfg(test)]
mod tests {
    use testkit::toy::Toy;

    use super::*;

    #[test]
    fn boxed_bots_play_what_the_short_way_plays() {
        let content = Toy::read_content(Toy::CONTENT).unwrap();
        let setup = Toy::set_up(&content, &Wanted::default()).unwrap();
        let names = ["random"; 8];
        let plan = Plan {
            bots: vec!["random".to_owned()],
            games: 50,
            seed: 1,
            threads: 1,
            pace: Pace::Counted,
        };
        let mut bots = boxed::<Toy>(&names, plan.pace);
        for nth in 0..50 {
            let long = play::<Toy>(&setup, 1, nth, |side, rng| {
                bots[side.seat().index()].choose(side, rng)
            });
            assert_eq!(long, play_by_name::<Toy>(&setup, &names, &plan, nth));
        }
    }
}
