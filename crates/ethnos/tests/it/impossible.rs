//! Positions that no table can have are refused with a reason: none is played until something breaks.

use ethnos::Ethnos;
use kernel::Notation;

use crate::tables::table;

const FIRST: &str = "edition=first seats=3 tribes=dwarf,elf,giant,orc,skeleton";
const POLISH: &str = "edition=polish seats=3 tribes=dwarf,elf,giant,orc,skeleton";
const PLAIN: &str = "edition=first seats=3 tribes=dwarf,elf,minotaur,centaur,wizard";
const SOLO: &str = "edition=second seats=1";

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
