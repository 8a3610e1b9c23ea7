//! Bots answer while anyone could care, and rest where no one has looked for long.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use catalog::Pace;

use super::*;
use crate::{Keeper, Limits, Thinkers, now};

/// Bots alone, so that they could go on to the end.
async fn keeper_and_table() -> (Keeper, String) {
    let hub = hub().await;
    let bot = || Place::Bot {
        level: "random".to_owned(),
    };
    let table = begun(&hub, vec![bot(), bot()], Options::default()).await;
    let id = table.row.id.clone();
    drop(table);
    let limits = Limits {
        tables: 0,
        idle_ms: 1_000,
    };
    let thinkers = Thinkers::new(1, Duration::ZERO, Pace::Counted);
    (Keeper::new(hub, thinkers, limits, |_| {}), id)
}

async fn steps(keeper: &Keeper, id: &str) -> usize {
    let table = keeper.hub.table(id).await.unwrap();
    table.play().unwrap().table.steps()
}

async fn long_enough() {
    tokio::time::sleep(Duration::from_millis(300)).await;
}

#[tokio::test]
async fn bots_rest_where_no_one_looks_and_go_on_when_someone_comes() {
    let (keeper, id) = keeper_and_table().await;
    let open = keeper.hub.find(&id).unwrap();
    open.visited_at.store(now() - 3_600_000, Relaxed);
    keeper.moved(keeper.hub.table(&id).await.unwrap());
    long_enough().await;
    assert_eq!(
        steps(&keeper, &id).await,
        0,
        "no one has looked for an hour"
    );
    drop(keeper.visit(&id).await.unwrap());
    long_enough().await;
    assert!(steps(&keeper, &id).await > 3, "someone has come");
}

#[tokio::test]
async fn bots_are_slow_where_no_one_watches() {
    let (keeper, id) = keeper_and_table().await;
    let open = keeper.hub.find(&id).unwrap();
    open.visited_at.store(now() - 60_000, Relaxed);
    keeper.moved(keeper.hub.table(&id).await.unwrap());
    long_enough().await;
    assert_eq!(steps(&keeper, &id).await, 0, "an answer takes a second");
    let watching = open.watch();
    tokio::time::sleep(Duration::from_millis(1_000)).await;
    assert!(steps(&keeper, &id).await > 3, "a page is open");
    drop(watching);
}

/// A restart wakes no table that was left alone before.
#[tokio::test]
async fn a_restart_does_not_wake_what_was_left_alone() {
    let (one, id) = keeper_and_table().await;
    let mut row = one.hub.store.table(&id).await.unwrap().unwrap();
    row.changed_at = now() - 3_600_000;
    one.hub.store.update_table(&row).await.unwrap();
    let hub = Hub::new(one.hub.store.clone(), one.hub.games.clone());
    let thinkers = Thinkers::new(1, Duration::ZERO, Pace::Counted);
    let limits = Limits {
        tables: 0,
        idle_ms: 1_000,
    };
    let two = Arc::new(Keeper::new(hub, thinkers, limits, |_| {}));
    two.clone().wake_up().await;
    long_enough().await;
    assert_eq!(steps(&two, &id).await, 0);
    drop(two.visit(&id).await.unwrap());
    long_enough().await;
    assert!(steps(&two, &id).await > 3);
}
