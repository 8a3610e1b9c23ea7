//! `longtable learn`: from matches to what bots know of a game.

use std::io::Write;
use std::path::PathBuf;

use catalog::{Course, Heading, Origin, Samples};
use clap::Args;

use crate::outcome::{Done, Failure};

/// Learn from the matches of `selfplay` and write the net that bots play with; `cargo xtask train` does both
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  longtable learn two.samples four.samples --out content/learned/ethnos.net"
)]
pub(crate) struct Learn {
    /// Files of decisions, all of one game
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Seed of the training
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How often every decision is gone through
    #[arg(long, default_value_t = 24)]
    epochs: u32,
    /// The command that makes this net again, written down in it
    #[arg(long, default_value = "longtable learn")]
    command: String,
    /// Where the net goes
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Learn {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        crate::writable(&self.out)?;
        let (samples, heading, matches) = self.read()?;
        writeln!(out, "{} decisions of {matches} matches", samples.len())?;
        out.flush()?;
        let origin = Origin {
            game: heading.game,
            version: heading.version,
            content: heading.content,
            seed: self.seed,
            command: self.command.clone(),
            fit: String::new(),
        };
        let course = Course {
            epochs: self.epochs,
            seed: self.seed,
        };
        let net = catalog::train(&samples, origin, heading.figures, &course);
        writeln!(out, "{}", net.origin.fit)?;
        crate::write(&self.out, &net.to_string())
    }

    /// Everything in the files, and how many matches that are.
    fn read(&self) -> Result<(Samples, Heading, u32), Failure> {
        let mut samples = Samples::default();
        let (mut matches, mut heading) = (0, None::<Heading>);
        for file in &self.files {
            let fault = |why: String| Failure::bad_use(format!("{}: {why}", file.display()));
            let bytes = std::fs::read(file).map_err(|why| fault(why.to_string()))?;
            let (found, count) = samples.read_file(matches, &bytes).map_err(fault)?;
            matches += count;
            if let Some(other) = heading.as_ref().filter(|other| !is_like(other, &found)) {
                return Err(Failure::bad_use(format!(
                    "{} and {} do not go together",
                    other.setup, found.setup
                )));
            }
            heading = Some(found);
        }
        let heading = heading.ok_or_else(|| Failure::bad_use("there is nothing to learn from"))?;
        Ok((samples, heading, matches))
    }
}

/// Whether one net can learn from both.
fn is_like(one: &Heading, other: &Heading) -> bool {
    let key = |heading: &Heading| {
        let game = heading.game.clone();
        (game, heading.version, heading.figures, heading.content)
    };
    key(one) == key(other)
}
