//! The balance of the card set, measured with the greedy bot. Run with
//! `cargo test --release -p numa-sera --test balance -- --ignored --nocapture`; `GAMES` sets how many matches, `CONTENT` another content file.
#![allow(clippy::unwrap_used)] // helpers of tests

use std::collections::BTreeMap;
use std::io::Write;

use kernel::{Dice, Game, Perspective, Published, Quiet, Rng, Turn, Viewer};
use numa_sera::{NumaSera, greedy};

#[derive(Default)]
struct Tally {
    games: u32,
    rounds: Vec<u8>,
    endings: BTreeMap<&'static str, u32>,
    /// Played and won, by kingdom.
    kingdoms: BTreeMap<u8, (u32, f64)>,
    first: f64,
}

fn measure(wanted: &str, games: u32) -> Tally {
    let file = std::env::var("CONTENT")
        .ok()
        .map(|path| std::fs::read_to_string(path).unwrap());
    let content = NumaSera::read_content(file.as_deref().unwrap_or(NumaSera::CONTENT))
        .unwrap_or_else(|error| panic!("{error}"));
    let setup = NumaSera::set_up(&content, &wanted.parse().unwrap()).unwrap();
    let mut tally = Tally::default();
    for nth in 0..u64::from(games) {
        let mut dice = Dice::quick(Rng::stream(&[nth, 1]));
        let mut rng = Rng::stream(&[nth, 2]);
        let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
        while let Turn::Ask(seat) = game.turn() {
            let choice = greedy::choose(&Perspective::new(&game, seat), &mut rng);
            game.apply(choice, &mut dice, &mut Quiet);
        }
        let view = game.view(Viewer::Spectator);
        let standings = game.standings();
        let winners: Vec<_> = standings.winners().collect();
        let share = 1.0 / winners.len() as f64;
        tally.games += 1;
        tally.rounds.push(view.round);
        *tally.endings.entry(standings.ending).or_default() += 1;
        for player in &view.players {
            let entry = tally.kingdoms.entry(player.kingdom.unwrap()).or_default();
            entry.0 += 1;
            entry.1 += if winners.contains(&player.seat) {
                share
            } else {
                0.0
            };
        }
        tally.first += if winners.contains(&view.first) {
            share
        } else {
            0.0
        };
    }
    tally.rounds.sort_unstable();
    tally
}

fn tell(wanted: &str, games: u32) -> Tally {
    let tally = measure(wanted, games);
    let out = &mut std::io::stdout();
    let at = |share: usize| tally.rounds[(tally.rounds.len() - 1) * share / 100];
    writeln!(
        out,
        "{wanted}: {} games, rounds median {} ({}-{})",
        tally.games,
        at(50),
        at(10),
        at(90)
    )
    .unwrap();
    for (ending, n) in &tally.endings {
        writeln!(
            out,
            "  {ending:14} {:5.1} %",
            100.0 * f64::from(*n) / f64::from(tally.games)
        )
        .unwrap();
    }
    for (kingdom, (played, won)) in &tally.kingdoms {
        writeln!(
            out,
            "  kingdom {kingdom} wins {:5.1} % of its games",
            100.0 * won / f64::from(*played)
        )
        .unwrap();
    }
    writeln!(
        out,
        "  first seat {:5.1} %",
        100.0 * tally.first / f64::from(tally.games)
    )
    .unwrap();
    tally
}

fn games() -> u32 {
    std::env::var("GAMES")
        .ok()
        .and_then(|games| games.parse().ok())
        .unwrap_or(2_000)
}

#[test]
#[ignore = "a measurement of minutes, meaningful in a release build only"]
fn balance_by_players() {
    for seats in 2..=4 {
        let tally = tell(&format!("seats={seats}"), games());
        assert_eq!(tally.games, games());
    }
}

/// A few games, so that the bot is known to finish them: it plays legal answers only, and better than chance.
#[test]
fn the_greedy_bot_finishes_games() {
    let tally = measure("seats=3", 3);
    assert_eq!(tally.games, 3);
    assert!(tally.endings.keys().all(|ending| *ending != "unfinished"));
}
