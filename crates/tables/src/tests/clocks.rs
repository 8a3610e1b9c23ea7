use std::time::Duration;

use kernel::Seat;

use super::{A, B, answer, begun, ewa_and_jan, hub};
use crate::clock::Clock;
use crate::now::now;
use crate::seats::STAND_IN;
use crate::{ClockRule, Hub, Late, Options, Place};

#[tokio::test]
async fn a_bot_takes_the_seat_whose_time_is_up_and_gives_it_back() {
    let hub = hub().await;
    let clock = ClockRule::Move { seconds: 30 };
    let options = Options {
        clock,
        ..Options::default()
    };
    let mut table = begun(&hub, ewa_and_jan(), options).await;
    let asked = table.asked().unwrap();
    assert!(!table.time_up(&hub.store).await.unwrap(), "there is time");
    let long_ago = now() - 40_000;
    table.play.as_mut().unwrap().clock = Clock::new(clock, 2, long_ago);
    assert!(table.time_up(&hub.store).await.unwrap());
    assert_eq!(table.bot_asked(), Some((asked, STAND_IN)));
    assert_eq!(table.deadline(), None, "bots have no clock");
    table.come_back(&hub.store, asked).await.unwrap();
    assert_eq!(table.bot_asked(), None);
    assert!(table.deadline().unwrap() > now() + 29_000);
}

#[tokio::test]
async fn who_forfeits_does_not_come_back() {
    let hub = hub().await;
    let clock = ClockRule::Bank {
        seconds: 60,
        add: 0,
    };
    let options = Options {
        clock,
        late: Late::Forfeit,
        ..Options::default()
    };
    let mut three = ewa_and_jan();
    three.push(Place::person("ola", "Ola"));
    let mut table = begun(&hub, three, options.clone()).await;
    let asked = table.asked().unwrap();
    table.play.as_mut().unwrap().clock = Clock::new(clock, 3, 0);
    assert!(table.time_up(&hub.store).await.unwrap());
    assert!(table.bot_asked().is_some(), "a bot plays on for the others");
    assert!(table.come_back(&hub.store, asked).await.is_err());
    let mut two = begun(&hub, ewa_and_jan(), options).await;
    two.play.as_mut().unwrap().clock = Clock::new(clock, 2, 0);
    assert!(two.time_up(&hub.store).await.unwrap());
    assert_eq!(two.asked(), None, "no one is left to play against");
}

/// Whatever the bot that played on has made of the seat; in matches of before, where the log does not tell of it, too.
#[tokio::test]
async fn who_forfeits_does_not_win() {
    let hub = hub().await;
    let options = Options {
        clock: ClockRule::Move { seconds: 30 },
        late: Late::Forfeit,
        ..Options::default()
    };
    for late in [vec![A], vec![B], vec![A, B]] {
        let mut table = begun(&hub, ewa_and_jan(), options.clone()).await;
        for seat in &late {
            if let Place::Person { forfeit, .. } = &mut table.places[seat.index()] {
                *forfeit = true;
            }
        }
        while table.asked().is_some() {
            answer(&mut table, &hub.store).await.unwrap();
        }
        let standings = table.standings().unwrap();
        let winners: Vec<Seat> = standings.winners().collect();
        match late.as_slice() {
            [late] => {
                let other = if *late == A { B } else { A };
                assert_eq!(winners, [other]);
                assert_eq!(standings.of(*late).unwrap().rank, 2);
            }
            _ => assert!(winners.is_empty(), "no one is left to win"),
        }
        let result = table.row.result.as_ref().unwrap();
        let says = serde_json::from_str::<serde_json::Value>(result).unwrap();
        let winners: Vec<u8> = winners.iter().map(|seat| seat.0).collect();
        assert_eq!(says["winners"], serde_json::json!(winners));
    }
}

/// What was charged is charged wherever and whenever the log is read.
#[tokio::test]
async fn clocks_outlive_the_memory_of_a_node() {
    let hub = hub().await;
    let options = Options {
        clock: ClockRule::Bank {
            seconds: 60,
            add: 5,
        },
        ..Options::default()
    };
    let mut table = begun(&hub, ewa_and_jan(), options).await;
    let id = table.row.id.clone();
    for _ in 0..6 {
        answer(&mut table, &hub.store).await.unwrap();
        let asked = table.asked().unwrap();
        table.go_away(&hub.store, asked).await.unwrap();
        table.come_back(&hub.store, asked).await.unwrap();
    }
    let clock = table.play().unwrap().clock.clone();
    drop(table);
    hub.put_away(-1000);
    let again = hub.table(&id).await.unwrap();
    assert_eq!(again.play().unwrap().clock, clock);
}

/// It is in the log, so the next reading does not charge for it either.
#[tokio::test]
async fn the_absence_of_the_server_is_free() {
    let one = hub().await;
    let options = Options {
        clock: ClockRule::Move { seconds: 30 },
        ..Options::default()
    };
    let table = begun(&one, ewa_and_jan(), options).await;
    let (id, seq) = (table.row.id.clone(), table.progress().seq);
    drop(table);
    tokio::time::sleep(Duration::from_millis(5)).await;
    let two = Hub::new(one.store.clone(), one.games.clone());
    for _ in 0..2 {
        assert_eq!(two.table(&id).await.unwrap().progress().seq, seq + 1);
        two.put_away(-1000);
    }
    let entries = one.store.entries(&id, seq).await.unwrap();
    assert_eq!(entries[0].body, r#"{"note":"resumed"}"#);
}

/// A server that stood still, or whose clock jumped, charges no one for it.
#[tokio::test]
async fn standing_still_costs_no_one_any_time() {
    let hub = hub().await;
    let options = Options {
        clock: ClockRule::Move { seconds: 30 },
        ..Options::default()
    };
    let mut table = begun(&hub, ewa_and_jan(), options).await;
    let (seat, seq) = (table.asked().unwrap(), table.progress().seq);
    table.excuse(&hub.store, hub.awake_since()).await.unwrap();
    assert_eq!(table.progress().seq, seq, "it was there all the time");
    tokio::time::sleep(Duration::from_millis(20)).await;
    hub.wakes();
    table.excuse(&hub.store, hub.awake_since()).await.unwrap();
    assert_eq!(table.progress().seq, seq + 1);
    let left = table.play().unwrap().clock.left(seat, Some(seat), now());
    assert!(left.is_some_and(|left| left > 29_900), "{left:?}");
}
