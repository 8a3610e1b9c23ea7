//! `longtable verify`: is this match file true?

use std::io::Write;
use std::path::PathBuf;

use catalog::ReadMatchError;
use clap::Args;
use kernel::Turn;
use serde::Serialize;

use crate::outcome::{Done, Failure};
use crate::setup::ContentArg;

/// Replay a match file step by step and prove that its deal is the one promised before the first card
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  longtable verify match.txt")]
pub(crate) struct Verify {
    /// The match file
    file: PathBuf,
    #[command(flatten)]
    content: ContentArg,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Verdict {
    game: &'static str,
    setup: String,
    steps: usize,
    over: bool,
    ending: &'static str,
    /// Whether the rolls are those of the published seed; `false` where no seed is published.
    deal_proved: bool,
}

impl Verify {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        let text = crate::read(&self.file)?;
        let content = self.content.text()?;
        let imported = catalog::read_match(&text, content.as_deref()).map_err(|error| {
            let said = format!("{}: {error}", self.file.display());
            match error {
                ReadMatchError::File(_) => Failure::Check(said),
                ReadMatchError::Game(_) | ReadMatchError::Content(_) => Failure::Use(said),
            }
        })?;
        let table = imported.table;
        let verdict = Verdict {
            game: table.game(),
            setup: table.setup().to_string(),
            steps: table.steps(),
            over: table.turn() == Turn::Over,
            ending: table.standings().ending,
            deal_proved: imported.proved,
        };
        if self.json {
            return crate::print_json(out, &verdict);
        }
        writeln!(out, "{}, {}", verdict.game, verdict.setup)?;
        writeln!(
            out,
            "steps: {}, each allowed by the rules and true to its hash",
            verdict.steps
        )?;
        writeln!(out, "ending: {}", verdict.ending)?;
        let deal = if verdict.deal_proved {
            "proved: every roll is the one that the seed promised before the first card gives"
        } else if verdict.over {
            "not proved: the file publishes no seed"
        } else {
            "not proved yet: the seed is published when the match is over"
        };
        Ok(writeln!(out, "deal: {deal}")?)
    }
}
