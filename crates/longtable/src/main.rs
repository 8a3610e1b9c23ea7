//! The `longtable` program, one subcommand per task.

mod archive; // the file of export and import
mod arena;
mod balance; // what a simulation tells of it
mod bench;
#[cfg(feature = "parquet")]
mod by_seat; // the matches of a run as such a table
mod database; // the database of the commands that look after one
mod export;
mod games;
mod import;
mod learn;
mod outcome; // how a command ends
mod pace; // how long bots may think
#[cfg(feature = "parquet")]
mod parquet; // tables of figures for pandas, polars and DuckDB
mod play;
mod replay;
mod review;
mod rows; // the file of --out
mod rules;
mod scenario;
mod selfplay;
mod series; // what many matches between bots have in common
mod serve;
mod setup; // options that every command with a set-up has
mod simulate;
mod validate;
mod verify;
mod words; // what the program itself says, in every language

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use outcome::{Done, Failure};

/// Modern board games: host them in the browser, play in the terminal, simulate and replay
///
/// Runs `serve` if no command is given
#[derive(Parser, Debug)]
#[command(
    version,
    about,
    after_help = "Examples:\n  longtable\n  longtable play ethnos --seats 3"
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::Serve),
    Games(games::Games),
    Play(play::Play),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Selfplay(selfplay::Selfplay),
    Learn(learn::Learn),
    Replay(replay::Replay),
    #[command(name = "review")]
    Review(review::ReviewMatch),
    #[command(hide = true)]
    ReviewFigures(review::ReviewFigures),
    Verify(verify::Verify),
    Rules(rules::Rules),
    Scenario(scenario::Scenario),
    Bench(bench::Bench),
    Export(export::Export),
    Import(import::Import),
    Validate(validate::Validate),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = run(cli, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // Output written before the failure still counts, such as the list of failed scenarios.
            let flushed = out.flush();
            if let (Ok(()), Some(message)) = (flushed, failure.message()) {
                // If the error stream is gone too, there is nowhere left to report it.
                let _ = writeln!(io::stderr().lock(), "longtable: {message}");
            }
            failure.exit_code()
        }
    }
}

fn run(cli: Cli, out: &mut dyn io::Write) -> Done {
    match cli.command {
        None => serve::Serve::default().run(out),
        Some(Command::Serve(serve)) => serve.run(out),
        Some(Command::Games(games)) => games.run(out),
        Some(Command::Play(play)) => play.run(&mut io::stdin().lock(), out),
        Some(Command::Simulate(simulate)) => simulate.run(out),
        Some(Command::Arena(arena)) => arena.run(out),
        Some(Command::Selfplay(selfplay)) => selfplay.run(out),
        Some(Command::Learn(learn)) => learn.run(out),
        Some(Command::Replay(replay)) => replay.run(out),
        Some(Command::Review(review)) => review.run(out),
        Some(Command::ReviewFigures(figures)) => figures.run(out),
        Some(Command::Verify(verify)) => verify.run(out),
        Some(Command::Rules(rules)) => rules.run(out),
        Some(Command::Scenario(scenario)) => scenario.run(out),
        Some(Command::Bench(bench)) => bench.run(out),
        Some(Command::Export(export)) => export.run(out),
        Some(Command::Import(import)) => import.run(out),
        Some(Command::Validate(validate)) => validate.run(out),
    }
}

/// Reads a file that the user named. Some editors begin one with a mark that says how it is encoded.
fn read(path: &std::path::Path) -> Result<String, Failure> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| Failure::bad_use(format!("{}: {error}", path.display())))?;
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}

/// Fails if a file that the user named cannot be written later. What is in it stays.
fn writable(path: &std::path::Path) -> Done {
    let file = std::fs::OpenOptions::new()
        .append(true)
        .create(true)
        .open(path);
    file.map(drop)
        .map_err(|error| Failure::bad_use(format!("{}: {error}", path.display())))
}

/// Writes a file that the user named.
fn write(path: &std::path::Path, text: &str) -> Done {
    std::fs::write(path, text)
        .map_err(|error| Failure::bad_use(format!("{}: {error}", path.display())))
}

/// Prints a value as one line of JSON.
fn print_json(out: &mut dyn io::Write, value: &impl serde::Serialize) -> Done {
    serde_json::to_writer(&mut *out, value).map_err(io::Error::from)?;
    Ok(writeln!(out)?)
}
