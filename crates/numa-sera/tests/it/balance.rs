//! The balance of the card set with the bots that people meet, guarded with few matches and wide bounds. docs/rules/numa-sera.md,
//! "Balance", has the figures of many more, measured with `longtable simulate`.

use std::collections::BTreeMap;

use bots::{Bot, Level, Pace};
use kernel::{Dice, Game, Perspective, Published, Quiet, Rng, Turn};
use numa_sera::{How, NumaSera, content::Condition4};

const MATCHES: u64 = 40;

/// In points of 100. With so few matches a share is off by eight of them.
const MOST: f64 = 65.0;
const FROM_FAIR: f64 = 32.0;

/// The results of steady bots.
#[derive(Default)]
struct Tally {
    endings: BTreeMap<&'static str, f64>,
    /// Matches of each kingdom, and how many of them it won.
    kingdoms: BTreeMap<String, (f64, f64)>,
    first: f64,
}

fn play(seats: u8) -> Tally {
    let wanted = format!("seats={seats} win=throne kingdoms=random");
    let wanted = wanted.parse().expect("a wish");
    let setup = NumaSera::set_up(&super::shipped(), &wanted).expect("a set-up");
    let mut tally = Tally::default();
    for nth in 0..MATCHES {
        let mut dice = Dice::quick(Rng::stream(&[nth, 1]));
        let mut rng = Rng::stream(&[nth, 2]);
        let mut bots: Vec<Box<dyn Bot<NumaSera>>> = (0..seats)
            .map(|_| Level::Steady.bot(Pace::Counted, None))
            .collect();
        let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
        while let Turn::Ask(seat) = game.turn() {
            let choice = bots[seat.index()].choose(&Perspective::new(&game, seat), &mut rng);
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
    let ways = Condition4::ALL.map(|condition| {
        let word = How::Condition(condition).word();
        let share = of(tally.endings.get(word).copied().unwrap_or(0.0), matches);
        assert!(share <= MOST, "{word}: {share:.1} %");
        share
    });
    // At two seats few go for Master: one rival is sooner beaten.
    let decide = ways.iter().filter(|share| **share > 0.0).count();
    assert!(decide >= if seats == 2 { 3 } else { 4 }, "{ways:?}");
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
