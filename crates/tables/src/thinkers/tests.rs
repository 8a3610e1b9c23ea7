use std::sync::mpsc;

use super::*;

fn wish(person: &str, is_watched: bool, millis: u64) -> Wish {
    Wish {
        person: person.to_owned(),
        is_watched,
        effort: Effort {
            time: MOMENT + Duration::from_millis(millis),
            cores: 4,
        },
    }
}

fn thinkers(cores: usize) -> Arc<Thinkers> {
    Arc::new(Thinkers::new(cores, Duration::ZERO, Pace::Counted))
}

/// Begins a thought that says its name and its cores, and lasts until it is told to end.
fn begin(
    thinkers: &Arc<Thinkers>,
    wish: Wish,
    name: &'static str,
    told: &mpsc::Sender<(&'static str, usize)>,
) -> mpsc::Sender<()> {
    let (end, ended) = mpsc::channel::<()>();
    let (thinkers, told) = (thinkers.clone(), told.clone());
    tokio::spawn(async move {
        let thought = Box::new(move |cores| {
            told.send((name, cores)).expect("the test listens");
            // An error is an end, too: the test has let go.
            let _ = ended.recv();
        });
        thinkers.think(wish, thought).await
    });
    end
}

async fn until_waiting(thinkers: &Thinkers, count: usize) {
    while thinkers.waiting() != count {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// Lets one core free, and says in which order the others come.
async fn order(wishes: &[(Wish, &'static str)]) -> Vec<&'static str> {
    let (thinkers, (told, hears)) = (thinkers(1), mpsc::channel());
    let first = begin(&thinkers, wish("first", true, 1), "first", &told);
    assert_eq!(hears.recv(), Ok(("first", 1)));
    for (nth, (wish, name)) in wishes.iter().enumerate() {
        drop(begin(&thinkers, wish.clone(), name, &told));
        until_waiting(&thinkers, nth + 1).await;
    }
    drop(first);
    (0..wishes.len())
        .map(|_| hears.recv().expect("each has its turn").0)
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_watched_comes_first_then_the_shortest() {
    let came = order(&[
        (wish("ewa", false, 0), "unwatched"),
        (wish("jan", true, 2000), "master"),
        (wish("ola", true, 0), "novice"),
        (wish("jan", true, 2000), "later"),
    ])
    .await;
    assert_eq!(came, ["novice", "master", "later", "unwatched"]);
}

/// A search cannot be interrupted; who plays against novices does not wait until it has ended, not even for a move of several parts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_of_a_moment_waits_for_no_search() {
    let (thinkers, (told, hears)) = (thinkers(1), mpsc::channel());
    let moment = |person, is_watched| Wish {
        effort: Effort::NONE,
        ..wish(person, is_watched, 0)
    };
    let master = begin(&thinkers, wish("host", true, 2000), "master", &told);
    assert_eq!(hears.recv(), Ok(("master", 1)));
    drop(begin(&thinkers, moment("ewa", false), "unwatched", &told));
    until_waiting(&thinkers, 1).await;
    for part in ["first part", "second part"] {
        drop(begin(&thinkers, moment("ewa", true), part, &told));
        assert_eq!(hears.recv(), Ok((part, 1)));
    }
    // One at a time: many such tables take no more than one core beside those that are lent.
    let novice = begin(&thinkers, moment("ewa", true), "novice", &told);
    assert_eq!(hears.recv(), Ok(("novice", 1)));
    drop(begin(&thinkers, moment("jan", true), "another", &told));
    until_waiting(&thinkers, 2).await;
    drop(novice);
    assert_eq!(hears.recv(), Ok(("another", 1)));
    drop(master);
    assert_eq!(hears.recv(), Ok(("unwatched", 1)));
}

/// One person's many tables do not keep another waiting longer than the thought that is under way.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_used_much_waits_for_who_has_not() {
    let thinkers = thinkers(1);
    let busy = |_| std::thread::sleep(Duration::from_millis(600));
    thinkers
        .think(wish("host", true, 600), Box::new(busy))
        .await;
    let (told, hears) = mpsc::channel();
    let first = begin(&thinkers, wish("host", true, 0), "first", &told);
    assert_eq!(hears.recv(), Ok(("first", 1)));
    for nth in 0..20 {
        drop(begin(&thinkers, wish("host", true, 0), "many", &told));
        until_waiting(&thinkers, nth + 1).await;
    }
    drop(begin(&thinkers, wish("ewa", true, 2000), "other", &told));
    until_waiting(&thinkers, 21).await;
    drop(first);
    assert_eq!(hears.recv(), Ok(("other", 1)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_leaves_a_core_to_the_others() {
    let (thinkers, (told, hears)) = (thinkers(3), mpsc::channel());
    let first = begin(&thinkers, wish("host", true, 1), "first", &told);
    // Alone it may use what it can.
    assert_eq!(hears.recv(), Ok(("first", 3)));
    let second = begin(&thinkers, wish("host", true, 1), "second", &told);
    until_waiting(&thinkers, 1).await;
    let third = begin(&thinkers, wish("host", true, 1), "third", &told);
    until_waiting(&thinkers, 2).await;
    drop(first);
    // The last of those who wait takes what is spare; a third of the same person would be one too many.
    let mut begun = [hears.recv().unwrap(), hears.recv().unwrap()];
    begun.sort_unstable();
    assert_eq!(begun, [("second", 1), ("third", 2)]);
    drop(third);
    let fourth = begin(&thinkers, wish("host", true, 1), "fourth", &told);
    assert_eq!(hears.recv(), Ok(("fourth", 2)));
    drop((second, fourth));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_no_one_watches_leaves_a_core_to_the_others() {
    let (thinkers, (told, hears)) = (thinkers(2), mpsc::channel());
    let one_core = |person, is_watched| Wish {
        effort: Effort::NONE,
        ..wish(person, is_watched, 0)
    };
    let first = begin(&thinkers, one_core("a", false), "first", &told);
    assert_eq!(hears.recv(), Ok(("first", 1)));
    drop(begin(&thinkers, one_core("b", false), "unwatched", &told));
    until_waiting(&thinkers, 1).await;
    let watched = begin(&thinkers, one_core("c", true), "watched", &told);
    assert_eq!(hears.recv(), Ok(("watched", 1)));
    drop((first, watched));
    assert_eq!(hears.recv(), Ok(("unwatched", 1)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_goes_away_gives_back() {
    let (thinkers, (told, hears)) = (thinkers(1), mpsc::channel());
    let first = begin(&thinkers, wish("a", true, 1), "first", &told);
    assert_eq!(hears.recv(), Ok(("first", 1)));
    let gone = tokio::spawn({
        let thinkers = thinkers.clone();
        async move { thinkers.think(wish("b", true, 1), Box::new(|_| ())).await }
    });
    until_waiting(&thinkers, 1).await;
    gone.abort();
    assert!(gone.await.is_err());
    drop(begin(&thinkers, wish("c", true, 1), "next", &told));
    drop(first);
    assert_eq!(hears.recv(), Ok(("next", 1)));
    let failed = thinkers
        .think(wish("d", true, 1), Box::new(|_| panic!("a bot's mistake")))
        .await;
    assert!(failed.is_none());
    let again = thinkers.think(wish("d", true, 1), Box::new(|cores| cores));
    assert_eq!(again.await, Some(1));
}
