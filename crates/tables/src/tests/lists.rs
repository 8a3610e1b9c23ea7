//! What lists say without opening a table.

use store::{Filter, Turn};

use super::{answer, begun, draft, ewa_and_jan, hub, waiting};
use crate::{ClockRule, Draft, Hub, Late, Options, Place, Trouble, now};

/// Compares what the row says with what the match says.
#[track_caller]
fn agrees(table: &crate::Table, stored: &store::TableRow) {
    assert_eq!(stored.turn, table.row.turn);
    let sheet = table.sheet();
    assert_eq!(sheet.asked(), table.asked());
    assert_eq!(sheet.glance.steps, table.progress().step);
    let sitters = table.sitters(None, |_| false);
    for sitter in &sitters {
        let left = sheet.left(sitter.seat, now());
        let shown = sitter.clock.map(|clock| clock.left_ms);
        let apart = left
            .zip(shown)
            .map_or(0, |(one, other)| (one - other).abs());
        assert!(
            left.is_some() == shown.is_some() && apart < 1000,
            "{left:?} {shown:?}"
        );
    }
}

#[tokio::test]
async fn whose_turn_it_is_is_stored_with_every_step() {
    let hub = hub().await;
    let options = Options {
        clock: ClockRule::Bank {
            seconds: 600,
            add: 5,
        },
        ..Options::default()
    };
    let mut table = begun(&hub, ewa_and_jan(), options).await;
    let id = table.row.id.clone();
    while let Some(asked) = table.asked() {
        let stored = hub.store.table(&id).await.unwrap().unwrap();
        agrees(&table, &stored);
        let (yours, theirs) = if asked.0 == 0 { (1, 0) } else { (0, 1) };
        assert_eq!(hub.store.turns_of("ewa").await, Ok(yours));
        assert_eq!(hub.store.turns_of("jan").await, Ok(theirs));
        answer(&mut table, &hub.store).await.unwrap();
    }
    let stored = hub.store.table(&id).await.unwrap().unwrap();
    agrees(&table, &stored);
    assert_eq!(stored.turn.person, None);
}

/// A bot that keeps a seat answers for it, so its person is not waited for.
#[tokio::test]
async fn a_person_whose_seat_a_bot_keeps_is_not_waited_for() {
    let hub = hub().await;
    let options = Options {
        late: Late::Bot,
        ..Options::default()
    };
    let mut table = begun(&hub, ewa_and_jan(), options).await;
    let asked = table.asked().unwrap();
    let person = if asked.0 == 0 { "ewa" } else { "jan" };
    assert_eq!(hub.store.turns_of(person).await, Ok(1));
    table.go_away(&hub.store, asked).await.unwrap();
    assert_eq!(hub.store.turns_of(person).await, Ok(0));
    table.come_back(&hub.store, asked).await.unwrap();
    assert_eq!(hub.store.turns_of(person).await, Ok(1));
}

#[tokio::test]
async fn a_list_opens_no_table() {
    let one = hub().await;
    let mut table = begun(&one, ewa_and_jan(), Options::default()).await;
    answer(&mut table, &one.store).await.unwrap();
    let places = vec![Place::person("ewa", "Ewa"), Place::Open];
    drop(waiting(&one, places, Options::default()).await);
    let two = Hub::new(one.store.clone(), one.games.clone());
    let listed = two.list(&Filter::default()).await.unwrap();
    assert_eq!(listed.len(), 2);
    assert!(two.all().is_empty(), "nothing was loaded");
    let running = listed.iter().map(crate::Listed::sheet);
    let mut running = running.filter(|sheet| sheet.asked().is_some());
    let sheet = running.next().expect("one of them has begun");
    assert_eq!(sheet.asked(), table.asked());
    assert_eq!((sheet.glance.steps, sheet.names()), (1, table.names()));
}

/// A database of an older program does not know whose turn it is: the first list that needs it finds out.
#[tokio::test]
async fn old_tables_are_filled_in_when_they_are_first_needed() {
    let one = hub().await;
    let mut table = begun(&one, ewa_and_jan(), Options::default()).await;
    answer(&mut table, &one.store).await.unwrap();
    let known = table.row.turn.clone();
    let mut old = table.row.clone();
    old.turn = Turn::default();
    one.store.update_table(&old).await.unwrap();
    let two = Hub::new(one.store.clone(), one.games.clone());
    let listed = two.list(&Filter::default()).await.unwrap();
    assert_eq!(listed[0].sheet().row.turn, known);
    let stored = one.store.table(&old.id).await.unwrap().unwrap();
    assert_eq!(stored.turn, known);
}

#[tokio::test]
async fn what_cannot_be_read_is_left_out() {
    let one = hub().await;
    let table = begun(&one, ewa_and_jan(), Options::default()).await;
    let mut other = table.row.clone();
    drop(table);
    other.rules_version += 1;
    one.store.update_table(&other).await.unwrap();
    let two = Hub::new(one.store.clone(), one.games.clone());
    assert!(two.list(&Filter::default()).await.unwrap().is_empty());
    let opened = two.table(&other.id).await;
    assert!(matches!(opened, Err(Trouble::Damaged)));
}

/// Public tables that are full hide none that is not, however many they are.
#[tokio::test]
async fn open_tables_are_found_behind_full_ones() {
    let hub = hub().await;
    let public = |places: Vec<Place>| Draft {
        public: true,
        ..draft(&hub, places, Options::default())
    };
    let open = public(vec![Place::person("ewa", "Ewa"), Place::Open]);
    let open = open.create(&hub.store, 0).await.unwrap();
    for _ in 0..120 {
        let full = public(ewa_and_jan()).create(&hub.store, 0).await;
        full.unwrap();
    }
    let listed = hub.list_open(8).await.unwrap();
    let ids: Vec<&str> = listed
        .iter()
        .map(|table| table.sheet().row.id.as_str())
        .collect();
    assert_eq!(ids, [open]);
}

#[tokio::test]
async fn a_page_of_ones_own_games_begins_where_it_is_ones_turn() {
    let hub = hub().await;
    let mut turns = Vec::new();
    for _ in 0..30 {
        let table = begun(&hub, ewa_and_jan(), Options::default()).await;
        if table.row.turn.person.as_deref() == Some("ewa") {
            turns.push(table.row.id.clone());
        }
    }
    assert!((3..=27).contains(&turns.len()), "who begins is rolled");
    let page = |skip| Filter {
        person: Some("ewa".to_owned()),
        turns_first: Some("ewa".to_owned()),
        skip,
        limit: 10,
        ..Filter::default()
    };
    let mut seen = Vec::new();
    for skip in [0, 10, 20, 30] {
        let listed = hub.list(&page(skip)).await.unwrap();
        seen.extend(listed.iter().map(|table| table.sheet().row.id.clone()));
    }
    assert_eq!(seen.len(), 30, "all are reached, each once");
    let mut first = seen[..turns.len()].to_vec();
    first.sort();
    turns.sort();
    assert_eq!(first, turns);
}

/// Of many who make their last table at the same time one does.
#[tokio::test]
async fn no_one_has_more_tables_than_they_may() {
    let hub = std::sync::Arc::new(hub().await);
    let makes: Vec<_> = (0..12)
        .map(|_| {
            let hub = hub.clone();
            tokio::spawn(async move {
                let draft = draft(&hub, ewa_and_jan(), Options::default());
                draft.create(&hub.store, 3).await
            })
        })
        .collect();
    let mut made = 0;
    for make in makes {
        match make.await.unwrap() {
            Ok(_) => made += 1,
            Err(why) => assert_eq!(why, Trouble::TooManyTables),
        }
    }
    assert_eq!(made, 3);
}
