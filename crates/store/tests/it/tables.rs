//! Tables, their lists, and the lock on a row.

use crate::base::{Base, on_both, step, table};
use store::{Filter, Phase, Store, StoreError, TableRow};

on_both![
    comes_back_as_it_was_written,
    an_update_needs_the_last_version,
    the_last_step_ends_the_match_or_nothing_happens,
    lists_are_filtered,
    lists_are_paged,
    people_rise_and_sit,
    bad_ids_and_zero_bytes_are_refused,
];

async fn comes_back_as_it_was_written(base: Base) {
    let store = base.open().await;
    let mut row = table("t1");
    store.create_table(&row).await.unwrap();
    assert_eq!(store.table("t1").await, Ok(Some(row.clone())));
    assert_eq!(store.table("t2").await, Ok(None));
    assert_eq!(store.create_table(&row).await, Err(StoreError::Conflict));

    row.seed = None;
    row.result = Some("A 12, B 9".to_owned());
    row.people.clear();
    row.rules_version = u32::MAX;
    row.setup = "ż".repeat(300_000);
    row.phase = Phase::Archived;
    row.public = false;
    row.opening_hash = i64::MAX;
    assert_eq!(store.update_table(&row).await, Ok(2));
    row.version = 2;
    assert_eq!(store.table("t1").await, Ok(Some(row)));
}

async fn an_update_needs_the_last_version(base: Base) {
    let store = base.open().await;
    let row = table("t1");
    assert_eq!(store.update_table(&row).await, Err(StoreError::NotFound));
    store.create_table(&row).await.unwrap();
    let (mut one, mut other) = (row.clone(), row.clone());
    one.seats = "one".to_owned();
    other.seats = "other".to_owned();
    assert_eq!(store.update_table(&one).await, Ok(2));
    assert_eq!(store.update_table(&other).await, Err(StoreError::Conflict));
    assert_eq!(store.table("t1").await.unwrap().unwrap().seats, "one");
    other.version = 2;
    assert_eq!(store.update_table(&other).await, Ok(3));
}

async fn the_last_step_ends_the_match_or_nothing_happens(base: Base) {
    let store = base.open().await;
    let mut row = table("t1");
    store.create_table(&row).await.unwrap();
    row.phase = Phase::Over;
    row.version = 7;
    let stale = store.append_and_update("t1", &[step(1)], &row).await;
    assert_eq!(stale, Err(StoreError::Conflict));
    assert_eq!(store.entries("t1", 0).await, Ok(vec![]));

    row.version = 1;
    let gap = store.append_and_update("t1", &[step(2)], &row).await;
    assert_eq!(gap, Err(StoreError::Conflict));
    let kept = store.table("t1").await.unwrap().unwrap();
    assert_eq!((kept.phase, kept.version), (Phase::Gathering, 1));

    let ended = store.append_and_update("t1", &[step(1)], &row).await;
    assert_eq!(ended, Ok(2));
    let kept = store.table("t1").await.unwrap().unwrap();
    assert_eq!((kept.phase, kept.version), (Phase::Over, 2));
    assert_eq!(store.entries("t1", 0).await, Ok(vec![step(1)]));

    let other = store.append_and_update("t2", &[step(1)], &row).await;
    assert!(matches!(other, Err(StoreError::Refused(_))), "{other:?}");
    let missing = TableRow {
        id: "t2".to_owned(),
        ..row
    };
    let missing = store.append_and_update("t2", &[step(1)], &missing).await;
    assert_eq!(missing, Err(StoreError::NotFound));
}

/// Four tables, newest first: a, b, B, c.
async fn shelf(base: &Base) -> Store {
    let store = base.open().await;
    let make = |id: &str, game: &str, host: &str, phase, public, changed_at| TableRow {
        game: game.to_owned(),
        host: host.to_owned(),
        phase,
        public,
        changed_at,
        people: vec![host.to_owned(), "everyone".to_owned()],
        ..table(id)
    };
    for row in [
        make("a", "ethnos", "ann", Phase::Gathering, true, 30),
        make("b", "eko", "bob", Phase::Running, true, 20),
        make("B", "eko", "bob", Phase::Over, true, 20),
        make("c", "eko", "ann", Phase::Running, false, 10),
    ] {
        store.create_table(&row).await.unwrap();
    }
    store
}

/// Sets one thing in a filter that lets everything through.
fn only(set: impl FnOnce(&mut Filter)) -> Filter {
    let mut filter = Filter::default();
    set(&mut filter);
    filter
}

async fn check(store: &Store, filter: Filter, wanted: &[&str]) {
    let rows = store.tables(&filter).await.unwrap();
    let ids: Vec<_> = rows.iter().map(|row| row.id.as_str()).collect();
    assert_eq!(ids, wanted, "{filter:?}");
}

async fn lists_are_filtered(base: Base) {
    let store = &shelf(&base).await;
    let text = |text: &str| Some(text.to_owned());
    let all = ["a", "b", "B", "c"];
    check(store, Filter::default(), &all).await;
    check(store, only(|all| all.limit = 0), &[]).await;
    check(store, only(|all| all.public = Some(true)), &["a", "b", "B"]).await;
    check(store, only(|all| all.public = Some(false)), &["c"]).await;
    check(store, only(|all| all.game = text("eko")), &["b", "B", "c"]).await;
    check(store, only(|all| all.host = text("ann")), &["a", "c"]).await;
    let person = |person| only(|all| all.person = text(person));
    check(store, person("everyone"), &all).await;
    check(store, person("bob"), &["b", "B"]).await;
    check(store, person("nobody' OR 1=1"), &[]).await;
    let phases = vec![Phase::Running, Phase::Over];
    let in_phases = only(|all| all.phases = phases.clone());
    check(store, in_phases.clone(), &["b", "B", "c"]).await;
    let several = Filter {
        person: text("ann"),
        game: text("eko"),
        public: Some(false),
        ..in_phases
    };
    check(store, several, &["c"]).await;
}

/// Page by page, through two tables of the same moment.
async fn lists_are_paged(base: Base) {
    let store = &shelf(&base).await;
    let after = |before: Option<(i64, &str)>| Filter {
        limit: 2,
        before: before.map(|(at, id)| (at, id.to_owned())),
        ..Filter::default()
    };
    check(store, after(None), &["a", "b"]).await;
    check(store, after(Some((20, "b"))), &["B", "c"]).await;
    check(store, after(Some((10, "c"))), &[]).await;
}

async fn people_rise_and_sit(base: Base) {
    let store = base.open().await;
    let mut row = table("t1");
    row.people = ["zoë", "ann", "zoë"].map(str::to_owned).to_vec();
    store.create_table(&row).await.unwrap();
    let kept = store.table("t1").await.unwrap().unwrap();
    assert_eq!(kept.people, ["ann", "zoë"]);

    row.people = ["bob", "ann"].map(str::to_owned).to_vec();
    store.update_table(&row).await.unwrap();
    let kept = store.table("t1").await.unwrap().unwrap();
    assert_eq!(kept.people, ["ann", "bob"]);
    for (person, tables) in [("ann", 1), ("bob", 1), ("zoë", 0)] {
        let person = Some(person.to_owned());
        let found = store
            .tables(&Filter {
                person,
                ..Filter::default()
            })
            .await;
        assert_eq!(found.unwrap().len(), tables);
    }
}

async fn bad_ids_and_zero_bytes_are_refused(base: Base) {
    let store = base.open().await;
    let long = "x".repeat(201);
    for id in ["", "two\nlines", &long] {
        let made = store.create_table(&table(id)).await;
        assert!(matches!(made, Err(StoreError::Refused(_))), "{made:?}");
    }
    let mut row = table("t1");
    row.people = vec!["two\nlines".to_owned()];
    let made = store.create_table(&row).await;
    assert!(matches!(made, Err(StoreError::Refused(_))), "{made:?}");
    let mut row = table("t1");
    row.options = "zero \0 byte".to_owned();
    let made = store.create_table(&row).await;
    assert!(matches!(made, Err(StoreError::Refused(_))), "{made:?}");
    let asked = store.table("zero \0 byte").await;
    assert!(matches!(asked, Err(StoreError::Refused(_))), "{asked:?}");
    // Nothing of a refused row is kept, and the store goes on.
    assert_eq!(store.table("t1").await, Ok(None));
    assert_eq!(store.create_table(&table("t1")).await, Ok(()));
}
