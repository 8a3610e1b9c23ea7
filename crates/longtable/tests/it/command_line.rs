//! The program as a person runs it: what it prints, where, and how it ends.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const COMMANDS: [&str; 12] = [
    "games", "play", "simulate", "arena", "selfplay", "learn", "replay", "review", "verify",
    "scenario", "rules", "bench",
];

fn longtable(args: &[&str]) -> Output {
    typed(args, "")
}

/// Runs the program with this on its standard input.
fn typed(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_longtable"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("the input is piped");
    let input = input.to_owned();
    let typist = std::thread::spawn(move || {
        // The program may stop reading before all is typed.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    typist.join().expect("the typist ends");
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program speaks UTF-8")
}

#[track_caller]
pub(crate) fn good(args: &[&str]) -> String {
    let output = longtable(args);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    text(&output.stdout)
}

/// Runs what must fail with this code and returns what the error stream says.
#[track_caller]
pub(crate) fn bad(code: i32, args: &[&str]) -> String {
    let output = longtable(args);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

/// A file of this test's own.
pub(crate) fn scratch(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("command_line");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("the file can be written");
    path
}

pub(crate) fn path(path: &Path) -> &str {
    path.to_str().expect("the path is text")
}

/// A match of seat A, who always takes the first answer, against bots.
pub(crate) fn played(name: &str, extra: &[&str]) -> (PathBuf, String) {
    let file = scratch(name, "");
    let args = [
        &[
            "play",
            "ethnos",
            "--seats",
            "3",
            "--seed",
            "5",
            "--bots",
            "random",
            "--brief",
            "--out",
            path(&file),
        ],
        extra,
    ]
    .concat();
    let output = typed(&args, &"1\n".repeat(5000));
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    (file, text(&output.stdout))
}

#[test]
fn every_command_explains_itself_with_an_example() {
    assert!(good(&["--help"]).contains("longtable play"));
    for command in COMMANDS {
        let help = good(&[command, "--help"]);
        assert!(help.contains(&format!("longtable {command}")), "{help}");
        assert!(help.contains("Example"), "{help}");
    }
}

#[test]
fn games_are_listed() {
    let said = good(&["games"]);
    assert!(
        said.contains("ethnos") && said.contains("first") && said.contains("2 to 6 seats"),
        "{said}"
    );
    let json: Value = serde_json::from_str(&good(&["games", "--json"])).unwrap();
    let ethnos = json
        .as_array()
        .unwrap()
        .iter()
        .find(|game| game["key"] == "ethnos")
        .unwrap();
    assert!(
        ethnos["editions"]
            .as_array()
            .unwrap()
            .iter()
            .any(|edition| edition["key"] == "first")
    );
}

#[test]
fn a_simulation_gives_its_figures_and_does_not_depend_on_threads() {
    let run = |threads: &str| -> Value {
        let matches =
            "simulate ethnos --edition first --seats 4 --bots random --games 100 --seed 1";
        let args: Vec<&str> = matches.split(' ').collect();
        let args = [&args[..], &["--json", "--threads", threads]].concat();
        serde_json::from_str(&good(&args)).unwrap()
    };
    let (one, two) = (run("1"), run("2"));
    let keys = [
        "game",
        "setup",
        "games",
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "ns_per_decision",
        "mean_decisions",
        "wins_by_seat",
        "wins_of_first",
        "mean_scores",
        "endings",
        "state_hash",
    ];
    let mut found: Vec<_> = one
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    let mut wanted = keys.to_vec();
    found.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(found, wanted);
    for key in [
        "setup",
        "decisions",
        "wins_by_seat",
        "mean_scores",
        "endings",
        "state_hash",
    ] {
        assert_eq!(one[key], two[key], "{key}");
    }
    assert_eq!(one["games"], 100);
    assert_eq!(one["wins_by_seat"].as_array().unwrap().len(), 4);
}

/// Parquet is a feature of the build; a program without it says how to get it, before a match is played.
#[test]
fn a_table_of_matches_is_parquet_or_the_way_to_it() {
    let file = scratch("simulated.parquet", "");
    std::fs::remove_file(&file).unwrap();
    let args = ["simulate", "ethnos", "--games", "3", "--out", path(&file)];
    if cfg!(feature = "parquet") {
        good(&args);
        let bytes = std::fs::read(&file).unwrap();
        assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
    } else {
        let said = bad(2, &args);
        assert!(said.contains("--features parquet"), "{said}");
        assert!(!file.exists(), "nothing is left behind");
    }
}

#[test]
fn an_arena_says_who_is_stronger_and_can_be_had_again() {
    let file = scratch("arena.jsonl", "");
    let run = |threads: &str, out: &[&str]| -> Value {
        let args = [
            "arena",
            "ethnos",
            "--bots",
            "greedy,random",
            "--seats",
            "2",
            "--games",
            "20",
            "--seed",
            "4",
            "--json",
            "--threads",
            threads,
        ];
        serde_json::from_str(&good(&[&args, out].concat())).unwrap()
    };
    let one = run("1", &["--out", path(&file)]);
    assert_eq!((&one["deals"], &one["matches"]), (&20.into(), &40.into()));
    assert_eq!(one["entrants"][0]["bot"], "greedy");
    assert!(one["entrants"][0]["wins"]["low"].as_f64() > Some(0.5));
    assert_eq!(one["state_hash"], run("2", &[])["state_hash"]);
    let lines = std::fs::read_to_string(&file).unwrap();
    assert_eq!(lines.lines().count(), 40);

    let said = good(&[
        "arena",
        "ethnos",
        "--bots",
        "greedy,random",
        "--games",
        "10",
    ]);
    assert!(
        said.contains("seats=2") && said.contains("strongest"),
        "{said}"
    );
    assert!(bad(2, &["arena", "ethnos", "--bots", "a,b,c,d,e,f,g"]).contains("seats"));
}

#[test]
fn a_hint_gives_options_with_reasons() {
    let args = [
        "play", "ethnos", "--seats", "2", "--seed", "5", "--bots", "greedy", "--brief",
    ];
    let said = text(&typed(&args, "h\nq\n").stdout);
    assert!(said.contains("1. ") && said.contains("% ±"), "{said}");
    let polish = [&args[..], &["--lang", "pl"]].concat();
    let said = text(&typed(&polish, "h\nq\n").stdout);
    assert!(said.contains("szansa na wygraną"), "{said}");
}

#[test]
fn a_simulation_writes_a_line_for_each_match() {
    let file = scratch("simulated.jsonl", "");
    let said = good(&[
        "simulate",
        "ethnos",
        "--games",
        "50",
        "--seats",
        "2",
        "--out",
        path(&file),
    ]);
    assert!(
        said.contains("ns per decision") && said.contains("state hash"),
        "{said}"
    );
    let written = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<Value> = written
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 50);
    for (nth, line) in lines.iter().enumerate() {
        assert_eq!(line["match"], nth);
        assert_eq!(line["scores"].as_array().unwrap().len(), 2);
    }
}

#[test]
fn bad_use_ends_with_2_and_says_why() {
    assert!(bad(2, &["simulate", "chess"]).contains("ethnos"));
    assert!(bad(2, &["simulate", "ethnos", "--seats", "9"]).contains('9'));
    assert!(bad(2, &["simulate", "ethnos", "--bots", "oracle"]).contains("random"));
    assert!(bad(2, &["simulate", "ethnos", "--variant", "nonsense"]).contains("nonsense"));
    assert!(bad(2, &["simulate", "ethnos", "--option", "nonsense"]).contains("KEY=VALUE"));
    assert!(bad(2, &["replay", "no-such-file.txt"]).contains("no-such-file.txt"));
    assert!(bad(2, &["rules", "ethnos", "ET-NONE-1"]).contains("ET-NONE-1"));
    assert!(bad(2, &["rules", "ethnos", "--edition", "third"]).contains("first"));
    assert!(bad(2, &["rules", "ethnos", "--lang", "xx"]).contains("xx"));
    bad(2, &["nonsense"]);
    let broken = scratch("broken.toml", "this is = not content");
    assert!(bad(2, &["simulate", "ethnos", "--content", path(&broken)]).contains("broken.toml"));
}

#[test]
fn a_match_is_played_saved_verified_and_replayed() {
    let (file, said) = played("played.txt", &[]);
    assert!(said.contains("(ET-"), "the log cites rules: {said}");
    assert!(
        said.contains(" wins.") || said.contains("Shared victory"),
        "{said}"
    );

    let verdict: Value = serde_json::from_str(&good(&["verify", path(&file), "--json"])).unwrap();
    assert_eq!(
        (&verdict["over"], &verdict["deal_proved"]),
        (&Value::Bool(true), &Value::Bool(true))
    );

    let all = good(&["replay", path(&file), "--as", "all"]);
    let spectator = good(&["replay", path(&file)]);
    assert_ne!(all, spectator, "those who see all see more");
    assert!(good(&["replay", path(&file), "--step", "3", "--as", "B"]).contains("\n3. "));
    assert!(bad(2, &["replay", path(&file), "--as", "F"]).contains("A to C"));
    assert!(bad(2, &["replay", path(&file), "--step", "100000"]).contains("100000"));
}

#[test]
fn a_file_that_lies_is_refused_with_its_line() {
    let (file, _) = played("honest.txt", &[]);
    let honest = std::fs::read_to_string(file).unwrap();
    let result = honest
        .lines()
        .position(|line| line.starts_with("result"))
        .unwrap();
    let lying: Vec<_> = honest
        .lines()
        .enumerate()
        .map(|(nth, line)| {
            if nth == result {
                "result by-luck | A 1 999"
            } else {
                line
            }
        })
        .collect();
    let lying = scratch("lying.txt", &lying.join("\n"));
    let said = bad(1, &["verify", path(&lying)]);
    assert!(said.contains(&format!("line {}", result + 1)), "{said}");
}

/// A match that is over can be proved, and is not as long as its file keeps the seed to itself.
#[test]
fn a_finished_match_without_its_seed_is_not_verified() {
    let (file, _) = played("sealed.txt", &[]);
    let whole = std::fs::read_to_string(file).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    let unsealed = lines.iter().filter(|line| !line.starts_with("seed "));
    let unsealed: Vec<&str> = unsealed.copied().collect();
    let unsealed = scratch("unsealed.txt", &unsealed.join("\n"));
    let output = longtable(&["verify", path(&unsealed)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("not proved"));
    assert!(text(&output.stderr).contains("does not publish its seed"));
    let output = longtable(&["verify", "--json", path(&unsealed)]);
    assert_eq!(output.status.code(), Some(1));
    let verdict: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(verdict["deal_proved"], Value::Bool(false));

    // A match that goes on has reason to.
    let open: Vec<&str> = unsealed_steps(&lines, 3);
    let open = scratch("open.txt", &open.join("\n"));
    assert!(good(&["verify", path(&open)]).contains("not proved yet"));
}

/// The header and the first steps.
pub(crate) fn unsealed_steps<'a>(lines: &[&'a str], steps: usize) -> Vec<&'a str> {
    let is_step = |line: &str| line.starts_with(|c: char| c.is_ascii_digit());
    let header = lines.iter().filter(|line| {
        !is_step(line) && !line.starts_with("seed ") && !line.starts_with("result ")
    });
    let first = lines.iter().filter(|line| is_step(line)).take(steps);
    header.chain(first).copied().collect()
}

#[test]
fn names_belong_to_seats() {
    let (file, _) = played("named.txt", &["--name", "Ewa"]);
    let named = std::fs::read_to_string(file).unwrap();
    let line = named.lines().position(|line| line == "names Ewa").unwrap();
    let more = named.replace("names Ewa\n", "names Ewa, Jan, Ola, Eve\n");
    let more = scratch("more-names.txt", &more);
    let said = bad(1, &["verify", path(&more)]);
    let wanted = format!("line {}: 4 names for 3 seats", line + 1);
    assert!(said.contains(&wanted), "{said}");

    let surplus = [
        "play", "ethnos", "--seats", "2", "--name", "A", "--name", "B", "--name", "C",
    ];
    let said = bad(2, &surplus);
    assert!(
        said.contains("3 names given for a table with 2 seats"),
        "{said}"
    );
}

#[test]
fn a_file_that_cannot_be_written_is_reported_before_the_match() {
    let nowhere = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no/such/folder/match.txt");
    let args = ["play", "ethnos", "--seats", "2", "--out", path(&nowhere)];
    let output = typed(&args, "q\n");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stdout), "", "nothing is dealt");
    assert!(text(&output.stderr).contains("match.txt"));
}

/// The last prompt stands below every error, so that people see that they are still asked.
#[test]
fn the_prompt_comes_again_after_everything_that_is_no_answer() {
    let args = ["play", "ethnos", "--seats", "2", "--seed", "5", "--brief"];
    for typing in [
        "999",
        "nonsense",
        "1 2",
        "u",
        "r ET-NONE-1",
        "r ET-DEF-1",
        "l",
        "?",
    ] {
        let said = text(&typed(&args, &format!("{typing}\nq\n")).stdout);
        let prompts = said.matches("Your move (a number, or ? for help):").count();
        assert_eq!(prompts, 2, "{typing}: {said}");
        let end = "Your move (a number, or ? for help):\nYou left before the game ended.\n";
        assert!(said.ends_with(end), "{typing}: {said}");
    }
}

/// Draws cards, leads a Band that at least two more cards fit, and gives what was typed until then.
fn a_band_is_begun(args: &[&str]) -> String {
    let draws = "1\n".repeat(7);
    let said = text(&typed(args, &format!("{draws}q\n")).stdout);
    let question = said
        .rsplit("Recruit the top card")
        .next()
        .unwrap_or_default();
    for nth in 2..=question.lines().count() {
        let script = format!("{draws}{nth}\n");
        let said = text(&typed(args, &format!("{script}q\n")).stdout);
        let last = said.rsplit("Add another card").next().unwrap_or_default();
        if last.contains("\n2. Add ") && last.contains("Your choice (all the numbers at once") {
            return script;
        }
    }
    panic!("no Band can be begun: {said}");
}

/// Cards for a Band are named all at once: none is passed over because another was named first.
#[test]
fn several_cards_are_named_at_once_in_any_order() {
    let file = scratch("band.txt", "");
    let args = [
        "play",
        "ethnos",
        "--seats",
        "2",
        "--seed",
        "9",
        "--bots",
        "random",
        "--brief",
        "--out",
        path(&file),
    ];
    let script = a_band_is_begun(&args);
    let joined = |typing: &str| -> Vec<String> {
        typed(&args, &format!("{script}{typing}\nq\n"));
        let saved = std::fs::read_to_string(&file).unwrap();
        let own = saved.lines().filter(|line| line.contains(" A | "));
        let choice = |line: &str| line.split('|').nth(1).unwrap().trim().to_owned();
        let led = own
            .map(choice)
            .skip_while(|choice| !choice.starts_with("lead"));
        led.filter(|choice| choice.starts_with("join")).collect()
    };
    let both = joined("1 2");
    assert_eq!(both.len(), 2, "{both:?}");
    assert_eq!(joined("2, 1"), both);
    assert_eq!(joined("2"), both[1..]);
    assert_eq!(joined("1"), both[..1]);
    let said = text(&typed(&args, &format!("{script}1 1\n1 99\nq\n")).stdout);
    assert!(
        said.contains("Each number only once.\nYour choice"),
        "{said}"
    );
    assert!(said.contains("Choose a number from 1 to"), "{said}");
}

#[test]
fn nothing_english_comes_after_not_understood_in_polish() {
    for game in ["ethnos", "eko", "numa-sera"] {
        let args = ["play", game, "--seed", "1", "--brief", "--lang", "pl"];
        let said = text(&typed(&args, "qwerty\ntake qwerty\nthrough\nq\n").stdout);
        let not_understood: Vec<&str> = said
            .lines()
            .filter(|line| line.starts_with("Nie rozumiem:"))
            .collect();
        assert_eq!(not_understood.len(), 3, "{said}");
        for line in not_understood {
            let line = ["qwerty", "take qwerty", "take", "through"]
                .iter()
                .fold(line.to_owned(), |line, typed| {
                    line.replace(&format!("„{typed}”"), "")
                });
            let english = [
                "draw", "take", "decline", "swap", "nothing", "dwarf", "pass",
            ];
            let found = english.iter().find(|word| line.contains(**word));
            assert_eq!(found, None, "{line}");
        }
    }
}

#[test]
fn people_can_play_in_polish_and_around_one_screen() {
    let (_, polish) = played(
        "polish.txt",
        &[
            "--lang", "pl", "--humans", "2", "--name", "Ewa", "--name", "Jan",
        ],
    );
    assert!(
        polish.contains("Naciśnij Enter, gdy na ekran patrzy tylko Jan"),
        "{polish}"
    );
    assert!(!polish.contains("Your move"));
}

#[test]
fn help_undo_rules_and_leaving() {
    let output = typed(
        &["play", "ethnos", "--seed", "1"],
        "?\nu\nr ET-DEF-1\n999\nno such answer\nl\ns\nq\n",
    );
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    for part in [
        "goes back to your last decision",
        "Nothing to undo",
        "**ET-DEF-1**",
        "Choose a number",
        "Not understood",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(
        said.ends_with("You left before the game ended.\n"),
        "{said}"
    );
}

/// Back behind what was drawn and what bots answered, decision by decision; the match tells of it and is still true.
#[test]
fn against_bots_alone_every_decision_can_be_undone() {
    let file = scratch("taken-back.match", "");
    let args = [
        "play", "ethnos", "--seats", "3", "--seed", "5", "--bots", "random", "--out",
    ];
    let args = [&args[..], &[path(&file)]].concat();
    let output = typed(&args, "draw\ndraw\nu\nundo\ncofnij\ndraw\nu\nl\nq\n");
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(said.matches("Undone.").count(), 3, "{said}");
    assert_eq!(said.matches("Nothing to undo yet.").count(), 1, "{said}");
    assert!(said.contains("A takes 3 moves back."), "{said}");
    let drawn: Vec<&str> = said
        .lines()
        .filter(|line| line.starts_with("You draw") || line.starts_with("A draws"))
        .collect();
    assert_eq!(drawn[0], drawn[drawn.len() - 1], "the same card: {drawn:?}");
    let saved = std::fs::read_to_string(&file).expect("the match is saved");
    assert!(saved.contains("\ntake-backs A "), "{saved}");
    let verdict = good(&["verify", path(&file)]);
    assert!(verdict.contains("take-backs: 3"), "{verdict}");
    let replayed = good(&["replay", path(&file), "--lang", "pl"]);
    assert!(replayed.contains("A cofa 3 ruchy."), "{replayed}");
}

/// Around one screen people hide their cards from each other: what was drawn stays drawn.
#[test]
fn with_several_people_what_was_drawn_stays() {
    let args = [
        "play", "ethnos", "--seats", "2", "--seed", "5", "--humans", "2",
    ];
    let output = typed(&args, "\ndraw\n\nu\nq\n");
    let said = text(&output.stdout);
    assert!(said.contains("Too late to undo"), "{said}");
}

#[test]
fn conceding_is_asked_once_more() {
    let file = scratch("conceded.match", "");
    let two = ["play", "ethnos", "--seats", "2", "--seed", "1", "--brief"];
    let args = [&two[..], &["--out", path(&file)]].concat();
    let output = typed(&args, "concede\nno\nconcede\ny\n");
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    let asked = "The game ends: B wins. (ET-CONCEDE-1)\nConcede?";
    assert_eq!(said.matches(asked).count(), 2, "{said}");
    assert!(said.contains("A concedes. (ET-CONCEDE-1)"), "{said}");
    assert!(said.ends_with("B wins.\n"), "{said}");
    let written = std::fs::read_to_string(&file).expect("the match is saved");
    assert!(written.contains("1 A | concede |  | "), "{written}");
    good(&["verify", path(&file)]);

    let polish = typed(&[&two[..], &["--lang", "pl"]].concat(), "poddaję\nt\n");
    let said = text(&polish.stdout);
    assert!(said.contains("Partia się kończy: wygrywa B."), "{said}");
    assert!(said.contains("A poddaje partię."), "{said}");
}

#[test]
fn a_bot_plays_on_for_whoever_concedes_at_the_screen() {
    let args = [
        "play", "ethnos", "--seats", "3", "--seed", "1", "--humans", "2", "--brief", "--bots",
        "random",
    ];
    let output = typed(&args, "\nconcede\nyes\n\nconcede\nyes\n");
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    assert!(
        said.contains("takes last place. A bot plays on for them."),
        "{said}"
    );
    assert!(said.contains("The game ends: C wins."), "{said}");
    assert!(said.ends_with("C wins.\n"), "{said}");
}

#[test]
fn a_rival_whom_the_rules_play_has_a_name() {
    let args = [
        "play",
        "ethnos",
        "--edition",
        "second",
        "--seats",
        "1",
        "--seed",
        "3",
        "--brief",
    ];
    let output = typed(&args, &"1\n".repeat(5000));
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    let last: Vec<_> = said.lines().rev().take(3).collect();
    assert!(
        last.iter().any(|line| line.contains("Chief Bruno: ")),
        "{last:?}"
    );
}

#[test]
fn scenarios_end_with_their_figures() {
    let good_one =
        "scenario the first Age\nrules: ET-DEF-1\nsetup: edition=first seats=4\nexpect: age: 1\n";
    let good_file = scratch("good.scenario", good_one);
    let said = good(&["scenario", path(&good_file), "--game", "ethnos"]);
    assert_eq!(said.lines().last(), Some("1 passed, 0 failed"));

    let bad_file = scratch("bad.scenario", &good_one.replace("age: 1", "age: 2"));
    let output = longtable(&[
        "scenario",
        path(&bad_file),
        path(&good_file),
        "--game",
        "ethnos",
    ]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        text(&output.stdout).lines().last(),
        Some("1 passed, 1 failed")
    );
    assert!(bad(2, &["scenario", path(&good_file)]).contains("--game"));
}

/// What is said about a file is about what is in it.
#[test]
fn scenario_files_are_read_whole_or_refused_with_the_reason() {
    let checked = "rules: ET-DEF-1\nexpect: age: 1\n";
    let marked = scratch(
        "marked.scenario",
        &format!("\u{feff}game: ethnos\n\nscenario x\n{checked}"),
    );
    assert_eq!(good(&["scenario", path(&marked)]), "1 passed, 0 failed\n");

    let chess = scratch(
        "chess.scenario",
        &format!("game: chess\nscenario x\n{checked}"),
    );
    let said = bad(2, &["scenario", path(&chess)]);
    assert!(
        said.contains("\"chess\"") && said.contains("ethnos"),
        "{said}"
    );
    let other = bad(1, &["scenario", path(&chess), "--game", "ethnos"]);
    assert_eq!(other, "", "the report says it");

    let lost = scratch(
        "lost.scenario",
        &format!("Scenario lost\nrules: ET-DEF-1\nasks: H\n\nscenario x\n{checked}"),
    );
    let output = longtable(&["scenario", path(&lost), "--game", "ethnos"]);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    assert!(
        said.contains("lost.scenario:1: \"Scenario lost\" stands above"),
        "{said}"
    );
}

/// A game speaks in the terms of the edition that is played, not by the keys of its sentences.
#[test]
fn scenarios_of_every_edition_are_told_in_words() {
    let many = scratch(
        "many.scenario",
        "scenario x\nrules: ET-COMP-14\nsetup: edition=second seats=3 tribes=rabbit,bear,raccoon,koi,fox\nposition:\n  hand A: 10 blue raccoon\nasks: A\n",
    );
    let output = longtable(&["scenario", path(&many), "--game", "ethnos"]);
    let said = text(&output.stdout);
    assert!(
        said.contains("blue Raccoon") && !said.contains("tribe-"),
        "{said}"
    );
}

#[test]
fn rules_are_printed_by_edition_by_id_and_with_their_sources() {
    let first = good(&["rules", "ethnos", "--edition", "first"]);
    let second = good(&["rules", "ethnos", "--edition", "second"]);
    assert!(first.contains("ET-COMP-2**") && !first.contains("ET-COMP-3**"));
    assert!(second.contains("ET-COMP-3**") && !second.contains("ET-COMP-2**"));
    assert!(good(&["rules", "ethnos", "et-comp-2"]).starts_with("- **ET-COMP-2**"));
    let polish = good(&["rules", "ethnos", "ET-DEF-1", "--lang", "pl"]);
    assert!(
        polish.starts_with("- **ET-DEF-1**") && polish.contains("Sojusznik"),
        "{polish}"
    );
    let values = good(&["rules", "ethnos", "--provenance"]);
    for line in [
        "common.band_max 10: rulebook",
        "common.seats[2] ages 2, four_plus_tokens false, pool 4, side 2-3, tokens_per_kingdom 2, tribes 5: rulebook",
        "first.kingdoms[ithys].place south-west: found",
    ] {
        assert!(values.lines().any(|is| is == line), "{line}: {values}");
    }
    assert!(good(&["rules", "numa-sera", "--provenance"]).contains("champion_slain 3: found\n"));
    assert!(good(&["rules", "eko", "--provenance"]).contains("goal 12: rulebook"));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_longtable"))
        .args(["rules", "ethnos"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut said = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut said)
        .unwrap();
    assert!(child.wait().unwrap().success(), "{said}");
    assert_eq!(said, "");
}
