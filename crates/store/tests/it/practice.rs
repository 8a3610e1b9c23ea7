//! Positions that people practise on.

use crate::base::{Base, on_both, person};
use store::{Drill, PracticeDay, StoreError};

on_both![answers_are_kept_with_the_person, days_add_up];

fn drill(person: &str, item: &str, due_at: i64) -> Drill {
    Drill {
        person: person.to_owned(),
        item: item.to_owned(),
        game: "ethnos".to_owned(),
        level: 0,
        due_at,
        asked: 0,
        solved: 0,
        answered_at: None,
        last_lost: None,
    }
}

async fn answers_are_kept_with_the_person(base: Base) {
    let store = base.open().await;
    assert_eq!(store.add_drills(&[drill("ann", "a", 5)]).await, Ok(()));
    assert_eq!(store.drills("ann").await, Ok(Vec::new()), "there is no Ann");
    let nobody = store.keep_drill(&drill("ann", "a", 5)).await;
    assert_eq!(nobody, Err(StoreError::NotFound));
    for id in ["ann", "ben"] {
        store.insert_person(&person(id, None)).await.unwrap();
    }
    let both = [drill("ann", "late", 9), drill("ann", "soon", 5)];
    assert_eq!(store.add_drills(&both).await, Ok(()));
    let answered = Drill {
        level: 2,
        due_at: 70,
        asked: 3,
        solved: 2,
        answered_at: Some(60),
        last_lost: Some(-4),
        ..drill("ann", "soon", 5)
    };
    assert_eq!(store.keep_drill(&answered).await, Ok(()));
    // What is found again is not asked anew.
    assert_eq!(store.add_drills(&both).await, Ok(()));
    let found = store.drills("ann").await;
    assert_eq!(found, Ok(vec![drill("ann", "late", 9), answered.clone()]));
    assert_eq!(store.drill("ann", "soon").await, Ok(Some(answered)));
    assert_eq!(store.drills("ben").await, Ok(Vec::new()));
    assert_eq!(store.forget_drill("ann", "soon").await, Ok(()));
    assert_eq!(store.drill("ann", "soon").await, Ok(None));
}

async fn days_add_up(base: Base) {
    let store = base.open().await;
    let day = |day: i64, theme: &str, asked: u32, solved: u32| PracticeDay {
        person: "ann".to_owned(),
        day,
        game: "ethnos".to_owned(),
        theme: theme.to_owned(),
        asked,
        solved,
    };
    let (one, first) = (drill("ann", "a", 5), day(7, "timing", 1, 1));
    let nobody = store.keep_answer(&one, &first).await;
    assert_eq!(nobody, Err(StoreError::NotFound));
    store.insert_person(&person("ann", None)).await.unwrap();
    for (nth, theme, right) in [(8, "leader", 1), (7, "timing", 0), (8, "leader", 0)] {
        let (one, answer) = (drill("ann", "a", nth), day(nth, theme, 1, right));
        assert_eq!(store.keep_answer(&one, &answer).await, Ok(()));
    }
    let days = vec![day(7, "timing", 1, 0), day(8, "leader", 2, 1)];
    assert_eq!(store.practice_days("ann").await, Ok(days));
    assert_eq!(store.practice_days("ben").await, Ok(Vec::new()));
    let drill = store.drill("ann", "a").await.unwrap();
    assert_eq!(
        drill.map(|drill| drill.due_at),
        Some(8),
        "the latest answer"
    );
}
