//! What matches between bots tell about balance: who wins, in which way and after how long, each with its doubt.

use std::collections::BTreeMap;

use kernel::Seat;

use crate::Outcome;

/// Matches of one set-up, added up.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Balance {
    games: u64,
    endings: BTreeMap<&'static str, f64>,
    /// Wins, shared ones in parts; a rival whom the rules play comes after the seats.
    seats: Vec<f64>,
    first: Option<f64>,
    /// How often each was played, and its wins.
    roles: BTreeMap<String, (u64, f64)>,
    lengths: BTreeMap<u32, u64>,
    in_rounds: bool,
}

/// How often something happened: a part of 1 with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// Out of how many.
    pub of: u64,
    /// From 0 to 1.
    pub part: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// What it would be if all had the same chance.
    pub fair: Option<f64>,
}

impl Share {
    /// By Wilson's score, which also holds for few matches and for parts near 0 and 1.
    fn new(times: f64, of: u64, fair: Option<f64>) -> Self {
        const Z: f64 = 1.96;
        let n = of.max(1) as f64;
        let part = times / n;
        let middle = (part + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (part * (1.0 - part) / n + Z * Z / (4.0 * n * n)).sqrt();
        Self {
            of,
            part,
            low: (middle - half).clamp(0.0, 1.0),
            high: (middle + half).clamp(0.0, 1.0),
            fair,
        }
    }

    /// Whether chance alone hardly explains that it is not the fair one.
    #[must_use]
    pub fn is_odd(&self) -> bool {
        let fair = self.fair.unwrap_or(self.part);
        self.of > 0 && !(self.low..=self.high).contains(&fair)
    }
}

/// How long matches were.
#[derive(Clone, PartialEq, Debug)]
pub struct Lengths {
    /// In rounds, or else in answers.
    pub in_rounds: bool,
    /// How many matches were so long.
    pub counts: Vec<(u32, u64)>,
    /// The length that a tenth of them does not reach, that of the middle one, and the one that a tenth exceeds.
    pub usual: [u32; 3],
}

impl Balance {
    /// One match more.
    pub fn add(&mut self, outcome: &Outcome) {
        let standings = &outcome.standings;
        let winners: Vec<Seat> = standings.winners().collect();
        let won = |seat: Seat| match winners.contains(&seat) {
            true => 1.0 / winners.len() as f64,
            false => 0.0,
        };
        self.games += 1;
        *self.endings.entry(standings.ending).or_default() += 1.0;
        let parties = self.seats.len().max(standings.places.len());
        self.seats.resize(parties, 0.0);
        for place in &standings.places {
            self.seats[place.seat.index()] += won(place.seat);
        }
        let figures = &outcome.figures;
        if let Some(first) = figures.first {
            *self.first.get_or_insert(0.0) += won(first);
        }
        for (role, seat) in figures.roles.iter().zip(Seat::first(u8::MAX)) {
            let (played, wins) = self.roles.entry(role.clone()).or_default();
            *played += 1;
            *wins += won(seat);
        }
        self.in_rounds = figures.rounds.is_some();
        let answers = u32::try_from(outcome.decisions).unwrap_or(u32::MAX);
        *self
            .lengths
            .entry(figures.rounds.unwrap_or(answers))
            .or_default() += 1;
    }

    /// How many matches there were.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How matches ended, the most frequent way first.
    #[must_use]
    pub fn endings(&self) -> Vec<(&'static str, Share)> {
        let shares = self.endings.iter();
        let mut shares: Vec<_> = shares
            .map(|(&ending, &times)| (ending, Share::new(times, self.games, None)))
            .collect();
        shares.sort_by(|one, other| other.1.part.total_cmp(&one.1.part));
        shares
    }

    /// Wins of each seat.
    #[must_use]
    pub fn seats(&self) -> Vec<Share> {
        let wins = self.seats.iter();
        wins.map(|&wins| Share::new(wins, self.games, self.fair()))
            .collect()
    }

    /// Wins of whoever took the first turn, where the game tells.
    #[must_use]
    pub fn first(&self) -> Option<Share> {
        let wins = self.first?;
        Some(Share::new(wins, self.games, self.fair()))
    }

    /// Wins of each thing that a seat can play, such as a kingdom.
    #[must_use]
    pub fn roles(&self) -> Vec<(&str, Share)> {
        let roles = self.roles.iter();
        roles
            .map(|(role, &(played, wins))| (role.as_str(), Share::new(wins, played, self.fair())))
            .collect()
    }

    /// How long they were; `None` before the first one.
    #[must_use]
    pub fn lengths(&self) -> Option<Lengths> {
        let reach = |tenths: u64| {
            let wanted = (self.games * tenths).div_ceil(10).max(1);
            let mut seen = 0;
            let mut lengths = self.lengths.iter();
            lengths.find_map(|(&length, &count)| {
                seen += count;
                (seen >= wanted).then_some(length)
            })
        };
        Some(Lengths {
            in_rounds: self.in_rounds,
            counts: self.lengths.iter().map(|(&at, &n)| (at, n)).collect(),
            usual: [reach(1)?, reach(5)?, reach(9)?],
        })
    }

    fn fair(&self) -> Option<f64> {
        (self.seats.len() > 1).then(|| 1.0 / self.seats.len() as f64)
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Figures, Place, Standings};

    use super::*;

    fn outcome(winners: &[u8], rounds: Option<u32>, first: u8) -> Outcome {
        let place = |seat| Place {
            seat: Seat(seat),
            rank: if winners.contains(&seat) { 1 } else { 2 },
            score: 0,
        };
        Outcome {
            nth: 0,
            decisions: 7,
            standings: Standings {
                places: vec![place(0), place(1)],
                ending: "won",
                nobody_wins: false,
                draw: false,
            },
            figures: Figures {
                rounds,
                first: Some(Seat(first)),
                roles: vec!["red".to_owned(), "blue".to_owned()],
            },
            state_hash: 0,
        }
    }

    #[test]
    fn matches_add_up() {
        let mut balance = Balance::default();
        assert_eq!(balance.lengths(), None);
        for nth in 0..90 {
            balance.add(&outcome(&[0], Some(nth / 10), 0));
        }
        (0..10).for_each(|_| balance.add(&outcome(&[0, 1], Some(20), 1)));
        let parts: Vec<f64> = balance.seats().iter().map(|share| share.part).collect();
        assert_eq!(parts, [0.95, 0.05]);
        assert_eq!(balance.first().map(|share| share.part), Some(0.95));
        assert_eq!(balance.roles()[0].0, "blue");
        assert_eq!(balance.endings()[0].1.part, 1.0);
        let lengths = balance.lengths().unwrap();
        assert_eq!((lengths.usual, lengths.in_rounds), ([0, 4, 8], true));
    }

    /// What chance explains is not called odd, and a part is never without doubt.
    #[test]
    fn a_share_knows_its_doubt() {
        let share = |times, of| Share::new(times, of, Some(0.5));
        assert!(!share(6.0, 10).is_odd() && share(60.0, 100).is_odd());
        let none = share(0.0, 100);
        assert!(none.low == 0.0 && (0.03..0.05).contains(&none.high));
        assert!(!Share::new(9.0, 10, None).is_odd() && !share(0.0, 0).is_odd());
    }
}
