//! Everything that can be done with a game without knowing which one it is.

use std::collections::BTreeSet;

use crate::secret_dice::SecretDice;
use catalog::{AnyGame, AnyTable, Eyes, Listed, LogLine, Pace, Plan, SimulateError, Way};
use face::Language;
use kernel::{Rule, Seat, Turn, Viewer, Wanted};
use referee::{NoTakeBack, NotTaken, Seed};

static LISTED: Listed = Listed::of::<SecretDice>();
const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn game() -> Box<dyn AnyGame> {
    LISTED.open(None).expect("the shipped content is good")
}

fn table(seats: u8) -> Box<dyn AnyTable> {
    let wanted = Wanted {
        seats: Some(seats),
        ..Wanted::default()
    };
    game()
        .open_table(
            &wanted,
            Seed::from_number(7),
            vec!["Ewa".into(), "Jan".into()],
        )
        .expect("the set-up is good")
}

#[test]
fn a_game_is_listed_in_one_line() {
    assert_eq!((LISTED.key, LISTED.title), ("secret-dice", "Secret Dice"));
    assert!(LISTED.open(Some("none")).is_err(), "bad content is refused");
    let game = game();
    assert_eq!(
        game.complete(&Wanted::default()).unwrap().to_string(),
        "seats=3"
    );
    assert!(game.complete(&"seats=9".parse().unwrap()).is_err());
    assert_eq!(game.provenance()[0].1, "rulebook");
    assert_eq!(
        game.rules(Language::English).for_edition("short"),
        "- **SD-PASS-1** Nobody passes twice.\n"
    );
}

#[test]
fn a_simulation_does_not_depend_on_threads() {
    let run = |threads| {
        let plan = Plan {
            bots: vec!["random".into()],
            games: 1000,
            first: 0,
            seed: 1,
            threads,
            pace: Pace::Counted,
        };
        let mut order = Vec::new();
        let report = game()
            .simulate(&Wanted::default(), &plan, &mut |outcome| {
                order.push(outcome.nth)
            })
            .unwrap();
        assert!(
            order.iter().copied().eq(0..1000),
            "outcomes come in the order of the matches"
        );
        report
    };
    let (one, three) = (run(1), run(3));
    assert_eq!(one.state_hash, three.state_hash);
    assert_eq!(one.wins_by_seat, three.wins_by_seat);
    assert_eq!(one.mean_scores, three.mean_scores);
    assert_eq!(
        (one.games, one.decisions, one.mean_decisions),
        (1000, 6000, 6.0)
    );
    assert!((one.wins_by_seat.iter().sum::<f64>() - 1000.0).abs() < 1e-6);
    assert_eq!(one.endings[&"most-pips"], 1000);

    let other = Plan {
        bots: vec!["random".into()],
        games: 1000,
        first: 0,
        seed: 2,
        threads: 1,
        pace: Pace::Counted,
    };
    let other = game()
        .simulate(&Wanted::default(), &other, &mut |_| {})
        .unwrap();
    assert_ne!(one.state_hash, other.state_hash);
}

#[test]
fn a_simulation_names_what_is_wrong() {
    let run = |bots: &[&str]| {
        let bots = bots.iter().map(|name| (*name).to_owned()).collect();
        let plan = Plan {
            bots,
            games: 1,
            first: 0,
            seed: 1,
            threads: 1,
            pace: Pace::Counted,
        };
        game()
            .simulate(&Wanted::default(), &plan, &mut |_| {})
            .map(|report| report.games)
    };
    assert_eq!(run(&["random", "random", "random"]), Ok(1));
    assert_eq!(
        run(&["random", "random"]),
        Err(SimulateError::BotCount { bots: 2, seats: 3 })
    );
    assert!(matches!(run(&["oracle"]), Err(SimulateError::Bot(_))));
}

#[test]
fn all_ways_of_measuring_play_the_games() {
    for way in Way::ALL {
        let measured = game().measure(&Wanted::default(), way, 10).unwrap();
        if way.searches() {
            assert!(measured.games > 0, "iterations are counted");
        } else {
            assert_eq!((measured.games, measured.decisions), (10, 60));
        }
    }
}

#[test]
fn a_table_asks_and_answers_in_words() {
    let mut table = table(2);
    let seated = Viewer::Seated(A);
    assert_eq!(
        table.question(seated, Language::English).unwrap(),
        "Ewa: roll or pass?"
    );
    assert_eq!(
        table.question(seated, Language::Polish).unwrap(),
        "Ewa: rzut czy pas?"
    );
    let answers = table.answers(Language::Polish);
    assert_eq!(
        (answers[1].notation.as_str(), answers[1].sentence.as_str()),
        ("roll", "Rzut")
    );

    assert_eq!(table.submit(A, &["pass"]).map(|steps| steps.len()), Ok(1));
    let told = table.log(Eyes::Of(seated), Language::English, 1);
    assert_eq!(
        (told[0].text.as_str(), told[0].rule.unwrap().0, told[0].seat),
        ("Ewa passes.", "SD-PASS-1", Some(A))
    );
}

#[test]
fn a_refusal_says_why_in_the_language_and_leaves_no_trace() {
    let mut table = table(2);
    table.submit(A, &["pass"]).unwrap();
    let wrong_seat = table.submit(A, &["roll"]).unwrap_err();
    assert_eq!(
        table.explain(&wrong_seat, Language::English).sentence,
        "Not your turn: waiting for Jan."
    );
    let unreadable = table.submit(B, &["fly"]).unwrap_err();
    assert!(matches!(unreadable.why, NotTaken::Unreadable(_)));
    assert!(
        table
            .explain(&unreadable, Language::Polish)
            .sentence
            .starts_with("Nie rozumiem")
    );
    let after_roll = table.submit(B, &["roll", "roll"]).unwrap_err();
    assert!(
        table
            .explain(&after_roll, Language::English)
            .sentence
            .starts_with("Answer 2: This has to wait")
    );
    let after_turn = table.submit(B, &["pass", "roll"]).unwrap_err();
    assert_eq!(
        table.explain(&after_turn, Language::English).sentence,
        "Answer 2: your turn is already over by then."
    );
    assert_eq!(table.steps(), 1);

    table.submit(B, &["roll"]).unwrap();
    let twice = table.submit(A, &["pass"]).unwrap_err();
    let why = table.explain(&twice, Language::Polish);
    assert_eq!(why.sentence, "Pas był już wcześniej.");
    assert_eq!(why.rule, Some(Rule("SD-PASS-1")));
    assert_eq!(why.to_string(), "Pas był już wcześniej. (SD-PASS-1)");
}

#[test]
fn eyes_see_what_they_may() {
    let mut table = table(2);
    table.submit(A, &["roll"]).unwrap();
    let log = |eyes| table.log(eyes, Language::English, 0).remove(0).text;
    let all = log(Eyes::All);
    assert_eq!(log(Eyes::Of(Viewer::Seated(A))), all);
    assert!(all.len() > log(Eyes::Of(Viewer::Spectator)).len());
    assert_eq!(log(Eyes::Of(Viewer::Seated(B))), "Ewa rolls.");

    let secrets = |eyes| {
        let parts = table.sheet(eyes, Language::English);
        parts
            .iter()
            .flat_map(|part| &part.lines)
            .filter(|line| *line == "secret")
            .count()
    };
    let seen = [
        Eyes::All,
        Eyes::Of(Viewer::Seated(A)),
        Eyes::Of(Viewer::Spectator),
    ]
    .map(secrets);
    assert_eq!(seen, [0, 1, 2]);
}

#[test]
fn what_was_rolled_cannot_be_taken_back() {
    let mut table = table(2);
    assert_eq!(table.take_back(A), Err(NoTakeBack::Nothing));
    table.submit(A, &["roll"]).unwrap();
    let no = table.take_back(A).unwrap_err();
    assert!(
        !table
            .explain_take_back(no, Language::Polish)
            .sentence
            .contains("take-back")
    );
}

#[test]
fn bots_play_a_match_that_reads_back_from_its_file() {
    let mut table = table(4);
    Seat::first(4).for_each(|seat| table.seat_bot(seat, "random").unwrap());
    assert!(table.seat_bot(A, "oracle").is_err());
    while table.let_bot_answer() {}
    assert_eq!((table.turn(), table.steps()), (Turn::Over, 8));

    let file = table.to_file();
    let read = game().read_match(&file, Language::English).unwrap();
    assert!(read.proved, "the seed is published when the match is over");
    assert_eq!(
        read.table.to_file().lines().count() + 1,
        file.lines().count(),
        "a replay keeps no seed"
    );
    assert_eq!(read.table.standings(), table.standings());
    assert_eq!(read.table.name(B, Language::English), "Jan");
    assert!(
        game()
            .read_match(
                &file.replace("result most-pips", "result least-pips"),
                Language::English
            )
            .is_err()
    );
    assert!(
        LISTED
            .open(Some("8"))
            .unwrap()
            .read_match(&file, Language::English)
            .is_err(),
        "other content, other match"
    );

    let middle = read.table.at_step(3).unwrap();
    assert_eq!((middle.steps(), middle.turn()), (3, Turn::Ask(Seat(3))));
    assert!(read.table.at_step(9).is_none());
    assert_ne!(middle.position(), table.position());
}

#[test]
fn scenarios_run_by_name() {
    let text = "scenario one\nrules: SD-PASS-1\nsetup: seats=2\nplay: A pass\nasks: B\n";
    let report = game().run_scenarios("one.scenario", text);
    assert_eq!(report.to_string(), "1 passed, 0 failed");
    let report = game().run_scenarios("one.scenario", &text.replace("asks: B", "asks: A"));
    assert_eq!((report.passed, report.failed.len()), (0, 1));
}

#[test]
fn every_translation_of_the_rules_has_every_rule() {
    for listed in catalog::GAMES {
        let game = listed.open(None).unwrap();
        let original = game.rules(Language::English);
        assert!(original.rules().count() > 0, "{}", listed.key);
        for language in Language::ALL {
            let translated = game.rules(language);
            let same = original
                .rules()
                .map(|rule| (rule.id, &rule.editions))
                .eq(translated.rules().map(|rule| (rule.id, &rule.editions)));
            assert!(same, "{} in {language}", listed.key);
        }
    }
}

/// Points can be scored while another seat answers: a line is about the seat that it names.
#[test]
fn a_line_of_the_log_is_about_whom_it_names() {
    let golden = include_str!("../../../../fixtures/ethnos/golden/first-6.match");
    let table = catalog::read_match(golden, None).unwrap().table;
    let log = table.log(Eyes::All, Language::English, 0);
    let sums = |line: &&LogLine| {
        let text = &line.text;
        text.contains(" Band") && text.ends_with(" Glory.") && !text.contains(" takes ")
    };
    let mut seats = BTreeSet::new();
    for line in log.iter().filter(sums) {
        let seat = line.seat.unwrap();
        let name = table.name(seat, Language::English);
        assert!(
            line.text.starts_with(&format!("{name}: ")),
            "{seat}: {}",
            line.text
        );
        seats.insert(seat);
    }
    assert!(seats.len() > 2, "{seats:?}");
    let of_nobody = |line: &LogLine| line.seat.is_none() && line.text.contains("Age begins");
    assert!(log.iter().any(of_nobody), "the rules do some things alone");

    // Chief Bruno has no name of a player, and a seat all the same.
    let golden = include_str!("../../../../fixtures/ethnos/golden/solo-regular.match");
    let table = catalog::read_match(golden, None).unwrap().table;
    let log = table.log(Eyes::All, Language::English, 0);
    let his: Vec<_> = log
        .iter()
        .filter(|line| line.text.starts_with("Chief Bruno "))
        .map(|line| line.seat)
        .collect();
    assert!(his.len() > 5 && his.iter().all(|seat| *seat == Some(B)));
}
