//! Seats that leave before the end.

use kernel::{Seat, Turn};
use referee::{Exit, Match, MatchFile, NoExit, NoTakeBack, Seed};
use testkit::toy::{Choice, Setup, Toy};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn table(seats: u8) -> Match<Toy> {
    Match::new(Setup::standard(seats), Seed::from_number(7))
}

fn ranks(table: &Match<Toy>) -> Vec<(Seat, u8)> {
    let places = table.standings().places;
    places
        .iter()
        .map(|place| (place.seat, place.rank))
        .collect()
}

#[test]
fn a_seat_leaves_at_any_time_and_the_others_play_on() {
    let mut table = table(4);
    assert_eq!(table.turn(), Turn::Ask(A));
    let before = table.game().clone();
    table.leave(C, Exit::Concede).unwrap(); // out of turn
    assert_eq!(*table.game(), before, "the toy knows nothing of it");
    assert_eq!(table.turn(), Turn::Ask(A));
    assert_eq!(table.exit_of(C), Some(Exit::Concede));
    table.leave(A, Exit::Forfeit).unwrap();
    assert_eq!(table.turn(), Turn::Ask(A), "a stand-in has the seat");
    table.submit(A, &[Choice::Draw]).unwrap();
    assert_eq!(table.standings().ending, "unfinished");
    assert_eq!(
        ranks(&table)[2..],
        [(A, 3), (C, 4)],
        "the first to leave is lowest"
    );
    assert_eq!(table.published_seed(), None);
}

#[test]
fn the_last_one_left_wins() {
    let mut table = table(3);
    table.leave(B, Exit::Concede).unwrap();
    let foreseen = table.if_conceded(A);
    assert!(foreseen.over && !foreseen.by_rules);
    table.leave(A, Exit::Concede).unwrap();
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(foreseen.standings, table.standings());
    assert_eq!(ranks(&table), [(C, 1), (A, 2), (B, 3)]);
    assert_eq!(table.standings().ending, "conceded");
    assert!(table.published_seed().is_some());
    let refused = table.submit(A, &[Choice::Draw]).unwrap_err();
    assert_eq!(refused.to_string(), "answer 1: the game is over");
}

#[test]
fn no_seat_leaves_twice_or_after_the_end() {
    let mut table = table(3);
    table.leave(B, Exit::Forfeit).unwrap();
    let twice = table.leave(B, Exit::Concede).unwrap_err();
    assert_eq!(twice, NoExit::Gone(Exit::Forfeit));
    assert_eq!(
        table.leave(Seat(3), Exit::Concede).unwrap_err(),
        NoExit::NoSeat
    );
    assert_eq!(table.log().len(), 1);
    table.leave(C, Exit::Concede).unwrap();
    assert_eq!(table.leave(A, Exit::Concede).unwrap_err(), NoExit::Over);
}

#[test]
fn a_concession_and_what_was_before_it_stays() {
    let mut table = table(3);
    let mut offered = Vec::new();
    kernel::Game::choices(table.game(), &mut offered);
    let aside = offered
        .into_iter()
        .find(|one| matches!(one, Choice::Aside(_)));
    table.submit(A, &[aside.unwrap()]).unwrap();
    assert_eq!((table.may_take_back(A), table.revocable()), (Ok(()), 1));
    table.leave(C, Exit::Concede).unwrap();
    let no = NoTakeBack::Conceded { seat: C };
    assert_eq!(table.take_back(A), Err(no));
    assert_eq!(table.take_back_by_consent(2), Err(no));
    assert_eq!(table.revocable(), 0);
    assert_eq!(no.to_string(), "seat C has left the match since");
}

#[test]
fn a_file_tells_who_left_and_is_believed() {
    let mut table = table(3);
    table.submit(A, &[Choice::Draw]).unwrap();
    table.leave(C, Exit::Concede).unwrap();
    table.leave(B, Exit::Forfeit).unwrap();
    let text = table.to_file(&[]);
    assert!(text.contains("\n2 C | concede |  | "), "{text}");
    assert!(text.contains("\n3 B | forfeit |  | "), "{text}");
    assert!(
        text.contains("\nresult conceded | A 1 0 | B 2 0 | C 3 0\n"),
        "{text}"
    );
    let content = &Setup::standard(3).content;
    let read = MatchFile::<Toy>::read(&text, content).unwrap();
    assert!(read.proved);
    assert_eq!(read.table.standings(), table.standings());
    assert_eq!(read.table.to_file(&[]), text[..text.find("seed ").unwrap()]);
}

#[test]
fn a_forged_concession_is_found_out() {
    let mut table = table(3);
    table.submit(A, &[Choice::Draw]).unwrap();
    table.leave(C, Exit::Concede).unwrap();
    let text = table.to_file(&[]);
    let hash = format!("{:016x}", table.log()[1].step.hash);
    let content = &Setup::standard(3).content;
    let told = |text: &str| match MatchFile::<Toy>::read(text, content) {
        Ok(_) => "believed".to_owned(),
        Err(error) => error.to_string(),
    };
    let line = |rest: &str| format!("{text}3 {rest}\n");
    let twice = line(&format!("C | concede | | {hash}"));
    let lie = told(&twice);
    assert!(
        lie.ends_with("step 3: it cannot leave the match: the seat has conceded before"),
        "{lie}"
    );
    let nobody = told(&line(&format!("D | concede | | {hash}")));
    assert!(nobody.ends_with("there is no such seat"), "{nobody}");
    let rolled = told(&line(&format!("B | concede | 3 | {hash}")));
    assert!(rolled.contains("the tape holds 1 rolls"), "{rolled}");
    let won = format!("{text}result conceded | A 1 0 | B 1 0 | C 3 0\n");
    assert!(
        told(&won).contains("the match is not over"),
        "{}",
        told(&won)
    );
    let over = line(&format!("B | concede | | {hash}")) + &format!("4 A | concede | | {hash}\n");
    assert!(told(&over).ends_with("step 4: it cannot leave the match: the match is over"));
}
