//! `longtable export`, `import` and `validate`, on both databases.

use std::process::{Child, Command, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use store::{Drill, KeptRow, Person, PracticeDay, Shelf, Store};

use super::guest::Guest;
use super::house::House;
use super::player::{Plan, Player};

#[test]
fn everything_moves_from_sqlite_to_postgres_and_back() {
    let (one, two, three) = (House::sqlite(), House::postgres(), House::sqlite());
    let table = play_something(&one);
    let (first, second, third) = (one.file("1"), one.file("2"), one.file("3"));
    let said = good(&one, &["export", "--out", &first]);
    assert!(said.contains("2 tables, 3 people"), "{said}");
    let said = good(&two, &["import", &first]);
    assert!(said.contains("2 tables, 3 people; 0 people were"), "{said}");
    good(&two, &["export", "--out", &second]);
    good(&three, &["import", &second]);
    good(&three, &["export", "--out", &third]);
    let lines = |file: &str| {
        let text = std::fs::read_to_string(file).unwrap();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(lines(&first), lines(&second));
    assert_eq!(lines(&first), lines(&third));
    for house in [&one, &two, &three] {
        let said = good(house, &["validate"]);
        assert!(said.starts_with("2 matches replayed"), "{said}");
        assert!(said.contains(" 0 differ"), "{said}");
    }
    // What was moved is played on: the match that was over is still there to be looked at.
    let server = two.serve();
    let mut watcher = Guest::new(server.address, "Watcher").unwrap();
    let (status, file) = watcher.text(&format!("/tables/{table}/match")).unwrap();
    assert_eq!(status, 200, "{file}");
    super::player::check_file(&file);
}

/// Cookies and sessions stay behind: a guest comes back by the recovery link, to the boards that they built.
#[test]
fn recovery_links_and_boards_survive_a_restore() {
    let (one, two) = (House::sqlite(), House::postgres());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let ann = ann(Some("5ec7e7"));
    let board = KeptRow {
        id: "b1".to_owned(),
        person: "ann".to_owned(),
        game: "eko".to_owned(),
        name: "Oasis".to_owned(),
        body: "seats=2 board=A0m13".to_owned(),
        created_at: 3,
        changed_at: 4,
    };
    runtime.block_on(async {
        let store = Store::open(&one.database).await.unwrap();
        store.insert_person(&ann).await.unwrap();
        assert_eq!(store.insert_kept(Shelf::Boards, &board, 9).await, Ok(true));
        store.close().await;
    });
    let file = one.file("all");
    good(&one, &["export", "--out", &file]);
    good(&two, &["import", &file]);
    let (found, boards) = runtime.block_on(async {
        let store = Store::open(&two.database).await.unwrap();
        let found = store.person_by_recovery("5ec7e7").await;
        (found, store.kept_of(Shelf::Boards, "ann").await)
    });
    assert_eq!((found, boards), (Ok(Some(ann)), Ok(vec![board])));
}

/// What people practise on and how it went moves with them, and a review with its match, also with a single one.
#[test]
fn practice_and_reviews_move_too() {
    let (one, two, three) = (House::sqlite(), House::postgres(), House::sqlite());
    let table = play_something(&one);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let drill = Drill {
        person: "ann".to_owned(),
        item: format!("own:{table}:4"),
        game: "ethnos".to_owned(),
        level: 2,
        due_at: 70,
        asked: 3,
        solved: 2,
        answered_at: Some(60),
        last_lost: Some(-4),
    };
    let day = PracticeDay {
        person: "ann".to_owned(),
        day: 20_000,
        game: "ethnos".to_owned(),
        theme: "timing".to_owned(),
        asked: 3,
        solved: 2,
    };
    runtime.block_on(async {
        let store = Store::open(&one.database).await.unwrap();
        store.insert_person(&ann(None)).await.unwrap();
        store.keep_answer(&drill, &day).await.unwrap();
        store.keep_review(&table, "{\"found\":1}", 5).await.unwrap();
        store.close().await;
    });
    let (all, single) = (one.file("all"), one.file("single"));
    good(&one, &["export", "--out", &all]);
    good(&one, &["export", "--table", &table, "--out", &single]);
    good(&two, &["import", &all]);
    good(&three, &["import", &single]);
    runtime.block_on(async {
        let store = Store::open(&two.database).await.unwrap();
        assert_eq!(store.drills("ann").await, Ok(vec![drill]));
        assert_eq!(store.practice_days("ann").await, Ok(vec![day]));
        for house in [&two, &three] {
            let store = Store::open(&house.database).await.unwrap();
            let review = store.review(&table).await;
            assert_eq!(review, Ok(Some("{\"found\":1}".to_owned())));
        }
    });
}

/// Sets move with their people, and matches with what they were played with, also when the set is gone.
#[test]
fn sets_and_matches_played_with_them_move_too() {
    let (one, two) = (House::sqlite(), House::postgres());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let ann = ann(None);
    let (gone, kept) = (set("s1", 13), set("s2", 14));
    runtime.block_on(async {
        let store = Store::open(&one.database).await.unwrap();
        store.insert_person(&ann).await.unwrap();
        assert_eq!(store.insert_kept(Shelf::Sets, &gone, 9).await, Ok(true));
        assert_eq!(store.insert_kept(Shelf::Sets, &kept, 9).await, Ok(true));
        store.close().await;
    });
    let server = one.serve();
    let mut guest = Guest::new(server.address, "Ewa").unwrap();
    let wanted = json!({ "game": "eko", "seats": 2, "places": ["me", "random"], "set": "s1" });
    let (status, table) = guest.post("/tables", &wanted).unwrap();
    assert_eq!((status, &table["set"]), (200, &json!("Long")), "{table}");
    let id = table["id"].as_str().unwrap().to_owned();
    guest
        .post(&format!("/tables/{id}/start"), &Value::Null)
        .unwrap();
    let (status, said) = guest
        .post(&format!("/tables/{id}/concede"), &Value::Null)
        .unwrap();
    assert_eq!(status, 200, "{said}");
    server.kill();
    runtime.block_on(async {
        let store = Store::open(&one.database).await.unwrap();
        assert_eq!(store.delete_kept(Shelf::Sets, "ann", "s1").await, Ok(true));
        store.close().await;
    });
    let file = one.file("all");
    good(&one, &["export", "--out", &file]);
    good(&two, &["import", &file]);
    let said = good(&two, &["validate"]);
    assert!(
        said.starts_with("1 matches replayed") && said.contains(" 0 differ"),
        "{said}"
    );
    let sets = runtime.block_on(async {
        let store = Store::open(&two.database).await.unwrap();
        store.kept_of(Shelf::Sets, "ann").await
    });
    assert_eq!(sets, Ok(vec![kept]));
    let server = two.serve();
    let mut watcher = Guest::new(server.address, "Watcher").unwrap();
    let (status, text) = watcher.text(&format!("/tables/{id}/match")).unwrap();
    assert_eq!(status, 200, "{text}");
    assert!(
        text.contains("\n= ") && text.contains("# mine"),
        "{text:.400}"
    );
    super::player::check_file(&text);
}

#[test]
fn one_match_travels_with_the_names_of_its_people() {
    let (one, two) = (House::sqlite(), House::sqlite());
    let table = play_something(&one);
    let file = one.file("one");
    let said = good(&one, &["export", "--table", &table, "--out", &file]);
    assert!(said.contains("1 tables, 1 people"), "{said}");
    good(&two, &["import", &file]);
    let said = bad(1, &two, &["import", &file]);
    assert!(said.contains("nothing was imported"), "{said}");
    assert!(
        said.contains(&format!("table {table} already exists")),
        "{said}"
    );
    let said = bad(
        2,
        &one,
        &["export", "--table", "none", "--out", &one.file("no")],
    );
    assert!(said.contains("there is no table none"), "{said}");
    let said = bad(2, &one, &["export", "--out", &file]);
    assert!(said.contains("exists"), "{said}");
}

#[test]
fn a_match_that_differs_is_named() {
    let origin = House::sqlite();
    let table = play_something(&origin);
    for (nth, house) in [House::sqlite(), House::postgres()].into_iter().enumerate() {
        tampered(&origin, &house, &table, nth);
        let output = longtable(&house, &["validate"]);
        assert_eq!(output.status.code(), Some(1));
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(
            said.contains(&format!("{table} (ethnos): step 5:")),
            "{said}"
        );
        assert!(
            said.contains("2 matches replayed") && said.contains("1 differ"),
            "{said}"
        );
    }
}

/// What may happen to a table `ID`, and what is said about it.
const DAMAGE: [(&str, &str); 6] = [
    (
        "UPDATE entries SET tape = TAPE WHERE table_id = 'ID' AND seq = 9",
        "entry 9: a tape ends",
    ),
    (
        "DELETE FROM entries WHERE table_id = 'ID' AND seq > 9",
        "its log has 9 entries; ",
    ),
    (
        "DELETE FROM entries WHERE table_id = 'ID'",
        "its log has 0 entries; ",
    ),
    (
        "UPDATE tables SET result = '{}' WHERE id = 'ID'",
        "its row (set-up, people, result …)",
    ),
    (
        "UPDATE tables SET content = 'other' WHERE id = 'ID'",
        "its row (set-up, people, result …)",
    ),
    (
        "UPDATE tables SET phase = 'asleep' WHERE id = 'ID'",
        "its row: nothing is called",
    ),
];

#[test]
fn damage_is_named_with_its_table_and_the_rest_is_exported() {
    let origin = House::sqlite();
    let table = play_something(&origin);
    // One for each kind of damage, and one that stays whole.
    let whole = many(&origin, &table, DAMAGE.len() + 1);
    for (house, tape) in [
        (House::sqlite(), "x'0102'"),
        (House::postgres(), "'\\x0102'"),
    ] {
        good(&house, &["import", &whole]);
        for (nth, (damage, _)) in DAMAGE.iter().enumerate() {
            let id = format!("{table}{nth}");
            house.run_sql(&damage.replace("ID", &id).replace("TAPE", tape));
        }
        let output = longtable(&house, &["validate"]);
        assert_eq!(output.status.code(), Some(1));
        let valid = String::from_utf8(output.stdout).unwrap();
        assert!(valid.contains("6 damaged"), "{valid}");
        let rest = house.file("rest");
        let left_out = bad(1, &house, &["export", "--out", &rest]);
        for (nth, (_, says)) in DAMAGE.iter().enumerate() {
            let of = |said: &str, begins: &str| {
                let named = |line: &str| line.starts_with(begins) && line.contains(says);
                assert!(said.lines().any(named), "{begins} {says}: {said}");
            };
            of(&valid, &format!("{table}{nth}"));
            of(&left_out, &format!("table {table}{nth}: "));
        }
        let lines = |file: &str| std::fs::read_to_string(file).unwrap().lines().count();
        assert_eq!(lines(&rest), lines(&whole) - DAMAGE.len());
    }
}

/// An export with so many copies of a table: its id and a number.
fn many(house: &House, table: &str, copies: usize) -> String {
    let (once, often) = (house.file("once"), house.file("often"));
    good(house, &["export", "--out", &once]);
    let text = std::fs::read_to_string(&once).unwrap();
    let lines = text.lines().flat_map(|line| {
        let is_it = line.contains(&format!("\"id\":\"{table}\""));
        let copies = if is_it { copies } else { 1 };
        (0..copies).map(move |nth| line.replace(table, &format!("{table}{nth}")) + "\n")
    });
    std::fs::write(&often, lines.collect::<String>()).unwrap();
    often
}

#[test]
fn an_import_that_is_killed_leaves_nothing() {
    let origin = House::sqlite();
    let table = play_something(&origin);
    let often = many(&origin, &table, 60);
    for house in [House::sqlite(), House::postgres()] {
        good(&house, &["import", &house.empty_export()]);
        let begun = Instant::now();
        let mut killed = 0;
        for wait in (50..).step_by(90).map(Duration::from_millis) {
            let mut import = start(&house, &["import", &often]);
            sleep(wait);
            import.kill().unwrap();
            import.wait().unwrap();
            let said = good(&house, &["validate"]);
            if said.starts_with("61 matches replayed") {
                break;
            }
            killed += 1;
            let nothing = said.starts_with("0 matches replayed");
            assert!(nothing, "after {wait:?}: {said}");
            assert!(begun.elapsed() < Duration::from_secs(60), "it does not end");
        }
        assert!(killed > 1, "too quick to prove anything");
    }
}

#[test]
fn looking_changes_nothing() {
    let house = House::sqlite();
    play_something(&house);
    // As an older program has left it.
    house.run_sql(
        "DROP INDEX tables_by_turn; DROP INDEX tables_without_sum; ALTER TABLE tables DROP COLUMN asked;
         ALTER TABLE tables DROP COLUMN waits_for; ALTER TABLE tables DROP COLUMN glance;
         ALTER TABLE tables DROP COLUMN entry_count; ALTER TABLE tables DROP COLUMN entry_sum;
         ALTER TABLE tables DROP COLUMN seal; DROP TABLE sessions; DROP TABLE boards; DROP TABLE sets; DROP TABLE contents; DROP TABLE reviews; DROP TABLE practice; DROP TABLE practice_days; DROP TABLE figures; DROP INDEX people_by_recovery;
         ALTER TABLE people DROP COLUMN recovery; DELETE FROM migrations WHERE step > 2",
    );
    let before = std::fs::read(house.file("tables.db")).unwrap();
    let said = good(&house, &["validate"]);
    assert!(said.contains("2 matches replayed"), "{said}");
    assert!(said.contains("2 tables have no checksum yet"), "{said}");
    good(&house, &["export", "--out", &house.file("old")]);
    assert!(
        before == std::fs::read(house.file("tables.db")).unwrap(),
        "the file has changed"
    );
    // And when the server has opened it, nothing is missing.
    drop(house.serve());
    good(&house, &["validate"]);
}

#[test]
fn files_that_are_no_export_are_refused() {
    let house = House::sqlite();
    let file = house.file("wrong");
    for (text, says) in [
        ("hello\n", "line 1"),
        ("{\"longtable\":{\"version\":99}}\n", "newer program"),
        (
            "{\"longtable\":{\"version\":1}}\n{\"table\":{}}\n",
            "line 2",
        ),
    ] {
        std::fs::write(&file, text).unwrap();
        let said = bad(1, &house, &["import", &file]);
        assert!(said.contains(says), "{said}");
    }
    let nowhere = House::sqlite();
    let said = bad(2, &nowhere, &["validate"]);
    assert!(said.contains("no such file"), "{said}");
}

fn ann(recovery: Option<&str>) -> Person {
    Person {
        id: "ann".to_owned(),
        name: "Ann".to_owned(),
        login: None,
        password: None,
        language: "en".to_owned(),
        theme: "auto".to_owned(),
        webhook: None,
        recovery: recovery.map(str::to_owned),
        created_at: 1,
        seen_at: 2,
    }
}

/// A set of hers: Ekö to so many points, with a comment.
fn set(id: &str, goal: u8) -> KeptRow {
    let ours = catalog::find("eko").unwrap().open(None).unwrap();
    let mine = format!("# mine\ngoal = {{ value = {goal}");
    KeptRow {
        id: id.to_owned(),
        person: "ann".to_owned(),
        game: "eko".to_owned(),
        name: "Long".to_owned(),
        body: ours.content().replace("goal = { value = 12", &mine),
        created_at: 3,
        changed_at: 4,
    }
}

/// A match of Ethnos that is over and one of Ekö that has begun. Gives the id of the first.
fn play_something(house: &House) -> String {
    let server = house.serve();
    let place = Arc::new(Mutex::new(server.address));
    let plan = |game, people, bots| Plan {
        game,
        people,
        bots,
        seed: 1,
    };
    let mut ethnos = Player::sit_down(&place, &plan("ethnos", 1, &["greedy"]));
    ethnos.play();
    Player::sit_down(&place, &plan("eko", 2, &[]));
    ethnos.table
}

/// Moves everything to another database with one figure of the log changed, as a damaged disk might change it.
fn tampered(house: &House, other: &House, table: &str, nth: usize) {
    let (file, changed) = (house.file(&format!("whole{nth}")), house.file("changed"));
    good(house, &["export", "--out", &file]);
    let text = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<String> = text
        .lines()
        .map(|line| {
            let mut line: Value = serde_json::from_str(line).unwrap();
            if line["table"]["id"] == table {
                // The first entry says that the match began.
                let hash = &mut line["table"]["entries"][5]["hash"];
                *hash = Value::from(hash.as_i64().unwrap() ^ 1);
            }
            line.to_string() + "\n"
        })
        .collect();
    std::fs::write(&changed, lines.concat()).unwrap();
    good(other, &["import", &changed]);
}

fn longtable(house: &House, args: &[&str]) -> Output {
    command(house, args).output().unwrap()
}

fn start(house: &House, args: &[&str]) -> Child {
    let quiet = Stdio::null;
    let mut command = command(house, args);
    command.stdout(quiet()).stderr(quiet()).spawn().unwrap()
}

fn command(house: &House, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_longtable"));
    command.args(args).args(["--database", &house.database]);
    command
}

#[track_caller]
fn good(house: &House, args: &[&str]) -> String {
    let output = longtable(house, args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{said}");
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn bad(code: i32, house: &House, args: &[&str]) -> String {
    let output = longtable(house, args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}
