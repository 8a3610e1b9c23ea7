//! The end of an Age counted a second time, place by place as the rulebooks tell it, for positions made at random.

use ethnos::Ethnos;
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
    for nth in 0..450 {
        let edition = ["first", "polish", "second"][nth % 3];
        let second = edition == "second";
        let seats = 2 + nth / 3 % 5;
        let small = seats <= 3;
        let age = 1 + rng.below(if small { 2 } else { 3 }) as usize;
        let tribes = match (second, small) {
            (false, true) => "dwarf,giant,merfolk,troll,wizard",
            (false, false) => "dwarf,elf,giant,merfolk,troll,wizard",
            (true, true) => "rabbit,bear,raccoon,koi,fox",
            (true, false) => "rabbit,bear,raccoon,koi,fox,raven",
        };
        let setup = table(&format!("edition={edition} seats={seats} tribes={tribes}"));
        let fresh = Ethnos::start(&setup, &mut Dice::quick(Rng::new(nth as u64)), &mut Quiet);
        let dealt = fresh.write_position();
        let tokens = |kingdom: &str| -> Vec<u32> {
            let start = format!("tokens {kingdom}: ");
            let line = dealt.lines().find_map(|line| line.strip_prefix(&*start));
            let each = line.expect("a line for each").split('/');
            each.map(|token| token.parse().expect("a number")).collect()
        };
        let mut held = Table {
            edition,
            seats,
            age,
            trolls: vec![Vec::new(); seats],
        };
        for token in 1..=6 {
            let seat = rng.below(2 * seats as u32) as usize;
            if seat < seats {
                held.trolls[seat].push(token);
            }
        }
        let mut text = format!("age: {age}\ndragons: 2\n");
        let mut glory = vec![0; seats];
        let mut add = |earned: Vec<u32>| {
            glory
                .iter_mut()
                .zip(earned)
                .for_each(|(sum, more)| *sum += more);
        };
        let mut coins = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4].into_iter();
        for kingdom in if second { SECOND } else { FIRST } {
            let counts: Vec<u32> = (0..seats).map(|_| rng.below(4)).collect();
            let laid: Vec<u32> = if second {
                coins.by_ref().take(rng.below(3) as usize).collect()
            } else {
                Vec::new()
            };
            add(held.contest(&tokens(kingdom), &counts, laid.iter().sum(), false));
            let values: Vec<String> = tokens(kingdom).iter().map(u32::to_string).collect();
            text += &format!("tokens {kingdom}: {}\n", values.join("/"));
            text += &format!("markers {kingdom}: {}\n", letters(&counts));
            if second {
                let laid: Vec<String> = laid.iter().map(u32::to_string).collect();
                text += &format!("coins {kingdom}: {}\n", laid.join(", "));
            }
        }
        let track: Vec<u32> = (0..seats).map(|_| rng.below(4) * 5).collect();
        let slots: &[u32] = match (second, small) {
            (false, true) => &[1, 3],
            (false, false) => &[1, 2, 4],
            (true, true) => &[2, 5],
            (true, false) => &[2, 4, 6],
        };
        add(held.contest(slots, &track, 0, held.edition == "polish"));
        text += &format!("merfolk: {}\n", letters(&track));
        for (seat, tokens) in ('A'..).zip(&held.trolls) {
            let tokens: Vec<String> = tokens.iter().map(u32::to_string).collect();
            text += &format!("trolls {seat}: {}\n", tokens.join(", "));
        }
        let mut game =
            Ethnos::read_position(&setup, &text).unwrap_or_else(|why| panic!("{text}{why}"));
        let dragon = game.read_wish("dragon").expect("a wish");
        let draw = game.read_choice("draw").expect("a choice");
        game.apply(draw, &mut Dice::script(vec![dragon]), &mut Quiet);
        let line = format!("glory: {}", letters(&glory));
        let after = game.write_position();
        assert!(
            after.lines().any(|own| own == line),
            "{edition}\n{text}\n{line}\n{after}"
        );
    }
}
