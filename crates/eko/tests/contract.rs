//! The contract suite for every number of players: the base game, every variant alone, and all together.

use std::time::Instant;

use eko::{Eko, Event, Setup, Variant};
use kernel::{Published, Wanted};
use testkit::{Labels, Summary, check_game_with};

/// No random match comes near it with the draw rule on (EK-A15).
const MOST_STEPS: usize = 5_000;

fn setup(wish: &str) -> Setup {
    let wanted: Wanted = wish.parse().unwrap();
    Eko::set_up(&Eko::read_content(Eko::CONTENT).unwrap(), &wanted).unwrap()
}

fn check(wish: &str, matches: u64) -> Summary {
    let label = |_: &Eko, event: &Event, labels: &mut Labels| {
        let name = format!("{event:?}");
        let name = name.split([' ', '{']).next().unwrap().to_owned();
        *labels.entry(name).or_default() += 1;
    };
    let begun = Instant::now();
    let summary = check_game_with::<Eko>(&setup(wish), 0..matches, MOST_STEPS, label)
        .unwrap_or_else(|error| panic!("{wish}: {error}"));
    eprintln!(
        "{wish}: {} steps, longest {}, widest {}, {:?}, {:.1} s",
        summary.steps,
        summary.longest,
        summary.widest,
        summary.endings,
        begun.elapsed().as_secs_f32()
    );
    summary
}

#[test]
fn quick() {
    check("seats=2", 100);
}
