//! Bytes as scenario files: whatever they are, nothing panics, and every fault is in a line of the file.

use kernel::{Published, Rng};
use scenario::run_file;
use testkit::toy::Toy;

/// Lines that say something, good and bad, in the order in which chance puts them.
const LINES: [&str; 26] = [
    "scenario T",
    "rules: TY-DEAL-1",
    "setup: seats=2",
    "position:",
    "  turn: A",
    "  hand A: 1 3 3",
    "  hand B: 2 5 5",
    "deal: 4",
    "play: A draw",
    "play: A aside 3; aside 3; lay",
    "offers: A draw",
    "offers-not: A lay",
    "refuses: A lay -> TY-LAY-5",
    "expect: hand A: 1 3 3",
    "event: Drew",
    "event-not: Drew { seat: Seat(0) }",
    "expect-not: hand A: 3 1",
    "draws-not: A draw -> 4",
    "size: deck 12",
    "refuses-setup: seats=9 -> toy-seats",
    "refuses-position: notation-seat",
    "asks: B",
    "over: A",
    "# a comment",
    "",
    "colour: red",
];

#[test]
fn any_lines_are_run_or_refused() {
    let content = Toy::read_content(Toy::CONTENT).unwrap();
    let mut rng = Rng::new(15);
    let (mut passed, mut failed) = (0, 0);
    for _ in 0..4_000 {
        let mut text = String::from("scenario S\nrules: TY-LAY-1\nsetup: seats=2\nasks: A\n");
        for _ in 0..rng.below(12) {
            let mut line = rng.pick(&LINES).copied().unwrap_or_default().to_owned();
            if rng.below(8) == 0 && !line.is_empty() {
                let at = rng.below(line.len() as u32) as usize;
                line.insert(at, char::from(rng.next_u64() as u8 & 0x7f));
            }
            text.push_str(&line);
            text.push('\n');
        }
        let report = run_file::<Toy>("bytes.scenario", &text, &content);
        let lines = text.lines().count();
        for fault in report.failed.iter().flat_map(|failure| &failure.faults) {
            assert!((1..=lines).contains(&fault.line), "{report}\n{text}");
        }
        passed += report.passed;
        failed += report.failed.len();
    }
    assert!(
        passed > 200 && failed > 1_000,
        "{passed} passed, {failed} failed"
    );
}

#[test]
fn noise_is_no_scenario() {
    let content = Toy::read_content(Toy::CONTENT).unwrap();
    for seed in 0..2_000 {
        let mut rng = Rng::stream(&[seed]);
        let bytes: Vec<u8> = (0..rng.below(80)).map(|_| rng.next_u64() as u8).collect();
        let text = String::from_utf8_lossy(&bytes);
        let report = run_file::<Toy>("noise.scenario", &text, &content);
        assert_eq!(report.passed, 0, "{text:?}");
    }
}
