//! Positions as text: what is wrong is said in a sentence (see `docs/notation-eko.md`).
#![allow(clippy::unwrap_used)] // helpers of tests

use eko::{Eko, Setup};
use kernel::{Notation, Published, Wanted};

fn setup(wish: &str) -> Setup {
    let wanted: Wanted = wish.parse().unwrap();
    Eko::set_up(&Eko::read_content(Eko::CONTENT).unwrap(), &wanted).unwrap()
}

const FINE: &str = "stack k14: A 2 emperor\nstack o9: B 2 emperor\n";

#[track_caller]
fn refused(more: &str, because: &str) {
    let text = format!("{FINE}{more}");
    let error = Eko::read_position(&setup("seats=2 board=standard"), &text)
        .unwrap_err()
        .to_string();
    assert!(error.contains(because), "{more}: {error}");
}

/// EK-C3, EK-S1, EK-S7, EK-K6, EK-A5: positions that the rules do not know.
#[test]
fn impossible_positions_are_refused() {
    refused("stack m13: A 1", "line 3: m13 is no movement space");
    refused("stack m12: A 5", "0 to 4");
    refused("stack m12: A 0", "1 to 4 discs (EK-C3)");
    refused("stack m12: C 1", "nobody sits on seat C");
    refused("stack m12: A 1 emperor", "in two places");
    refused("stack m12: A", "a seat, a number of discs");
    refused("stack k14: A 1", "is there twice");
    refused("stack z99: A 1", "is not a space");
    refused("building m12: A tower", "m12 is no construction space");
    refused(
        "building m11: A tower",
        "m11 is a reg and bears no tower (EK-K6)",
    );
    refused("building k15: A hut", "is not an answer");
    refused("reserve A: 20", "0 to 15");
    refused("reserve A: 5\nbox A: 5", "not 15");
    refused("points A: 3", "it is 0, not 3");
    refused("supply B: 1 1 1", "it is 5 3 1");
    refused("phase: dancing", "write swap, action");
    refused("phase: destination o9", "impossible in this position");
    refused("phase: construction q11", "impossible in this position");
    refused("phase: march", "impossible in this position");
    refused("phase: exchange B", "impossible in this position");
    refused("phase: amount k14", "impossible in this position");
    refused("phase: moon", "impossible in this position");
    refused("phase: toll k14 k13 nothing", "impossible in this position");
    refused("phase: route k14 k13", "impossible in this position");
    refused(
        "phase: spending k15 tower k14",
        "impossible in this position",
    );
    refused("out: A", "impossible in this position");
    refused("out: B", "B is out but has discs on the board");
    refused("tiles: A0m13", "is wanted 1 times");
    refused("past: xyz", "hexadecimal");
    refused("weather: fine", "is unknown");
    refused("nothing", "no colon");
}

#[test]
fn somebody_who_should_have_exchanged_is_refused() {
    let text = "stack k14: A 2\nstack o9: B 2\nprison A: B\nprison B: A\n";
    let error = Eko::read_position(&setup("seats=2 board=standard"), text).unwrap_err();
    assert!(error.why.to_string().contains("EK-A5"), "{error}");
}

/// EK-A15: the draw rule's memory makes no sense without the draw rule.
#[test]
fn strict_positions_have_no_memory() {
    let text = format!("{FINE}quiet: 3\n");
    assert!(Eko::read_position(&setup("seats=2 board=standard draw=strict"), &text).is_err());
}

#[test]
fn every_example_of_the_document_is_known() {
    let document = include_str!("../../../docs/notation-eko.md");
    let setup = setup("seats=2 board=standard");
    let game = Eko::read_position(&setup, FINE).unwrap();
    let answers = document
        .split("## Answers")
        .nth(1)
        .unwrap()
        .split("## Positions")
        .next()
        .unwrap();
    let mut read = 0;
    for line in answers.lines().filter(|line| line.starts_with("    ")) {
        let answer = line.trim().split("  ").next().unwrap();
        // The board of this test has no Tempests and no fourth player.
        if !answer.starts_with("through i13") && answer != "give D" {
            game.read_choice(answer)
                .unwrap_or_else(|error| panic!("{answer}: {error}"));
            read += 1;
        }
    }
    assert!(read >= 18, "{read}");
}
