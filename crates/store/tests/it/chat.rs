//! What was said.

use crate::base::{Base, on_both, table};
use store::{ChatLine, StoreError};

on_both![lines_are_numbered_and_paged];

async fn lines_are_numbered_and_paged(base: Base) {
    let store = base.open().await;
    let line = |nth: i64| ChatLine {
        table_id: "t1".to_owned(),
        nth,
        person: "ann".to_owned(),
        seat: (nth % 2 == 0).then_some(3),
        name: "Ann 王".to_owned(),
        text: format!("zażółć gęślą jaźń 🐢 {nth}"),
        at: nth * 10,
    };
    assert_eq!(store.say(&line(1)).await, Err(StoreError::NotFound));
    let row = table("t1");
    store.create_table(&row).await.unwrap();
    for nth in 1..=5 {
        assert_eq!(store.say(&line(nth)).await, Ok(nth));
    }
    let lines: Vec<_> = (1..=5).map(line).collect();
    assert_eq!(store.chat("t1", 0, 100).await.unwrap(), lines);
    assert_eq!(store.chat("t1", 2, 2).await.unwrap(), lines[2..4]);
    assert_eq!(store.chat("t1", 5, 100).await.unwrap(), []);
    assert_eq!(
        store.chat_before("t1", i64::MAX, 2).await.unwrap(),
        lines[3..]
    );
    assert_eq!(store.chat_before("t1", 4, 2).await.unwrap(), lines[1..3]);
    assert_eq!(store.chat_before("t1", 1, 2).await.unwrap(), []);
    assert_eq!(store.chat("t2", 0, 100).await.unwrap(), []);
    // Talking is no change of the row: whoever plays does not have to read it again.
    assert_eq!(store.table("t1").await, Ok(Some(row)));
}
