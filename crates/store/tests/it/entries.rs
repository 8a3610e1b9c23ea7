//! The log of a table.

use crate::base::{Base, on_both, step, table};
use store::{Entry, EntryKind, StoreError};

on_both![
    comes_back_in_order_as_it_was_written,
    all_or_nothing,
    gaps_are_refused,
    a_table_must_be_there,
    bodies_may_be_big,
    a_conflict_does_not_hurt_its_neighbours,
];

async fn comes_back_in_order_as_it_was_written(base: Base) {
    let store = base.open().await;
    store.create_table(&table("t1")).await.unwrap();
    store.create_table(&table("t2")).await.unwrap();
    let back = Entry {
        kind: EntryKind::TakeBack,
        seat: None,
        tape: vec![],
        hash: i64::MIN,
        made_at: -1,
        body: "1".to_owned(),
        ..step(3)
    };
    let note = Entry {
        kind: EntryKind::Note,
        seat: Some(u8::MAX),
        body: String::new(),
        ..step(4)
    };
    let all = [step(1), step(2), back, note];
    store.append("t1", &all[..1]).await.unwrap();
    store.append("t2", &[step(1)]).await.unwrap();
    store.append("t1", &all[1..]).await.unwrap();
    store.append("t1", &[]).await.unwrap();
    assert_eq!(store.entries("t1", 0).await.unwrap(), all);
    assert_eq!(store.entries("t1", 2).await.unwrap(), all[2..]);
    assert_eq!(store.entries("t1", 4).await.unwrap(), []);
    assert_eq!(store.entries("t2", 0).await.unwrap(), [step(1)]);
    assert_eq!(store.entries("t3", 0).await.unwrap(), []);
}

async fn all_or_nothing(base: Base) {
    let store = base.open().await;
    store.create_table(&table("t1")).await.unwrap();
    store.append("t1", &[step(1), step(2)]).await.unwrap();
    let stale = store.append("t1", &[step(2), step(3)]).await;
    assert_eq!(stale, Err(StoreError::Conflict));
    assert_eq!(store.entries("t1", 0).await.unwrap().len(), 2);
    let zero = Entry {
        body: "\0".to_owned(),
        ..step(4)
    };
    let refused = store.append("t1", &[step(3), zero]).await;
    assert!(
        matches!(refused, Err(StoreError::Refused(_))),
        "{refused:?}"
    );
    assert_eq!(store.entries("t1", 0).await.unwrap().len(), 2);
}

async fn gaps_are_refused(base: Base) {
    let store = base.open().await;
    store.create_table(&table("t1")).await.unwrap();
    let gap = store.append("t1", &[step(2)]).await;
    assert_eq!(gap, Err(StoreError::Conflict));
    store.append("t1", &[step(1)]).await.unwrap();
    let gap = store.append("t1", &[step(3)]).await;
    assert_eq!(gap, Err(StoreError::Conflict));
    for wrong in [
        vec![step(2), step(4)],
        vec![step(2), step(2)],
        vec![step(0)],
        vec![step(-1), step(0)],
    ] {
        let refused = store.append("t1", &wrong).await;
        assert!(
            matches!(refused, Err(StoreError::Refused(_))),
            "{refused:?}"
        );
    }
    assert_eq!(store.entries("t1", 0).await.unwrap(), [step(1)]);
}

async fn a_table_must_be_there(base: Base) {
    let store = base.open().await;
    let nowhere = store.append("t1", &[step(1)]).await;
    assert_eq!(nowhere, Err(StoreError::NotFound));
}

async fn bodies_may_be_big(base: Base) {
    let store = base.open().await;
    store.create_table(&table("t1")).await.unwrap();
    let big = Entry {
        body: "{\"żółw\":\"🐢\\n\"}".repeat(100_000),
        tape: (0..100_000).collect(),
        ..step(1)
    };
    store
        .append("t1", std::slice::from_ref(&big))
        .await
        .unwrap();
    assert_eq!(store.entries("t1", 0).await.unwrap(), [big]);
}

async fn a_conflict_does_not_hurt_its_neighbours(base: Base) {
    let store = base.open().await;
    let id = |nth: usize| format!("t{nth}");
    for nth in 0..20 {
        store.create_table(&table(&id(nth))).await.unwrap();
    }
    store.append("t7", &[step(1)]).await.unwrap();
    // All at once, so that they meet in one group.
    let writes: Vec<_> = (0..20)
        .map(|nth| {
            let (store, id) = (store.clone(), id(nth));
            tokio::spawn(async move { store.append(&id, &[step(1), step(2)]).await })
        })
        .collect();
    for (nth, write) in writes.into_iter().enumerate() {
        let conflict = Err(StoreError::Conflict);
        let wanted = if nth == 7 { conflict } else { Ok(()) };
        assert_eq!(write.await.unwrap(), wanted, "table {nth}");
        let entries = store.entries(&id(nth), 0).await.unwrap();
        assert_eq!(entries.len(), if nth == 7 { 1 } else { 2 }, "table {nth}");
    }
    let stats = store.stats();
    assert!(stats.largest_group > 1, "nothing met in a group: {stats:?}");
}
