//! Scenario files: what passes, what fails, and how failures read.

use std::path::Path;

use kernel::Published;
use scenario::{Report, game_of, run_file};
use testkit::toy::Toy;

fn run(text: &str) -> Report {
    let content = Toy::read_content(Toy::CONTENT).expect("the content is sound");
    run_file::<Toy>("toy.scenario", text, &content)
}

#[track_caller]
fn passes(body: &str) {
    let report = run(&format!("scenario S\nrules: TY-DEAL-1\n{body}"));
    assert_eq!(report.passed, 1, "{report}");
}

#[track_caller]
fn fails(body: &str, line: usize, with: &str) {
    let report = run(&format!("scenario S\nrules: TY-DEAL-1\n{body}"));
    let [failure] = &report.failed[..] else {
        panic!("{body} passes")
    };
    let said = failure.to_string();
    let place = format!("toy.scenario:{line}: ");
    assert!(said.contains(&place) && said.contains(with), "{said}");
}

const LAYING: &str = "\
setup: seats=2
position:
  turn: A
  hand A: 1 3 3
  hand B: 2 5 5
";

#[test]
fn a_whole_scenario_passes() {
    passes(&format!(
        "{LAYING}\
offers: A draw, aside 1, gamble 1, call 1, aside 3, gamble 3, call 3
offers-some: A draw
offers-not: A gamble 5
refuses: A lay -> TY-LAY-5
refuses: A aside 3; aside 1 -> TY-LAY-2
refuses: B draw -> not-your-turn
play: A aside 3; aside 3; lay
expect: score A: 9
expect:
  hand A: 1
  shown: 3 3
expect-not: score B: 1
event: Laid {{ seat: Seat(0), cards: [3, 3]
event-not: Gambled
asks: B
deal: 4
play: B draw
expect: hand B: 2 4 5 5
deal: 5
play: A gamble 1
event: roll: 6
expect: score A: 10
"
    ));
}

#[test]
fn a_scenario_can_run_to_the_end() {
    passes(
        "\
setup: seats=2
position:
  turn: A
  hand A: 5
  hand B: 1
  deck:
  shown: 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5
play: A aside 5; lay
over: A
refuses: B lay -> over
expect: turn: over
",
    );
}

#[test]
fn a_fresh_match_is_dealt_as_told() {
    passes(
        "setup: seats=2\ndeal: 5, 5, 5, 1, 1, 2\nexpect: hand A: 5 5 5\nexpect: hand B: 1 1 2\nevent: Dealt\n",
    );
    fails(
        "setup: seats=2\ndeal: 5, 5, 5, 5, 5, 5\nasks: A\n",
        5,
        "cannot be dealt so",
    );
}

#[test]
fn what_does_not_come_true_is_said_with_what_did() {
    let at = |line: &str| format!("{LAYING}{line}\n");
    fails(
        &at("offers: A draw"),
        8,
        "offered as well: aside 1, gamble 1",
    );
    fails(&at("offers: A draw, lay"), 8, "not offered: lay");
    fails(&at("offers-some: A lay"), 8, "not offered: lay");
    fails(&at("offers-not: A draw"), 8, "offered: draw");
    fails(&at("offers: B draw"), 8, "B is not asked: A is asked");
    fails(&at("refuses: A draw -> TY-DRAW-1"), 8, "is allowed");
    fails(
        &at("refuses: A lay -> TY-DRAW-1"),
        8,
        "refused by TY-LAY-5, not TY-DRAW-1",
    );
    fails(
        &at("refuses: A lay; draw -> TY-DRAW-1"),
        8,
        "refused already",
    );
    fails(
        &at("expect: hand A: 1 3"),
        8,
        "the closest lines are:\n      hand A: 1 3 3",
    );
    fails(&at("expect-not: hand A: 1 3 3"), 8, "should not be");
    fails(&at("event: Drew"), 8, "Drew did not happen");
    fails(
        &at("asks: B"),
        8,
        "expected that B is asked, but A is asked",
    );
    fails(&at("over: A"), 8, "not over: A is asked");
    fails(&at("play: B draw"), 8, "seat A is asked, not you");
    fails(
        &at("play: A aside 3; aside 1; lay"),
        8,
        "A aside 1: refused",
    );
    fails(&at("deal: 4, 4\nplay: A draw"), 8, "never drawn: 4");
    fails(&at("deal: 9\nplay: A draw"), 9, "asks for number 9");
}

#[test]
fn what_cannot_be_read_is_said_with_its_line() {
    fails("colour: red\n", 3, "\"colour\" is not a line of a scenario");
    fails("setup: seats=9\n", 3, "toy-seats");
    fails("setup: seats=2\nsetup: seats=3\n", 4, "a second set-up");
    fails(
        "position:\n  turn: A\n  hand A: 1 9\n",
        5,
        "toy-unreadable text=9, wanted=a card",
    );
    fails(&format!("{LAYING}play: A fly\n"), 8, "\"fly\"");
    fails(&format!("{LAYING}play: A\n"), 8, "write a seat");
    fails(&format!("{LAYING}refuses: A draw\n"), 8, "-> RULE");
    fails(
        &format!("{LAYING}deal: elf\n"),
        8,
        "notation-number text=elf",
    );
}

/// A chain is played whole or not at all, and the lines after one that fails are not judged.
#[test]
fn a_play_that_fails_ends_the_scenario() {
    let report = run(&format!(
        "scenario S\nrules: TY-LAY-2\n{LAYING}play: A aside 3; aside 1\nexpect: nonsense\n"
    ));
    assert_eq!(report.failed[0].faults.len(), 1);
    let both = run(&format!(
        "scenario S\nrules: TY-LAY-2\n{LAYING}expect: nonsense\nasks: B\n"
    ));
    assert_eq!(both.failed[0].faults.len(), 2);
}

#[test]
fn every_scenario_cites_rules_that_exist() {
    let report = run(
        "scenario one\nrules: TY-LAY-1, TY-LAY-2\n\nscenario two\nasks: A\n\nscenario three\nrules: TY-FLY-1\n",
    );
    assert_eq!((report.passed, report.failed.len()), (1, 2));
    assert!(report.to_string().ends_with("\n1 passed, 2 failed"));
    assert!(report.failed[0].to_string().contains("cites no rule"));
    assert!(report.failed[1].to_string().contains("TY-FLY-1"));
    assert_eq!(
        report.cited.iter().map(String::as_str).collect::<Vec<_>>(),
        ["TY-FLY-1", "TY-LAY-1", "TY-LAY-2"]
    );
}

#[test]
fn an_empty_file_fails() {
    assert_eq!(run("# nothing here\n").failed.len(), 1);
}

#[test]
fn the_game_is_found_by_line_or_folder() {
    let path = Path::new("fixtures/ethnos/bands.scenario");
    assert_eq!(game_of(path, "scenario X\n").as_deref(), Some("ethnos"));
    assert_eq!(
        game_of(path, "# x\ngame: toy\nscenario X\n").as_deref(),
        Some("toy")
    );
    assert_eq!(
        game_of(path, "scenario X\ngame: toy\n").as_deref(),
        Some("ethnos")
    );
    assert_eq!(game_of(Path::new("x.scenario"), "scenario X\n"), None);
}
