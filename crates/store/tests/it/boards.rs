//! Boards that people build themselves.

use crate::base::{Base, on_both, person};
use store::{Importer, KeptRow, Reader, Shelf, StoreError};

on_both![
    boards_belong_to_their_owner,
    there_is_room_for_so_many,
    boards_travel_with_their_owner,
];

fn board(id: &str, person: &str, changed_at: i64) -> KeptRow {
    KeptRow {
        id: id.to_owned(),
        person: person.to_owned(),
        game: "eko".to_owned(),
        name: format!("Żółta {id}"),
        body: "seats=2 board=A0m13".to_owned(),
        created_at: 1,
        changed_at,
    }
}

async fn boards_belong_to_their_owner(base: Base) {
    let store = base.open().await;
    let first = board("b1", "ann", 5);
    let unknown = store.insert_kept(Shelf::Boards, &first, 9).await;
    assert_eq!(unknown, Err(StoreError::NotFound));
    for id in ["ann", "ben"] {
        store.insert_person(&person(id, None)).await.unwrap();
    }
    assert_eq!(store.insert_kept(Shelf::Boards, &first, 9).await, Ok(true));
    assert_eq!(
        store.insert_kept(Shelf::Boards, &first, 9).await,
        Err(StoreError::Conflict)
    );
    let second = board("b2", "ann", 6);
    store.insert_kept(Shelf::Boards, &second, 9).await.unwrap();
    assert_eq!(
        store.kept(Shelf::Boards, "b1").await,
        Ok(Some(first.clone()))
    );
    assert_eq!(store.kept(Shelf::Boards, "b9").await, Ok(None));
    let both = vec![second.clone(), first.clone()];
    assert_eq!(store.kept_of(Shelf::Boards, "ann").await, Ok(both));
    assert_eq!(store.kept_of(Shelf::Boards, "ben").await, Ok(vec![]));

    let changed = KeptRow {
        name: "Oaza".to_owned(),
        body: "seats=3".to_owned(),
        changed_at: 7,
        ..first.clone()
    };
    assert_eq!(store.update_kept(Shelf::Boards, &changed).await, Ok(()));
    assert_eq!(
        store.kept(Shelf::Boards, "b1").await,
        Ok(Some(changed.clone()))
    );
    let stolen = KeptRow {
        person: "ben".to_owned(),
        ..first
    };
    assert_eq!(
        store.update_kept(Shelf::Boards, &stolen).await,
        Err(StoreError::NotFound),
        "nobody changes the board of somebody else"
    );
    assert_eq!(
        store.delete_kept(Shelf::Boards, "ben", "b1").await,
        Ok(false)
    );
    assert_eq!(store.kept(Shelf::Boards, "b1").await, Ok(Some(changed)));
    assert_eq!(
        store.delete_kept(Shelf::Boards, "ann", "b1").await,
        Ok(true)
    );
    assert_eq!(
        store.delete_kept(Shelf::Boards, "ann", "b1").await,
        Ok(false)
    );
    assert_eq!(store.kept_of(Shelf::Boards, "ann").await, Ok(vec![second]));
}

async fn there_is_room_for_so_many(base: Base) {
    let store = base.open().await;
    store.insert_person(&person("ann", None)).await.unwrap();
    store.insert_person(&person("ben", None)).await.unwrap();
    for (nth, fits) in [(1, true), (2, true), (3, false)] {
        let board = board(&format!("b{nth}"), "ann", nth);
        assert_eq!(store.insert_kept(Shelf::Boards, &board, 2).await, Ok(fits));
    }
    let other = board("b9", "ben", 1);
    assert_eq!(store.insert_kept(Shelf::Boards, &other, 2).await, Ok(true));
    store.delete_kept(Shelf::Boards, "ann", "b1").await.unwrap();
    let third = board("b3", "ann", 3);
    assert_eq!(store.insert_kept(Shelf::Boards, &third, 2).await, Ok(true));
}

/// A copy of the database is read and written without a server.
async fn boards_travel_with_their_owner(base: Base) {
    let store = base.open().await;
    store.insert_person(&person("ann", None)).await.unwrap();
    let kept = board("b1", "ann", 5);
    store.insert_kept(Shelf::Boards, &kept, 9).await.unwrap();
    store.close().await;
    let mut reader = Reader::open(&base.url).await.unwrap();
    assert_eq!(
        reader.kept_of(Shelf::Boards, "ann").await,
        Ok(vec![kept.clone()])
    );
    reader.close().await;
    let mut importer = Importer::begin(&base.url).await.unwrap();
    importer.insert_person(person("ben", None)).await.unwrap();
    let more = board("b2", "ben", 6);
    importer
        .insert_kept(Shelf::Boards, more.clone())
        .await
        .unwrap();
    importer.finish().await.unwrap();
    let again = base.open().await;
    assert_eq!(again.kept_of(Shelf::Boards, "ben").await, Ok(vec![more]));
    assert_eq!(again.kept_of(Shelf::Boards, "ann").await, Ok(vec![kept]));
}
