//! Positions that no table can have are refused with a reason: none is played until something breaks.

use ethnos::Ethnos;
use kernel::Notation;

use crate::tables::table;

const FIRST: &str = "edition=first seats=3 tribes=dwarf,elf,giant,orc,skeleton";
const POLISH: &str = "edition=polish seats=3 tribes=dwarf,elf,giant,orc,skeleton";
const PLAIN: &str = "edition=first seats=3 tribes=dwarf,elf,minotaur,centaur,wizard";
const COINS: &str = "edition=second seats=3 tribes=raccoon,koi,bear,fox,dog";
const RECRUITMENT: &str = "edition=second seats=3 +recruitment tribes=raccoon,koi,bear,fox,dog";
const SOLO: &str = "edition=second seats=1";
const HARD: &str = "edition=second seats=1 level=hard";

/// What is wrong by which rule, the table, the position, and the key of the reason.
type Case = (&'static str, &'static str, &'static str, &'static str);

/// Each of these was once read without a word.
#[track_caller]
fn refused(cases: &[Case]) {
    for (name, wanted, text, key) in cases {
        let error = Ethnos::read_position(&table(wanted), text).map(drop);
        let why = error.expect_err(name).why;
        assert_eq!(why.key, *key, "{name}: {why}");
    }
}

#[test]
fn pieces_of_tribes_that_are_not_in_the_game() {
    refused(&[
        ("ET-SETUP-23: Merfolk", PLAIN, "merfolk: A5", "not-a-line"),
        ("ET-SETUP-23: Giants", PLAIN, "giant: A4", "not-a-line"),
        ("ET-SETUP-23: Orcs", PLAIN, "orcs A: red", "not-a-line"),
        ("ET-SETUP-23: Trolls", PLAIN, "trolls A: 1", "not-a-line"),
        (
            "ET-SETUP-12: other tribes than agreed",
            FIRST,
            "tribes: dwarf, elf, giant, orc, troll",
            "position-other-tribes",
        ),
        (
            "ET-SOLO-4: the clans of solo are fixed",
            SOLO,
            "tribes: koi, rabbit, raven, bear, monkey, dog",
            "position-other-tribes",
        ),
    ]);
}

#[test]
fn cards_that_bruno_cannot_have() {
    refused(&[
        (
            "ET-SOLO-21: nothing is being fed",
            SOLO,
            "pool: white koi, green koi, red bear\nfed: blue raven",
            "not-a-line",
        ),
        (
            "ET-SOLO-21: one card on the regular level",
            SOLO,
            "pool: white koi, green koi, red bear\nask: feed 2",
            "position-ask",
        ),
        (
            "ET-SOLO-66: two on the hard level, not three",
            HARD,
            "pool: white koi, green koi, red bear\nask: feed 2\nfed: white koi",
            "position-ask",
        ),
        (
            "ET-SOLO-25: nothing was discarded",
            SOLO,
            "pool: white koi, green koi, red bear\nhand A: white koi\ndiscarded: red koi",
            "position-discarded",
        ),
        (
            "ET-SOLO-25: discarded cards are in the pool",
            SOLO,
            "pool: white koi, green koi, red bear\nask: feed-discarded\ndiscarded: 2 red bear",
            "position-discarded",
        ),
        (
            "ET-COMP-14: 120 cards on the Dashboard",
            SOLO,
            "dashboard white: 24 koi, 24 koi, 24 koi, 24 koi, 24 koi",
            "position-too-many-cards",
        ),
    ]);
}

#[test]
fn questions_about_nothing() {
    refused(&[
        (
            "ET-CHAIN-1: a further Band after no Centaur",
            PLAIN,
            "ask: further-members\nhand A: red dwarf, blue dwarf\nbuilding: red dwarf",
            "position-ask",
        ),
        (
            "ET-SCORE-2: hands are gone when the Orc boards are asked about",
            FIRST,
            "ask: cash\nthird: A\ndragons: 3\norcs A: red\nhand B: red dwarf",
            "position-ask",
        ),
        (
            "ET-TRIBE-ORC-6: no one is asked in the last Age",
            FIRST,
            "age: 2\nask: cash\nthird: A\ndragons: 3\norcs A: red",
            "position-ask",
        ),
        (
            "ET-AGE-10: the Age ends with the third Dragon, not before",
            FIRST,
            "ask: cash\nthird: A\ndragons: 1\norcs A: red",
            "position-ask",
        ),
        (
            "ET-TRIBE-WIZARD-1: the hand was discarded before",
            PLAIN,
            "ask: study\nbands A: red wizard\nhand A: red dwarf",
            "position-ask",
        ),
    ]);
}

#[test]
fn giant_tokens_in_the_wrong_place() {
    let cases = [
        (
            "ET-TRIBE-GIANT-1: a token without a Giant-led Band",
            "giant: A3\nbands A: red dwarf + blue dwarf, green dwarf",
            "pieces-giant",
        ),
        (
            "ET-TRIBE-GIANT-4: a Giant-led Band without the token",
            "giant: -\nbands A: red giant",
            "pieces-no-giant",
        ),
        (
            "ET-TRIBE-GIANT-3: a larger Band than the one with the token",
            "giant: B1\nbands A: red giant + blue giant\nbands B: green giant",
            "pieces-giant",
        ),
        (
            "ET-TRIBE-GIANT-1: the token of another player's Band",
            "giant: B2\nbands A: red giant + blue giant\nbands B: green giant",
            "pieces-giant",
        ),
        (
            "ET-BAND-5: a Band takes the token after its marker",
            "ask: marker\ngiant: A1\nbands A: red giant",
            "pieces-giant",
        ),
    ];
    for (name, text, key) in cases {
        refused(&[(name, FIRST, text, key)]);
    }
    // The other half: where the line is missing, the token lies where it must, and not before its Band has claimed it.
    let read = |text: &str| Ethnos::read_position(&table(FIRST), text).unwrap();
    let giant = |text: &str| {
        let written = read(text).write_position();
        let line = written.lines().find(|line| line.starts_with("giant"));
        line.unwrap().to_owned()
    };
    assert_eq!(giant("bands B: red giant + blue giant"), "giant: B2");
    assert_eq!(giant("ask: marker\nbands A: red giant"), "giant: -");
    assert_eq!(
        giant("giant: B1\nbands A: red giant\nbands B: blue giant"),
        "giant: B1",
        "ET-TRIBE-GIANT-3: of two equal Bands the earlier one has it, whoever's that was"
    );
}

#[test]
fn dragons_and_ages_out_of_order() {
    refused(&[
        (
            "ET-AGE-9: a Dragon out while cards lie above all of them",
            FIRST,
            "dragons: 1\nabove: 5",
            "pieces-dragons-above",
        ),
        (
            "ET-DRAGON-6: the third Dragon drawn before it is out",
            FIRST,
            "dragons: 2\nthird: B",
            "position-third",
        ),
        (
            "ET-AGE-18: over in the middle of an Age",
            FIRST,
            "age: 2\ndragons: 1\nask: over",
            "position-not-over",
        ),
        (
            "ET-AGE-18: over after the First Age",
            FIRST,
            "age: 1\ndragons: 3\nask: over",
            "position-not-over",
        ),
    ]);
}

#[test]
fn coins_out_of_order() {
    refused(&[
        (
            "ET-TRIBE-RACCOON-1: a 2 laid while a 1 is left",
            COINS,
            "coins red: 1, 2",
            "pieces-coin-order",
        ),
        (
            "ET-TRIBE-RACCOON-1: a 4 gone while a 3 is left",
            COINS,
            "age: 2\ncoins-gone: 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4",
            "pieces-coin-order",
        ),
        (
            "ET-AGE-16: a 2 of an earlier Age than a 1",
            COINS,
            "age: 2\ncoins red: 1\ncoins-gone: 1, 1, 1, 1, 2",
            "pieces-coin-order",
        ),
    ]);
    let fine = "age: 2\ncoins red: 1, 2\ncoins-gone: 1, 1, 1, 1";
    assert!(Ethnos::read_position(&table(COINS), fine).is_ok());
}

#[test]
fn pools_that_would_have_been_refilled() {
    let two = "pool: red koi, blue koi";
    refused(&[
        (
            "ET-RECRUIT-2: a pool of one",
            RECRUITMENT,
            "pool: red koi",
            "pieces-pool",
        ),
        (
            "ET-RECRUIT-2: no pool",
            RECRUITMENT,
            "age: 1",
            "pieces-pool",
        ),
        ("ET-SOLO-20: in solo too", SOLO, two, "pieces-pool"),
        (
            "ET-RECRUIT-2: in the middle of a turn",
            RECRUITMENT,
            "pool: red koi\nask: token\nbands A: red fox",
            "pieces-pool",
        ),
        (
            "ET-SOLO-24: two are left after a card was taken",
            SOLO,
            "pool: red koi\nask: feed 1",
            "pieces-pool",
        ),
    ]);
    let read = |wanted, text: &str| Ethnos::read_position(&table(wanted), text);
    let feeding = format!("{two}\nask: feed 1");
    assert!(read(SOLO, &feeding).is_ok(), "ET-SOLO-24: not refilled yet");
    let over = "age: 2\ndragons: 3\nask: over";
    assert!(read(RECRUITMENT, over).is_ok(), "ET-RECRUIT-5");
    let elsewhere = "pool: red dwarf";
    assert!(read(FIRST, elsewhere).is_ok(), "ET-DRAW-2: not refilled");
}

#[test]
fn games_that_are_won() {
    refused(&[
        (
            "ET-END-9: a game that is won goes on",
            POLISH,
            "ten-skeletons: A",
            "position-ten-skeletons",
        ),
        (
            "ET-TRIBE-SKELETON-9: ten Skeletons win nothing here",
            FIRST,
            "ask: over\nten-skeletons: A",
            "position-ten-skeletons",
        ),
        (
            "two numbers for one seat",
            FIRST,
            "glory: A1 A2",
            "position-seat-twice",
        ),
    ]);
}
