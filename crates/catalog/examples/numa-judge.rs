//! Teaches the judge of Winds of Numa Sera: plays matches, notes what single tables look like and who won, and writes the net.
//!
//! Twice: `cargo run --release -p catalog --example numa-judge -- TEACHER content/learned/numa-sera-judge.net`, first with the TEACHER `hand`
//! (who plays judges by hand), then with `learned` (the searches, and half of the others, go by the net of the first time).

use std::io::Write;

use bots::learn::{Course, Samples, train};
use bots::{Bot, Budget, Hunch, Ismcts, Settings};
use kernel::{Dice, Game, Guide, Net, Origin, Perspective, Published, Quiet, Rng, Seat, Turn};
use numa_sera::{NumaSera, Setup};

/// Who plays: first impressions that err as much, or searches of so many iterations.
#[derive(Clone, Copy)]
enum Kind {
    Blurred(f32),
    Search(u32),
}

/// One table in so many is noted.
const EVERY: u32 = 6;
const SEED: u64 = 24;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let teacher = arguments.next().expect("hand or learned");
    let out = arguments.next().expect("where the net goes");
    let all_by_hand = teacher == "hand";
    let content = NumaSera::read_content(NumaSera::CONTENT).expect("the set is sound");
    let mut samples = Samples::default();
    let mut matches = 0;
    // For each set-up: hasty players, hastier ones, searches.
    let [hasty, hastier, searching] = if all_by_hand {
        [210, 90, 75]
    } else {
        [200, 100, 200]
    };
    for (kind, games) in [
        (Kind::Blurred(0.5), hasty),
        (Kind::Blurred(1.5), hastier),
        (Kind::Search(40), searching),
    ] {
        for (seats, win) in [2, 3, 4]
            .into_iter()
            .flat_map(|n| [(n, "throne"), (n, "empire")])
        {
            let wanted = format!("seats={seats} win={win} kingdoms=random");
            let wanted = wanted.parse().expect("a wish");
            let setup = NumaSera::set_up(&content, &wanted).expect("a set-up");
            for _ in 0..games {
                let hasty = matches!(kind, Kind::Blurred(_));
                let by_hand = all_by_hand || (matches % 2 == 0 && hasty);
                play(&setup, kind, matches, by_hand, &mut samples);
                matches += 1;
            }
        }
    }
    let (figures, version) = NumaSera::JUDGED_BY;
    let origin = Origin {
        game: NumaSera::KEY.to_owned(),
        version,
        content: content.fingerprint(),
        seed: SEED,
        command: format!(
            "cargo run --release -p catalog --example numa-judge -- {teacher} FILE (crates/catalog/examples/numa-judge.rs)"
        ),
        fit: String::new(),
    };
    let course = Course {
        epochs: 12,
        seed: SEED,
    };
    let net: Net = train(&samples, origin, figures, &course);
    let told = &net.origin.fit;
    let told = format!("{} tables of {matches} matches; {told}\n", samples.len());
    let heard = std::io::stdout().write_all(told.as_bytes());
    heard
        .and_then(|()| std::fs::write(out, net.to_string()))
        .expect("the net can be written");
}

/// One match, whose chance comes from its number alone.
fn play(setup: &Setup, kind: Kind, nth: u32, by_hand: bool, samples: &mut Samples) {
    let mut dice = Dice::quick(Rng::stream(&[SEED, nth.into(), 0]));
    let mut rng = Rng::stream(&[SEED, nth.into(), 1]);
    let mut game = NumaSera::start(setup, &mut dice, &mut Quiet);
    if by_hand {
        game.judge_by_hand();
    }
    let seats = game.seats();
    let bot = || -> Box<dyn Bot<NumaSera>> {
        match kind {
            Kind::Blurred(blur) => Box::new(Hunch::new(blur)),
            Kind::Search(iterations) => Box::new(Ismcts::new(Settings {
                budget: Budget::Iterations(iterations),
                blur: 1.0,
                judged: !by_hand,
                ..Settings::default()
            })),
        }
    };
    let mut bots: Vec<_> = (0..seats).map(|_| bot()).collect();
    let mut tables = Vec::new();
    while let Turn::Ask(seat) = game.turn() {
        if rng.below(EVERY) == 0 {
            tables.push(game.clone());
        }
        let choice = bots[seat.index()].choose(&Perspective::new(&game, seat), &mut rng);
        game.apply(choice, &mut dice, &mut Quiet);
    }
    for mut table in tables {
        note(&mut table, &game, nth, samples);
    }
}

/// A table as a decision among those who may win: what it looked like to each, and who did.
fn note(table: &mut NumaSera, end: &NumaSera, nth: u32, samples: &mut Samples) {
    let mut before = [0.0; 4];
    table.judge_by_hand();
    table.worth(&mut before);
    let mut share: Vec<(Seat, f32, Vec<f32>)> = Vec::new();
    table.judged_figures(|seat, row| share.push((seat, end.payoff(seat), row.to_vec())));
    let all: f32 = share.iter().map(|one| one.1).sum();
    if share.len() > 1 && (all - 1.0).abs() < 1e-3 {
        for (seat, won, row) in &share {
            samples.add_answer(*won, before[seat.index()], row);
        }
        samples.end_decision(nth);
    }
}
