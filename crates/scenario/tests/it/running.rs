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
event: Laid {{ seat: Seat(0), cards: [3, 3] }}
event-not: Gambled
asks: B
deal: 4
play: B draw
expect: hand B: 2 4 5 5
deal: 5
play: A gamble 1
event: Gambled {{ roll: 6 }}
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
    fails(
        &at("play: A aside 3\nevent: Drew"),
        9,
        "Drew did not happen",
    );
    fails(
        &at("asks: B"),
        8,
        "expected that B is asked, but A is asked",
    );
    fails(&at("over: A"), 8, "not over: A is asked");
    fails(&at("play: B draw\nasks: A"), 8, "seat A is asked, not you");
    fails(
        &at("play: A aside 3; aside 1; lay\nasks: A"),
        8,
        "A aside 1: refused",
    );
    fails(
        &at("deal: 4, 4\nplay: A draw\nasks: A"),
        8,
        "never drawn: 4",
    );
    fails(
        &at("deal: 9\nplay: A draw\nasks: A"),
        9,
        "asks for 9, which cannot be drawn there",
    );
}

#[test]
fn what_cannot_be_read_is_said_with_its_line() {
    fails("colour: red\n", 3, "\"colour\" is not a line of a scenario");
    fails("setup: seats=9\nasks: A\n", 3, "toy-seats");
    fails(
        "setup: seats=2\nsetup: seats=3\nasks: A\n",
        4,
        "a second set-up",
    );
    fails(
        "position:\n  turn: A\n  hand A: 1 9\nasks: A\n",
        5,
        "toy-unreadable text=9, wanted=a card",
    );
    fails(&format!("{LAYING}play: A fly\nasks: A\n"), 8, "\"fly\"");
    fails(&format!("{LAYING}play: A\nasks: A\n"), 8, "write a seat");
    fails(&format!("{LAYING}refuses: A draw\n"), 8, "-> RULE");
    fails(
        &format!("{LAYING}deal: elf\nasks: A\n"),
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
        "scenario one\nrules: TY-LAY-1, TY-LAY-2\nasks: A\n\nscenario two\nasks: A\n\nscenario three\nrules: TY-FLY-1\nasks: A\n",
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

/// Nothing in a file is passed over, and nothing in it is there for show.
#[test]
fn what_could_not_fail_is_an_error() {
    let at = |line: &str| format!("{LAYING}{line}\n");
    fails(LAYING, 1, "checks nothing: write one of offers, ");
    fails(&at("play: A draw"), 1, "checks nothing");
    fails(&at("expect:"), 8, "\"expect:\" says nothing");
    fails(&at("over:"), 8, "\"over:\" says nothing");
    fails(&at("asks: A\n  turn: B"), 9, "has no lines below it");
    fails(&at("expect: turn: A\n  turn: B"), 8, "would not be read");
    fails("position: turn: A\nasks: A\n", 3, "below it, indented");
    fails(
        &at("expect-nto: turn: A"),
        8,
        "did you mean \"expect-not:\"?",
    );
    // A line that no position has, or that can never be so.
    fails(
        &at("expect-not: hnd A: 1"),
        8,
        "could not fail: toy-unreadable",
    );
    fails(
        &at("expect-not: hand A: 1 9"),
        8,
        "could not fail: toy-unreadable",
    );
    fails(
        &at("expect: hand A: 1 9"),
        8,
        "can never be so: toy-unreadable",
    );
    fails(
        &at("expect-not: score C: 1"),
        8,
        "could not fail: toy-no-seat",
    );
    passes(&at("expect-not: score A: 1\nexpect-not: aside: 3"));
    // An event that does not exist, or of which only a part is named.
    let played = |line: &str| at(&format!("play: A draw\n{line}"));
    passes(&played("event: Drew\nevent-not: Drew { seat: Seat(1) }"));
    fails(&played("event: Dre"), 9, "Dre did not happen");
    fails(&played("event: seat: Seat(0)"), 9, "write NAME");
    fails(&played("event: Drew { seat: Seat(0)"), 9, "write NAME");
    fails(
        &played("event-not: Draw"),
        9,
        "no scenario of this file has",
    );
    fails(
        &played("event-not: Drew { by: 1 }"),
        9,
        "Drew has no \"by\"",
    );
    fails(&at("event-not: Drew"), 8, "nothing has been played");
}

/// What happens in one scenario of a file is known in all of them.
#[test]
fn an_event_that_happens_elsewhere_in_the_file_may_be_denied() {
    let one = |name: &str, rest: &str| {
        format!("scenario {name}\nrules: TY-DEAL-1\n{LAYING}play: A draw\n{rest}\n")
    };
    let gamble = format!("scenario G\nrules: TY-DEAL-1\n{LAYING}play: A gamble 1\nasks: B\n");
    let denied = one("S", "event-not: Gambled");
    assert_eq!(run(&denied).passed, 0);
    let report = run(&format!("{denied}{gamble}"));
    assert_eq!(report.passed, 2, "{report}");
}

#[test]
fn everything_above_the_first_scenario_is_read() {
    let good = "scenario S\nrules: TY-DEAL-1\nasks: A\n";
    for (head, with) in [
        (
            "Scenario X\nrules: TY-DEAL-1\nasks: H\n",
            "toy.scenario:1: \"Scenario X\"",
        ),
        ("scenario\n", "\"scenario\" stands above"),
        ("  game: toy\ngame: toy\n", "named twice"),
        ("game: chess\n", "is of \"chess\", and was run as toy"),
    ] {
        let report = run(&format!("{head}{good}"));
        assert_eq!((report.passed, report.failed.len()), (1, 1), "{head}");
        assert!(report.to_string().contains(with), "{report}");
    }
    assert_eq!(run(&format!("\u{feff}# x\n\ngame: toy\n{good}")).passed, 1);
}

#[test]
fn a_name_is_given_once() {
    let report = run(
        "scenario S: it\nrules: TY-DEAL-1\nasks: A\n\nscenario S: it\nrules: TY-DEAL-1\nasks: A\n",
    );
    assert_eq!((report.passed, report.failed.len()), (1, 1));
    assert!(
        report
            .to_string()
            .contains("toy.scenario:5: a second scenario of this name; the first is in line 1")
    );
}

#[test]
fn lists_are_in_any_order() {
    passes(&format!(
        "{LAYING}expect: hand A: 3 1 3\nexpect:\n  hand B:  5 2 5\n"
    ));
    let at = |line: &str| format!("{LAYING}{line}\n");
    fails(&at("expect-not: hand A: 3 3 1"), 8, "should not be");
    fails(&at("expect: hand A: 1 1 3"), 8, "closest lines");
    passes(
        "\
setup: seats=2
position:
  turn: A
  score A: 1
  score B: 6
  hand A: 5
  hand B: 1
  deck:
  shown: 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5
play: A aside 5; lay
over: B, A
",
    );
}

#[test]
fn what_cannot_be_drawn_and_how_many_are_left() {
    let dry = "\
setup: seats=2
position:
  turn: A
  hand A: 1 3 3
  hand B: 2 5 5
  deck: 4 4
  shown: 1 1 1 2 2 2 3 3 4 4 5 5
";
    passes(&format!(
        "{dry}size: deck 2\ndraws-not: A draw -> 5, 1\nplay: A draw\nsize:\n  deck 1\n"
    ));
    let at = |line: &str| format!("{dry}{line}\n");
    fails(&at("size: deck 3"), 10, "deck has 2, not 3");
    fails(
        &at("size: pile 3"),
        10,
        "no pile \"pile\"; choose from: deck",
    );
    fails(&at("size: deck"), 10, "write the name of a pile");
    fails(&at("draws-not: A draw -> 5, 4"), 10, "4 can be drawn");
    fails(
        &at("draws-not: A aside 3 -> 5"),
        10,
        "A aside 3 draws nothing",
    );
    fails(&at("draws-not: A draw -> elf"), 10, "notation-number");
    fails(&at("draws-not: A lay -> 5"), 10, "A lay: refused");
    fails(&at("draws-not: A draw ->"), 10, "behind the arrow");
    fails(&at("draws-not: A draw"), 10, "draws-not: SEAT");
}

#[test]
fn set_ups_and_positions_are_refused_by_name() {
    passes("refuses-setup: seats=9 -> toy-seats\n");
    passes(
        "setup: seats=2\nrefuses-position: toy-too-many-cards\n  hand A: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\n",
    );
    fails("refuses-setup: seats=2 -> toy-seats\n", 3, "can be played");
    fails(
        "refuses-setup: seats=9 -> TY-DEAL-1\n",
        3,
        "refused by toy-seats, not TY-DEAL-1",
    );
    fails("refuses-setup: seats=9\n", 3, "SETUP -> RULE");
    fails(
        "refuses-position: TY-DEAL-1\n  turn: A\n",
        3,
        "this is a position",
    );
    fails(
        "refuses-position: TY-DEAL-1\n  turn: Z\n",
        3,
        "refused by notation-seat",
    );
    fails("refuses-position:\n  turn: Z\n", 3, "write a rule");
}

#[test]
fn an_empty_file_fails() {
    assert_eq!(run("# nothing here\n").failed.len(), 1);
}

/// A file that names content which nobody knows is not run with something else in silence.
#[test]
fn unknown_content_fails() {
    for (hash, why) in [("0123", "never shipped"), ("xyz", "hexadecimal")] {
        let report = run(&format!(
            "content: {hash}\nscenario S\nrules: TY-DEAL-1\nasks: A\n"
        ));
        assert_eq!(report.failed.len(), 1, "{report}");
        let fault = &report.failed[0].faults[0];
        assert_eq!(fault.line, 1);
        assert!(fault.message.contains(why), "{}", fault.message);
    }
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
    assert_eq!(
        game_of(path, "\u{feff}game: toy\nscenario X\n").as_deref(),
        Some("toy")
    );
}
