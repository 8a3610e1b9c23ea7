//! A match that is over, played on from one of its moments.

use kernel::{Seat, Viewer};

use super::{EN, answer, begun, ewa_and_jan, hub};
use crate::table::{Deal, PlayedOn};
use crate::{Held, Hub, Options, Place, Table, Trouble};

const ENOUGH: usize = 20;

const ZOSIA: (&str, &str) = ("zosia", "Zosia");

async fn started(hub: &Hub, played_on: PlayedOn) -> Held {
    let host = played_on.draft.host.clone();
    let id = played_on.create(&hub.store, 0).await.unwrap();
    let mut table = hub.table(&id).await.unwrap();
    table.start(&hub.store, &host).await.unwrap();
    table
}

fn refused(table: &Table, seat: u8, step: usize) -> bool {
    let places = table.places_around(ZOSIA, Seat(seat));
    let deal = match seat {
        0..2 => Deal::AsItWas,
        beyond => Deal::Anew(Seat(beyond)),
    };
    let no = table.to_play_on("zosia", step, places, deal);
    matches!(no, Err(Trouble::NotToPlayOn))
}

#[tokio::test]
async fn it_stands_as_it_stood_and_meets_the_same_luck() {
    let hub = hub().await;
    let mut table = begun(&hub, ewa_and_jan(), Options::default()).await;
    assert!(refused(&table, 0, 0), "it goes on");
    while table.asked().is_some() {
        answer(&mut table, &hub.store).await.unwrap();
    }
    let ends = table.play().unwrap().table.steps();
    assert!(refused(&table, 0, ends) && refused(&table, 2, 3));
    let played_on = {
        let places = table.places_around(ZOSIA, Seat(1));
        table.to_play_on("zosia", ENOUGH, places, Deal::AsItWas)
    }
    .unwrap();
    let all = table.play().unwrap().table.steps_from(0);
    drop(table);

    let mut new = started(&hub, played_on).await;
    assert!(new.is_running());
    assert!(matches!(new.places[0], Place::Bot { .. }) && new.places[1].is_of("zosia"));
    let same = |table: &Table, n: usize| table.play().unwrap().table.steps_from(0) == all[..n];
    assert!(same(&new, ENOUGH));
    // The same answers meet the same dice, to the same end, and the deal can be proved.
    for step in &all[ENOUGH..] {
        let at = new.play().unwrap().table.steps();
        let answer = [step.choice.as_str()];
        new.answer(&hub.store, step.seat, at, &answer, EN)
            .await
            .unwrap();
    }
    assert!(same(&new, all.len()) && !new.is_running());
    // Another node reads the same out of the store.
    let id = new.row.id.clone();
    let file = new.play().unwrap().table.to_file();
    drop(new);
    assert!(catalog::read_match(&file, None).unwrap().proved);
    let again = Hub::new(hub.store.clone(), hub.games.clone());
    assert!(same(&again.table(&id).await.unwrap(), all.len()));
}

/// What the person could see stays; the rest is dealt anew, and friends may come first.
#[tokio::test]
async fn what_nobody_saw_is_dealt_anew() {
    let hub = hub().await;
    let mut table = begun(&hub, ewa_and_jan(), Options::default()).await;
    while table.asked().is_some() {
        answer(&mut table, &hub.store).await.unwrap();
    }
    let seen = |table: &Table, step: usize, seat: u8| {
        let then = table.play().unwrap().table.at_step(step).unwrap();
        then.view_json(Viewer::Seated(Seat(seat))).to_string()
    };
    let (mine, theirs) = (seen(&table, ENOUGH, 1), seen(&table, ENOUGH, 0));
    let mut places = table.places_around(ZOSIA, Seat(1));
    places[0] = Place::Reserved;
    let asked = table.asked_after(ENOUGH);
    let deal = Deal::Anew(Seat(1));
    let played_on = table.to_play_on("zosia", ENOUGH, places, deal).unwrap();
    drop(table);
    let id = played_on.create(&hub.store, 0).await.unwrap();
    let mut new = hub.table(&id).await.unwrap();
    let waits = new.start(&hub.store, "zosia").await;
    assert_eq!(waits, Err(Trouble::FreeSeats));
    new.sit(&hub.store, "ola", "Ola", None, true).await.unwrap();
    new.start(&hub.store, "zosia").await.unwrap();
    assert_eq!(new.asked(), asked);
    assert_eq!(seen(&new, 0, 1), mine);
    assert_ne!(seen(&new, 0, 0), theirs, "another hand");
    assert!(new.is_laid() && !new.sheet().is_result());
}
