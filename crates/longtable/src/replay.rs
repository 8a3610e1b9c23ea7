//! `longtable replay`: the log of a saved match, as one of the viewers saw it.

use std::io::Write;
use std::path::PathBuf;

use catalog::{AnyTable, Eyes, LogLine};
use clap::Args;
use face::Language;
use kernel::{Seat, Viewer};

use crate::outcome::{Done, Failure};
use crate::setup::ContentArg;
use crate::words;

/// Print the log of a match file and show the table
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  longtable replay match.txt\n  longtable replay match.txt --step 40 --as B\n  longtable replay match.txt --as all --lang pl"
)]
pub(crate) struct Replay {
    /// Match file
    file: PathBuf,
    /// Only this step and the table after it (0: the deal)
    #[arg(long)]
    step: Option<usize>,
    /// Point of view: a seat (A, B, …), spectator, or all (shows every secret)
    #[arg(long = "as", value_name = "SEAT|spectator|all", default_value = "spectator", value_parser = eyes)]
    eyes: Eyes,
    /// Language: en or pl
    #[arg(long, default_value_t)]
    lang: Language,
    #[command(flatten)]
    content: ContentArg,
}

impl Replay {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        let text = crate::read(&self.file)?;
        let content = self.content.text()?;
        let table = catalog::read_match(&text, content.as_deref())
            .map_err(|error| Failure::Check(format!("{}: {error}", self.file.display())))?
            .table;
        if let Eyes::Of(Viewer::Seated(seat)) = self.eyes
            && seat.0 >= table.seats()
        {
            let last = Seat(table.seats() - 1);
            return Err(Failure::bad_use(format!(
                "there is no seat {seat}: the seats are A to {last}"
            )));
        }
        let (from, table) = match self.step {
            None => (0, table),
            Some(step) => {
                let steps = table.steps();
                let at = table.at_step(step).ok_or_else(|| {
                    Failure::bad_use(format!(
                        "there is no step {step}: the match has {steps} steps"
                    ))
                })?;
                (step, at)
            }
        };
        writeln!(out, "{}, {}", table.game(), table.setup())?;
        for line in table.log(self.eyes, self.lang, from) {
            writeln!(out, "{}. {}", line.step, told(&line))?;
        }
        writeln!(out)?;
        show_table(out, &*table, self.eyes, self.lang)?;
        let viewer = match self.eyes {
            Eyes::Of(viewer) => viewer,
            Eyes::All => Viewer::Spectator,
        };
        match table.question(viewer, self.lang) {
            Some(question) => Ok(writeln!(out, "{question}")?),
            None => show_result(out, &*table, self.lang),
        }
    }
}

/// A line of the log with its rule.
pub(crate) fn told(line: &LogLine) -> String {
    match line.rule {
        Some(rule) => format!("{} ({rule})", line.text),
        None => line.text.clone(),
    }
}

/// The table as titled lines.
pub(crate) fn show_table(
    out: &mut dyn Write,
    table: &dyn AnyTable,
    eyes: Eyes,
    language: Language,
) -> Done {
    for part in table.sheet(eyes, language) {
        writeln!(out, "{}", part.title)?;
        for line in &part.lines {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(writeln!(out)?)
}

/// The winners and all places.
pub(crate) fn show_result(out: &mut dyn Write, table: &dyn AnyTable, language: Language) -> Done {
    let words = words::of(language);
    let standings = table.standings();
    for place in &standings.places {
        let name = kernel::Value::Text(table.name(place.seat, language));
        let phrase = kernel::Phrase::new("place")
            .with("rank", place.rank)
            .with("name", name)
            .with("score", place.score);
        writeln!(out, "{}", words.say(&phrase))?;
    }
    let take_backs = u32::try_from(table.take_backs().len()).unwrap_or(u32::MAX);
    if take_backs > 0 {
        let phrase = kernel::Phrase::new("take-backs").with("n", take_backs);
        writeln!(out, "{}", words.say(&phrase))?;
    }
    let winners: Vec<_> = standings
        .winners()
        .map(|seat| table.name(seat, language))
        .collect();
    let phrase = match &winners[..] {
        [] => kernel::Phrase::new("nobody-wins"),
        some if standings.draw => {
            kernel::Phrase::new("draw").with("names", kernel::Value::Text(some.join(", ")))
        }
        some => kernel::Phrase::new("winners")
            .with("n", u8::try_from(some.len()).unwrap_or(u8::MAX))
            .with("names", kernel::Value::Text(some.join(", "))),
    };
    Ok(writeln!(out, "{}", words.say(&phrase))?)
}

fn eyes(text: &str) -> Result<Eyes, String> {
    match text {
        "all" => Ok(Eyes::All),
        "spectator" => Ok(Eyes::Of(Viewer::Spectator)),
        seat => seat
            .parse()
            .map(|seat| Eyes::Of(Viewer::Seated(seat)))
            .map_err(|_| "write a seat (A, B, …), spectator or all".to_owned()),
    }
}
