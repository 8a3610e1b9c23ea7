//! Wins, ranks, differences and ratings out of bouts. The deal is the unit of chance: the bouts of one deal are not independent
//! evidence, so each deal gives one figure for each bot, and intervals come from the spread of those.

use std::collections::BTreeMap;

use kernel::{Seat, Wanted, stable_hash};
use serde::Serialize;

use super::{ArenaReport, Bout};

/// How a bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Entrant {
    /// What the plan calls it, or `rival` for a party that the rules play.
    pub bot: String,
    /// Matches times the seats it had in them.
    pub appearances: u64,
    /// Part of its appearances won; a shared win counts in parts.
    pub wins: Interval,
    /// What it would win if all bots were equal.
    pub fair_share: f64,
    /// 1 is first.
    pub mean_rank: Interval,
    /// Its score less the best of the others'.
    pub score_difference: Interval,
    /// By the rules of the game.
    pub mean_score: f64,
    /// Elo-like: 400 points are odds of ten to one to be ranked higher; the weakest has 0.
    pub rating: f64,
    /// Questions that it answered.
    pub decisions: u64,
    /// How long it thought about each, on the wall.
    pub ms_per_decision: f64,
}

/// A mean and its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Interval {
    /// Over the deals.
    pub mean: f64,
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Interval {
    fn of(figures: &[f64]) -> Self {
        let count = figures.len().max(1) as f64;
        let mean = figures.iter().sum::<f64>() / count;
        let square = figures.iter().map(|figure| (figure - mean).powi(2));
        let spread = square.sum::<f64>() / (count - 1.0).max(1.0);
        let half = 1.96 * (spread / count).sqrt();
        Self {
            mean,
            low: mean - half,
            high: mean + half,
        }
    }

    /// A part of 1: never outside, and never without doubt. Where all figures are alike the rule of three holds.
    fn of_part(figures: &[f64]) -> Self {
        let part = Self::of(figures);
        let doubt = 3.0 / figures.len().max(1) as f64;
        let sure = part.low >= part.high;
        Self {
            mean: part.mean,
            low: (part.low - if sure { doubt } else { 0.0 }).clamp(0.0, 1.0),
            high: (part.high + if sure { doubt } else { 0.0 }).clamp(0.0, 1.0),
        }
    }
}

/// Sums of one bot in one deal.
#[derive(Clone, Copy, Default)]
struct Sums {
    appearances: f64,
    wins: f64,
    ranks: f64,
    differences: f64,
    scores: f64,
}

#[derive(Default)]
struct Record {
    /// By deal.
    sums: BTreeMap<u64, Sums>,
    decisions: u64,
    seconds: f64,
}

pub(super) struct Tally {
    seats: u8,
    matches: u64,
    decisions: u64,
    records: BTreeMap<String, Record>,
    /// How often the first was ranked above the second; a tie counts a half for each.
    above: BTreeMap<(String, String), f64>,
    hash: u64,
}

/// What a party is called that the rules play, as in solo games.
const RIVAL: &str = "rival";

impl Tally {
    pub(super) fn new(seats: u8) -> Self {
        Self {
            seats,
            matches: 0,
            decisions: 0,
            records: BTreeMap::new(),
            above: BTreeMap::new(),
            hash: 0,
        }
    }

    pub(super) fn add(&mut self, bout: &Bout) {
        self.matches += 1;
        self.decisions += bout.decisions;
        self.hash = stable_hash(&(self.hash, bout.state_hash));
        let name = |seat: Seat| bout.bots.get(seat.index()).map_or(RIVAL, String::as_str);
        let winners: Vec<Seat> = bout.standings.winners().collect();
        let part = 1.0 / winners.len().max(1) as f64;
        for place in &bout.standings.places {
            let others = bout
                .standings
                .places
                .iter()
                .filter(|other| other.seat != place.seat);
            let best = others.clone().map(|other| other.score).max().unwrap_or(0);
            let record = self.records.entry(name(place.seat).to_owned()).or_default();
            let sums = record.sums.entry(bout.deal).or_default();
            sums.appearances += 1.0;
            sums.wins += if winners.contains(&place.seat) {
                part
            } else {
                0.0
            };
            sums.ranks += f64::from(place.rank);
            sums.differences += f64::from(place.score - best);
            sums.scores += f64::from(place.score);
            if let Some((decisions, time)) = bout.thought.get(place.seat.index()) {
                record.decisions += decisions;
                record.seconds += time.as_secs_f64();
            }
            for other in others.filter(|other| name(other.seat) != name(place.seat)) {
                let won = match place.rank.cmp(&other.rank) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                let pair = (name(place.seat).to_owned(), name(other.seat).to_owned());
                *self.above.entry(pair).or_default() += won;
            }
        }
    }

    pub(super) fn report(self, game: &'static str, setup: Wanted, seconds: f64) -> ArenaReport {
        let ratings = self.ratings();
        let parties = self.parties();
        let mut entrants: Vec<Entrant> = self
            .records
            .iter()
            .map(|(bot, record)| record.entrant(bot, 1.0 / parties, ratings[bot]))
            .collect();
        entrants.sort_by(|a, b| b.wins.mean.total_cmp(&a.wins.mean));
        ArenaReport {
            game,
            setup,
            seats: self.seats,
            deals: self.matches / u64::from(self.seats.max(1)),
            matches: self.matches,
            decisions: self.decisions,
            seconds,
            decisions_per_second: self.decisions as f64 / seconds.max(f64::MIN_POSITIVE),
            verdict: verdict(&entrants),
            entrants,
            state_hash: format!("{:016x}", self.hash),
        }
    }

    /// How many are ranked in a match.
    fn parties(&self) -> f64 {
        let ranked: f64 = self
            .records
            .values()
            .flat_map(|record| record.sums.values())
            .map(|sums| sums.appearances)
            .sum();
        ranked / self.matches.max(1) as f64
    }

    /// Bradley-Terry strengths by the usual iteration. Half a win either way between those who met keeps them finite.
    fn ratings(&self) -> BTreeMap<String, f64> {
        let mut strengths: BTreeMap<&str, f64> =
            self.records.keys().map(|bot| (bot.as_str(), 1.0)).collect();
        for _ in 0..200 {
            let old = strengths.clone();
            for (bot, strength) in &mut strengths {
                let (mut wins, mut meetings) = (0.0, 0.0);
                for (rival, other) in old.iter().filter(|(rival, _)| *rival != bot) {
                    let pair = |a: &str, b: &str| self.above.get(&(a.to_owned(), b.to_owned()));
                    if let (Some(won), Some(lost)) = (pair(bot, rival), pair(rival, bot)) {
                        wins += won + 0.5;
                        meetings += (won + lost + 1.0) / (old[bot] + other);
                    }
                }
                if meetings > 0.0 {
                    *strength = wins / meetings;
                }
            }
        }
        let least = strengths.values().copied().fold(f64::MAX, f64::min);
        strengths
            .into_iter()
            .map(|(bot, strength)| (bot.to_owned(), 400.0 * (strength / least).log10()))
            .collect()
    }
}

impl Record {
    fn entrant(&self, bot: &str, fair_share: f64, rating: f64) -> Entrant {
        let per = |of: fn(&Sums) -> f64| -> Vec<f64> {
            let deals = self.sums.values();
            deals.map(|sums| of(sums) / sums.appearances).collect()
        };
        Entrant {
            bot: bot.to_owned(),
            appearances: self.sums.values().map(|sums| sums.appearances as u64).sum(),
            wins: Interval::of_part(&per(|sums| sums.wins)),
            fair_share,
            mean_rank: Interval::of(&per(|sums| sums.ranks)),
            score_difference: Interval::of(&per(|sums| sums.differences)),
            mean_score: Interval::of(&per(|sums| sums.scores)).mean,
            rating,
            decisions: self.decisions,
            ms_per_decision: 1000.0 * self.seconds / self.decisions.max(1) as f64,
        }
    }
}

/// What has been shown, in one sentence.
fn verdict(entrants: &[Entrant]) -> String {
    let [first, rest @ ..] = entrants else {
        return "nothing was played".to_owned();
    };
    let percent = |part: f64| 100.0 * part;
    let figures = format!(
        "{:.1} % of its matches, 95 % interval {:.1} to {:.1}, fair share {:.1}",
        percent(first.wins.mean),
        percent(first.wins.low),
        percent(first.wins.high),
        percent(first.fair_share)
    );
    match rest {
        [] => format!("nothing to compare {} with: it wins {figures}", first.bot),
        _ if first.wins.low > first.fair_share => {
            format!("{} is the strongest: it wins {figures}", first.bot)
        }
        _ => format!(
            "no bot is shown to be stronger: {} wins {figures}; play more deals",
            first.bot
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_cover_the_mean() {
        // Mean 0.5, deviation 0.5130 of one figure: 1.96 * 0.5130 / sqrt(20) = 0.2248.
        let figures: Vec<f64> = (0..20).map(|nth| f64::from(nth % 2)).collect();
        let interval = Interval::of(&figures);
        assert!((interval.mean - 0.5).abs() < 1e-12);
        assert!((interval.high - 0.7248).abs() < 1e-3, "{interval:?}");
        assert!((interval.mean - interval.low - 0.2248).abs() < 1e-3);
    }

    #[test]
    fn a_clean_sweep_leaves_a_doubt() {
        let interval = Interval::of_part(&[1.0; 30]);
        assert_eq!((interval.mean, interval.high), (1.0, 1.0));
        assert!((interval.low - 0.9).abs() < 1e-9, "rule of three");
    }

    #[test]
    fn ratings_follow_the_odds() {
        let mut tally = Tally::new(2);
        for name in ["strong", "weak"] {
            tally.records.insert(name.to_owned(), Record::default());
        }
        let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
        tally.above.insert(pair("strong", "weak"), 1000.0);
        tally.above.insert(pair("weak", "strong"), 100.0);
        let ratings = tally.ratings();
        assert_eq!(ratings["weak"], 0.0);
        assert!((ratings["strong"] - 400.0).abs() < 2.0, "{ratings:?}");
    }
}
