//! The balance of the card set with the bots that people meet, guarded with few matches and wide bounds. docs/rules/numa-sera.md,
//! "Balance", has the figures of many more, measured with `longtable simulate`.

use std::collections::BTreeMap;

use bots::{Bot, Level, Pace};
use kernel::{Dice, Game, Perspective, Published, Quiet, Rng, Turn};
use numa_sera::{How, NumaSera, content::Condition4};

const MATCHES: u64 = 60;

/// In points of 100. With so few matches a share is off by six of them, and by nine that of a kingdom at two seats, which plays half
/// of them.
const MOST: f64 = 60.0;
const FROM_FAIR: f64 = 25.0;
/// With Empire.
const FROM_FAIR_EMPIRE: f64 = 36.0;
/// At two seats, the third Hero slain is Champion and elimination in one (NS-D2).
const SURVIVORS: f64 = 65.0;

/// The results of steady bots.
#[derive(Default)]
struct Tally {
    endings: BTreeMap<&'static str, f64>,
    /// Matches of each kingdom, and how many of them it won.
    kingdoms: BTreeMap<String, (f64, f64)>,
    first: f64,
}

fn play(seats: u8, win: &str) -> Tally {
    let wanted = format!("seats={seats} win={win} kingdoms=random");
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

impl Tally {
    /// How many points of 100 end so.
    fn share(&self, ending: &str) -> f64 {
        of(self.endings.get(ending).copied().unwrap_or(0.0))
    }

    fn ways(&self) -> [f64; 4] {
        Condition4::ALL.map(|condition| self.share(How::Condition(condition).word()))
    }

    /// No kingdom and no seat is hopeless or sure to win.
    #[track_caller]
    fn is_fair(&self, seats: u8, from_fair: f64) {
        let fair = 100.0 / f64::from(seats);
        let near = |share: f64| (share - fair).abs() <= from_fair;
        assert_eq!(self.kingdoms.len(), 4, "every kingdom is played");
        for (kingdom, (played, wins)) in &self.kingdoms {
            let share = 100.0 * wins / played;
            assert!(near(share), "{kingdom} wins {share:.1} %");
        }
        let share = of(self.first);
        assert!(near(share), "the first player wins {share:.1} %");
    }
}

/// A number of matches in points of 100.
fn of(part: f64) -> f64 {
    100.0 * part / MATCHES as f64
}

/// NS-R2-1, NS-R2-2, NS-R2-3, NS-R2-4: every Victory Condition decides matches and none most of them.
#[track_caller]
fn is_balanced(seats: u8) {
    let tally = play(seats, "throne");
    let ways = tally.ways();
    assert!(
        ways.iter().all(|share| (0.1..=MOST).contains(share)),
        "{ways:?}"
    );
    tally.is_fair(seats, FROM_FAIR);
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

/// NS-R1-4, NS-R2-7: an Empire of two is more than a hunt, and no kingdom is sure of it.
#[test]
fn an_empire_of_two_is_balanced() {
    let tally = play(2, "empire");
    let survivors = tally.share("survivor");
    assert!(survivors <= SURVIVORS, "survivors: {survivors:.1} %");
    assert!(
        tally.ways().iter().filter(|share| **share > 0.0).count() >= 3,
        "{:?}",
        tally.ways()
    );
    tally.is_fair(2, FROM_FAIR_EMPIRE);
}
