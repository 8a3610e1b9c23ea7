//! Match files: written, read back, and refused when they lie.

use kernel::{Game, Published, Seat, Turn};
use referee::{Header, Match, MatchFile, ReplayFault, Seed};
use testkit::golden::random_match;
use testkit::toy::{Choice, Setup, Toy};

const SEED: u64 = 11;

fn whole() -> Match<Toy> {
    random_match(&Setup::standard(3), SEED, 200)
}

fn text() -> String {
    whole().to_file(&["Ewa".to_owned(), "Jan".to_owned(), "bot".to_owned()])
}

fn read(text: &str) -> Result<MatchFile<Toy>, referee::FileError> {
    let content = Toy::read_content(Toy::CONTENT).expect("the content is sound");
    MatchFile::read(text, &content)
}

/// The line that begins with `start`, counted from 1.
fn line_of(text: &str, start: &str) -> usize {
    1 + text
        .lines()
        .position(|line| line.starts_with(start))
        .expect("there is such a line")
}

/// Changes the line that begins with `start` and expects to be told so.
#[track_caller]
fn refused(start: &str, change: impl Fn(&str) -> String, why: &str) {
    let true_text = text();
    let nth = line_of(&true_text, start);
    let lines: Vec<String> = true_text
        .lines()
        .enumerate()
        .map(|(at, line)| {
            if at + 1 == nth {
                change(line)
            } else {
                line.to_owned()
            }
        })
        .collect();
    let error = read(&lines.join("\n")).expect_err("the file lies");
    assert_eq!(error.line, nth, "{error}");
    assert!(error.to_string().contains(why), "{error}");
}

/// The parts of a step's line: number and seat, choice, rolls, hash.
fn part(line: &str, nth: usize, change: impl Fn(&str) -> String) -> String {
    let mut parts: Vec<String> = line.split('|').map(|part| part.trim().to_owned()).collect();
    parts[nth] = change(&parts[nth]);
    parts.join(" | ")
}

/// The first step that rolled something, as a line begins.
fn rolled() -> String {
    let table = whole();
    let nth = table
        .log()
        .iter()
        .position(|entry| !entry.step.tape.is_empty())
        .expect("something is rolled");
    format!("{} ", nth + 1)
}

fn silent() -> String {
    let table = whole();
    let nth = table
        .log()
        .iter()
        .position(|entry| entry.step.tape.is_empty())
        .expect("something is not rolled");
    format!("{} ", nth + 1)
}

#[test]
fn a_match_is_read_as_written() {
    let (table, text) = (whole(), text());
    let file = read(&text).unwrap();
    assert_eq!(file.table.game(), table.game());
    assert_eq!(file.table.record().steps, table.record().steps);
    assert_eq!(file.names, ["Ewa", "Jan", "bot"]);
    assert!(file.proved);
    assert_eq!(file.seed, Some(Seed::from_number(SEED)));
    let header = Header::read(&text).unwrap();
    assert_eq!((header.game.as_str(), header.rules), ("toy", 1));
    assert_eq!(header.setup.seats, Some(3));
}

#[test]
fn comments_and_empty_lines_are_passed_over() {
    let spaced = text().replace('\n', "\n\n# a word\n");
    assert!(read(&spaced).unwrap().proved);
}

#[test]
fn a_match_that_goes_on_keeps_its_seed() {
    let mut table = Match::<Toy>::new(Setup::standard(3), Seed::from_number(SEED));
    table.submit(Seat(0), &[Choice::Draw]).unwrap();
    let text = table.to_file(&[]);
    assert!(!text.contains("\nseed ") && !text.contains("\nresult "));
    assert!(!text.contains(&Seed::from_number(SEED).publish()));
    let file = read(&text).unwrap();
    assert!(!file.proved && file.seed.is_none() && file.names.is_empty());
    assert_eq!(file.table.game().turn(), Turn::Ask(Seat(1)));
}

#[test]
fn names_cannot_write_lines() {
    let names = ["Eve\nresult x".to_owned(), "a, b".to_owned(), String::new()];
    let file = read(&whole().to_file(&names)).unwrap();
    assert_eq!(file.names, ["Eve result x", "a  b", ""]);
}

#[test]
fn a_bad_hash_is_refused() {
    let flip = |line: &str| part(line, 3, |_| "0123456789abcdef".to_owned());
    refused("7 ", flip, "step 7: the table differs afterwards");
    refused(
        "opening",
        |line| line.replacen("opening ", "opening 1", 1),
        "not a hash",
    );
    let other = |line: &str| part(line, 0, |_| "opening 0123456789abcdef".to_owned());
    refused("opening", other, "the deal: the table differs");
}

#[test]
fn a_wrong_roll_is_refused() {
    let impossible = |line: &str| part(line, 2, |_| "99".to_owned());
    refused(&rolled(), impossible, "roll 1 of the tape is 99");
}

/// Every roll and every hash agrees with the rules, but not with the seed. The line of the first such roll is named.
#[test]
fn a_deal_that_the_seed_does_not_give_is_refused() {
    let other = random_match::<Toy>(&Setup::standard(3), SEED + 1, 200);
    let lie = other
        .to_file(&[])
        .lines()
        .map(|line| match line.split_once(' ') {
            Some(("commitment", _)) => {
                format!("commitment {}", Seed::from_number(SEED).commitment())
            }
            Some(("seed", _)) => format!("seed {}", Seed::from_number(SEED).publish()),
            _ => line.to_owned(),
        })
        .collect::<Vec<_>>()
        .join("\n");
    let error = read(&lie).unwrap_err();
    assert_eq!(error.line, line_of(&lie, "opening"));
    assert!(
        error.to_string().contains("not those that the seed deals"),
        "{error}"
    );
}

/// The forger has made up a roll and the hash after it, and what follows makes no sense: the roll is to blame.
#[test]
fn a_forged_roll_is_named_at_its_own_step() {
    let true_table = whole();
    let entries = true_table.log().iter().zip(1..);
    let mut forged = 0;
    for (entry, nth) in entries.filter(|(entry, _)| entry.step.tape.len() == 1) {
        let was = entry.step.tape[0];
        let forge = |line: &str| part(line, 2, |_| if was == 0 { "1" } else { "0" }.to_owned());
        let mut record = true_table.record();
        record.steps.truncate(nth - 1);
        let mut table = record.replay().unwrap();
        let mut step = entry.step.clone();
        step.tape = vec![u32::from(was == 0)];
        // The hash that the forged roll leads to stands in the refusal.
        let hash = match table.follow(&step).map_err(|error| error.fault) {
            Ok(()) => step.hash,
            Err(ReplayFault::Differs { is, .. }) => is,
            Err(_) => continue,
        };
        let both = |line: &str| part(&forge(line), 3, |_| format!("{hash:016x}"));
        let why = format!("step {nth}: the rolls are not those that the seed deals");
        refused(&format!("{nth} "), both, &why);
        refused(&format!("{nth} "), forge, &why);
        forged += 1;
    }
    assert!(forged > 3, "{forged} rolls forged");
}

#[test]
fn there_are_no_more_names_than_seats() {
    let four = |line: &str| format!("{line}, Eve");
    refused("names", four, "4 names for 3 seats");
}

#[test]
fn a_missing_roll_is_refused() {
    let none = |line: &str| part(line, 2, |_| String::new());
    refused(&rolled(), none, "the tape ends after 0 rolls");
    let one_less = |line: &str| {
        part(line, 1, |rolls| {
            rolls
                .rsplit_once(' ')
                .map_or("", |(rest, _)| rest)
                .to_owned()
        })
    };
    refused("opening", one_less, "the tape ends after 8 rolls");
}

#[test]
fn an_extra_roll_is_refused() {
    let more = |line: &str| part(line, 2, |rolls| format!("{rolls} 0"));
    refused(&silent(), more, "1 rolls that the rules never make");
    refused(&rolled(), more, "1 rolls that the rules never make");
}

#[test]
fn a_wrong_choice_is_refused() {
    refused(
        "1 ",
        |line| part(line, 1, |_| "lay".to_owned()),
        "the rules refuse it",
    );
    refused(
        "1 ",
        |line| part(line, 1, |_| "fly".to_owned()),
        "step 1: toy-unreadable text=fly",
    );
}

#[test]
fn a_wrong_seat_is_refused() {
    let other = |line: &str| part(line, 0, |_| "1 B".to_owned());
    refused("1 ", other, "step 1: the rules refuse it: seat A is asked");
    refused(
        "1 ",
        |line| part(line, 0, |_| "1 Q".to_owned()),
        "notation-seat text=Q",
    );
}

#[test]
fn a_wrong_number_is_refused() {
    let skipped = |line: &str| part(line, 0, |_| "4 C".to_owned());
    refused("3 ", skipped, "step 4 stands where step 3 belongs");
}

#[test]
fn a_wrong_result_is_refused() {
    let ending = |line: &str| line.replacen("most-points", "by-magic", 1);
    refused(
        "result",
        ending,
        "not what the steps lead to: result most-points",
    );
}

#[test]
fn a_result_before_the_end_is_refused() {
    let text = text();
    let last = whole().log().len();
    let short: Vec<&str> = text
        .lines()
        .filter(|line| !line.starts_with(&format!("{last} ")))
        .collect();
    let error = read(&short.join("\n")).unwrap_err();
    assert!(
        error.to_string().contains("the match is not over"),
        "{error}"
    );
}

#[test]
fn a_wrong_seed_or_commitment_is_refused() {
    let seed = |_: &str| format!("seed {}", Seed::from_number(1).publish());
    refused("seed", seed, "does not fit the commitment");
    refused("seed", |_| "seed 12".to_owned(), "64 hexadecimal digits");
    refused(
        "seed",
        |line| line.replace(' ', " +").chars().take(69).collect(),
        "64 hexadecimal",
    );
    refused(
        "commitment",
        |_| "commitment x".to_owned(),
        "64 hexadecimal digits",
    );
    let commitment = format!("commitment {}", Seed::from_number(1).commitment());
    let lie: Vec<String> = text()
        .lines()
        .map(|line| {
            if line.starts_with("commitment") {
                commitment.clone()
            } else {
                line.to_owned()
            }
        })
        .collect();
    let error = read(&lie.join("\n")).unwrap_err();
    assert!(
        error.to_string().contains("does not fit the commitment"),
        "{error}"
    );
}

#[test]
fn other_games_rules_and_content_are_refused() {
    refused(
        "game",
        |_| "game chess".to_owned(),
        "a match of chess, not of toy",
    );
    refused("rules", |_| "rules 2".to_owned(), "setup-rules-version");
    refused(
        "content",
        |_| "content 0123456789abcdef".to_owned(),
        "another content file",
    );
    refused("setup", |_| "setup seats=9".to_owned(), "toy-seats");
    refused("longtable", |_| "a letter".to_owned(), "not a match file");
    let other = Toy::read_content("values 6\ncopies 4\n").unwrap();
    assert!(MatchFile::<Toy>::read(&text(), &other).is_err());
}

#[test]
fn every_line_has_one_place() {
    let doubled = |line: &str| format!("{line}\n{line}");
    let text = text();
    for start in [
        "game",
        "setup",
        "commitment",
        "opening",
        "result",
        "seed",
        "5 ",
    ] {
        let lines: Vec<String> = text
            .lines()
            .map(|line| {
                if line.starts_with(start) {
                    doubled(line)
                } else {
                    line.to_owned()
                }
            })
            .collect();
        let error = read(&lines.join("\n")).expect_err(start);
        assert_eq!(error.line, line_of(&text, start) + 1, "{start}: {error}");
    }
    let late = format!("{text}names Eve\n");
    assert!(
        read(&late)
            .unwrap_err()
            .to_string()
            .contains("out of its place")
    );
    let unknown = format!("{text}weather fine\n");
    assert!(
        read(&unknown)
            .unwrap_err()
            .to_string()
            .contains("not a line of a match file")
    );
}

#[test]
fn missing_lines_are_named() {
    for (start, why) in [
        ("game", "\"game …\" is missing"),
        ("commitment", "\"commitment …\" must come first"),
        ("opening", "\"opening …\" must come before"),
    ] {
        let text = text();
        let lines: Vec<&str> = text
            .lines()
            .filter(|line| !line.starts_with(start))
            .collect();
        let error = read(&lines.join("\n")).unwrap_err();
        assert!(error.to_string().contains(why), "{error}");
    }
}

/// A match with content of somebody's own can be told wherever its file is, and the content in it cannot be exchanged.
#[test]
fn a_file_carries_the_content_that_the_program_does_not_ship() {
    let shipped = Toy::read_content(Toy::CONTENT).unwrap();
    for text in ["# mine\nvalues 6\n\ncopies 3\n", "values 6\r\ncopies 3"] {
        let content = Toy::read_content(text).unwrap();
        let setup = Toy::set_up(&content, &"seats=2".parse().unwrap()).unwrap();
        let written = Match::<Toy>::new(setup, Seed::from_number(5)).to_file(&[]);
        assert!(written.contains("\n= values 6"), "{written}");
        let read = MatchFile::<Toy>::read(&written, &shipped).unwrap();
        assert_eq!(Toy::content(read.table.setup()).text(), text);
        assert_eq!(read.table.to_file(&[]), written);

        let other = written.replace("= values 6", "= values 5");
        let lie = MatchFile::<Toy>::read(&other, &shipped).unwrap_err();
        assert!(
            lie.to_string().contains("not what it was played with"),
            "{lie}"
        );
        let broken = written.replace("= values 6", "= values 60");
        let lie = MatchFile::<Toy>::read(&broken, &shipped).unwrap_err();
        assert!(lie.to_string().contains("values"), "{lie}");
        let lines = written.lines().filter(|line| !line.starts_with('='));
        let bare: String = lines.map(|line| format!("{line}\n")).collect();
        let lie = MatchFile::<Toy>::read(&bare, &shipped).unwrap_err();
        assert!(lie.to_string().contains("--content"), "{lie}");
    }
    let usual = Match::<Toy>::new(Setup::standard(2), Seed::from_number(5)).to_file(&[]);
    assert!(!usual.contains("\n="), "{usual}");
}
