//! Whose turn it is, written with the step that changes it.

use crate::base::{Base, on_both, step, table};
use store::{Phase, Store, StoreError, TableRow, Turn};

on_both![
    a_turn_is_written_with_its_step_or_not_at_all,
    turns_are_counted_by_person,
    many_turns_share_a_commit,
    a_turn_is_filled_in_once,
];

fn turn(seat: u8, person: Option<&str>) -> Turn {
    Turn {
        seat: Some(seat),
        person: person.map(str::to_owned),
        glance: format!(r#"{{"steps":{seat}}}"#),
    }
}

async fn running(store: &Store, id: &str) {
    let row = TableRow {
        phase: Phase::Running,
        ..table(id)
    };
    store.create_table(&row).await.unwrap();
}

async fn kept(store: &Store, id: &str) -> Turn {
    store.table(id).await.unwrap().unwrap().turn
}

async fn a_turn_is_written_with_its_step_or_not_at_all(base: Base) {
    let store = base.open().await;
    running(&store, "t1").await;
    assert_eq!(kept(&store, "t1").await, Turn::default());
    let first = turn(0, Some("ann"));
    store
        .append_and_turn("t1", &[step(1)], &first)
        .await
        .unwrap();
    assert_eq!(kept(&store, "t1").await, first);
    let lost = store
        .append_and_turn("t1", &[step(1)], &turn(1, Some("zoë")))
        .await;
    assert_eq!(lost, Err(StoreError::Conflict));
    assert_eq!(kept(&store, "t1").await, first);
    // The version of the row is for changes of the row.
    assert_eq!(store.table("t1").await.unwrap().unwrap().version, 1);
    let bots = turn(1, None);
    store
        .append_and_turn("t1", &[step(2)], &bots)
        .await
        .unwrap();
    assert_eq!(kept(&store, "t1").await, bots);
}

async fn turns_are_counted_by_person(base: Base) {
    let store = base.open().await;
    for (id, person) in [("t1", "ann"), ("t2", "zoë"), ("t3", "ann")] {
        running(&store, id).await;
        let turn = turn(0, Some(person));
        store.append_and_turn(id, &[step(1)], &turn).await.unwrap();
    }
    assert_eq!(store.turns_of("ann").await, Ok(2));
    assert_eq!(store.turns_of("zoë").await, Ok(1));
    assert_eq!(store.turns_of("bob").await, Ok(0));
    let mut row = store.table("t3").await.unwrap().unwrap();
    row.phase = Phase::Over;
    row.turn = Turn::default();
    store.update_table(&row).await.unwrap();
    assert_eq!(store.turns_of("ann").await, Ok(1));
}

/// More than one statement of every size, and conflicts among them.
async fn many_turns_share_a_commit(base: Base) {
    let store = base.open().await;
    let ids: Vec<String> = (0..90).map(|nth| format!("t{nth}")).collect();
    for id in &ids {
        running(&store, id).await;
    }
    let written = ids.iter().zip(0_u8..).map(|(id, nth)| {
        let (store, id) = (store.clone(), id.clone());
        tokio::spawn(async move {
            let person = format!("person {nth}");
            // Every tenth skips a number, which is refused.
            let seq = if nth % 10 == 9 { 2 } else { 1 };
            let turn = turn(nth, Some(&person));
            store.append_and_turn(&id, &[step(seq)], &turn).await
        })
    });
    let written: Vec<_> = written.collect();
    for (nth, done) in (0_u8..).zip(written) {
        let (id, done) = (&ids[usize::from(nth)], done.await.unwrap());
        let is_good = nth % 10 != 9;
        assert_eq!(done.is_ok(), is_good, "{id}: {done:?}");
        let wanted = match is_good {
            true => turn(nth, Some(&format!("person {nth}"))),
            false => Turn::default(),
        };
        assert_eq!(kept(&store, id).await, wanted, "{id}");
    }
}

async fn a_turn_is_filled_in_once(base: Base) {
    let store = base.open().await;
    running(&store, "old").await;
    store.append("old", &[step(1)]).await.unwrap();
    let filled = turn(1, Some("ann"));
    store.fill_turn("old", &filled).await.unwrap();
    assert_eq!(kept(&store, "old").await, filled);
    store.fill_turn("old", &turn(0, Some("zoë"))).await.unwrap();
    assert_eq!(kept(&store, "old").await, filled);
}
