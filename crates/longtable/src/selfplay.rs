//! `longtable selfplay`: matches to learn from.

use std::fs::{File, OpenOptions};
use std::io::{Seek as _, SeekFrom, Write};
use std::path::{Path, PathBuf};

use catalog::{Heading, SelfplayPlan};
use clap::Args;
use face::Language;

use crate::outcome::{Done, Failure};
use crate::series::progress;
use crate::setup::SetupArgs;

/// Let a search play against itself and write down what it thought about, for `learn`
///
/// A file that has some of the matches already is continued
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  longtable selfplay ethnos --seats 2 --games 100 --iterations 800 --out two.samples"
)]
pub(crate) struct Selfplay {
    /// Game, such as ethnos
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// Number of matches
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Iterations for each decision
    #[arg(long, default_value_t = 800, value_parser = clap::value_parser!(u32).range(1..))]
    iterations: u32,
    /// Seed; the same one plays the same matches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads (default: all cores)
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// The file of decisions
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Selfplay {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        let game = self.setup.open(&self.game)?;
        let wanted = self.setup.wanted();
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let mut plan = SelfplayPlan {
            games: self.games,
            first: 0,
            iterations: self.iterations,
            seed: self.seed,
            threads: self.threads.map_or_else(cores, usize::from),
        };
        let no_set_up = Failure::set_up(&*game, Language::English);
        let heading = game.heading(&wanted, &plan).map_err(&no_set_up)?;
        let heading = heading.ok_or_else(|| {
            Failure::bad_use(format!("{} has no figures to learn from", game.title()))
        })?;
        let (mut file, first) = open(&self.out, &heading)?;
        plan.first = first;
        let bar = progress(self.games);
        bar.set_position(first);
        let mut written = Ok(());
        game.selfplay(&wanted, &plan, &mut |decisions| {
            bar.inc(1);
            if written.is_ok() {
                written = file.write_all(&catalog::block(&decisions));
            }
        })
        .map_err(&no_set_up)?;
        bar.finish_and_clear();
        written.and_then(|()| file.sync_all())?;
        writeln!(
            out,
            "{}: {} matches of {}",
            self.out.display(),
            self.games.max(first),
            heading.setup
        )?;
        Ok(())
    }
}

/// The file, ready for the next match, and how many it has. What an earlier run left unfinished is cut off.
fn open(path: &Path, heading: &Heading) -> Result<(File, u64), Failure> {
    let fault = |why: String| Failure::bad_use(format!("{}: {why}", path.display()));
    let mut file = OpenOptions::new()
        .create(true)
        .read(true)
        .write(true)
        .truncate(false)
        .open(path)
        .map_err(|why| fault(why.to_string()))?;
    let old = std::fs::read(path)?;
    let (matches, end) = if old.is_empty() {
        file.write_all(heading.to_string().as_bytes())?;
        (0, file.stream_position()?)
    } else {
        let (matches, end) = heading.resume(&old).map_err(fault)?;
        (matches, end as u64)
    };
    file.set_len(end)?;
    file.seek(SeekFrom::Start(end))?;
    Ok((file, matches))
}
