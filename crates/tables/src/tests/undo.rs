//! One person against bots goes back to their last decision, on every node and after every restart alike.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use catalog::Pace;
use store::{Entry, EntryKind};

use super::*;
use crate::{Keeper, Limits, Thinkers};

fn bot() -> Place {
    Place::Bot {
        level: "random".to_owned(),
    }
}

fn ewa_and_bots() -> Vec<Place> {
    vec![Place::person("ewa", "Ewa"), bot(), bot()]
}

fn steps(table: &Table) -> usize {
    table.play().unwrap().table.steps()
}

fn file(table: &Table) -> String {
    table.play().unwrap().table.to_file()
}

/// Answers for whoever is asked until it is A's turn.
async fn until_asked(table: &mut Table, store: &Store) {
    while table.asked() != Some(A) {
        answer(table, store).await.unwrap();
    }
}

async fn draw(table: &mut Table, store: &Store) {
    let (seat, step, _) = any_answer(table);
    table
        .answer(store, seat, step, &["draw"], EN)
        .await
        .unwrap();
}

/// A has drawn, and the bots have answered.
async fn a_round(hub: &Hub) -> Held {
    let mut table = begun(hub, ewa_and_bots(), Options::default()).await;
    until_asked(&mut table, &hub.store).await;
    draw(&mut table, &hub.store).await;
    until_asked(&mut table, &hub.store).await;
    table
}

#[tokio::test]
async fn back_to_the_last_decision_and_the_same_luck() {
    let hub = hub().await;
    let mut table = begun(&hub, ewa_and_bots(), Options::default()).await;
    until_asked(&mut table, &hub.store).await;
    assert!(table.way_back(A).unwrap().is_err(), "nothing to undo yet");
    let before = (steps(&table), file(&table));
    draw(&mut table, &hub.store).await;
    let drawn = file(&table);
    assert!(table.may_undo(A).is_ok(), "while bots think");
    until_asked(&mut table, &hub.store).await;
    table.undo(&hub.store, A, EN).await.unwrap();
    assert_eq!(table.asked(), Some(A));
    let mark = format!("\ntake-backs A {}\n", before.0);
    let without = |text: &str| text.replace(&mark, "\n");
    assert!(file(&table).contains(&mark), "{}", file(&table));
    assert_eq!(without(&file(&table)), before.1);
    assert_eq!(table.sheet().glance.take_backs, 1);
    draw(&mut table, &hub.store).await;
    assert_eq!(without(&file(&table)), drawn, "the same card comes");
}

#[tokio::test]
async fn again_and_again_to_the_first_question() {
    let hub = hub().await;
    let mut table = a_round(&hub).await;
    let first = table.play().unwrap().past.decision_of(A).unwrap();
    draw(&mut table, &hub.store).await;
    until_asked(&mut table, &hub.store).await;
    table.undo(&hub.store, A, EN).await.unwrap();
    table.undo(&hub.store, A, EN).await.unwrap();
    assert_eq!(steps(&table), first);
    let nothing = table.undo(&hub.store, A, EN).await.unwrap_err();
    assert!(matches!(nothing, Trouble::Refused { .. }), "{nothing:?}");
    let play = table.play().unwrap();
    let log = play.table.log(catalog::Eyes::Of(Viewer::Seated(A)), EN, 0);
    let told = log.iter().find(|line| line.text.contains("back"));
    let told = told.expect("the log tells of it");
    assert_eq!(
        (told.text.as_str(), told.step, told.seat),
        ("Ewa takes 2 moves back.", first, Some(A))
    );
}

/// Answers that were sent together are one decision.
#[tokio::test]
async fn a_chain_goes_back_as_a_whole() {
    let hub = hub().await;
    let mut table = begun(&hub, ewa_and_bots(), Options::default()).await;
    for _ in 0..12 {
        until_asked(&mut table, &hub.store).await;
        let (seat, step, _) = any_answer(&table);
        let answers = table.play().unwrap().table.answers(EN);
        let lead = answers
            .iter()
            .find(|answer| answer.notation.starts_with("lead"));
        let Some(lead) = lead.filter(|_| step > 6).map(|lead| lead.notation.clone()) else {
            draw(&mut table, &hub.store).await;
            continue;
        };
        let chain = [lead.as_str(), "close"];
        if table
            .answer(&hub.store, seat, step, &chain, EN)
            .await
            .is_err()
        {
            draw(&mut table, &hub.store).await;
            continue;
        }
        assert!(steps(&table) >= step + 2);
        until_asked(&mut table, &hub.store).await;
        while steps(&table) > step {
            table.undo(&hub.store, A, EN).await.unwrap();
        }
        assert_eq!(steps(&table), step, "not into the middle of the chain");
        return;
    }
    panic!("no Band could be played");
}

/// Where Ewa has learnt nothing, it leaves no mark; that bots have seen a card of hers does not matter.
#[tokio::test]
async fn a_slip_leaves_no_mark() {
    let one = hub().await;
    let two = Hub::new(one.store.clone(), one.games.clone());
    let mut table = begun(&one, ewa_and_bots(), Options::default()).await;
    let (step, lead) = loop {
        until_asked(&mut table, &one.store).await;
        let answers = table.play().unwrap().table.answers(EN);
        let mut leads = answers.iter().map(|answer| &answer.notation);
        let lead = leads.find(|answer| answer.starts_with("lead"));
        match lead.filter(|_| steps(&table) > 6) {
            Some(lead) => break (steps(&table), lead.clone()),
            None => draw(&mut table, &one.store).await,
        }
    };
    let lead = [lead.as_str()];
    table.answer(&one.store, A, step, &lead, EN).await.unwrap();
    assert_eq!(
        table.asked(),
        Some(A),
        "which cards join, or where to place"
    );
    let id = table.row.id.clone();
    let open = two.table(&id).await.unwrap().open.clone();
    table.undo(&one.store, A, EN).await.unwrap();
    assert_eq!(steps(&table), step);
    assert!(!file(&table).contains("take-backs"));
    let entries = one.store.entries(&id, 0).await.unwrap();
    let last = entries.last().unwrap();
    assert_eq!((last.kind, last.hash), (EntryKind::TakeBack, 0));
    open.behind.store(true, Relaxed);
    let there = two.table(&id).await.unwrap();
    assert_eq!(file(&there), file(&table));
    let replayed = crate::replay(there.row.clone(), &entries, &one.games);
    assert_eq!(replayed, Ok(step));
}

#[tokio::test]
async fn every_node_and_every_restart_sees_the_same() {
    let one = hub().await;
    let two = Hub::new(one.store.clone(), one.games.clone());
    let mut here = a_round(&one).await;
    let id = here.row.id.clone();
    let open = two.table(&id).await.unwrap().open.clone();
    here.undo(&one.store, A, EN).await.unwrap();
    let (now, progress) = (file(&here), here.progress());
    let glance = here.sheet().glance.clone();
    assert!(now.contains("\ntake-backs A "));
    drop(here);
    // What the other node hears of it.
    open.behind.store(true, Relaxed);
    for hub in [&one, &two, &one, &two] {
        let table = hub.table(&id).await.unwrap();
        assert_eq!(file(&table), now);
        assert_eq!(table.progress(), progress);
        assert_eq!(*table.sheet().glance, glance);
        assert!(!table.torn);
        drop(table);
        hub.put_away(-1000);
    }
    // Going on there meets the luck that it would have met here.
    let mut there = two.table(&id).await.unwrap();
    draw(&mut there, &two.store).await;
    let entries = one.store.entries(&id, 0).await.unwrap();
    let row = there.row.clone();
    let replayed = crate::replay(row, &entries, &one.games);
    assert_eq!(replayed, Ok(steps(&there)));
}

#[tokio::test]
async fn a_rewind_that_lies_is_found() {
    let hub = hub().await;
    let mut table = a_round(&hub).await;
    table.undo(&hub.store, A, EN).await.unwrap();
    let entries = hub.store.entries(&table.row.id, 0).await.unwrap();
    let lie = |change: &dyn Fn(&mut Entry)| {
        let mut entries = entries.clone();
        change(entries.last_mut().unwrap());
        crate::replay(table.row.clone(), &entries, &hub.games).unwrap_err()
    };
    let elsewhere = lie(&|entry| entry.hash ^= 1);
    assert!(elsewhere.contains("another table"), "{elsewhere}");
    let further = lie(&|entry| entry.body = "1".to_owned());
    assert!(further.contains("another table"), "{further}");
    let nobody = lie(&|entry| entry.seat = None);
    assert!(nobody.contains("no one"), "{nobody}");
}

/// Others mind: then it is as it was, by what is known, or by consent.
#[tokio::test]
async fn with_other_people_what_was_dealt_stays() {
    let hub = hub().await;
    let mut away = vec![Place::person("ewa", "Ewa"), Place::person("jan", "Jan")];
    if let Place::Person { away, .. } = &mut away[1] {
        *away = true;
    }
    let around_one_device = vec![
        Place::person("ewa", "Ewa"),
        Place::person("ewa", "Jan"),
        bot(),
    ];
    for places in [ewa_and_jan(), away, around_one_device] {
        let mut table = begun(&hub, places, Options::default()).await;
        until_asked(&mut table, &hub.store).await;
        draw(&mut table, &hub.store).await;
        assert_eq!(table.way_back(A), None);
        let why = table.undo(&hub.store, A, EN).await.unwrap_err();
        assert!(matches!(why, Trouble::Refused { .. }), "{why:?}");
    }
}

/// As far as to the moment when the others left, a person who is alone with bots now goes back.
#[tokio::test]
async fn what_conceding_did_stays() {
    let hub = hub().await;
    let places = vec![
        Place::person("ewa", "Ewa"),
        Place::person("jan", "Jan"),
        bot(),
    ];
    let mut table = begun(&hub, places, Options::default()).await;
    until_asked(&mut table, &hub.store).await;
    draw(&mut table, &hub.store).await;
    table.concede(&hub.store, B).await.unwrap();
    let left = steps(&table);
    let no = table.undo(&hub.store, A, EN).await.unwrap_err();
    assert!(matches!(no, Trouble::Refused { .. }), "{no:?}");
    until_asked(&mut table, &hub.store).await;
    let asked = steps(&table);
    draw(&mut table, &hub.store).await;
    table.undo(&hub.store, A, EN).await.unwrap();
    assert_eq!(steps(&table), asked);
    assert!(asked >= left);
}

#[tokio::test]
async fn a_match_that_is_over_stays_over_and_tells_how_often() {
    let hub = hub().await;
    let mut table = a_round(&hub).await;
    table.undo(&hub.store, A, EN).await.unwrap();
    while table.asked().is_some() {
        answer(&mut table, &hub.store).await.unwrap();
    }
    let over = table.undo(&hub.store, A, EN).await.unwrap_err();
    assert!(matches!(over, Trouble::Refused { .. }), "{over:?}");
    let result: serde_json::Value =
        serde_json::from_str(table.row.result.as_ref().unwrap()).unwrap();
    assert_eq!(result["take_backs"], 1);
    let read = catalog::read_match(&file(&table), None).unwrap();
    assert!(read.proved);
    assert_eq!(read.table.take_backs().len(), 1);
}

/// While a bot thinks, its question is taken back, and another is asked after as many steps.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thought_about_an_old_question_is_dropped() {
    let hub = hub().await;
    let level = || Place::Bot {
        level: "steady".to_owned(),
    };
    let places = vec![Place::person("ewa", "Ewa"), level()];
    let mut table = begun(&hub, places, Options::default()).await;
    until_asked(&mut table, &hub.store).await;
    let id = table.row.id.clone();
    let before = steps(&table);
    let answers = table.play().unwrap().table.answers(EN);
    let takes: Vec<String> = answers
        .into_iter()
        .map(|answer| answer.notation)
        .filter(|answer| answer.starts_with("take") || answer == "draw")
        .collect();
    let [one, other] = [&takes[0], &takes[takes.len() - 1]];
    assert_ne!(one, other);
    table
        .answer(&hub.store, A, before, &[one], EN)
        .await
        .unwrap();
    drop(table);
    let limits = Limits {
        tables: 0,
        idle_ms: 1_000,
    };
    // A long pause: the thought is ready and waits while the table changes.
    let thinkers = Thinkers::new(1, Duration::from_millis(1_500), Pace::Counted);
    let keeper = Keeper::new(hub, thinkers, limits, |_| {});
    let store = keeper.hub.store.clone();
    let watching = keeper.hub.find(&id).unwrap().watch();
    keeper.moved(keeper.hub.table(&id).await.unwrap());
    tokio::time::sleep(Duration::from_millis(700)).await;
    let mut table = keeper.hub.table(&id).await.unwrap();
    assert_eq!(steps(&table), before + 1, "the bot has not answered yet");
    table.undo(&store, A, EN).await.unwrap();
    table.answer(&store, A, before, &[other], EN).await.unwrap();
    let asked = table.play().unwrap().question();
    assert_eq!((steps(&table), table.asked()), (before + 1, Some(B)));
    keeper.moved(table);
    // When the first thought would have been said.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    let table = keeper.hub.table(&id).await.unwrap();
    assert_eq!(table.play().unwrap().question(), asked, "it was dropped");
    drop(table);
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let table = keeper.hub.table(&id).await.unwrap();
        if steps(&table) > before + 1 {
            drop(watching);
            return;
        }
    }
    panic!("the new question is never answered");
}
