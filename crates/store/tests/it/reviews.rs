//! Reviews of matches that are over.

use crate::base::{Base, on_both, table};
use store::StoreError;

on_both![a_match_has_one_review];

async fn a_match_has_one_review(base: Base) {
    let store = base.open().await;
    assert_eq!(store.review("t1").await, Ok(None));
    let unknown = store.keep_review("t1", "{}", 5).await;
    assert_eq!(unknown, Err(StoreError::NotFound));
    store.create_table(&table("t1")).await.unwrap();
    assert_eq!(store.keep_review("t1", "quick", 5).await, Ok(()));
    assert_eq!(store.keep_review("t1", "głęboka", 6).await, Ok(()));
    assert_eq!(store.review("t1").await, Ok(Some("głęboka".to_owned())));
    assert_eq!(store.review("t2").await, Ok(None));
}
