use catalog::Waits;
use kernel::Seat;
use store::Phase;

use super::{A, B, EN, draft, hub};
use crate::{Draft, Held, Hub, LessonAt, Options, Place, Trouble};

/// The first lesson of Ethnos, which ends with a victory.
async fn lesson(hub: &Hub) -> Held {
    let bot = Place::Bot {
        level: "novice".to_owned(),
    };
    let options = Options {
        lesson: Some(LessonAt {
            key: "first".to_owned(),
            card: 0,
        }),
        ..Options::default()
    };
    let places = vec![Place::person("ewa", "Ewa"), bot];
    let wanted = hub.games[0].lessons()[0].setup.clone();
    let draft = Draft {
        wanted,
        ..draft(hub, places, options)
    };
    let id = draft.create(&hub.store, 0).await.unwrap();
    let mut table = hub.table(&id).await.unwrap();
    table.start(&hub.store, "ewa").await.unwrap();
    table
}

fn card(table: &Held) -> (String, Waits) {
    let (lesson, stand) = table.stand().unwrap();
    (lesson.cards[stand.card].key.clone(), stand.waits)
}

fn steps(table: &Held) -> usize {
    table.play().unwrap().table.steps()
}

/// Answers what the script says, whoever is asked, until card `key` is shown.
async fn play_to(hub: &Hub, table: &mut Held, key: &str) {
    while card(table).0 != key {
        if card(table).1 == Waits::Next {
            table.read_on(&hub.store).await.unwrap();
            continue;
        }
        let (seat, answer) = (table.asked().unwrap(), table.scripted().unwrap());
        let step = steps(table);
        table
            .answer(&hub.store, seat, step, &[&answer], EN)
            .await
            .unwrap();
    }
}

#[tokio::test]
async fn a_lesson_takes_what_its_script_says_and_explains_the_rest() {
    let hub = hub().await;
    let mut table = lesson(&hub).await;
    assert_eq!(card(&table), ("welcome".to_owned(), Waits::Next));
    play_to(&hub, &mut table, "take").await;
    let before = table.progress();
    for (chain, by_rule) in [("draw", false), ("take blue dwarf", true)] {
        let refused = table.answer(&hub.store, A, 0, &[chain], EN).await;
        let Err(Trouble::Refused { why, .. }) = refused else {
            panic!("{chain}: {refused:?}");
        };
        let of_lesson = why.why.key == "refused-lesson";
        assert_ne!(of_lesson, by_rule, "{chain}: {why}");
    }
    assert_eq!(table.progress(), before);
    let taken = table
        .answer(&hub.store, A, 0, &["take purple minotaur"], EN)
        .await;
    assert_eq!(taken, Ok(()));
    assert_eq!(card(&table), ("take".to_owned(), Waits::Others));
    assert_eq!(table.bot_asked().map(|(seat, _)| seat), Some(B));
    assert_eq!(table.scripted().as_deref(), Some("draw"));
}

/// Who is shown what to do has done it, and the others go on.
#[tokio::test]
async fn a_learner_is_shown_what_a_card_wants() {
    let hub = hub().await;
    let mut table = lesson(&hub).await;
    assert_eq!(table.show_lesson(&hub.store).await, Err(Trouble::Stale));
    play_to(&hub, &mut table, "lead").await;
    let before = steps(&table);
    table.show_lesson(&hub.store).await.unwrap();
    assert_eq!(steps(&table), before + 3, "a Leader and two others");
    assert_eq!(card(&table), ("place".to_owned(), Waits::Answer));
    table.show_lesson(&hub.store).await.unwrap();
    assert_eq!(card(&table), ("place".to_owned(), Waits::Others));
    assert_eq!(table.bot_asked().map(|(seat, _)| seat), Some(B));
}

#[tokio::test]
async fn a_card_is_turned_back_and_undo_leads_to_the_card_of_its_question() {
    let hub = hub().await;
    let mut table = lesson(&hub).await;
    table.read_on(&hub.store).await.unwrap();
    assert_eq!(card(&table).0, "kingdoms");
    table.read_back(&hub.store).await.unwrap();
    assert_eq!(card(&table).0, "welcome");
    assert_eq!(table.read_back(&hub.store).await, Err(Trouble::Stale));
    play_to(&hub, &mut table, "third").await;
    table.undo(&hub.store, A, EN).await.unwrap();
    assert_eq!(card(&table), ("draw".to_owned(), Waits::Answer));
    assert_eq!(steps(&table), 2);
}

#[tokio::test]
async fn what_is_skipped_is_played_for_everyone_and_others_wait_at_the_end() {
    let hub = hub().await;
    let mut table = lesson(&hub).await;
    play_to(&hub, &mut table, "dragons").await;
    let before = steps(&table);
    table.read_on(&hub.store).await.unwrap();
    assert_eq!(card(&table), ("now".to_owned(), Waits::Answer));
    assert!(steps(&table) > before + 50);
    let id = table.row.id.clone();
    play_to(&hub, &mut table, "done").await;
    assert_eq!(card(&table).1, Waits::Nothing);
    assert_eq!((table.asked(), table.bot_asked()), (None, None));
    let won = table.standings().unwrap();
    assert_eq!(won.winners().collect::<Vec<_>>(), [A]);
    // It was won, but it is no result.
    let stored = (table.row.phase, &table.row.result);
    assert_eq!(stored, (Phase::Running, &None));
    drop(table);
    // It is the same when it is read again.
    hub.put_away(-1000);
    let mut table = hub.table(&id).await.unwrap();
    assert_eq!(card(&table), ("done".to_owned(), Waits::Nothing));
    assert_eq!(table.row.turn.person, None, "a lesson reminds nobody");
    assert!(!table.may_hint("ewa"), "the coach knows better");
    let lost = table.concede(&hub.store, Seat(0)).await;
    assert_eq!(lost, Err(Trouble::InLesson));
    table.end_lesson(&hub.store).await.unwrap();
    assert_eq!(
        (table.row.phase, &table.row.result),
        (Phase::Archived, &None)
    );
}
