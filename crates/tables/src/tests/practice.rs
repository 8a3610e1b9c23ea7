//! Positions to practise on, at tables.

use std::time::Duration;

use catalog::Pace;
use store::Person;

use super::*;
use crate::practice::{Ask, Source, Streak, shipped, theme_of};
use crate::{Keeper, Limits, Thinkers};

const EWA: (&str, &str) = ("ewa", "Ewa");

async fn keeper() -> Keeper {
    let limits = Limits {
        tables: 0,
        idle_ms: 1_000,
    };
    let thinkers = Thinkers::new(1, Duration::ZERO, Pace::Counted);
    let hub = hub().await;
    let ewa = Person {
        id: "ewa".to_owned(),
        name: "Ewa".to_owned(),
        login: None,
        password: None,
        language: String::new(),
        theme: String::new(),
        webhook: None,
        recovery: None,
        created_at: 0,
        seen_at: 0,
    };
    hub.store.insert_person(&ewa).await.unwrap();
    Keeper::new(hub, thinkers, limits, |_| {})
}

/// A table with the next position for Ewa.
async fn asked(keeper: &Keeper, item: Option<&str>) -> Option<Held> {
    let ask = item.map_or(Ask::Next, Ask::Item);
    let game = keeper.hub.games[0].clone();
    let draft = keeper.practise(&game, EWA, ask).await.unwrap()?;
    let id = keeper.create(draft).await.unwrap();
    let mut table = keeper.visit(&id).await.unwrap();
    table.start(&keeper.hub.store, "ewa").await.unwrap();
    Some(table)
}

/// Ewa makes this move, or as much of it as is fixed and then anything.
async fn make(keeper: &Keeper, table: &mut Held, chain: &[String]) {
    let seat = table.asked().expect("somebody is asked");
    let mut chain = chain.iter();
    while !table.is_practised() {
        let play = &table.play().unwrap().table;
        let (step, any) = (play.steps(), play.answers(EN)[0].notation.clone());
        let answer = chain.next().unwrap_or(&any);
        let chain = [answer.as_str()];
        let done = table
            .answer(&keeper.hub.store, seat, step, &chain, EN)
            .await;
        done.unwrap();
    }
    keeper.weigh_answer(table, "ewa").await.unwrap();
}

#[tokio::test]
async fn an_answer_is_weighed_once_and_comes_again() {
    let keeper = keeper().await;
    let mut table = asked(&keeper, None).await.expect("a new one");
    let practice = table.practice().unwrap().clone();
    let puzzle = &table.game.puzzles()[0];
    assert_eq!(practice.item, shipped("ethnos", &puzzle.key));
    assert!(!table.is_practised() && !table.may_hint("ewa"));
    let worst = practice.options.last().unwrap().chain.clone();
    make(&keeper, &mut table, &worst).await;
    let told = table.practice().unwrap().answered.clone().unwrap();
    assert!(!told.is_right() && told.loss.mean > 0.09 && told.level == 1);
    assert!(
        table.is_running() && table.bot_asked().is_none(),
        "nobody plays on"
    );

    // Taken back, another move is weighed too, but the first one counts.
    let store = keeper.hub.store.clone();
    let seat = table.standing(Some("ewa")).seats[0];
    while table.play().unwrap().table.steps() > 0 {
        table.undo(&store, seat, EN).await.unwrap();
    }
    make(&keeper, &mut table, &practice.options[0].chain).await;
    assert!(
        table
            .practice()
            .unwrap()
            .answered
            .as_ref()
            .unwrap()
            .is_right()
    );
    let kept = store.drill("ewa", &practice.item).await.unwrap().unwrap();
    assert_eq!((kept.level, kept.asked, kept.solved), (1, 1, 0));
    assert!(kept.due_at > crate::now() && kept.last_lost > Some(90));
    let days = store.practice_days("ewa").await.unwrap();
    let theme = practice.theme(&*table.game);
    let counted = days
        .iter()
        .map(|day| (day.theme.as_str(), day.asked, day.solved));
    assert_eq!(counted.collect::<Vec<_>>(), [(theme, 1, 0)]);
    let streak = Streak::of(&days, crate::now());
    assert_eq!((streak.days, streak.longest, streak.today()), (1, 1, 1));

    // What is not due yet makes room for what is new.
    table.end_practice(&store).await.unwrap();
    drop(table);
    let next = asked(&keeper, None).await.expect("the next one");
    assert_ne!(next.practice().unwrap().item, practice.item);
    drop(next);
    let again = asked(&keeper, Some(&practice.item))
        .await
        .expect("it is asked for");
    assert_eq!(again.practice().unwrap().item, practice.item);
}

#[tokio::test]
async fn one_move_is_asked_for_and_then_bots_may_play_on() {
    let keeper = keeper().await;
    let mut table = asked(&keeper, None).await.expect("a new one");
    let best = table.practice().unwrap().options[0].chain.clone();
    make(&keeper, &mut table, &best).await;
    assert!(
        table
            .practice()
            .unwrap()
            .answered
            .as_ref()
            .unwrap()
            .is_right()
    );
    let store = keeper.hub.store.clone();
    if let Some(seat) = table.asked() {
        let (step, answer) = {
            let play = &table.play().unwrap().table;
            (play.steps(), play.answers(EN)[0].notation.clone())
        };
        let more = table.answer(&store, seat, step, &[&answer], EN).await;
        assert!(matches!(more, Err(Trouble::Refused { .. })), "{more:?}");
        let seat = table.standing(Some("ewa")).seats[0];
        assert_eq!(table.concede(&store, seat).await, Err(Trouble::InLesson));
        table.play_on_from_practice(&store).await.unwrap();
        assert!(table.practice().is_none() && table.is_laid());
    }
}

#[tokio::test]
async fn costly_decisions_of_a_review_are_practised() {
    let keeper = keeper().await;
    let hub = &keeper.hub;
    let mut table = begun(hub, ewa_and_jan(), Options::default()).await;
    while table.asked().is_some() {
        answer(&mut table, &hub.store).await.unwrap();
    }
    let id = table.row.id.clone();
    drop(table);
    keeper.review(&id, "ewa", 0.3).await.unwrap();
    while keeper.reviews.under_way(&id).is_some() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let drills = hub.store.drills("ewa").await.unwrap();
    assert!(!drills.is_empty(), "play without sense costs something");
    let own = &drills[0].item;
    let Some(Source::Own(from, step)) = Source::of(own) else {
        panic!("{own} comes from a match");
    };
    assert_eq!(from, id);

    // It comes before what the program ships, and with what the seat saw.
    let table = asked(&keeper, None).await.expect("a mistake of one's own");
    let practice = table.practice().unwrap();
    assert_eq!(&practice.item, own);
    let old = keeper.look(&id).await.unwrap();
    let before = old.play().unwrap().table.at_step(step).unwrap();
    let seat = table.standing(Some("ewa")).seats[0];
    let viewer = Viewer::Seated(seat);
    let now = table.play().unwrap().table.view_json(viewer);
    assert_eq!(now.get(), before.view_json(viewer).get());
    // The best first, and what was played among the rest.
    let played = practice.played.as_ref().unwrap();
    let played = practice.options.iter().find(|one| &one.chain == played);
    assert!(practice.options[0].chance.mean > played.unwrap().chance.mean);

    // What no review knows of any more is forgotten.
    drop((old, table));
    hub.store.keep_review(&id, "{}", 9).await.unwrap();
    for drill in hub.store.drills("ewa").await.unwrap() {
        let gone = asked(&keeper, Some(&drill.item)).await;
        assert!(gone.is_none());
    }
    assert_eq!(hub.store.drills("ewa").await, Ok(Vec::new()));
}

/// Every shipped position has a kind that has a name, and one can ask for a kind.
#[tokio::test]
async fn a_kind_of_decision_can_be_asked_for() {
    let keeper = keeper().await;
    for game in keeper.hub.games.clone().iter() {
        let words = game.setup_words(EN);
        let mut themes: Vec<&str> = game
            .puzzles()
            .iter()
            .filter_map(|puzzle| theme_of(&**game, &shipped(game.key(), &puzzle.key)))
            .collect();
        assert_eq!(themes.len(), game.puzzles().len(), "{}", game.key());
        themes.sort_unstable();
        themes.dedup();
        for theme in themes {
            assert!(
                words.knows(&format!("theme-{theme}")),
                "{}: {theme}",
                game.key()
            );
            let draft = keeper.practise(game, EWA, Ask::Theme(theme)).await.unwrap();
            let practice = draft.and_then(|draft| draft.options.practice);
            let practice = practice.expect("there is one of each kind");
            assert_eq!(practice.theme(&**game), theme);
        }
        let none = keeper
            .practise(game, EWA, Ask::Theme("none"))
            .await
            .unwrap();
        assert!(none.is_none());
    }
}
