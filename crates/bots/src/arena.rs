//! Bots against bots. Every deal is played once from every seat, so that neither the draw nor the seat decides.

mod tally; // wins, ranks, differences and ratings out of bouts

use std::time::{Duration, Instant};

use kernel::{
    Dice, Guide, Perspective, Published, Quiet, Rng, Standings, Style, Turn, Wanted, stable_hash,
};
use serde::Serialize;

use crate::simulate::{batch, seats_of};
use crate::{Pace, Player, SimulateError, crew};
use tally::Tally;
pub use tally::{Entrant, Interval};

/// Who plays whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArenaPlan {
    /// In seat order; if the table has more seats, the last of them takes the rest.
    pub bots: Vec<String>,
    /// Each is played as many times as there are seats.
    pub deals: u64,
    /// All chance follows from it.
    pub seed: u64,
    /// How many matches are played at the same time. The figures do not depend on it.
    pub threads: usize,
    /// How long the levels may think.
    pub pace: Pace,
}

/// One match of an arena.
#[derive(Clone, PartialEq, Debug)]
pub struct Bout {
    /// Counted from 0.
    pub deal: u64,
    /// By how many seats the bots have moved on from where the plan named them.
    pub rotation: u8,
    /// Which bot sat where.
    pub bots: Vec<String>,
    /// How many answers were given.
    pub decisions: u64,
    /// Scores and ranks.
    pub standings: Standings,
    /// Of the final state.
    pub state_hash: u64,
    /// By seat: how many questions it answered, and the time that took.
    thought: Vec<(u64, Duration)>,
}

/// What came out of an arena.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ArenaReport {
    /// The key of the game.
    pub game: &'static str,
    /// What was played, complete with defaults.
    pub setup: Wanted,
    /// How many seats the table has.
    pub seats: u8,
    /// How many deals were played.
    pub deals: u64,
    /// Deals times seats.
    pub matches: u64,
    /// Answers in all matches.
    pub decisions: u64,
    /// On the wall.
    pub seconds: f64,
    /// Of all threads together, on the wall.
    pub decisions_per_second: f64,
    /// The best first.
    pub entrants: Vec<Entrant>,
    /// One sentence: what has been shown.
    pub verdict: String,
    /// Over the final states of all matches, in order: 16 hexadecimal digits.
    pub state_hash: String,
}

/// Plays every deal from every seat and compares the bots. `each` is called for every match in order.
pub fn arena<G: Published + Guide>(
    setup: &G::Setup,
    plan: &ArenaPlan,
    each: &mut dyn FnMut(&Bout),
) -> Result<ArenaReport, SimulateError> {
    let entries = line_up(&plan.bots, seats_of::<G>(setup), G::STYLES)?;
    let work = |nth| bout::<G>(setup, &entries, plan, nth);
    Ok(compare(
        G::KEY,
        G::wanted(setup),
        plan,
        &entries,
        &work,
        each,
    ))
}

/// All of an arena but the matches themselves.
fn compare(
    game: &'static str,
    setup: Wanted,
    plan: &ArenaPlan,
    entries: &[Entry<'_>],
    work: &(dyn Fn(u64) -> Bout + Sync),
    each: &mut dyn FnMut(&Bout),
) -> ArenaReport {
    let players: Vec<Player> = entries.iter().map(|entry| entry.player).collect();
    let mut tally = Tally::new(entries.len() as u8);
    let started = Instant::now();
    crew::in_order(
        plan.threads.max(1),
        plan.deals * entries.len() as u64,
        batch(&players),
        work,
        &mut |bout| {
            tally.add(&bout);
            each(&bout);
        },
    );
    tally.report(game, setup, started.elapsed().as_secs_f64())
}

/// A bot and what the plan calls it.
#[derive(Clone, Copy)]
struct Entry<'a> {
    name: &'a str,
    player: Player,
}

/// One entry for each seat, the last repeated.
fn line_up<'a>(
    wanted: &'a [String],
    seats: u8,
    styles: &[Style],
) -> Result<Vec<Entry<'a>>, SimulateError> {
    let all = usize::from(seats);
    let named = match wanted {
        [.., last] if wanted.len() <= all => {
            let rest = std::iter::repeat_n(last, all - wanted.len());
            wanted.iter().chain(rest)
        }
        other => {
            return Err(SimulateError::BotCount {
                bots: other.len(),
                seats,
            });
        }
    };
    named
        .map(|name| {
            let player = Player::named(name, styles).map_err(SimulateError::Bot)?;
            Ok(Entry { name, player })
        })
        .collect()
}

/// Match `nth` of the arena. Its chance comes from (seed, deal) alone, and each answer's from (seed, deal, rotation, step, seat).
fn bout<G: Published + Guide>(
    setup: &G::Setup,
    entries: &[Entry<'_>],
    plan: &ArenaPlan,
    nth: u64,
) -> Bout {
    let seats = entries.len();
    let (deal, rotation) = (nth / seats as u64, (nth % seats as u64) as u8);
    let rotated: Vec<Entry<'_>> = (0..seats)
        .map(|seat| entries[(seat + usize::from(rotation)) % seats])
        .collect();
    let mut bots: Vec<_> = rotated
        .iter()
        .map(|entry| entry.player.bot::<G>(plan.pace))
        .collect();
    let mut dice = Dice::quick(Rng::stream(&[plan.seed, deal, 0]));
    let mut game = G::start(setup, &mut dice, &mut Quiet);
    let mut thought = vec![(0, Duration::ZERO); seats];
    let mut step = 0;
    while let Turn::Ask(seat) = game.turn() {
        let parts = [plan.seed, deal, rotation.into(), step, seat.0.into()];
        let mut rng = Rng::stream(&parts);
        let begun = Instant::now();
        let choice = bots[seat.index()].choose(&Perspective::new(&game, seat), &mut rng);
        let own = &mut thought[seat.index()];
        *own = (own.0 + 1, own.1 + begun.elapsed());
        game.apply(choice, &mut dice, &mut Quiet);
        step += 1;
    }
    Bout {
        deal,
        rotation,
        bots: rotated.iter().map(|entry| entry.name.to_owned()).collect(),
        decisions: step,
        standings: game.standings(),
        state_hash: stable_hash(&game),
        thought,
    }
}

#[cfg(test)]
mod tests {
    use testkit::toy::{Setup, Toy};

    use super::*;

    fn run(bots: &[&str], threads: usize) -> (ArenaReport, Vec<Bout>) {
        let setup = Setup::standard(3);
        let plan = ArenaPlan {
            bots: bots.iter().map(|name| (*name).to_owned()).collect(),
            deals: 40,
            seed: 5,
            threads,
            pace: Pace::Iterations(60),
        };
        let mut bouts = Vec::new();
        let report = arena::<Toy>(&setup, &plan, &mut |bout| bouts.push(bout.clone())).unwrap();
        (report, bouts)
    }

    #[test]
    fn every_deal_is_played_from_every_seat() {
        let (report, bouts) = run(&["master", "random"], 1);
        assert_eq!((report.deals, report.matches), (40, 120));
        for deal in bouts.chunks(3) {
            for seat in 0..3 {
                let there = deal.iter().filter(|bout| bout.bots[seat] == "master");
                assert_eq!(there.count(), 1, "the master sits on each seat once");
            }
        }
        let master = &report.entrants[0];
        assert_eq!(master.bot, "master");
        assert!(
            master.wins.low > report.entrants[1].wins.high,
            "{}",
            report.verdict
        );
    }

    #[test]
    fn an_arena_in_iterations_can_be_had_again_on_any_number_of_threads() {
        let (once, _) = run(&["sharp", "steady", "random"], 1);
        let (again, _) = run(&["sharp", "steady", "random"], 2);
        assert_eq!(once.state_hash, again.state_hash);
        assert_eq!(once.verdict, again.verdict);
    }

    #[test]
    fn equal_bots_are_not_told_apart() {
        let (report, _) = run(&["random"], 2);
        let only = &report.entrants[0];
        assert!((only.wins.mean - 1.0 / 3.0).abs() < 1e-9);
        assert!(
            report.verdict.contains("nothing to compare"),
            "{}",
            report.verdict
        );
    }
}
