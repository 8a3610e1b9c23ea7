//! `longtable verify`: checks that a match file tells the truth.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use catalog::ReadMatchError;
use clap::Args;
use kernel::Turn;
use serde::Serialize;

use crate::outcome::{Done, Failure};
use crate::setup::ContentArg;

/// Replay match files step by step and prove that each deal follows from its seed
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  longtable verify match.txt")]
pub(crate) struct Verify {
    /// Match files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    content: ContentArg,
    /// Print one JSON object per file instead of text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Verdict {
    file: String,
    game: &'static str,
    setup: String,
    steps: usize,
    over: bool,
    ending: &'static str,
    /// Whether the rolls are those of the published seed; `false` where no seed is published.
    deal_proved: bool,
    /// How often something was taken back after its player had seen what came of it.
    take_backs: usize,
}

impl Verify {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        let content = self.content.text()?;
        let mut refused = Vec::new();
        for file in &self.files {
            match verdict(file, content.as_deref()) {
                Ok(verdict) => {
                    if self.json {
                        crate::print_json(out, &verdict)?;
                    } else {
                        verdict.tell(out)?;
                    }
                    refused.extend(verdict.unproved());
                }
                // A file that fails does not hide the results of the others.
                Err(Failure::Check(why)) => refused.push(why),
                Err(other) => return Err(other),
            }
        }
        if refused.is_empty() {
            Ok(())
        } else {
            Err(Failure::Check(refused.join("\n")))
        }
    }
}

fn verdict(file: &Path, content: Option<&str>) -> Result<Verdict, Failure> {
    let text = crate::read(file)?;
    let imported = catalog::read_match(&text, content).map_err(|error| {
        let said = format!("{}: {error}", file.display());
        match error {
            ReadMatchError::File(_) => Failure::Check(said),
            ReadMatchError::Game(_) | ReadMatchError::Content(_) => Failure::Use(said),
        }
    })?;
    let table = imported.table;
    Ok(Verdict {
        file: file.display().to_string(),
        game: table.game(),
        setup: table.setup().to_string(),
        steps: table.steps(),
        over: table.turn() == Turn::Over,
        ending: table.standings().ending,
        deal_proved: imported.proved,
        take_backs: table.take_backs().len(),
    })
}

impl Verdict {
    /// A match that is over has no reason to keep its seed.
    fn unproved(&self) -> Option<String> {
        (self.over && !self.deal_proved).then(|| {
            let file = &self.file;
            format!("{file}: the deal is not proved: the match is over, and the file does not publish its seed")
        })
    }

    fn tell(&self, out: &mut dyn Write) -> io::Result<()> {
        let deal = if self.deal_proved {
            "proved: every roll follows from the seed committed to before the first card"
        } else if self.over {
            "not proved: the file publishes no seed"
        } else {
            "not proved yet: the seed is published when the match is over"
        };
        writeln!(out, "{}: {}, {}", self.file, self.game, self.setup)?;
        writeln!(
            out,
            "  steps: {}, each allowed by the rules and matching its hash",
            self.steps
        )?;
        writeln!(out, "  ending: {}", self.ending)?;
        if self.take_backs > 0 {
            writeln!(out, "  take-backs: {}", self.take_backs)?;
        }
        writeln!(out, "  deal: {deal}")
    }
}
