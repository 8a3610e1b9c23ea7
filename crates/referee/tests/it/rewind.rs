//! One person against bots: back to their last decision, whatever came after it.

use kernel::{Game, Published, Seat, Turn, stable_hash};
use referee::{Exit, Match, MatchFile, NoTakeBack, Seed, Step, TakeBack};
use testkit::golden::random_match;
use testkit::toy::{Choice, Setup, Toy};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const SEED: u64 = 11;

fn table() -> Match<Toy> {
    Match::new(Setup::standard(3), Seed::from_number(SEED))
}

/// A whole match and its steps.
fn whole() -> (Match<Toy>, Vec<Step<Choice>>) {
    let whole = random_match::<Toy>(&Setup::standard(3), SEED, 200);
    let steps = whole.record().steps;
    (whole, steps)
}

/// A match after the first `many` of these steps.
fn after(steps: &[Step<Choice>], many: usize) -> Match<Toy> {
    let mut table = table();
    play(&mut table, &steps[..many]);
    table
}

fn play(table: &mut Match<Toy>, steps: &[Step<Choice>]) {
    for step in steps {
        let answer = step.deed.answer().expect("an answer");
        table.submit(step.seat, &[answer]).expect("it is allowed");
    }
}

fn read(text: &str) -> Result<MatchFile<Toy>, referee::FileError> {
    let content = Toy::read_content(Toy::CONTENT).expect("the content is sound");
    MatchFile::read(text, &content)
}

/// The first line in which two matches differ, or `None`.
fn differs(one: &str, other: &str) -> Option<String> {
    let mut lines = one.lines().zip(other.lines());
    let line = lines.find(|(one, other)| one != other);
    line.map(|(one, other)| format!("{one:?} and {other:?}"))
}

#[test]
fn the_same_answer_meets_the_same_luck() {
    let (whole, steps) = whole();
    for (to, first) in steps.iter().enumerate() {
        for many in to + 1..steps.len() {
            let mut table = after(&steps, many);
            table.rewind(first.seat, to).expect("it goes back");
            assert_eq!(table.turn(), Turn::Ask(first.seat));
            let before = after(&steps, to);
            assert_eq!(table.game(), before.game(), "from {many} to {to}");
            assert_eq!(table.record().steps, before.record().steps);
            play(&mut table, &steps[to..]);
            assert_eq!(table.record().steps, steps, "hashes and rolls alike");
            assert_eq!(table.published_seed(), whole.published_seed());
        }
    }
}

#[test]
fn another_answer_can_be_proved_as_well() {
    let (_, steps) = whole();
    let to = steps.len() / 2;
    let first = &steps[to];
    let mut table = after(&steps, steps.len() - 1);
    table.rewind(first.seat, to).unwrap();
    let mut others = Vec::new();
    table.game().choices(&mut others);
    others.retain(|choice| Some(*choice) != first.deed.answer());
    let other = *others.first().expect("there is another answer");
    table.submit(first.seat, &[other]).unwrap();
    while let Turn::Ask(seat) = table.turn() {
        let mut choices = Vec::new();
        table.game().choices(&mut choices);
        table.submit(seat, &[choices[0]]).unwrap();
    }
    let file = read(&table.to_file(&[])).unwrap();
    assert!(file.proved, "every roll is the seed's");
    assert_eq!(file.table.take_backs(), table.take_backs());
}

#[test]
fn what_goes_back_leaves_a_mark_unless_nothing_was_known() {
    let mut table = table();
    let mut cards = Vec::new();
    table.game().choices(&mut cards);
    let card = cards.iter().find_map(|choice| match choice {
        Choice::Aside(card) => Some(*card),
        _ => None,
    });
    let card = card.expect("a card can be put aside");
    table.submit(A, &[Choice::Aside(card)]).unwrap();
    assert_eq!(table.rewind(A, 0), Ok(None), "a misclick");
    table.submit(A, &[Choice::Draw]).unwrap();
    let mark = TakeBack { seat: A, step: 0 };
    assert_eq!(table.rewind(A, 0), Ok(Some(mark)), "a card was seen");
    table.submit(A, &[Choice::Draw]).unwrap();
    table.submit(B, &[Choice::Draw]).unwrap();
    table.submit(C, &[Choice::Draw]).unwrap();
    table.submit(A, &[Choice::Gamble(card)]).unwrap();
    let later = TakeBack { seat: A, step: 3 };
    assert_eq!(table.rewind(A, 3), Ok(Some(later)));
    assert_eq!(table.take_backs(), [mark, later]);
    // Further back: the later mark stands where the match goes on.
    table.rewind(A, 0).unwrap();
    assert_eq!(table.take_backs(), [mark; 3]);
}

#[test]
fn only_to_a_question_of_ones_own() {
    let (_, steps) = whole();
    let mut table = after(&steps, 8);
    let hash = stable_hash(table.game());
    let other = if steps[3].seat == A { B } else { A };
    let no = NoTakeBack::NotYours {
        seat: steps[3].seat,
    };
    assert_eq!(table.rewind(other, 3), Err(no));
    assert_eq!(table.rewind(steps[3].seat, 8), Err(NoTakeBack::Nothing));
    assert_eq!(table.rewind(A, 99), Err(NoTakeBack::Nothing));
    assert_eq!(stable_hash(table.game()), hash);
    assert!(table.take_backs().is_empty());
}

/// The seed is published with the last step: going back before it would be going on with known dice.
#[test]
fn what_is_over_stays_over() {
    let (mut whole, steps) = whole();
    let seat = steps[0].seat;
    assert_eq!(whole.may_rewind(seat, 0), Err(NoTakeBack::Over));
    assert_eq!(whole.rewind(seat, 0), Err(NoTakeBack::Over));
    assert!(whole.published_seed().is_some());
}

#[test]
fn what_conceding_did_stays() {
    let (_, steps) = whole();
    let mut table = after(&steps, 2);
    let left = Seat::first(3).find(|seat| Turn::Ask(*seat) != table.turn());
    let left = left.unwrap();
    table.leave(left, Exit::Concede).unwrap();
    let Turn::Ask(asked) = table.turn() else {
        panic!("two play on");
    };
    table.submit(asked, &[Choice::Draw]).unwrap();
    let no = NoTakeBack::Conceded { seat: left };
    assert_eq!(table.rewind(steps[0].seat, 0), Err(no));
    assert!(table.rewind(asked, 3).unwrap().is_some(), "as far as that");
    assert_eq!(table.exit_of(left), Some(Exit::Concede));
    assert_eq!(table.log().len(), 3);
}

#[test]
fn a_match_without_dice_goes_back_by_its_tapes() {
    let (_, steps) = whole();
    let mut table = after(&steps, 6).record().replay().unwrap();
    table.rewind(steps[2].seat, 2).unwrap();
    assert_eq!(table.game(), after(&steps, 2).game());
}

#[test]
fn a_file_tells_of_take_backs_and_of_nothing_else_new() {
    let (_, steps) = whole();
    let plain = after(&steps, 6).to_file(&[]);
    let mut table = after(&steps, 6);
    assert!(table.rewind(steps[4].seat, 4).unwrap().is_some());
    play(&mut table, &steps[4..6]);
    let marked = table.to_file(&[]);
    let line = format!("take-backs {} 4\n", steps[4].seat);
    assert!(marked.contains(&line), "{marked}");
    assert_eq!(marked.replace(&line, ""), plain, "byte for byte");
    let file = read(&marked).unwrap();
    assert_eq!(file.table.take_backs(), table.take_backs());
    assert_eq!(differs(&file.table.to_file(&[]), &marked), None);
    assert!(read(&plain).unwrap().table.take_backs().is_empty());
    // Going on after a break keeps the marks.
    let resumed = table.record().resume(&Seed::from_number(SEED)).unwrap();
    assert_eq!(resumed.take_backs(), table.take_backs());
}

#[test]
fn a_file_that_lies_about_take_backs_is_refused() {
    let (_, steps) = whole();
    let text = after(&steps, 6).to_file(&[]);
    for (line, why) in [
        ("take-backs A 7", "a step 7 in a match of 6 steps"),
        ("take-backs D 1", "there is no seat D"),
        ("take-backs A 4, A 2", "out of their order"),
        ("take-backs A", "write: take-backs SEAT STEP"),
        ("take-backs", "write: take-backs SEAT STEP"),
        ("take-backs A x", "not a number"),
        ("take-backs A 1\ntake-backs A 2", "a second line"),
    ] {
        let text = text.replace("\nopening ", &format!("\n{line}\nopening "));
        let error = read(&text).expect_err(line);
        assert!(error.to_string().contains(why), "{line}: {error}");
        assert!((7..=8).contains(&error.line), "{error}");
    }
}
