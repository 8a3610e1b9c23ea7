use std::sync::atomic::Ordering::Relaxed;

use kernel::{Seat, Viewer};
use store::Phase;

use super::{A, B, EN, answer, begun, ewa_and_jan, hub, waiting};
use crate::clock::Clock;
use crate::seats::STAND_IN;
use crate::{ClockRule, Hub, Late, Options, Place, Trouble};

fn three() -> Vec<Place> {
    let mut places = ewa_and_jan();
    places.push(Place::person("ola", "Ola"));
    places
}

#[tokio::test]
async fn a_bot_plays_on_for_whoever_concedes() {
    let hub = hub().await;
    let mut table = begun(&hub, three(), Options::default()).await;
    let asked = table.asked().unwrap();
    let other = Seat((asked.0 + 1) % 3);
    let last = Seat((asked.0 + 2) % 3);
    // Out of turn.
    table.concede(&hub.store, other).await.unwrap();
    assert_eq!((table.asked(), table.bot_asked()), (Some(asked), None));
    table.concede(&hub.store, asked).await.unwrap();
    assert_eq!(table.row.phase, Phase::Over, "one is left");
    let standings = table.standings().unwrap();
    let ranks: Vec<Seat> = standings.places.iter().map(|place| place.seat).collect();
    assert_eq!(ranks, [last, asked, other]);
    let result: serde_json::Value =
        serde_json::from_str(table.row.result.as_ref().unwrap()).unwrap();
    assert_eq!(result["winners"], serde_json::json!([last.0]));
    let late = table.concede(&hub.store, last).await;
    assert_eq!(late, Err(Trouble::Over));
}

#[tokio::test]
async fn whoever_has_conceded_looks_on_and_does_not_come_back() {
    let hub = hub().await;
    let mut table = begun(&hub, three(), Options::default()).await;
    let asked = table.asked().unwrap();
    let id = ["ewa", "jan", "ola"][asked.index()];
    table.concede(&hub.store, asked).await.unwrap();
    assert_eq!(table.bot_asked(), Some((asked, STAND_IN)));
    assert_eq!(table.standing(Some(id)).viewer, Viewer::Spectator);
    assert_eq!(table.standing(Some(id)).seats, [asked]);
    let twice = table.concede(&hub.store, asked).await;
    assert_eq!(twice, Err(Trouble::Conceded));
    let back = table.come_back(&hub.store, asked).await;
    assert_eq!(back, Err(Trouble::Conceded));
    // The bot's answer is a step like any other, and nothing before the concession goes back.
    answer(&mut table, &hub.store).await.unwrap();
    let undo = table.undo(&hub.store, asked, EN).await;
    assert!(undo.is_err());
}

#[tokio::test]
async fn no_one_concedes_before_the_first_card_or_for_a_bot() {
    let hub = hub().await;
    let mut early = waiting(&hub, ewa_and_jan(), Options::default()).await;
    let too_early = early.concede(&hub.store, A).await;
    assert_eq!(too_early, Err(Trouble::NotBegun));
    let with_bot = vec![
        Place::person("ewa", "Ewa"),
        Place::Bot {
            level: "random".to_owned(),
        },
    ];
    let mut table = begun(&hub, with_bot, Options::default()).await;
    let bot = table.concede(&hub.store, B).await;
    assert_eq!(bot, Err(Trouble::NotYourSeat));
}

/// Restarts, other nodes and the log agree about who has left.
#[tokio::test]
async fn a_concession_is_a_step_of_the_log() {
    let one = hub().await;
    let two = Hub::new(one.store.clone(), one.games.clone());
    let mut here = begun(&one, three(), Options::default()).await;
    let id = here.row.id.clone();
    let open = two.table(&id).await.unwrap().open.clone();
    answer(&mut here, &one.store).await.unwrap();
    here.concede(&one.store, B).await.unwrap();
    let (file, progress) = (here.play().unwrap().table.to_file(), here.progress());
    assert!(file.contains("2 B | concede |"), "{file}");
    drop(here);
    // What the other node hears of it.
    open.behind.store(true, Relaxed);
    for hub in [&one, &two] {
        let table = hub.table(&id).await.unwrap();
        assert_eq!(table.play().unwrap().table.to_file(), file);
        assert_eq!(table.progress(), progress);
        assert_eq!(table.lost(B), Some(Trouble::Conceded));
        drop(table);
        hub.put_away(-1000);
    }
    let again = one.table(&id).await.unwrap();
    assert_eq!(again.play().unwrap().table.to_file(), file);
    let entries = one.store.entries(&id, 0).await.unwrap();
    assert_eq!(
        crate::replay(again.row.clone(), &entries, &one.games),
        Ok(2)
    );
}

/// A player who loses on time has conceded, as far as the match is concerned.
#[tokio::test]
async fn losing_on_time_is_a_step_of_the_log_too() {
    let hub = hub().await;
    let clock = ClockRule::Move { seconds: 30 };
    let options = Options {
        clock,
        late: Late::Forfeit,
        ..Options::default()
    };
    let mut table = begun(&hub, three(), options).await;
    let asked = table.asked().unwrap();
    table.play.as_mut().unwrap().clock = Clock::new(clock, 3, 0);
    assert!(table.time_up(&hub.store).await.unwrap());
    assert_eq!(table.lost(asked), Some(Trouble::Forfeited));
    assert_eq!(table.bot_asked(), Some((asked, STAND_IN)));
    let file = table.play().unwrap().table.to_file();
    assert!(file.contains(&format!("1 {asked} | forfeit |")), "{file}");
    let late = table.concede(&hub.store, asked).await;
    assert_eq!(late, Err(Trouble::Forfeited));
}

/// Conceding gives no one time and takes none, and who is asked because of it begins anew.
#[tokio::test]
async fn a_concession_leaves_the_clocks_of_others_alone() {
    let hub = hub().await;
    let clock = ClockRule::Bank {
        seconds: 60,
        add: 0,
    };
    let options = Options {
        clock,
        ..Options::default()
    };
    let mut table = begun(&hub, three(), options).await;
    let asked = table.asked().unwrap();
    let other = Seat((asked.0 + 1) % 3);
    table.play.as_mut().unwrap().clock = Clock::new(clock, 3, crate::now() - 20_000);
    let left = |table: &crate::Table| {
        let play = table.play().unwrap();
        play.clock.left(asked, table.asked(), crate::now()).unwrap()
    };
    let before = left(&table);
    table.concede(&hub.store, other).await.unwrap();
    assert_eq!(table.asked(), Some(asked));
    assert!(
        (before - left(&table)).abs() < 1_000,
        "time runs on as it did"
    );
    assert!(table.deadline().is_some());
}
