//! Positions and answers as text: what is wrong is said by key, with its figures (see `docs/notation-eko.md`).

use eko::Eko;
use kernel::Notation;

use crate::setup;

const FINE: &str = "stack k14: A 2 emperor\nstack o9: B 2 emperor\n";

/// `more` is on the third line.
#[track_caller]
fn refused(more: &str, because: &str) {
    let text = format!("{FINE}{more}");
    let error = Eko::read_position(&setup("seats=2 board=standard"), &text)
        .expect_err("it must be refused");
    assert_eq!(error.to_string(), because, "{more}");
}

/// A phase that no rule would lead to.
#[track_caller]
fn impossible(phase: &str) {
    refused(
        &format!("phase: {phase}"),
        &format!("text-phase text={phase}"),
    );
}

#[test]
fn impossible_stacks_are_refused() {
    refused(
        "stack m13: A 1",
        "line 3: text-by-rule why=[text-no-space space=m13], rule=EK-S1",
    );
    refused("stack m12: A 5", "line 3: text-number text=5, most=4");
    refused(
        "stack m12: A 0",
        "line 3: text-by-rule why=[text-stack-size most=4], rule=EK-C3",
    );
    refused("stack m12: C 1", "line 3: text-no-seat text=C");
    refused("stack m12: A 1 emperor", "line 3: text-two-emperors seat=A");
    refused("stack m12: A", "line 3: text-stack text=A");
    refused("stack k14: A 1", "line 3: text-twice text=stack k14");
    refused("stack z99: A 1", "line 3: space-unreadable text=z99");
    refused(
        "stack m12: A 4\nstack n12: A 4\nstack l12: A 4\nstack n11: A 4",
        "line 6: text-by-rule why=[text-discs seat=A, most=16], rule=EK-C1",
    );
}

#[test]
fn impossible_buildings_are_refused() {
    refused(
        "building m12: A tower",
        "line 3: text-by-rule why=[text-no-site space=m12], rule=EK-S7",
    );
    refused(
        "building m11: A tower",
        "line 3: text-by-rule why=[why-terrain space=m11, building=building-tower, terrain=terrain-reg], rule=EK-K6",
    );
    refused("building k15: A hut", "line 3: text-no-building text=hut");
    refused("building k15: tower", "line 3: text-building text=tower");
}

#[test]
fn pieces_that_do_not_add_up_are_refused() {
    refused("reserve A: 20", "line 3: text-number text=20, most=15");
    refused(
        "reserve A: emperor 2",
        "line 3: text-reserve text=emperor 2",
    );
    refused(
        "reserve A: 5\nbox A: 5",
        "audit-discs seat=A, board=1, reserve=5, boxed=5, all=15",
    );
    refused(
        "points A: 3",
        "line 3: text-claim key=points A, truth=0, value=3",
    );
    refused(
        "supply B: 1 1 1",
        "line 3: text-claim key=supply B, truth=5 3 1, value=1 1 1",
    );
    refused(
        "building m13: A tower\nbuilding j14: A tower\nbuilding j13: A tower\nbuilding l16: A tower",
        "audit-buildings seat=A, building=building-tower, built=4, pieces=3",
    );
}

#[test]
fn impossible_phases_are_refused() {
    refused("phase: dancing", "line 3: text-no-phase text=dancing");
    refused("phase: over early", "line 3: text-no-phase text=over early");
    impossible("destination o9");
    impossible("construction q11");
    impossible("march");
    impossible("exchange B");
    impossible("amount k14");
    impossible("moon");
    impossible("toll k14 k13 nothing");
    impossible("route k14 k13");
    impossible("payment k15 tower");
    // The outermost question that is impossible is named.
    refused(
        "phase: spending k15 tower k14",
        "text-phase text=payment k15 tower",
    );
    refused("out: A", "text-phase text=action");
    // EK-T1: the order of a turn, and what its phases come after.
    impossible("reinforcement");
    refused("so far: acted", "text-phase text=action");
    refused("so far: marched", "text-phase text=action");
    refused(
        "so far: acted\nphase: destination k14",
        "text-phase text=destination k14",
    );
    refused(
        "reserve A: 2\nphase: amount k14",
        "text-phase text=amount k14",
    );
    // EK-W1 to EK-W3, EK-A15: endings that are none.
    impossible("over points A");
    impossible("over last-standing A");
    impossible("over both-win A B");
    impossible("over empty-board");
    refused("so far: dancing", "line 3: text-so-far text=dancing");
}

#[test]
fn lines_that_are_no_facts_are_refused() {
    refused(
        "tiles: A0m13",
        "line 3: board-tile-count seats=2, tile=B, wanted=1, found=0",
    );
    refused("past: xyz", "line 3: text-past text=xyz");
    refused("weather: fine", "line 3: text-no-key text=weather");
    refused("supply: 5 3 1", "line 3: text-no-key text=supply");
    refused("nothing", "line 3: text-no-colon text=nothing");
}

#[test]
fn positions_that_a_rule_forbids_are_refused() {
    refused("out: B", "text-by-rule why=[text-out seat=B], rule=EK-A11");
    // EK-A11: whoever has no discs at the beginning of a turn is out.
    let three = setup("seats=3 board=standard");
    let error = Eko::read_position(&three, FINE).unwrap_err();
    assert_eq!(
        error.to_string(),
        "text-by-rule why=[text-not-out seat=C], rule=EK-A11"
    );
    // EK-W1, EK-W2: a game that has ended asks nothing (EK-A4).
    let won = "building m13: A tower\nbuilding k15: A castle\nbuilding l16: A tower\nbuilding o10: A tower\n\
               building j14: A encampment\nbuilding m11: A encampment\nbuilding k12: A encampment";
    refused(won, "text-by-rule why=[text-ended], rule=EK-A4");
    let alone = Eko::read_position(&three, "stack k14: A 2 emperor\nout: B C\n").unwrap_err();
    assert_eq!(
        alone.to_string(),
        "text-by-rule why=[text-ended], rule=EK-A4"
    );
    let robbed = "stack k14: A 2\nstack o9: B 2\nprison A: B\nprison B: A\n";
    let error = Eko::read_position(&setup("seats=2 board=standard"), robbed).unwrap_err();
    assert_eq!(
        error.to_string(),
        "text-by-rule why=[text-exchange seat=A], rule=EK-A5"
    );
    // The draw rule's memory makes no sense without the draw rule.
    let strict = setup("seats=2 board=standard draw=strict");
    let error = Eko::read_position(&strict, &format!("{FINE}quiet: 3\n")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "text-by-rule why=[text-memory], rule=EK-A15"
    );
}

#[test]
fn texts_that_are_no_answers_are_refused() {
    let game = Eko::read_position(&setup("seats=2 board=standard"), FINE).unwrap();
    for (text, because) in [
        ("dance", "text-no-answer text=dance"),
        ("march on", "text-no-answer text=march on"),
        ("add 5", "text-add text=5, most=4"),
        ("through", "text-which-zones"),
        ("through k14", "text-no-zone space=k14"),
        ("give D", "text-no-seat text=D"),
        ("lift m99", "space-unreadable text=m99"),
        (
            "build k14",
            "text-by-rule why=[text-no-site space=k14], rule=EK-S7",
        ),
    ] {
        let error = game.read_choice(text).unwrap_err();
        assert_eq!(error.to_string(), because, "{text}");
    }
}

#[test]
fn every_example_of_the_document_is_known() {
    let document = include_str!("../../../../docs/notation-eko.md");
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
