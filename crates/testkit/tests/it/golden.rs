//! Golden matches: made, checked, and refused when anything has changed.

use kernel::{Game, Published};
use testkit::golden::{bless, check, random_match};
use testkit::toy::{Event, Flaw, Setup, Toy};

fn blessed() -> String {
    bless::<Toy>(&Setup::standard(3), 0..50, 200, |table| {
        let mut events = table.log().iter().flat_map(|entry| &entry.events);
        events.any(|event| matches!(event, Event::Called { hit: true, .. }))
    })
    .expect("some match has a hit")
}

#[test]
fn a_blessed_match_is_what_was_wanted_and_replays() {
    let setup = Setup::standard(3);
    let table = check::<Toy>(&blessed(), Toy::content(&setup)).unwrap();
    let mut events = table.log().iter().flat_map(|entry| &entry.events);
    assert!(events.any(|event| matches!(event, Event::Called { hit: true, .. })));
    assert_eq!(table.game().standings().ending, "most-points");
    assert_eq!(bless::<Toy>(&setup, 0..5, 200, |_| false), None);
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let file = || random_match::<Toy>(&Setup::standard(4), 9, 200).to_file(&[]);
    assert_eq!(file(), file());
}

#[test]
fn a_changed_game_is_noticed() {
    // The twin loses gambled cards, so its table differs after the first gamble.
    let twin = |flaw| check::<Toy>(&blessed(), &Setup::flawed(3, flaw).content);
    let error = twin(Flaw::Piece).unwrap_err();
    assert!(error.contains("differs afterwards"), "{error}");
    // This one writes a choice differently: the match is the same, the text is not.
    let error = twin(Flaw::Notation).unwrap_err();
    assert!(error.contains("written differently today"), "{error}");
}

#[test]
fn a_golden_match_is_whole_and_proved() {
    let setup = Setup::standard(3);
    let content = Toy::content(&setup);
    let text = blessed();
    let unproved: String = text
        .split_inclusive('\n')
        .filter(|line| !line.starts_with("seed"))
        .collect();
    let error = check::<Toy>(&unproved, content).unwrap_err();
    assert!(error.contains("ends with its seed"), "{error}");
    let half = random_match::<Toy>(&setup, 1, 5).to_file(&[]);
    assert!(check::<Toy>(&half, content).is_err());
    let error = check::<Toy>(&format!("{text}# a word\n"), content).unwrap_err();
    assert!(error.contains("written differently today"), "{error}");
}
