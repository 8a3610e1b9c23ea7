//! Positions that no table can have are refused with a sentence: none is played until something breaks.

use ethnos::Ethnos;
use kernel::Notation;

use crate::tables::table;

const FIRST: &str = "edition=first seats=3 tribes=dwarf,elf,giant,orc,skeleton";
const PLAIN: &str = "edition=first seats=3 tribes=dwarf,elf,minotaur,centaur,wizard";
const SOLO: &str = "edition=second seats=1";

/// Each of these was once read without a word.
#[test]
fn impossible_positions_are_refused() {
    let chief = "pool: white koi, green koi, red bear\n";
    let cases = [
        ("ET-SETUP-23: no Merfolk", PLAIN, "merfolk: A5".to_owned()),
        ("ET-SETUP-23: no Giants", PLAIN, "giant: A4".to_owned()),
        ("ET-SETUP-23: no Orcs", PLAIN, "orcs A: red".to_owned()),
        ("ET-SETUP-23: no Trolls", PLAIN, "trolls A: 1".to_owned()),
        (
            "ET-SETUP-12: other tribes than agreed",
            FIRST,
            "tribes: dwarf, elf, giant, orc, troll".to_owned(),
        ),
        (
            "ET-SOLO-4: the clans of solo are fixed",
            SOLO,
            "tribes: koi, rabbit, raven, bear, monkey, dog".to_owned(),
        ),
        (
            "ET-SOLO-21: nothing is being fed",
            SOLO,
            format!("{chief}fed: blue raven"),
        ),
        (
            "ET-SOLO-25: nothing was discarded",
            SOLO,
            format!("{chief}hand A: white koi\ndiscarded: red koi"),
        ),
        (
            "ET-SOLO-25: discarded cards lie in the pool",
            SOLO,
            format!("{chief}ask: feed-discarded\ndiscarded: 2 red bear"),
        ),
        (
            "ET-COMP-14: 264 cards on the Dashboard",
            SOLO,
            format!("dashboard white: {}", ["24 koi"; 11].join(", ")),
        ),
        (
            "ET-CHAIN-1: a further Band after no Centaur",
            PLAIN,
            "ask: further-members\nhand A: red dwarf, blue dwarf\nbuilding: red dwarf".to_owned(),
        ),
        (
            "ET-SCORE-2: hands are gone when the Orc boards are asked about",
            FIRST,
            "ask: cash\nthird: A\ndragons: 3\norcs A: red\nhand B: red dwarf".to_owned(),
        ),
        (
            "ET-TRIBE-ORC-6: nobody is asked in the last Age",
            FIRST,
            "age: 2\nask: cash\nthird: A\ndragons: 3\norcs A: red".to_owned(),
        ),
        (
            "ET-AGE-10: the Age ends with the third Dragon, not before",
            FIRST,
            "ask: cash\nthird: A\ndragons: 1\norcs A: red".to_owned(),
        ),
        (
            "ET-TRIBE-WIZARD-1: the hand was discarded before",
            PLAIN,
            "ask: study\nbands A: red wizard\nhand A: red dwarf".to_owned(),
        ),
        (
            "ET-END-9: a game that is won goes on",
            "edition=polish seats=3 tribes=dwarf,elf,giant,orc,skeleton",
            "ten-skeletons: A".to_owned(),
        ),
        (
            "ET-TRIBE-SKELETON-9: ten Skeletons win nothing here",
            FIRST,
            "ask: over\nten-skeletons: A".to_owned(),
        ),
        ("two numbers for one seat", FIRST, "glory: A1 A2".to_owned()),
    ];
    let read: Vec<&str> = cases
        .iter()
        .filter(|(_, wanted, text)| Ethnos::read_position(&table(wanted), text).is_ok())
        .map(|(name, ..)| *name)
        .collect();
    assert!(read.is_empty(), "read without a word: {read:#?}");
}
