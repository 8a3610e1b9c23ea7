//! Several at the same thing: exactly one wins.

use std::collections::BTreeSet;

use crate::base::{Base, on_both, person, step, table};
use store::{ChatLine, Entry, KeptRow, Secret, SecretKind, Shelf, Store, StoreError};

on_both![
    one_of_many_writes_a_step,
    one_of_many_changes_a_row,
    nobody_has_more_than_they_may,
    one_of_many_takes_a_secret,
    one_of_many_decides_a_setting,
    everybody_who_speaks_is_heard_once,
    migrations_do_not_clash,
];

/// Two nodes on PostgreSQL, two programs on one file.
async fn two(base: &Base) -> [Store; 2] {
    [base.open().await, base.open().await]
}

async fn all<T: Send + 'static>(
    tasks: impl Iterator<Item = impl Future<Output = T> + Send + 'static>,
) -> Vec<T> {
    let tasks: Vec<_> = tasks.map(tokio::spawn).collect();
    let mut done = Vec::new();
    for task in tasks {
        done.push(task.await.unwrap());
    }
    done
}

async fn one_of_many_writes_a_step(base: Base) {
    let stores = two(&base).await;
    stores[0].create_table(&table("t1")).await.unwrap();
    for seq in 1..=20 {
        let written = all((0..8u8).map(|nth| {
            let store = stores[usize::from(nth % 2)].clone();
            let mine = Entry {
                seat: Some(nth),
                ..step(seq)
            };
            async move { (nth, store.append("t1", &[mine]).await) }
        }))
        .await;
        let winners = written.iter().filter(|(_, wrote)| wrote.is_ok());
        let winners: Vec<_> = winners.map(|(nth, _)| *nth).collect();
        assert_eq!(winners.len(), 1, "step {seq}: {written:?}");
        let losers = written
            .iter()
            .filter(|(_, wrote)| *wrote == Err(StoreError::Conflict));
        assert_eq!(losers.count(), 7, "step {seq}: {written:?}");
        let last = stores[0].entries("t1", seq - 1).await.unwrap();
        assert_eq!(last.len(), 1);
        assert_eq!(last[0].seat, Some(winners[0]));
    }
}

async fn one_of_many_changes_a_row(base: Base) {
    let stores = two(&base).await;
    stores[0].create_table(&table("t1")).await.unwrap();
    let changed = all((0..8).map(|nth| {
        let store = stores[nth % 2].clone();
        async move { store.update_table(&table("t1")).await }
    }))
    .await;
    let won = changed.iter().filter(|changed| **changed == Ok(2)).count();
    let lost = changed
        .iter()
        .filter(|changed| **changed == Err(StoreError::Conflict));
    assert_eq!((won, lost.count()), (1, 7), "{changed:?}");
}

/// What somebody has is counted where the next one is written: many at once are no way around a limit.
async fn nobody_has_more_than_they_may(base: Base) {
    let stores = two(&base).await;
    for round in 0..10 {
        let host = format!("host{round}");
        let ann = person(&host, None);
        stores[0].insert_person(&ann).await.unwrap();
        let made = all((0..4).map(|nth| {
            let store = stores[nth % 2].clone();
            let mut row = table(&format!("t{round}.{nth}"));
            row.host.clone_from(&host);
            async move { store.create_table_of_few(&row, 1).await.unwrap() }
        }))
        .await;
        assert_eq!(made.iter().filter(|made| **made).count(), 1, "{made:?}");
        let kept = all((0..4).map(|nth| {
            let store = stores[nth % 2].clone();
            let board = KeptRow {
                id: format!("b{round}.{nth}"),
                person: host.clone(),
                game: "eko".to_owned(),
                name: "Oasis".to_owned(),
                body: String::new(),
                created_at: 1,
                changed_at: 1,
            };
            async move { store.insert_kept(Shelf::Boards, &board, 1).await.unwrap() }
        }))
        .await;
        assert_eq!(kept.iter().filter(|kept| **kept).count(), 1, "{kept:?}");
    }
}

async fn one_of_many_takes_a_secret(base: Base) {
    let stores = two(&base).await;
    stores[0].insert_person(&person("ann", None)).await.unwrap();
    let secret = Secret {
        hash: vec![0; 32],
        kind: SecretKind::DeviceLink,
        person: "ann".to_owned(),
        label: String::new(),
        created_at: 1,
        expires_at: Some(2),
    };
    stores[0].put_secret(&secret).await.unwrap();
    let taken = all((0..8).map(|nth| {
        let store = stores[nth % 2].clone();
        async move {
            store
                .take_secret(&[0; 32], SecretKind::DeviceLink)
                .await
                .unwrap()
        }
    }))
    .await;
    let taken: Vec<_> = taken.into_iter().flatten().collect();
    assert_eq!(taken, [secret]);
}

async fn one_of_many_decides_a_setting(base: Base) {
    let stores = two(&base).await;
    let values = all((0..8).map(|nth| {
        let store = stores[nth % 2].clone();
        async move { store.get_or_put("cookie key", &format!("key {nth}")).await }
    }))
    .await;
    let first = values[0].clone().unwrap();
    assert!(
        values.iter().all(|value| *value == Ok(first.clone())),
        "{values:?}"
    );
    assert_eq!(stores[1].get_or_put("cookie key", "late").await, Ok(first));
    assert_eq!(
        stores[1].get_or_put("other", "late").await,
        Ok("late".to_owned())
    );
}

async fn everybody_who_speaks_is_heard_once(base: Base) {
    let stores = two(&base).await;
    stores[0].create_table(&table("t1")).await.unwrap();
    let numbers = all((0..40).map(|nth| {
        let store = stores[nth % 2].clone();
        let line = ChatLine {
            table_id: "t1".to_owned(),
            nth: 0,
            person: "ann".to_owned(),
            seat: None,
            name: "Ann".to_owned(),
            text: format!("line {nth}"),
            at: 1,
        };
        async move { (store.say(&line).await.unwrap(), line.text) }
    }))
    .await;
    let said = stores[1].chat("t1", 0, 1_000).await.unwrap();
    let said: BTreeSet<_> = said.into_iter().map(|line| (line.nth, line.text)).collect();
    assert_eq!(said, numbers.into_iter().collect());
    assert!(said.iter().map(|(nth, _)| *nth).eq(1..=40));
}

async fn migrations_do_not_clash(base: Base) {
    // The folder first: four that make it at once are not what this is about.
    let opened = all((0..4).map(|_| {
        let url = base.url.clone();
        async move { Store::open(&url).await }
    }))
    .await;
    for store in opened {
        assert_eq!(store.unwrap().ping(1).await, Ok(()));
    }
}
