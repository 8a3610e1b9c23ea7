//! The file of `--out`: one row for each match and seat as Parquet, or one line of JSON for each match.

use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use kernel::{Seat, Standings};
use serde::Serialize;

use crate::outcome::{Done, Failure};
use crate::parquet::{Cell, Kind, Parquet};

/// The columns of a Parquet file. `docs/bots.md` says what each means.
const COLUMNS: [(&str, Kind); 14] = [
    ("game", Kind::Text),
    ("setup", Kind::Text),
    ("seed", Kind::Int64),
    ("match", Kind::Int64),
    ("deal", Kind::Int64),
    ("rotation", Kind::Int32),
    ("seat", Kind::Text),
    ("bot", Kind::Text),
    ("rank", Kind::Int32),
    ("score", Kind::Int32),
    ("win", Kind::Double),
    ("decisions", Kind::Int64),
    ("ending", Kind::Text),
    ("state_hash", Kind::Text),
];

/// What all matches of a run have in common.
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
    run: Run,
    form: Form,
    /// The first row that could not be written; the rest is not tried.
    fault: io::Result<()>,
}

enum Form {
    Lines(BufWriter<File>),
    Parquet(Box<Parquet<BufWriter<File>>>),
}

impl Rows {
    /// A new file; its name says which form it has.
    pub(crate) fn create(path: &Path, run: Run) -> Result<Self, Failure> {
        let fault = |error: io::Error| Failure::bad_use(format!("{}: {error}", path.display()));
        let file = BufWriter::new(File::create(path).map_err(fault)?);
        let form = if path.extension().is_some_and(|end| end == "parquet") {
            Form::Parquet(Box::new(Parquet::new(file, &COLUMNS).map_err(fault)?))
        } else {
            Form::Lines(file)
        };
        Ok(Self {
            path: path.to_owned(),
            run,
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
                Form::Parquet(file) => by_seat(file, &self.run, row),
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
                Form::Parquet(file) => file.finish().map(|_| ()),
            })
            .map_err(|error| Failure::bad_use(format!("{}: {error}", path.display())))
    }
}

/// One row for each seat, and for a rival whom the rules play.
fn by_seat(file: &mut Parquet<BufWriter<File>>, run: &Run, row: Row<'_>) -> io::Result<()> {
    let winners: Vec<Seat> = row.standings.winners().collect();
    let part = 1.0 / winners.len().max(1) as f64;
    let hash = format!("{:016x}", row.state_hash);
    let mut places = row.standings.places.clone();
    places.sort_by_key(|place| place.seat);
    for place in places {
        let bot = row.bots.get(place.seat.index());
        file.row(&[
            Cell::Text(run.game),
            Cell::Text(&run.setup),
            // The bits of the seed: Parquet's plain integers are signed.
            Cell::Int64(run.seed as i64),
            Cell::Int64(row.nth as i64),
            Cell::Int64(row.deal as i64),
            Cell::Int32(row.rotation.into()),
            Cell::Text(&place.seat.to_string()),
            Cell::Text(bot.map_or("rival", String::as_str)),
            Cell::Int32(place.rank.into()),
            Cell::Int32(place.score),
            Cell::Double(if winners.contains(&place.seat) {
                part
            } else {
                0.0
            }),
            Cell::Int64(row.decisions as i64),
            Cell::Text(row.standings.ending),
            Cell::Text(&hash),
        ])?;
    }
    Ok(())
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
