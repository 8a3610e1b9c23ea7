//! What statistics count of matches that are over.

use crate::base::{Base, on_both, step, table};
use store::{Phase, StoreError, TableRow};

on_both![figures_come_with_the_last_step_or_later];

async fn figures_come_with_the_last_step_or_later(base: Base) {
    let store = base.open().await;
    let unknown = store.keep_figures("t1", "{}").await;
    assert_eq!(unknown, Err(StoreError::NotFound));
    let row = |id: &str| TableRow {
        people: vec!["ann".to_owned()],
        ..table(id)
    };
    for id in ["t1", "t2"] {
        store.create_table(&row(id)).await.unwrap();
    }
    let over = TableRow {
        phase: Phase::Over,
        ..row("t1")
    };
    let ended = store.append_and_end("t1", &[step(1)], &over, "one").await;
    assert_eq!(ended, Ok(over.version + 1));
    // What is refused leaves no figures behind.
    let late = store.append_and_end("t1", &[step(1)], &over, "late").await;
    assert_eq!(late, Err(StoreError::Conflict));
    let astray = store.append_and_end("t2", &[step(1)], &over, "two").await;
    assert!(matches!(astray, Err(StoreError::Refused(_))));
    store.keep_figures("t2", "dwa").await.unwrap();
    let mut all = store.figures_of("ann").await.unwrap();
    all.sort();
    let known = |id: &str, body: &str| (id.to_owned(), body.to_owned());
    assert_eq!(all, [known("t1", "one"), known("t2", "dwa")]);
    assert_eq!(store.figures_of("bob").await, Ok(Vec::new()));
}
