//! A match that goes on: chains, refusals, previews, taking back, going on after a break.

use kernel::{Game, Notation, Published, Refusal, Seat, Turn, Viewer, stable_hash};
use referee::{ChainRefusal, Match, NoTakeBack, NotTaken, ReplayFault, Seed};
use testkit::golden::random_match;
use testkit::toy::{Choice, Event, Setup, Toy};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn table(seed: u64) -> Match<Toy> {
    Match::new(Setup::standard(3), Seed::from_number(seed))
}

fn hand(table: &Match<Toy>, seat: Seat) -> Vec<u8> {
    let view = table.game().view(Viewer::Seated(seat));
    view.sides[seat.index()]
        .hand
        .shown()
        .cloned()
        .expect("one's own hand")
}

/// A's lowest and highest card.
fn ends(table: &Match<Toy>) -> (u8, u8) {
    let hand = hand(table, A);
    (hand[0], hand[hand.len() - 1])
}

/// Refuses `chain`, given as choices and as text.
#[track_caller]
fn refused(chain: &[Choice], at: usize) -> NotTaken {
    let texts: Vec<String> = chain
        .iter()
        .map(|choice| table(1).game().write_choice(*choice))
        .collect();
    let why = no_trace(
        |table| {
            table
                .submit(A, chain)
                .map(|_| ())
                .expect_err("must be refused")
        },
        at,
    );
    let text = no_trace(
        |table| {
            table
                .submit_text(A, &texts)
                .map(|_| ())
                .expect_err("must be refused")
        },
        at,
    );
    assert_eq!(text, why, "text and choices are refused alike");
    why
}

/// Refuses something and shows that the table and its dice are as if it had never been submitted.
#[track_caller]
fn no_trace(refuse: impl Fn(&mut Match<Toy>) -> ChainRefusal, at: usize) -> NotTaken {
    let (mut table, mut fresh) = (table(1), table(1));
    let before = stable_hash(table.game());
    let refusal = refuse(&mut table);
    assert_eq!(refusal.at, at, "{refusal}");
    assert_eq!(stable_hash(table.game()), before);
    assert!(table.log().is_empty());
    for table in [&mut table, &mut fresh] {
        table.submit(A, &[Choice::Draw]).expect("A may draw");
    }
    assert_eq!(table.log()[0].step, fresh.log()[0].step, "the dice rolled");
    refusal.why
}

#[test]
fn a_chain_is_taken_whole() {
    let mut table = table(1);
    let (low, high) = ends(&table);
    let chain = [Choice::Aside(low), Choice::Aside(high), Choice::Lay];
    let steps = table.submit(A, &chain).unwrap();
    assert_eq!(steps.len(), 3);
    assert!(matches!(steps[2].events[0], Event::Laid { seat: A, .. }));
    assert_eq!(table.game().turn(), Turn::Ask(B));
}

#[test]
fn or_not_at_all() {
    let (low, high) = ends(&table(1));
    assert!(low < high, "another seed is needed");
    let rule = |chain: &[Choice], at| match refused(chain, at) {
        NotTaken::Refused(refusal) => refusal.rule(),
        other => panic!("{other}"),
    };
    let by = |rule: &'static str| Some(kernel::Rule(rule));
    assert_eq!(rule(&[Choice::Lay], 0), by("TY-LAY-5"));
    assert_eq!(rule(&[Choice::Aside(low), Choice::Draw], 1), by("TY-LAY-4"));
    assert_eq!(
        rule(&[Choice::Aside(high), Choice::Aside(low)], 1),
        by("TY-LAY-2")
    );
    let too_long = [Choice::Aside(low), Choice::Lay, Choice::Draw];
    assert_eq!(
        refused(&too_long, 2),
        NotTaken::Refused(Refusal::NotYourTurn { asked: B })
    );
}

#[test]
fn text_is_taken_like_choices_and_written_in_one_notation() {
    let (mut typed, mut told) = (table(1), table(1));
    let (low, high) = ends(&typed);
    let choices = [Choice::Aside(low), Choice::Aside(high), Choice::Lay];
    let sloppy = [
        format!("aside 0{low}"),
        format!("aside {high}"),
        "lay".into(),
    ];
    typed.submit(A, &choices).unwrap();
    let written: Vec<String> = told
        .submit_text(A, &sloppy)
        .unwrap()
        .into_iter()
        .map(|written| written.text)
        .collect();
    assert_eq!(written[0], format!("aside {low}"));
    assert_eq!(written.len(), 3);
    assert_eq!(typed.record().steps, told.record().steps);
}

#[test]
fn what_is_no_notation_is_not_taken() {
    let (low, _) = ends(&table(1));
    let good = format!("aside {low}");
    for (chain, at) in [(vec!["nonsense"], 0), (vec![good.as_str(), "nonsense"], 1)] {
        let why = no_trace(
            |table| table.submit_text(A, &chain).map(|_| ()).unwrap_err(),
            at,
        );
        assert!(matches!(why, NotTaken::Unreadable(_)), "{why}");
    }
}

/// Whose turn it is is said first: nonsense of somebody who is not asked is not even read.
#[test]
fn text_of_others_is_not_read() {
    let mut table = table(1);
    let refusal = table.submit_text(B, &["nonsense"]).unwrap_err();
    assert_eq!(refusal.refusal(), Some(&Refusal::NotYourTurn { asked: A }));
    let mut over = random_match::<Toy>(&Setup::standard(3), 1, 200);
    let refusal = over.submit_text(A, &["nonsense"]).unwrap_err();
    assert_eq!(refusal.refusal(), Some(&Refusal::Over));
}

#[test]
fn a_chain_stops_at_the_dice() {
    let (low, _) = ends(&table(1));
    let after_chance = NotTaken::AfterChance;
    assert_eq!(
        refused(&[Choice::Gamble(low), Choice::Draw], 1),
        after_chance
    );
    assert_eq!(refused(&[Choice::Draw, Choice::Draw], 1), after_chance);
}

/// Neither good nor bad nor unreadable answers are looked at after a roll: their errors would tell what was rolled.
#[test]
fn nothing_is_read_after_the_dice() {
    for later in ["draw", "lay", "nonsense"] {
        let why = no_trace(
            |table| {
                table
                    .submit_text(A, &["draw", later])
                    .map(|_| ())
                    .unwrap_err()
            },
            1,
        );
        assert_eq!(why, NotTaken::AfterChance, "{later}");
    }
}

/// Whether B holds the card decides who is asked next: a refusal that depends on it would tell A without a price.
#[test]
fn a_chain_stops_where_something_comes_to_light() {
    let mut fates = [0, 0];
    for seed in 0..40 {
        let mut table = table(seed);
        let (low, _) = ends(&table);
        let hit = hand(&table, B).contains(&low);
        fates[usize::from(hit)] += 1;
        let refusal = table
            .submit(A, &[Choice::Call(low), Choice::Draw])
            .unwrap_err();
        assert_eq!(
            (refusal.at, refusal.why),
            (1, NotTaken::AfterChance),
            "seed {seed}"
        );
        for later in ["draw", "nonsense"] {
            let refusal = table
                .submit_text(A, &[format!("call {low}").as_str(), later])
                .unwrap_err();
            assert_eq!(
                (refusal.at, refusal.why),
                (1, NotTaken::AfterChance),
                "seed {seed}"
            );
        }
        table.submit(A, &[Choice::Call(low)]).unwrap();
        assert_eq!(table.game().turn(), Turn::Ask(if hit { A } else { B }));
    }
    assert!(fates[0] > 5 && fates[1] > 5, "{fates:?}");
}

#[test]
fn an_empty_chain_does_nothing() {
    let mut table = table(1);
    assert!(table.submit(A, &[]).unwrap().is_empty());
    assert!(table.submit(B, &[]).unwrap().is_empty());
}

#[test]
fn nobody_answers_for_another() {
    let mut table = table(1);
    for seat in [B, Seat(2), Seat(7)] {
        let refusal = table.submit(seat, &[Choice::Draw]).unwrap_err();
        assert_eq!(refusal.refusal(), Some(&Refusal::NotYourTurn { asked: A }));
    }
    let mut over = random_match::<Toy>(&Setup::standard(3), 1, 200);
    let refusal = over.submit(A, &[Choice::Draw]).unwrap_err();
    assert_eq!(refusal.refusal(), Some(&Refusal::Over));
}

#[test]
fn a_preview_tells_what_happens_and_does_nothing() {
    let mut table = table(1);
    let (low, high) = ends(&table);
    let chain = [Choice::Aside(low), Choice::Aside(high), Choice::Lay];
    let before = stable_hash(table.game());
    let preview = table.preview(A, &chain);
    assert_eq!((preview.steps, preview.refusal), (3, None));
    assert_eq!(stable_hash(table.game()), before);
    assert!(table.log().is_empty());
    let steps = table.submit(A, &chain).unwrap();
    let events: Vec<Event> = steps
        .iter()
        .flat_map(|entry| entry.events.clone())
        .collect();
    assert_eq!(preview.events, events, "all of it is A's own business");
}

#[test]
fn a_preview_stops_at_the_dice_and_at_refusals() {
    let table = table(1);
    let (low, _) = ends(&table);
    let draw = table.preview(A, &[Choice::Draw]);
    assert_eq!((draw.steps, draw.events, draw.refusal), (0, vec![], None));
    let gamble = table.preview(A, &[Choice::Gamble(low), Choice::Lay]);
    assert_eq!((gamble.steps, gamble.refusal), (0, None));
    let wrong = table.preview(A, &[Choice::Aside(low), Choice::Draw]);
    assert_eq!(wrong.steps, 1);
    assert_eq!(wrong.refusal.unwrap().rule().unwrap().0, "TY-LAY-4");
    let other = table.preview(B, &[Choice::Draw]);
    assert_eq!(other.refusal, Some(Refusal::NotYourTurn { asked: A }));
}

/// Not even by asking again and again.
#[test]
fn a_preview_is_no_way_to_look_into_a_hand() {
    for seed in 0..40 {
        let table = table(seed);
        let (low, _) = ends(&table);
        for _ in 0..3 {
            let peek = table.preview(A, &[Choice::Call(low), Choice::Draw]);
            assert_eq!((peek.steps, peek.events, peek.refusal), (0, vec![], None));
        }
    }
}

#[test]
fn an_answer_can_be_taken_back_while_nobody_has_seen_it() {
    let mut table = table(1);
    let (low, high) = ends(&table);
    assert_eq!(table.take_back(A), Err(NoTakeBack::Nothing));
    let hashes: Vec<u64> = [Choice::Aside(low), Choice::Aside(high)]
        .into_iter()
        .map(|choice| {
            let before = stable_hash(table.game());
            table.submit(A, &[choice]).unwrap();
            before
        })
        .collect();
    assert_eq!(table.take_back(B), Err(NoTakeBack::NotYours { seat: A }));
    for hash in hashes.into_iter().rev() {
        table.take_back(A).unwrap();
        assert_eq!(stable_hash(table.game()), hash);
    }
    assert_eq!(table.take_back(A), Err(NoTakeBack::Nothing));
    let mut fresh = self::table(1);
    for table in [&mut table, &mut fresh] {
        table.submit(A, &[Choice::Draw]).unwrap();
    }
    assert_eq!(table.log()[0].step, fresh.log()[0].step, "the dice rolled");
}

#[test]
fn what_was_rolled_or_shown_stays() {
    let mut drawn = table(1);
    drawn.submit(A, &[Choice::Draw]).unwrap();
    assert_eq!(drawn.take_back(A), Err(NoTakeBack::TurnPassed));
    assert_eq!(drawn.take_back_by_consent(1), Err(NoTakeBack::Rolled));
    assert_eq!(drawn.take_back_by_consent(2), Err(NoTakeBack::Nothing));
    assert_eq!(drawn.take_back_by_consent(0), Err(NoTakeBack::Nothing));

    let mut laid = table(1);
    let (low, _) = ends(&laid);
    laid.submit(A, &[Choice::Aside(low), Choice::Lay]).unwrap();
    assert_eq!(laid.take_back_by_consent(1), Err(NoTakeBack::Revealed));
    assert_eq!(laid.take_back_by_consent(2), Err(NoTakeBack::Revealed));

    let seed = (0..40).find(|&seed| {
        let table = table(seed);
        hand(&table, B).contains(&ends(&table).0)
    });
    let mut called = table(seed.expect("somebody can be hit"));
    let (low, _) = ends(&called);
    called.submit(A, &[Choice::Call(low)]).unwrap();
    assert_eq!(
        called.take_back(A),
        Err(NoTakeBack::Surprised),
        "A's turn still"
    );
}

#[test]
fn by_consent_several_answers_go_back_at_once() {
    let mut table = table(1);
    let (low, high) = ends(&table);
    let before = stable_hash(table.game());
    table
        .submit(A, &[Choice::Aside(low), Choice::Aside(high)])
        .unwrap();
    table.take_back_by_consent(2).unwrap();
    assert_eq!(stable_hash(table.game()), before);
}

/// The seed is published with the last step: going back before it would be going on with known dice.
#[test]
fn a_match_that_is_over_stays_over() {
    let mut over = random_match::<Toy>(&Setup::standard(3), 1, 200);
    assert!(over.published_seed().is_some());
    assert_eq!(over.take_back_by_consent(1), Err(NoTakeBack::Over));
    let going_on = table(1);
    assert!(going_on.published_seed().is_none());
}

#[test]
fn a_resumed_match_goes_on_with_the_same_dice() {
    let whole = random_match::<Toy>(&Setup::standard(3), 5, 200);
    let seed = Seed::from_number(5);
    let mut record = whole.record();
    let rest = record.steps.split_off(record.steps.len() / 2);
    let mut resumed = record.resume(&seed).unwrap();
    for step in &rest {
        resumed
            .submit(step.seat, &[step.deed.answer().unwrap()])
            .unwrap();
    }
    assert_eq!(resumed.game(), whole.game());
    assert_eq!(resumed.record().steps, whole.record().steps);

    let stranger = record.resume(&Seed::from_number(6)).unwrap_err();
    assert_eq!((stranger.step, stranger.fault), (0, ReplayFault::WrongSeed));
}

#[test]
fn a_match_from_tapes_alone_goes_no_further_than_the_next_roll() {
    let mut replayed = table(1).record().replay().unwrap();
    let (low, _) = ends(&replayed);
    let refusal = replayed.submit(A, &[Choice::Draw]).unwrap_err();
    assert_eq!((refusal.at, refusal.why), (0, NotTaken::AfterChance));
    assert!(replayed.log().is_empty());
    replayed.submit(A, &[Choice::Aside(low)]).unwrap();
    assert!(replayed.published_seed().is_none());
}

#[test]
fn following_a_step_that_does_not_fit_leaves_no_trace() {
    let whole = random_match::<Toy>(&Setup::standard(3), 5, 200);
    let mut steps = whole.record().steps;
    let mut live = Match::<Toy>::new(Setup::standard(3), Seed::from_number(5));
    let good = steps[0].clone();
    steps[0].hash ^= 1;
    let before = stable_hash(live.game());
    assert_eq!(live.follow(&steps[0]).unwrap_err().step, 1);
    assert_eq!(stable_hash(live.game()), before);
    // Live dice keep pace with the steps that are followed.
    live.follow(&good).unwrap();
    for step in &steps[1..] {
        live.submit(step.seat, &[step.deed.answer().unwrap()])
            .unwrap();
    }
    assert_eq!(live.game(), whole.game());
}

#[test]
fn the_content_is_that_of_the_setup() {
    assert_eq!(Toy::content(table(1).setup()).values, 5);
}
