//! The balance of the card set, guarded with few matches and wide bounds. docs/rules/numa-sera.md, "Balance", has the figures of
//! 2,000 matches for each number of players, measured with `longtable simulate`.

use std::collections::BTreeMap;

use bots::{Bot, Greedy};
use kernel::{Dice, Game, Guide, Perspective, Published, Quiet, Rng, Turn};
use numa_sera::{How, NumaSera, content::Condition4};

const MATCHES: u64 = 240;

/// In points of 100. With so few matches a share is off by three or four of them; what is aimed at is 10 to 45 for each
/// condition and 10 points around fair.
const LEAST: f64 = 6.0;
const MOST: f64 = 50.0;
const FROM_FAIR: f64 = 15.0;

/// The results of greedy bots.
#[derive(Default)]
struct Tally {
    endings: BTreeMap<&'static str, f64>,
    /// Matches of each kingdom, and how many of them it won.
    kingdoms: BTreeMap<String, (f64, f64)>,
    first: f64,
}

fn play(seats: u8) -> Tally {
    let setup = super::set_up(&format!("seats={seats} win=throne kingdoms=random"));
    let mut tally = Tally::default();
    for nth in 0..MATCHES {
        let mut dice = Dice::quick(Rng::stream(&[nth, 1]));
        let mut rng = Rng::stream(&[nth, 2]);
        let mut bot = Greedy::<NumaSera>::default();
        let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
        // The set was balanced with the judge of its time.
        game.judge_by_hand();
        while let Turn::Ask(seat) = game.turn() {
            let choice = bot.choose(&Perspective::new(&game, seat), &mut rng);
            game.apply(choice, &mut dice, &mut Quiet);
        }
        tally.count(&game);
    }
    tally
}

impl Tally {
    fn count(&mut self, game: &NumaSera) {
        let (standings, figures) = (game.standings(), game.figures());
        *self.endings.entry(standings.ending).or_default() += 1.0;
        for (seat, kingdom) in kernel::Seat::first(game.seats()).zip(figures.roles) {
            let won = f64::from(game.payoff(seat));
            let (played, wins) = self.kingdoms.entry(kingdom).or_default();
            *played += 1.0;
            *wins += won;
            self.first += if figures.first == Some(seat) {
                won
            } else {
                0.0
            };
        }
    }
}

/// NS-R2-1, NS-R2-2, NS-R2-3, NS-R2-4: every Victory Condition decides matches and none most of them; no kingdom and no seat
/// is hopeless or sure to win.
#[track_caller]
fn is_balanced(seats: u8) {
    let tally = play(seats);
    let of = |part: f64, all: f64| 100.0 * part / all;
    let matches = MATCHES as f64;
    for condition in Condition4::ALL {
        let word = How::Condition(condition).word();
        let share = of(tally.endings.get(word).copied().unwrap_or(0.0), matches);
        assert!((LEAST..=MOST).contains(&share), "{word}: {share:.1} %");
    }
    let fair = 100.0 / f64::from(seats);
    let near = |share: f64| (share - fair).abs() <= FROM_FAIR;
    assert_eq!(tally.kingdoms.len(), 4, "every kingdom is played");
    for (kingdom, (played, wins)) in &tally.kingdoms {
        let share = of(*wins, *played);
        assert!(near(share), "{kingdom} wins {share:.1} %");
    }
    let share = of(tally.first, matches);
    assert!(near(share), "the first player wins {share:.1} %");
}

#[test]
fn two_players_are_balanced() {
    is_balanced(2);
}

#[test]
fn three_players_are_balanced() {
    is_balanced(3);
}

#[test]
fn four_players_are_balanced() {
    is_balanced(4);
}
