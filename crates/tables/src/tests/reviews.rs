//! Matches that are over, looked at again in the background.

use std::time::Duration;

use catalog::Pace;
use catalog::review::Review;

use super::*;
use crate::{Keeper, Limits, Thinkers, Wish};

/// As little as possible.
const HASTY: f32 = 0.05;

/// Ewa and Jan at the end of a match, or a few steps before it.
async fn keeper_and_table(over: bool) -> (Keeper, String) {
    let hub = hub().await;
    let mut table = begun(&hub, ewa_and_jan(), Options::default()).await;
    while over && table.asked().is_some() {
        answer(&mut table, &hub.store).await.unwrap();
    }
    let id = table.row.id.clone();
    drop(table);
    let limits = Limits {
        tables: 0,
        idle_ms: 1_000,
    };
    let thinkers = Thinkers::new(2, Duration::ZERO, Pace::Counted);
    (Keeper::new(hub, thinkers, limits, |_| {}), id)
}

async fn finished(keeper: &Keeper, id: &str) -> Review {
    while keeper.reviews.under_way(id).is_some() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    keeper.reviewed(id).await.unwrap().expect("it was kept")
}

#[tokio::test]
async fn a_review_is_made_once_and_kept_with_the_match() {
    let (keeper, id) = keeper_and_table(true).await;
    assert_eq!(keeper.reviewed(&id).await, Ok(None));
    keeper.review(&id, "ewa", HASTY).await.unwrap();
    let under_way = keeper.reviews.under_way(&id).expect("it has begun");
    assert!(under_way.part < 1.0 && under_way.looked_at.1 > 0);
    let review = finished(&keeper, &id).await;
    assert!(!review.decisions.is_empty() && review.sides.len() == 2);

    keeper.review(&id, "jan", HASTY).await.unwrap();
    assert!(keeper.reviews.under_way(&id).is_none(), "once is enough");
    keeper.review(&id, "jan", 2.0 * HASTY).await.unwrap();
    let deeper = finished(&keeper, &id).await;
    assert!(deeper.depth > review.depth);
}

#[tokio::test]
async fn a_match_that_goes_on_is_not_reviewed() {
    let (keeper, id) = keeper_and_table(false).await;
    let refused = keeper.review(&id, "ewa", HASTY).await;
    assert_eq!(refused, Err(Trouble::NotOver));
    assert!(keeper.reviews.under_way(&id).is_none());
}

/// Of two cores one is always free for those who wait at a table.
#[tokio::test]
async fn those_who_play_do_not_wait_for_a_review() {
    let (keeper, id) = keeper_and_table(true).await;
    keeper.review(&id, "ewa", HASTY).await.unwrap();
    let mut thought = 0;
    while keeper.reviews.under_way(&id).is_some() {
        let wish = Wish {
            person: "zosia".to_owned(),
            is_watched: true,
            effort: catalog::Effort::NONE,
        };
        assert_eq!(keeper.thinkers.waiting(), 0, "nobody waits");
        let done = keeper.thinkers.think(wish, Box::new(|_| ())).await;
        thought += usize::from(done.is_some());
    }
    assert!(thought > 10, "{thought} thoughts beside the review");
}
