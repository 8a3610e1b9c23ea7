//! How many entries a second are committed, and how long one waits for a commit.
//!
//! `cargo run -p store --release --example appends [URL] [TABLES] [ENTRIES]`. Without an address it measures a SQLite file and
//! a PostgreSQL server of its own, both on the temporary folder's disk and with every commit waiting for it.
#![allow(clippy::print_stdout)] // what it is for

use std::time::{Duration, Instant};

use store::{Entry, EntryKind, Phase, Stats, Store, TableRow, Turn};
use testbed::{Folder, Postgres};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let url = arguments.next();
    let tables = arguments.next().map_or(Ok(400), |text| text.parse())?;
    let entries = arguments.next().map_or(Ok(100), |text| text.parse())?;
    if let Some(url) = url {
        return measure(&url, tables, entries).await;
    }
    let folder = Folder::new();
    let file = format!("sqlite:{}", folder.join("longtable.db").display());
    measure(&file, tables, entries).await?;
    let server = Postgres::start();
    measure(&server.database(), tables, entries).await
}

/// Each table is played by a task of its own, which waits for each commit before it plays on.
async fn measure(url: &str, tables: usize, entries: i64) -> Result<(), Box<dyn std::error::Error>> {
    let store = Store::open(url).await?;
    let process = std::process::id();
    let ids: Vec<_> = (0..tables).map(|nth| format!("{process}-{nth}")).collect();
    for id in &ids {
        store.create_table(&table(id)).await?;
    }
    let before = store.stats();
    let started = Instant::now();
    let players: Vec<_> = ids
        .into_iter()
        .map(|id| tokio::spawn(play(store.clone(), id, entries)))
        .collect();
    let mut waits = Vec::new();
    for player in players {
        waits.extend(player.await??);
    }
    report(url, started.elapsed(), waits, &before, &store.stats());
    store.close().await;
    Ok(())
}

async fn play(store: Store, id: String, entries: i64) -> Result<Vec<Duration>, store::StoreError> {
    let mut waits = Vec::new();
    for seq in 1..=entries {
        let started = Instant::now();
        store
            .append_and_turn(&id, &[entry(seq)], &turn(seq))
            .await?;
        waits.push(started.elapsed());
    }
    Ok(waits)
}

fn report(url: &str, took: Duration, mut waits: Vec<Duration>, before: &Stats, after: &Stats) {
    waits.sort_unstable();
    let at = |percent: usize| waits[(waits.len() - 1) * percent / 100].as_secs_f64() * 1e3;
    let database = url.split(':').next().unwrap_or(url);
    let rows = (after.rows - before.rows) as f64;
    let commits = (after.commits - before.commits) as f64;
    println!(
        "{database}: {rows} rows in {:.2} s: {:.0} rows/s, {commits} commits of {:.1} rows on average ({} at most); \
         a commit takes p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms",
        took.as_secs_f64(),
        rows / took.as_secs_f64(),
        rows / commits,
        after.largest_group,
        at(50),
        at(95),
        at(99),
    );
}

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "ethnos".to_owned(),
        rules_version: 1,
        setup: "edition=first seats=4".to_owned(),
        content: "c0ffee".to_owned(),
        host: "ann".to_owned(),
        options: "{}".to_owned(),
        seats: "[]".to_owned(),
        people: vec!["ann".to_owned(), "bob".to_owned()],
        commitment: "ab".repeat(32),
        seed: Some(vec![7; 32]),
        opening: "1 2 3 4 5 6 7 8".to_owned(),
        opening_hash: 1,
        phase: Phase::Running,
        public: true,
        version: 1,
        created_at: 1,
        changed_at: 1,
        result: None,
        turn: Turn::default(),
    }
}

fn entry(seq: i64) -> Entry {
    Entry {
        seq,
        kind: EntryKind::Step,
        seat: Some(2),
        body: "lead purple dwarf".to_owned(),
        tape: vec![3, 17],
        hash: seq.wrapping_mul(0x5851_f42d_4c95_7f2d),
        made_at: 1_790_000_000_000 + seq,
    }
}

/// Every step is followed by another person's turn.
fn turn(seq: i64) -> Turn {
    Turn {
        seat: u8::try_from(seq % 4).ok(),
        person: Some(format!("person {}", seq % 4)),
        glance: format!(r#"{{"steps":{seq}}}"#),
    }
}
