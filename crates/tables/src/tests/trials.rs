//! Trials of sets.

use std::sync::Arc;
use std::time::Duration;

use catalog::{AnyGame, Balance, Pace, Plan, find};
use kernel::Wanted;

use crate::{TRIAL_BOT, TRIAL_GAMES, Thinkers, TrialRefusal, TrialState, Trials};

fn games() -> [Arc<dyn AnyGame>; 2] {
    let ours: Arc<dyn AnyGame> = find("ethnos").unwrap().open(None).unwrap().into();
    let theirs = ours
        .content()
        .replacen("value = 4\ncount = 4", "value = 5\ncount = 4", 1);
    let theirs = ours.with_content(&theirs).unwrap();
    [theirs, ours]
}

fn thinkers() -> Arc<Thinkers> {
    Arc::new(Thinkers::new(2, Duration::ZERO, Pace::Counted))
}

async fn until(mut is_so: impl FnMut() -> bool) {
    while !is_so() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Both are played to the end in the background, and the figures are those of `longtable simulate`.
#[tokio::test]
async fn a_trial_plays_a_set_and_ours() {
    let (trials, games) = (Arc::new(Trials::default()), games());
    let wanted = games[0].complete(&Wanted::default()).unwrap();
    trials
        .begin(thinkers(), games.to_vec(), &wanted, "ewa")
        .unwrap();
    let course = |game: &Arc<dyn AnyGame>| trials.of(&**game, &wanted).unwrap();
    until(|| {
        games
            .iter()
            .all(|game| course(game).state == TrialState::Over)
    })
    .await;
    let plan = Plan {
        bots: vec![TRIAL_BOT.to_owned()],
        games: TRIAL_GAMES,
        first: 0,
        seed: 1,
        threads: 2,
        pace: Pace::Counted,
    };
    for game in &games {
        let mut balance = Balance::default();
        game.simulate(&wanted, &plan, &mut |outcome| balance.add(outcome))
            .unwrap();
        assert_eq!(course(game).balance, balance);
    }
    // What is known is not played again, whoever asks.
    let again = trials.begin(thinkers(), games.to_vec(), &wanted, "jan");
    assert_eq!(again, Ok(()));
    assert_eq!(course(&games[0]).state, TrialState::Over);
}

/// One at a time for a person; it stops when it is told to, and can begin again.
#[tokio::test]
async fn a_person_has_one_trial_and_can_stop_it() {
    let (trials, games, thinkers) = (Arc::new(Trials::default()), games(), thinkers());
    let seats = |seats| Wanted {
        seats: Some(seats),
        ..Wanted::default()
    };
    let [two, three] = [2, 3].map(|n| games[0].complete(&seats(n)).unwrap());
    let begin =
        |wanted: &Wanted, person| trials.begin(thinkers.clone(), games.to_vec(), wanted, person);
    assert_eq!(begin(&two, "ewa"), Ok(()));
    assert_eq!(begin(&three, "ewa"), Err(TrialRefusal::OneAtATime));
    assert_eq!(begin(&three, "jan"), Ok(()));
    let state = |wanted: &Wanted| trials.of(&*games[0], wanted).unwrap().state;
    trials.stop("ewa");
    assert_eq!(
        (state(&two), state(&three)),
        (TrialState::Stopped, TrialState::Going)
    );
    trials.stop("jan");
    assert_eq!(begin(&two, "ewa"), Ok(()));
    until(|| state(&two) == TrialState::Over).await;
    assert_eq!(
        trials.of(&*games[0], &three).unwrap().state,
        TrialState::Stopped
    );
}

/// The server takes no more of them than it can bear.
#[tokio::test]
async fn trials_are_bounded() {
    let (trials, games, thinkers) = (Arc::new(Trials::default()), games(), thinkers());
    let mut begun = 0;
    let refused = (0..40_u32).find_map(|nth| {
        let text = format!("{}# {nth}\n", games[1].content());
        let game = games[1].with_content(&text).unwrap();
        let wanted = game.complete(&Wanted::default()).unwrap();
        let done = trials.begin(thinkers.clone(), vec![game], &wanted, &nth.to_string());
        begun += usize::from(done.is_ok());
        done.err()
    });
    assert_eq!((refused, begun), (Some(TrialRefusal::Busy), 16));
    (0..40_u32).for_each(|nth| trials.stop(&nth.to_string()));
}
