//! Back behind rolls and answers, in every game: the same answers meet the same luck.

use catalog::{AnyTable, Eyes, GAMES};
use face::Language;
use kernel::{Seat, Viewer, Wanted};
use referee::Seed;

/// A match of two after so many answers of random bots, or fewer where it is over before.
fn played(game: &catalog::Listed, steps: usize) -> Box<dyn AnyTable> {
    let wanted = Wanted {
        seats: Some(2),
        ..Wanted::default()
    };
    let names = vec!["Ewa".to_owned(), "Jan".to_owned()];
    let game = game.open(None).expect("the content is sound");
    let mut table = game
        .open_table(&wanted, Seed::from_number(19), names)
        .expect("two can play");
    for seat in Seat::first(2) {
        table.seat_bot(seat, "random").expect("there is such a bot");
    }
    for _ in 0..steps {
        table.let_bot_answer();
    }
    table
}

/// The file without the line that tells of take-backs.
fn without_marks(table: &dyn AnyTable) -> String {
    let file = table.to_file();
    let lines = file.lines().filter(|line| !line.starts_with("take-backs"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_same_answers_meet_the_same_luck_in_every_game() {
    for game in GAMES {
        let mut table = played(game, 60);
        let (steps, whole) = (table.steps_from(0), without_marks(&*table));
        assert!(steps.len() == 60, "{}: it goes on", game.key);
        for to in [45, 31, 12, 0] {
            let seat = steps[to].seat;
            table.rewind(seat, to).expect("it goes back");
            assert_eq!(table.steps(), to);
            let before = played(game, to);
            assert_eq!(table.position(), before.position(), "{}", game.key);
            for step in &steps[to..] {
                table
                    .submit(step.seat, &[&step.choice])
                    .expect("as it was before");
            }
            assert_eq!(without_marks(&*table), whole, "{}", game.key);
        }
        assert_eq!(
            table.take_backs().len(),
            4,
            "{}: {:?}",
            game.key,
            table.take_backs()
        );
        let read = catalog::read_match(&table.to_file(), None).expect("it is true");
        assert_eq!(read.table.take_backs(), table.take_backs());
    }
}

#[test]
fn the_log_tells_of_it_where_it_happened() {
    let mut table = played(&GAMES[0], 30);
    let steps = table.steps_from(0);
    let own = |nth: usize| (nth..).find(|&nth| steps[nth].seat == Seat(0)).unwrap();
    let (early, late) = (own(4), own(14));
    let eyes = Eyes::Of(Viewer::Seated(Seat(1)));
    let told = |table: &dyn AnyTable, language| {
        let log = table.log(eyes, language, 0);
        let lines = log.into_iter().filter(|line| {
            line.text.starts_with("Ewa takes") && line.text.ends_with("back.")
                || line.text.starts_with("Ewa cofa")
        });
        lines
            .map(|line| (line.step, line.seat, line.text))
            .collect::<Vec<_>>()
    };
    let line = |step: usize, text: &str| (step, Some(Seat(0)), text.to_owned());
    assert_eq!(told(&*table, Language::English), []);
    table.rewind(Seat(0), late).unwrap();
    let once = [line(late, "Ewa takes a move back.")];
    assert_eq!(told(&*table, Language::English), once);
    assert_eq!(
        told(&*table, Language::Polish),
        [line(late, "Ewa cofa ruch.")]
    );
    // The match goes on, and the line stays in its place.
    table.submit(Seat(0), &[&steps[late].choice]).unwrap();
    assert_eq!(told(&*table, Language::English), once);
    table.rewind(Seat(0), early).unwrap();
    assert_eq!(
        told(&*table, Language::English),
        [line(early, "Ewa takes 2 moves back.")]
    );
    assert_eq!(
        told(&*table, Language::Polish),
        [line(early, "Ewa cofa 2 ruchy.")]
    );
    let log = table.log(eyes, Language::English, 0);
    assert!(log.iter().all(|line| line.step <= early));
}

/// However little of the log is shown, the oldest of it stands under the heading of its turn.
#[test]
fn a_part_of_the_log_begins_with_its_heading() {
    let game = GAMES.iter().find(|game| game.key == "eko").unwrap();
    let table = played(game, 60);
    let log = |from| table.log(Eyes::All, Language::English, from);
    let all = log(0);
    let inside = |pair: &&[catalog::LogLine]| pair[0].step < pair[1].step && !pair[1].heading;
    let cut = all.windows(2).rev().find(inside).expect("turns have steps")[1].step;
    let part = log(cut);
    assert!(part[0].heading && part[0].step < cut, "{:?}", part[0]);
    assert!(part[1..].iter().all(|line| line.step >= cut));
    let last = all
        .iter()
        .rfind(|line| line.heading && line.step < cut)
        .unwrap();
    assert_eq!((part[0].step, &part[0].text), (last.step, &last.text));
}
