//! Who is here, as the others see it: on one node or two.

use std::time::{Duration, Instant};

use super::*;
use crate::company::Presence;
use crate::roll::{Roll, Tidings};

fn seconds(seconds: f32) -> Duration {
    Duration::from_secs_f32(seconds)
}

/// The seats whose people are here, this long from now.
fn here(table: &Held, later: f32) -> Vec<Seat> {
    table.open.company.attend(Instant::now() + seconds(later));
    let here = *table.open.watch_company().borrow();
    here.seats().collect()
}

/// A table that this node has had in its hands before.
async fn known(hub: &Hub, id: &str) -> Held {
    drop(hub.table(id).await.unwrap());
    hub.table(id).await.unwrap()
}

/// A table at which Ewa and Jan have a page each.
async fn both_here(hub: &Hub) -> (Held, Presence, Presence) {
    let begun = begun(hub, ewa_and_jan(), Options::default()).await;
    let id = begun.row.id.clone();
    drop(begun);
    let table = known(hub, &id).await;
    let (ewa, jan) = (table.open.come("ewa"), table.open.come("jan"));
    assert_eq!(here(&table, 0.0), [A, B]);
    (table, ewa, jan)
}

#[tokio::test]
async fn who_comes_is_told_immediately() {
    let hub = hub().await;
    let table = begun(&hub, ewa_and_jan(), Options::default()).await;
    let (open, id) = (table.open.clone(), table.row.id.clone());
    drop(table);
    let mut told = open.watch_company();
    let _ewa = open.come("ewa");
    assert!(told.has_changed().unwrap());
    let here: Vec<Seat> = told.borrow_and_update().seats().collect();
    assert_eq!(here, [A]);
    let _again = open.come("ewa");
    let _stranger = open.come("eve");
    assert!(!told.has_changed().unwrap(), "nothing new");
    assert!(hub.find(&id).unwrap().is_here("ewa") && !open.is_here("jan"));
}

#[tokio::test]
async fn who_goes_is_away_within_five_seconds_but_may_reload() {
    let hub = hub().await;
    let (table, _ewa, jan) = both_here(&hub).await;
    drop(jan);
    assert_eq!(here(&table, 2.0), [A, B], "a reload takes a moment");
    assert!(!table.open.has_page("jan"));
    assert_eq!(here(&table, 3.5), [A]);
    let jan = [table.open.come("jan"), table.open.come("jan")];
    assert_eq!(here(&table, 0.0), [A, B]);
    let [one, _other] = jan;
    drop(one);
    assert_eq!(here(&table, 10.0), [A, B], "there is another page");
}

/// The network of a page is gone and no one is told: it does not answer.
#[tokio::test]
async fn a_page_that_does_not_answer_is_away_within_five_seconds() {
    let hub = hub().await;
    let (table, ewa, jan) = both_here(&hub).await;
    let word = jan.ask(true).unwrap().to_owned();
    assert!(hub.is_asked(&word));
    assert_eq!(here(&table, 2.0), [A, B], "there is time to answer");
    assert_eq!(here(&table, 3.25), [A]);
    let slowest = crate::ASK_EVERY + seconds(3.25);
    assert!(slowest < seconds(5.0));
    assert_eq!(jan.ask(true), Some(word.as_str()), "it is asked again");
    assert_eq!(here(&table, 3.25), [A], "as if it were asked only now");
    hub.answered(&word);
    assert!(!hub.is_asked(&word));
    assert_eq!(here(&table, 10.0), [A, B], "it is back");
    // Where no one would notice, no one is asked, and an old question is no longer open.
    jan.ask(true).unwrap();
    assert_eq!(jan.ask(false), None);
    assert_eq!(here(&table, 10.0), [A, B]);
    // One who did not answer and then hangs up does not come back by that.
    ewa.ask(true).unwrap();
    tokio::time::sleep(seconds(3.1)).await;
    drop(ewa);
    assert_eq!(here(&table, 0.0), [B]);
}

/// What one node tells, another hears.
fn tell(from: &Hub, to: &Hub, all: bool) -> usize {
    let lines = from.tidings(all).lines();
    for line in &lines {
        to.roll.hear(&"one".into(), line, Instant::now());
    }
    lines.len()
}

#[tokio::test]
async fn nodes_know_who_is_at_the_other() {
    let one = hub().await;
    let two = Hub::new(one.store.clone(), one.games.clone());
    let (table, ewa, jan) = both_here(&one).await;
    let there = known(&two, &table.row.id).await;
    let irena = there.open.come("irena");
    assert_eq!(irena.ask(false), None, "no one would notice");
    assert_eq!(tell(&one, &two, false), 1);
    assert_eq!(tell(&one, &two, false), 0, "nothing new");
    assert_eq!(here(&there, 0.0), [A, B]);
    let word = irena.ask(false).unwrap().to_owned();
    assert_eq!(here(&there, 4.5), [], "that node must have died");
    assert_eq!(tell(&one, &two, true), 1);
    assert_eq!(here(&there, 3.0), [A, B]);
    // An answer that arrives at the wrong node is passed on.
    one.answered(&word);
    assert!(two.is_asked(&word));
    assert_eq!(tell(&one, &two, false), 1);
    assert!(!two.is_asked(&word));
    // Who goes there is away here, too.
    drop((ewa, jan));
    tokio::time::sleep(seconds(3.1)).await;
    assert_eq!(tell(&one, &two, false), 1);
    assert_eq!(here(&there, 0.0), []);
    assert!(!there.open.is_here("ewa"));
}

#[test]
fn long_tidings_are_several_lines() {
    let tidings = Tidings {
        here: (0..300)
            .map(|nth| (format!("table {nth}"), vec!["x".repeat(40); 4]))
            .collect(),
        answered: (0..500).map(|nth| format!("word {nth}")).collect(),
    };
    let lines = tidings.lines();
    assert!(lines.len() > 5 && lines.iter().all(|line| line.len() < 7_000));
    let (node, roll, now) = ("n".into(), Roll::default(), Instant::now());
    let tables = lines.iter().map(|line| roll.hear(&node, line, now).len());
    assert_eq!(tables.sum::<usize>(), 300);
    assert!(roll.is_elsewhere("table 299", &"x".repeat(40), now));
    assert!(roll.hear(&node, "nonsense", now).is_empty());
    roll.tidy(now + seconds(10.0));
    assert!(!roll.is_anyone_elsewhere("table 299", now));
    assert!(Tidings::default().lines().is_empty());
}

/// EK-C5: where nothing is hidden, whoever is asked has the device, and no curtain falls.
#[tokio::test]
async fn around_one_device_an_open_game_needs_no_curtain() {
    let hub = hub().await;
    let games = hub.games.iter();
    let eko = games.clone().find(|game| game.key() == "eko").unwrap();
    let places = vec![Place::person("ewa", "Ewa"), Place::person("ewa", "Jan")];
    let draft = Draft {
        game: eko.clone(),
        ..draft(&hub, places, Options::default())
    };
    let made = draft.create(&hub.store, 0).await;
    let mut table = hub.table(&made.unwrap()).await.unwrap();
    table.start(&hub.store, "ewa").await.unwrap();
    for _ in 0..4 {
        let standing = table.standing(Some("ewa"));
        assert_eq!(standing.viewer, Viewer::Seated(table.asked().unwrap()));
        assert_eq!((standing.curtain, standing.pass), (None, None));
        answer(&mut table, &hub.store).await.unwrap();
    }
    assert_eq!(table.standing(Some("jan")).viewer, Viewer::Spectator);
}
