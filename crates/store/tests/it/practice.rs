//! Positions that people practise on.

use crate::base::{Base, on_both, person};
use store::{Drill, StoreError};

on_both![answers_are_kept_with_the_person];

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
