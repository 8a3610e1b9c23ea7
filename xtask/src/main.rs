//! Chores of the workspace. `cargo xtask test` is what has to be green before anything is merged.

mod bench;
mod bless;
mod browser; // what the real browser needs
mod chaos; // everything that can go wrong, at once
mod load; // how many tables a server carries
mod new_game; // a small game to start from
mod packages; // what the system must provide
mod program; // the program itself, as tests drive it
mod shell; // running commands and telling about it
mod test;
mod tidy; // what the compiler does not check
mod train; // what bots learn

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Chores of the workspace
#[derive(Parser, Debug)]
#[command(name = "cargo xtask", after_help = "Example:\n  cargo xtask test")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand, Debug)]
enum Chore {
    /// Format, tidy, lints, all tests, scenarios, golden matches and journeys
    #[command(after_help = "Examples:\n  cargo xtask test\n  cargo xtask test --fast")]
    Test(test::Test),
    /// Directions of dependency, outside crates, sizes, editions at home, every rule cited by a test
    #[command(after_help = "Example:\n  cargo xtask tidy")]
    Tidy,
    /// Make a small playable game to start from
    #[command(after_help = "Example:\n  cargo xtask new-game liars-dice")]
    NewGame(new_game::NewGame),
    /// Play the golden matches again and write them; only with a new version of the rules
    #[command(after_help = "Example:\n  cargo xtask bless ethnos")]
    Bless {
        /// The games; all that have golden matches if left out
        games: Vec<String>,
    },
    /// Drive people's journeys through the program in a real browser
    #[command(after_help = "Example:\n  cargo xtask journeys newcomer -- --test-threads 2")]
    Journeys {
        /// Passed on to `cargo test`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Fetch axe-core for the tests in a browser, by npm
    #[command(after_help = "Example:\n  cargo xtask axe")]
    Axe,
    /// Take the pictures in docs/screens again, of matches between bots, in a real browser
    #[command(
        after_help = "Examples:\n  cargo xtask screens\n  cargo xtask screens tables_of_numa_sera"
    )]
    Screens {
        /// The journeys that take them; all if left out
        journeys: Vec<String>,
    },
    /// Time the rules on this machine, single thread, with the profile dist; or pages in a real browser
    #[command(
        after_help = "Examples:\n  cargo xtask bench ethnos --edition first --games 50000\n  cargo xtask bench pages"
    )]
    Bench {
        /// Passed on to `longtable bench`, or `pages`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Kill nodes, crash the database, fill the disk and cut lines while people play; nothing acknowledged may be lost
    #[command(after_help = "Example:\n  cargo xtask chaos --minutes 30")]
    Chaos(chaos::Chaos),
    /// Put a server under load: steps per second, how long events take, memory
    #[command(
        after_help = "Examples:\n  cargo xtask load --tables 100 --seconds 20\n  cargo xtask load --idle"
    )]
    Load(load::Load),
    /// Let bots learn a game: matches of a search against itself, then a net that foretells what it thinks
    #[command(after_help = "Example:\n  cargo xtask train ethnos")]
    Train(train::Train),
}

fn main() -> ExitCode {
    let root = shell::root();
    let done = match Cli::parse().chore {
        Chore::Test(wanted) => test::test(&root, &wanted),
        Chore::Tidy => tidy::tidy(&root),
        Chore::NewGame(wanted) => new_game::new_game(&root, &wanted),
        Chore::Bless { games } => bless::bless(&root, &games),
        Chore::Journeys { args } => browser::journeys(&root, &args),
        Chore::Axe => browser::axe(&root),
        Chore::Screens { journeys } => browser::screens(&root, &journeys),
        Chore::Bench { args } => bench::bench(&root, &args),
        Chore::Load(wanted) => load::load(&root, &wanted),
        Chore::Chaos(wanted) => chaos::chaos(&root, &wanted),
        Chore::Train(wanted) => train::train(&root, &wanted),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            shell::say(&format!("xtask: {why}"));
            ExitCode::FAILURE
        }
    }
}
