//! What is damaged is named with its table, hides nothing else, and is found although only part of it is missing.

use crate::base::{Base, on_both, person, run, step, table};
use store::{ChatLine, Filter, Reader, Stored, TableRow};

on_both![
    what_is_whole_is_told_whole,
    a_log_that_was_cut_off_or_changed_is_noticed,
    a_row_that_was_changed_is_noticed,
    what_cannot_be_understood_is_named_and_hides_nothing_else,
    a_row_that_cannot_be_understood_is_left_out_of_lists,
    sums_of_older_tables_are_worked_out_once,
    a_reader_changes_nothing_and_reads_older_schemas,
];

/// Three entries and a line of chat at each of two tables.
async fn fill(base: &Base) {
    let store = base.open().await;
    for id in ["t1", "t2"] {
        store.create_table(&table(id)).await.unwrap();
        store.append(id, &[step(1)]).await.unwrap();
        let mut row = table(id);
        row.result = Some("[1]".to_owned());
        store.append_and_update(id, &[step(2)], &row).await.unwrap();
        let turn = table(id).turn;
        store.append_and_turn(id, &[step(3)], &turn).await.unwrap();
        store.append(id, &[step(3)]).await.unwrap_err();
        let line = ChatLine {
            table_id: id.to_owned(),
            nth: 0,
            person: "ann".to_owned(),
            seat: None,
            name: "Ann".to_owned(),
            text: "Hello".to_owned(),
            at: 7,
        };
        store.say(&line).await.unwrap();
    }
    store.insert_person(&person("ann", None)).await.unwrap();
    store.close().await;
}

async fn look(base: &Base, id: &str) -> Stored {
    let mut reader = Reader::open(&base.url).await.unwrap();
    let stored = reader.table(id).await.unwrap();
    reader.close().await;
    stored
}

async fn what_is_whole_is_told_whole(base: Base) {
    fill(&base).await;
    let stored = look(&base, "t1").await;
    assert_eq!(stored.damage, [""; 0]);
    assert!(stored.is_summed);
    assert_eq!(stored.entries, [step(1), step(2), step(3)]);
    assert_eq!((stored.chat.len(), stored.chat[0].nth), (1, 1));
    let row = stored.row.unwrap();
    assert_eq!((row.version, row.result.as_deref()), (2, Some("[1]")));
    assert_eq!(look(&base, "none").await, Stored::default());
    let mut reader = Reader::open(&base.url).await.unwrap();
    assert_eq!(reader.table_ids("", 1).await.unwrap(), ["t1"]);
    assert_eq!(reader.table_ids("t1", 9).await.unwrap(), ["t2"]);
    assert_eq!(reader.person_ids("", 9).await.unwrap(), ["ann"]);
    let ann = reader.person("ann").await.unwrap();
    assert_eq!(ann, Some(person("ann", None)));
}

/// The damage, done past the store, and what is said about it; the other table is as good as before.
async fn check(base: &Base, sql: &'static str, says: &str) {
    run(base, sql, sql).await;
    let stored = look(base, "t1").await;
    let said = stored.damage.join("\n");
    assert!(said.contains(says), "{sql}: {said:?}");
    let other = look(base, "t2").await;
    assert_eq!((other.damage, other.entries.len()), (vec![], 3));
}

async fn a_log_that_was_cut_off_or_changed_is_noticed(base: Base) {
    fill(&base).await;
    check(
        &base,
        "UPDATE entries SET body = 'pass' WHERE table_id = 't1' AND seq = 2",
        "an entry of its log is not as it was written",
    )
    .await;
    check(
        &base,
        "DELETE FROM entries WHERE table_id = 't1' AND seq = 3",
        "its log has 2 entries; 3 were written",
    )
    .await;
    check(
        &base,
        "DELETE FROM chat WHERE table_id = 't1'",
        "its chat has 0 lines; 1 were said",
    )
    .await;
    check(
        &base,
        "DELETE FROM entries WHERE table_id = 't1' AND seq = 2; DELETE FROM entries WHERE table_id = 't1'",
        "its log has 0 entries; 3 were written",
    )
    .await;
}

async fn a_row_that_was_changed_is_noticed(base: Base) {
    const CHANGED: &str = "its row (set-up, people, result …) is not as it was written";
    for sql in [
        "UPDATE tables SET result = '[2]' WHERE id = 't1'",
        "UPDATE tables SET result = '[1]', content = 'x' WHERE id = 't1'",
        "UPDATE tables SET content = 'c0ffee', seed = NULL WHERE id = 't1'",
        "DELETE FROM sitting WHERE table_id = 't1' AND person = 'ann'",
    ] {
        let base = if base.is_postgres() {
            Base::postgres()
        } else {
            Base::sqlite()
        };
        fill(&base).await;
        check(&base, sql, CHANGED).await;
    }
}

async fn what_cannot_be_understood_is_named_and_hides_nothing_else(base: Base) {
    fill(&base).await;
    check(
        &base,
        "UPDATE entries SET kind = 'leap' WHERE table_id = 't1' AND seq = 3",
        "entry 3: nothing is called \"leap\"",
    )
    .await;
    check(
        &base,
        "UPDATE entries SET seat = 1000 WHERE table_id = 't1' AND seq = 2",
        "entry 2: 1000 is out of its range",
    )
    .await;
    assert_eq!(look(&base, "t1").await.damage.len(), 2, "both are named");
    check(
        &base,
        "UPDATE tables SET phase = 'asleep' WHERE id = 't1'",
        "its row: nothing is called \"asleep\"",
    )
    .await;
}

async fn a_row_that_cannot_be_understood_is_left_out_of_lists(base: Base) {
    fill(&base).await;
    let store = base.open().await;
    for sql in [
        "UPDATE tables SET phase = 'asleep' WHERE id = 't1'",
        "UPDATE tables SET phase = 'running', rules_version = -1 WHERE id = 't1'",
        "UPDATE tables SET rules_version = 1, asked = 1000 WHERE id = 't1'",
    ] {
        run(&base, sql, sql).await;
        let (listed, read) = store.tables_part(&Filter::default()).await.unwrap();
        let ids: Vec<&str> = listed.iter().map(|row| row.id.as_str()).collect();
        assert_eq!((ids.as_slice(), read), (["t2"].as_slice(), 2), "{sql}");
    }
    store.close().await;
}

async fn sums_of_older_tables_are_worked_out_once(base: Base) {
    const FORGET: &str = "UPDATE tables SET entry_count = NULL, entry_sum = NULL, seal = NULL";
    fill(&base).await;
    run(&base, FORGET, FORGET).await;
    let before = look(&base, "t1").await;
    assert_eq!((before.is_summed, before.damage), (false, vec![]));
    let store = base.open().await;
    // An append that comes first does no harm.
    store.append("t2", &[step(4)]).await.unwrap();
    for id in ["t1", "t2"] {
        while !look(&base, id).await.is_summed {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        assert_eq!(look(&base, id).await.damage, [""; 0]);
    }
    store.append("t1", &[step(4)]).await.unwrap();
    let row: TableRow = store.table("t1").await.unwrap().unwrap();
    store.update_table(&row).await.unwrap();
    store.close().await;
    assert_eq!(look(&base, "t1").await.damage, [""; 0]);
}

async fn a_reader_changes_nothing_and_reads_older_schemas(base: Base) {
    const ROW: &str = "INSERT INTO tables (id, game, rules_version, setup, content, host, options, seats, commitment, opening,
        opening_hash, phase, public, version, created_at, changed_at)
        VALUES ('old', 'eko', 1, '', '', 'ann', '', '', '', '', 0, 'running', 1, 5, 1, 1);
        CREATE TABLE migrations (step BIGINT NOT NULL PRIMARY KEY); INSERT INTO migrations VALUES (1);";
    run(
        &base,
        include_str!("../../migrations/sqlite/1.sql"),
        include_str!("../../migrations/postgres/1.sql"),
    )
    .await;
    run(&base, ROW, ROW).await;
    let file = base.folder.join("deep/er/longtable.db");
    let before = std::fs::read(&file).unwrap_or_default();
    let mut reader = Reader::open(&base.url).await.unwrap();
    assert_eq!(reader.table_ids("", 9).await.unwrap(), ["old"]);
    let stored = reader.table("old").await.unwrap();
    assert_eq!(stored.damage, [""; 0]);
    assert!(!stored.is_summed);
    assert_eq!(stored.row.unwrap().game, "eko");
    assert!(reader.person_ids("", 9).await.unwrap().is_empty());
    assert_eq!(reader.person("ann").await, Ok(None));
    reader.close().await;
    assert_eq!(std::fs::read(&file).unwrap_or_default(), before);
    // Without an error: the schema is still the old one, and none of the later columns is there twice.
    run(
        &base,
        include_str!("../../migrations/sqlite/2.sql"),
        include_str!("../../migrations/postgres/2.sql"),
    )
    .await;
}
