//! `longtable review`: what the decisions of a finished match were worth, given what each seat knew.

mod crew; // the pieces of a review on several threads
mod figures; // how far the figures of reviews can be trusted
mod telling; // a review as lines of text

use std::io::Write;
use std::path::PathBuf;

use catalog::review::{Review, Reviewer};
use clap::Args;
use face::Language;

use crate::outcome::{Done, Failure};
use crate::setup::ContentArg;

pub(crate) use figures::ReviewFigures;

/// Review a finished match: chances, costly decisions, luck and skill
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  longtable review match.txt\n  longtable review match.txt --depth 4 --lang pl\n  longtable review match.txt --json"
)]
pub(crate) struct ReviewMatch {
    /// Match file
    file: PathBuf,
    /// How many times the usual work
    #[arg(long, default_value_t = 1.0, value_parser = depth)]
    depth: f32,
    /// Number of costly decisions to list
    #[arg(long, default_value_t = 10)]
    most: usize,
    /// Number of threads (default: all cores)
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
    /// Language: en or pl
    #[arg(long, default_value_t)]
    lang: Language,
    #[command(flatten)]
    content: ContentArg,
}

impl ReviewMatch {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        let text = crate::read(&self.file)?;
        let content = self.content.text()?;
        let table = catalog::read_match(&text, content.as_deref())
            .map_err(|error| Failure::Check(format!("{}: {error}", self.file.display())))?
            .table;
        let exam = table.exam().ok_or_else(|| {
            Failure::bad_use("the match is not over: only finished matches can be reviewed")
        })?;
        let mut reviewer = Reviewer::new(exam, self.depth);
        crew::work(&mut reviewer, crew::threads(self.threads));
        let review: Review = reviewer.report();
        match self.json {
            true => crate::print_json(out, &review),
            false => telling::tell(out, &*table, &review, self.most, self.lang),
        }
    }
}

fn depth(text: &str) -> Result<f32, String> {
    let depth = text.parse().ok();
    depth
        .filter(|depth| (0.05..=1000.0).contains(depth))
        .ok_or_else(|| "write a number from 0.05 to 1000".to_owned())
}
