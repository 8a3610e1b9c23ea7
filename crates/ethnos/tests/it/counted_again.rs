//! The end of an Age counted a second time, place by place as the rulebooks tell it, for positions made at random.

use ethnos::{Ethnos, Setup};
use kernel::{Dice, Game, Notation, Quiet, Rng};

use crate::tables::table;

const FIRST: [&str; 6] = ["ithys", "althea", "pelagon", "straton", "duris", "rhea"];
const SECOND: [&str; 6] = ["white", "green", "yellow", "black", "red", "blue"];

struct Table {
    edition: &'static str,
    seats: usize,
    age: usize,
    /// Troll tokens by seat.
    trolls: Vec<Vec<u32>>,
}

impl Table {
    /// What each seat earns in one kingdom or on the Merfolk board, coins included.
    fn contest(&self, slots: &[u32], counts: &[u32], coins: u32, leader_only: bool) -> Vec<u32> {
        let mut earned = vec![0; self.seats];
        let mut left: Vec<usize> = (0..self.seats).filter(|&seat| counts[seat] > 0).collect();
        // Token III, II, I in the Third Age, II and I in the Second, I in the First (ET-SCORE-5 to -7).
        let mut awards: Vec<u32> = slots[..self.age].iter().rev().copied().collect();
        if self.seats == 2 || leader_only {
            // ET-2P-2, ET-2P-3, ET-TRIBE-MERFOLK-12
            awards.truncate(1);
        }
        if self.seats == 2 && self.age == 2 && left.len() == 1 && !leader_only {
            // ET-2P-4, ET-2P-9
            awards[0] += slots[0];
        }
        awards[0] += coins;
        let strength = |seat: usize| {
            let held = &self.trolls[seat];
            let sum: u32 = held.iter().sum();
            (counts[seat], sum, held.iter().max().copied())
        };
        let mut place = 0;
        while let Some(best) = left.iter().map(|&seat| strength(seat)).max() {
            let (tied, rest): (Vec<usize>, Vec<usize>) =
                left.into_iter().partition(|&seat| strength(seat) == best);
            let pot: u32 = awards.iter().skip(place).take(tied.len()).sum();
            for &seat in &tied {
                earned[seat] += pot / tied.len() as u32;
            }
            place += tied.len();
            left = rest;
        }
        earned
    }
}

fn letters(values: &[u32]) -> String {
    let each = values
        .iter()
        .zip('A'..)
        .map(|(n, seat)| format!("{seat}{n}"));
    each.collect::<Vec<_>>().join(" ")
}

/// ET-SCORE-4 ET-SCORE-8 ET-SCORE-9 ET-SCORE-10 ET-SCORE-11 ET-SCORE-12 ET-SCORE-13 ET-SCORE-14 ET-SCORE-15 ET-TRIBE-TROLL-8
/// ET-TRIBE-TROLL-9 ET-TRIBE-RACCOON-4 ET-TRIBE-RACCOON-6 ET-TRIBE-RACCOON-8 ET-TRIBE-MERFOLK-11 ET-TRIBE-MERFOLK-13
/// ET-2P-4 ET-2P-6 ET-2P-9 ET-2P-10 ET-3P-1
#[test]
fn random_ages_are_counted_the_same_twice() {
    let mut rng = Rng::new(21);
    for nth in 0..testkit::scaled(250) as usize {
        let age = Random::new(nth, &mut rng);
        let mut game = Ethnos::read_position(&age.setup, &age.text)
            .unwrap_or_else(|why| panic!("{}{why}", age.text));
        let dragon = game.read_wish("dragon").expect("a wish");
        let draw = game.read_choice("draw").expect("a choice");
        game.apply(draw, &mut Dice::script(vec![dragon]), &mut Quiet);
        let line = format!("glory: {}", letters(&age.glory));
        let after = game.write_position();
        assert!(
            after.lines().any(|own| own == line),
            "{}\n{}\n{line}\n{after}",
            age.table.edition,
            age.text
        );
    }
}

/// The end of an Age as a position, and what everyone must have after it.
struct Random {
    table: Table,
    setup: Setup,
    text: String,
    glory: Vec<u32>,
}

impl Random {
    fn new(nth: usize, rng: &mut Rng) -> Self {
        let edition = ["first", "polish", "second"][nth % 3];
        let seats = 2 + nth / 3 % 5;
        let age = 1 + rng.below(if seats <= 3 { 2 } else { 3 }) as usize;
        let tribes = match (edition, seats) {
            ("second", 2..=3) => "rabbit,bear,raccoon,koi,fox",
            ("second", _) => "rabbit,bear,raccoon,koi,fox,raven",
            (_, 2..=3) => "dwarf,giant,merfolk,troll,wizard",
            _ => "dwarf,elf,giant,merfolk,troll,wizard",
        };
        let mut random = Self {
            table: Table {
                edition,
                seats,
                age,
                trolls: vec![Vec::new(); seats],
            },
            setup: table(&format!("edition={edition} seats={seats} tribes={tribes}")),
            text: format!("age: {age}\ndragons: 2\n"),
            glory: vec![0; seats],
        };
        random.hand_out_trolls(rng);
        random.fill_kingdoms(nth, rng);
        random.fill_track(rng);
        random
    }

    /// Some of the tokens, each to someone.
    fn hand_out_trolls(&mut self, rng: &mut Rng) {
        for token in 1..=6 {
            let seat = rng.below(2 * self.table.seats as u32) as usize;
            if let Some(own) = self.table.trolls.get_mut(seat) {
                own.push(token);
            }
        }
        for (seat, tokens) in ('A'..).zip(&self.table.trolls) {
            self.text += &format!("trolls {seat}: {}\n", joined(tokens, ", "));
        }
    }

    /// Markers and coins in each kingdom, with the tokens of a random deal.
    fn fill_kingdoms(&mut self, nth: usize, rng: &mut Rng) {
        let mut dice = Dice::quick(Rng::new(nth as u64));
        let dealt = Ethnos::start(&self.setup, &mut dice, &mut Quiet).write_position();
        let second = self.table.edition == "second";
        let mut coins = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4].into_iter();
        for kingdom in if second { SECOND } else { FIRST } {
            let tokens = tokens(&dealt, kingdom);
            let counts: Vec<u32> = (0..self.table.seats).map(|_| rng.below(4)).collect();
            self.text += &format!("tokens {kingdom}: {}\n", joined(&tokens, "/"));
            self.text += &format!("markers {kingdom}: {}\n", letters(&counts));
            let mut worth = 0;
            if second {
                let laid: Vec<u32> = coins.by_ref().take(rng.below(3) as usize).collect();
                self.text += &format!("coins {kingdom}: {}\n", joined(&laid, ", "));
                worth = laid.iter().sum();
            }
            self.add(&self.table.contest(&tokens, &counts, worth, false));
        }
    }

    /// Places on the Merfolk board.
    fn fill_track(&mut self, rng: &mut Rng) {
        let track: Vec<u32> = (0..self.table.seats).map(|_| rng.below(4) * 5).collect();
        let slots: &[u32] = match (self.table.edition, self.table.seats) {
            ("second", 2..=3) => &[2, 5],
            ("second", _) => &[2, 4, 6],
            (_, 2..=3) => &[1, 3],
            _ => &[1, 2, 4],
        };
        let leader_only = self.table.edition == "polish";
        self.text += &format!("merfolk: {}\n", letters(&track));
        self.add(&self.table.contest(slots, &track, 0, leader_only));
    }

    fn add(&mut self, earned: &[u32]) {
        for (sum, more) in self.glory.iter_mut().zip(earned) {
            *sum += more;
        }
    }
}

/// The tokens of a kingdom in a position.
fn tokens(position: &str, kingdom: &str) -> Vec<u32> {
    let start = format!("tokens {kingdom}: ");
    let line = position.lines().find_map(|line| line.strip_prefix(&*start));
    let each = line.expect("a line for each").split('/');
    each.map(|token| token.parse().expect("a number")).collect()
}

fn joined(values: &[u32], separator: &str) -> String {
    let each: Vec<String> = values.iter().map(u32::to_string).collect();
    each.join(separator)
}
