//! `cargo xtask load`: how many tables a server carries on this machine, with real commits and the load beside it.

mod client; // a connection, a stream
mod figures; // what is printed
mod idle; // tables without moves
mod party; // four clients at one table
mod reviews; // matches that are looked at again meanwhile
mod server; // the program, in a process of its own

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use tokio::task::JoinSet;

use crate::shell::{Done, cargo, output, run, say};
use figures::Latencies;
use party::Party;
use reviews::Reviews;
use server::Server;

/// Four clients at every table, each with an open stream; or, with `--idle`, tables without moves
#[derive(Args, Debug)]
pub(crate) struct Load {
    /// Tables that are played at the same time; with `--idle` 5,000 if left out
    #[arg(long)]
    tables: Option<usize>,
    /// How long to play
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Steps a second that all tables together try to play; as many as they can if left out
    #[arg(long)]
    rate: Option<f64>,
    /// No moves: two streams at each table, and how much memory all that takes
    #[arg(long)]
    idle: bool,
    /// So many reviews are made beside the tables that are played
    #[arg(long, default_value_t = 0)]
    reviews: usize,
    /// The database; a new SQLite file below target/ if left out
    #[arg(long)]
    database: Option<String>,
    /// The program; built from this workspace with the profile dist if left out
    #[arg(long)]
    program: Option<PathBuf>,
}

pub(crate) fn load(root: &Path, wanted: &Load) -> Done {
    // The clients share the cores with the server: built without optimisation they would take as much of them as it does.
    if cfg!(debug_assertions) {
        let again = "run --quiet --profile dist --package xtask --".split(' ');
        return run(cargo(root).args(again).args(std::env::args_os().skip(1)));
    }
    let program = match &wanted.program {
        Some(program) => program.clone(),
        None => {
            let build = [
                "build",
                "--quiet",
                "--profile",
                "dist",
                "--package",
                "longtable",
            ];
            run(cargo(root).args(build))?;
            root.join("target/dist/longtable")
        }
    };
    // One thread for all clients: the other core is the server's, and nobody is woken across the two.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(|why| why.to_string())?;
    runtime.block_on(async {
        let server = Server::start(root, &program, wanted.database.as_deref())?;
        if wanted.idle {
            idle::measure(&server, wanted.tables.unwrap_or(5_000)).await
        } else {
            let tables = wanted.tables.unwrap_or(100);
            let between = wanted.rate.map(|rate| between(tables, rate)).transpose()?;
            let reviews = Reviews::begin(root, server.address, wanted.reviews).await?;
            let rate = play(&server, tables, wanted.seconds, between).await?;
            reviews.say().await?;
            reference(root, rate)
        }
    })
}

/// How long a table waits from one step to the next.
fn between(tables: usize, rate: f64) -> Result<Duration, String> {
    let seconds = tables as f64 / rate;
    Duration::try_from_secs_f64(seconds).map_err(|_| format!("--rate {rate}: more than nothing"))
}

/// What the machine is, and what SQLite commits on it right after the load: figures of different machines compare by the ratio.
fn reference(root: &Path, rate: f64) -> Done {
    say(&format!("machine           {}", figures::machine()));
    let folder = root.join(format!("target/load-reference-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(said("making a folder"))?;
    let file = format!("sqlite:{}", folder.join("tables.db").display());
    let example = "run --quiet --profile dist --package store --example appends --";
    let said = output(
        cargo(root)
            .args(example.split(' '))
            .args([&file, "200", "100"]),
    );
    let _ = std::fs::remove_dir_all(&folder);
    let said = said?;
    let rows = figures::rows_a_second(&said).ok_or_else(|| format!("no figure in {said:?}"))?;
    say(&format!(
        "reference         {rows:.0} rows/s that SQLite commits for 200 tables, nothing else running; ratio {:.2}",
        rate / rows
    ));
    Ok(())
}

/// Plays for a while, the first part of it to warm up.
/// Says how many steps a second there were.
async fn play(
    server: &Server,
    tables: usize,
    seconds: u64,
    between: Option<Duration>,
) -> Result<f64, String> {
    // What the first table brings into memory (words, code, pages of the database) is there once, for all of them.
    drop(Party::gather(server.address, tables).await?);
    // A server that has just started hashes a password, for which it takes 19 MiB for a moment.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let empty = server.memory_kib()?;
    let mut parties = JoinSet::new();
    let begin = Instant::now();
    for nth in 0..tables {
        parties.spawn(Party::gather(server.address, nth));
    }
    let mut gathered = Vec::new();
    while let Some(party) = parties.join_next().await {
        gathered.push(party.map_err(|why| why.to_string())??);
    }
    say(&format!(
        "{tables} tables with 4 clients and 4 streams each, gathered in {:.1} s",
        begin.elapsed().as_secs_f64()
    ));
    let each = |memory: u64| memory.saturating_sub(empty) as f64 / tables.max(1) as f64;
    let seated = each(server.memory_kib()?);
    let warm = Instant::now() + Duration::from_secs(seconds.div_ceil(4).min(5));
    let end = warm + Duration::from_secs(seconds);
    let mut playing = JoinSet::new();
    for party in gathered {
        playing.spawn(party.play(warm, end, between));
    }
    tokio::time::sleep_until(warm.into()).await;
    let both = || Ok::<_, String>([server.busy()?, Server::busy_of(std::process::id())?]);
    let before = both()?;
    tokio::time::sleep_until((end - Duration::from_millis(200)).into()).await;
    let [busy, clients] = both()?;
    let (busy, clients) = (busy - before[0], clients - before[1]);
    let (full, streams) = (server.memory_kib()?, server.streams().await?);
    let mut all = Latencies::default();
    while let Some(one) = playing.join_next().await {
        all.add(one.map_err(|why| why.to_string())??);
    }
    let rate = all.say(seconds);
    figures::say_work(rate * (end - warm).as_secs_f64(), busy, clients);
    say(&format!(
        "server memory     {:.0} MiB; {seated:.0} KiB for each table with its 8 connections before the first step, {:.0} at the end",
        full as f64 / 1024.0,
        each(full)
    ));
    say(&format!("open streams      {streams}"));
    Ok(rate)
}

/// A mistake in words.
fn said(what: &'static str) -> impl Fn(std::io::Error) -> String {
    move |why| format!("{what}: {why}")
}
