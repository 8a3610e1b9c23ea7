//! Reviews of matches of every game.

use std::sync::Arc;

use bots::review::{Trial, judge, prospects};
use catalog::review::{AnyExam, Class, Review, Reviewer};
use catalog::{AnyGame, AnyTable};
use kernel::{Dice, Guide, Onlooker, Perspective, Published, Quiet, Rng, Seat, Turn, Viewer};
use referee::Seed;

/// A match between quick bots.
fn played(game: &str, wanted: &str, seed: u64) -> Box<dyn AnyTable> {
    let game = catalog::find(game).unwrap().open(None).unwrap();
    played_with(&*game, wanted, seed)
}

fn played_with(game: &dyn AnyGame, wanted: &str, seed: u64) -> Box<dyn AnyTable> {
    let wanted = wanted.parse().unwrap();
    let mut table = game
        .open_table(&wanted, Seed::from_number(seed), Vec::new())
        .unwrap();
    for seat in Seat::first(table.seats()) {
        table.seat_bot(seat, "novice").unwrap();
    }
    while table.let_bot_answer() {}
    table
}

/// The review of a match, its pieces done in this order.
fn reviewed(exam: Arc<dyn AnyExam>, backwards: bool) -> Review {
    let mut reviewer = Reviewer::new(exam, 0.1);
    loop {
        let mut jobs = reviewer.jobs();
        if jobs.is_empty() {
            break;
        }
        if backwards {
            jobs.reverse();
        }
        for job in jobs {
            reviewer.take(job.run());
        }
    }
    assert!((reviewer.progress() - 1.0).abs() < 1e-3);
    reviewer.report()
}

fn adds_up(game: &str, wanted: &str) {
    let table = played(game, wanted, 4);
    let exam = table.exam().expect("the match is over");
    let review = reviewed(exam, false);
    assert!(!review.decisions.is_empty() && !review.points.is_empty());
    for point in &review.points {
        let sum: f32 = point.chances.iter().map(|one| one.mean).sum();
        // In Ekö no one may win.
        let least = if game == "eko" { 0.5 } else { 0.999 };
        assert!((least..1.001).contains(&sum), "{point:?}");
    }
    for side in &review.sides {
        let sum = side.start + side.play + side.others + side.luck;
        let result = review.result[usize::from(side.seat)];
        assert!((sum - result).abs() < 1e-3, "{side:?}");
        assert!((0.0..=1.0).contains(&side.accuracy) && side.play <= 0.0);
        assert_eq!(side.classes.iter().sum::<usize>(), side.decisions);
    }
    let luck: f32 = review.sides.iter().map(|side| side.luck).sum();
    let most = if game == "eko" { 0.5 } else { 0.01 };
    assert!(luck.abs() < most, "the luck of one is that of the others");
    for decision in &review.decisions {
        let is_sure = decision.loss.low() > 0.0;
        assert!(
            is_sure || decision.class < Class::Inaccuracy,
            "{decision:?}"
        );
        let chain = |chain: &[String]| -> usize {
            let chain: Vec<&str> = chain.iter().map(String::as_str).collect();
            let told = table.told_move(decision.step, &chain, face::Language::Polish);
            told.sentences.len()
        };
        assert_eq!(chain(&decision.played.chain), decision.answers);
        assert!(decision.others.iter().all(|other| chain(&other.chain) > 0));
    }
    assert!(review.decisions.iter().filter(|one| one.is_long).count() <= 12);
}

#[test]
fn a_review_of_ethnos_adds_up() {
    adds_up("ethnos", "seats=2");
}

#[test]
fn a_review_of_eko_adds_up() {
    adds_up("eko", "seats=2");
}

#[test]
fn a_review_of_numa_sera_adds_up() {
    adds_up("numa-sera", "seats=2");
}

#[test]
fn a_review_is_the_same_in_any_order_and_again() {
    let table = played("ethnos", "seats=2", 9);
    let exam = table.exam().expect("the match is over");
    let once = reviewed(exam.clone(), false);
    assert_eq!(once, reviewed(exam, true));
    let text = serde_json::to_string(&once).unwrap();
    assert_eq!(
        serde_json::from_str::<Review>(&text).unwrap().sides,
        once.sides
    );
}

#[test]
fn a_match_that_goes_on_has_no_review() {
    let game = catalog::find("ethnos").unwrap().open(None).unwrap();
    let table = game.open_table(
        &"seats=2".parse().unwrap(),
        Seed::from_number(1),
        Vec::new(),
    );
    assert!(table.unwrap().exam().is_none());
}

/// Two matches that differ only in what the seat could not know are judged alike.
fn is_blind<G: Published + Guide>(wanted: &str, has_secrets: bool) {
    const POSITIONS: usize = 40;
    const TRIAL: Trial = Trial {
        search: 40,
        ways: 16,
        deals: 2,
        sift: 16,
        weigh: 32,
        is_wide: false,
    };
    let content = G::read_content(G::CONTENT).expect("the content file is sound");
    let setup = G::set_up(&content, &wanted.parse().expect("a wish")).expect("a set-up");
    let (mut seen, mut different, mut scratch, mut rng) = (0, 0, Vec::new(), Rng::new(8));
    while seen < POSITIONS {
        let mut dice = Dice::quick(Rng::new(rng.next_u64()));
        let mut game = G::start(&setup, &mut dice, &mut Quiet);
        while let Turn::Ask(seat) = game.turn() {
            let choice = game.playout(&mut rng, &mut scratch);
            if rng.below(20) == 0 && seen < POSITIONS {
                seen += 1;
                let seed = rng.next_u64();
                let other = game.determinize(Viewer::Seated(seat), &mut Rng::new(seed));
                different += usize::from(game != other);
                let judged = [&game, &other]
                    .map(|truth| judge(&Perspective::new(truth, seat), &[choice], TRIAL, seed));
                assert_eq!(judged[0], judged[1], "{game:?}");
                let other = game.determinize(Viewer::Spectator, &mut Rng::new(seed));
                let told =
                    [&game, &other].map(|truth| prospects(&Onlooker::new(truth), 48, None, seed));
                assert_eq!(told[0], told[1], "{game:?}");
            }
            game.apply(choice, &mut dice, &mut Quiet);
        }
    }
    assert_eq!(
        different > POSITIONS / 2,
        has_secrets,
        "{different} worlds differ"
    );
}

#[test]
fn reviews_of_ethnos_are_blind() {
    is_blind::<ethnos::Ethnos>("seats=4", true);
}

#[test]
fn reviews_of_eko_are_blind() {
    is_blind::<eko::Eko>("seats=2", false);
}

#[test]
fn reviews_of_numa_sera_are_blind() {
    is_blind::<numa_sera::NumaSera>("seats=3", true);
}

/// A match that is played with content of its own is judged by it, also from its file alone.
#[test]
fn content_of_its_own_is_reviewed_from_the_file() {
    let ours = catalog::find("ethnos").unwrap().open(None).unwrap();
    let other = ours.content().replacen("value = 26,", "value = 25,", 1);
    let theirs = ours.with_content(&other).unwrap();
    let table = played_with(&*theirs, "edition=first seats=2", 4);
    let read = catalog::read_match(&table.to_file(), None).unwrap();
    let exam = read.table.exam().expect("the match is over");
    let mut reviewer = Reviewer::new(exam, 0.02);
    let jobs = reviewer.jobs();
    assert!(jobs.len() > 10);
    for job in jobs.into_iter().take(8) {
        reviewer.take(job.run());
    }
    assert!(!reviewer.report().points.is_empty());
}
