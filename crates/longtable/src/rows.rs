//! The file of `--out`: one row for each match and seat as Parquet, or one line of JSON for each match.

use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use kernel::Standings;
use serde::Serialize;

#[cfg(feature = "parquet")]
use crate::by_seat::BySeat;
use crate::outcome::{Done, Failure};

/// What all matches of a run have in common.
#[cfg_attr(
    not(feature = "parquet"),
    expect(dead_code, reason = "the columns of a Parquet table")
)]
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub(crate) game: &'static str,
    pub(crate) setup: String,
    pub(crate) seed: u64,
}

/// One match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row<'a> {
    pub(crate) nth: u64,
    pub(crate) deal: u64,
    pub(crate) rotation: u8,
    /// By seat.
    pub(crate) bots: &'a [String],
    pub(crate) decisions: u64,
    pub(crate) standings: &'a Standings,
    pub(crate) state_hash: u64,
}

pub(crate) struct Rows {
    path: PathBuf,
    form: Form,
    /// The first row that could not be written; the rest is not tried.
    fault: io::Result<()>,
}

enum Form {
    Lines(BufWriter<File>),
    #[cfg(feature = "parquet")]
    Parquet(Box<BySeat>),
}

impl Form {
    #[cfg(feature = "parquet")]
    fn table(path: &Path, run: Run) -> io::Result<Self> {
        BySeat::create(path, run).map(|file| Self::Parquet(Box::new(file)))
    }

    /// Parquet is for research and takes longer to build than all three games together.
    #[cfg(not(feature = "parquet"))]
    fn table(_: &Path, _: Run) -> io::Result<Self> {
        Err(io::Error::other(
            "this program was built without Parquet: build it with `cargo build --release --features parquet`, or write \
             FILE.jsonl instead",
        ))
    }
}

impl Rows {
    /// A new file; its name says which form it has.
    pub(crate) fn create(path: &Path, run: Run) -> Result<Self, Failure> {
        let fault = |error: io::Error| Failure::bad_use(format!("{}: {error}", path.display()));
        let form = if path.extension().is_some_and(|end| end == "parquet") {
            Form::table(path, run).map_err(fault)?
        } else {
            Form::Lines(BufWriter::new(File::create(path).map_err(fault)?))
        };
        Ok(Self {
            path: path.to_owned(),
            form,
            fault: Ok(()),
        })
    }

    pub(crate) fn add(&mut self, row: Row<'_>) {
        if self.fault.is_ok() {
            self.fault = match &mut self.form {
                Form::Lines(file) => serde_json::to_writer(&mut *file, &Line::of(row))
                    .map_err(io::Error::from)
                    .and_then(|()| writeln!(file)),
                #[cfg(feature = "parquet")]
                Form::Parquet(file) => file.add(row),
            };
        }
    }

    pub(crate) fn finish(self) -> Done {
        let Self {
            path, form, fault, ..
        } = self;
        fault
            .and_then(|()| match form {
                Form::Lines(mut file) => file.flush(),
                #[cfg(feature = "parquet")]
                Form::Parquet(file) => file.finish(),
            })
            .map_err(|error| Failure::bad_use(format!("{}: {error}", path.display())))
    }
}

#[derive(Serialize)]
struct Line {
    #[serde(rename = "match")]
    nth: u64,
    deal: u64,
    rotation: u8,
    bots: Vec<String>,
    decisions: u64,
    ending: &'static str,
    winners: Vec<String>,
    scores: Vec<i32>,
    ranks: Vec<u8>,
    state_hash: String,
}

impl Line {
    fn of(row: Row<'_>) -> Self {
        let standings = row.standings;
        let mut places = standings.places.clone();
        places.sort_by_key(|place| place.seat);
        Self {
            nth: row.nth,
            deal: row.deal,
            rotation: row.rotation,
            bots: row.bots.to_vec(),
            decisions: row.decisions,
            ending: standings.ending,
            winners: standings.winners().map(|seat| seat.to_string()).collect(),
            scores: places.iter().map(|place| place.score).collect(),
            ranks: places.iter().map(|place| place.rank).collect(),
            state_hash: format!("{:016x}", row.state_hash),
        }
    }
}
