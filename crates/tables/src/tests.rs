//! Tables against a store in memory: what people do to each other there.

mod brought; // matches in files
mod chat; // what they say
mod clocks; // what clocks do to them
mod company; // who is here
mod conceding; // who gives up
mod contents; // what they play with
mod lessons; // with a coach
mod lists; // what lists say of them
mod play_on; // a match once more, from one of its moments
mod practice; // one position, one move
mod resting; // when bots answer
mod reviews; // a match looked at again
mod styles; // how bots like to play
mod trials; // of sets
mod undo; // back to the last decision

use std::sync::Arc;

use catalog::AnyGame;
use face::Language;
use kernel::{Seat, Viewer, Wanted};
use store::{Phase, Store};

use crate::{Draft, Held, Hub, Options, Place, Table, Trouble};

const EN: Language = Language::English;
const A: Seat = Seat(0);
const B: Seat = Seat(1);

async fn hub() -> Hub {
    let store = Store::open("sqlite::memory:").await.unwrap();
    let games: Vec<Arc<dyn AnyGame>> = catalog::GAMES
        .iter()
        .map(|listed| Arc::from(listed.open(None).unwrap()))
        .collect();
    Hub::new(store, games)
}

fn draft(hub: &Hub, places: Vec<Place>, options: Options) -> Draft {
    Draft {
        game: hub.games[0].clone(),
        wanted: Wanted {
            seats: u8::try_from(places.len()).ok(),
            ..Wanted::default()
        },
        places,
        options,
        host: "ewa".to_owned(),
        public: false,
    }
}

/// A table that has not begun.
async fn waiting(hub: &Hub, places: Vec<Place>, options: Options) -> Held {
    let made = draft(hub, places, options).create(&hub.store, 0).await;
    hub.table(&made.unwrap()).await.unwrap()
}

async fn begun(hub: &Hub, places: Vec<Place>, options: Options) -> Held {
    let mut table = waiting(hub, places, options).await;
    table.start(&hub.store, "ewa").await.unwrap();
    table
}

fn ewa_and_jan() -> Vec<Place> {
    vec![Place::person("ewa", "Ewa"), Place::person("jan", "Jan")]
}

/// The first answer that the asked seat may give.
fn any_answer(table: &Table) -> (Seat, usize, String) {
    let play = table.play().unwrap();
    let answer = play.table.answers(EN).remove(0).notation;
    (table.asked().unwrap(), play.table.steps(), answer)
}

async fn answer(table: &mut Table, store: &Store) -> Result<(), Trouble> {
    let (seat, step, answer) = any_answer(table);
    table.answer(store, seat, step, &[&answer], EN).await
}

#[tokio::test]
async fn steps_outlive_the_memory_of_a_node() {
    let hub = hub().await;
    let mut table = begun(&hub, ewa_and_jan(), Options::default()).await;
    let id = table.row.id.clone();
    for _ in 0..20 {
        answer(&mut table, &hub.store).await.unwrap();
    }
    let file = table.play().unwrap().table.to_file();
    let seq = table.progress();
    drop(table);
    hub.put_away(-1000);
    let again = hub.table(&id).await.unwrap();
    assert_eq!(again.play().unwrap().table.to_file(), file);
    assert_eq!(again.progress(), seq);
}

#[tokio::test]
async fn a_stale_or_foreign_answer_changes_nothing() {
    let hub = hub().await;
    let mut table = begun(&hub, ewa_and_jan(), Options::default()).await;
    let (asked, step, given) = any_answer(&table);
    let other = if asked == A { B } else { A };
    let before = table.progress();
    let wrong = table.answer(&hub.store, other, step, &[&given], EN).await;
    assert!(matches!(wrong, Err(Trouble::NotYourTurn { .. })));
    let late = table
        .answer(&hub.store, asked, step + 1, &[&given], EN)
        .await;
    assert_eq!(late, Err(Trouble::Stale));
    let nonsense = table
        .answer(&hub.store, asked, step, &["nonsense"], EN)
        .await;
    assert!(matches!(nonsense, Err(Trouble::Refused { .. })));
    assert_eq!(table.progress(), before);
    assert!(!table.torn);
}

#[tokio::test]
async fn of_two_nodes_one_writes_a_step_and_the_other_reads_it() {
    let one = hub().await;
    let two = Hub::new(one.store.clone(), one.games.clone());
    let mut here = begun(&one, ewa_and_jan(), Options::default()).await;
    let id = here.row.id.clone();
    let mut there = two.table(&id).await.unwrap();
    answer(&mut here, &one.store).await.unwrap();
    let lost = answer(&mut there, &two.store).await.unwrap_err();
    assert_eq!(lost, Trouble::Stale);
    assert!(there.torn, "what was not committed is not seen");
    drop(there);
    let there = two.table(&id).await.unwrap();
    assert_eq!(there.progress(), here.progress());
}

#[tokio::test]
async fn when_the_host_leaves_the_next_one_sees_to_the_seats() {
    let hub = hub().await;
    let places = vec![
        Place::person("ewa", "Ewa"),
        Place::person("jan", "Jan"),
        Place::Open,
    ];
    let mut table = waiting(&hub, places, Options::default()).await;
    table.leave(&hub.store, "ewa").await.unwrap();
    assert_eq!(table.row.phase, Phase::Gathering);
    for seat in [0, 2] {
        let bot = Place::Bot {
            level: "novice".to_owned(),
        };
        table
            .set_place(&hub.store, "jan", Seat(seat), bot)
            .await
            .unwrap();
    }
    table.start(&hub.store, "jan").await.unwrap();
}

#[tokio::test]
async fn what_was_dealt_cannot_be_taken_back_even_by_consent() {
    let hub = hub().await;
    let mut table = begun(&hub, ewa_and_jan(), Options::default()).await;
    let asked = table.asked().unwrap();
    let step = table.play().unwrap().table.steps();
    table
        .answer(&hub.store, asked, step, &["draw"], EN)
        .await
        .unwrap();
    assert_eq!(table.steps_to_undo(asked), None);
    let why = table.undo(&hub.store, asked, EN).await.unwrap_err();
    assert!(matches!(why, Trouble::Refused { .. }));
}

/// Takes from the open pool roll nothing, but the turn passes: that needs the other's consent.
#[tokio::test]
async fn a_move_is_taken_back_when_the_other_agrees() {
    let hub = hub().await;
    let mut table = begun(&hub, ewa_and_jan(), Options::default()).await;
    let asked = table.asked().unwrap();
    let other = if asked == A { B } else { A };
    let take = table
        .play()
        .unwrap()
        .table
        .answers(EN)
        .into_iter()
        .find(|answer| answer.notation.starts_with("take"))
        .unwrap();
    table
        .answer(&hub.store, asked, 0, &[&take.notation], EN)
        .await
        .unwrap();
    table.undo(&hub.store, asked, EN).await.unwrap();
    assert_eq!(
        table.play().unwrap().table.steps(),
        1,
        "the other is asked first"
    );
    table.answer_undo(&hub.store, other, false).await.unwrap();
    assert!(table.play().unwrap().undo.is_none());
    table.undo(&hub.store, asked, EN).await.unwrap();
    table.answer_undo(&hub.store, other, true).await.unwrap();
    assert_eq!(table.play().unwrap().table.steps(), 0);
    assert_eq!(table.asked(), Some(asked));
    // The log keeps both, and reading it leads to the same table.
    let (id, told) = (table.row.id.clone(), table.progress());
    drop(table);
    hub.put_away(-1000);
    assert_eq!(hub.table(&id).await.unwrap().progress(), told);
}

#[tokio::test]
async fn around_one_device_cards_are_shown_to_their_owner_alone() {
    let hub = hub().await;
    let places = vec![Place::person("ewa", "Ewa"), Place::person("ewa", "Jan")];
    let mut table = begun(&hub, places, Options::default()).await;
    let asked = table.asked().unwrap();
    let standing = table.standing(Some("ewa"));
    assert_eq!(
        (standing.viewer, standing.curtain),
        (Viewer::Spectator, Some(asked))
    );
    table.uncover("ewa", asked).unwrap();
    assert_eq!(table.standing(Some("ewa")).viewer, Viewer::Seated(asked));
    assert!(table.uncover("jan", asked).is_err());
    while table.asked() == Some(asked) {
        answer(&mut table, &hub.store).await.unwrap();
    }
    // They see what came of it, and nothing of the next one's, until they hand the device on.
    let next = table.asked();
    let standing = table.standing(Some("ewa"));
    assert_eq!(standing.viewer, Viewer::Seated(asked));
    assert_eq!((standing.curtain, standing.pass), (None, next));
    table.cover("ewa");
    let standing = table.standing(Some("ewa"));
    assert_eq!(standing.viewer, Viewer::Spectator);
    assert_eq!((standing.curtain, standing.pass), (next, None));
}

#[tokio::test]
async fn reserved_seats_are_for_the_invited() {
    let hub = hub().await;
    let places = vec![Place::person("ewa", "Ewa"), Place::Reserved, Place::Open];
    let mut table = waiting(&hub, places, Options::default()).await;
    let store = &hub.store;
    assert!(
        table.sit(store, "jan", "Jan", None, false).await.is_err(),
        "a private table"
    );
    assert_eq!(
        table.sit(store, "jan", "Jan", None, true).await.unwrap(),
        Seat(1)
    );
    assert_eq!(
        table.sit(store, "jan", "Jan", None, true).await.unwrap(),
        Seat(1),
        "Jan sits already"
    );
    assert!(table.start(store, "ewa").await.is_err(), "a seat is free");
    let bot = Place::Bot {
        level: "greedy".to_owned(),
    };
    assert!(
        table
            .set_place(store, "jan", Seat(2), bot.clone())
            .await
            .is_err(),
        "not the host"
    );
    table.set_place(store, "ewa", Seat(2), bot).await.unwrap();
    table.start(store, "ewa").await.unwrap();
    assert!(table.start(store, "ewa").await.is_err(), "once only");
}

#[tokio::test]
async fn an_empty_table_is_put_away() {
    let hub = hub().await;
    let places = vec![Place::person("ewa", "Ewa"), Place::Open];
    let mut table = waiting(&hub, places, Options::default()).await;
    table.leave(&hub.store, "ewa").await.unwrap();
    assert_eq!(table.row.phase, Phase::Archived);
}

#[tokio::test]
async fn a_finished_match_has_a_result_and_one_rematch() {
    let hub = hub().await;
    let mut table = begun(&hub, ewa_and_jan(), Options::default()).await;
    assert!(
        table.rematch(&hub.store, "ewa").await.is_err(),
        "it goes on"
    );
    while table.asked().is_some() {
        answer(&mut table, &hub.store).await.unwrap();
    }
    assert_eq!(table.row.phase, Phase::Over);
    assert!(table.row.result.as_ref().unwrap().contains("winners"));
    assert!(
        catalog::read_match(&table.play().unwrap().table.to_file(), None)
            .unwrap()
            .proved
    );
    let first = table.rematch(&hub.store, "ewa").await.unwrap();
    assert_eq!(table.rematch(&hub.store, "jan").await.unwrap(), first);
    assert!(
        table.rematch(&hub.store, "eva").await.is_ok(),
        "anyone may see where it is"
    );
    let next = hub.table(&first).await.unwrap();
    assert_eq!(next.names(), ["Jan", "Ewa"], "each one seat further");
}

/// While an answer waits for the disk, those who look see what is committed and do not wait.
#[tokio::test]
async fn who_looks_does_not_wait_for_a_change() {
    let hub = hub().await;
    let mut table = begun(&hub, ewa_and_jan(), Options::default()).await;
    answer(&mut table, &hub.store).await.unwrap();
    let id = table.row.id.clone();
    let before = std::time::Instant::now();
    // The change goes on for as long as the table is held.
    let seen = hub.look(&id).await.unwrap();
    assert!(before.elapsed() < std::time::Duration::from_secs(1));
    assert_eq!(seen.play().unwrap().table.steps(), 1);
    drop(seen);
    answer(&mut table, &hub.store).await.unwrap();
    drop(table);
    let seen = hub.look(&id).await.unwrap();
    assert_eq!(seen.play().unwrap().table.steps(), 2, "the table itself");
    drop(seen);
    // Everyone was told of the second step: the copy of the first is no longer good enough.
    let _held = hub.table(&id).await.unwrap();
    let seen = hub.look(&id).await.unwrap();
    assert_eq!(seen.play().unwrap().table.steps(), 2, "a copy");
    assert_eq!(seen.sheet().glance.steps, 2);
    assert_eq!(seen.sheet().asked(), seen.asked());
}

/// The word of the other node may come late, or not at all while the database is away.
#[tokio::test]
async fn who_has_seen_a_copy_sees_nothing_older_afterwards() {
    let one = hub().await;
    let two = Hub::new(one.store.clone(), one.games.clone());
    let table = begun(&one, ewa_and_jan(), Options::default()).await;
    let id = table.row.id.clone();
    drop(table);
    // Someone changes the table for a long time here, while another node adds a step.
    let held = one.table(&id).await.unwrap();
    let mut there = two.table(&id).await.unwrap();
    answer(&mut there, &two.store).await.unwrap();
    let seen = one.look(&id).await.unwrap();
    assert_eq!(seen.play().unwrap().table.steps(), 1, "a copy");
    drop((seen, held));
    let seen = one.look(&id).await.unwrap();
    assert_eq!(seen.play().unwrap().table.steps(), 1, "the table itself");
}

/// A match goes on by the rules that it was begun with, also after the program has learnt newer ones.
#[tokio::test]
async fn a_match_goes_on_by_its_own_rules() {
    let hub = hub().await;
    let eko = hub.games.iter().find(|game| game.key() == "eko").unwrap();
    assert!(eko.rules_version() > 1 && eko.plays(1) && !eko.plays(0));
    let draft = Draft {
        game: eko.clone(),
        ..draft(&hub, ewa_and_jan(), Options::default())
    };
    let id = draft.create(&hub.store, 0).await.unwrap();
    let mut row = hub.store.table(&id).await.unwrap().unwrap();
    let wanted = Wanted {
        rules: Some(1),
        ..row.setup.parse().unwrap()
    };
    let seed: [u8; 32] = row.seed.clone().unwrap().try_into().unwrap();
    let old = eko
        .open_table(&wanted, referee::Seed::new(seed), Vec::new())
        .unwrap();
    let opening = old.opening();
    row.rules_version = 1;
    row.phase = Phase::Running;
    let rolls: Vec<String> = opening.tape.iter().map(u32::to_string).collect();
    row.opening = rolls.join(" ");
    row.opening_hash = opening.hash.cast_signed();
    hub.store.update_table(&row).await.unwrap();
    for _ in 0..10 {
        let mut table = hub.table(&id).await.unwrap();
        answer(&mut table, &hub.store).await.unwrap();
        drop(table);
        hub.put_away(-1000);
    }
    let table = hub.table(&id).await.unwrap();
    let file = table.play().unwrap().table.to_file();
    assert!(file.contains("\nrules 1\n"), "{file}");
    assert!(eko.read_match(&file, EN).is_ok());
}
