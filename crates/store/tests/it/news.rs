//! Who hears what, and when.

use std::future::{Future as _, poll_fn};
use std::task::Poll;
use std::time::Duration;

use crate::base::{Base, on_both, step, table};
use store::{ChatLine, Listener, News, Store, StoreError, What};
use testbed::Postgres;
use tokio::time::timeout;

on_both![one_hears_what_one_writes, what_is_heard_can_be_read];

fn written(table_id: &str, what: What, ours: bool) -> News {
    News::Written {
        table_id: table_id.into(),
        what,
        ours,
    }
}

async fn next(listener: &mut Listener) -> News {
    let next = timeout(Duration::from_secs(20), listener.next()).await;
    next.expect("news come soon").expect("the store is open")
}

fn hello() -> ChatLine {
    ChatLine {
        table_id: "t 1".to_owned(),
        nth: 0,
        person: "ann".to_owned(),
        seat: None,
        name: "Ann".to_owned(),
        text: "hello".to_owned(),
        at: 1,
    }
}

async fn write_everything(store: &Store) {
    store.create_table(&table("t 1")).await.unwrap();
    store.append("t 1", &[step(1), step(2)]).await.unwrap();
    let stale = store.append("t 1", &[step(1)]).await;
    assert_eq!(stale, Err(StoreError::Conflict));
    store.say(&hello()).await.unwrap();
    let row = table("t 1");
    store
        .append_and_update("t 1", &[step(3)], &row)
        .await
        .unwrap();
}

async fn hear_everything(listener: &mut Listener, ours: bool) {
    use What::{Chat, Entries, Table};
    for what in [Table, Entries, Chat, Entries, Table] {
        assert_eq!(next(listener).await, written("t 1", what, ours));
    }
}

async fn one_hears_what_one_writes(base: Base) {
    let store = base.open().await;
    let mut listener = store.news();
    write_everything(&store).await;
    hear_everything(&mut listener, true).await;
    store.close().await;
    assert_eq!(listener.next().await, None);
    assert_eq!(store.news().next().await, None);
}

async fn what_is_heard_can_be_read(base: Base) {
    let store = base.open().await;
    let mut listener = store.news();
    store.create_table(&table("t1")).await.unwrap();
    assert_eq!(next(&mut listener).await, written("t1", What::Table, true));
    for seq in 1..=50 {
        let writer = store.clone();
        let write = tokio::spawn(async move { writer.append("t1", &[step(seq)]).await });
        assert_eq!(
            next(&mut listener).await,
            written("t1", What::Entries, true)
        );
        assert_eq!(store.entries("t1", seq - 1).await.unwrap(), [step(seq)]);
        write.await.unwrap().unwrap();
    }
}

#[tokio::test]
async fn a_caller_who_goes_away_does_not_stop_a_change() {
    for base in [Base::sqlite(), Base::postgres()] {
        let store = base.open().await;
        let mut listener = store.news();
        let row = table("t1");
        // Polled once, so that it waits for the commit, then dropped.
        let mut change = Box::pin(store.create_table(&row));
        let waits =
            poll_fn(|context| Poll::Ready(change.as_mut().poll(context).is_pending())).await;
        drop(change);
        assert!(waits, "the commit comes from another thread");
        assert_eq!(next(&mut listener).await, written("t1", What::Table, true));
        assert_eq!(store.table("t1").await, Ok(Some(row)));
    }
}

#[tokio::test]
async fn nodes_hear_each_other() {
    let base = Base::postgres();
    let (one, other) = (base.open().await, base.open().await);
    let (mut at_one, mut at_other) = (one.news(), other.news());
    write_everything(&one).await;
    hear_everything(&mut at_one, true).await;
    hear_everything(&mut at_other, false).await;
    other.append("t 1", &[step(4)]).await.unwrap();
    assert_eq!(
        next(&mut at_one).await,
        written("t 1", What::Entries, false)
    );
    assert_eq!(
        next(&mut at_other).await,
        written("t 1", What::Entries, true)
    );
}

#[tokio::test]
async fn after_a_crash_of_the_database_everything_goes_on() {
    let server = Postgres::start();
    let url = server.database();
    let one = Store::open(&url).await.unwrap();
    let other = Store::open(&url).await.unwrap();
    let (mut at_one, mut at_other) = (one.news(), other.news());
    one.create_table(&table("t 1")).await.unwrap();
    one.append("t 1", &[step(1)]).await.unwrap();
    for what in [What::Table, What::Entries] {
        assert_eq!(next(&mut at_one).await, written("t 1", what, true));
        assert_eq!(next(&mut at_other).await, written("t 1", what, false));
    }
    server.crash();
    // Nobody waits for ever, and what was not written is said to be so.
    let away = timeout(Duration::from_secs(30), one.append("t 1", &[step(2)])).await;
    let away = away.expect("patience has an end");
    assert!(matches!(away, Err(StoreError::Unavailable(_))), "{away:?}");
    server.start_again();
    assert_eq!(next(&mut at_one).await, News::Lost);
    assert_eq!(next(&mut at_other).await, News::Lost);
    assert_eq!(one.entries("t 1", 0).await, Ok(vec![step(1)]));
    one.append("t 1", &[step(2)]).await.unwrap();
    assert_eq!(
        next(&mut at_other).await,
        written("t 1", What::Entries, false)
    );
    assert!(one.stats().retries > 0);
}
