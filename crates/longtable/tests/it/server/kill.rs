//! The server is killed again and again while matches are played: no step that was acknowledged is lost, none is there
//! twice, and every match is true to its deal.

use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::thread::{scope, sleep};
use std::time::Duration;

use kernel::Rng;
use testkit::scaled;

use super::house::House;
use super::player::{Plan, Player, check_file};

/// Each plan of [`plan`] once, and some again.
const MATCHES: u64 = 26;
/// Tables that are played at the same time.
const AT_ONCE: usize = 12;

#[test]
fn killed_on_sqlite_nothing_is_lost() {
    killed(&House::sqlite());
}

#[test]
fn killed_on_postgres_nothing_is_lost() {
    killed(&House::postgres());
}

fn killed(house: &House) {
    let matches = scaled(MATCHES) as usize;
    let mut server = house.serve();
    let place = Arc::new(Mutex::new(server.address));
    let next = AtomicUsize::new(0);
    let (done, interrupted) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let mut kills = 0;
    scope(|threads| {
        let play = || {
            loop {
                let nth = next.fetch_add(1, SeqCst);
                if nth >= matches {
                    return;
                }
                let mut player = Player::sit_down(&place, &plan(nth));
                let file = player.play();
                player.check_log(&file);
                check_file(&file);
                interrupted.fetch_add(player.interrupted as usize, SeqCst);
                done.fetch_add(1, SeqCst);
            }
        };
        let players: Vec<_> = (0..AT_ONCE).map(|_| threads.spawn(play)).collect();
        let mut rng = Rng::new(7);
        while players.iter().any(|player| !player.is_finished()) {
            sleep(Duration::from_millis(300 + u64::from(rng.below(1500))));
            server.kill();
            server = house.serve();
            *place.lock().unwrap() = server.address;
            kills += 1;
        }
    });
    assert_eq!(done.into_inner(), matches);
    assert!(
        kills >= 5,
        "only {kills} kills: too short to prove anything"
    );
    assert!(interrupted.into_inner() >= 8, "the kills hit no request");
    house.assert_no_mistakes();
}

/// All games, two to four seats, one to three people; mostly short ones.
fn plan(nth: usize) -> Plan {
    let (game, people, bots): (_, _, &'static [&'static str]) = match nth % 20 {
        0 => ("numa-sera", 1, &["random"]),
        1 => ("eko", 2, &[]),
        2 => ("eko", 1, &["random", "greedy"]),
        3 => ("eko", 1, &["random", "random", "greedy"]),
        4 => ("ethnos", 3, &["greedy"]),
        5 => ("ethnos", 2, &["random"]),
        6 => ("ethnos", 2, &[]),
        7..12 => ("eko", 1, &["greedy"]),
        _ => ("ethnos", 1, &["greedy"]),
    };
    Plan {
        game,
        people,
        bots,
        seed: nth as u64,
    }
}
