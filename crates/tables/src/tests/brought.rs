//! Matches that come in files, and what statistics count.

use super::*;
use crate::{Brought, Keeper, Limits, NotBrought, Thinkers};

fn keeper(hub: Hub) -> Keeper {
    let limits = Limits {
        tables: 0,
        idle_ms: 1000,
    };
    Keeper::new(
        hub,
        Thinkers::new(1, std::time::Duration::ZERO, catalog::Pace::Iterations(1)),
        limits,
        |_| {},
    )
}

async fn over(hub: &Hub) -> Held {
    let mut table = begun(hub, ewa_and_jan(), Options::default()).await;
    while table.asked().is_some() {
        answer(&mut table, &hub.store).await.unwrap();
    }
    table
}

#[tokio::test]
async fn a_file_becomes_an_archived_table_of_nobodys_result() {
    let hub = hub().await;
    let file = over(&hub).await.play().unwrap().table.to_file();
    let games = hub.games.clone();
    let keeper = keeper(hub);
    let brought = Brought::read(&games, &file, Language::English);
    let brought = brought.unwrap_or_else(|why| panic!("{why:?}"));
    let id = keeper.bring(&brought, "ola").await.unwrap();
    for _ in 0..2 {
        let table = keeper.hub.table(&id).await.unwrap();
        assert_eq!(table.row.phase, Phase::Archived);
        assert!(table.is_finished() && table.may_review() && !table.sheet().is_result());
        assert_eq!(table.names(), ["Ewa", "Jan"]);
        assert_eq!(table.standing(Some("ewa")).seats, [], "nobody sits there");
        assert_eq!(table.play().unwrap().table.to_file(), file);
        drop(table);
        keeper.hub.put_away(-1000);
    }
    let row = keeper.hub.store.table(&id).await.unwrap().unwrap();
    let log = keeper.hub.store.entries(&id, 0).await.unwrap();
    let steps = crate::replay(row, &log, &games);
    assert!(steps.is_ok(), "`longtable validate` reads it: {steps:?}");
    for (person, played) in [("ola", 0), ("ewa", 1)] {
        let record = keeper.hub.record_of(person).await.unwrap();
        assert_eq!(record.played.len(), played, "{person}");
    }
}

#[tokio::test]
async fn what_was_taken_back_stays_marked_and_what_goes_on_is_refused() {
    let hub = hub().await;
    let places = vec![
        Place::person("ewa", "Ewa"),
        Place::Bot {
            level: "random".to_owned(),
        },
    ];
    let mut table = begun(&hub, places, Options::default()).await;
    for _ in 0..30 {
        answer(&mut table, &hub.store).await.unwrap();
    }
    let early = table.play().unwrap().table.to_file();
    let games = hub.games.clone();
    let read = |file: &str| Brought::read(&games, file, Language::English).err();
    assert_eq!(read(&early), Some(NotBrought::Unfinished));
    let last = early.lines().count();
    let cut = early.replacen("\n1 ", "\n2 ", 1);
    assert!(matches!(read(&cut), Some(NotBrought::Line { line, .. }) if line < last));
    let long = "x".repeat(crate::limits::MATCH_FILE + 1);
    assert_eq!(read(&long), Some(NotBrought::TooLong));
}

/// Figures come with the last step; those of before are worked out once.
#[tokio::test]
async fn figures_are_kept_beside_the_match() {
    let hub = hub().await;
    let id = over(&hub).await.row.id.clone();
    let kept = hub.store.figures_of("ewa").await.unwrap();
    assert_eq!(kept.len(), 1);
    assert_eq!(kept[0].0, id);
    let record = hub.record_of("ewa").await.unwrap();
    let figures = record.played[0].figures.clone().unwrap();
    let sources: i32 = figures.counts(Seat(0), "source").map(|(_, n)| n).sum();
    let ending = record.played[0].sheet().ending().unwrap();
    assert_eq!(sources, ending.scores[0], "all Glory has a source");
    // As they were before they were kept.
    hub.store.keep_figures(&id, "").await.unwrap();
    let record = hub.record_of("ewa").await.unwrap();
    assert_eq!(record.played[0].figures.as_ref(), Some(&figures));
    assert_eq!(hub.store.figures_of("ewa").await.unwrap(), kept);
}
