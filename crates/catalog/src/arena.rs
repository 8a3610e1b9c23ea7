//! Bots against bots. Every deal is played once from every seat, so that nobody wins by luck of the draw or of the seat.

mod tally; // wins, ranks, differences and ratings out of bouts

use std::time::{Duration, Instant};

use bots::Pace;
use kernel::{
    Dice, Guide, Perspective, Published, Quiet, Rng, Standings, Turn, Wanted, stable_hash,
};
use serde::Serialize;

use crate::simulate::{boxed, quick};
use crate::{SimulateError, crew};
use tally::Tally;
pub use tally::{Entrant, Interval};

/// Who plays whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArenaPlan {
    /// In seat order; if the table has more seats, the last of them takes the rest.
    pub bots: Vec<String>,
    /// Each is played as many times as there are seats.
    pub deals: u64,
    pub seed: u64,
    pub threads: usize,
    pub pace: Pace,
}

/// One match of an arena.
#[derive(Clone, PartialEq, Debug)]
pub struct Bout {
    pub deal: u64,
    /// By how many seats the bots have moved on from where the plan named them.
    pub rotation: u8,
    /// Which bot sat where.
    pub bots: Vec<String>,
    pub decisions: u64,
    pub standings: Standings,
    pub state_hash: u64,
    /// By seat: questions with more than a glance's worth of thought, and the time they took.
    thought: Vec<(u64, Duration)>,
}

/// What came out of an arena.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ArenaReport {
    pub game: &'static str,
    pub setup: Wanted,
    pub seats: u8,
    pub deals: u64,
    pub matches: u64,
    pub decisions: u64,
    pub seconds: f64,
    pub decisions_per_second: f64,
    /// The best first.
    pub entrants: Vec<Entrant>,
    /// One sentence: what has been shown.
    pub verdict: String,
    /// Over the final states of all matches, in order: 16 hexadecimal digits.
    pub state_hash: String,
}

pub(crate) fn arena<G: Published + Guide>(
    setup: &G::Setup,
    plan: &ArenaPlan,
    each: &mut dyn FnMut(&Bout),
) -> Result<ArenaReport, SimulateError> {
    let seats = G::start(setup, &mut Dice::quick(Rng::new(plan.seed)), &mut Quiet).seats();
    let names = line_up(&plan.bots, seats)?;
    for name in &names {
        bots::by_name::<G>(name, plan.pace).map_err(SimulateError::Bot)?;
    }
    let started = Instant::now();
    let mut tally = Tally::new(seats);
    let rotations = u64::from(seats);
    crew::in_order(
        plan.threads.max(1),
        plan.deals * rotations,
        if quick(&names) { 32 } else { 1 },
        |nth| {
            bout::<G>(
                setup,
                &names,
                plan,
                nth / rotations,
                (nth % rotations) as u8,
            )
        },
        |bout| {
            tally.add(&bout);
            each(&bout);
        },
    );
    let seconds = started.elapsed().as_secs_f64();
    Ok(tally.report(G::KEY, G::wanted(setup), seconds))
}

/// One name for each seat, the last repeated.
fn line_up(wanted: &[String], seats: u8) -> Result<Vec<&str>, SimulateError> {
    let all = usize::from(seats);
    match wanted {
        [.., last] if wanted.len() <= all => {
            let rest = std::iter::repeat_n(last, all - wanted.len());
            Ok(wanted.iter().chain(rest).map(String::as_str).collect())
        }
        other => Err(SimulateError::BotCount {
            bots: other.len(),
            seats,
        }),
    }
}

/// One match. Its chance comes from (seed, deal) alone, and each answer's from (seed, deal, rotation, step, seat).
fn bout<G: Published + Guide>(
    setup: &G::Setup,
    names: &[&str],
    plan: &ArenaPlan,
    deal: u64,
    rotation: u8,
) -> Bout {
    let seats = names.len();
    let names: Vec<&str> = (0..seats)
        .map(|seat| names[(seat + usize::from(rotation)) % seats])
        .collect();
    let mut bots = boxed::<G>(&names, plan.pace);
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
        bots: names.iter().map(|&name| name.to_owned()).collect(),
        decisions: step,
        standings: game.standings(),
        state_hash: stable_hash(&game),
        thought,
    }
}

#[cfg(test)]
mod tests {
    use testkit::toy::Toy;

    use super::*;

    fn run(bots: &[&str], threads: usize) -> (ArenaReport, Vec<Bout>) {
        let content = Toy::read_content(Toy::CONTENT).unwrap();
        let setup = Toy::set_up(&content, &"seats=3".parse().unwrap()).unwrap();
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
        assert!(report.verdict.contains("nobody"), "{}", report.verdict);
    }
}
