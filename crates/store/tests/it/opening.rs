//! Opening, closing, and files of all kinds.

use crate::base::{Base, on_both, person, run, step, table};
use store::{Store, StoreError, Turn};
use testbed::Folder;

on_both![
    closing_keeps_everything,
    a_store_that_cannot_be_written_to_says_so,
    an_older_schema_is_brought_up_to_date,
    people_from_before_sessions_stay_signed_in,
    a_newer_schema_is_left_alone,
    figures_are_counted,
];

async fn closing_keeps_everything(base: Base) {
    let store = base.open().await;
    store.create_table(&table("t1")).await.unwrap();
    store.append("t1", &[step(1), step(2)]).await.unwrap();
    store
        .insert_person(&person("ann", Some("ann")))
        .await
        .unwrap();
    let (clone, key) = (store.clone(), store.get_or_put("key", "1").await);
    store.close().await;
    store.close().await;
    let closed = clone.append("t1", &[step(3)]).await;
    assert!(
        matches!(closed, Err(StoreError::Unavailable(_))),
        "{closed:?}"
    );
    let closed = clone.entries("t1", 0).await;
    assert!(
        matches!(closed, Err(StoreError::Unavailable(_))),
        "{closed:?}"
    );
    let closed = clone.ping(1).await;
    assert!(
        matches!(closed, Err(StoreError::Unavailable(_))),
        "{closed:?}"
    );
    if !base.is_postgres() {
        // Whoever copies the one file has everything.
        let names = std::fs::read_dir(base.folder.join("deep/er")).unwrap();
        let names: Vec<_> = names.map(|file| file.unwrap().file_name()).collect();
        assert_eq!(names, ["longtable.db"]);
    }
    let again = base.open().await;
    assert_eq!(again.table("t1").await, Ok(Some(table("t1"))));
    assert_eq!(again.entries("t1", 0).await, Ok(vec![step(1), step(2)]));
    let ann = Some(person("ann", Some("ann")));
    assert_eq!(again.person("ann").await, Ok(ann));
    assert_eq!(again.get_or_put("key", "2").await, key);
    assert_eq!(again.append("t1", &[step(3)]).await, Ok(()));
    assert_eq!(again.ping(1).await, Ok(()));
}

/// What a full disk does: it can be read, and a transaction begins and ends, but no row can be written.
async fn a_store_that_cannot_be_written_to_says_so(base: Base) {
    const FULL: &str = "CREATE TRIGGER full_disk BEFORE INSERT ON settings
        BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    const FULL_POSTGRES: &str = "CREATE FUNCTION full_disk() RETURNS trigger AS
        $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$ LANGUAGE plpgsql;
        CREATE TRIGGER full_disk BEFORE INSERT ON settings EXECUTE FUNCTION full_disk()";
    let store = base.open().await;
    assert_eq!(store.ping(1).await, Ok(()));
    run(&base, FULL, FULL_POSTGRES).await;
    let why = store.ping(2).await.unwrap_err().to_string();
    assert!(why.contains("the disk is full"), "{why}");
}

async fn an_older_schema_is_brought_up_to_date(base: Base) {
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
    let store = base.open().await;
    let old = store.table("old").await.unwrap().unwrap();
    assert_eq!((old.game.as_str(), old.version), ("eko", 5));
    assert_eq!(old.turn, Turn::default(), "filled in when it is loaded");
    store.insert_person(&person("ann", None)).await.unwrap();
    store.append("old", &[step(1)]).await.unwrap();
    store.close().await;
    let again = base.open().await;
    assert_eq!(again.entries("old", 0).await, Ok(vec![step(1)]));
}

/// Their cookies hold their ids.
async fn people_from_before_sessions_stay_signed_in(base: Base) {
    const ANN: &str = "INSERT INTO people (id, name, language, theme, created_at, seen_at) VALUES ('ann', 'Ann', 'en', 'auto', 1, 2);
        CREATE TABLE migrations (step BIGINT NOT NULL PRIMARY KEY); INSERT INTO migrations VALUES (1), (2), (3);";
    const SQLITE: [&str; 3] = [
        include_str!("../../migrations/sqlite/1.sql"),
        include_str!("../../migrations/sqlite/2.sql"),
        include_str!("../../migrations/sqlite/3.sql"),
    ];
    const POSTGRES: [&str; 3] = [
        include_str!("../../migrations/postgres/1.sql"),
        include_str!("../../migrations/postgres/2.sql"),
        include_str!("../../migrations/postgres/3.sql"),
    ];
    for (sqlite, postgres) in SQLITE.into_iter().zip(POSTGRES) {
        run(&base, sqlite, postgres).await;
    }
    run(&base, ANN, ANN).await;
    let store = base.open().await;
    let sessions = store.sessions_of("ann").await.unwrap();
    assert_eq!(sessions.len(), 1);
    assert_eq!(sessions[0].hash, b"ann");
    let days = (sessions[0].expires_at - sessions[0].seen_at) / 86_400_000;
    assert_eq!((sessions[0].created_at, days), (1, 30));
}

async fn a_newer_schema_is_left_alone(base: Base) {
    const NEWER: &str = "INSERT INTO migrations VALUES (1000)";
    base.open().await.close().await;
    run(&base, NEWER, NEWER).await;
    let newer = Store::open(&base.url).await;
    let Err(StoreError::Unavailable(why)) = newer else {
        panic!("{newer:?}");
    };
    assert!(why.contains("newer program"), "{why}");
}

async fn figures_are_counted(base: Base) {
    let store = base.open().await;
    store.create_table(&table("t1")).await.unwrap();
    store
        .append("t1", &[step(1), step(2), step(3)])
        .await
        .unwrap();
    store.append("t1", &[step(3)]).await.unwrap_err();
    let stats = store.stats();
    assert_eq!((stats.changes, stats.refused, stats.rows), (2, 1, 4));
    assert_eq!((stats.largest_group, stats.retries), (1, 0));
    assert_eq!(stats.groups[0], stats.commits);
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt as _;

    let base = Base::sqlite();
    let rights = || {
        let files = std::fs::read_dir(base.folder.join("deep/er")).unwrap();
        let mut modes: Vec<u32> = files
            .map(|file| file.unwrap().metadata().unwrap().permissions().mode() & 0o777)
            .collect();
        modes.sort_unstable();
        modes
    };
    let store = base.open().await;
    store.create_table(&table("t1")).await.unwrap();
    assert_eq!(rights(), [0o600; 3], "the file, its log and its index");
    for end in ["", "-wal", "-shm"] {
        let file = base.folder.join(&format!("deep/er/longtable.db{end}"));
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    // As an older program left them: another opens them while they are in use.
    let other = base.open().await;
    assert_eq!(rights(), [0o600; 3]);
    other.close().await;
    store.close().await;
}

#[tokio::test]
async fn a_memory_is_shared_by_its_store_and_by_nobody_else() {
    let one = Store::open("sqlite::memory:").await.unwrap();
    let other = Store::open("sqlite::memory:").await.unwrap();
    one.create_table(&table("t1")).await.unwrap();
    for seq in 1..=100 {
        let steps = [step(seq)];
        let (append, read) = tokio::join!(one.append("t1", &steps), one.entries("t1", 0));
        append.unwrap();
        read.unwrap();
    }
    assert_eq!(one.entries("t1", 0).await.unwrap().len(), 100);
    assert_eq!(other.table("t1").await, Ok(None));
}

#[tokio::test]
async fn what_is_no_database_is_called_so() {
    let folder = Folder::new();
    let file = folder.join("letter.txt");
    let text = "Dear Ann, this is a letter and not a database.\n".repeat(100);
    std::fs::write(&file, &text).unwrap();
    let opened = Store::open(&format!("sqlite:{}", file.display())).await;
    let Err(StoreError::Damaged(why)) = opened else {
        panic!("{opened:?}");
    };
    assert!(
        why.contains("letter.txt") && why.contains("not a database"),
        "{why}"
    );
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);

    let opened = Store::open(&format!("sqlite:{}", folder.path().display())).await;
    assert!(
        matches!(opened, Err(StoreError::Unavailable(_))),
        "{opened:?}"
    );
    let below = file.join("longtable.db");
    let opened = Store::open(&format!("sqlite:{}", below.display())).await;
    assert!(
        matches!(opened, Err(StoreError::Unavailable(_))),
        "{opened:?}"
    );
}

#[tokio::test]
async fn an_address_that_leads_nowhere_is_an_error_without_its_password() {
    for url in [
        "",
        "mysql://x",
        "longtable.db",
        "sqlite:",
        "postgres://ann:swordfish@h:x/y",
    ] {
        let opened = Store::open(url).await;
        assert!(
            matches!(opened, Err(StoreError::Refused(_))),
            "{url}: {opened:?}"
        );
        assert!(!format!("{opened:?}").contains("swordfish"), "{opened:?}");
    }
    let opened = Store::open("postgres://ann:swordfish@127.0.0.1:1/x").await;
    let Err(StoreError::Unavailable(why)) = opened else {
        panic!("{opened:?}");
    };
    assert!(!why.contains("swordfish"), "{why}");
}
