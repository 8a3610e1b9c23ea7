//! What many matches add up to.

use std::collections::BTreeMap;
use std::time::Duration;

use kernel::{Seat, Wanted, stable_hash};
use serde::Serialize;

use super::Outcome;

/// What came out of all matches together.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The key of the game.
    pub game: &'static str,
    /// What was played, complete with defaults.
    pub setup: Wanted,
    /// How many matches were played.
    pub games: u64,
    /// Answers in all of them.
    pub decisions: u64,
    /// On the wall.
    pub seconds: f64,
    /// Of all threads together, on the wall.
    pub games_per_second: f64,
    /// Of all threads together, on the wall.
    pub decisions_per_second: f64,
    /// Time on a core: neither the number of threads nor other work of the machine changes it.
    pub ns_per_decision: f64,
    /// How long a match is on average.
    pub mean_decisions: f64,
    /// A shared win counts in parts, so that the row adds up to the games that were won. A rival that the rules play, as
    /// in solo games, comes after the seats.
    pub wins_by_seat: Vec<f64>,
    /// In the same order.
    pub mean_scores: Vec<f64>,
    /// How often the matches ended in which way.
    pub endings: BTreeMap<&'static str, u64>,
    /// Where the game counts rounds: the median.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub median_rounds: Option<u32>,
    /// Wins of the seat that took the first turn, where the game tells which it was.
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
    /// In how many matches a seat played it.
    pub played: u64,
    /// How many of them that seat won, shared wins in parts.
    pub wins: f64,
}

/// Divides by every number of seats that can share a win, so that sums are exact in any order.
const WHOLE_WIN: u64 = 840;

pub(super) struct Totals {
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
    pub(super) fn new(seats: usize) -> Self {
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

    pub(super) fn add(&mut self, outcome: &Outcome) {
        // A rival that the rules play, as in solo games, is ranked without having a seat.
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

    pub(super) fn report(
        self,
        game: &'static str,
        setup: Wanted,
        seconds: f64,
        busy: Duration,
    ) -> Report {
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
