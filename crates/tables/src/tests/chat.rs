//! What is said, on one node or two.

use std::sync::atomic::Ordering::Relaxed;

use super::*;
use crate::limits::{CHAT_PACE, CHAT_SHOWN};
use store::ChatLine;

/// What a node knows of the chat after it has heard that another wrote.
async fn heard(hub: &Hub, id: &str) -> Vec<(i64, String)> {
    hub.find(id).unwrap().behind.store(true, Relaxed);
    let table = hub.table(id).await.unwrap();
    let lines = table.chat.iter();
    lines.map(|line| (line.nth, line.text.clone())).collect()
}

#[tokio::test]
async fn lines_said_on_two_nodes_are_on_both_in_one_order() {
    let one = hub().await;
    let two = Hub::new(one.store.clone(), one.games.clone());
    let id = {
        let here = begun(&one, ewa_and_jan(), Options::default()).await;
        here.row.id.clone()
    };
    drop(two.table(&id).await.unwrap());
    let mut all = Vec::new();
    // Each node speaks before it has heard of what the other said just now.
    for nth in 0..CHAT_PACE as i64 {
        for (at, (hub, person)) in [(&one, "ewa"), (&two, "jan")].into_iter().enumerate() {
            let text = format!("{person} {nth}");
            let mut table = hub.table(&id).await.unwrap();
            table.say(&hub.store, person, &text).await.unwrap();
            let last = table.chat.last().unwrap();
            assert_eq!((last.nth, &last.text), (2 * nth + at as i64 + 1, &text));
            all.push((last.nth, text));
        }
    }
    assert_eq!(heard(&one, &id).await, all);
    assert_eq!(heard(&two, &id).await, all);
}

#[tokio::test]
async fn a_node_that_was_away_for_long_shows_the_newest_lines() {
    let one = hub().await;
    let two = Hub::new(one.store.clone(), one.games.clone());
    let mut here = begun(&one, ewa_and_jan(), Options::default()).await;
    let id = here.row.id.clone();
    drop(two.table(&id).await.unwrap());
    here.say(&one.store, "ewa", "first").await.unwrap();
    drop(here);
    let before = heard(&two, &id).await;
    assert_eq!(before.len(), 1);
    for nth in 2..=200 {
        let line = ChatLine {
            table_id: id.clone(),
            nth: 0,
            person: "jan".to_owned(),
            seat: Some(1),
            name: "Jan".to_owned(),
            text: nth.to_string(),
            at: 0,
        };
        one.store.say(&line).await.unwrap();
    }
    for hub in [&one, &two] {
        let lines = heard(hub, &id).await;
        let numbers: Vec<i64> = lines.iter().map(|(nth, _)| *nth).collect();
        let newest: Vec<i64> = (201 - i64::from(CHAT_SHOWN)..=200).collect();
        assert_eq!(numbers, newest);
    }
}

#[tokio::test]
async fn nobody_floods_a_table() {
    let hub = hub().await;
    let mut table = waiting(&hub, ewa_and_jan(), Options::default()).await;
    for _ in 0..CHAT_PACE {
        table.say(&hub.store, "ewa", "hello").await.unwrap();
    }
    let more = table.say(&hub.store, "ewa", "hello").await;
    assert_eq!(more, Err(Trouble::TooMuchSaid));
    assert!(!table.torn);
    table.say(&hub.store, "jan", "hello").await.unwrap();
}
